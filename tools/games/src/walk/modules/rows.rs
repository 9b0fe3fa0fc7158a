//! Walks through positions in a row.

use super::{open, options_in, options_under, NORMAL};
use crate::shown::GameKind;
use crate::steps::Arrangement;
use crate::walk::{Marks, Walk};
use grundy::coin_turning::Row;
use grundy::game::Game;
use itertools::Itertools;
use std::ops::RangeInclusive;

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "fraction" => heaps("n -> n-a with 1 <= a <= n-a", Marks::Values, 0..=24),
        "period::sapp" => heaps("0.1[303]", Marks::Values, 0..=15),
        "chooser" => heaps("n -> (a, n-a) with 1 <= a <= n-a", Marks::Offers, 1..=20),
        "entailing" => heaps("n -> n-1 | (a, n-a) with 1 <= a <= n-a", Marks::Entailing, 0..=14),
        "coin_turning" => {
            let coins: Vec<usize> = (0..=15).collect();
            let options = |coin: &usize| Row::Ruler.options(coin);
            Walk::new(Arrangement::Row, Marks::Values, &coins, usize::to_string, options)
        }
        "moore" => triples(GameKind::Moore, "2 3 3 3")?,
        "board" => triples(GameKind::Chomp, "4 4 4")?,
        _ => return None,
    })
}

/// Returns a row of heaps under a rule.
fn heaps(rule: &str, marks: Marks, heaps: RangeInclusive<u64>) -> Walk {
    let heaps: Vec<u64> = heaps.collect();
    Walk::new(Arrangement::Row, marks, &heaps, u64::to_string, options_under(rule))
}

/// Returns a row of all positions of a game; a position is three numbers in any order.
fn triples(kind: GameKind, start: &str) -> Option<Walk> {
    let (game, start) = open(kind, start);
    let descending = |after: Vec<u64>| after.into_iter().sorted().rev().collect_vec();
    let options =
        |position: &Vec<u64>| options_in(&*game, position).into_iter().map(descending).collect();
    let label = |position: &Vec<u64>| position.iter().join(" ");
    Walk::from_start(Arrangement::Row, NORMAL, start, label, options, usize::MAX)
}
