// Codeforces 167C https://codeforces.com/problemset/problem/167/C · made by `cargo judge bundle cf167c --write` from 46598a2a51661fa4
//! Codeforces 167C — Wizards and Numbers
//! <https://codeforces.com/problemset/problem/167/C> · 2 s · 256 MiB · hard
//!
//! Rules: two numbers a ≤ b; a move replaces b by b mod a, or by b - aᵏ ≥ 0 for some k > 0.
//! When a number is 0 there is no move, and the player to move loses. Cases `a b`, in any
//! order, after their number; print the winner of each, `First` or `Second`.
//! Model: Euclid's game, powers of the smaller number.
//! Why: if (b mod a, a) is lost, moving there wins. If it is won, whoever takes q = b div a
//! to 0 loses, and the other moves lower q by 1, a, a², …, which are 1 or -1 mod a + 1. Let
//! r = q mod (a + 1); exactly the odd r are lost. From them every move leads to an even r
//! (r - 1 or r + 1, or 0 for the latter if r = a) or to the won q = 0.
//! From even r > 0 take 1, which leaves it odd; from r = 0, q > 0, take a, which leaves 1.
//! Cost: O(log b) a case.

use grundy::Outcome;
use proconio::input;

fn outcome(a: u64, b: u64) -> Outcome {
    if a == 0 {
        return Outcome::P;
    }
    let remainder_wins = outcome(b % a, a).mover_wins();
    Outcome::of_mover(!remainder_wins || b / a % (a + 1) % 2 != 1)
}

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a.max(b) <= 10u64.pow(18), "numbers {a} {b}, more than 10^18");
        let first = outcome(a.min(b), a.max(b)).mover_wins();
        winners += if first { "First\n" } else { "Second\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
