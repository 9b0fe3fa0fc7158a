// HackerRank digits-square-board-1 https://www.hackerrank.com/challenges/digits-square-board-1 · made by `cargo judge bundle hackerrank_digits-square-board-1 --write` from a67692e5bb568794
//! HackerRank digits-square-board-1 — Digits Square Board
//! <https://www.hackerrank.com/challenges/digits-square-board-1> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: on an N by N board of digits, a move cuts a piece in two along a grid line, if the piece
//! has more than one cell and at least one digit that is not prime; whoever cannot move loses. The
//! input has T cases: `N`, then N rows of N digits. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ N ≤ 30; the digits are from 1 to 9.
//! Kind: impartial
//! Model: take-and-break game, rectangles.
//! Why: the pieces are played independently, so by the theorem of Sprague and Grundy the value of a
//! piece is the mex, over all cuts, of the nim sum of the values of the two parts; the value is 0
//! if all digits are prime or there is only one cell. Smaller pieces are evaluated first. A piece
//! has at most 2N - 2 cuts, so for N ≤ 64 all values are below 128, and so are their nim sums.
//! Cost: O(N^5) per case.
//!
//! 规则：有一个 N × N 的棋盘，每格一个数字。每次操作选一块多于一格且含有非质数数字的棋盘，沿一
//! 条格线切成两块；无法操作者输。输入共 T 组数据，每组先给出 `N`，再给出 N 行、每行 N 个数字。
//! 输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ T ≤ 10；1 ≤ N ≤ 30；各数字从 1 到 9。
//! 模型：取石子并分堆的游戏，各块是矩形。
//! 思路：各块互不影响，所以由 Sprague–Grundy 定理，一块的值是对所有切法求两部分之值的异或和，再
//! 取 mex；若数字全是质数，或只有一格，值为 0。从窄的、矮的块算起。一块至多有 2N - 2 种切法，所
//! 以 N ≤ 64 时，所有的值都小于 128，异或和也是。
//! 复杂度：每组 O(N^5)。

use grundy::mex::mex_of_mask;
use proconio::input;

/// A limit of this program: the values on larger boards might not fit into a mask of 128 bits.
const LARGEST_SIDE: usize = 64;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n > 0, "a board without cells");
        assert!(n <= LARGEST_SIDE, "a board of side {n}, past this program's {LARGEST_SIDE}");
        input! { board: [[u8; n]; n] }
        if let Some(digit) = board.iter().flatten().find(|&&digit| digit > 9) {
            panic!("{digit} is no digit");
        }
        winners += if board_value(&board) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

/// A rectangle of cells, between two horizontal and two vertical grid lines.
#[derive(Clone, Copy)]
struct Piece {
    top: usize,
    bottom: usize,
    left: usize,
    right: usize,
}

impl Piece {
    /// Returns the two parts of every cut.
    fn cuts(self) -> impl Iterator<Item = (Piece, Piece)> {
        let across = (self.top + 1..self.bottom)
            .map(move |line| (Piece { bottom: line, ..self }, Piece { top: line, ..self }));
        let down = (self.left + 1..self.right)
            .map(move |line| (Piece { right: line, ..self }, Piece { left: line, ..self }));
        across.chain(down)
    }
}

fn board_value(board: &[Vec<u8>]) -> u8 {
    let n = board.len();
    let not_prime = not_prime_before(board);
    let has_other_than_primes = |piece: Piece| {
        let Piece { top, bottom, left, right } = piece;
        let all = not_prime[bottom][right] + not_prime[top][left];
        all > not_prime[top][right] + not_prime[bottom][left]
    };
    let index = |piece: Piece| {
        let Piece { top, bottom, left, right } = piece;
        ((top * n + left) * (n + 1) + bottom) * (n + 1) + right
    };
    let mut values = vec![0u8; n * n * (n + 1) * (n + 1)];
    // From the last lines backwards, and from small pieces to large ones.
    for (top, left) in (0..n).rev().flat_map(|top| (0..n).rev().map(move |left| (top, left))) {
        for bottom in top + 1..=n {
            for right in left + 1..=n {
                let piece = Piece { top, bottom, left, right };
                if has_other_than_primes(piece) {
                    let mut options = 0u128;
                    for (one, other) in piece.cuts() {
                        options |= 1 << (values[index(one)] ^ values[index(other)]);
                    }
                    values[index(piece)] = mex_of_mask(options) as u8;
                }
            }
        }
    }
    values[index(Piece { top: 0, bottom: n, left: 0, right: n })]
}

/// Returns, for each crossing of a horizontal and a vertical grid line, how many of the cells above
/// and to the left of the crossing hold no prime.
fn not_prime_before(board: &[Vec<u8>]) -> Vec<Vec<u32>> {
    let n = board.len();
    let mut counts = vec![vec![0; n + 1]; n + 1];
    for y in 0..n {
        for x in 0..n {
            let others = counts[y][x + 1] + counts[y + 1][x] - counts[y][x];
            counts[y + 1][x + 1] = others + u32::from(![2, 3, 5, 7].contains(&board[y][x]));
        }
    }
    counts
}

mod grundy {
    pub mod mex {
        /// Returns the mex of the values whose bits are set in `mask`: 0 if no bit is set, 128 if all bits
        /// are set.
        ///
        /// This is the mex for `const` contexts, where nothing can be allocated. Cost: O(1).
        ///
        /// ```
        /// # use grundy::mex::mex_of_mask;
        /// const MEX: u64 = mex_of_mask(1 << 0 | 1 << 1 | 1 << 3);
        /// assert_eq!(MEX, 2);
        /// ```
        pub const fn mex_of_mask(mask: u128) -> u64 {
            (!mask).trailing_zeros() as u64
        }
    }
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
