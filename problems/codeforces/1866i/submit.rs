// Codeforces 1866I https://codeforces.com/problemset/problem/1866/I · made by `cargo judge bundle cf1866i --write` from 8af81e1a9b7d9aa1
//! Codeforces 1866I — Imagination Castle
//! <https://codeforces.com/problemset/problem/1866/I> · 2 s · 512 MiB · difficulty 6
//!
//! Rules: a castle (a rook) stands in row 1, column 1 of an N by M board with K special tiles; a
//! move takes it any number of tiles to the right or down. Whoever moves the castle to a special
//! tile wins, and whoever cannot move loses. The input is `N M K`, then the row and column of each
//! special tile; print the winner, `Chaneka` for the first player or `Bhinneka` for the second.
//! Bounds: 1 ≤ N, M ≤ 2 · 10^5; 0 ≤ K ≤ min(N · M - 1, 2 · 10^5).
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, a rook that goes right and down.
//! Why: a tile is lost if there is no special or lost tile to its right or below it. Go up row by
//! row from the last one, and call a column open if it has neither a special nor a lost tile below
//! the current row: only tiles in open columns can be lost. The tile in the rightmost open column
//! is lost if all special tiles of the row are to its left. Otherwise this tile is special itself,
//! or has a special tile to its right. In either case no other tile of the row is lost: a tile in
//! an open column has a lost or special tile to its right, and any other tile has such a tile below
//! it.
//! Cost: O(N + M + K).
//!
//! 规则：一枚车在 N × M 棋盘的第 1 行第 1 列，棋盘上有 K 个特殊格；每次操作把它向右或向下移任意
//! 多格。把它走到特殊格者胜，无法操作者输。只有一组数据，先给出 `N M K`，再给出各特殊格的行和
//! 列；输出获胜者，先手胜为 `Chaneka`，否则为 `Bhinneka`。
//! 范围：1 ≤ N, M ≤ 2 · 10^5；0 ≤ K ≤ min(N · M - 1, 2 · 10^5)。
//! 模型：棋盘游戏，只向右和向下走的车。
//! 思路：右边和下边既没有特殊格也没有必败格的格必败。从最后一行起逐行向上，若一列在当前行之下没
//! 有特殊格和必败格，就称它是开放的：只有开放列中的格才可能必败。最右的开放列中的格，若本行的特
//! 殊格都在它左边，就必败；否则它自己是特殊格，或者右边有特殊格。两种情形下，本行其他的格都
//! 不是必败格：在开放列中的，右边有必败格或特殊格；在其他列中的，下边有。
//! 复杂度：O(N + M + K)。

use proconio::input;

/// The largest N and M for which the rows and columns fit into memory.
const LARGEST: usize = 10_000_000;

fn main() {
    input! { n: usize, m: usize, k: usize, tiles: [(usize, usize); k] }
    assert!(n > 0 && m > 0, "a board of {n} by {m} has no first tile");
    assert!(n.max(m) <= LARGEST, "a board of {n} by {m} is larger than {LARGEST}");
    let mut special_columns = vec![vec![]; n + 1];
    for (row, column) in tiles {
        let is_on_board = (1..=n).contains(&row) && (1..=m).contains(&column);
        assert!(is_on_board, "a special tile {row} {column} outside {n} by {m}");
        // Nobody brings the castle to its first tile.
        if (row, column) != (1, 1) {
            special_columns[row].push(column);
        }
    }
    let winner =
        if lost_in_first_row(&special_columns, m) == Some(1) { "Bhinneka" } else { "Chaneka" };
    println!("{winner}");
}

/// Returns the column, counted from 1, of the lost tile in the first row, if there is one. The
/// board has `width` columns, and its special tiles are given row by row.
fn lost_in_first_row(special_columns: &[Vec<usize>], width: usize) -> Option<usize> {
    let mut is_open = vec![true; width + 1];
    let mut rightmost_open = width;
    let mut lost = None;
    for columns in special_columns[1..].iter().rev() {
        while rightmost_open > 0 && !is_open[rightmost_open] {
            rightmost_open -= 1;
        }
        let is_lost = rightmost_open > 0 && columns.iter().all(|&column| column < rightmost_open);
        lost = is_lost.then_some(rightmost_open);
        for &column in columns.iter().chain(&lost) {
            is_open[column] = false;
        }
    }
    lost
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        ($name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
    }
    pub(crate) use input;

    /// Reads one value.
    macro_rules! read_value {
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
