//! Codeforces 36D — New Game with a Chess Piece
//! <https://codeforces.com/problemset/problem/36/D> · 2 s · 64 MiB · difficulty 6
//!
//! Rules: a piece stands in the upper left corner of a board of n by m cells. A move takes it one
//! cell to the right, one cell down, or k cells diagonally down and to the right; whoever cannot
//! move loses. The input is `t k`, then t boards `n m`; print for each board `+` if the first
//! player wins, `-` if not.
//! Bounds: 1 ≤ t ≤ 20; 1 ≤ k, n, m ≤ 10^9.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, one token, with a closed form.
//! Why: let a ≤ b be the numbers of cells that remain in the two directions.
//!
//! If k = 1, a position is lost if and only if a and b are both even: each move from such a
//! position makes one or both of them odd, and every other position has a move that makes both
//! even.
//!
//! Let k > 1, and a = t (k + 1) + r with 0 ≤ r ≤ k. A position is won exactly when r = k or a + b +
//! t is odd. Otherwise it is lost. Below, a position is called even if a + b + t is even, and odd
//! if a + b + t is odd. By induction on a + b:
//!
//! 1. Even, with r < k: a diagonal move lowers t by 1 and raises r by 1. So r becomes k, or a + b +
//!    t becomes odd. If b > a, a step that lowers b keeps t and r and makes a + b + t odd. A step
//!    that lowers a makes a + b + t odd if r > 0, and makes r = k if r = 0. All these moves lead to
//!    won positions. (If a = b, either step counts as a step that lowers a.)
//! 2. Odd, with r < k: if b > a, a step that lowers b makes the position even. If a = b, then t is
//!    odd, and a > k. If r > 0, a step that lowers a makes the position even. If r = 0, a diagonal
//!    move makes the position even: t falls by 1, and r becomes 1, which is less
//!    than k.
//! 3. r = k: a diagonal move makes r = 0 and keeps t and the parity of a + b + t. A step that
//!    lowers a makes r = k - 1 and changes this parity, so either the diagonal move or this step
//!    leads to a lost position. One of them is even.
//!
//! Cost: O(1) per case.
//! Judge: on Codeforces, a program has to read `input.txt` and write `output.txt`. This program
//! does so if there is an `input.txt`; otherwise it uses standard input and output.
//!
//! 规则：棋子在 n × m 的棋盘的左上角。每次操作把它向右移一格，或向下移一格，或向右下移 k 格（向
//! 下和向右各 k 格）；无法操作者输。输入为 `t k`，然后是 t 个棋盘 `n m`；对每个棋盘，先手赢输出
//! `+`，否则输出 `-`。
//! 范围：1 ≤ t ≤ 20；1 ≤ k, n, m ≤ 10^9。
//! 模型：棋盘游戏，一枚棋子，有通项公式。
//! 思路：设两个方向上剩下的格数为 a ≤ b。
//!
//! 若 k = 1，则局面是必败态，当且仅当 a 和 b 都是偶数：从这里每一步都使其中一个或两个变为奇数，而
//! 其他局面总有一步把所有的奇数变为偶数。
//!
//! 设 k > 1，a = t (k + 1) + r，0 ≤ r ≤ k。若 r = k，或 a + b + t 为奇数（称为奇局面），则为必胜
//! 态；否则为必败态，此时 a + b + t 为偶数（称为偶局面）。对 a + b 归纳：
//!
//! 1. 偶局面，r < k：走对角线使 t 减 1、r 加 1，于是 r 变为 k，或 a + b + t 变为奇数。若
//!    b > a，沿 b 走一格，t 和 r 不变，和变为奇数。沿 a 走一格，若 r > 0，和也变为奇数；若
//!    r = 0，则 r 变为 k。这些都是必胜态。（若 a = b，走一格的两种走法都算沿 a 走。）
//! 2. 奇局面，r < k：若 b > a，沿 b 走一格就变为偶局面。若 a = b，则 t 是奇数，于是 a > k。此时
//!    若 r > 0，沿 a 走一格就变为偶局面；若 r = 0，走对角线即可：t 减 1，而 r 变为 1 < k。
//! 3. r = k：走对角线使 r 变为 0，t 不变，a + b + t 的奇偶也不变。沿 a 走一格使 r 变为 k - 1，奇
//!    偶改变。两者之中有一个是偶局面。
//!
//! 复杂度：每组 O(1)。
//! 评测：在 Codeforces 上，程序从 `input.txt` 读入，向 `output.txt` 写出。只要存在 `input.txt` 就
//! 这样做；否则用标准输入和标准输出。

use proconio::input;
use proconio::source::once::OnceSource;
use std::io::Read;
use std::path::Path;
use std::{fs, io};

fn main() {
    let has_files = Path::new("input.txt").exists();
    let mut text = String::new();
    if has_files {
        text = fs::read_to_string("input.txt").expect("input.txt cannot be read");
    } else {
        io::stdin().read_to_string(&mut text).expect("the input cannot be read");
    }
    let outcomes = outcomes(&text);
    if has_files {
        fs::write("output.txt", outcomes).expect("output.txt cannot be written");
    } else {
        print!("{outcomes}");
    }
}

/// Returns the outcomes of the boards of an input, each on its own line.
fn outcomes(text: &str) -> String {
    input! { from OnceSource::from(text), boards: usize, jump: u64, sides: [(u64, u64); boards] }
    assert!(jump > 0, "a move of no cells");
    let mut outcomes = String::new();
    for (n, m) in sides {
        assert!(n > 0 && m > 0, "a board of {n} by {m} cells");
        outcomes += if first_wins(n - 1, m - 1, jump) { "+\n" } else { "-\n" };
    }
    outcomes
}

fn first_wins(down: u64, right: u64, jump: u64) -> bool {
    if jump == 1 {
        return down % 2 == 1 || right % 2 == 1;
    }
    let less = down.min(right);
    let (rounds, rest) = match jump.checked_add(1) {
        Some(round) => (less / round, less % round),
        None => (0, less),
    };
    rest == jump || (down % 2 + right % 2 + rounds) % 2 == 1
}
