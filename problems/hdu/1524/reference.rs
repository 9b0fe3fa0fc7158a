//! HDU 1524 by its rules: every chessman of a query tried along every edge.
//!
//! The middle tier has graphs of 100 positions and up to ten chessmen; a position is worth the mex
//! of where its edges lead. Half of the queries are made lost by the last chessman.

use reference::{join, Generator, GrundyValues, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
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
            input += &format!("{} {}\n", heads.len(), join(&heads));
        }
        for _ in 0..g.pick(5, 10_000) {
            let count = g.within(1..=g.pick(3, 10));
            let chesses = g.many(count, 0..=n - 1);
            input += &format!("{count} {}\n", join(&chesses));
        }
        input += "0\n\n";
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let (n, shift) = (100, g.within(0..=99));
        let graph: Vec<Vec<usize>> = (0..n)
            .map(|from| {
                let height = (from + shift) % n;
                let count = g.within(0..=height.min(12));
                let lower = g.many(count, 0..=height.max(1) - 1);
                lower.iter().map(|height| ((height + n - shift) % n) as usize).collect()
            })
            .collect();
        let lines = graph.iter().map(|heads| format!("{} {}\n", heads.len(), join(heads)));
        input += &format!("{n}\n{}", lines.collect::<String>());
        let mut values = GrundyValues::new();
        for _ in 0..100 {
            let count = g.within(1..=10) as usize;
            let mut chesses: Vec<usize> = (0..count).map(|_| g.within(0..=99) as usize).collect();
            let sum = nim_sum(&chesses[1..], &graph, &mut values);
            let last = (0..100).find(|&last| nim_sum(&[last], &graph, &mut values) == sum);
            if let Some(last) = last.filter(|_| g.one_in(2)) {
                chesses[0] = last;
            }
            input += &format!("{count} {}\n", join(&chesses));
        }
        input += "0\n\n";
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { graph, queries } in read(input) {
        let mut values = GrundyValues::new();
        for chesses in queries {
            let first = nim_sum(&chesses, &graph, &mut values) > 0;
            output += if first { "WIN\n" } else { "LOSE\n" };
        }
    }
    output
}

fn nim_sum(chesses: &[usize], graph: &[Vec<usize>], values: &mut GrundyValues<usize>) -> u64 {
    values.sum(chesses, &|&from: &usize| graph[from].iter().map(|&to| vec![to]).collect())
}

struct Case {
    graph: Vec<Vec<usize>>,
    queries: Vec<Vec<usize>>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    while let Some(n) = input.number_or_end(1..=1000) {
        let mut graph = Vec::new();
        for _ in 0..n {
            let count = input.number(0..=n - 1);
            graph.push(input.numbers(count, 0..=n - 1));
        }
        assert!(ends(&graph), "the graph has a cycle");
        let mut queries = Vec::new();
        loop {
            let count = input.number(0..=10);
            if count == 0 {
                break;
            }
            queries.push(input.numbers(count, 0..=n - 1));
        }
        cases.push(Case { graph, queries });
    }
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { graph, queries } in read(input) {
        let mut search = Search::normal();
        for mut chesses in queries {
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
