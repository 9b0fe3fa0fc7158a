//! Codeforces 1363C by its rules: tries every leaf.
//!
//! The middle tier has paths, and stars whose rays are paths, of up to 50 vertices: trees with
//! few subtrees, so that the search looks at all of them.

use reference::{join, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_by_subtrees).run();
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

/// Returns paths that meet in a vertex.
fn generate_middle(g: &mut Generator) -> String {
    let mut input = String::from("5\n");
    for case in 0..5 {
        let (rays, longest) = [(1, 50), (2, 24), (3, 9), (4, 5), (5, 3)][case];
        let mut edges = Vec::new();
        let mut n = 1;
        for _ in 0..rays {
            for place in 0..g.within(1..=longest) {
                edges.push([if place == 0 { 1 } else { n }, n + 1]);
                n += 1;
            }
        }
        let middle = [1, 2, g.within(1..=n)][g.within(0..=2) as usize];
        let name = |vertex: u64| vertex % n + 1;
        input += &format!("{n} {}\n", name(middle));
        let lines = edges.iter().map(|edge| join(&edge.map(name)) + "\n");
        input += &lines.collect::<String>();
    }
    input
}

fn answer_by_subtrees(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, x, edges } in read(input) {
        assert!(n < 64, "too many vertices for a search");
        // Sets of vertices as bits.
        let mut neighbours = vec![0u64; n + 1];
        for edge in edges {
            neighbours[edge[0]] |= 1 << edge[1];
            neighbours[edge[1]] |= 1 << edge[0];
        }
        let options = |&tree: &u64| {
            if tree >> x & 1 == 0 {
                return vec![];
            }
            let is_leaf = |&vertex: &usize| {
                tree >> vertex & 1 == 1 && (tree & neighbours[vertex]).count_ones() <= 1
            };
            (1..=n).filter(is_leaf).map(|leaf| tree & !(1 << leaf)).collect()
        };
        let all = (1..=n).map(|vertex| 1 << vertex).sum();
        let first = Search::normal().mover_wins(&all, &options);
        output += if first { "Ayush\n" } else { "Ashish\n" };
    }
    output
}

struct Case {
    n: usize,
    x: usize,
    edges: Vec<Vec<usize>>,
}

fn read(input: &mut Input) -> Vec<Case> {
    let mut cases = Vec::new();
    for _ in 0..input.number(1..=10) {
        let n = input.number(1..=1000usize);
        let x = input.number(1..=n);
        let edges: Vec<Vec<usize>> = (1..n).map(|_| input.numbers(2, 1..=n)).collect();
        assert!(is_tree(n, &edges), "no tree");
        cases.push(Case { n, x, edges });
    }
    input.end();
    cases
}

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    for Case { n, x, edges } in read(input) {
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
            .written(|tree: &Vec<usize>| join(&tree.iter().map(name).collect::<Vec<_>>()))
            .mover_wins(&(1..=n).collect(), &options);
        output += if first { "Ayush\n" } else { "Ashish\n" };
    }
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
