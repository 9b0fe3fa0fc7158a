//! HackerRank number-game-on-a-tree by its rules: every path walked, every number removed.
//!
//! The middle tier has up to 40 nodes. A path is lost if each weight comes an even number of times,
//! which the sorted weights of the path show; that this decides is for the tiny trees to check, and
//! no weight gets a word at random.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_weights).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.pick(2, 2);
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 249_000)..=g.pick(7, 250_000));
        let kinds = g.within(0..=g.pick(3, 1000));
        let shift = g.pick(0, 999_999_000);
        let width = if g.one_in(2) { 2 } else { n };
        input += &format!("{n}\n");
        for node in 2..=n {
            let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
            let (u, v) = if g.one_in(2) { (node, parent) } else { (parent, node) };
            input += &format!("{} {} {}\n", n + 1 - u, n + 1 - v, g.within(0..=kinds) + shift);
        }
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let n = g.within(2..=40);
        let kinds = g.within(0..=3);
        let shift = if g.one_in(2) { 0 } else { 999_999_990 };
        let width = if g.one_in(2) { 2 } else { n };
        input += &format!("{n}\n");
        for node in 2..=n {
            let parent = g.within(node.saturating_sub(width).max(1)..=node - 1);
            input += &format!("{node} {parent} {}\n", g.within(0..=kinds) + shift);
        }
    }
    input
}

fn answer_by_weights(input: &mut Input) -> String {
    counts(input, |path| path.chunk_by(|a, b| a == b).any(|equal| equal.len() % 2 == 1))
}

fn answer(input: &mut Input) -> String {
    let mut search =
        Search::normal().written(|(last, left): &(u64, Vec<u64>)| match (*last, &left[..]) {
            (_, []) => "∅".to_string(),
            (u64::MAX, _) => join(left),
            (last, _) => format!("{} | ≤{last}", join(left)),
        });
    counts(input, |path| {
        let position = (u64::MAX, path);
        search.mover_wins(&position, &|(last, left)| remove(*last, left))
    })
}

/// Counts the paths with the sorted weights of which the first player wins.
fn counts(input: &mut Input, mut is_won: impl FnMut(Vec<u64>) -> bool) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n: usize = input.number(1..=500_000);
        let mut edge =
            || (input.number(1..=n), input.number(1..=n), input.number(0..=1_000_000_000));
        let edges: Vec<(usize, usize, u64)> = (1..n).map(|_| edge()).collect();
        let mut won = 0;
        for u in 1..=n {
            let paths = paths(n, u, &edges);
            for path in paths.into_iter().skip(u + 1) {
                won += u64::from(is_won(path.expect("not connected")));
            }
        }
        output += &format!("{won}\n");
    }
    input.end();
    output
}

/// Returns the sorted weights on the path from `u` to each node.
fn paths(n: usize, u: usize, edges: &[(usize, usize, u64)]) -> Vec<Option<Vec<u64>>> {
    let mut paths = vec![None; n + 1];
    paths[u] = Some(Vec::new());
    for _ in 1..n {
        for &(a, b, weight) in edges {
            let (from, to) = if paths[a].is_some() { (a, b) } else { (b, a) };
            if let (Some(path), None) = (&paths[from], &paths[to]) {
                let mut path: Vec<u64> = path.clone();
                path.push(weight);
                path.sort_unstable();
                paths[to] = Some(path);
            }
        }
    }
    paths
}

fn remove(last: u64, left: &[u64]) -> Vec<(u64, Vec<u64>)> {
    let places = (0..left.len()).filter(|&place| left[place] <= last);
    let after = places.map(|place| {
        let mut rest = left.to_vec();
        (rest.remove(place), rest)
    });
    after.collect()
}
