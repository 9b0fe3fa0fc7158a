//! LeetCode 3222 — Find the Winning Player in Coin Game
//! <https://leetcode.com/problems/find-the-winning-player-in-coin-game/> · 1 s? · 256 MiB? · easy
//!
//! Rules: there are x coins of value 75 and y of value 10. A move takes coins of value 115 in all,
//! and whoever cannot move loses. Given `x` and `y`, return the winner, `Alice` if it is the first
//! player and `Bob` if not.
//! Model: parity.
//! Why: 115 is one coin of 75 and four of 10, and nothing else, as without a coin of 75 it is not
//! a multiple of 10, and two of them are too much. So there are min(x, ⌊y / 4⌋) moves, whatever
//! the players do, and Alice wins if that number is odd.
//! Cost: O(1).
//! Judge: the function was called `losing_player` at first and is `winning_player` in later
//! submissions; the file has both.

impl Solution {
    pub fn winning_player(x: i32, y: i32) -> String {
        assert!(x >= 0 && y >= 0, "{x} and {y} coins");
        let moves = x.min(y / 4);
        if moves % 2 == 1 { "Alice" } else { "Bob" }.to_string()
    }

    pub fn losing_player(x: i32, y: i32) -> String {
        Solution::winning_player(x, y)
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::losing_player);
}
