// LeetCode 3828 https://leetcode.com/problems/final-element-after-subarray-deletions/ · made by `cargo judge bundle leetcode3828 --write` from bf712abe13fd66f2
// LeetCode 3828 — Final Element After Subarray Deletions
// <https://leetcode.com/problems/final-element-after-subarray-deletions/> · 1 s? · 256 MiB? · difficulty 3
//
// Rules: a move removes a subarray of an array, but not the whole array, and closes the gap; play
// ends when a single number is left. Alice wants this number to be large, and Bob wants it to be
// small. Given the array, return the number that is left if both play perfectly and Alice moves
// first.
// Bounds: 1 to 10^5 numbers, which are from 1 to 10^5.
// Kind: score
// Picture: picture.rs
// Model: interval game, decided by the first move.
// Why: the answer is the larger of the numbers at the two ends. In one move Alice can remove every
// number except the end number of her choice. She cannot do better: her move removes one subarray
// but not the whole array, so at least one of the two end numbers is left. If more than one number
// is left, an end number of the original array is still at an end, and Bob can remove everything
// else. If only one number is left, it is an end number of the original array.
// Cost: O(1).
//
// 规则：每次操作从一排数中去掉连续的一段（不能是整排），再把空隙合拢，直到只剩一个数。Alice 希
// 望它大，Bob 希望它小。给定这一排，Alice 先手，返回双方都走最优时剩下的数。
// 范围：1 到 10^5 个数，各数从 1 到 10^5。
// 模型：区间游戏，第一步就决定结果。
// 思路：答案是两端中较大的那个数。Alice 一步就可以只留下任意一端。她不可能更好：她去掉的是连续
// 的一段，总有一端留在原处。若剩下的不止一个数，这一端仍是端点，Bob 就可以只留下它；若只剩一
// 个，那就是这一端。
// 复杂度：O(1)。

impl Solution {
    pub fn final_element(nums: Vec<i32>) -> i32 {
        let ends = nums.first().max(nums.last());
        *ends.expect("a row without numbers")
    }
}


