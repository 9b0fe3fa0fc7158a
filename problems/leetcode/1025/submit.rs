// LeetCode 1025 https://leetcode.com/problems/divisor-game/ · made by `cargo judge bundle leetcode1025 --write` from f6bf2be3504f83cc
// LeetCode 1025 — Divisor Game
// <https://leetcode.com/problems/divisor-game/> · 1 s? · 256 MiB? · easy
//
// Rules: there is a number n. A move takes a divisor of it away from it, but not n itself, and
// whoever cannot move loses. Given `n`, return whether Alice, who moves first, wins.
// Model: game of divisors, one number.
// Why: odd numbers are lost, and even ones are won. All divisors of an odd number are odd, so
// every move from it leads to an even number; 1 has no move at all. From an even number, taking
// away 1 leaves an odd one.
// Cost: O(1).

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        assert!(n > 0, "{n} is not positive");
        n % 2 == 0
    }
}


