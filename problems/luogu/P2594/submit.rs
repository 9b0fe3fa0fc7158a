// Luogu P2594 https://www.luogu.com.cn/problem/P2594 · made by `cargo judge bundle luogu_p2594 --write` from bba36b8229adab1e
//! Luogu P2594 — A colouring game (染色游戏)
//! <https://www.luogu.com.cn/problem/P2594> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 1434, BZOJ 2316
//! Rules: n × m coins. A move chooses a tail T at (r, c), and coins that touch by their sides
//! and are this one and others of rows up to r and columns up to c, and turns them all;
//! whoever cannot move loses. Cases after their number: `n m`, then n rows of H and T. Print
//! `-_-` if the first player wins, else `=_=`.
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each alone (Lenstra). The first row and column are
//! the Ruler game, worth lowbit(k) at k. The coin (i, j) elsewhere is worth 2^(i+j-2): the
//! others make less, and any N below that, by induction on i + j. If N ≥ 2^(i+j-3), join
//! (i, j) to a move of (i-1, j) or (i, j-1), where that is its worth; if not and i, j ≥ 3,
//! then to both of them, as they cancel. If j = 2, go along (i, 1), (i-1, 1), …, with or
//! without the coin (k, 2) beside, worth 2^k, from k = i - 2 on: by induction again what is
//! gathered from k on, or nothing, is any number below 2^(k+1). (Small i, j by hand.)
//! Cost: O(nm) a case.

use grundy::coin_turning::ruler;
use proconio::{input, marker::Chars};

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize }
        assert!((1..=100).contains(&n) && (1..=100).contains(&m), "a board of {n} by {m}");
        input! { rows: [Chars; n] }
        // The nim sum of powers of 2, the largest 2^198, by their exponents.
        let mut odd = vec![false; n + m];
        for (i, row) in rows.iter().enumerate() {
            let known = row.len() == m && row.iter().all(|coin| "HT".contains(*coin));
            assert!(known, "the row {:?} is not {m} of H and T", row.iter().collect::<String>());
            for j in (0..m).filter(|&j| row[j] == 'T') {
                let on_border = i == 0 || j == 0;
                let exponent =
                    if on_border { ruler((i + j) as u64).trailing_zeros() as usize } else { i + j };
                odd[exponent] ^= true;
            }
        }
        verdicts += if odd.contains(&true) { "-_-\n" } else { "=_=\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    pub mod coin_turning {
        /// The value of coin `coin`, counted from 0, in the Ruler game: the largest power of 2
        /// that divides `coin` + 1, like the marks of an inch. Cost: O(1).
        ///
        /// ```
        /// # use grundy::coin_turning::ruler;
        /// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(ruler), [1, 2, 1, 4, 1, 2, 1, 8]);
        /// ```
        ///
        /// # Panics
        /// If `coin` is 2^64 - 1, whose value does not fit.
        pub fn ruler(coin: u64) -> u64 {
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
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// Words that are not read as what they are.
    pub mod marker {
        use super::{Input, Readable};

        /// A word as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
            }
        }
    }

    /// The next value of the input.
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
