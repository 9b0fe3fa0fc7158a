// LeetCode 293 https://leetcode.com/problems/flip-game/ · made by `cargo judge bundle leetcode293 --write` from 19f2023a69dc3cae
// LeetCode 293 — Flip Game
// <https://leetcode.com/problems/flip-game/> · 1 s? · 256 MiB? · difficulty 1
//
// Rules: a string of `+` and `-`; a move turns two neighbouring `+` into two `-`. Given the
// string, return the strings that the possible moves produce, in any order.
// Bounds: the string has 1 to 500 characters.
// Kind: impartial
// Model: take-and-break game, Dawson's Kayles, its moves listed.
// Why: there is one move for each pair of neighbouring pluses, and different pairs produce
// different strings. LeetCode 294 asks who wins this game.
// Cost: O(n²) for n characters; the result itself has this size.
//
// 规则：有一个由 `+` 和 `-` 组成的字符串；每次操作把相邻的两个 `+` 变成 `-`。给定字符串，返回
// 走每一步之后的字符串，次序任意。
// 范围：字符串有 1 到 500 个字符。
// 模型：取石子并分堆的游戏，Dawson's Kayles，列出它的所有走法。
// 思路：每一对相邻的加号对应一步，不同的对留下不同的字符串。这个游戏谁胜，见 LeetCode 294。
// 复杂度：n 个字符时 O(n²)，也就是结果的大小。

impl Solution {
    pub fn generate_possible_next_moves(current_state: String) -> Vec<String> {
        let signs = current_state.bytes().all(|sign| b"+-".contains(&sign));
        assert!(signs, "a sign that is neither + nor -");
        let pairs = (1..current_state.len()).filter(|&end| &current_state[end - 1..=end] == "++");
        let flipped = |end| format!("{}--{}", &current_state[..end - 1], &current_state[end + 1..]);
        pairs.map(flipped).collect()
    }
}


