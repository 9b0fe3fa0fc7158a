// HackerRank digits-square-board-1 https://www.hackerrank.com/challenges/digits-square-board-1 · made by `cargo judge bundle hackerrank_digits-square-board-1 --write` from 8d8c7d752ad41fab
//! HackerRank digits-square-board-1 — Digits Square Board
//! <https://www.hackerrank.com/challenges/digits-square-board-1> · 10 s? · 512 MiB? · medium
//!
//! Rules: an N by N board of digits 1 to 9; a move cuts a piece along a grid line in two, if
//! the piece has more than one cell and a digit on it is not prime. Whoever cannot move
//! loses. T cases `N`, then N rows of N digits; print the winner, `First` or `Second`.
//! Model: splitting game, rectangles.
//! Why: the pieces are played apart from each other, so a piece has the mex of the nim sums
//! of its two parts over all cuts, by the theorem of Sprague and Grundy; it is 0 if all
//! digits are prime, and for one cell. Narrow and low pieces are done first. A piece has at
//! most 58 cuts, so that all values are below 64.
//! Cost: O(N^5) a case.

use grundy::mex::mex_of_mask;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=30).contains(&n), "a board of side {n}, not 1 to 30");
        input! { board: [[u8; n]; n] }
        if let Some(digit) = board.iter().flatten().find(|&digit| !(1..=9).contains(digit)) {
            panic!("a digit {digit}, not 1 to 9");
        }
        winners += if value(&board) != 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

fn value(board: &[Vec<u8>]) -> u8 {
    let n = board.len();
    let mut not_prime = vec![vec![0; n + 1]; n + 1]; // above and left of a corner
    for (y, x) in (0..n).flat_map(|y| (0..n).map(move |x| (y, x))) {
        let others = not_prime[y][x + 1] + not_prime[y + 1][x] - not_prime[y][x];
        not_prime[y + 1][x + 1] = others + u32::from(![2, 3, 5, 7].contains(&board[y][x]));
    }
    // The piece from line y up to line `bottom` and from x up to `right`.
    let index = |y, x, bottom, right| ((y * n + x) * (n + 1) + bottom) * (n + 1) + right;
    let mut values = vec![0u8; n * n * (n + 1) * (n + 1)];
    for (y, x) in (0..n).rev().flat_map(|y| (0..n).rev().map(move |x| (y, x))) {
        for (bottom, right) in (y + 1..=n).flat_map(|b| (x + 1..=n).map(move |r| (b, r))) {
            let above = not_prime[y][right] + not_prime[bottom][x];
            if not_prime[bottom][right] + not_prime[y][x] == above {
                continue;
            }
            let across =
                (y + 1..bottom).map(|cut| (index(y, x, cut, right), index(cut, x, bottom, right)));
            let down =
                (x + 1..right).map(|cut| (index(y, x, bottom, cut), index(y, cut, bottom, right)));
            let sums = across.chain(down).map(|(one, other)| values[one] ^ values[other]);
            let options = sums.fold(0u64, |options, sum| options | 1 << sum);
            values[index(y, x, bottom, right)] = mex_of_mask(options.into()) as u8;
        }
    }
    values[index(0, 0, n, n)]
}

mod grundy {
    pub mod mex {
        /// The mex of the values whose bits are set in `mask`: 0 for none, 128 for all of 0..128.
        ///
        /// This is the mex for `const` contexts, where a set on the heap cannot be. Cost: O(1).
        ///
        /// ```
        /// # use grundy::mex::mex_of_mask;
        /// const MEX: u32 = mex_of_mask(1 << 0 | 1 << 1 | 1 << 3);
        /// assert_eq!(MEX, 2);
        /// ```
        pub const fn mex_of_mask(mask: u128) -> u32 {
            (!mask).trailing_zeros()
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
