// Luogu P1290 https://www.luogu.com.cn/problem/P1290 · made by `cargo judge bundle luogu_p1290 --write` from 0cdc0e8072a1a2c7
//! Luogu P1290 — Euclid's game (欧几里德的游戏)
//! <https://www.luogu.com.cn/problem/P1290> · 1 s? · 125 MiB? · easy
//!
//! Rules: two positive numbers; a move subtracts from the larger a positive multiple of the
//! smaller, as long as nothing gets negative, and whoever makes a 0 wins, Stan first. C
//! cases `M N`; print `Stan wins` or `Ollie wins`.
//! Model: Euclid's game.
//! Why: let b, the larger number, be q·a + r. If r = 0, taking all wins. Else the mover may
//! leave (a, r) or, if q ≥ 2, (a, r + a), which only leads to (a, r): so with q ≥ 2 he wins,
//! and with q = 1 all is forced until the first choice. By induction (Cole and Davie, 1969)
//! that is his exactly if b / a is above the golden ratio.
//! Cost: O(1) a case.

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=6).contains(&cases), "{cases} cases, not 1 to 6");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64 }
        let in_bounds = [m, n].iter().all(|number| (1..1 << 31).contains(number));
        assert!(in_bounds, "{m} and {n}, not both 1 to 2147483647");
        let stan = euclid::outcome(m, n).mover_wins();
        winners += if stan { "Stan wins\n" } else { "Ollie wins\n" };
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

    pub mod euclid {
        use crate::grundy::Outcome;

        /// The outcome. A position with a 0 is over, and P. Cost: O(1).
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
            if small == 0 {
                return Outcome::P;
            }
            // large / small < φ says large² - large·small - small² < 0.
            let below_golden = large * (large - small) < small * small;
            Outcome::of_mover(small == large || !below_golden)
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
