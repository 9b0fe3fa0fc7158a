//! LeetCode 1510 — Stone Game IV
//! <https://leetcode.com/problems/stone-game-iv/> · 1 s? · 256 MiB? · hard
//!
//! Rules: one pile of n stones; a move takes a square number of them, 1, 4, 9 and so on, and
//! whoever cannot move loses. Given `n`, return whether Alice, who moves first, wins.
//! Model: subtraction game {1, 4, 9, …}, one heap.
//! Why: a heap is won if and only if some square can be taken from it so that the rest is lost.
//! So the outcomes of all heaps up to n follow one by one.
//! Cost: O(n √n).

/// Larger piles take too long.
const LARGEST_PILE: i32 = 1_000_000;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        assert!((0..=LARGEST_PILE).contains(&n), "a pile of {n}, not 0 to {LARGEST_PILE}");
        let mut wins: Vec<bool> = Vec::new();
        for stones in 0..=n as usize {
            let mut squares = (1..).map(|root| root * root).take_while(|&square| square <= stones);
            let is_won = squares.any(|square| !wins[stones - square]);
            wins.push(is_won);
        }
        wins[n as usize]
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::winner_square_game);
}
