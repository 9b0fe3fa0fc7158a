//! Codeforces 2155E — Mimo & Yuyu
//! <https://codeforces.com/problemset/problem/2155/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: tokens lie on a grid of n rows and m columns. A move chooses a token and a path of
//! distinct cells, each next to the one before: the path first goes left, out of the token's
//! column, never goes to the right, and ends in column 1. The token is removed, and one token is
//! put on each of the other cells of the path. Whoever cannot move loses. The input is the number
//! of cases; each case is `n m k` and k lines `x y`, the row and column of a token. Print the
//! winner of each case, `Mimo` for the first player or `Yuyu` for the second.
//! Bounds: at most 10^4 cases; 1 ≤ n, m ≤ 2 · 10^5; 1 ≤ k ≤ 2 · 10^5, in each case and in all cases
//! together.
//! Kind: impartial
//! Model: parity, of the tokens in each column.
//! Why: column 1 is of no use to anybody, as a token there cannot move. If there are two rows or
//! more, a position is lost if and only if each column except column 1 has an even number of
//! tokens:
//!
//! 1. A move takes one token from its column and puts none back, so if all these columns have even
//!    numbers of tokens, the number in this column becomes odd.
//! 2. If some column other than column 1 has an odd number of tokens, take the rightmost such
//!    column and a token in it. In each column further left, the path can visit one cell or two, as
//!    there is a second row. So the player can make the number of tokens in each of these columns
//!    even.
//! 3. Play ends: if the numbers of tokens are listed column by column from right to left, every
//!    move makes the list smaller in lexicographic order.
//!
//! With one row the moves are forced. A token in column 2 takes one move. A token in column y > 2
//! takes one move, and then as many moves as one token in each of the columns 2, …, y - 1 would
//! take together: 2^(y - 2) moves in all, an even number. So the parity of the number of tokens in
//! column 2 decides the game.
//!
//! Cost: O(k log k) per case.
//!
//! 规则：n 行 m 列的网格上有一些棋子。每次操作选一枚棋子和一条由互不相同的格子组成的路径，相邻
//! 两格有公共边：路径第一步就向左离开棋子所在的列，从不向右，终点在第 1 列。然后移去这枚棋子，
//! 在路径上其余每一格各放一枚棋子。无法操作者输。先给出数据组数，每组给出 `n m k` 和 k 行 `x y`
//! （棋子的行和列）；每组输出获胜者，先手赢输出 `Mimo`，否则输出 `Yuyu`。
//! 范围：至多 10^4 组；1 ≤ n, m ≤ 2 · 10^5；1 ≤ k ≤ 2 · 10^5，各组总和也是如此。
//! 模型：奇偶性，看每一列的棋子数。
//! 思路：第 1 列对谁都没有用，因为那里的棋子不能动。若至少有两行，则局面是必败态，当且仅当其余各
//! 列的棋子数都是偶数：
//!
//! 1. 一步会从所选棋子的那一列拿走一枚，而不会放回去；所以若各列都是偶数，这一列就变为奇数。
//! 2. 若第 2 列起有某列是奇数，取其中最靠右的一列，并选这一列的一枚棋子。在它左边的每一列里，路径
//!    可以经过一格，也可以经过两格，因为有第二行可用。于是可以让这些列的棋子数都变成偶数。
//! 3. 游戏必然结束：把各列从右到左排列，各列棋子数组成的序列每走一步都按字典序变小。
//!
//! 若只有一行，每一步都没有选择。第 2 列的棋子要走一步。第 y 列（y > 2）的棋子先走一步，之后
//! 第 2, …, y - 1 列各多出一枚棋子，总共要走 2^(y - 2) 步，是偶数。所以胜负由第 2 列棋子数的奇偶
//! 决定。
//!
//! 复杂度：每组 O(k log k)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64, k: usize, tokens: [(u64, u64); k] }
        let mut columns = vec![];
        for (x, y) in tokens {
            let is_inside = (1..=n).contains(&x) && (1..=m).contains(&y);
            assert!(is_inside, "the cell {x} {y} of {n} rows and {m} columns");
            columns.push(y);
        }
        winners += if first_wins(columns, n) { "Mimo\n" } else { "Yuyu\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with tokens in these columns.
fn first_wins(mut columns: Vec<u64>, rows: u64) -> bool {
    columns.sort_unstable();
    let mut same_columns = columns.chunk_by(|a, b| a == b);
    same_columns.any(|tokens| {
        let matters = if rows == 1 { tokens[0] == 2 } else { tokens[0] >= 2 };
        matters && tokens.len() % 2 == 1
    })
}
