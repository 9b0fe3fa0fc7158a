// HackerRank newyear-game https://www.hackerrank.com/challenges/newyear-game · made by `cargo judge bundle hackerrank_newyear-game --write` from 0decf02f74e8d00f
//! HackerRank newyear-game — New Year Game
//! <https://www.hackerrank.com/challenges/newyear-game> · 10 s? · 512 MiB? · medium
//!
//! Rules: Balsa and Koca take numbers in turn, Balsa first, until none is left. Koca wins if
//! the difference of their sums is divisible by 3. The input has T cases: `n`, then the numbers.
//! Print the winner, `Balsa` or `Koca`.
//! Model: parity, of the numbers with remainder 1 and of those with 2.
//! Why: Koca wins exactly if the numbers with remainder 1 and those with remainder 2 are both even
//! in number, by answering with the same remainder. Multiples of 3 upset that only for a while,
//! which takes one more kind of position that is good for her.
//!
//! 1. Let D be Balsa's sum less Koca's, mod 3, and let a class be the numbers left of one of the
//!    remainders 1 and 2. Claim: with Balsa to move, Koca wins exactly in the positions (A) and
//!    (B). (A): both classes are even, and D = 0. (B): one class, of remainder r, is odd and the
//!    other even, the multiples of 3 are even in number, and D = -r. The claim is true if no
//!    number is left, and for more numbers it follows by induction.
//! 2. From (A) or (B) Koca comes back to (A) or (B). She answers a number of an even class by the
//!    same class, and a multiple of 3 by one more, if there is one: all is as before. Balsa may
//!    also take the last multiple of 3 in (A); then she takes any number, of remainder s say, and
//!    leaves (B) with the odd class s and D = -s. Or he takes one of the odd class in (B), so that
//!    both are even and D = 0; then she takes a multiple of 3 and leaves (A), or if there is none
//!    any number, and leaves (B) as before. If there is no number for her, the game ends with
//!    D = 0.
//! 3. With Koca to move, she can leave (A) or (B), or the game has ended with D = 0, only from
//!    these: (i) both classes are even and D = 0; (ii) only the class r is odd and D = r, by one
//!    of it; (iii) only the class r is odd, D = -r, and the multiples of 3 are odd, by one of
//!    them; (iv) both classes are odd, D is not 0, and the multiples of 3 are even, by a number of
//!    remainder -D. In all other positions Balsa avoids (i) to (iv), and wins by induction:
//! 4. Both classes are even and D is not 0. He takes a multiple of 3; or, if there is none, any
//!    number, of remainder r say: then D is not r, as it was not 0, and no multiple of 3 is left.
//! 5. Only the class r is odd. If D is not -r he takes one of it: both are even, and D is not 0.
//!    If D is -r, the multiples of 3 are odd, as this is not (B), and he takes one of them.
//! 6. Both classes are odd. If D is not 0 he takes a number of remainder -D: only the other class
//!    is odd then, and D = 0. If D was 0 and the multiples of 3 are odd, he takes one of them.
//!    If they are even he takes any number of a class, of remainder s say: only the class -s is
//!    odd, and D = s, which is neither (ii) nor, with even multiples of 3, (iii).
//! 7. At the beginning D = 0, so the position is (A), or Balsa wins.
//!
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        let count = |remainder| numbers.iter().filter(|&number| number % 3 == remainder).count();
        let both_even = count(1) % 2 == 0 && count(2) % 2 == 0;
        winners += if both_even { "Koca\n" } else { "Balsa\n" };
    }
    print!("{winners}");
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
