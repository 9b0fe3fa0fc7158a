//! Codeforces 2013F2 by its rules: every neighbour on which nobody has been.
//!
//! The middle tier has trees of up to 40 vertices, searched in the same way.

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let few = g.within(1..=4);
    let cases = if g.one_in(2) { g.pick(few, 10_000) } else { 1 };
    let most = g.pick(8, 200_000 / cases);
    let trees = (0..cases).map(|_| {
        let n = g.within(g.pick(2, most - most / 20)..=most);
        tree(g, n)
    });
    format!("{cases}\n{}", trees.collect::<String>())
}

fn generate_middle(g: &mut Generator) -> String {
    let n = g.within(10..=40);
    format!("1\n{}", tree(g, n))
}

/// Returns a tree with long branches, and two vertices on the same side of vertex 1.
fn tree(g: &mut Generator, n: u64) -> String {
    let every = g.within(1..=6);
    let back = g.within(1..=n);
    let mut parents = vec![0];
    // The neighbour of vertex 1 that is on the way to each vertex, counted from 0.
    let mut sides = vec![0];
    for vertex in 1..n {
        let is_branch = g.one_in(every);
        let parent = if is_branch { vertex - g.within(1..=back.min(vertex)) } else { vertex - 1 };
        parents.push(parent);
        sides.push(if parent == 0 { vertex } else { sides[parent as usize] });
    }
    let shift = g.within(0..=n - 1);
    let name = |vertex: u64| if vertex == 0 { 1 } else { (vertex + shift) % (n - 1) + 2 };
    let edges = (1..n).map(|vertex| {
        let (a, b) = (name(vertex), name(parents[vertex as usize]));
        if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") }
    });
    let edges: String = edges.collect();
    let end = |g: &mut Generator| if g.one_in(2) { n - 1 } else { g.within(1..=n - 1) };
    let u = end(g);
    let beside: Vec<u64> =
        (1..n).filter(|&vertex| sides[vertex as usize] == sides[u as usize]).collect();
    let v = beside[g.within(0..=beside.len() as u64 - 1) as usize];
    format!("{n}\n{edges}{} {}\n", name(u), name(v))
}

/// Where Alice and Bob are, the vertices on which somebody has been, as bits, and whether Alice is
/// to move.
type Position = (usize, usize, u64, bool);

fn answer(input: &mut Input) -> String {
    let mut output = String::new();
    let mut sum = 0;
    for _ in 0..input.number(1..=10_000) {
        let n = input.number(2..=200_000usize);
        sum += n;
        assert!(n <= 60, "too large for a reference");
        let mut neighbours = vec![vec![]; n + 1];
        for _ in 1..n {
            let [a, b] = [input.number(1..=n), input.number(1..=n)];
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        let [u, v] = [input.number(2..=n), input.number(2..=n)];
        assert!(is_connected(&neighbours), "no tree");
        let starts = path(u, v, 0, &neighbours).expect("a path in the tree");
        assert!(!starts.contains(&1), "the path passes through vertex 1");
        let options = |&(alice, bob, visited, is_alice): &Position| -> Vec<Position> {
            let here = if is_alice { alice } else { bob };
            let free = neighbours[here].iter().filter(|&&to| visited >> to & 1 == 0);
            let go = |&to: &usize| match is_alice {
                true => (to, bob, visited | 1 << to, false),
                false => (alice, to, visited | 1 << to, true),
            };
            free.map(go).collect()
        };
        for start in starts {
            let mut search = Search::normal()
                .written(|&(alice, bob, ..): &Position| format!("A {alice} · B {bob}"))
                .turn(|&(.., is_alice): &Position| if is_alice { "Alice" } else { "Bob" });
            let wins = search.mover_wins(&(1, start, 2 | 1 << start, true), &options);
            output += if wins { "Alice\n" } else { "Bob\n" };
        }
    }
    input.end();
    assert!(sum <= 200_000, "{sum} vertices");
    output
}

/// Returns whether vertex 1 is connected to all others.
fn is_connected(neighbours: &[Vec<usize>]) -> bool {
    let mut reached = vec![1];
    for place in 0..neighbours.len() {
        let Some(&vertex) = reached.get(place) else { break };
        for &next in &neighbours[vertex] {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
    }
    reached.len() == neighbours.len() - 1
}

/// Returns the path between two vertices of a tree that does not begin with a step to `before`.
fn path(from: usize, to: usize, before: usize, neighbours: &[Vec<usize>]) -> Option<Vec<usize>> {
    if from == to {
        return Some(vec![to]);
    }
    let next = neighbours[from].iter().filter(|&&next| next != before);
    let rest = next.filter_map(|&next| path(next, to, from, neighbours)).next()?;
    Some([&[from][..], &rest].concat())
}
