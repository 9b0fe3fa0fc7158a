//! AcWing 1319 by its rules: every piece tried along every edge.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
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
    input + &format!("{}\n", spaced(&pieces))
}

fn answer(input: &mut Input) -> String {
    let n = input.number(1..=2000);
    let m = input.number(0..=6000);
    let k = input.number(1..=n);
    let edges: Vec<Vec<usize>> = (0..m).map(|_| input.numbers(2, 1..=n)).collect();
    let mut pieces = input.numbers(k, 1..=n);
    input.end();
    let mut dead = vec![false; n + 1];
    for _ in 0..n {
        for vertex in 1..=n {
            dead[vertex] = edges.iter().all(|edge| edge[0] != vertex || dead[edge[1]]);
        }
    }
    assert!(dead[1..].iter().all(|&dead| dead), "the graph has a cycle");
    pieces.sort_unstable();
    let options = |pieces: &Vec<usize>| along_one_edge(pieces, &edges);
    let first = Search::normal().mover_wins(&pieces, &options);
    (if first { "win\n" } else { "lose\n" }).to_string()
}

fn along_one_edge(pieces: &[usize], edges: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for piece in 0..pieces.len() {
        for edge in edges.iter().filter(|edge| edge[0] == pieces[piece]) {
            let mut option = pieces.to_vec();
            option[piece] = edge[1];
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
