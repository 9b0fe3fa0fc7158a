//! CodeChef ADAPWNS — Ada Pawns
//! <https://www.codechef.com/problems/ADAPWNS> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: pawns stand on some squares of a row. A move shifts a pawn to the left by one or two
//! squares, which must be empty, and whoever cannot move loses. Ada moves first. The input is the
//! number of rows, then the rows, with `.` for an empty square and `P` for a pawn. For each row,
//! print `Yes` if Ada wins, else `No`.
//! Bounds: at most 500 rows; a row has 2 to 128 squares.
//! Kind: impartial
//! Model: staircase Nim, on the gaps between pawns, at most two squares a move.
//! Why: let the gap of a pawn be the number of empty squares to its left, up to the next pawn or
//! the edge. A move takes one or two squares from the gap of a pawn and adds them to the gap of the
//! pawn to its right, if there is one. So the empty squares move from gap to gap like stones down a
//! staircase whose lowest step is the gap of the last pawn.
//!
//! 1. Only the gaps of the last pawn, the third from last, and so on count, each as a heap from
//!    which one or two stones may be taken; the Grundy value of such a heap is its size modulo 3. A
//!    move of one of these pawns is a move in its heap.
//! 2. A move of another pawn adds one or two squares to one of the heaps. The opponent can take
//!    them away again with the pawn of that heap. So whoever wins the sum of the heaps has an
//!    answer to every move, and play ends, as pawns only go left.
//!
//! Cost: O(length) a row.
//!
//! 规则：一行格子中有些放有兵。每次操作把一个兵向左移动一格或两格，只能经过空格，无法操作者输，
//! Ada 先手。先给出行数，每行中 `.` 表示空格，`P` 表示兵；Ada 胜输出 `Yes`，否则输出 `No`。
//! 范围：至多 500 行；每行有 2 到 128 格。
//! 模型：阶梯 Nim，台阶是兵之间的间隔，每步至多两格。
//! 思路：设一个兵的间隔为它左边直到前一个兵或边界为止的空格数。每步从一个兵的间隔中减去一格或两
//! 格，加到它右边那个兵的间隔上，若右边没有兵就不加：这就是石子沿台阶往下走，最后一个兵的间隔是
//! 最低的一级。
//!
//! 1. 只有最后一个、倒数第三个……兵的间隔起作用，各是一堆每次取一枚或两枚的石子，SG 值为大小模
//!    3。走这样的一个兵，就是在它的那一堆中走一步。
//! 2. 走其他的兵，会给某一堆加上一枚或两枚。对手可以走那一堆的兵，把它们再取走。所以在各堆之和
//!    中获胜的一方对每一步都有应答，而兵只向左走，游戏必定结束。
//!
//! 复杂度：每行 O(长度)。

use grundy::staircase;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { row: String }
        let ada_wins = staircase::outcome(&steps(&row), 2).mover_wins();
        verdicts += if ada_wins { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}

/// Returns the gaps of the pawns, from the last pawn to the first.
fn steps(row: &str) -> Vec<u64> {
    let (mut gaps, mut empty_squares) = (vec![], 0);
    for square in row.chars() {
        match square {
            '.' => empty_squares += 1,
            'P' => gaps.push(std::mem::take(&mut empty_squares)),
            _ => panic!("{square:?} in a row, neither . nor P"),
        }
    }
    gaps.reverse();
    gaps
}
