// AtCoder AGC 033 B https://atcoder.jp/contests/agc033/tasks/agc033_b · made by `cargo judge bundle agc033_b --write` from d147803aecb09346
//! AtCoder AGC 033 B — LRUD Game
//! <https://atcoder.jp/contests/agc033/tasks/agc033_b> · 2 s · 1024 MiB · difficulty 4
//!
//! Rules: a piece stands on a board of H rows and W columns. In step i Takahashi moves it by one
//! cell in the direction S_i or not at all, and then Aoki moves it in the direction T_i or not at
//! all. Takahashi wants it to leave the board, and Aoki wants it to stay on the board for N steps.
//! The input is `H W N`, the row and the column of the piece, and the words S and T, made up of the
//! letters `L`, `R`, `U` and `D`; print `YES` if the piece stays on the board, else `NO`.
//! Bounds: 2 ≤ H, W, N ≤ 2 · 10^5.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: board game, a shrinking and growing rectangle.
//! Why: at each point in the game, call a cell safe if Aoki can prevent a piece on that cell from
//! leaving the board. After the last step all cells are safe. At each earlier point, either no cell
//! is safe, or the safe cells form a rectangle of some rows and some columns.
//!
//! 1. Before Aoki's move, say to the right, a cell is safe if it or the cell on its right is safe
//!    after the move. So the rectangle grows by one column on its left side, unless it begins at
//!    the left edge of the board.
//! 2. Before Takahashi's move, say to the right, a cell is safe if it and the cell on its right are
//!    safe after the move; cells off the board are never safe. So the rectangle loses its last
//!    column.
//! 3. The other directions are alike. If no cell is safe, Takahashi wins from every cell, and no
//!    earlier move of Aoki's can change that.
//!
//! Cost: O(N).
//!
//! 规则：H 行 W 列的棋盘上有一枚棋子。第 i 步，先由 Takahashi 把它向方向 S_i 移动一格或者不动，
//! 再由 Aoki 把它向方向 T_i 移动一格或者不动。Takahashi 希望它走出棋盘，Aoki 希望它 N 步之后还
//! 在棋盘上。输入 `H W N`、棋子的行号和列号、S 和 T，这两个串由 `L`、`R`、`U` 和 `D` 组成；棋子
//! 能留下输出 `YES`，否则输出 `NO`。
//! 范围：2 ≤ H, W, N ≤ 2 · 10^5。
//! 模型：棋盘游戏，一个时缩时涨的矩形。
//! 思路：在游戏的某一时刻，若棋子在某一格而 Aoki 从此能使它留在棋盘上，就称这一格是安全的。最后
//! 一步之后所有格都安全。往回推，安全的格总是由若干行和若干列组成的一个矩形，或者一个也没有。
//!
//! 1. 在 Aoki 走之前，设方向是右，一格安全，当且仅当走之后它或者它右边的一格安全。所以矩形的左
//!    边多出一列，除非它已经到了棋盘的边。
//! 2. 在 Takahashi 走之前，设方向是右，一格安全，当且仅当走之后它和它右边的一格都安全；棋盘之外
//!    都不安全。所以矩形失去最后一列。
//! 3. 其他方向同理。若没有安全的格，Takahashi 从任何一格都能获胜，再往前 Aoki 的走法也改变不了
//!    这一点。
//!
//! 复杂度：O(N)。

use proconio::{input, marker::Bytes};

/// The rows or the columns of the safe cells, numbered from 1.
struct Span {
    first: usize,
    last: usize,
    size_of_board: usize,
}

fn main() {
    input! {
        h: usize, w: usize, n: usize,
        row: usize, column: usize,
        attacks: Bytes,
        defences: Bytes,
    }
    assert!((1..=h).contains(&row) && (1..=w).contains(&column), "the piece is off the board");
    assert!(attacks.len() == n && defences.len() == n, "a word that has not {n} letters");
    let mut rows = Span::whole(h);
    let mut columns = Span::whole(w);
    for (attack, defence) in attacks.into_iter().zip(defences).rev() {
        match defence {
            b'U' => rows.grow_behind(),
            b'D' => rows.grow_in_front(),
            b'L' => columns.grow_behind(),
            b'R' => columns.grow_in_front(),
            _ => panic!("{:?} is no direction", char::from(defence)),
        }
        match attack {
            b'U' => rows.first += 1,
            b'D' => rows.last -= 1,
            b'L' => columns.first += 1,
            b'R' => columns.last -= 1,
            _ => panic!("{:?} is no direction", char::from(attack)),
        }
        if rows.is_empty() || columns.is_empty() {
            break;
        }
    }
    let stays = rows.contains(row) && columns.contains(column);
    println!("{}", if stays { "YES" } else { "NO" });
}

impl Span {
    fn whole(size_of_board: usize) -> Span {
        Span { first: 1, last: size_of_board, size_of_board }
    }

    fn is_empty(&self) -> bool {
        self.first > self.last
    }

    fn contains(&self, place: usize) -> bool {
        (self.first..=self.last).contains(&place)
    }

    fn grow_in_front(&mut self) {
        self.first = (self.first - 1).max(1);
    }

    fn grow_behind(&mut self) {
        self.last = (self.last + 1).min(self.size_of_board);
    }
}


