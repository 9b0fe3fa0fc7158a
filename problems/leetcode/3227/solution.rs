//! LeetCode 3227 — Vowels Game in a String
//! <https://leetcode.com/problems/vowels-game-in-a-string/> · 1 s? · 256 MiB? · medium
//!
//! Rules: a move takes a stretch out of a string, not an empty one, and closes the gap. Alice's
//! stretches must have an odd number of vowels (a, e, i, o, u), Bob's an even number, and whoever
//! cannot move loses. Given the string, return whether Alice, who moves first, wins.
//! Model: partisan game, stretches of a row.
//! Why: without a vowel Alice has no move. If the number of vowels is odd, she takes everything.
//! If it is even, 2 or more, she takes what stands before the last vowel, which has an odd number
//! of them. Then Bob's stretches cannot contain the only vowel that is left, so one vowel is left
//! after his move, too, and she takes everything; if he has no move, he has lost.
//! Cost: O(n) for n letters.

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        assert!(s.bytes().all(|letter| letter.is_ascii_lowercase()), "another sign than a to z");
        s.contains(['a', 'e', 'i', 'o', 'u'])
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::does_alice_win);
}
