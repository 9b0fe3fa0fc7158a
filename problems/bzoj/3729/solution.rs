//! BZOJ 3729 — Gty's Game
//! <https://hydro.ac/d/bzoj/p/3729> · 10 s? · 256 MiB? · hard
//!
//! Rules: stones on a tree with the root 1; a move takes 1 to L from a vertex to its parent.
//! One case `n L`, the stones, n - 1 edges, m, then m lines: `1 v` asks for the game on the
//! subtree of v, `2 x y` puts y stones on x in place of its own, `3 u v x` hangs a new vertex
//! v with x stones from u. All numbers but the first of a line come ⊕ the number of answers
//! `MeiZ` so far. Answer each `1`: `MeiZ` if the first player wins, else `GTY`.
//! Model: staircase Nim, on a tree that grows with at most L a move.
//! Why: vertices at odd distance from v are heaps of Bash's game, worth their stones mod
//! L + 1; stones that come onto them can be taken one step on. Subtrees are runs of a list.
//! Cost: O((n + m) √n).

use grundy::bash;
use grundy::contest::{rooted_tree::RootedTree, xor_list::XorList};
use proconio::{input, marker::Usize1};
use std::collections::BTreeMap;

fn main() {
    input! { n: usize, most: u64 }
    assert!((1..=50_000).contains(&n), "{n} vertices, not 1 to 50000");
    assert!((1..=1_000_000_000).contains(&most), "{most} stones a move, not 1 to 10^9");
    input! { stones: [u64; n], edges: [(Usize1, Usize1); n - 1], m: usize }
    let tree = RootedTree::from_edges(n, &edges, 0).unwrap_or_else(|error| panic!("{error}"));
    // Values at even depth in the lower half of a word, the others in the upper one.
    let value = |stones: u64, odd: u64| bash::grundy_value(stones, most) << (32 * odd);
    let mut list = XorList::new(value(stones[0], 0));
    // Where each vertex and its subtree begin and end, and its depth mod 2.
    let mut places = BTreeMap::from([(1, (0, list.insert_after(0, 0), 0))]);
    let hang = |list: &mut XorList, places: &mut BTreeMap<_, _>, u, v, stones| {
        let &(above, _, odd) = places.get(&u).unwrap_or_else(|| panic!("no vertex {u}"));
        let start = list.insert_after(above, value(stones, 1 - odd));
        let run = (start, list.insert_after(start, 0), 1 - odd);
        assert!(places.insert(v, run).is_none(), "vertex {v} is there already");
    };
    for &vertex in &tree.from_root()[1..] {
        let parent = tree.parents()[vertex].map_or(0, |parent| parent + 1);
        hang(&mut list, &mut places, parent, vertex + 1, stones[vertex]);
    }
    let (mut verdicts, mut won) = (String::new(), 0);
    for _ in 0..m {
        input! { kind: u8, v: usize }
        let v = v ^ won;
        let place = |v: usize| *places.get(&v).unwrap_or_else(|| panic!("no vertex {v}"));
        if kind == 1 {
            let (start, end, odd) = place(v);
            let wins = list.sum(start, end) >> (32 * (1 - odd)) & 0xFFFF_FFFF != 0;
            won += usize::from(wins);
            verdicts += if wins { "MeiZ\n" } else { "GTY\n" };
        } else if kind == 2 {
            input! { y: u64 }
            list.set(place(v).0, value(y ^ won as u64, place(v).2));
        } else {
            input! { new: usize, x: u64 }
            assert!(kind == 3 && places.len() < 1 << 20, "a line of kind {kind}");
            hang(&mut list, &mut places, v, new ^ won, x ^ won as u64);
        }
    }
    print!("{verdicts}");
}
