// HackerRank zero-move-nim https://www.hackerrank.com/challenges/zero-move-nim · made by `cargo judge bundle hackerrank_zero-move-nim --write` from c1e04c7e467cbfcc
//! HackerRank zero-move-nim — Zero-Move Nim
//! <https://www.hackerrank.com/challenges/zero-move-nim> · 10 s? · 512 MiB? · medium
//!
//! Rules: piles of stones; a move takes any positive number of stones from one pile, or none
//! from a pile with stones, which may be done once for each pile, by either player. Whoever
//! cannot move loses. g cases `n`, then n piles; print `W` if the first player wins, else
//! `L`.
//! Model: Nim, with a pass for each pile.
//! Why: the pass on a pile of p leaves a pile of Nim, of the value p. By induction a pile
//! with its pass has the value p + 1 if p is odd, p - 1 if p is even, and 0 if it is empty:
//! the smaller piles have all values below p if p is odd, and p but not p - 1 if p is even.
//! Cost: O(n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10).contains(&cases), "{cases} cases, not 1 to 10");
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((1..=10).contains(&n), "{n} piles, not 1 to 10");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..1 << 30).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1073741823 in {piles:?}");
        let values = piles.iter().map(|&pile| if pile % 2 == 1 { pile + 1 } else { pile - 1 });
        let nim_sum = values.fold(0, |sum, value| sum ^ value);
        verdicts += if nim_sum != 0 { "W\n" } else { "L\n" };
    }
    print!("{verdicts}");
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
