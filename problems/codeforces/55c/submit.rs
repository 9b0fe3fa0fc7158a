// Codeforces 55C https://codeforces.com/problemset/problem/55/C · made by `cargo judge bundle cf55c --write` from 66f88083b2fe0fe7
//! Codeforces 55C — Pie or die
//! <https://codeforces.com/problemset/problem/55/C> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: k pies lie on a board of n by m cells, perhaps several on one cell. The players take
//! turns, Volodya first: Volodya moves a pie to a neighbouring cell, or, from a cell at the border,
//! moves it off the board and wins; Vlad closes one of the 2(n + m) unit edges of the border, and
//! then no pie can leave through that edge. The input is `n m k` and k cells `x y`; print `YES` if
//! Volodya wins, otherwise `NO`.
//! Bounds: 1 ≤ n, m ≤ 100; 0 ≤ k ≤ 100; 1 ≤ x ≤ n; 1 ≤ y ≤ m.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: board game, the four corners with two edges each.
//! Why: Volodya wins exactly when some pie is at most four moves away from a cell at the border.
//!
//! 1. Suppose that every pie is at least five moves away from every cell at the border. Vlad closes
//!    one edge at each corner in his first four turns, before any pie can reach the border. From
//!    then on, every cell at the border has at most one open edge, and whenever a pie is moved to
//!    such a cell, Vlad closes the open edge of that cell, if there is one. So at each of Volodya's
//!    turns no pie lies at an open edge.
//! 2. Suppose that some pie is d ≤ 4 moves away from the nearest cell at the border. If d = 0, the
//!    pie leaves at once; on a board with n = 1 or m = 1, d is always 0. Otherwise Volodya moves it
//!    to the border, and then once around the board, along the cells at the border. Let S be the
//!    number of closed edges minus the number of border edges of the cells that the pie has
//!    visited. If, at one of Volodya's turns, the pie cannot leave, all border edges of these cells
//!    are closed, and S ≥ 0 is the number of closed edges elsewhere.
//! 3. When the pie has reached the border, d edges are closed, and its cell has one border edge, or
//!    two if it is at a corner. So S is at most 3, or at most 2 at a corner.
//! 4. At each further cell that the pie enters, Vlad closes one edge, and the cell has one border
//!    edge, or two at a corner. So S falls by 1 at each new corner. There are four new corners, or
//!    three if the pie came to the border at a corner, and after the last one S would be negative.
//!    So the pie can leave before that.
//!
//! Cost: O(k).
//!
//! 规则：n 行 m 列的棋盘上有 k 个馅饼，一格可以有几个。Volodya 先手，双方轮流操作：Volodya 把一个馅饼移到相邻的格，或者从边上的
//! 格移出棋盘，移出就获胜；Vlad 封住边界上 2(n + m) 条单位边中的一条，此后馅饼不能从那里出去。输入 `n m k` 和 k 个格 `x y`；
//! Volodya 获胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ n, m ≤ 100；0 ≤ k ≤ 100；1 ≤ x ≤ n；1 ≤ y ≤ m。
//! 模型：棋盘游戏，四个角各有两条边。
//! 思路：Volodya 必胜当且仅当某个馅饼至多走四步就能到边上的格。
//!
//! 1. 设每个馅饼至少要走五步。Vlad 在前四次操作中给每个角封住一条边，这期间没有馅饼能到边上。此后边上的每格至多有一条未封的边，馅
//!    饼移到哪格，他就封住那格的这条边。所以轮到 Volodya 时，没有馅饼在未封的边旁。
//! 2. 设某个馅饼离边上 d ≤ 4 步。若 d = 0，立即移出；n = 1 或 m = 1 时总是如此。否则 Volodya 把它移到边上，再沿着边上的格绕
//!    棋盘一圈。设 S 为已封的边数减去它到过的格的边数。若轮到他时移不出去，这些格的边就都已封住，S 就是其余已封的边数，所以
//!    S ≥ 0。
//! 3. 馅饼刚到边上时共封了 d 条边，其中一条属于它所在的格，在角上则有两条。所以 S 至多为 3，在角上至多为 2。
//! 4. 此后每到一格，Vlad 封一条边，而这格有一条边，在角上则有两条。所以每到一个新的角，S 减少 1：这样的角有四个，若馅饼先到的
//!    就是角则有三个，走完后 S 会是负数。所以在这之前 Volodya 就能移出。
//!
//! 复杂度：O(k)。

use proconio::input;

/// If no pie can reach the border within four moves, Vlad can first close an edge at each corner.
const CORNERS: usize = 4;

fn main() {
    input! { rows: usize, columns: usize, pies: [(usize, usize)] }
    let mut volodya_wins = false;
    for (row, column) in pies {
        let is_inside = (1..=rows).contains(&row) && (1..=columns).contains(&column);
        assert!(is_inside, "the pie at {row} {column} is outside the board");
        let border = [row - 1, rows - row, column - 1, columns - column];
        volodya_wins |= border.iter().any(|&moves| moves <= CORNERS);
    }
    println!("{}", if volodya_wins { "YES" } else { "NO" });
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
