// LeetCode 810 https://leetcode.com/problems/chalkboard-xor-game/ · made by `cargo judge bundle leetcode810 --write` from 0e108612f73c1cb6
// LeetCode 810 — Chalkboard XOR Game
// <https://leetcode.com/problems/chalkboard-xor-game/> · 1 s? · 256 MiB? · difficulty 4
//
// Rules: numbers are written on a board. A player whose turn begins when the nim sum of all
// numbers is 0 wins; otherwise he erases one number, and loses if the nim sum of the others
// is 0. The nim sum of no numbers is 0. Given the numbers, return whether Alice, who moves first,
// wins.
// Bounds: 1 to 1000 numbers, which are from 0 to 2^16 - 1.
// Kind: impartial
// Picture: picture.rs
// Model: parity.
// Why: the first player wins exactly when the nim sum s is 0 or the count of numbers is even.
//
// 1. Let s not be 0, and let the count be even. Suppose that, for every number x, erasing x left
//    the nim sum 0; then s ⊕ x = 0 for every x, so all numbers would be s, and an even number of
//    them would have the nim sum 0. So the mover can erase some number without losing at once.
// 2. Let s not be 0, and let the count be odd. Whatever the mover erases, he either loses at once
//    or leaves an even count of numbers whose nim sum is not 0, and then by step 1 the other
//    player need not lose at once.
// 3. So whoever moves with an even count always has a safe move, and every turn erases a number.
//    In the end the other player must erase the only number left, and loses, unless he has already
//    lost.
//
// Cost: O(n) for n numbers.
//
// 规则：黑板上写着一些数。轮到某人时，若所有数的异或和为 0，他就胜；否则他擦去一个数，若其余数
// 的异或和为 0，他就负。没有数时异或和为 0。给定这些数，返回先手 Alice 是否获胜。
// 范围：1 到 1000 个数，各数从 0 到 2^16 - 1。
// 模型：奇偶性。
// 思路：若异或和 s 为 0，或者数的个数为偶数，则先手胜。
//
// 1. 设 s 不为 0，个数为偶数。如果擦去任何一个数 x 都使其余为 0，即 s ⊕ x = 0，那么所有数都等
//    于 s，而偶数个 s 的异或和是 0，矛盾。所以先手总可以擦去一个数而不立即输掉。
// 2. 设 s 不为 0，个数为奇数。不管擦去哪个数，要么立即输，要么留下偶数个、异或和不为 0 的数，
//    由第 1 步对方永远不会立即输。
// 3. 所以面对偶数个数的一方总有安全的一步，而每步都擦去一个数。最后对方只好擦去仅剩的一个数而
//    输掉，如果他在此之前还没有输的话。
//
// 复杂度：n 个数时 O(n)。

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        nums.len() % 2 != 1 || nums.iter().fold(0, |sum, number| sum ^ number) == 0
    }
}


