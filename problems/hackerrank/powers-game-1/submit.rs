// HackerRank powers-game-1 https://www.hackerrank.com/challenges/powers-game-1 · made by `cargo judge bundle hackerrank_powers-game-1 --write` from 9dab60aae8ae7830
//! HackerRank powers-game-1 — Powers Game
//! <https://www.hackerrank.com/challenges/powers-game-1> · 10 s? · 512 MiB? · hard
//!
//! Rules: a sign + or - belongs before each of 2¹, 2², …, 2ⁿ; in turn the players choose one
//! that is open and set it. The second player wins exactly if the sum is divisible by 17. T
//! cases `n`; print the winner, `First` or `Second`.
//! Model: parity, of signed terms in four kinds.
//! Why: 2⁴ ≡ -1 (mod 17), so but for the sign there are four kinds of terms, by n mod 4. If
//! the first player moves last, one of his two last sums is not 0. Otherwise n is even;
//! claim: with the first player to move, the second wins exactly if the sum s is 0 and each
//! kind has an even number of open terms, as if n is a multiple of 8. Then he cancels each
//! term by one of its kind. Else, of four odd kinds the first player leaves three; of two,
//! a and b, he plays a so that s ± a is not ± b; of none, as s is not 0, any d so that s ± d
//! is not ± d. One of the signs does it, and from there the second player does not get back
//! to s = 0 with even numbers only.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1_000_000).contains(&cases), "{cases} cases, not 1 to 1000000");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u32 }
        assert!((1..=1_000_000).contains(&n), "{n} powers, not 1 to 1000000");
        winners += if n % 8 > 0 { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
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
