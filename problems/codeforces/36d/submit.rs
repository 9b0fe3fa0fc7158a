// Codeforces 36D https://codeforces.com/problemset/problem/36/D · made by `cargo judge bundle cf36d --write` from 6223cedd7754669b
//! Codeforces 36D — New Game with a Chess Piece
//! <https://codeforces.com/problemset/problem/36/D> · 2 s · 64 MiB · hard
//!
//! Rules: a piece stands in the upper left corner of a board of n by m cells. A move takes it one
//! cell to the right, one down, or k cells down and to the right; whoever cannot move loses. The
//! input is `t k`, then t boards `n m`; print for each `+` if the first player wins, `-` if not.
//! Model: board game, one token, with a closed form.
//! Why: let a ≤ b be the cells that are left in the two directions.
//!
//! If k = 1, a position is lost if and only if a and b are even: each move makes one of them odd, or
//! both, and every other position has a move that makes all odd numbers even.
//!
//! Let k > 1, and a = t (k + 1) + r with 0 ≤ r ≤ k. A position is won if r = k, or if a + b + t is odd.
//! Otherwise it is lost; call it even then. By induction over a + b:
//!
//! 1. Even, with r < k: a diagonal move makes t smaller by 1 and r larger by 1. So r becomes k, or
//!    a + b + t odd. A step along b keeps t and r, if b > a, and makes the sum odd. A step along a does so
//!    if r > 0, and otherwise makes r = k. All these are won. (If a = b, both steps are one along a.)
//! 2. Odd, with r < k: if b > a, a step along b makes it even. If a = b, then t is odd, and a > k. A step
//!    along a makes it even if r > 0. If r = 0, a diagonal move does: t is smaller by 1 then, and r
//!    is 1 < k.
//! 3. r = k: a diagonal move makes r = 0 and keeps t, and the parity of a + b + t. A step along a makes
//!    r = k - 1, and changes the parity. One of them is even.
//!
//! Cost: O(1) a case.
//! Judge: on Codeforces, the program reads `input.txt` and writes `output.txt`. It does so wherever
//! there is an `input.txt`; elsewhere it uses standard input and output.

use proconio::input;
use proconio::source::once::OnceSource;
use std::io::Read;
use std::path::Path;
use std::{fs, io};

fn main() {
    let has_files = Path::new("input.txt").exists();
    let mut text = String::new();
    if has_files {
        text = fs::read_to_string("input.txt").expect("input.txt cannot be read");
    } else {
        io::stdin().read_to_string(&mut text).expect("the input cannot be read");
    }
    let outcomes = outcomes(&text);
    if has_files {
        fs::write("output.txt", outcomes).expect("output.txt cannot be written");
    } else {
        print!("{outcomes}");
    }
}

/// Returns the outcomes of the boards of an input, one a line.
fn outcomes(text: &str) -> String {
    input! { from OnceSource::from(text), boards: usize, jump: u64, sides: [(u64, u64); boards] }
    assert!(jump > 0, "a move of no cells");
    let mut outcomes = String::new();
    for (n, m) in sides {
        assert!(n > 0 && m > 0, "a board of {n} by {m} cells");
        outcomes += if first_wins(n - 1, m - 1, jump) { "+\n" } else { "-\n" };
    }
    outcomes
}

fn first_wins(down: u64, right: u64, jump: u64) -> bool {
    if jump == 1 {
        return down % 2 == 1 || right % 2 == 1;
    }
    let less = down.min(right);
    let (rounds, rest) = match jump.checked_add(1) {
        Some(round) => (less / round, less % round),
        None => (0, less),
    };
    rest == jump || (down % 2 + right % 2 + rounds) % 2 == 1
}

mod proconio {
    use std::str::{FromStr, SplitAsciiWhitespace};

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
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

    /// Texts other than standard input.
    pub mod source {
        use crate::proconio::Input;

        /// A source of tokens; `R` is what it reads from.
        pub trait Source<R> {
            /// Lends the input to `read`, and returns what that returns.
            fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T;
        }

        /// A source that reads everything at once.
        pub mod once {
            use super::Source;
            use crate::proconio::Input;
            use std::io::BufReader;
            use std::marker::PhantomData;

            /// A text that has been read from `R`.
            pub struct OnceSource<R> {
                input: Input,
                origin: PhantomData<R>,
            }

            impl<R> Source<R> for OnceSource<R> {
                fn lend<T>(&mut self, read: impl FnOnce(&mut Input) -> T) -> T {
                    read(&mut self.input)
                }
            }

            impl<'a> From<&'a str> for OnceSource<BufReader<&'a [u8]>> {
                fn from(text: &'a str) -> OnceSource<BufReader<&'a [u8]>> {
                    OnceSource { input: Input::new(Box::leak(text.into())), origin: PhantomData }
                }
            }
        }
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        (from $source:expr, $($rest:tt)*) => {
            #[allow(unused_mut, unused_variables)]
            let mut source = $source;
            $crate::proconio::input_from! { [source] $($rest)* }
        };
    }
    pub(crate) use input;

    /// Declares variables and reads their values from the source in a variable.
    macro_rules! input_from {
        ([$source:ident]) => {};
        ([$source:ident] $pattern:tt: $kind:tt $(, $($rest:tt)*)?) => {
            let $pattern = $crate::proconio::read_value_from!([$source] $kind);
            $crate::proconio::input_from! { [$source] $($($rest)*)? }
        };
    }
    pub(crate) use input_from;

    /// Reads one value from the source in a variable.
    macro_rules! read_value_from {
        ([$source:ident] [$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value_from!([$source] $kind)).collect::<Vec<_>>()
        };
        ([$source:ident] ($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value_from!([$source] $kind),)+)
        };
        ([$source:ident] $kind:ty) => {
            $crate::proconio::source::Source::lend(&mut $source, <$kind as $crate::proconio::Readable>::read)
        };
    }
    pub(crate) use read_value_from;
}
