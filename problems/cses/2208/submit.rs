// CSES 2208 https://cses.fi/problemset/task/2208 · made by `cargo judge bundle cses2208 --write` from eff855464efa947e
//! CSES 2208 — Another Game
//! <https://cses.fi/problemset/task/2208> · 1 s · 512 MiB · easy
//!
//! Rules: n heaps of coins; a move chooses some of the heaps that have coins, at least one,
//! and removes one coin from each of them. Whoever removes the last coin wins. After the
//! number of cases t come the cases `n`, then n heaps; print the winner of each, `first` or
//! `second`.
//! Model: parity, all heaps even or not.
//! Why: if every heap is even, each move makes some heap odd; if some are odd, one coin
//! from each of these makes all even. So the even positions, the end among them, are lost.
//! Cost: O(n) a case.

use proconio::input;

const LARGEST_HEAP: u64 = 1_000_000_000;

fn main() {
    input! { t: usize }
    assert!((1..=200_000).contains(&t), "{t} cases, not 1 to 200000");
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize }
        assert!((1..=200_000).contains(&n), "{n} heaps, not 1 to 200000");
        input! { heaps: [u64; n] }
        if let Some(heap) = heaps.iter().find(|&heap| !(1..=LARGEST_HEAP).contains(heap)) {
            panic!("a heap of {heap} coins, not 1 to {LARGEST_HEAP}");
        }
        let all_even = heaps.iter().all(|heap| heap % 2 == 0);
        winners += if all_even { "second\n" } else { "first\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
