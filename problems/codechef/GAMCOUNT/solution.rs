//! CodeChef GAMCOUNT — Counting Games
//! <https://www.codechef.com/problems/GAMCOUNT> · 6 s · 1536 MiB? · hard
//!
//! Rules: numbers v(0), …, v(N - 1) are given. A state is K numbers from 0 to N - 1; a move lowers
//! one of them, x, by a positive multiple of 2^v(x), but not below 0. Whoever cannot move loses.
//! The input has T cases: `N K` and the numbers v. Print how many of the N^K states the first
//! player wins, modulo 10⁹ + 7.
//! Model: subtraction game, multiples of a power of two, states counted.
//! Why: the Grundy value of x is the mex of the values of all smaller numbers of its class, those
//! with the same remainder modulo 2^v(x). The values are found in ascending order of x, and then
//! the Walsh–Hadamard transform counts the states with the nim sum 0, which are lost (Sprague
//! and Grundy).
//!
//! 1. For each l with 2^l < N and each remainder modulo 2^l, keep the set of the values of this
//!    class, and its mex. A new value is added to one class for each l. The mex of a class only
//!    grows, and to no more than its size, so that all steps together are O(N log N).
//! 2. Values above the size of a class cannot become its mex, so that sets of that size suffice,
//!    which makes O(N) for each l.
//! 3. If 2^v(x) ≥ N, nothing can be subtracted from x, and its value is 0.
//!
//! Cost: O(N log N + N log K) a case.

use grundy::contest::modular::power;
use grundy::contest::walsh::ways_by_nim_sum;
use proconio::input;

const PRIME: u64 = 1_000_000_007;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, exponents: [u32; n] }
        let values = grundy_values(&exponents);
        let most = values.iter().copied().max().unwrap_or(0);
        let mut ways = vec![0; (most + 1).next_power_of_two()];
        for value in values {
            ways[value] += 1;
        }
        let lost = ways_by_nim_sum(&ways, k, PRIME)[0];
        answers += &format!("{}\n", (power(n as u64, k, PRIME) + PRIME - lost) % PRIME);
    }
    print!("{answers}");
}

fn grundy_values(exponents: &[u32]) -> Vec<usize> {
    let numbers = exponents.len();
    let mut levels: Vec<Classes> = (0..)
        .take_while(|&level| 1 << level < numbers)
        .map(|level| Classes::new(level, numbers))
        .collect();
    let values = exponents.iter().enumerate().map(|(number, &exponent)| {
        let value = levels.get(exponent as usize).map_or(0, |classes| classes.mex(number));
        for classes in &mut levels {
            classes.insert(number, value);
        }
        value
    });
    values.collect()
}

/// The classes of numbers with equal remainders modulo 2^`level`, and the values of each.
struct Classes {
    level: u32,
    /// The mex of the values of each class, by the remainder.
    mexes: Vec<usize>,
    /// Whether a value occurs in a class: at the index value · 2^`level` + remainder.
    occurs: Vec<bool>,
}

impl Classes {
    /// Creates the empty classes of numbers below `numbers`.
    fn new(level: u32, numbers: usize) -> Classes {
        // A class has at most (numbers >> level) + 1 numbers, and so this is its largest mex.
        let values = (numbers >> level) + 2;
        Classes { level, mexes: vec![0; 1 << level], occurs: vec![false; values << level] }
    }

    fn mex(&self, number: usize) -> usize {
        self.mexes[self.remainder(number)]
    }

    fn insert(&mut self, number: usize, value: usize) {
        let remainder = self.remainder(number);
        if let Some(occurs) = self.occurs.get_mut((value << self.level) + remainder) {
            *occurs = true;
        }
        let mex = &mut self.mexes[remainder];
        while self.occurs[(*mex << self.level) + remainder] {
            *mex += 1;
        }
    }

    fn remainder(&self, number: usize) -> usize {
        number & ((1 << self.level) - 1)
    }
}
