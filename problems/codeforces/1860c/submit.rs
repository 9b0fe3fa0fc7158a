// Codeforces 1860C https://codeforces.com/problemset/problem/1860/C · made by `cargo judge bundle cf1860c --write` from 3f071fb378c7875f
//! Codeforces 1860C — Game on Permutation
//! <https://codeforces.com/problemset/problem/1860/C> · 2 s · 256 MiB · easy
//!
//! Rules: a permutation of 1, …, n in a row; Alice puts a chip on one of its numbers. Then in
//! turn, Bob first, a player moves the chip to a smaller number further left, and whoever
//! cannot move wins. Cases `n` and the permutation, after their number; print how many
//! numbers let Alice win.
//! Model: game on a graph, misère, in the order of a permutation.
//! Why: outcomes from left to right. A number with none smaller before it is won for the
//! player who finds the chip there and is stuck. One that has some, but all of them won, is
//! lost; one with a smaller lost number before it is won. So a number is lost exactly if it
//! is larger than the least number and smaller than the least lost number before it.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut counts, mut numbers_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        numbers_in_all += n;
        assert!(n > 0 && numbers_in_all <= 300_000, "{n} numbers, {numbers_in_all} in all");
        input! { permutation: [usize; n] }
        let mut seen = vec![false; n];
        let (mut least, mut least_lost, mut lost) = (n + 1, n + 1, 0);
        for number in permutation {
            let is_new = (1..=n).contains(&number) && !seen[number - 1];
            assert!(is_new, "{number} again, or not 1 to {n}");
            seen[number - 1] = true;
            if least < number && number < least_lost {
                least_lost = number;
                lost += 1;
            }
            least = least.min(number);
        }
        counts += &format!("{lost}\n");
    }
    print!("{counts}");
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
