//! CodinGame misere-nim — Misère Nim
//! <https://www.codingame.com/training/hard/misere-nim> · 1 s? · 768 MiB? · difficulty 4
//!
//! Rules: a move takes any positive number of objects from one of N heaps; whoever takes the last
//! object loses. The input is `N K`, then K positions of N heaps each. For each position, print all
//! winning moves on one line, in the order of the heaps, where `i:a` is the move that takes a
//! number a of objects from heap i. If no move wins, print `CONCEDE`.
//! Bounds: 1 ≤ N ≤ 3; 1 ≤ K ≤ 5; a heap has 1 to 50 objects.
//! Kind: impartial
//! Rule: nim, misère
//! Model: misère Nim, its winning moves listed.
//! Why: if some heap has 2 objects or more, a position is lost exactly when its nim sum is 0, as in
//! normal play; if only heaps of one object are left, it is lost exactly when their number is odd.
//! So a move in a heap wins if it makes the nim sum 0 and some other heap has 2 objects or more, or
//! if it makes the nim sum 1 and no other heap has 2 objects or more. Each heap has at most one
//! such move, because the other heaps determine what must be left of it.
//! Cost: O(N) a position.
//!
//! 规则：有 N 堆物品，每次操作从一堆中取至少一个，取走最后一个的人输。输入先给出 `N K`，再给出 K 个
//! 局面，各有 N 堆。对每个局面，在一行里按堆的顺序输出所有必胜的走法，每个写成 `i:a`，表示从第 i 堆
//! 取 a 个；没有必胜的走法则输出 `CONCEDE`。
//! 范围：1 ≤ N ≤ 3；1 ≤ K ≤ 5；每堆有 1 到 50 个物品。
//! 模型：反常 Nim（Anti-Nim），列出必胜的走法。
//! 思路：只要还有一堆不少于 2 个，反常规则与正常规则一样，异或和为 0 时必败；若各堆都只有一个，则堆
//! 数为奇数时必败。所以在一堆上的操作能胜，当且仅当它使异或和变为 0；如果其他堆都不足 2 个，则应变为
//! 1。这一堆应当剩下多少由其他堆决定，所以每堆至多有一个这样的走法。
//! 复杂度：每个局面 O(N)。

use grundy::nim::{misere, Move};
use proconio::input;

fn main() {
    input! { n: usize, positions: usize }
    let mut answers = String::new();
    for _ in 0..positions {
        input! { heaps: [u64; n] }
        let moves = misere::winning_moves(&heaps).into_iter();
        let moves =
            moves.map(|Move { heap, leave }| format!("{}:{}", heap + 1, heaps[heap] - leave));
        let moves: Vec<String> = moves.collect();
        answers += &if moves.is_empty() { "CONCEDE".to_string() } else { moves.join(" ") };
        answers += "\n";
    }
    print!("{answers}");
}
