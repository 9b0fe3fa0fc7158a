//! CodinGame misere-nim — Misère Nim
//! <https://www.codingame.com/training/hard/misere-nim> · 1 s? · 768 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of objects from one heap; whoever takes the last object
//! loses. The input is `N K`, then K positions of N heaps each. For each, print its winning moves
//! on one line, as `i:a` for taking a objects from heap i, in the order of the heaps, or `CONCEDE`
//! if there is none.
//! Bounds: 1 ≤ N ≤ 3; 1 ≤ K ≤ 5; a heap has 1 to 50 objects.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim, its winning moves listed.
//! Why: a position with a heap of 2 or more is lost exactly when its nim sum is 0, as in normal
//! play, and one of single objects exactly when their number is odd, that is, when its nim sum is
//! 1. A move wins if it leaves a lost position. If another heap has 2 or more, it must make the
//! nim sum 0. If none has, leaving 2 or more of this heap leaves a nim sum above 1, which wins for
//! the opponent; so the move must leave at most one object of it, and the nim sum 1. Either way
//! the other heaps say what must remain, and each heap has at most one winning move.
//! Cost: O(K · N).
//!
//! 规则：每次操作从一堆中取走至少一件物品；取走最后一件的人输。先给出 `N K`，再给出 K 个局面，每个局面有
//! N 堆。对每个局面，在一行中按堆的顺序列出所有必胜的第一步，写作 `i:a`，表示从第 i 堆取走 a 件；若没有，
//! 输出 `CONCEDE`。
//! 范围：1 ≤ N ≤ 3；1 ≤ K ≤ 5；每堆有 1 到 50 件物品。
//! 模型：反常 Nim（Anti-Nim），列出必胜的走法。
//! 思路：只要有一堆不少于 2 件，局面必败当且仅当异或和为 0，与正常规则相同；若各堆都至多一件，则必败当且仅
//! 当总数为奇数，即异或和为 1。一步能赢，当且仅当它留下必败态。若别的堆中还有不少于 2 件的，这一步必须使
//! 异或和为 0；否则，若在这一堆留下不少于 2 件，对方必胜，所以必须只留下单件，并使异或和为 1。两种情形下，
//! 该留下多少都由其余各堆决定，所以每堆至多有一种必胜的走法。
//! 复杂度：O(K · N)。

use grundy::nim::misere;
use itertools::Itertools;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, positions: [[u64; n]; k] }
    let mut answers = String::new();
    for heaps in positions {
        let moves = misere::winning_moves(&heaps);
        answers += &match moves.is_empty() {
            true => "CONCEDE".to_string(),
            false => moves
                .iter()
                .map(|found| format!("{}:{}", found.heap + 1, heaps[found.heap] - found.leave))
                .join(" "),
        };
        answers += "\n";
    }
    print!("{answers}");
}
