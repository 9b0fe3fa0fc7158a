// LeetCode 810 https://leetcode.com/problems/chalkboard-xor-game/ · made by `cargo judge bundle leetcode810 --write` from fe1db7b37fd4e42e
// LeetCode 810 — Chalkboard XOR Game
// <https://leetcode.com/problems/chalkboard-xor-game/> · 1 s? · 256 MiB? · hard
//
// Rules: numbers stand on a board. A player whose turn begins when the nim sum of all numbers is
// 0 wins; otherwise he erases one number, and loses if the nim sum of the others is 0. Without a
// number it is 0. Given the numbers, return whether Alice, who moves first, wins.
// Model: parity.
// Why: the first player wins if the nim sum s is 0, or if the number of numbers is even.
//
// 1. Let s not be 0, and let the count be even. If every number x made the rest zero, s ⊕ x = 0,
//    then all of them would be s, and an even number of them would have the nim sum 0. So the
//    mover can erase one that does not lose at once.
// 2. Let s not be 0, and let the count be odd. Whatever the mover erases, he loses at once, or he
//    leaves an even count whose nim sum is not 0, where by step 1 the other never loses at once.
// 3. So whoever moves with an even count always has a safe move, and every turn erases a number.
//    In the end the other must erase the only number left, and loses, if he has not before.
//
// Cost: O(n) for n numbers.

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        nums.len() % 2 != 1 || nums.iter().fold(0, |sum, number| sum ^ number) == 0
    }
}


