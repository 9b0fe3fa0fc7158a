//! Codeforces 917B by its rules: tries every edge whose letter is late enough.
//!
//! The middle tier has up to 14 vertices, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100)..=g.pick(7, 100));
    let (one_in, letters) = (g.within(1..=g.pick(3, 1)), g.within(1..=26));
    graph(g, n, one_in, letters)
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(8..=14);
    let (one_in, letters) = (g.within(1..=3), g.within(1..=26));
    graph(g, n, one_in, letters)
}

/// Returns a graph that has one in so many edges, with so many letters.
fn graph(g: &mut Generator, n: u64, one_in: u64, letters: u64) -> String {
    let shift = g.within(0..=n);
    let name = |vertex: u64| (vertex + shift) % n + 1;
    let mut edges = Vec::new();
    for from in 0..n {
        for to in 0..from {
            let letter = char::from(b'a' + g.within(1..=letters) as u8 - 1);
            if g.one_in(one_in) {
                edges.push(format!("{} {} {letter}\n", name(from), name(to)));
            }
        }
    }
    format!("{n} {}\n{}", edges.len(), edges.concat())
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100usize);
    let m = input.number(0..=n * (n - 1) / 2);
    let mut edges = vec![vec![]; n];
    for _ in 0..m {
        let (from, to) = (input.number(1..=n) - 1, input.number(1..=n) - 1);
        let letter = input.token().expect("a letter");
        assert!(letter.len() == 1 && letter.as_bytes()[0].is_ascii_lowercase(), "no letter");
        edges[from].push((to, letter.as_bytes()[0]));
    }
    input.end();
    let mut without_edges: Vec<usize> = Vec::new();
    for _ in 0..n {
        let ends = |from: &usize| edges[*from].iter().all(|(to, _)| without_edges.contains(to));
        without_edges = (0..n).filter(ends).collect();
    }
    assert!(without_edges.len() == n, "a cycle");
    let options = |&(mover, other, least): &(usize, usize, u8)| -> Vec<_> {
        let allowed = edges[mover].iter().filter(|(_, letter)| *letter >= least);
        allowed.map(|&(to, letter)| (other, to, letter)).collect()
    };
    // Who is to move stands first.
    let mut search = Search::normal().written(|&(mover, other, least): &(usize, usize, u8)| {
        format!("{},{} {}", mover + 1, other + 1, char::from(least))
    });
    let mut rows = String::new();
    for max in 0..n {
        for lucas in 0..n {
            let wins = search.mover_wins(&(max, lucas, b'a'), &options);
            rows.push(if wins { 'A' } else { 'B' });
        }
        rows.push('\n');
    }
    rows
}
