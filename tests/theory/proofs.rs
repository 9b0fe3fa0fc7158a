//! The proofs of the classical theorems, step by step: each test is named after the step of the
//! proof whose claim it checks, on every position of a range, by the rules alone.

mod bash;
mod bouton;
mod coin_turning;
mod colon;
mod drawing;
mod fibonacci_nim;
mod finite_sets;
mod fusion;
mod geography;
mod guy_smith;
mod memory;
mod misere_nim;
mod moore;
mod nim_product;
mod sprague_grundy;
mod staircase;
mod tartan;
mod wythoff;

/// Returns the nim sum of some numbers, written out because the tests of a proof use none of what
/// it proves.
fn nim_sum(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

/// Returns the mex of some numbers, by its definition.
fn mex(numbers: &[u64]) -> u64 {
    // Of the numbers up to their count, one is missing.
    let mut taken = vec![false; numbers.len() + 1];
    for &number in numbers {
        if let Some(place) = taken.get_mut(number as usize) {
            *place = true;
        }
    }
    taken.iter().position(|&taken| !taken).unwrap() as u64
}

/// Returns the positions after each move of Nim.
fn options_of_nim(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (heap, &stones) in heaps.iter().enumerate() {
        for leave in 0..stones {
            let mut left = heaps.to_vec();
            left[heap] = leave;
            options.push(left);
        }
    }
    options
}
