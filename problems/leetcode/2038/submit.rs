// LeetCode 2038 https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/ · made by `cargo judge bundle leetcode2038 --write` from b6574457d67dd8fe
// LeetCode 2038 — Remove Colored Pieces if Both Neighbors are the Same Color
// <https://leetcode.com/problems/remove-colored-pieces-if-both-neighbors-are-the-same-color/> · 1 s? · 256 MiB? · difficulty 2
//
// Rules: a row of pieces of the colours A and B. Alice removes an A between two As, Bob a B
// between two Bs, and the gap is closed; whoever cannot move loses. Given the row, return whether
// Alice, who moves first, wins.
// Bounds: 1 to 10^5 pieces.
// Kind: partizan
// Picture: `"AAAABAAABBBB"`
// Model: partizan game, a sum of integers.
// Why: a move shortens a run of three or more pieces of one colour by one, and changes no other
// run. So no run ever vanishes or joins another one, and a run of r ≥ 2 pieces allows its owner
// r - 2 moves, whatever the other player does. Alice, who moves first, wins if and only if she has
// more moves than Bob. A run of r pieces contains r - 2 triples of consecutive pieces.
// Cost: O(n) for n pieces.
//
// 规则：有一排颜色为 A 和 B 的棋子。Alice 移走夹在两个 A 之间的一个 A，Bob 移走夹在两个 B 之间
// 的一个 B，然后空隙合拢；无法操作者输。给定这一排，返回先手 Alice 是否获胜。
// 范围：1 到 10^5 枚棋子。
// 模型：不公平游戏，局面是整数的和。
// 思路：每步把至少三个连续同色棋子的一段缩短一个，不影响别的段。所以没有一段会消失，也没有两段
// 会合并；长为 r（r ≥ 2）的一段，不管对方怎么走，都给它的主人 r - 2 步。Alice 先手，当且仅当她
// 的步数多于 Bob 时获胜。长为 r 的段中，相邻三枚棋子的组也恰有 r - 2 个。
// 复杂度：n 枚棋子时 O(n)。

impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        assert!(colors.bytes().all(|piece| b"AB".contains(&piece)), "a piece that is not A or B");
        let moves = |triple: &[u8]| colors.as_bytes().windows(3).filter(|w| *w == triple).count();
        moves(b"AAA") > moves(b"BBB")
    }
}


