//! Walks through tables of two numbers: two heaps, or a heap with what is known beside it.

use super::shapes::{square, table, table_of_sums, Pair, LARGEST, MISERE, NORMAL};
use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use itertools::Itertools;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "nim" => table(Marks::Values, square(), one_smaller),
        "nim::misere" => table(MISERE, square(), one_smaller),
        "misere" => table(MISERE, square(), |&(a, b)| {
            let takes = |heap: u64| (1..=heap.min(3)).map(move |taken| heap - taken);
            takes(a).map(|a| (a, b)).chain(takes(b).map(|b| (a, b))).collect()
        }),
        "wythoff" => table(Marks::Values, square(), queen_moves),
        "wythoff::misere" => table(MISERE, square(), queen_moves),
        "wythoff::decimal" => wythoff_in_digits(),
        "euclid" => table(NORMAL, square(), |&(a, b)| {
            let (small, large) = (a.min(b), a.max(b));
            let multiples = (1..=large).map(|times| times * small);
            let taken = multiples.take_while(|&taken| 0 < taken && taken <= large);
            taken.map(|taken| if a < b { (a, b - taken) } else { (a - taken, b) }).collect()
        }),
        "staircase" => table(Marks::Values, staircase_positions(), |&(second, first)| {
            let down = (1..=first).map(|taken| (second, first - taken));
            let across = (1..=second).map(|taken| (second - taken, first + taken));
            down.chain(across).collect()
        }),
        "northcott" => table(Marks::Values, passes_and_heaps(), |&(additions, heap)| {
            let takes = (0..heap).rev().map(|left| (additions, left));
            let larger = heap + 1..=LARGEST;
            let puts_back = larger.filter(|_| additions > 0).map(|heap| (additions - 1, heap));
            takes.chain(puts_back).collect()
        }),
        "pass" => table(Marks::Values, passes_and_heaps(), |&(passes, heap)| {
            let takes = (0..heap).rev().map(|left| (passes, left));
            let pass = passes.checked_sub(1).filter(|_| heap > 0).map(|passes| (passes, heap));
            takes.chain(pass).collect()
        }),
        "nimber" => products(),
        "compound::ordinal" => table(Marks::Values, square(), |&(base, top)| {
            let left = |heap: u64| [1, 3].into_iter().filter_map(move |n| heap.checked_sub(n));
            left(base).map(|base| (base, 0)).chain(left(top).map(|top| (base, top))).collect()
        }),
        "misere::genus" => table(
            Marks::MisereValues,
            (0..=3).cartesian_product(0..=9).collect(),
            |&(nim, heap)| {
                let smaller = (0..nim).map(|left| (left, heap));
                let taken = if heap == 1 { &[1][..] } else { &[2, 3] };
                let allowed = taken.iter().filter(|&&taken| taken != 2 || heap > 2);
                let takes = allowed.filter_map(|taken| heap.checked_sub(*taken));
                smaller.chain(takes.map(|left| (nim, left))).collect()
            },
        ),
        "misere::quotient" => ones_and_twos(),
        _ => return None,
    })
}

fn one_smaller(&(a, b): &Pair) -> Vec<Pair> {
    (0..a).rev().map(|left| (left, b)).chain((0..b).rev().map(|left| (a, left))).collect()
}

fn queen_moves(&(x, y): &Pair) -> Vec<Pair> {
    let both = (1..=x.min(y)).map(|taken| (x - taken, y - taken));
    one_smaller(&(x, y)).into_iter().chain(both).collect()
}

fn wythoff_in_digits() -> Walk {
    let walk = table(NORMAL, square(), queen_moves);
    let label = |(a, b): &Pair| format!("({}, {})", zeckendorf(*a), zeckendorf(*b));
    Walk {
        labels: square().iter().map(label).collect(),
        layout: Arrangement::Table { cells: square(), heading: zeckendorf },
        ..walk
    }
}

/// Returns the Zeckendorf digits of a number below 13.
fn zeckendorf(number: u64) -> String {
    let mut rest = number;
    let mut digits = String::new();
    for part in [8, 5, 3, 2, 1] {
        let is_in = rest >= part;
        rest -= if is_in { part } else { 0 };
        if is_in || !digits.is_empty() || part == 1 {
            digits.push(if is_in { '1' } else { '0' });
        }
    }
    digits
}

/// Returns the stones on step 2 and on step 1, seven of them at most.
fn staircase_positions() -> Vec<Pair> {
    let seconds = 0..=LARGEST;
    seconds.flat_map(|second| (0..=LARGEST - second).map(move |first| (second, first))).collect()
}

/// Returns the heaps of up to [`LARGEST`] stones with 0 to 3 passes or additions each.
fn passes_and_heaps() -> Vec<Pair> {
    square().into_iter().filter(|(passes, _)| *passes <= 3).collect()
}

fn products() -> Walk {
    let label = |(a, b): &Pair| format!("{a}⊗{b}");
    table_of_sums(Marks::Values, square(), label, |&(a, b)| {
        let pairs = (0..a).cartesian_product(0..b);
        pairs.map(|(c, d)| vec![(c, b), (a, d), (c, d)]).collect()
    })
}

/// Returns the positions of up to 8 heaps, of which those of 2 stones are 4 at most, with their
/// elements.
fn ones_and_twos() -> Walk {
    let positions = (0..=4).flat_map(|twos| (0..=8 - twos).map(move |ones| (twos, ones)));
    let positions: Vec<Pair> = positions.collect();
    let walk = table(MISERE, positions.clone(), |&(twos, ones)| {
        let without_one = ones.checked_sub(1).map(|ones| (twos, ones));
        let from_two = twos.checked_sub(1).map(|twos| [(twos, ones + 1), (twos, ones)]);
        without_one.into_iter().chain(from_two.into_iter().flatten()).collect()
    });
    let element = |&(twos, ones): &Pair| {
        let a = if ones % 2 == 1 { "a" } else { "" };
        let b = match twos {
            0 if a.is_empty() => "1",
            0 => "",
            twos if twos % 2 == 1 => "b",
            _ => "b²",
        };
        format!("{a}{b}")
    };
    Walk { elements: positions.iter().map(element).collect(), ..walk }
}
