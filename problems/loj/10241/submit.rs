// LOJ 10241 https://loj.ac/p/10241 · made by `cargo judge bundle loj10241 --write` from d2ab30ee6731c895
//! LOJ 10241 — Taking stones 1 (取石子游戏 1)
//! <https://loj.ac/p/10241> · 1 s? · 512 MiB? · easy
//!
//! Rules: one heap of N stones; a move takes 1 to K of them, and whoever takes the last
//! stone wins. One case `N K`; print `1` if the first player wins, else `2`.
//! Rule: {1, …, m}, for example {1, 2, 3}
//! Model: Bash's game.
//! Why: whatever number t the opponent takes, K + 1 - t is a move too, so a multiple of
//! K + 1 is lost, and from any other heap one can take the remainder.
//! Cost: O(1).

use grundy::bash;
use proconio::input;

fn main() {
    input! { n: u64, k: u64 }
    assert!(n > 0, "a heap of 0 stones");
    assert!(k > 0, "a move of at most 0 stones");
    println!("{}", if bash::outcome(n, k).mover_wins() { 1 } else { 2 });
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

    // Games that are solved.
    pub mod bash {
        use crate::grundy::Outcome;

        /// The Grundy value of `heap` stones when a move takes 1 to `most`: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// If `most` is 0, which would leave no move at all.
        ///
        /// ```
        /// # use grundy::bash::grundy_value;
        /// assert_eq!(grundy_value(10, 3), 2);
        /// assert_eq!(grundy_value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn grundy_value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
            }
        }

        /// The outcome of one heap. Cost: O(1).
        ///
        /// # Panics
        /// If `most` is 0.
        pub fn outcome(heap: u64, most: u64) -> Outcome {
            Outcome::of_mover(grundy_value(heap, most) != 0)
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
