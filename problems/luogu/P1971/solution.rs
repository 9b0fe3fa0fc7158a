//! Luogu P1971 — Rabbit and Egg (兔兔与蛋蛋游戏)
//! <https://www.luogu.com.cn/problem/P1971> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: BZOJ 2437
//! Rules: on a board of n by m cells, one cell is empty and each of the others has a white piece
//! `O` or a black piece `X`. Rabbit begins and moves a white piece from a neighbouring cell into
//! the empty one; Egg does the same with a black piece. Whoever cannot move loses. The input is a
//! board, the number k, and the 2k moves of a game that Rabbit has lost, each given as the row and
//! column from which a piece was taken. Print how many of Rabbit's moves were mistakes (a move is a
//! mistake if Rabbit could have won before it and Egg could win after it), and then the numbers of
//! these moves, counted from 1 to k.
//! Bounds: 1 ≤ n, m ≤ 40; 1 ≤ k ≤ 1000.
//! Kind: partizan
//! Model: game on a graph, geography with the empty cell as the token.
//! Why: a move brings the empty cell to a neighbouring cell, and never back to a cell where it has
//! been before. So the game is played with a token on a graph, and both players have the same
//! moves. By the theorem of Fraenkel, Scheinerman and Ullman (1993), the mover wins exactly when
//! every maximum matching covers the token's cell.
//!
//! 1. A cell whose distance from the first empty cell is even is called even, and any other cell
//!    odd. After a move of Rabbit's the empty cell is odd, and after a move of Egg's it is even.
//! 2. So Rabbit takes white pieces from odd cells and puts them on even cells. Egg takes only black
//!    pieces, and only from even cells, and so takes none from a cell that was empty before.
//!    Likewise, odd cells that were empty before have black pieces, and Rabbit moves none of them.
//! 3. Even cells with white pieces and odd cells with black ones therefore never matter. The
//!    vertices of the graph are all other cells, and an edge joins any two neighbouring vertices.
//!    The cells that were empty before are no longer in the graph.
//! 4. A move of Rabbit's is a mistake if she could win, but not by this move: the move is not one
//!    of those that [`Geography::winning_moves`] finds.
//!
//! Cost: one maximum matching of at most nm cells for each of Rabbit's moves; she makes at most nm
//! / 2 moves.
//!
//! 规则：n × m 的棋盘上有一个空格，其余每格有一枚白棋 `O` 或黑棋 `X`。兔兔先手，每次把与空格相邻的一枚白棋移进空格；
//! 蛋蛋每次移一枚黑棋。无法操作者输。给出棋盘、整数 k 和兔兔输掉的一局，共 2k 步，每步给出被移棋子原来的行和列。若兔
//! 兔某一步之前她有必胜策略，这一步之后蛋蛋有必胜策略，则这一步是犯错误。输出兔兔犯错误的次数，以及这些操作的编号（从 1
//! 到 k）。
//! 范围：1 ≤ n, m ≤ 40；1 ≤ k ≤ 1000。
//! 模型：图上游戏，二分图博弈（地理游戏），空格就是棋子。
//! 思路：每次操作把空格移到一个相邻的格子，而且空格不会回到曾经空过的格子。所以这是图上移动一枚棋子的游戏，双方走法相
//! 同。由 Fraenkel、Scheinerman 和 Ullman（1993）的定理，当且仅当每个最大匹配都含棋子所在的格子时，先手必胜。
//!
//! 1. 到最初空格的距离为偶数的格子称为偶格，其余为奇格。兔兔走后空格在奇格，蛋蛋走后空格在偶格。
//! 2. 所以兔兔从奇格取白棋，放到偶格上。蛋蛋从偶格只取黑棋，因此不会取曾经空过的格子上的棋子。同理，曾经空过的奇格上
//!    是黑棋，兔兔也不会去移。
//! 3. 因此白棋所在的偶格和黑棋所在的奇格与胜负无关。其余的格子构成图，相邻两格连边，曾经空过的格子已从图中删去。
//! 4. 若兔兔当时能赢，但这一步不在 [`Geography::winning_moves`] 求出的必胜走法之中，这一步就是犯错误。
//!
//! 复杂度：兔兔的每一步求一次至多 nm 个格子的最大匹配，她至多走 nm / 2 步。

use grundy::graph::Geography;
use proconio::input;
use proconio::marker::{Bytes, Usize1};

fn main() {
    input! {
        rows: usize, columns: usize, board: [Bytes; rows],
        turns: usize, moves: [(Usize1, Usize1); 2 * turns],
    }
    let pieces: Vec<u8> = board.concat();
    assert!(board.iter().all(|row| row.len() == columns), "a row without {columns} cells");
    let mut empty = pieces.iter().position(|&piece| piece == b'.').expect("no cell is empty");
    let mut edges = edges_of(&pieces, columns, empty);
    let mut mistakes = Vec::new();
    for (turn, pair) in moves.chunks(2).enumerate() {
        let game =
            Geography::from_edges(pieces.len(), &edges).unwrap_or_else(|error| panic!("{error}"));
        let can_win = game.outcome(empty).mover_wins();
        for (mover, &(row, column)) in pair.iter().enumerate() {
            let from = row * columns + column;
            let edge = (empty.min(from), empty.max(from));
            let is_legal = column < columns && edges.contains(&edge);
            assert!(is_legal, "no move from row {}, column {}", row + 1, column + 1);
            if mover == 0 && can_win && !game.winning_moves(empty).contains(&from) {
                mistakes.push(turn + 1);
            }
            edges.retain(|&(a, b)| a != empty && b != empty);
            empty = from;
        }
    }
    println!("{}", mistakes.len());
    for turn in mistakes {
        println!("{turn}");
    }
}

/// Returns the pairs of neighbouring cells between which the empty cell can move, each pair in
/// ascending order.
fn edges_of(pieces: &[u8], columns: usize, empty: usize) -> Vec<(usize, usize)> {
    let parity = |cell: usize| (cell / columns + cell % columns) % 2;
    let matters = |&cell: &usize| match pieces[cell] {
        b'.' => cell == empty,
        b'X' => parity(cell) == parity(empty),
        b'O' => parity(cell) != parity(empty),
        sign => panic!("the sign {:?}, neither X nor O nor a dot", char::from(sign)),
    };
    let mut edges = Vec::new();
    for cell in (0..pieces.len()).filter(matters) {
        let right = Some(cell + 1).filter(|right| right % columns > 0);
        let below = Some(cell + columns).filter(|&below| below < pieces.len());
        let neighbours = right.into_iter().chain(below).filter(matters);
        edges.extend(neighbours.map(|neighbour| (cell, neighbour)));
    }
    edges
}
