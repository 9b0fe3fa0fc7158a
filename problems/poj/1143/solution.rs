//! POJ 1143 — Number Game
//! <http://poj.org/problem?id=1143> · 1 s · 64 MiB · medium
//!
//! Rules: two players choose integers above 1 in turn; a number that is a multiple of chosen
//! ones, or a sum of such multiples, cannot be chosen any more, and whoever has none left
//! loses. Cases `n`, then the n numbers that are left, all up to 20, end with 0. Print `Test
//! Case #1`, then `The winning moves are:` with all of them in order, or `There's no winning
//! move.`, and an empty line.
//! Model: search of all positions, sets of numbers.
//! Why: the numbers that are left are the whole position. Any sum of numbers that are gone is gone
//! as well, so after the choice of x a number is gone if it is one that was gone before, or 0, plus
//! a multiple of x. A set is won if some choice leaves a lost one. Only the sets that can come up
//! from the given one are searched, each once and at most 19 choices deep.
//! Cost: O(20² S) for S sets in all the cases; 2^19 are possible, but few come up.

use grundy::contest::masks::ones;
use itertools::Itertools;
use proconio::{input, is_stdin_empty};
use std::collections::BTreeMap;

const LARGEST: u32 = 20;

/// The numbers 2 to 20 as a set: bit k stands for the number k.
const ALL: u32 = (1 << (LARGEST + 1)) - (1 << 2);

/// The number 0 as a set.
const ZERO: u32 = 1;

fn main() {
    let mut search = Search::default();
    let mut answers = String::new();
    let mut case = 0;
    while !is_stdin_empty() {
        input! { n: usize }
        if n == 0 {
            break;
        }
        input! { left: [u32; n] }
        let winning = search.winning_choices(set_of(&left)).iter().join(" ");
        case += 1;
        answers += &format!("Test Case #{case}\n");
        answers += &match winning.is_empty() {
            true => "There's no winning move.\n\n".to_string(),
            false => format!("The winning moves are: {winning}\n\n"),
        };
    }
    print!("{answers}");
}

/// Returns the numbers as a set.
fn set_of(numbers: &[u32]) -> u32 {
    let mut set = 0;
    for number in numbers {
        assert!((2..=LARGEST).contains(number), "{number}, not a number from 2 to {LARGEST}");
        set |= 1 << number;
    }
    set
}

/// The outcomes of the sets that have been searched.
#[derive(Default)]
struct Search {
    mover_wins: BTreeMap<u32, bool>,
}

impl Search {
    fn winning_choices(&mut self, left: u32) -> Vec<u32> {
        ones(left).filter(|&number| !self.mover_wins(choose(left, number))).collect()
    }

    fn mover_wins(&mut self, left: u32) -> bool {
        if let Some(&wins) = self.mover_wins.get(&left) {
            return wins;
        }
        let wins = ones(left).any(|number| !self.mover_wins(choose(left, number)));
        self.mover_wins.insert(left, wins);
        wins
    }
}

/// Returns the numbers that are still left after the choice of `number`.
fn choose(left: u32, number: u32) -> u32 {
    let gone = ALL & !left;
    let mut gone_after = 0;
    for multiple in (0..=LARGEST).step_by(number as usize) {
        gone_after |= (gone | ZERO) << multiple;
    }
    left & !gone_after
}
