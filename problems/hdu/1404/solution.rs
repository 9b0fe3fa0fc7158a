//! HDU 1404 — Digital Deletions
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1404> · 1 s? · 32 MiB? · medium
//!
//! Rules: a string of digits; a move makes one digit smaller, or erases a 0 with everything
//! to the right of it, and whoever removes the last digit wins. One string of 1 to 6 digits
//! a line up to the end of the input; print `Yes` if the first player wins, else `No`.
//! Model: game on sets and strings, a table of won and lost.
//! Why: a string that begins with 0 is won at once, so only numbers need a table. Every
//! move between numbers makes them smaller, so the table can be filled from below: a number that
//! no smaller lost one has marked as won is lost, and marks all numbers from which a move
//! reaches it. These are the numbers with one digit larger, and those in which a 0 and any
//! digits follow it.
//! Cost: O(10⁶) once, O(1) a line.

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

/// Marks the numbers from which `number` is reached by erasing a 0 and what follows.
fn mark_continued(number: usize, wins: &mut [bool]) {
    let mut with_zero = 10 * number;
    let mut continuations = 1;
    while with_zero < NUMBERS {
        wins[with_zero..with_zero + continuations].fill(true);
        with_zero *= 10;
        continuations *= 10;
    }
}
