// Luogu P2575 https://www.luogu.com.cn/problem/P2575 · made by `cargo judge bundle luogu_p2575 --write` from 24a35781870db117
//! Luogu P2575 — Masters at checkers (高手过招)
//! <https://www.luogu.com.cn/problem/P2575> · 1 s? · 125 MiB? · medium
//!
//! Also: HDU 5724
//! Rules: a board of n rows and 20 columns; a move takes a piece to the first empty cell on
//! its right in the same row, over all pieces between, and whoever cannot move loses, AKN
//! first. T cases `n`, then n rows `m`, the number of pieces, and their columns; print
//! `YES` if AKN wins, else `NO`.
//! Model: staircase Nim, on the pieces between empty cells.
//! Why: the empty cells of a row part its pieces into stairs, perhaps empty ones, and all
//! from the last empty cell on is the foot. A move puts an empty cell x pieces further to
//! the left, so that x pieces come one stair down, for any x up to those on their stair.
//! Only odd stairs count: who wins Nim on them plays that, and sends pieces that come from
//! an even stair onto an odd one further down.
//! Cost: O(20) a row.

use proconio::input;

const COLUMNS: usize = 20;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} rows, not 1 to 1000");
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize }
            assert!(m <= COLUMNS, "{m} pieces, more than {COLUMNS}");
            input! { columns: [usize; m] }
            let mut is_piece = [false; COLUMNS];
            for column in columns {
                assert!((1..=COLUMNS).contains(&column), "column {column} of {COLUMNS}");
                assert!(!is_piece[column - 1], "two pieces in column {column}");
                is_piece[column - 1] = true;
            }
            let stairs = is_piece.rsplit(|&is_piece| !is_piece);
            nim_sum ^= stairs.skip(1).step_by(2).fold(0, |sum, stair| sum ^ stair.len());
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
