// HackerRank tower-breakers-1 https://www.hackerrank.com/challenges/tower-breakers-1 · made by `cargo judge bundle hackerrank_tower-breakers-1 --write` from 0d2ee3d078ab4293
//! HackerRank tower-breakers-1 — Tower Breakers
//! <https://www.hackerrank.com/challenges/tower-breakers-1> · 10 s? · 512 MiB? · easy
//!
//! Rules: n towers of height m; a move makes one of them lower, from x to a divisor of x,
//! and whoever cannot move loses. t cases `n m`; print the winner, 1 (first) or 2.
//! Model: symmetry, equal heaps.
//! Why: all towers have the same Grundy value. If n is even, the second player copies each
//! move on the tower's twin. If n is odd, the first player takes one tower down to 1 and
//! does the same with the others, unless m is 1 and there is no move.
//! Cost: O(1) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u32, m: u32 }
        let in_bounds = [n, m].iter().all(|number| (1..=1_000_000).contains(number));
        assert!(in_bounds, "{n} towers of height {m}, not both 1 to 1000000");
        winners += if n % 2 == 1 && m > 1 { "1\n" } else { "2\n" };
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
