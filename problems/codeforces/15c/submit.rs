// Codeforces 15C https://codeforces.com/problemset/problem/15/C · made by `cargo judge bundle cf15c --write` from eedf6ea9aa609d4f
//! Codeforces 15C — Industrial Nim
//! <https://codeforces.com/problemset/problem/15/C> · 2 s · 64 MiB · easy
//!
//! Rules: n quarries; in the one given as `x m` stand m dumpers with x, x + 1, …, x + m - 1
//! stones. A move takes any positive number of stones from one dumper, and whoever cannot
//! move loses. One case `n`, then n lines `x m`; print the winner, `tolik` if it is the
//! first player and `bolik` if not.
//! Rule: nim
//! Model: Nim, the heaps given as runs of consecutive numbers.
//! Why: by Bouton's theorem the nim sum decides. Four numbers 4q, 4q + 1, 4q + 2, 4q + 3
//! have nim sum 0, so 0 ⊕ 1 ⊕ … ⊕ (e - 1) is that of the last e mod 4 of them; a run is
//! the difference of two such sums, and in nim sums difference and sum are the same.
//! Cost: O(n).

use grundy::nim::nim_sum;
use proconio::input;

const LARGEST: u64 = 10_000_000_000_000_000;

fn nim_sum_below(end: u64) -> u64 {
    nim_sum(end - end % 4..end)
}

fn main() {
    input! { n: usize }
    assert!((1..=100_000).contains(&n), "{n} quarries, not 1 to 100000");
    input! { quarries: [(u64, u64); n] }
    let mut sum = 0;
    for (x, m) in quarries {
        let in_bounds = [x, m].iter().all(|number| (1..=LARGEST).contains(number));
        assert!(in_bounds, "a quarry {x} {m}: a number outside 1..={LARGEST}");
        sum ^= nim_sum_below(x) ^ nim_sum_below(x + m);
    }
    println!("{}", if sum != 0 { "tolik" } else { "bolik" });
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// The bitwise exclusive or of heaps or Grundy values; 0 for none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
