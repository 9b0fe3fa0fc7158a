//! POJ 1143 — Number Game
//! <http://poj.org/problem?id=1143> · 1 s · 64 MiB · medium
//!
//! Rules: two players choose integers above 1 in turn; a number that is a multiple of chosen
//! ones, or a sum of such multiples, cannot be chosen any more, and whoever has none left
//! loses. Cases `n`, then the n numbers that are left, all up to 20, end with 0. Print `Test
//! Case #1`, then `The winning moves are:` with all of them in order, or `There's no winning
//! move.`, and an empty line.
//! Model: search of all positions, sets of numbers.
//! Why: the numbers that are left are the whole position. Those that are gone have all their
//! sums among them, so choosing x takes away the sums of x, 2x, … and at most one of them.
//! A set is won if a choice leaves one that is lost; only the sets that can come up from the
//! given one are searched, each once, at most 19 choices deep.
//! Cost: O(20² S) for S sets in all the cases; 2^19 are possible, but few come up.

use grundy::contest::masks::ones;
use itertools::Itertools;
use proconio::{input, is_stdin_empty};
use std::collections::BTreeMap;

const NUMBERS: u32 = (1 << 21) - (1 << 2); // 2 to 20

fn main() {
    let (mut known, mut answers, mut case) = (BTreeMap::new(), String::new(), 0);
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        assert!(n <= 20, "{n} numbers, more than 20");
        input! { numbers: [u32; n] }
        let in_bounds = numbers.iter().all(|number| (2..=20).contains(number));
        assert!(in_bounds, "a number outside 2..=20 in {numbers:?}");
        let left = numbers.iter().fold(0, |left, number| left | 1 << number);
        let winning = ones(left).filter(|&x| !mover_wins(choose(left, x), &mut known)).join(" ");
        case += 1;
        answers += &match winning.is_empty() {
            true => format!("Test Case #{case}\nThere's no winning move.\n\n"),
            false => format!("Test Case #{case}\nThe winning moves are: {winning}\n\n"),
        };
    }
    print!("{answers}");
}

fn mover_wins(left: u32, known: &mut BTreeMap<u32, bool>) -> bool {
    if let Some(&wins) = known.get(&left) {
        return wins;
    }
    let wins = ones(left).any(|x| !mover_wins(choose(left, x), known));
    known.insert(left, wins);
    wins
}

/// What is left after the choice of `x`.
fn choose(left: u32, x: u32) -> u32 {
    let gone = NUMBERS & !left | 1; // 0 is the sum of none
    let with_x = (0..=20 / x).fold(0, |sums, times| sums | gone << (times * x));
    left & !with_x
}
