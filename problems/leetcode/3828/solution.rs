//! LeetCode 3828 — Final Element After Subarray Deletions
//! <https://leetcode.com/problems/final-element-after-subarray-deletions/> · 1 s? · 256 MiB? · medium
//!
//! Rules: a move takes a stretch out of a row of numbers, but not the whole row, and closes the
//! gap, until a single number is left. Alice wants it to be large, Bob wants it to be small. Given
//! the row, return the number that is left if both play perfectly and Alice moves first.
//! Model: interval game, decided by the first move.
//! Why: it is the larger one of the two ends. Alice can leave either end alone at once. She cannot
//! do better: her move takes one stretch out, so an end stays where it is. If more than one number
//! is left, that end is still an end, and Bob can leave it alone. If only one is left, it is the
//! end itself.
//! Cost: O(1).

impl Solution {
    pub fn final_element(nums: Vec<i32>) -> i32 {
        let ends = nums.first().max(nums.last());
        *ends.expect("a row without numbers")
    }
}

struct Solution;

fn main() {
    arguments::call(Solution::final_element);
}
