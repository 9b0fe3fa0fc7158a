//! Codeforces 1363C by its rules: tries every leaf.

use reference::{spaced, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let cases = g.within(g.pick(1, 10)..=g.pick(3, 10));
    let mut input = format!("{cases}\n");
    for _ in 0..cases {
        let n = g.within(g.pick(1, 990)..=g.pick(9, 1000));
        input += &format!("{n} {}\n", g.within(1..=n));
        let far = g.within(1..=4);
        for vertex in 2..=n {
            let parent = g.within(vertex.saturating_sub(far).max(1)..=vertex - 1);
            let name = |vertex: u64| vertex % n + 1;
            input += &format!("{} {}\n", name(vertex), name(parent));
        }
    }
    input
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000usize);
        let x = input.number(1..=n);
        let edges: Vec<Vec<usize>> = (1..n).map(|_| input.numbers(2, 1..=n)).collect();
        assert!(is_tree(n, &edges), "no tree");
        let options = |tree: &Vec<usize>| {
            let inside = |edge: &&Vec<usize>| edge.iter().all(|end| tree.contains(end));
            let degree =
                |vertex| edges.iter().filter(inside).filter(|edge| edge.contains(vertex)).count();
            if !tree.contains(&x) {
                return vec![];
            }
            let leaves = tree.iter().filter(|&vertex| degree(vertex) <= 1);
            leaves
                .map(|leaf| tree.iter().copied().filter(|vertex| vertex != leaf).collect())
                .collect()
        };
        let name = |&vertex: &usize| match vertex == x {
            true => format!("[{vertex}]"),
            false => vertex.to_string(),
        };
        let first = Search::normal()
            .written(|tree: &Vec<usize>| spaced(&tree.iter().map(name).collect::<Vec<_>>()))
            .mover_wins(&(1..=n).collect(), &options);
        output += if first { "Ayush\n" } else { "Ashish\n" };
    }
    input.end();
    output
}

fn is_tree(n: usize, edges: &[Vec<usize>]) -> bool {
    let mut reached = vec![1];
    let mut next = 0;
    while next < reached.len() && reached.len() <= n {
        for edge in edges.iter().filter(|edge| edge.contains(&reached[next])).collect::<Vec<_>>() {
            let other = edge[0] + edge[1] - reached[next];
            if !reached.contains(&other) {
                reached.push(other);
            }
        }
        next += 1;
    }
    reached.len() == n
}
