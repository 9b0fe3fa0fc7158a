//! CodeChef BINIM2 — Binary Nim 2
//! <https://www.codechef.com/problems/BINIM2> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move takes one or more digits off the top of a binary stack; Dee may move only in a
//! stack with a 0 on top, and Dum only in a stack with a 1 on top. Whoever cannot move wins. The
//! input has T cases: `N S`, where S is the player who begins, `Dee` or `Dum`, then N stacks, each
//! from top to bottom. Print the winner.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ N ≤ 50; 1 ≤ |B| ≤ 50.
//! Kind: partizan
//! Model: partizan game, runs of equal digits.
//! Why: count the runs of equal digits in all stacks. The player to move wins exactly when that
//! player's digit has at most as many runs as the other player's: for Dee, this means z ≤ o, where
//! z is the number of runs of zeros and o the number of runs of ones.
//!
//! 1. If z ≤ o and Dee is to move, and some stack has a 0 on top, she takes the top run of that
//!    stack and no more. That leaves z - 1 runs of zeros, and z - 1 < o. If no stack has a 0 on
//!    top, she has won.
//! 2. If z < o and Dum is to move, some stack has a 1 on top, because a stack with a 0 on top has
//!    at least as many runs of zeros as runs of ones. So he has to move.
//! 3. The runs that he takes alternate, beginning with a run of ones, so he removes at most one
//!    more run of ones than runs of zeros; a run of which some digits are left is not removed. That
//!    leaves z ≤ o, and step 1 applies again. Play must end, and Dum can always move on his turn,
//!    so in the end Dee cannot move, and she wins.
//! 4. If z > o and Dee is to move, steps 2 and 3 hold with the players exchanged: she has to move,
//!    leaves o ≤ z, and Dum wins by step 1.
//!
//! Cost: O(N |B|) per case.
//!
//! 规则：每次操作从一个 01 栈的顶部取走至少一个数字；Dee 只能在栈顶为 0 的栈上操作，Dum 只能在栈顶为 1 的栈上
//! 操作。无法操作者胜。共 T 组数据，每组为 `N S`，S 是先手 `Dee` 或 `Dum`，再是 N 个从顶到底的栈。输出获胜者。
//! 范围：1 ≤ T ≤ 500；1 ≤ N ≤ 50；1 ≤ |B| ≤ 50。
//! 模型：不公平游戏，相同数字的连续段。
//! 思路：数出所有栈中相同数字的连续段。当且仅当轮到的人的段不多于对方的段时，轮到的人胜：设 0 的段有 z 个，1 的段
//! 有 o 个，轮到 Dee 时即 z ≤ o。
//!
//! 1. 若 z ≤ o，轮到 Dee，且有栈顶为 0 的栈，她恰好取走那个栈顶的一段，剩下 z - 1 < o。若没有栈顶为 0 的栈，她已
//!    经获胜。
//! 2. 若 z < o，轮到 Dum，必有栈顶为 1 的栈，因为栈顶为 0 的栈里，0 的段不少于 1 的段。所以他必须操作。
//! 3. 他取走的部分从 1 开始交替，所以消去的 1 的段至多比消去的 0 的段多一个；只取走一部分的段仍然在。这样剩
//!    下 z ≤ o，又回到第 1 步。游戏会结束，所以先无法操作的是 Dee。
//! 4. 若 z > o，轮到 Dee，把双方互换，第 2、3 步同样成立：她必须操作，剩下 o ≤ z，由第 1 步 Dum 胜。
//!
//! 复杂度：每组 O(N |B|)。

use itertools::Itertools;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, first: String, stacks: [Bytes; n] }
        let [zeros, ones] = runs(&stacks);
        let dee_wins = match &*first {
            "Dee" => zeros <= ones,
            "Dum" => zeros < ones,
            other => panic!("a player {other}, neither Dee nor Dum"),
        };
        winners += if dee_wins { "Dee\n" } else { "Dum\n" };
    }
    print!("{winners}");
}

/// Returns the number of runs of zeros and the number of runs of ones in all stacks together.
fn runs(stacks: &[Vec<u8>]) -> [usize; 2] {
    let mut runs = [0; 2];
    for &digit in stacks.iter().flat_map(|stack| stack.iter().dedup()) {
        match digit {
            b'0' => runs[0] += 1,
            b'1' => runs[1] += 1,
            other => panic!("the digit {:?}, neither 0 nor 1", char::from(other)),
        }
    }
    runs
}
