//! LeetCode 2038 — Remove Colored Pieces if Both Neighbors are the Same Color
//! <https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/> · 1 s? · 256 MiB? · medium
//!
//! Rules: a row of pieces of the colours A and B. Alice removes an A between two As, Bob a B
//! between two Bs, and the gap is closed; whoever cannot move loses. Given the row, return whether
//! Alice, who moves first, wins.
//! Model: partisan game, a sum of integers.
//! Why: a move shortens a run of three or more pieces of one colour by one, and changes no other
//! run. So no run ever vanishes or joins another one, and a run of r pieces allows its owner r - 2
//! moves whatever the other does, if r is at least 2. Alice, who moves first, wins if and only if
//! she has more moves than Bob. A run of r pieces has as many triples of neighbours.
//! Cost: O(n) for n pieces.

impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        assert!(colors.bytes().all(|piece| b"AB".contains(&piece)), "a piece that is not A or B");
        let moves = |triple: &[u8]| colors.as_bytes().windows(3).filter(|w| *w == triple).count();
        moves(b"AAA") > moves(b"BBB")
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::winner_of_game);
}
