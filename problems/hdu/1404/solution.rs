//! HDU 1404 — Digital Deletions
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1404> · 1 s? · 32 MiB? · medium
//!
//! Rules: a string of digits; a move makes one digit smaller, or erases a 0 with everything
//! to the right of it, and whoever removes the last digit wins. One string of 1 to 6 digits
//! a line up to the end of the input; print `Yes` if the first player wins, else `No`.
//! Model: game on sets and strings, a table of won and lost.
//! Why: a string that begins with 0 is won at once, so only numbers need a table. Every
//! move between numbers makes them smaller; so going upwards, a number that no lost one has
//! marked is lost itself, and marks all from which it is reached: those with one digit
//! larger, and those with a 0 and any digits after it.
//! Cost: O(10⁶) once, O(1) a line.

use proconio::{input, is_stdin_empty};

const NUMBERS: usize = 1_000_000;

fn main() {
    let mut wins = vec![false; NUMBERS];
    for number in 1..NUMBERS {
        if wins[number] {
            continue;
        }
        let mut place = 1;
        while place <= number {
            for larger in 1..10 - number / place % 10 {
                wins[number + larger * place] = true;
            }
            place *= 10;
        }
        let (mut longer, mut tails) = (10 * number, 1);
        while longer < NUMBERS {
            wins[longer..longer + tails].fill(true);
            longer *= 10;
            tails *= 10;
        }
    }
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { digits: String }
        assert!(digits.len() <= 6, "a string of {} digits, more than 6", digits.len());
        let is_digits = digits.bytes().all(|digit| digit.is_ascii_digit());
        assert!(is_digits, "{digits:?} is not made of digits");
        let number: usize = digits.parse().expect("digits are a number");
        let first = digits.starts_with('0') || wins[number];
        verdicts += if first { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}
