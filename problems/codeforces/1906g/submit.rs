// Codeforces 1906G https://codeforces.com/problemset/problem/1906/G · made by `cargo judge bundle cf1906g --write` from 8a5ae01097580734
//! Codeforces 1906G — Grid Game 2
//! <https://codeforces.com/problemset/problem/1906/G> · 1 s · 1024 MiB · difficulty 8
//!
//! Rules: there are N black cells on a board of 10^9 by 10^9 cells; all other cells are white. A
//! move chooses a black cell (r, c) and inverts the square of min(r, c) by min(r, c) cells whose
//! last row is r and whose last column is c. Whoever cannot move loses. The input is `N`, then the
//! cells; print the winner, `FIRST` or `SECOND`.
//! Bounds: 1 ≤ N ≤ 200,000.
//! Kind: impartial
//! Model: coin-turning game, on a board.
//! Why: the position is the sum of its black cells, each of which allows exactly one move if it is
//! alone. Hence all values are 0 or 1, and the parities of their sums over squares satisfy an
//! equation that Euclid's algorithm solves.
//!
//! 1. The only move from a single black cell makes it white and the other cells of its square
//!    black. So its value is 1 if the values of these other cells have nim sum 0, and 0 if they
//!    have nim sum 1: in either case the values of the cells in the square add up to an odd number.
//! 2. Let P(r, c) be the sum, modulo 2, of all values up to row r and column c. If r ≤ c, the
//!    square of (r, c) consists of rows 1 to r and columns c - r + 1 to c, so P(r, c) = P(r, c -
//!    r) + 1. Likewise P(r, c) = P(r - c, c) + 1 if r ≥ c, and P is 0 if r or c is 0. So P(r, c)
//!    is, modulo 2, the number of subtractions that Euclid's algorithm performs on r and c.
//! 3. The value of (r, c) is the sum of P over (r, c), (r - 1, c), (r, c - 1) and
//!    (r - 1, c - 1), modulo 2.
//!
//! Cost: O(N log N + N log R) for row and column numbers up to R.
//!
//! 规则：10^9 × 10^9 的棋盘上有 N 个黑格，其余是白格。每次操作选一个黑格 (r, c)，把以第 r 行为
//! 最后一行、第 c 列为最后一列的 min(r, c) × min(r, c) 的正方形反色。无法操作者输。只有一组数
//! 据，给出 `N` 和各黑格；输出获胜者，`FIRST` 或 `SECOND`。
//! 范围：1 ≤ N ≤ 200,000。
//! 模型：翻硬币游戏，在棋盘上。
//! 思路：局面是各黑格的和，而单独一个黑格只有一种走法。所以值都是 0 或 1，它们在正方形上的和的
//! 奇偶性满足一个方程，用辗转相除法可解。
//!
//! 1. 单独一个黑格，唯一的一步使它变白，使它的正方形中其余的格变黑。所以其余各格的异或和为 0 时
//!    它的值是 1，为 1 时它的值是 0：无论哪种，正方形内各值之和是奇数。
//! 2. 令 P(r, c) 为前 r 行、前 c 列的所有值之和模 2。若 r ≤ c，(r, c) 的正方形是前 r 行的最
//!    后 r 列，所以 P(r, c) = P(r, c - r) + 1。同样，r ≥ c 时 P(r, c) = P(r - c, c) + 1；
//!    r 或 c 为 0 时 P 为 0。所以 P(r, c) 就是辗转相减的次数的奇偶性。
//! 3. (r, c) 的值是 P 在 (r, c)、(r - 1, c)、(r, c - 1)、(r - 1, c - 1) 四处之和模 2。
//!
//! 复杂度：黑格的行列不超过 R 时 O(N log N + N log R)。

use proconio::input;

fn main() {
    input! { n: usize, mut cells: [(u64, u64); n] }
    cells.sort_unstable();
    cells.dedup();
    let mut sum = 0;
    for (r, c) in cells {
        assert!(r > 0 && c > 0, "the cell {r} {c} is not on the board, which begins at 1 1");
        sum ^= value(r, c);
    }
    println!("{}", if sum == 1 { "FIRST" } else { "SECOND" });
}

/// Returns the Grundy value of a single black cell.
fn value(r: u64, c: u64) -> u64 {
    let corners = [(r, c), (r - 1, c), (r, c - 1), (r - 1, c - 1)];
    corners.iter().map(|&(r, c)| subtractions(r, c) % 2).sum::<u64>() % 2
}

/// Returns how many subtractions Euclid's algorithm needs to reach 0.
fn subtractions(mut r: u64, mut c: u64) -> u64 {
    let mut count = 0;
    while r > 0 && c > 0 {
        count += c / r;
        (r, c) = (c % r, r);
    }
    count
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
