//! Codeforces 150A — Win or Freeze
//! <https://codeforces.com/problemset/problem/150/A> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a number q is written down. A move writes down a divisor of the last number written,
//! other than 1 and the number itself, and whoever cannot move wins. Print the winner, `1` or `2`;
//! if it is the first player, also print on a second line a number that he can write as a winning
//! first move, or 0 if he has no move.
//! Bounds: 1 ≤ q ≤ 10^13.
//! Kind: impartial
//! Model: game of divisors, misère.
//! Why: 1 and the primes allow no move, so they are won. A product of two primes is lost, as every
//! move from it leads to a prime. A product of three or more primes is won by writing the product
//! of two of these primes.
//! Cost: O(√q).
//!
//! 规则：写着一个数 q。每次操作写出上一个数的一个约数，不能是 1 和这个数本身；无法操作者胜。输
//! 出获胜者 `1` 或 `2`；若先手胜，第二行再输出任意一个必胜的第一步，他无法操作则输出 0。
//! 范围：1 ≤ q ≤ 10^13。
//! 模型：约数游戏，反常规则。
//! 思路：面对 1 或质数时无法操作，所以必胜。两个质数之积只能留下质数，所以必败。更多质数之积，
//! 写出其中两个之积即胜。
//! 复杂度：O(√q)。

use grundy::contest::primes::prime_powers;
use proconio::input;

fn main() {
    input! { q: u64 }
    let mut primes = vec![];
    for (prime, exponent) in prime_powers(q) {
        primes.extend((0..exponent).map(|_| prime));
    }
    match primes[..] {
        [] | [_] => println!("1\n0"),
        [_, _] => println!("2"),
        [first, second, ..] => println!("1\n{}", first * second),
    }
}
