//! Codeforces 1033C — Permutation Game
//! <https://codeforces.com/problemset/problem/1033/C> · 1 s · 256 MiB · easy
//!
//! Rules: a permutation a of 1 to n; a token moves from cell i to a cell j with a larger
//! number, aⱼ > aᵢ, whose distance is a multiple of aᵢ. Whoever cannot move loses. Print for
//! each start who wins, `A` for the first player and `B` for the second.
//! Model: game on a graph, one token.
//! Why: the number under the token grows, so the cells are decided from the largest number
//! down: a cell is won if a move leads to a lost one.
//! Cost: O(n log n): the number k is on one cell, which sees n / k others.

use proconio::input;

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} cells, not 1 to 100000");
    input! { numbers: [usize; n] }
    let mut cell_of = vec![None; n + 1];
    for (cell, &number) in numbers.iter().enumerate() {
        let fits = (1..=n).contains(&number) && cell_of[number].is_none();
        assert!(fits, "the number {number} is outside 1..={n} or comes twice");
        cell_of[number] = Some(cell);
    }
    let mut wins = vec![false; n];
    for cell in cell_of.into_iter().rev().flatten() {
        let number = numbers[cell];
        let mut within_reach = (cell % number..n).step_by(number);
        wins[cell] = within_reach.any(|to| numbers[to] > number && !wins[to]);
    }
    let verdicts: String = wins.iter().map(|&win| if win { 'A' } else { 'B' }).collect();
    println!("{verdicts}");
}
