//! HackerRank benders-play by its rules: every token of a game tried along every edge.
//!
//! The middle tier has up to 80 nodes, each of them worth the mex of what its edges lead to.

use reference::{join, Generator, GrundyValues, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_values).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(7, 100_000));
    let m = g.within(g.pick(1, 1_000_000)..=g.pick(12, 1_000_000));
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n} {m}\n");
    for _ in 0..m {
        // Edges go up in a numbering turned by `shift`, most of them not far.
        let from = g.within(0..=n - 2);
        let far = if g.one_in(2) { n - 1 } else { (from + 20).min(n - 1) };
        let to = g.within(from + 1..=far);
        input += &format!("{} {}\n", (from + shift) % n + 1, (to + shift) % n + 1);
    }
    let games = g.pick(4, 100_000);
    input += &format!("{games}\n");
    for _ in 0..games {
        let tokens = g.heaps(g.pick(3, 100), 1..=n);
        input += &format!("{}\n{}\n", tokens.len(), join(&tokens));
    }
    input
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(20..=80);
    let m = g.within(n..=4 * n);
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n} {m}\n");
    for _ in 0..m {
        let from = g.within(0..=n - 2);
        let to = g.within(from + 1..=(from + 12).min(n - 1));
        input += &format!("{} {}\n", (from + shift) % n + 1, (to + shift) % n + 1);
    }
    input += "100\n";
    for _ in 0..100 {
        let tokens = g.heaps(4, 1..=n);
        input += &format!("{}\n{}\n", tokens.len(), join(&tokens));
    }
    input
}

fn answer_by_values(input: &mut Input) -> String {
    let graph = read_graph(input);
    let mut values = GrundyValues::new();
    let options = |&node: &usize| graph[node].iter().map(|&to| vec![to]).collect();
    winners(input, &graph, |tokens| values.sum(&tokens, &options) > 0)
}

fn answer(input: &mut Input) -> String {
    let graph = read_graph(input);
    let mut search = Search::normal();
    winners(input, &graph, |mut tokens| {
        tokens.sort_unstable();
        let options = |tokens: &Vec<usize>| along_one_edge(tokens, &graph);
        search.mover_wins(&tokens, &options)
    })
}

/// Reads the nodes to which the edges of each node lead; there is no node 0.
fn read_graph(input: &mut Input) -> Vec<Vec<usize>> {
    let (n, m) = (input.number(1..=100_000), input.number(0..=1_000_000));
    let mut graph = vec![vec![]; n + 1];
    for _ in 0..m {
        let from: usize = input.number(1..=n);
        graph[from].push(input.number(1..=n));
    }
    assert!(ends(&graph), "the graph has a cycle");
    graph
}

fn winners(
    input: &mut Input,
    graph: &[Vec<usize>],
    mut is_won: impl FnMut(Vec<usize>) -> bool,
) -> String {
    let mut output = String::new();
    for _ in 0..input.number(0..=100_000) {
        let count = input.number(0..=100);
        let tokens = input.numbers(count, 1..=graph.len() - 1);
        output += if is_won(tokens) { "Bumi\n" } else { "Iroh\n" };
    }
    input.end();
    output
}

fn along_one_edge(tokens: &[usize], graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut after = Vec::new();
    for (place, &node) in tokens.iter().enumerate() {
        for &to in &graph[node] {
            let mut next = tokens.to_vec();
            next[place] = to;
            next.sort_unstable();
            after.push(next);
        }
    }
    after
}

/// Returns whether every walk ends, which is so if taking away dead ends takes away all nodes.
fn ends(graph: &[Vec<usize>]) -> bool {
    let mut left: Vec<usize> = (0..graph.len()).collect();
    loop {
        let is_dead_end = |node: &usize| graph[*node].iter().all(|to| !left.contains(to));
        let rest: Vec<usize> = left.iter().copied().filter(|node| !is_dead_end(node)).collect();
        if rest.len() == left.len() {
            return rest.is_empty();
        }
        left = rest;
    }
}
