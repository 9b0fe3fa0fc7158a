// Codeforces 167C https://codeforces.com/problemset/problem/167/C · made by `cargo judge bundle cf167c --write` from 69283419f004fdbf
//! Codeforces 167C — Wizards and Numbers
//! <https://codeforces.com/problemset/problem/167/C> · 2 s · 256 MiB · hard
//!
//! Rules: there are two numbers a ≤ b. A move replaces b by b mod a, or by b - aᵏ ≥ 0 for some
//! k > 0. When one of the numbers is 0 there is no move, and the player to move loses. The input
//! is the number of cases and for each its two numbers, in any order; print the winner of each,
//! `First` or `Second`.
//! Model: Euclid's game, powers of the smaller number.
//! Why: as in Euclid's game, one first looks at the pair of b mod a and a. If it is lost, moving
//! there wins. If it is won, nobody wants to be the one who gets there, and the other moves
//! lower the quotient q = b div a by a power of a. Modulo a + 1 these powers are 1 or -1, and the
//! parity of q mod (a + 1) decides.
//!
//! 1. Let 0 < a ≤ b, and let q and r be the quotient and the remainder of b by a. The move to
//!    b mod a is to q = 0. The move to b - aᵏ lowers q by aᵏ⁻¹, and is allowed if q ≥ aᵏ⁻¹.
//!
//! 2. Assume that the pair with q = 0, which is that of r and a, is won by the player to move.
//!    Then a pair with q > 0 is lost exactly if q mod (a + 1) is odd. This follows by induction
//!    over q from the next two steps. Note that a ≡ -1, so that mod a + 1 each power of a is 1 or
//!    -1.
//!
//! 3. If q mod (a + 1) is odd, a move by a power makes it one less or one more, where a + 1
//!    counts as 0. Each of these is even, so the pair that is left is won: by induction, or by
//!    assumption if its q is 0. The move to q = 0 leaves a won pair, too.
//!
//! 4. If q mod (a + 1) is even and not 0, the move k = 1 lowers q by 1, and makes it odd.
//!    If it is 0, then q ≥ a + 1 as q > 0, and the move k = 2 lowers q by a, which makes it 1.
//!    Some move leaves a lost pair.
//!
//! Cost: O(log b) a case.

use grundy::Outcome;
use proconio::input;

/// Returns the outcome of a pair a ≤ b.
fn outcome(a: u64, b: u64) -> Outcome {
    if a == 0 {
        return Outcome::P;
    }
    let quotient = b / a;
    let quotient_loses = quotient % (a + 1) % 2 == 1;
    let remainder_wins = outcome(b % a, a).mover_wins();
    Outcome::of_mover(!(remainder_wins && quotient_loses))
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a.max(b) < u64::MAX, "numbers {a} {b}: the program takes them up to 2^64 - 2");
        let first_wins = outcome(a.min(b), a.max(b)).mover_wins();
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
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
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
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
