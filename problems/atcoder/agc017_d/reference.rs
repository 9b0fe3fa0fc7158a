//! AtCoder AGC 017 D by its rules: every edge that is left is deleted.

use reference::{Generator, Input, Reference, Search, Size};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    let n = g.within(g.pick(2, 100_000)..=g.pick(9, 100_000));
    // A path, a tree of random depth, or one that is nearly a path.
    let shape = g.within(0..=2);
    // Any vertex can be the root 1: the numbers are rotated by `shift`.
    let shift = g.within(0..=n - 1);
    let mut input = format!("{n}\n");
    for vertex in 1..n {
        let nearest = match (g.size(), shape) {
            (Size::Tiny, _) | (Size::Largest, 0) => 0,
            (Size::Largest, 1) => vertex - 1,
            (Size::Largest, _) => vertex.saturating_sub(3),
        };
        let other = g.within(nearest..=vertex - 1);
        let (a, b) = ((vertex + shift) % n + 1, (other + shift) % n + 1);
        input += &if g.one_in(2) { format!("{a} {b}\n") } else { format!("{b} {a}\n") };
    }
    input
}

fn answer(input: &mut Input) -> String {
    let n = input.number(2..=100_000u32);
    let edges: Vec<(u32, u32)> =
        (1..n).map(|_| (input.number(1..=n), input.number(1..=n))).collect();
    input.end();
    assert!(
        joined_to_the_root(&edges).len() == edges.len(),
        "not all edges are connected to vertex 1"
    );
    let mut ends: Vec<u32> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
    ends.sort_unstable();
    ends.dedup();
    assert!(ends.len() == n as usize, "the edges are not those of a tree");
    let mut search = Search::normal()
        .written(|edges: &Vec<(u32, u32)>| reference::edges(edges.iter().map(|&(a, b)| [a, b])));
    let alice = search.mover_wins(&edges, &|edges: &Vec<_>| delete(edges));
    if alice { "Alice\n" } else { "Bob\n" }.to_string()
}

fn delete(edges: &[(u32, u32)]) -> Vec<Vec<(u32, u32)>> {
    let after = (0..edges.len()).map(|deleted| {
        let mut option = edges.to_vec();
        option.remove(deleted);
        joined_to_the_root(&option)
    });
    after.collect()
}

/// Returns the edges that a walk from vertex 1 can use.
fn joined_to_the_root(edges: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut reached = vec![1];
    for _ in edges {
        for &(a, b) in edges {
            if reached.contains(&a) != reached.contains(&b) {
                reached.extend([a, b]);
            }
        }
    }
    edges.iter().copied().filter(|(a, _)| reached.contains(a)).collect()
}
