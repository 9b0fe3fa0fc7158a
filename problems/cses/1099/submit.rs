// CSES 1099 https://cses.fi/problemset/task/1099 · made by `cargo judge bundle cses1099 --write` from 79f1cb76d6c12c30
//! CSES 1099 — Stair Game
//! <https://cses.fi/problemset/task/1099> · 1 s · 512 MiB · easy
//!
//! Rules: stairs 1 to n hold balls; a move carries any positive number of balls from one
//! stair k > 1 to stair k - 1, and whoever moves last wins. After the number of cases t
//! come the cases `n`, then the balls on each stair; print the winner of each, `first` or
//! `second`.
//! Model: staircase Nim.
//! Why: balls on even stairs are heaps of Nim: a move away from an even stair takes from
//! its heap. A move onto an even stair can be taken back at once by carrying the same balls
//! one stair further, so it changes nothing; stair 1 is the floor. By Bouton's theorem the
//! first player loses exactly if the nim sum of the even stairs is 0.
//! Cost: O(n) a case.

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

const MOST_BALLS: u64 = 1_000_000_000;

fn main() {
    input! { t: usize }
    assert!((1..=200_000).contains(&t), "{t} cases, not 1 to 200000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "{n} stairs, not 1 to 200000");
        input! { stairs: [u64; n] }
        if let Some(balls) = stairs.iter().find(|&&balls| balls > MOST_BALLS) {
            panic!("{balls} balls on a stair, more than {MOST_BALLS}");
        }
        winners +=
            if outcome(&stairs[1..], NO_BOUND).mover_wins() { "first\n" } else { "second\n" };
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

    // Games that are solved.
    pub mod bash {
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
    }
    pub mod staircase {
        use crate::grundy::{bash, Outcome};

        /// For `most`: a move may take any number of stones. This stands for 2^64 - 1, so there must
        /// be fewer than 2^64 stones in all.
        pub const NO_BOUND: u64 = u64::MAX;

        /// The Grundy value of the stair: `steps[0]` holds the stones of step 1, one above the
        /// ground, and a move takes 1 to `most` stones. Cost: O(n).
        ///
        /// # Panics
        /// If `most` is 0.
        ///
        /// ```
        /// # use grundy::staircase::{grundy_value, NO_BOUND};
        /// assert_eq!(grundy_value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
        /// assert_eq!(grundy_value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
        /// ```
        pub fn grundy_value(steps: &[u64], most: u64) -> u64 {
            assert!(most > 0, "a move takes at least one stone");
            let odd = steps.iter().step_by(2);
            odd.fold(0, |sum, &stones| sum ^ bash::grundy_value(stones, most))
        }

        /// The outcome of the stair. Cost: O(n).
        ///
        /// # Panics
        /// If `most` is 0.
        pub fn outcome(steps: &[u64], most: u64) -> Outcome {
            Outcome::of_mover(grundy_value(steps, most) != 0)
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
