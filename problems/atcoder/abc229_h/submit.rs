// AtCoder ABC 229 H https://atcoder.jp/contests/abc229/tasks/abc229_h · made by `cargo judge bundle abc229_h --write` from 01d868c0437429cf
//! AtCoder ABC 229 H — Advance or Eat
//! <https://atcoder.jp/contests/abc229/tasks/abc229_h> · 2 s · 1024 MiB · hard
//!
//! Rules: white and black pieces on an N × N board. Takahashi moves a white piece up to the
//! next cell, if that is empty, or eats any black piece; Snuke moves a black piece up or
//! eats a white one. Whoever cannot move loses, Takahashi first. Input `N`, then the rows of
//! `W`, `B` and `.`; print the winner, `Takahashi` or `Snuke`.
//! Model: partisan game, a sum of numbers.
//! Why: columns do not hinder each other. Each one is a surreal number (the code asserts
//! it), the simplest above what Takahashi makes of it and below what Snuke does: 0, or else of
//! least denominator and closest to 0. Moving in a number makes it worse for the mover, so
//! Takahashi, who begins, wins exactly if the sum is positive.
//! Cost: O(3^N · N).

use proconio::{input, marker::Chars};

const ONE: i64 = 1 << 40; // numbers are counted in units of 2^-40
const NONE: i64 = 1 << 60; // the bound where a player cannot move

fn main() {
    input! { n: usize, rows: [Chars; n] }
    assert!((1..=8).contains(&n), "a board of {n}, not 1 to 8");
    // A column is a number in base 3, its top cell the lowest digit: all moves make it less.
    let powers: Vec<usize> = (0..n as u32).map(|row| 3usize.pow(row)).collect();
    let mut values: Vec<i64> = Vec::new();
    for column in 0..3usize.pow(n as u32) {
        let (mut left, mut right) = (-NONE, NONE);
        for (row, &power) in powers.iter().enumerate() {
            let [piece, above] = [row, row.saturating_sub(1)].map(|row| column / powers[row] % 3);
            let eaten = values.get(column - piece * power).copied();
            let is_free = row > 0 && above == 0;
            let up = values.get(column - piece * (power - power / 3)).filter(|_| is_free).copied();
            let [for_left, for_right] = [[None; 2], [up, eaten], [eaten, up]][piece];
            left = left.max(for_left.unwrap_or(left));
            right = right.min(for_right.unwrap_or(right));
        }
        values.push(simplest(left, right));
    }
    let mut columns = vec![0; n];
    for (row, power) in rows.iter().zip(powers) {
        assert!(row.len() == n, "a row of {} cells, not {n}", row.len());
        for (column, &cell) in columns.iter_mut().zip(row) {
            let piece = ".WB".find(cell).unwrap_or_else(|| panic!("{cell:?} is not ., W or B"));
            *column += piece * power;
        }
    }
    let sum: i64 = columns.into_iter().map(|column| values[column]).sum();
    println!("{}", if sum > 0 { "Takahashi" } else { "Snuke" });
}

fn simplest(left: i64, right: i64) -> i64 {
    assert!(left < right, "a column is no number");
    if left < 0 {
        return if right > 0 { 0 } else { -simplest(-right, -left) };
    }
    let mut multiples = (0..=40).map(|halvings| (left / (ONE >> halvings) + 1) * (ONE >> halvings));
    multiples.find(|&value| value < right).expect("a column is a number of 2^-40")
}


