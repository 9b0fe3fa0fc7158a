// Codeforces 282D https://codeforces.com/problemset/problem/282/D · made by `cargo judge bundle cf282d --write` from 279226c11a06024a
//! Codeforces 282D — Yet Another Number Game
//! <https://codeforces.com/problemset/problem/282/D> · 2 s · 256 MiB · medium
//!
//! Rules: up to three numbers; a move lowers one of them, or all of them by the same amount,
//! none below 0. Whoever cannot move loses. One case `n`, then n numbers; print the winner,
//! `BitLGM` if he is the first player and `BitAryo` if not.
//! Model: Wythoff's game, with one, two or three heaps.
//! Why: two numbers are Wythoff's game: its lost pairs are (a, a + d), d = 0, 1, 2, …, with a
//! the least number in none of the earlier ones. One or three numbers are Nim, and the common
//! move adds nothing: it takes x from all, the lowest digit 1 of x is turned in each, an odd
//! number of times, and no digit below it. So it never leads from nim sum 0 to nim sum 0.
//! Cost: O(1).

use grundy::{nim, wythoff};
use proconio::input;

const BOUND: u64 = 300;

fn main() {
    input! { n: usize }
    assert!((1..=3).contains(&n), "{n} numbers, not 1 to 3");
    input! { mut numbers: [u64; n] }
    let in_bounds = numbers.iter().all(|&number| number < BOUND);
    assert!(in_bounds, "a number that is not below {BOUND} in {numbers:?}");
    numbers.sort_unstable();
    let wins = match numbers[..] {
        [small, large] => wythoff::outcome(small, large).mover_wins(),
        _ => nim::outcome(&numbers).mover_wins(),
    };
    println!("{}", if wins { "BitLGM" } else { "BitAryo" });
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
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// The outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

    pub mod wythoff {
        use crate::grundy::Outcome;

        /// The outcome of heaps of `a` and `b` stones. Cost: O(log) of their difference.
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (a.min(b), a.max(b));
            Outcome::of_mover(lower(large - small) != u128::from(small))
        }

        /// ⌊kφ⌋, which may be beyond 2^64.
        fn lower(k: u64) -> u128 {
            if k == 0 {
                return 0;
            }
            // The largest Fibonacci number below 2^64, F(93), and its successor.
            let mut number: u128 = 12_200_160_415_121_876_738;
            let mut next: u128 = 19_740_274_219_868_223_167;
            let mut rest = u128::from(k - 1);
            let mut shifted = 0;
            while rest > 0 {
                if number <= rest {
                    rest -= number;
                    shifted += next;
                }
                let before = next - number;
                next = number;
                number = before;
            }
            shifted + 1
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
