// Luogu P2594 https://www.luogu.com.cn/problem/P2594 · made by `cargo judge bundle luogu_p2594 --write` from a8ac2a56fcccb1fa
//! Luogu P2594 — A colouring game (染色游戏)
//! <https://www.luogu.com.cn/problem/P2594> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1434, BZOJ 2316
//! Rules: coins on a board of n rows and m columns. A move chooses a tail and a set of coins that
//! is connected by sides, holds this tail, and otherwise only coins of rows up to its row and of
//! columns up to its column; it turns the whole set. Whoever cannot move loses. Cases after their
//! number: `n m`, then n rows of H and T. Print `-_-` if the first player wins, else `=_=`.
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each alone (Lenstra). In the first row and column the
//! game is Ruler: the k-th coin is worth the largest power of 2 that divides k, called low(k) here.
//! Every other coin (i, j), counted from 1, is worth 2^(i+j-2):
//!
//! 1. The value of (i, j) is the least number that no connected set makes, where a set makes the
//!    nim sum of the values of its coins other than (i, j). The induction is over i + j.
//! 2. No set makes 2^(i+j-2): all coins other than (i, j) are worth smaller powers of 2. This is
//!    the induction for those not on the border, and on the border low(k) ≤ k ≤ i + j - 2 as both i
//!    and j are 2 or more.
//! 3. Let N < 2^(i+j-2) be at least half of this power, and (i, j) ≠ (2, 2). One of (i - 1, j) and
//!    (i, j - 1) is not on the border; it is worth 2^(i+j-3), and has a set that makes
//!    N - 2^(i+j-3). That set and (i, j) make N.
//! 4. Let N be less than half, and i, j ≥ 3. Both neighbours are worth 2^(i+j-3), and (i - 1, j)
//!    has a set that makes N. That set, (i, j) and (i, j - 1) make N, as both neighbours cancel
//!    out.
//! 5. Let N be less than half, and j = 2, i ≥ 4; so N < 2^(i-1). Let G(k) be all nim sums of whole
//!    connected sets in rows 1 to k of the first two columns that hold (k, 1), and 0. Then G(2) is
//!    0, …, 7: the coin (2, 1) alone has 2; it has 3 with (1, 1), 6 with (2, 2), 7 with both, 4
//!    with (2, 2) and (1, 2), 1 with (1, 1) and (1, 2), and 5 with all three.
//! 6. By induction G(k) is 0, …, 2^(k+1) - 1 for all k ≥ 2: joining (k, 1) to a set of G(k - 1), or
//!    to none, gives all numbers below 2^k, as low(k) is one of them; with (k, 2), which is worth
//!    2^k, it gives the others. The coins (i, 2), (i, 1), (i - 1, 1) and a set of G(i - 2), or
//!    none, are connected and make any N < 2^(i-1), as low(i) ⊕ low(i - 1) < 2^(i-1).
//! 7. That leaves (2, 2), and (3, 2) for N < 4. Let a, b, c and d be the coins (1, 1), (2, 1),
//!    (3, 1) and (1, 2), worth 1, 2, 1 and 2. With (2, 2), no other coin makes 0, d makes 2, a and
//!    d make 3, while a, b and d make 1. With (3, 2), no other coin makes 0, c makes 1, b and c
//!    make 3, while a, b and c make 2. The case i = 2 mirrors j = 2.
//!
//! Cost: O(nm) a case.

use grundy::coin_turning::ruler_value;
use proconio::{input, marker::Chars};

/// Returns the exponent of the power of 2 that a tail is worth; rows and columns count from 0.
fn exponent(row: usize, column: usize) -> usize {
    if row == 0 || column == 0 {
        ruler_value((row + column) as u64).trailing_zeros() as usize
    } else {
        row + column
    }
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, rows: [Chars; n] }
        // The binary digits of the nim sum, which are too many for an integer.
        let mut is_one = vec![false; n + m];
        for (row, coins) in rows.iter().enumerate() {
            let known = coins.len() == m && coins.iter().all(|coin| "HT".contains(*coin));
            assert!(known, "the row {:?} is not {m} of H and T", coins.iter().collect::<String>());
            for (column, &coin) in coins.iter().enumerate() {
                if coin == 'T' {
                    is_one[exponent(row, column)] ^= true;
                }
            }
        }
        verdicts += if is_one.contains(&true) { "-_-\n" } else { "=_=\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    pub mod coin_turning {
        /// Returns the value of coin `coin`, counted from 0, in the Ruler game: the largest power of 2
        /// that divides `coin` + 1, like the lengths of the marks on a ruler. Cost: O(1).
        ///
        /// ```
        /// # use grundy::coin_turning::ruler_value;
        /// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(ruler_value), [1, 2, 1, 4, 1, 2, 1, 8]);
        /// ```
        ///
        /// # Panics
        /// Panics if `coin` is 2^64 - 1, because its value does not fit into 64 bits.
        pub fn ruler_value(coin: u64) -> u64 {
            assert!(coin < u64::MAX, "the value of coin {} does not fit 64 bits", coin);
            1 << (coin + 1).trailing_zeros()
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
