//! SPOJ NGM — A Game with Numbers
//! <https://www.spoj.com/problems/NGM/> · 1 s · 1536 MiB · difficulty 1
//!
//! Rules: a positive number is written down. A move subtracts from the number one of its digits
//! other than 0, and whoever writes 0 wins. Read the number; if the first player wins, print 1 and,
//! on a second line, a winning digit to subtract, and otherwise print only 2.
//! Bounds: 1 ≤ n < 2,000,000,000.
//! Kind: impartial
//! Model: take-away game, the digits of a number and the multiples of 10.
//! Why: the P-positions are the multiples of 10. A digit other than 0 is less than 10, so
//! subtracting one digit never leads from one multiple of 10 to another. Any other number has a
//! last digit d that is not 0; subtracting d, and no other digit, leaves a multiple of 10, so d
//! alone wins.
//! Cost: O(1).
//!
//! 规则：写下一个正整数。每次操作从它减去它的一个非零数字，写出 0 的人胜。读入这个数；先手胜则输出
//! 1，并在第二行输出一个能胜的数字，否则只输出 2。
//! 范围：1 ≤ n < 2,000,000,000。
//! 模型：取物游戏，减去自身的数字，10 的倍数。
//! 思路：必败态就是 10 的倍数。非零数字小于 10，所以从一个 10 的倍数减去它，到不了另一个 10 的倍
//! 数。其他数的末位 d 不为 0，减去 d 得到 10 的倍数，减去别的数字则得不到，所以只有 d 能胜。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { number: u64 }
    assert!(number > 0, "0 is written already");
    match number % 10 {
        0 => println!("2"),
        last => println!("1\n{last}"),
    }
}
