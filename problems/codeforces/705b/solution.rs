//! Codeforces 705B — Spider Man
//! <https://codeforces.com/problemset/problem/705/B> · 2 s · 256 MiB · easy
//!
//! Rules: there are some cycles of vertices. A move splits a cycle of x ≥ 2 vertices into two
//! cycles of p and x - p, 1 ≤ p < x, and whoever cannot move loses. The input is `n` and n
//! cycles, which are added one after the other; after each print the winner, 1 or 2.
//! Model: parity, every move makes one cycle more.
//! Why: the game ends when all cycles have one vertex. So a cycle of x vertices takes x - 1
//! moves, however it is played.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { n: usize, cycles: [u64; n] }
    let mut winners = String::new();
    let mut moves_are_odd = false;
    for cycle in cycles {
        assert!(cycle > 0, "a cycle of 0 vertices");
        moves_are_odd ^= (cycle - 1) % 2 == 1;
        winners += if moves_are_odd { "1\n" } else { "2\n" };
    }
    print!("{winners}");
}
