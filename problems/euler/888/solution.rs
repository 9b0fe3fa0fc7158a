//! Project Euler 888 — 1249 Nim
//! <https://projecteuler.net/problem=888> · 60 s · 1024 MiB? · hard
//!
//! Rules: a move takes 1, 2, 4 or 9 stones from one heap, or splits one into two heaps that are not
//! empty; whoever takes the last stone wins. The input is `N m`; print how many lost positions of m
//! heaps of 1 to N stones there are, whose order does not matter, modulo 912,491,249. Without input,
//! they are 12,491,249 and 1249. (For 124 and 9 the statement gives the whole number,
//! 2,259,208,528,408.)
//! Rule: 4.330300003
//! Model: take-and-break game, multisets of heaps, octal game 4.330300003.
//! Why: the values of heaps are periodic, and the positions are counted by a generating function.
//!
//! 1. From n = 322 on, the values have the period 11060: they repeat up to 2 · 322 + 11060 + 9, which
//!    by the theorem of Guy and Smith on octal games proves that they repeat for ever. No value is
//!    above 15.
//! 2. For a set y of bits let (-1)^|v & y| be the sign of a value v. The sum of the product of all
//!    signs over y is 16 if the nim sum is 0, and 0 otherwise. So the lost positions are a 16th of
//!    the sum, over y, of the signs of all positions.
//! 3. Let P heaps have the sign +1 and Q heaps the sign -1. Each may be chosen any number of times, so
//!    the sum over all positions of m heaps is the coefficient of t^m in (1 - t)^-P (1 + t)^-Q.
//! 4. That is the sum of C(P + m - j - 1, m - j) C(Q + j - 1, j) (-1)^j over j from 0 to m.
//!
//! Cost: O(11382²) for the table, O(N + m) for the positions.

use grundy::contest::mod_int::ModInt;
use grundy::mex::mex_of_mask;
use grundy::table::TableVec;
use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 912_491_249;

type Mod = ModInt<MODULUS>;

const PREPERIOD: u64 = 322;
const PERIOD: u64 = 11_060;

/// The sum would take too long above this; it must be less than the modulus.
const MOST_HEAPS: u64 = 1_000_000;

/// The number of values that may occur, a power of 2.
const VALUES: usize = 16;

fn main() {
    let (mut largest, mut heaps) = (12_491_249, 1249);
    if !is_stdin_empty() {
        input! { n: u64, m: u64 }
        (largest, heaps) = (n, m);
    }
    assert!(heaps <= MOST_HEAPS, "{heaps} heaps, more than {MOST_HEAPS}");
    println!("{}", lost_positions(&heaps_by_value(largest), heaps as usize));
}

/// Returns how many heaps from 1 to `largest` have each value.
fn heaps_by_value(largest: u64) -> [u64; VALUES] {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |sg: &[u8]| {
        let heap = sg.len();
        let taken = [1, 2, 4, 9].into_iter().filter(|&take| take <= heap);
        let by_taking = taken.fold(0, |options: u128, take| options | 1 << sg[heap - take]);
        let splits = (1..=heap / 2).map(|part| sg[part] ^ sg[heap - part]);
        mex_of_mask(splits.fold(by_taking, |options, value| options | 1 << value)) as u8
    });
    let mut heaps = [0; VALUES];
    for (heap, &value) in (0..).zip(sg.values()).skip(1) {
        let periods = if heap < PREPERIOD { 0 } else { largest.saturating_sub(heap) / PERIOD };
        heaps[usize::from(value)] += if heap <= largest { periods + 1 } else { 0 };
    }
    heaps
}

/// Returns how many multisets of `count` heaps have nim sum 0.
fn lost_positions(heaps_by_value: &[u64; VALUES], count: usize) -> Mod {
    let inverses: Vec<Mod> = (1..=count as u64).map(|n| Mod::new(n).inverse()).collect();
    let mut signs = Mod::new(0);
    for bits in 0..VALUES {
        let has_sign = |value: &usize, sign: u32| (value & bits).count_ones() % 2 == sign;
        let heaps = |sign: u32| -> u64 {
            (0..VALUES).filter(|value| has_sign(value, sign)).map(|v| heaps_by_value[v]).sum()
        };
        let positive = choices(heaps(0), &inverses);
        let negative = choices(heaps(1), &inverses);
        for (chosen, &ways) in negative.iter().enumerate() {
            let term = ways * positive[count - chosen];
            signs += if chosen % 2 == 0 { term } else { -term };
        }
    }
    signs * Mod::new(VALUES as u64).inverse()
}

/// Returns how many multisets of 0, 1, 2, … of `heaps` heaps there are, up to as many as there are
/// `inverses` of 1, 2, ….
fn choices(heaps: u64, inverses: &[Mod]) -> Vec<Mod> {
    let mut choices = vec![Mod::new(1)];
    for (chosen, &inverse) in (0..).zip(inverses) {
        choices.push(choices[chosen as usize] * Mod::new(heaps + chosen) * inverse);
    }
    choices
}
