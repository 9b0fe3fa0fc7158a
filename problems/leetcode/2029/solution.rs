//! LeetCode 2029 — Stone Game IX
//! <https://leetcode.com/problems/stone-game-ix/> · 1 s? · 256 MiB? · medium
//!
//! Rules: a move removes one of the stones, each of which has a value. Whoever makes the sum of
//! all removed values a multiple of 3 loses; if no stone is left before that, Bob wins. Given the
//! values, return whether Alice, who moves first, wins.
//! Model: parity, of the number of safe moves.
//! Why: only remainders by 3 matter. Let a, b and z be the numbers of stones with remainders 1, 2
//! and 0. Alice must not begin with a 0. After a 1 all else is forced, up to when the 0s are taken:
//!
//! 1. A stone of remainder 0 keeps the sum, so after the first move it is always safe. The others
//!    must come in the order 1, 1, 2, 1, 2, 1, 2, …, as the sum is 1, 2, 1, 2, ….
//! 2. No player moves into defeat while there is a safe move, and a safe move leaves all others of
//!    its kind in place. So the players make all safe moves there are: the z zeros, and the
//!    longest beginning of that order for which the stones are enough. It has 2a - 1 stones if
//!    a - 1 ≤ b, and 2b + 2 stones otherwise.
//! 3. Alice wins if and only if then Bob is to move and some stone is left: the number of safe
//!    moves is odd, and less than a + b + z.
//! 4. If z is even, the order must have an odd length, 2a - 1 < a + b, which means 1 ≤ a ≤ b. If z
//!    is odd, its length must be 2b + 2 < a + b, which means b + 3 ≤ a.
//! 5. After a 2 the same holds with a and b exchanged. So she wins if z is even and neither a nor
//!    b is 0, or if z is odd and a and b differ by 3 or more.
//!
//! Cost: O(n) for n stones.

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0usize; 3];
        for value in stones {
            counts[value.rem_euclid(3) as usize] += 1;
        }
        let [zeros, ones, twos] = counts;
        match zeros % 2 {
            0 => ones > 0 && twos > 0,
            _ => ones.abs_diff(twos) >= 3,
        }
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::stone_game_ix);
}
