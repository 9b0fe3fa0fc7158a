// Codeforces 1965A https://codeforces.com/problemset/problem/1965/A · made by `cargo judge bundle cf1965a --write` from 68cf9a6fc84f8117
//! Codeforces 1965A — Everything Nim
//! <https://codeforces.com/problemset/problem/1965/A> · 2 s · 256 MiB · easy
//!
//! Also: Codeforces 1966C
//! Rules: n piles; a move takes from every pile that is not empty the same positive number of
//! stones, at most the size of the smallest of them. Whoever cannot move loses. Cases `n`,
//! then the piles, after their number; print the winner of each, `Alice` if she is the first
//! player and `Bob` if not.
//! Model: Nim, the first heap alone.
//! Why: sort the different sizes. A move lowers the least of them and keeps the differences
//! of the others, so the differences d₁, d₂, … (d₁ the least size) are heaps that are played
//! one after the other. Whoever stands before a heap of 2 or more wins, because he can leave 0
//! or 1 of it (strategy stealing); heaps of 1 pass the turn, and so does the end.
//! Cost: O(n log n).

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut winners, mut piles_in_all) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 200_000, "{n} piles, {piles_in_all} in all");
        input! { mut piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=1_000_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=1000000000");
        piles.sort_unstable();
        piles.dedup();
        // The sizes 1, 2, 3, … are the differences of 1.
        let ones = piles.iter().zip(1..).take_while(|&(&pile, place)| pile == place).count();
        let last_choice = ones.min(piles.len() - 1);
        winners += if last_choice % 2 != 1 { "Alice\n" } else { "Bob\n" };
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
