// AtCoder ARC 105 D https://atcoder.jp/contests/arc105/tasks/arc105_d · made by `cargo judge bundle arc105_d --write` from 9c11524fae1b4709
//! AtCoder ARC 105 D — Let's Play Nim
//! <https://atcoder.jp/contests/arc105/tasks/arc105_d> · 2 s · 1024 MiB · medium
//!
//! Rules: N bags of coins and N empty dishes. As long as a bag is full, a move empties a bag
//! onto a dish; after that the players go on with Nim on the dishes. Whoever cannot move
//! loses. T cases `N`, then the bags; print the winner, `First` or `Second`.
//! Model: Nim, the heaps made by the players.
//! Why: the player to whom the first move of Nim falls wants a nim sum that is not 0, by
//! Bouton's theorem, and has it if some dish holds more than all others together. For an even
//! N that is the first player. Let him always empty the fullest bag onto one dish: each of
//! his bags is as full as the next one of his opponent at least, and so his dish gets more
//! than half unless all bags come in equal pairs. But if they do, the second player answers
//! each bag by its twin, keeping the dishes in equal pairs, and wins. For an odd N the second
//! player wins: he puts the fullest bags onto the dish that the first one began with.
//! Cost: O(N log N) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100_000).contains(&cases), "{cases} cases, not 1 to 100000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "{n} bags, not 1 to 200000");
        input! { mut bags: [u32; n] }
        if let Some(bag) = bags.iter().find(|&bag| !(1..=1_000_000_000).contains(bag)) {
            panic!("a bag of {bag} coins, not 1 to 1000000000");
        }
        bags.sort_unstable();
        // An odd bag is left alone in the last chunk.
        let paired = bags.chunks(2).all(|pair| pair[0] == pair[pair.len() - 1]);
        winners += if n % 2 == 0 && !paired { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}


