//! Codeforces 457F by its rules: every pair of leaves, and either of their numbers.
//!
//! The middle tier has up to nine merges, searched in the same way.

use reference::{Generator, Input, Reference, Search, Standing};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let few = g.within(1..=3);
    let cases = g.pick(few, 100);
    let trees = (0..cases).map(|_| {
        let merges = g.within(g.pick(0, 90)..=g.pick(5, 124));
        let largest = g.pick(3, 1000);
        tree(g, merges, largest)
    });
    format!("{cases}\n{}", trees.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let merges = g.within(6..=9);
    let largest = g.within(1..=3);
    format!("1\n{}", tree(g, merges, largest))
}

/// Returns a tree with so many merges. The vertices but the root have any names.
fn tree(g: &mut Generator, merges: u64, largest: u64) -> String {
    let n = 2 * merges + 1;
    let shift = g.within(0..=n - 1);
    let name = |vertex: usize| match vertex as u64 {
        0 => 0,
        vertex => (vertex + shift) % (n - 1) + 1,
    };
    // In some trees, one child has hardly any merges.
    let shape = g.within(0..=3);
    let mut sizes = vec![merges];
    let mut lines = vec![];
    for vertex in 0..n as usize {
        let line = match sizes[vertex] {
            0 => g.within(0..=largest).to_string(),
            size => {
                let small = g.within(0..=(size - 1).min(2));
                let left = match shape {
                    0 => small,
                    1 => (size - 1) / 2,
                    _ => g.within(0..=size - 1),
                };
                let mut parts = [left, size - 1 - left];
                if g.one_in(2) {
                    parts.reverse();
                }
                let children = [sizes.len(), sizes.len() + 1];
                sizes.extend(parts);
                format!("-1 {} {}", name(children[0]), name(children[1]))
            }
        };
        lines.push((name(vertex), line));
    }
    lines.sort_unstable();
    let lines: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
    format!("\n{n}\n{lines}")
}

/// The number of each vertex that is a leaf or has become one, and whether Pieguy is to move.
type Position = (Vec<Option<u64>>, bool);

fn options((numbers, is_pieguy): &Position, children: &[Option<[usize; 2]>]) -> Vec<Position> {
    let mut options = vec![];
    for (vertex, children) in children.iter().enumerate().filter(|pair| numbers[pair.0].is_none()) {
        let children = children.expect("a vertex without a number has children");
        let [Some(one), Some(another)] = children.map(|child| numbers[child]) else { continue };
        for number in [one, another] {
            let mut numbers = numbers.clone();
            numbers[vertex] = Some(number);
            // What is below does not matter any more.
            children.iter().for_each(|&child| numbers[child] = Some(0));
            options.push((numbers, !is_pieguy));
        }
    }
    options
}

/// Returns the last number.
fn last(
    position: &Position,
    children: &[Option<[usize; 2]>],
    known: &mut HashMap<Position, u64>,
) -> u64 {
    if let Some(&number) = known.get(position) {
        return number;
    }
    let after = options(position, children);
    let numbers = after.iter().map(|next| last(next, children, known));
    let best = if position.1 { numbers.max() } else { numbers.min() };
    let best = best.unwrap_or_else(|| position.0[0].expect("the root is a leaf at last"));
    known.insert(position.clone(), best);
    best
}

/// Returns a part of a tree in brackets.
fn written(vertex: usize, numbers: &[Option<u64>], children: &[Option<[usize; 2]>]) -> String {
    match (numbers[vertex], children[vertex]) {
        (Some(number), _) => number.to_string(),
        (None, Some(parts)) => {
            format!("({})", parts.map(|part| written(part, numbers, children)).join(" "))
        }
        (None, None) => "?".to_string(),
    }
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=100) {
        let n = input.number(1..=250usize);
        let (mut numbers, mut children) = (vec![], vec![]);
        for _ in 0..n {
            let number = input.number(-1..=1000i64);
            numbers.push(u64::try_from(number).ok());
            children.push(match number {
                -1 => Some([input.number(0..=n - 1), input.number(0..=n - 1)]),
                _ => None,
            });
        }
        assert!(is_tree(&children), "no tree");
        assert!(n <= 21, "too large for a reference");
        let start = (numbers, true);
        let last = last(&start, &children, &mut HashMap::new());
        let mut search = Search::normal()
            .over(|(numbers, is_pieguy): &Position| {
                numbers[0].map(|number| Standing::of_mover((number >= last) == *is_pieguy))
            })
            .written(|(numbers, _): &Position| written(0, numbers, &children))
            .turn(|&(_, is_pieguy): &Position| if is_pieguy { "Pieguy" } else { "Piegirl" });
        search.show(&start, &|position: &Position| options(position, &children));
        output += &format!("{last}\n");
    }
    input.end();
    output
}

/// Returns whether each vertex but the first is the child of just one, and none is its own
/// descendant.
fn is_tree(children: &[Option<[usize; 2]>]) -> bool {
    let mut below = vec![0];
    for place in 0..children.len() {
        let Some(&vertex) = below.get(place) else { break };
        below.extend(children[vertex].iter().flatten());
        if below.len() > children.len() {
            return false;
        }
    }
    below.sort_unstable();
    below.into_iter().eq(0..children.len())
}
