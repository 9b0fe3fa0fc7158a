//! AtCoder ARC 105 D — Let's Play Nim
//! <https://atcoder.jp/contests/arc105/tasks/arc105_d> · 2 s · 1024 MiB · medium
//!
//! Rules: N bags of coins and N empty dishes. As long as a bag is full, a move empties a bag
//! onto a dish; after that the players go on with Nim on the dishes. Whoever cannot move loses.
//! The input is the number of cases T, and for each case `N` and the bags; print the winner of
//! each, `First` or `Second`.
//! Model: Nim, the heaps made by the players.
//! Why: whoever makes the first move of Nim wants a nim sum that is not 0, by Bouton's theorem,
//! and has it if some dish holds more than all others together. For an even N that is the first
//! player. Let him always empty the fullest bag onto the same dish: each of his bags is at
//! least as full as the next one of his opponent, and so this dish gets more than half of the
//! coins unless all bags come in equal pairs. But if they do, the second player answers each
//! bag by its twin, keeps the dishes in equal pairs, and wins. For an odd N the second player
//! wins: he puts the fullest bags onto the dish that the first one began with.
//! Cost: O(N log N) a case.

use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { mut bags: [u64] }
        assert!(!bags.contains(&0), "a bag is empty");
        bags.sort_unstable();
        winners += if first_wins(&bags) { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with these bags.
fn first_wins(sorted_bags: &[u64]) -> bool {
    let is_even = sorted_bags.len().is_multiple_of(2);
    is_even && sorted_bags.chunks(2).any(|pair| pair[0] != pair[1])
}
