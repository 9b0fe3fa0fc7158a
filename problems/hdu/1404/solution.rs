//! HDU 1404 — Digital Deletions
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1404> · 1 s? · 32 MiB? · difficulty 4
//!
//! Rules: a move in a string of digits lowers one digit, or erases a 0 with everything to the right
//! of it; whoever removes the last digit wins. Each line up to the end of the input is a string
//! of 1 to 6 digits; print `Yes` if the first player wins, else `No`.
//! Bounds: a string has 1 to 6 digits.
//! Kind: impartial
//! Model: game on sets and strings, a table of won and lost.
//! Why: a string that begins with 0 is won at once, so only numbers need a table. Every move from
//! one number to another leads to a smaller number, so the table can be filled in from below: a
//! number is lost if no smaller lost number has marked it as won, and it then marks as won all
//! numbers from which a move reaches it. These are the numbers in which one digit is larger and all
//! other digits are the same as in the lost number, and those that consist of the lost number, a 0
//! and possibly further digits.
//! Cost: O(10⁶) once, O(1) a line.
//!
//! 规则：有一串数字，每次操作把一个数字减小，或擦去一个 0 和它右边的一切；去掉最后一个数字的人
//! 赢。每行一个 1 到 6 位的串，直到输入结束；先手赢输出 `Yes`，否则输出 `No`。
//! 范围：每个字符串有 1 到 6 个数字。
//! 模型：集合与字符串上的游戏，胜负表。
//! 思路：以 0 开头的串立即就赢，所以只需对整数打表。整数之间的每一步都使数变小，所以可以从小
//! 到大填表：没有被更小的必败数标记为必胜的数就是必败的，它把所有能一步走到它的数标记为必胜，也就
//! 是把它的一位增大得到的数，以及在它后面接上一个 0 和任意数字得到的数。
//! 复杂度：预处理 O(10⁶)，每次询问 O(1)。

use proconio::{input, is_stdin_empty};

const MOST_DIGITS: usize = 6;
const NUMBERS: usize = 1_000_000;

fn main() {
    let wins = won_numbers();
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { digits: String }
        let length = digits.len();
        assert!(length <= MOST_DIGITS, "a string of {length} digits, more than {MOST_DIGITS}");
        let is_digits = digits.bytes().all(|digit| digit.is_ascii_digit());
        assert!(is_digits, "{digits:?} is not made of digits");
        let number: usize = digits.parse().expect("digits are a number");
        let first_wins = digits.starts_with('0') || wins[number];
        verdicts += if first_wins { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}

/// Returns for each number whether the player to move wins.
fn won_numbers() -> Vec<bool> {
    let mut wins = vec![false; NUMBERS];
    for number in 1..NUMBERS {
        if !wins[number] {
            mark_with_larger_digit(number, &mut wins);
            mark_continued(number, &mut wins);
        }
    }
    wins
}

/// Marks the numbers from which `number` is reached by making a digit smaller.
fn mark_with_larger_digit(number: usize, wins: &mut [bool]) {
    let mut place = 1;
    while place <= number {
        let digit = number / place % 10;
        for increase in 1..10 - digit {
            wins[number + increase * place] = true;
        }
        place *= 10;
    }
}

/// Marks the numbers from which `number` is reached by erasing a 0 and everything after it.
fn mark_continued(number: usize, wins: &mut [bool]) {
    let mut with_zero = 10 * number;
    let mut continuations = 1;
    while with_zero < NUMBERS {
        wins[with_zero..with_zero + continuations].fill(true);
        with_zero *= 10;
        continuations *= 10;
    }
}
