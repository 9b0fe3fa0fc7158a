//! Codeforces 705B — Spider Man
//! <https://codeforces.com/problemset/problem/705/B> · 2 s · 256 MiB · easy
//!
//! Rules: some cycles of vertices; a move splits a cycle of x ≥ 2 vertices into two cycles of
//! p and x - p, 1 ≤ p < x, and whoever cannot move loses. One case `n`, then n cycles, which
//! are added one after the other; after each print the winner, 1 or 2.
//! Model: parity, every move makes one cycle more.
//! Why: the game ends when all cycles have one vertex, so a cycle of x takes x - 1 moves
//! however it is played.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} cycles, not 1 to 100000");
    input! { cycles: [u64; n] }
    let mut winners = String::new();
    let mut moves = 0;
    for cycle in cycles {
        assert!((1..=1_000_000_000).contains(&cycle), "a cycle of {cycle} vertices");
        moves += cycle - 1;
        winners += if moves % 2 == 1 { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
