//! Walks through positions in a row.

use super::shapes::{alone, NORMAL};
use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "fraction" => row(Marks::Values, 0..=24, |&heap| {
            (1..=heap / 2).map(|taken| vec![heap - taken]).collect()
        }),
        "coin_turning" => row(Marks::Values, 0..=15, |&coin| {
            (0..=coin).rev().map(|first| (first..coin).collect()).collect()
        }),
        "moore" => triples(3, NORMAL, moore_options),
        "board" => chomp(),
        "period::sapp" => row(Marks::Values, 0..=15, |&heap| {
            let allowed = |taken: &u64| !taken.is_multiple_of(3) && (*taken > 1 || heap == 1);
            (1..=heap).filter(allowed).map(|taken| vec![heap - taken]).collect()
        }),
        "chooser" => row(Marks::Offers, 1..=20, |&heap| {
            (1..=heap / 2).map(|part| vec![part, heap - part]).collect()
        }),
        "entailing" => row(Marks::Entailing, 0..=14, |&stack| {
            let splits = (1..=stack / 2).map(|part| vec![part, stack - part]);
            splits.chain(stack.checked_sub(1).map(|left| vec![left])).collect()
        }),
        _ => return None,
    })
}

/// Returns a row of numbered positions.
fn row(
    marks: Marks,
    numbers: std::ops::RangeInclusive<u64>,
    options: impl Fn(&u64) -> Vec<Vec<u64>>,
) -> Walk {
    let numbers: Vec<u64> = numbers.collect();
    Walk::new(Arrangement::Row, marks, &numbers, u64::to_string, options)
}

/// Three numbers in descending order.
type Triple = [u64; 3];

/// Returns a row of all triples of numbers up to `largest`.
fn triples(largest: u64, marks: Marks, options: impl Fn(&Triple) -> Vec<Triple>) -> Walk {
    let pairs = (0..=largest).flat_map(|a| (0..=a).map(move |b| (a, b)));
    let triples = pairs.flat_map(|(a, b)| (0..=b).map(move |c| [a, b, c])).collect_vec();
    let label = |[a, b, c]: &Triple| format!("{a} {b} {c}");
    // A move makes some numbers smaller and none larger.
    Walk::new(Arrangement::Row, marks, &triples, label, |triple| alone(options(triple)))
}

fn moore_options(heaps: &Triple) -> Vec<Triple> {
    let changes =
        |left: &Vec<u64>| left.iter().zip(heaps).filter(|(left, heap)| left != heap).count();
    let all_left = heaps.map(|heap| 0..=heap).into_iter().multi_cartesian_product();
    let options = all_left.filter(|left| (1..=2).contains(&changes(left)));
    options.filter_map(|left| left.into_iter().sorted().rev().collect_array()).collect()
}

fn chomp() -> Walk {
    let mut walk = triples(4, NORMAL, |rows| {
        let bite = |(row, column): (usize, u64)| {
            let mut left = *rows;
            left[row..].iter_mut().for_each(|length| *length = (*length).min(column));
            left
        };
        let squares = (0..3).flat_map(|row| (0..rows[row]).map(move |column| (row, column)));
        // Eating the poisoned square is no move, for it loses.
        squares.filter(|&square| square != (0, 0)).map(bite).collect()
    });
    // The empty board, which is never left.
    walk.labels.remove(0);
    walk.options.remove(0);
    let shifted = walk.options.iter_mut().flatten().flatten();
    shifted.for_each(|option| *option -= 1);
    walk
}
