//! HackerRank alice-and-bobs-silly-game — Alice and Bob's Silly Game
//! <https://www.hackerrank.com/challenges/alice-and-bobs-silly-game> · 10 s? · 512 MiB? · difficulty 1
//!
//! Rules: the numbers 1 to n are on the table. A move chooses a prime that is still there and
//! removes it with all its multiples; whoever cannot move loses. The input has g cases `n`.
//! Print the winner, `Alice` (first) or `Bob`.
//! Bounds: 1 ≤ g ≤ 1000; 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: parity, of the primes up to n.
//! Why: a prime is a multiple of no other prime, so each prime is removed only when it is itself
//! chosen. So a game lasts as many moves as there are primes up to n, however it is played.
//! Cost: O(M log log M) once, where M is the largest n; O(1) per case.
//!
//! 规则：桌上有 1 到 n 的数。每次操作选一个还在的质数，去掉它和它的所有倍数；无法操作者输。输入
//! 共 g 组数据，每组给出 `n`；输出获胜者 `Alice`（先手）或 `Bob`。
//! 范围：1 ≤ g ≤ 1000；1 ≤ n ≤ 10^5。
//! 模型：奇偶性，看 n 以内的质数个数。
//! 思路：质数不是别的质数的倍数，所以每个质数只有被选中时才去掉：不论怎么玩，步数都等于质数的个
//! 数。
//! 复杂度：设 M 是最大的 n，预处理 O(M log log M)，每组 O(1)。

use grundy::contest::primes::least_prime_factors;
use proconio::input;

/// A limit of this program: the primes up to larger numbers would not fit into memory.
const MOST: usize = 50_000_000;

fn main() {
    input! { cases: usize, games: [usize; cases] }
    let largest = games.iter().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a game up to {largest}, past this program's {MOST}");
    let least = least_prime_factors(largest + 1);
    let mut odd_count = vec![false; largest + 1];
    for number in 2..=largest {
        odd_count[number] = odd_count[number - 1] != (least[number] as usize == number);
    }
    let mut winners = String::new();
    for n in games {
        winners += if odd_count[n] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}
