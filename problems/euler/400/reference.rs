//! Project Euler 400 by its rules: every vertex is removed. A position is the set of vertices that are
//! left, as bits; the root is vertex 0.

use reference::{members, Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(6, 10_000)))
}

fn answer(input: &mut Input) -> String {
    let order = input.number(1..=10_000u32);
    input.end();
    let mut below = vec![];
    grow(order, &mut below);
    let mut search = Search::normal().written(|&left: &u64| members(left));
    let all = (1u64 << below.len()) - 1;
    // The root is never removed, because that loses at once.
    let options = |left: &u64| -> Vec<u64> {
        let vertices = (1..below.len()).filter(|vertex| left >> vertex & 1 == 1);
        vertices.map(|vertex| left & !below[vertex]).collect()
    };
    search.show(&all, &options);
    let first_moves = options(&all).into_iter();
    let winning = first_moves.filter(|left| !search.mover_wins(left, &options)).count();
    format!("{winning}\n")
}

/// Adds the vertices of T(`order`), each with the set of it and all below, and returns the set of all
/// that are added.
fn grow(order: u32, below: &mut Vec<u64>) -> u64 {
    if order == 0 {
        return 0;
    }
    let root = below.len();
    below.push(1 << root);
    for subtree in [order - 1, order.saturating_sub(2)] {
        let added = grow(subtree, below);
        below[root] |= added;
    }
    below[root]
}
