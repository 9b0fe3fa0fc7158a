//! CodeChef DIVGAME — Game of Divisors
//! <https://www.codechef.com/problems/DIVGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a number N is on the desk. A move decreases it by 1, or divides it by one of its divisors
//! other than 1 and the number itself. Whoever finds a 1 loses. Mike moves first. The input is the
//! number of cases, then `N` for each. For each case, print the winner, `Mike` or `Tom`.
//! Bounds: at most 10,000 cases; 2 ≤ N ≤ 10^8.
//! Kind: impartial
//! Model: game of divisors, with steps of 1.
//! Why: by induction on N, the lost numbers are 1, the odd primes other than 17, and 16, 34 and
//! 289:
//!
//! 1. The number 2 can only become 1, and is won. An odd prime p can only become the even number
//!    p - 1, so p is lost unless p - 1 is 16 or 34, the only even numbers that are lost; 17 is a
//!    prime, but 35 is not.
//! 2. A composite number with an odd prime divisor other than 17 can be divided to leave this
//!    prime, and is won. None of 16, 34 and 289 is such a number.
//! 3. The other numbers that are not primes have the form 2^a, or 2^a · 17^b with b > 0. The
//!    powers 4 and 8 can become 3 and 7, respectively, and are won. The number 16 becomes 15, 8, 4
//!    or 2, all won (15 by step 2), so it is lost; all higher powers of 2 can become 16, and are
//!    won.
//! 4. From 34 the moves are to 33, 17 and 2, and from 289 to 288 and 17. Of these, 33 and 288 are
//!    won by step 2, as multiples of 3, and 17 is won by the move to 16. So 34 and 289 are lost.
//!    All other numbers of step 3 are multiples of 34 or of 289, so they can be divided to leave 34
//!    or 289, and are won.
//!
//! Cost: O(π(√N)) per case, where π(x) is the number of primes up to x.
//!
//! 规则：桌上有一个数 N。每次操作把它减 1，或者除以它的一个约数，这个约数不能是 1 或它自己。面
//! 对 1 的人输，Mike 先手。先给出数据组数，每组为 `N`；输出每组的获胜者 `Mike` 或 `Tom`。
//! 范围：至多 10,000 组数据；2 ≤ N ≤ 10^8。
//! 模型：约数游戏，另可减 1。
//! 思路：必败的数是 1、除 17 以外的奇质数，以及 16、34 和 289，对 N 归纳证明：
//!
//! 1. 2 变成 1，必胜。奇质数 p 只能变成偶数 p - 1，所以必败，除非 p - 1 是 16 或 34，即必败的数
//!    中的偶数；17 是质数，35 不是。
//! 2. 若一个数不是质数，而有一个不等于 17 的奇质因数，除一次就变成这个质数，必胜。16、
//!    34 和 289 都不是这样的数。
//! 3. 剩下的是 2^a，以及 b > 0 时的 2^a · 17^b，质数除外。4 和 8 分别变成 3 和 7，必胜。16 可以
//!    变成 15、8、4 或 2，其中 15 由第 2 步必胜，所以 16 必败；更高的幂都可以变成 16，必胜。
//! 4. 34 可以变成 33、17 或 2，289 可以变成 288 或 17。其中 33 和 288 是 3 的倍数，由第 2 步必
//!    胜，而 17 变成 16，也必胜。所以 34 和 289 必败。第 3 步中其他的数都是 34 或 289 的倍数，
//!    必胜。
//!
//! 复杂度：每组 O(π(√N))，π 为质数个数函数。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// A limit of this program: for larger numbers, trying all the primes would take too much time.
const MOST: u64 = 1_000_000_000_000;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let largest = numbers.iter().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "the number {largest}, past this program's {MOST}");
    let primes = primes_up_to_root(largest);
    let mut winners = String::new();
    for number in numbers {
        assert!(number > 0, "the number 0, which is not above 1");
        winners += if is_lost(number, &primes) { "Tom\n" } else { "Mike\n" };
    }
    print!("{winners}");
}

/// Returns the primes whose squares are at most `number`.
fn primes_up_to_root(number: u64) -> Vec<u64> {
    let root = (0..).take_while(|root| root * root <= number).last().unwrap_or(0);
    let factors = least_prime_factors(root as usize + 1);
    (2..=root).filter(|&prime| u64::from(factors[prime as usize]) == prime).collect()
}

fn is_lost(number: u64, primes: &[u64]) -> bool {
    match number {
        1 | 16 | 34 | 289 => true,
        2 | 17 => false,
        _ => {
            let divisors = primes.iter().take_while(|&prime| prime * prime <= number);
            divisors.map(|prime| number % prime).all(|remainder| remainder > 0)
        }
    }
}
