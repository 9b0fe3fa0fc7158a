//! HDU 1524 by its rules: every chessman of a query tried along every edge.

use reference::{spaced, Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..g.pick(3, 2) {
        let n = g.pick(7, 1000);
        let n = g.within(g.pick(1, n)..=n);
        let shift = g.within(0..=n - 1);
        input += &format!("{n}\n");
        for from in 0..n {
            // Number the positions from `shift` on; edges lead to lower numbers only, so there is
            // no cycle. Tiny graphs have some, perhaps repeated; the largest have all of them.
            let height = (from + shift) % n;
            let count = g.within(0..=height);
            let lower = match g.size() {
                Size::Tiny => g.many(count, 0..=height.max(1) - 1),
                Size::Largest => (0..height).collect(),
            };
            let heads: Vec<u64> = lower.iter().map(|height| (height + n - shift) % n).collect();
            input += &format!("{} {}\n", heads.len(), spaced(&heads));
        }
        for _ in 0..g.pick(5, 10_000) {
            let count = g.within(1..=g.pick(3, 10));
            let chesses = g.many(count, 0..=n - 1);
            input += &format!("{count} {}\n", spaced(&chesses));
        }
        input += "0\n\n";
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    while let Some(n) = input.number_or_end(1..=1000) {
        let mut graph = Vec::new();
        for _ in 0..n {
            let count = input.number(0..=n - 1);
            graph.push(input.numbers(count, 0..=n - 1));
        }
        assert!(ends(&graph), "the graph has a cycle");
        let mut search = Search::normal();
        loop {
            let count = input.number(0..=10);
            if count == 0 {
                break;
            }
            let mut chesses = input.numbers(count, 0..=n - 1);
            chesses.sort_unstable();
            let options = |chesses: &Vec<usize>| along_one_edge(chesses, &graph);
            output += if search.mover_wins(&chesses, &options) { "WIN\n" } else { "LOSE\n" };
        }
    }
    output
}

fn along_one_edge(chesses: &[usize], graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for chess in 0..chesses.len() {
        for &head in &graph[chesses[chess]] {
            let mut option = chesses.to_vec();
            option[chess] = head;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Whether every walk ends: dead ends are taken away until nothing is left.
fn ends(graph: &[Vec<usize>]) -> bool {
    let mut dead = vec![false; graph.len()];
    for _ in 0..graph.len() {
        for vertex in 0..graph.len() {
            dead[vertex] = graph[vertex].iter().all(|&head| dead[head]);
        }
    }
    dead.iter().all(|&dead| dead)
}
