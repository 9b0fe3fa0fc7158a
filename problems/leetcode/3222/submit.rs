// LeetCode 3222 https://leetcode.com/problems/find-the-winning-player-in-coin-game/ · made by `cargo judge bundle leetcode3222 --write` from 7d18efe79b779796
// LeetCode 3222 — Find the Winning Player in Coin Game
// <https://leetcode.com/problems/find-the-winning-player-in-coin-game/> · 1 s? · 256 MiB? · difficulty 1
//
// Rules: there are x coins of value 75 and y coins of value 10. A move takes coins worth 115 in
// all, and whoever cannot move loses. Given `x` and `y`, return the winner: `Alice` for the first
// player, `Bob` for the second.
// Bounds: 1 ≤ x, y ≤ 100.
// Kind: impartial
// Picture: `5 / 17`
// Model: parity.
// Why: the only way to make 115 is one coin of 75 and four coins of 10: without a coin of 75 the
// sum would be a multiple of 10, and two coins of 75 are too much. So there are min(x, ⌊y / 4⌋)
// moves, whatever the players do, and Alice wins if that number is odd.
// Cost: O(1).
// Judge: the function was called `losing_player` at first and is called `winning_player` in later
// submissions; the file has both functions.
//
// 规则：有 x 枚价值 75 的硬币和 y 枚价值 10 的硬币。每次操作取走总价值 115 的硬币，无法操作者
// 输。给定 `x` 和 `y`，返回获胜者：先手胜返回 `Alice`，否则返回 `Bob`。
// 范围：1 ≤ x, y ≤ 100。
// 模型：奇偶性。
// 思路：115 只能是一枚 75 加四枚 10：不取 75 的硬币，总价值是 10 的倍数，不会是 115；取两枚又
// 太多。所以不管怎么走，总共 min(x, ⌊y / 4⌋) 步，步数为奇数时 Alice 胜。
// 复杂度：O(1)。
// 评测：函数最初叫 `losing_player`，后来的提交中叫 `winning_player`；文件里两个都有。

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


