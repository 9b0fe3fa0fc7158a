//! yukicoder 2 — Prime Factor Game (素因数ゲーム)
//! <https://yukicoder.me/problems/no/2> · 5 s? · 512 MiB? · difficulty 2
//!
//! Rules: Alice and Bob take turns dividing a number, which is N at first. A move chooses a prime
//! factor of the number and divides the number by this factor one or more times; whoever makes the
//! number 1 wins. Alice moves first. The input is `N`; print the winner, `Alice` or `Bob`.
//! Bounds: 2 ≤ N ≤ 10^8.
//! Kind: impartial
//! Model: Nim, a heap for each prime, as large as its exponent.
//! Why: a move removes one or more copies of one prime factor and leaves all other factors: the
//! exponents are heaps of Nim, and for the number 1 all heaps are empty. By Bouton's theorem Alice
//! wins exactly when the nim sum of the exponents is not 0.
//! Cost: O(√N).
//!
//! 规则：Alice 与 Bob 轮流除一个数 N。每次操作选它的一个质因数，除一次或多次，只要还能整除；使
//! 它变成 1 者胜。Alice 先手。输入 `N`；输出获胜者 `Alice` 或 `Bob`。
//! 范围：2 ≤ N ≤ 10^8。
//! 模型：Nim 游戏，每个质数是一堆，堆的大小是它的指数。
//! 思路：每步去掉一个质数的至少一个因子，不动其他质数：各个指数就是 Nim 的堆，到 1 时全部取完。
//! 由 Bouton 定理，当且仅当各指数的异或和不为 0 时 Alice 胜。
//! 复杂度：O(√N)。

use grundy::contest::primes::prime_powers;
use grundy::nim;
use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n > 0, "0 is divided by every prime, for ever");
    let exponents = prime_powers(n).map(|(_, exponent)| u64::from(exponent));
    println!("{}", if nim::outcome(exponents).mover_wins() { "Alice" } else { "Bob" });
}
