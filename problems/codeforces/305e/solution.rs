//! Codeforces 305E — Playing with String
//! <https://codeforces.com/problemset/problem/305/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: in a piece of a string, a move cuts out a letter whose two neighbours in the piece are
//! equal. The piece breaks into three: the part before the letter, the letter itself, and the part
//! after it. Whoever cannot move loses. The input is the string; print `Second` if the second
//! player wins, else `First` and the place, counted from 1, of the leftmost letter that the first
//! player can cut out to win.
//! Bounds: the string has 1 to 5000 lowercase letters.
//! Kind: impartial
//! Rule: 0.137
//! Model: take-and-break game, a run of letters with equal neighbours.
//! Why: call a letter good if it can be cut out. When a good letter is cut out, its two neighbours
//! are no longer good, and nothing changes for the other letters. So the runs of good letters form
//! a sum of games: in a run of n letters, cutting out letter i, counted from 0, leaves runs of
//! i - 1 and n - i - 2 letters, where a negative number means 0. By the theorem of Sprague and
//! Grundy a move wins if it makes the nim sum 0.
//! Cost: O(|s|²) time, O(|s|) memory.
//!
//! 规则：字符串分成若干片。若某个字母在它所在的片中左右相邻的两个字母相同，一步就可以把它切出
//! 来；这一片分成它之前的部分、它自己和它之后的部分。无法操作者输。输入字符串；后手赢输出
//! `Second`，否则输出 `First` 以及先手能赢的第一步中最靠前的字母的位置（从 1 数起）。
//! 范围：字符串有 1 到 5000 个小写字母。
//! 模型：取石子并分堆的游戏，一段左右邻居相同的字母。
//! 思路：能切出来的字母称为好字母。切出一个好字母之后，它和它的两个邻居都不再能切，其他字母不受影
//! 响。所以各段连续的好字母构成游戏的和：在长为 n 的一段里（从 0 数起）切第 i 个，剩下长
//! 为 i - 1 和 n - i - 2 的两段，负数当作 0。由 Sprague–Grundy 定理，使异或和为 0 的一步就是必胜
//! 的一步。
//! 复杂度：时间 O(|s|²)，空间 O(|s|)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::{input, marker::Bytes};

/// A run of good letters.
struct Run {
    start: usize,
    length: usize,
}

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "not letters alone");
    let runs = runs(&s);
    let longest = runs.iter().map(|run| run.length).max().unwrap_or(0);
    let values = TableVec::by(longest + 1, value_of_next_length);
    let sum = nim_sum(runs.iter().map(|run| values[run.length]));
    for run in runs {
        for cut in 0..run.length {
            let after = nim_sum(parts(run.length, cut).map(|part| values[part]));
            if after ^ values[run.length] == sum {
                return println!("First\n{}", run.start + cut + 1);
            }
        }
    }
    println!("Second");
}

/// Returns the runs of good letters, from left to right; some may be empty.
fn runs(s: &[u8]) -> Vec<Run> {
    let mut runs = vec![];
    let mut start = 0;
    for end in 0..s.len() {
        let is_good = end > 0 && end + 1 < s.len() && s[end - 1] == s[end + 1];
        if !is_good {
            runs.push(Run { start, length: end - start });
            start = end + 1;
        }
    }
    runs
}

/// Returns the runs that remain when the letter at `cut` is cut out of a run of `length` letters.
fn parts(length: usize, cut: usize) -> [usize; 2] {
    [cut.saturating_sub(1), (length - 1 - cut).saturating_sub(1)]
}

/// Returns the value of a run that is one letter longer than the longest run whose value is in
/// `shorter`.
fn value_of_next_length(shorter: &[u64]) -> u64 {
    let length = shorter.len();
    // A cut and its mirror image are worth the same.
    let cuts = 0..length - length / 2;
    mex(cuts.map(|cut| nim_sum(parts(length, cut).map(|part| shorter[part]))))
}
