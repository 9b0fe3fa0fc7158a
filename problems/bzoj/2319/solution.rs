//! BZOJ 2319 — Black and white pieces (黑白棋游戏)
//! <https://hydro.ac/d/bzoj/p/2319> · 10 s · 128 MiB · hard
//!
//! Rules: N rows of black and white pieces. A move takes one or more pieces from the left of a row:
//! white ones, with at most one black one, which must be the last. Whoever cannot move loses. The
//! input is `N`, the numbers of black pieces and the numbers of white ones in the rows, each of
//! which is in random order. Print with six decimals the probability that the first player wins.
//! Model: Nim, a chance to move on to the next heap, and probabilities of values.
//! Why: the rows are a sum of games, so that only the distribution of each row's value is needed.
//!
//! 1. A row of w white pieces without a black one is a heap of Nim, of the value w.
//! 2. Let a row begin with w white pieces and a black one, and let the rest have the value r. Its
//!    options are the rest, and the same row with fewer white pieces at the front. By induction
//!    on w, the latter have the w least values other than r; and its own is the next such value: w
//!    if w < r, and else w + 1.
//! 3. In a random row of b > 0 black and w white pieces, the first black one comes after j white
//!    ones with the probability p(j), where p(0) = b / (b + w) and
//!    p(j + 1) = p(j) · (w - j) / (b + w - 1 - j); the rest is a random row again. This gives the
//!    distributions of values for b black pieces from those for b - 1.
//! 4. Rows are independent. The distribution of the nim sum of all rows is thus found by adding
//!    one row after the other, and the first player wins exactly if the nim sum is not 0.
//!
//! Cost: O(b w² (w + 1)) for b black and w white pieces in a row, and O(128² N).

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

/// Returns the distribution that has one value.
fn certain(value: usize) -> Distribution {
    let mut distribution = [0.0; VALUES];
    distribution[value] = 1.0;
    distribution
}

/// Returns the distributions of rows with `black` black pieces, given those with one fewer, each
/// for 0, 1, … white pieces.
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
