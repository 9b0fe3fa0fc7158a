//! Walks, shown as graphs, through all positions of games on a few objects.

use super::{open, options_in, NORMAL};
use crate::shown::GameKind;
use crate::steps::Arrangement;
use crate::walk::{heaps, Marks, Walk};
use grundy::contest::masks::jumps_down;
use grundy::contest::primes::prime_powers;
use grundy::rule::Rule;
use grundy::subtraction::SubtractionSet;
use grundy::sylver::Position;
use itertools::Itertools;
use std::hash::Hash;

/// A graph without cycles, with its token on the vertex from which all others can be reached.
const GRAPH: &str = "c>a d>a d>c e>b e>c f>c f>d g>d g>e g>a h>e h>f i>f i>g i>h from i";

/// A tree, with its token on the root.
const TREE: &str = "a>b a>c b>d b>e c>f d>g e>h f>i i>j from a";

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "grundy" => heaps::walk(&Rule::Set(SubtractionSet::all()), vec![2, 1], NORMAL)?,
        "graph" => token(GRAPH, Marks::Values)?,
        "contest::rooted_tree" => token(TREE, NORMAL)?,
        // Two plants: a carries b and c, and d carries e.
        "hackenbush" => letters(GameKind::Hackenbush, "g-x x-y x-z g-v v-w")?,
        "cram" => letters(GameKind::Cram, "... ...")?,
        "poset" => numbers(vec![2, 3, 4, 6, 12], |left, taken| {
            left.iter().copied().filter(|number| number % taken != 0).collect()
        })?,
        "sylver" => {
            let left = |position: Position| position.left().collect_vec();
            let start = left(Position::after(&[4, 7]).ok()?);
            numbers(start, |before, named| {
                left(Position::of_left(before).expect("the numbers are few").name(named))
            })?
        }
        "contest::masks" => {
            let options = |&mask: &u32| jumps_down(mask).collect();
            let square = |bit_is_set: bool| if bit_is_set { '●' } else { '○' };
            let label = |mask: &u32| (0..5).rev().map(|bit| square(mask >> bit & 1 == 1)).collect();
            graph(Marks::Values, 0b10100, label, options)?
        }
        "contest::primes" => {
            let options = |&number: &u64| {
                (1..number).filter(|divisor| number.is_multiple_of(*divisor)).collect()
            };
            graph(Marks::Values, 12, write_product, options)?
        }
        _ => return None,
    })
}

/// Returns the graph of all positions that follow from `start`.
fn graph<P: Clone + Hash + Ord>(
    marks: Marks,
    start: P,
    label: impl Fn(&P) -> String,
    options: impl Fn(&P) -> Vec<P>,
) -> Option<Walk> {
    Walk::from_start(Arrangement::Graph(vec![]), marks, start, label, options, usize::MAX)
}

/// Returns the vertices of a graph on which a token moves.
fn token(edges: &str, marks: Marks) -> Option<Walk> {
    let (game, start) = open(GameKind::Graph, edges);
    let vertex = |position: &Vec<u64>| {
        game.notation(position).rsplit(' ').next().unwrap_or_default().to_string()
    };
    graph(marks, start, vertex, |position| options_in(&*game, position))
}

/// Returns the positions of a game, each named by the letters of the objects that are left.
fn letters(kind: GameKind, start: &str) -> Option<Walk> {
    let (game, start) = open(kind, start);
    let letters = |position: &Vec<u64>| {
        let left = ('a'..).zip(position).filter(|(_, &is_left)| is_left == 1);
        name_set(left.map(|(letter, _)| letter).join(""))
    };
    graph(Marks::Values, start, letters, |position| options_in(&*game, position))
}

/// Returns the graph of the sets of numbers that can follow a given set, where a move removes a
/// number and perhaps other numbers.
fn numbers(start: Vec<u64>, after: impl Fn(&[u64], u64) -> Vec<u64>) -> Option<Walk> {
    let label = |left: &Vec<u64>| name_set(left.iter().join(" "));
    let options = |left: &Vec<u64>| left.iter().map(|&number| after(left, number)).collect();
    graph(Marks::Values, start, label, options)
}

/// Writes a number and, if it has several prime factors, their product: `12 = 2·2·3`.
fn write_product(number: &u64) -> String {
    let powers = prime_powers(*number);
    let factors = powers.flat_map(|(prime, exponent)| [prime].repeat(exponent as usize));
    match &factors.collect_vec()[..] {
        [] | [_] => number.to_string(),
        factors => format!("{number} = {}", factors.iter().join("·")),
    }
}

fn name_set(elements: String) -> String {
    match elements.is_empty() {
        true => "∅".to_string(),
        false => elements,
    }
}
