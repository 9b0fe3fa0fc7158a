// Luogu P3480 https://www.luogu.com.cn/problem/P3480 · made by `cargo judge bundle luogu_p3480 --write` from 306aa6742d8083c7
//! Luogu P3480 — Pebbles (KAM-Pebbles)
//! <https://www.luogu.com.cn/problem/P3480> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 1115
//! Rules: n piles of pebbles, none larger than the next; a move takes any positive number of
//! pebbles from one pile so that this stays true, and whoever cannot move loses. u cases
//! `n`, then n piles; print `TAK` if the first player wins, else `NIE`.
//! Model: staircase Nim, on the differences between piles.
//! Why: a move takes x from the difference of a pile to the one before and adds x to the
//! difference of the next pile, or to nothing after the last: a step down a staircase. Only
//! odd stairs count, those of the last pile, the third last and so on: who wins Nim on them
//! plays that, and answers a step onto an odd stair by taking the same number further down.
//! Cost: O(n) a case.

use grundy::staircase::{outcome, NO_BOUND};
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=1000).contains(&n), "{n} piles, not 1 to 1000");
        input! { mut piles: [u64; n] }
        for pair in piles.windows(2) {
            assert!(pair[0] <= pair[1], "a pile of {} before one of {}", pair[0], pair[1]);
        }
        assert!(piles[n - 1] <= 10_000, "a pile of {}, more than 10000", piles[n - 1]);
        piles.insert(0, 0);
        let stairs: Vec<u64> = piles.windows(2).rev().map(|pair| pair[1] - pair[0]).collect();
        verdicts += if outcome(&stairs, NO_BOUND).mover_wins() { "TAK\n" } else { "NIE\n" };
    }
    print!("{verdicts}");
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
