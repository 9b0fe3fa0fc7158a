//! BZOJ 2319 — Black and white pieces (黑白棋游戏)
//! <https://hydro.ac/d/bzoj/p/2319> · 10 s · 128 MiB · difficulty 7
//!
//! Rules: N rows of black and white pieces. A move takes one or more pieces from the left end of a
//! row: any number of white pieces, and at most one black piece, which must be the last piece
//! taken. Whoever cannot move loses. The input is `N`, then the numbers of black pieces and the
//! numbers of white ones in the rows; the pieces of each row are in random order. Print, with six
//! decimals, the probability that the first player wins.
//! Bounds: 1 ≤ N ≤ 50; a row has 0 to 100 black pieces, 0 to 100 white ones, and at least one
//! piece.
//! Kind: count
//! Model: Nim, where a move may go on to the next heap, and probabilities of values.
//! Why: the rows form a sum of games, so only the distribution of each row's value is needed.
//!
//! 1. A row of w white pieces without a black one is a heap of Nim, of value w.
//! 2. Let a row begin with w white pieces and a black one, and let the rest have the value r. The
//!    options of this row are the rest, and the same row with fewer white pieces at the front. By
//!    induction on w, the rows with fewer white pieces have the w least values other than r, and
//!    the row itself has the next such value: w if w < r, and otherwise w + 1.
//! 3. In a random row of b > 0 black and w white pieces, the first black one comes after j white
//!    ones with probability p(j), where p(0) = b / (b + w) and
//!    p(j + 1) = p(j) · (w - j) / (b + w - 1 - j); the rest is a random row again. This gives the
//!    distributions of values for b black pieces from those for b - 1.
//! 4. Rows are independent. The distribution of the nim sum of all rows is then found by adding one
//!    row after another, and the first player wins exactly when the nim sum is not 0.
//!
//! Cost: O(128 b w²) for rows of at most b black and w white pieces, with 128 possible values for
//! each row, plus O(128² N) for the nim sums.
//!
//! 规则：有 N 行棋子，有黑有白。每次操作从某一行的左端取走一枚或多枚棋子：取的都是白子，至多再
//! 加一枚黑子，而且黑子必须是其中最后一枚。无法操作者输。输入 `N`、各行的黑子数和各行的白子数，
//! 每行的排列是随机的。输出先手获胜的概率，保留六位小数。
//! 范围：1 ≤ N ≤ 50；每行有 0 到 100 枚黑子、0 到 100 枚白子，至少有一枚棋子。
//! 模型：Nim 游戏，有机会直接转到下一堆，并求各 SG 值的概率。
//! 思路：各行构成游戏的和，所以只需求出每一行的 SG 值的分布。
//!
//! 1. 只有 w 枚白子而没有黑子的一行，是 Nim 的一堆，值为 w。
//! 2. 设一行先是 w 枚白子，然后一枚黑子，其余部分的值为 r。它的后继是其余部分，以及前面白子更少
//!    的同样一行。对 w 归纳，后者的值恰是除 r 以外最小的 w 个值，而这一行自己的值就是接下
//!    来的那个：若 w < r 则为 w，否则为 w + 1。
//! 3. 随机的一行若有 b > 0 枚黑子、w 枚白子，第一枚黑子之前恰有 j 枚白子的概率为 p(j)，其
//!    中 p(0) = b / (b + w)，p(j + 1) = p(j) · (w - j) / (b + w - 1 - j)；其余部分仍是随机的一
//!    行。这样就由 b - 1 枚黑子的分布推出 b 枚黑子的分布。
//! 4. 各行互相独立，所以逐行相加就得到所有行的异或和的分布，当且仅当异或和不为 0 时先手胜。
//!
//! 复杂度：各行至多有 b 枚黑子、w 枚白子，每行 128 个值，所以是 O(128 b w²)；求异或和另需 O(128²
//! N)。

use proconio::input;

/// Values are at most one more than the number of white pieces.
const VALUES: usize = 128;
const MOST_WHITE: usize = VALUES - 2;
const MOST_BLACK: usize = 200;

/// The probability of each value.
type Distribution = [f64; VALUES];

fn main() {
    input! { rows: usize, black: [usize; rows], white: [usize; rows] }
    let most_black = black.iter().copied().max().unwrap_or(0);
    let most_white = white.iter().copied().max().unwrap_or(0);
    assert!(most_black <= MOST_BLACK, "{most_black} black pieces, more than {MOST_BLACK}");
    assert!(most_white <= MOST_WHITE, "{most_white} white pieces, more than {MOST_WHITE}");
    // For each number of white pieces, and the number of black ones that the loop has reached.
    let mut values: Vec<Distribution> = (0..=most_white).map(certain).collect();
    let mut nim_sum = certain(0);
    for black_now in 0..=most_black {
        if black_now > 0 {
            values = with_one_more_black(&values, black_now);
        }
        for row in (0..rows).filter(|&row| black[row] == black_now) {
            nim_sum = sum(&nim_sum, &values[white[row]]);
        }
    }
    let first_wins: f64 = nim_sum[1..].iter().sum();
    println!("{first_wins:.6}");
}

/// Returns the distribution in which the given value has probability 1.
fn certain(value: usize) -> Distribution {
    let mut distribution = [0.0; VALUES];
    distribution[value] = 1.0;
    distribution
}

/// Returns the distributions of rows with `black` black pieces and 0, 1, … white pieces, given the
/// distributions for one black piece fewer.
fn with_one_more_black(fewer: &[Distribution], black: usize) -> Vec<Distribution> {
    let rows = (0..fewer.len()).map(|white| {
        let mut distribution = [0.0; VALUES];
        let mut chance = black as f64 / (black + white) as f64;
        for first_white in 0..=white {
            for (rest, probability) in fewer[white - first_white].iter().enumerate() {
                let value = if first_white < rest { first_white } else { first_white + 1 };
                distribution[value] += chance * probability;
            }
            if first_white < white {
                let pieces_left = black + white - 1 - first_white;
                chance *= (white - first_white) as f64 / pieces_left as f64;
            }
        }
        distribution
    });
    rows.collect()
}

/// Returns the distribution of the nim sum of two independent values.
fn sum(one: &Distribution, other: &Distribution) -> Distribution {
    let mut sums = [0.0; VALUES];
    for (a, chance_of_a) in one.iter().enumerate() {
        for (b, chance_of_b) in other.iter().enumerate() {
            sums[a ^ b] += chance_of_a * chance_of_b;
        }
    }
    sums
}
