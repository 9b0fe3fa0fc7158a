//! Pictures of single games, chosen by the judge and the problem's name there, such as
//! `codeforces/850c`: a tiny example by the game's own rules, and what decides it.
//!
//! Each file is a group of games, and says of which problems. A problem whose header chooses a
//! picture of its idea needs none here.

mod boards;
mod disguises;
mod divisors;
mod graphs;
mod grids;
mod heap_options;
mod partisan;
mod piles;
mod remainders;
mod searches;
mod sets;
mod single;
mod single_heaps;
mod small_trees;
mod stairs;
mod stones;
mod tables;
mod words;

use super::{figure, Picture};
use wording::language::Language;

/// Returns the picture of the game of a problem, given its folder below `problems`.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    let groups = [
        boards::of_problem,
        disguises::of_problem,
        divisors::of_problem,
        graphs::of_problem,
        grids::of_problem,
        heap_options::of_problem,
        partisan::of_problem,
        piles::of_problem,
        remainders::of_problem,
        searches::of_problem,
        sets::of_problem,
        single::of_problem,
        single_heaps::of_problem,
        small_trees::of_problem,
        stairs::of_problem,
        stones::of_problem,
        tables::of_problem,
        words::of_problem,
    ];
    groups.into_iter().find_map(|group| group(place, language))
}

/// Returns the numbers in order, separated by commas, or the sign of the empty set.
fn joined<N: ToString>(numbers: &[N]) -> String {
    match numbers {
        [] => "∅".to_string(),
        _ => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    }
}

/// Returns the numbers in rising order.
fn sorted(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers
}

/// Returns the numbers with another one at a place.
fn replaced(numbers: &[u32], place: usize, number: u32) -> Vec<u32> {
    let mut numbers = numbers.to_vec();
    numbers[place] = number;
    numbers
}

/// Returns the numbers without the one at a place.
fn without<N: Clone>(numbers: &[N], place: usize) -> Vec<N> {
    let mut numbers = numbers.to_vec();
    numbers.remove(place);
    numbers
}
