//! Luogu P2953 — Cow Digit Game
//! <https://www.luogu.com.cn/problem/P2953> · 1 s? · 125 MiB? · difficulty 2
//!
//! Also: BZOJ 3404
//! Rules: a move lowers a number by its largest digit or by its smallest digit that is not 0, and
//! whoever makes it 0 wins. The input has G cases, each one number; print `YES` if the first player
//! wins, else `NO`.
//! Bounds: 1 ≤ G ≤ 100; the numbers are from 1 to 1,000,000.
//! Kind: impartial
//! Picture: `1 / 15`
//! Model: subtraction game, by the digits of the number.
//! Why: 0 is lost, and any other number is won exactly when some move from it leads to a lost
//! number. Moves lead only to smaller numbers, which the table already has.
//! Cost: O(log n) for each number of the table up to the largest n, O(1) per case.
//!
//! 规则：给定一个数；每次操作把它减去它的最大的数字，或减去它的最小的非零数字，使它变成 0 者
//! 胜。共 G 组数据，每组一个数；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ G ≤ 100；各数从 1 到 1,000,000。
//! 模型：减法游戏，所减的数由各位数字决定。
//! 思路：0 必败；其他的数当且仅当两种走法中有一种通向必败态时必胜。两种走法都使数变小，查已有的
//! 表即可。
//! 复杂度：预处理到最大的 n，每个数 O(log n)；之后每组 O(1)。

use grundy::table::TableVec;
use proconio::input;

/// For numbers larger than this, the table would need too much memory.
const LARGEST: usize = 100_000_000;

/// The digits that a move may subtract.
struct Digits {
    smallest: usize,
    largest: usize,
}

/// Returns the smallest nonzero digit and the largest digit of a `number` > 0.
fn digits(number: usize) -> Digits {
    let mut digits = Digits { smallest: 9, largest: 0 };
    let mut rest = number;
    while rest > 0 {
        let digit = rest % 10;
        digits.largest = digits.largest.max(digit);
        if digit > 0 {
            digits.smallest = digits.smallest.min(digit);
        }
        rest /= 10;
    }
    digits
}

fn main() {
    input! { cases: usize, numbers: [usize; cases] }
    let largest = numbers.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "the number {largest}, more than {LARGEST}");
    let is_won = TableVec::by(largest + 1, |is_won: &[bool]| {
        let number = is_won.len();
        let digits = digits(number);
        number > 0 && !(is_won[number - digits.smallest] && is_won[number - digits.largest])
    });
    let mut verdicts = String::new();
    for number in numbers {
        verdicts += if is_won[number] { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}
