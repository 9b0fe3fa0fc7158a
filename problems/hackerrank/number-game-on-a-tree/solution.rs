//! HackerRank number-game-on-a-tree — Number Game on a Tree
//! <https://www.hackerrank.com/challenges/number-game-on-a-tree> · 10 s? · 512 MiB? · medium
//!
//! Rules: two nodes of a tree with weights on its edges are drawn; the weights on the path
//! between them are a list. A move removes a number that is not above the last removed one,
//! the first move any number, and whoever cannot move loses. g cases `n`, then n - 1 edges
//! `u v w`; print for how many pairs of different nodes the first player wins.
//! Model: pairing strategy, equal weights on a path.
//! Why: if every weight comes an even number of times, the second player answers each
//! number by an equal one, which keeps that up for all that may still be removed. If not,
//! the first player removes the least weight that comes an odd number of times, after which
//! he is that second player. Give each weight a random word of 128 bits: the words from the
//! root to two nodes have the same nim sum if the path between is lost, and else only by a
//! chance of 2^-128. So the lost pairs are the pairs of equal sums.
//! Cost: O(n log n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=500_000).contains(&n), "{n} nodes, not 1 to 500000");
        let mut neighbours = vec![Vec::new(); n];
        for _ in 1..n {
            input! { u: usize, v: usize, w: u64 }
            let in_bounds = u.min(v) >= 1 && u.max(v) <= n && w <= 1_000_000_000;
            assert!(in_bounds, "an edge {u} {v} of weight {w}, with {n} nodes");
            neighbours[u - 1].push((v - 1, random_word(w)));
            neighbours[v - 1].push((u - 1, random_word(w)));
        }
        let mut known: Vec<bool> = (0..n).map(|node| node == 0).collect();
        let (mut reached, mut next) = (vec![(0u128, 0)], 0);
        while let Some(&(sum, node)) = reached.get(next) {
            for &(child, word) in &neighbours[node] {
                if !std::mem::replace(&mut known[child], true) {
                    reached.push((sum ^ word, child));
                }
            }
            next += 1;
        }
        assert!(next == n, "the edges reach {next} of {n} nodes");
        reached.sort_unstable();
        // Each node makes won pairs with those before it that have not the same sum.
        let (mut won, mut equal) = (0, 0);
        for place in 1..n {
            equal = if reached[place].0 == reached[place - 1].0 { equal + 1 } else { 0 };
            won += place as u64 - equal;
        }
        answers += &format!("{won}\n");
    }
    print!("{answers}");
}

fn random_word(weight: u64) -> u128 {
    (0..3).fold(u128::from(weight) + 1, |word, _| {
        let word = word.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645);
        word ^ word >> 64
    })
}
