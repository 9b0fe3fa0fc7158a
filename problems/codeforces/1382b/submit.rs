// Codeforces 1382B https://codeforces.com/problemset/problem/1382/B · made by `cargo judge bundle cf1382b --write` from 03dd7d44022b541c
//! Codeforces 1382B — Sequential Nim
//! <https://codeforces.com/problemset/problem/1382/B> · 1 s · 256 MiB · easy
//!
//! Rules: n piles in a row; a move takes a positive number of stones from the first pile
//! that is not empty, and whoever cannot move loses. Cases `n`, then the piles, after their
//! number; print the winner of each, `First` or `Second`.
//! Model: Nim, the first heap alone.
//! Why: whoever stands before a pile of 2 or more wins: he takes all of it or all but one
//! stone, whichever makes him win what follows (strategy stealing). Piles of 1 before it only
//! pass the turn, so their number decides; and if there is no other pile, the last one wins.
//! Cost: O(n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let (mut winners, mut piles_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 100_000, "{n} piles, {piles_in_all} in all");
        input! { piles: [u64; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000");
        let ones = piles.iter().take_while(|&&pile| pile == 1).count();
        let last_choice = ones.min(n - 1);
        winners += if last_choice % 2 != 1 { "First\n" } else { "Second\n" };
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
