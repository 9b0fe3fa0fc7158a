//! A contestant's template, of which most is unused: imports, macros, functions, and a struct.

#![allow(unused_imports, unused_macros, dead_code)]
use grundy::nim::{nim_sum, winning_moves};
use grundy::{mex::mex, subtraction::*};
use itertools::{iproduct, Itertools};
use proconio::{
    fastout, input, input_interactive,
    marker::{Bytes, Chars, Isize1, Usize1},
};
use std::cmp::{max, min, Reverse};
use std::collections::*;

const MOD: u64 = 998_244_353;

macro_rules! debug {
    ($($x:expr),*) => {
        eprintln!(concat!($(stringify!($x), " = {:?} "),*), $($x),*)
    };
}

macro_rules! chmin {
    ($a:expr, $b:expr) => {
        $a = min($a, $b)
    };
}

/// A function that calls the library, and that nothing calls.
fn grundy_values(n: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..n {
        values.push(mex((1..4).filter(|m| *m <= heap).map(|m| values[(heap - m) as usize])));
    }
    values
}

struct Solver {
    a: Vec<u64>,
}

impl Solver {
    fn sorted(&self) -> Vec<u64> {
        self.a.iter().copied().sorted().collect_vec()
    }

    fn solve(&self) -> u64 {
        nim_sum(self.a.iter().copied()) % MOD
    }
}

fn main() {
    input! { n: usize, a: [u64; n] }
    println!("{}", Solver { a }.solve());
}
