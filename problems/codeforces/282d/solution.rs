//! Codeforces 282D — Yet Another Number Game
//! <https://codeforces.com/problemset/problem/282/D> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: up to three numbers are given. A move lowers one of them, or all of them by the same
//! amount, but none below 0. Whoever cannot move loses. The input is `n` and the n numbers; print
//! the winner, `BitLGM` for the first player or `BitAryo` for the second.
//! Bounds: 1 ≤ n ≤ 3; the numbers are at least 0 and less than 300.
//! Kind: impartial
//! Model: Wythoff's game, with one, two or three heaps.
//! Why: with two numbers this is Wythoff's game, whose lost pairs are (a, a + d) for d = 0, 1, 2,
//! …, where a is the least number that is in none of the earlier pairs. With one number or three
//! numbers the game is Nim, because lowering all of them never leads from nim sum 0 to nim sum 0,
//! so such a move helps nobody. If such a move takes x from each number, then in each number it
//! flips the binary digit at the place of the lowest 1 of x, but no lower digit; as the number of
//! flips is odd, this digit of the nim sum changes.
//! Cost: O(1).
//!
//! 规则：给定至多三个数。每次操作把其中一个数减小，或把所有的数减去同一个量，都不能减到 0 以
//! 下。无法操作者输。输入为 `n` 和这 n 个数；输出获胜者，先手赢输出 `BitLGM`，否则输出
//! `BitAryo`。
//! 范围：1 ≤ n ≤ 3；各数至少为 0，小于 300。
//! 模型：威佐夫博弈，一堆、两堆或三堆。
//! 思路：两个数时就是威佐夫博弈，必败态为 (a, a + d)，d = 0, 1, 2, …，其中 a 是前面各对中没有出
//! 现过的最小的数。奇数个数时就是 Nim 游戏，因为同减的一步不会从异或和 0 走到异或和 0，对谁都没
//! 有帮助：设同减 x，在 x 最低的 1 所在的那一位，每个数都发生变化，更低的位都不变；变化的个数是
//! 奇数，异或和的这一位就变了。
//! 复杂度：O(1)。

use grundy::{nim, wythoff};
use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let outcome = match numbers[..] {
        [one, other] => wythoff::outcome(one, other),
        _ => {
            assert!(n % 2 == 1 || n == 0, "{n} numbers, neither two nor an odd number");
            nim::outcome(&numbers)
        }
    };
    println!("{}", if outcome.mover_wins() { "BitLGM" } else { "BitAryo" });
}
