//! AcWing 1319 by its rules: every piece tried along every edge.
//!
//! The middle tier has graphs of a few hundred vertices. Every vertex is worth the mex of what its
//! edges lead to.

use grundy::mex::mex;
use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(1, 2000)..=g.pick(7, 2000));
    let m = if n == 1 { 0 } else { g.within(g.pick(0, 6000)..=g.pick(10, 6000)) };
    let k = g.within(1..=n.min(g.pick(3, 2000)));
    // Number the vertices from `shift` on; edges lead to lower numbers, so there is no cycle.
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n} {m} {k}\n");
    for _ in 0..m {
        let from = g.within(1..=n - 1);
        let to = g.within(0..=from - 1);
        let number = |height: u64| (height + shift) % n + 1;
        input += &format!("{} {}\n", number(from), number(to));
    }
    let pieces = g.many(k, 1..=n);
    input + &format!("{}\n", join(&pieces))
}

/// Returns a graph in which every vertex has edges to some of the next few, and pieces of which the
/// last is often chosen so that the position is lost.
fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(50..=500) as usize;
    let reach = g.within(2..=20);
    let (mut edges, mut values) = (Vec::new(), Vec::new());
    for from in 0..n as u64 {
        let count = if from == 0 || g.one_in(20) { 0 } else { g.within(1..=10) };
        let heads = g.many(count, from.saturating_sub(reach)..=from.saturating_sub(1));
        values.push(mex(heads.iter().map(|&to| values[to as usize])));
        edges.extend(heads.into_iter().map(|to| (from, to)));
    }
    let count = g.within(1..=20);
    let mut pieces = g.many(count, 0..=n as u64 - 1);
    let sum = pieces.iter().fold(0, |sum, &piece| sum ^ values[piece as usize]);
    let equal: Vec<usize> = (0..n).filter(|&vertex| values[vertex] == sum).collect();
    if g.one_in(2) && !equal.is_empty() {
        pieces.push(equal[g.within(0..=equal.len() as u64 - 1) as usize] as u64);
    }
    let shift = g.within(0..=n as u64 - 1);
    let number = |vertex: u64| (vertex + shift) % n as u64 + 1;
    let mut input = format!("{n} {} {}\n", edges.len(), pieces.len());
    for (from, to) in edges {
        input += &format!("{} {}\n", number(from), number(to));
    }
    let pieces: Vec<u64> = pieces.into_iter().map(number).collect();
    input + &format!("{}\n", join(&pieces))
}

fn answer_by_values(input: &mut Input) -> String {
    let Case { edges, pieces } = read(input);
    let options = |&vertex: &usize| edges[vertex].iter().map(|&to| vec![to]).collect();
    let first = GrundyValues::new().sum(&pieces, &options) > 0;
    (if first { "win\n" } else { "lose\n" }).to_string()
}

struct Case {
    /// The vertices to which the edges of each vertex lead.
    edges: Vec<Vec<usize>>,
    pieces: Vec<usize>,
}

fn read(input: &mut Input) -> Case {
    let n = input.number(1..=2000);
    let m = input.number(0..=6000);
    let k = input.number(1..=n);
    let mut edges = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let from = input.number(1..=n);
        edges[from].push(input.number(1..=n));
    }
    let pieces = input.numbers(k, 1..=n);
    input.end();
    let mut dead = vec![false; n + 1];
    while let Some(vertex) =
        (0..=n).find(|&vertex| !dead[vertex] && edges[vertex].iter().all(|&to| dead[to]))
    {
        dead[vertex] = true;
    }
    assert!(dead.iter().all(|&dead| dead), "the graph has a cycle");
    Case { edges, pieces }
}

fn answer(input: &mut Input) -> String {
    let Case { edges, mut pieces } = read(input);
    pieces.sort_unstable();
    let options = |pieces: &Vec<usize>| along_one_edge(pieces, &edges);
    let first = Search::normal().mover_wins(&pieces, &options);
    (if first { "win\n" } else { "lose\n" }).to_string()
}

fn along_one_edge(pieces: &[usize], edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for piece in 0..pieces.len() {
        for &to in &edges[pieces[piece]] {
            let mut option = pieces.to_vec();
            option[piece] = to;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
