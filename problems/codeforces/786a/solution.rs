//! Codeforces 786A — Berzerk
//! <https://codeforces.com/problemset/problem/786/A> · 4 s · 256 MiB · medium
//!
//! Also: Codeforces 787C
//! Rules: n objects in a circle, the first a black hole; a monster stands at another. Each of
//! two players has a set of numbers, and his move brings the monster forward by one of
//! his. Who brings it to the black hole wins. One case `n`, then both sets with their sizes;
//! print for either player beginning, and for each start 2, …, n, his `Win`, `Lose` or `Loop`.
//! Model: game on a graph, with cycles.
//! Why: retrograde analysis. Who is to move with the monster in the hole has lost. Backwards
//! from decided positions: one with a move to a lost position is won, one whose moves all
//! lead to won positions is lost. In what is left nobody needs to let the other win.
//! Cost: O(n (k₁ + k₂)) time, O(n) memory.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((2..=7000).contains(&n), "{n} objects, not 2 to 7000");
    let mut sets = vec![];
    for player in 1..=2 {
        input! { k: usize }
        assert!((1..n).contains(&k), "{k} numbers of player {player}, not 1 to {}", n - 1);
        input! { set: [usize; k] }
        let in_bounds = set.iter().all(|step| (1..n).contains(step));
        assert!(in_bounds, "a number of player {player} outside 1..={}", n - 1);
        sets.push(set);
    }
    // By who is to move and where the monster is.
    let mut wins = vec![vec![None; n]; 2];
    let mut undecided: Vec<_> = sets.iter().map(|set| vec![set.len(); n]).collect();
    let mut decided = vec![(0, 0), (1, 0)];
    wins.iter_mut().for_each(|wins| wins[0] = Some(false));
    while let Some((mover, to)) = decided.pop() {
        let before = 1 - mover;
        for step in &sets[before] {
            let from = if to < *step { to + n - step } else { to - step };
            undecided[before][from] -= usize::from(wins[mover][to] == Some(true));
            let is_won = wins[mover][to] == Some(false);
            if wins[before][from].is_none() && (is_won || undecided[before][from] == 0) {
                wins[before][from] = Some(is_won);
                decided.push((before, from));
            }
        }
    }
    let word = |wins: &Option<bool>| match wins {
        Some(true) => "Win",
        Some(false) => "Lose",
        None => "Loop",
    };
    for wins in wins {
        println!("{}", wins[1..].iter().map(word).collect::<Vec<_>>().join(" "));
    }
}
