//! Lists of numbers, edited and formatted for pictures of individual problems.

use itertools::Itertools;
use std::fmt::Display;

/// Returns the numbers in the given order, separated by commas, or ∅ if there are none.
pub fn write_list<N: Display>(numbers: &[N]) -> String {
    match numbers {
        [] => "∅".to_string(),
        _ => numbers.iter().join(","),
    }
}

pub fn sort(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers
}

/// Returns all the numbers except the number at this index.
pub fn remove<N: Clone>(numbers: &[N], place: usize) -> Vec<N> {
    let mut numbers = numbers.to_vec();
    numbers.remove(place);
    numbers
}
