//! Walks through all positions of games on a few things, as graphs.

use super::{open, options_in, NORMAL};
use crate::shown::{GameKind, Shown};
use crate::steps::Arrangement;
use crate::walk::{heaps, Marks, Walk};
use grundy::rule::Rule;
use grundy::subtraction::SubtractionSet;
use grundy::sylver::Position;
use itertools::Itertools;

/// A graph without cycles and its token, on the vertex from which all others are reached.
const GRAPH: &str = "c>a d>a d>c e>b e>c f>c f>d g>d g>e g>a h>e h>f i>f i>g i>h from i";

pub(super) fn find(module: &str) -> Option<Walk> {
    Some(match module {
        "grundy" => heaps::walk(&Rule::Set(SubtractionSet::all()), vec![2, 1], NORMAL)?,
        "graph" => played(GameKind::Graph, GRAPH, |game, position| {
            game.notation(position).rsplit(' ').next().unwrap_or_default().to_string()
        })?,
        // Two plants: a carries b and c, and d carries e.
        "hackenbush" => played(GameKind::Hackenbush, "g-x x-y x-z g-v v-w", letters)?,
        "cram" => played(GameKind::Cram, "... ...", letters)?,
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
        _ => return None,
    })
}

/// Returns the graph of all positions of a game that is played elsewhere.
fn played(
    kind: GameKind,
    start: &str,
    name: impl Fn(&dyn Shown, &[u64]) -> String,
) -> Option<Walk> {
    let (game, start) = open(kind, start);
    let label = |position: &Vec<u64>| name(&*game, position);
    let options = |position: &Vec<u64>| options_in(&*game, position);
    Walk::from_start(Arrangement::Graph(vec![]), Marks::Values, start, label, options, usize::MAX)
}

/// Names a position of things by the letters of those that are left.
fn letters(_game: &dyn Shown, position: &[u64]) -> String {
    let left = ('a'..).zip(position).filter(|(_, &is_left)| is_left == 1);
    name_set(left.map(|(letter, _)| letter).join(""))
}

/// Returns the graph of all sets of numbers from a first one, of which a move takes a number, and
/// others with it.
fn numbers(start: Vec<u64>, after: impl Fn(&[u64], u64) -> Vec<u64>) -> Option<Walk> {
    let label = |left: &Vec<u64>| name_set(left.iter().join(" "));
    let options = |left: &Vec<u64>| left.iter().map(|&number| after(left, number)).collect();
    Walk::from_start(Arrangement::Graph(vec![]), Marks::Values, start, label, options, usize::MAX)
}

fn name_set(elements: String) -> String {
    match elements.is_empty() {
        true => "∅".to_string(),
        false => elements,
    }
}
