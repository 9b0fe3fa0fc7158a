//! HDU 5754 — Life Winner Bo
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5754> · 1 s? · 64 MiB? · difficulty 5
//!
//! Rules: a chess piece starts at (1, 1) on a board of N × M cells, and no move makes a coordinate
//! smaller: (1) a king adds 1 to one coordinate or to both; (2) a rook adds any positive number to
//! one coordinate; (3) a knight adds 1 to one coordinate and 2 to the other; (4) a queen adds any
//! positive number to one coordinate, or the same number to both. Whoever moves the piece to (N, M)
//! wins, and B moves first; if a player cannot move and the piece is not at (N, M), the game is a
//! draw. The input has T cases `type N M`; print `B`, `G` (for the second player) or `D` (for a
//! draw).
//! Bounds: T ≤ 1000; 1 ≤ type ≤ 4; 2 ≤ N, M ≤ 1000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, four kinds of chessmen.
//! Why: let a and b be the numbers of steps left in the two directions. For the king, a cell where
//! a and b are both even is lost: every move makes one or both of them odd, and the opponent makes
//! both even again. The rook plays Nim and the queen Wythoff's game. For the knight, (3t, 3t) is
//! lost, (3t + 1, 3t + 2) and its mirror image are won, and everything else is a draw:
//!
//! 1. From (3t, 3t) with t > 0, both moves lead to (3s + 1, 3s + 2) or its mirror image, where s =
//!    t - 1. From there the opponent moves to (3s, 3s). Only (3s + 1, 3s + 2) and its mirror image
//!    have a move to (3s, 3s).
//! 2. So no other cell has a move to a lost cell. Apart from the goal, (0, 0), each of these other
//!    cells is a draw if it has no move, or if at least one of its moves does not lead to a won
//!    cell. Apart from (3t, 3t), the only cells with a move to a won cell are (3s + 2, 3s + 4) and
//!    its mirror image. From each of these two cells the other move leads to (3s, 3s + 3) or its
//!    mirror image, which by induction is a draw.
//!
//! Cost: O(log N) per case.
//!
//! 规则：棋子从 N × M 棋盘的 (1, 1) 出发，两个坐标都不会减小：(1) 王，让一个或两个坐标加 1；(2)
//! 车，让一个坐标增加；(3) 马，一个坐标加 1，另一个加 2；(4) 后，让一个坐标增加，或两个增加同样
//! 多。把棋子走到 (N, M) 者胜，B 先手；在此之前有人无法操作则为平局。共 T 组数据，每组一行
//! `type N M`；输出 `B`、后手的 `G`，或平局 `D`。
//! 范围：T ≤ 1000；1 ≤ type ≤ 4；2 ≤ N, M ≤ 1000。
//! 模型：棋盘游戏，四种棋子。
//! 思路：设 a 和 b 是两个方向还要走的步数。王：a、b 都为偶数时必败，因为每步都使至少一个变成奇
//! 数，对手再把两个都变回偶数。车就是 Nim，后就是威佐夫博弈。马：(3t, 3t) 必败，
//! (3t + 1, 3t + 2) 及其对称位置必胜，其余都是平局：
//!
//! 1. 从 (3t, 3t)（t > 0）出发的两种走法都到 (3s + 1, 3s + 2) 或其对称位置，其中 s = t - 1。对
//!    手再从那里走到 (3s, 3s)。此外没有别的格子能走到 (3s, 3s)。
//! 2. 所以在其他格子上谁也不能下一步就走成胜局。如果无法操作，或者有一步不走到必胜的格子，就是
//!    平局。除 (3t, 3t) 外，能走到必胜格子的只有 (3s + 2, 3s + 4) 及其对称位置，而那里的另一种
//!    走法到 (3s, 3s + 3) 或其对称位置，由归纳它是平局。
//!
//! 复杂度：每组 O(log N)。

use grundy::{nim, wythoff};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { kind: u8, n: u64, m: u64 }
        assert!(n > 0 && m > 0, "a board of {n} by {m} has no cell");
        winners += &format!("{}\n", winner(kind, n - 1, m - 1));
    }
    print!("{winners}");
}

/// Returns `B`, `G` or `D` for a chessman with `a` and `b` steps left in the two directions.
fn winner(kind: u8, a: u64, b: u64) -> char {
    let first_wins = match kind {
        1 => a % 2 == 1 || b % 2 == 1,
        2 => nim::outcome([a, b]).mover_wins(),
        3 => match (a.abs_diff(b), a.min(b) % 3) {
            (0, 0) => false,
            (1, 1) => true,
            _ => return 'D',
        },
        4 => wythoff::outcome(a, b).mover_wins(),
        _ => panic!("a chessman of type {kind}, not 1 to 4"),
    };
    if first_wins {
        'B'
    } else {
        'G'
    }
}
