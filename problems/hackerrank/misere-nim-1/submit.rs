// HackerRank misere-nim-1 https://www.hackerrank.com/challenges/misere-nim-1 · made by `cargo judge bundle hackerrank_misere-nim-1 --write` from cb3ed9738961322e
//! HackerRank misere-nim-1 — Misère Nim
//! <https://www.hackerrank.com/challenges/misere-nim-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, and
//! whoever takes the last stone loses. T cases `n`, then n piles; print the winner, `First`
//! or `Second`.
//! Model: misère Nim.
//! Why: with a pile of 2 or more on the table, misère Nim is won exactly if the nim sum is
//! not 0, as in normal play; with single stones only, if their number is even.
//! Cost: O(n) a case.

use grundy::nim::misere;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=100).contains(&n), "{n} piles, not 1 to 100");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000 in {piles:?}");
        winners += if misere::outcome(&piles).mover_wins() { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// True for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// N if `wins`, else P.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        pub mod misere {
            use crate::grundy::Outcome;
            use std::borrow::Borrow;

            /// The outcome of a position when the last stone loses. Cost: O(n).
            ///
            /// The empty position is an N-position: the opponent has just taken the last stone.
            pub fn outcome<I>(heaps: I) -> Outcome
            where
                I: IntoIterator,
                I::Item: Borrow<u64>,
            {
                let mut sum = 0;
                let mut any_large = false;
                for heap in heaps {
                    sum ^= heap.borrow();
                    any_large |= *heap.borrow() > 1;
                }
                Outcome::of_mover((sum != 0) == any_large)
            }
        }
    }

    pub(crate) use outcome::Outcome;
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
