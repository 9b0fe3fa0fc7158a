// CodeChef TABGAME https://www.codechef.com/problems/TABGAME · made by `cargo judge bundle codechef_tabgame --write` from 3636b0ef76d6a679
//! CodeChef TABGAME — Table Game
//! <https://www.codechef.com/problems/TABGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move lowers x or y of a stone's cell (x, y) by one, until x or y is 0; then the cell
//! reached shows `1` if the player who moved there loses, or `0` if that player wins. The input has
//! T cases: these digits for the cells (0, 1) to (0, M) and for (1, 0) to (N, 0), the number Q of
//! queries, and Q cells `x y` with x, y > 0. For each cell, print `1` if the player who moves first
//! from there wins, and `0` otherwise, with one line for each case.
//! Bounds: 1 ≤ N, M, Q ≤ 10^5, and all N + M + Q together are at most 10^6; 1 ≤ x ≤ N; 1 ≤ y ≤ M.
//! Kind: impartial
//! Picture: picture.rs
//! Model: board game, equal outcomes along diagonals.
//! Why: let W(x, y) say whether the player to move from (x, y) wins. For x, y ≥ 3, W(x, y) is W(x -
//! 1, y - 1), so the rows and columns up to 2 determine everything.
//!
//! 1. If W(x - 1, y - 1) is false, both moves from (x, y) lead to cells with a move to (x - 1, y -
//!    1). Both cells are won, so W(x, y) is false too.
//! 2. If W(x - 1, y - 1) is true, a move leads from (x - 1, y - 1) to a lost cell, say (x - 2, y -
//!    1); the other case is the same with x and y exchanged. As x - 2 > 0, the cell (x - 2, y) is
//!    won by a move to that lost cell. So both moves from (x - 1, y) lead to won cells, (x - 2, y)
//!    and (x - 1, y - 1), and (x - 1, y) is lost. A move from (x, y) leads to this lost cell, so
//!    W(x, y) is true.
//!
//! Cost: O(N + M + Q) per case.
//!
//! 规则：石子在格 (x, y) 上，每次操作把 x 或 y 减一，直到其中一个为 0；此时该格的标记说明走到那
//! 里的人是负（`1`）还是胜（`0`）。输入共 T 组数据，每组给出格 (0, 1) 到 (0, M) 的标记，格
//! (1, 0) 到 (N, 0) 的标记，询问数 Q，以及 Q 个格 `x y`，x, y > 0。每个询问，从该格先走的人胜则
//! 输出 `1`，否则输出 `0`；每组的答案写在一行。
//! 范围：1 ≤ N, M, Q ≤ 10^5，各组的 N + M + Q 之和至多为 10^6；1 ≤ x ≤ N；1 ≤ y ≤ M。
//! 模型：棋盘游戏，沿对角线胜负相同。
//! 思路：W(x, y) 表示轮到走的人是否胜。x, y ≥ 3 时 W(x, y) = W(x - 1, y - 1)，所以只需知道不超
//! 过 2 的行和列。
//!
//! 1. 若 W(x - 1, y - 1) 为假，从 (x, y) 的两步走到的格都能再走到那里，因而都必胜，所
//!    以 W(x, y) 也为假。
//! 2. 若为真，从 (x - 1, y - 1) 有一步走到必败格，设为 (x - 2, y - 1)；另一种情形交换 x 与 y 即
//!    可。因为 x - 2 > 0，格 (x - 2, y) 能走到它，故必胜。于是从 (x - 1, y) 的两步走到
//!    的 (x - 2, y) 与 (x - 1, y - 1) 都必胜，所以 (x - 1, y) 必败。而从 (x, y) 有一步走到它。
//!
//! 复杂度：每组 O(N + M + Q)。

use proconio::{
    input,
    marker::{Bytes, Usize1},
};

fn main() {
    input! { cases: usize }
    let mut outcomes = String::new();
    for _ in 0..cases {
        input! { top: Bytes, side: Bytes, queries: [(Usize1, Usize1)] }
        let (top, side) = (wins_at_border(&top), wins_at_border(&side));
        let (rows, columns) = (lines_near(&top, &side), lines_near(&side, &top));
        let mut verdicts = String::new();
        for (x, y) in queries {
            // Both are counted from 0 here, without the border.
            let (n, m) = (side.len(), top.len());
            assert!(x < n && y < m, "the cell {} {}, past {n} {m}", x + 1, y + 1, n = n, m = m);
            let diagonal = x.min(y).saturating_sub(1);
            let (x, y) = (x - diagonal, y - diagonal);
            let wins = if x < 2 { rows[x][y] } else { columns[y][x] };
            verdicts.push(if wins { '1' } else { '0' });
        }
        outcomes += &format!("{verdicts}\n", verdicts = verdicts);
    }
    print!("{outcomes}", outcomes = outcomes);
}

/// Returns, for each cell of a border, whether the player who finds the stone there wins.
fn wins_at_border(digits: &[u8]) -> Vec<bool> {
    let wins = digits.iter().map(|digit| match digit {
        b'0' => false,
        b'1' => true,
        _ => panic!("{:?} in a string of 0 and 1", *digit as char),
    });
    wins.collect()
}

/// Returns, for the cells of the two lines next to the border `along` (or of one line if there are
/// not two), whether the player to move wins; the lines begin with the cells of `across`.
fn lines_near(along: &[bool], across: &[bool]) -> Vec<Vec<bool>> {
    let mut lines: Vec<Vec<bool>> = Vec::new();
    for &beginning in across.iter().take(2) {
        let above = lines.last().map_or(along, |line| &line[..]);
        let mut before = beginning;
        let line = above.iter().map(|above| {
            before = !before || !above;
            before
        });
        let line = line.collect();
        lines.push(line);
    }
    lines
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
            }
        }

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
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
