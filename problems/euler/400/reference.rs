//! Project Euler 400 by its rules: every vertex is removed. A position is the set of vertices that
//! are left, as bits; the root is vertex 0.
//!
//! The middle tier goes up to k = 140, where there are far more than 10^18 moves. From the root
//! downwards, it is asked which value each subtree must add, for the root to be worth 0; the
//! numbers are exact.

use reference::{members, Generator, Input, Reference, Search};
use std::collections::HashMap;

fn main() {
    Reference::new(generate, answer).with_middle(generate_middle, answer_from_the_root).run();
}

fn generate(g: &mut Generator) -> String {
    format!("{}\n", g.within(g.pick(1, 9_000)..=g.pick(6, 10_000)))
}

fn generate_middle(g: &mut Generator) -> String {
    format!("{}\n", g.within(7..=140))
}

fn answer_from_the_root(input: &mut Input) -> String {
    let order = input.number(1..=140usize);
    input.end();
    // What each tree adds to the one that it hangs in.
    let mut added: Vec<u64> = vec![0, 1];
    for k in 2..=order {
        added.push((added[k - 1] ^ added[k - 2]) + 1);
    }
    let moves = moves_to(order, 0, &added, &mut HashMap::new());
    format!("{}\n", moves % 1_000_000_000_000_000_000)
}

/// Returns the number of moves in a tree that keep its root, after which what is on the root is
/// worth `wanted`.
fn moves_to(k: usize, wanted: u64, added: &[u64], known: &mut HashMap<(usize, u64), u128>) -> u128 {
    if k < 2 {
        return 0;
    }
    if let Some(&moves) = known.get(&(k, wanted)) {
        return moves;
    }
    let mut moves = 0;
    for (subtree, other) in [(k - 1, k - 2), (k - 2, k - 1)] {
        moves += match wanted ^ added[other] {
            0 => u128::from(subtree > 0),
            above => moves_to(subtree, above - 1, added, known),
        };
    }
    known.insert((k, wanted), moves);
    moves
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
