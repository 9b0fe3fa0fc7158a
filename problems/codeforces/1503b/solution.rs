//! Codeforces 1503B — 3-Coloring
//! <https://codeforces.com/problemset/problem/1503/B> · 3 s · 256 MiB · difficulty 4
//!
//! Rules: interactive. On each of the n^2 turns, Alice names one of the colours 1, 2 and 3, and Bob
//! puts a token of another colour on an empty cell of an n × n board. Alice wins if two tokens of
//! the same colour ever lie on cells with a common side, and Bob wins if the board becomes full
//! without this happening. Play Bob and win. The input is `n`; on each turn read Alice's colour and
//! print the token's colour, its row and its column.
//! Bounds: 2 ≤ n ≤ 100; Alice's colours may depend on what Bob has done.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of the cells of a chessboard.
//! Why: colour the cells dark and light as on a chessboard, so that neighbours differ. Colour 1 is
//! meant for dark cells, and colour 2 for light cells. Of these two colours, Bob uses one that
//! Alice has not named, on an empty cell meant for it. Only if there is no such cell does he put 3
//! on some other empty cell.
//!
//! 1. As long as there are empty cells of both kinds, at least one of the colours 1 and 2 is not
//!    named, and there is an empty cell for it. So all tokens on dark cells have colour 1, and all
//!    tokens on light cells have colour 2.
//! 2. Let all cells of one kind be full. On the other cells, Bob uses the colour meant for them,
//!    or 3 if Alice names that colour. All neighbours of these cells are of the full kind. The
//!    tokens on these neighbours have the colour meant for that kind, 1 or 2, which Bob no longer
//!    uses. So two neighbouring cells never have tokens of the same colour.
//!
//! Cost: O(n^2) for the whole game.
//!
//! 规则：交互题。共 n^2 轮，每轮 Alice 先说颜色 1、2、3 中的一种，Bob 再把一枚别的颜色的棋子放到 n × n 棋盘的一个空
//! 格上。一旦有两枚同色的棋子在有公共边的两格上，则 Alice 胜；若棋盘放满而没有出现这种情况，则 Bob 胜。扮演 Bob 并获
//! 胜。输入 `n`；每轮读入 Alice 说的颜色，输出棋子的颜色、行号和列号。
//! 范围：2 ≤ n ≤ 100；Alice 可以根据 Bob 的操作决定颜色。
//! 模型：奇偶性，国际象棋棋盘的黑白格。
//! 思路：像国际象棋棋盘那样把格子分为黑格和白格，相邻的格颜色不同。黑格用 1，白格用 2。Bob 在 1 与 2 中选一种
//! Alice 没有说、且还有相应空格的颜色；没有这样的颜色时才用 3。
//!
//! 1. 只要黑格与白格都还有空的，1 与 2 中总有一种没有被说到，也有格可放。所以黑格上都是 1，白格上都是 2。
//! 2. 设有一类格已经放满。在另一类格上，Bob 用那一类的颜色，若它被 Alice 说到就用 3。这些格的邻格都属于已放满的一
//!    类，都是那一类的颜色（1 或 2），与这两种颜色都不同。所以同色的棋子永不相邻。
//!
//! 复杂度：整局 O(n^2)。

use itertools::iproduct;
use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize }
    let (dark, light) = iproduct!(1..=n, 1..=n).partition(|&(row, column)| (row + column) % 2 == 0);
    let mut empty: [Vec<(usize, usize)>; 2] = [dark, light];
    for _ in 0..n * n {
        input_interactive! { named: usize }
        assert!((1..=3).contains(&named), "Alice names {named}, which is no colour");
        let side = (0..2).find(|&side| side + 1 != named && !empty[side].is_empty());
        let (side, colour) = match side {
            Some(side) => (side, side + 1),
            None => (named - 1, 3),
        };
        let (row, column) = empty[side].pop().expect("an empty cell on every turn");
        // The line is sent at once, because standard output flushes whole lines.
        println!("{colour} {row} {column}");
    }
}
