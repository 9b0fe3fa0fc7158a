// HackerRank stone-division https://www.hackerrank.com/challenges/stone-division · made by `cargo judge bundle hackerrank_stone-division --write` from 9edb1e3f87b9a84e
//! HackerRank stone-division — Stone Division
//! <https://www.hackerrank.com/challenges/stone-division> · 10 s? · 512 MiB? · medium
//!
//! Rules: one pile of n stones and a set S; a move splits a pile into s equal piles, s in S,
//! and whoever cannot move loses. One case `n m`, then the m numbers of S; print the winner,
//! `First` or `Second`.
//! Model: splitting game, into equal parts.
//! Why: s equal piles are worth 0 if s is even, for the opponent can be copied on the twin
//! of each pile, and as much as one of them if s is odd. So a pile is won exactly if some
//! even s divides it, or an odd one so that one of its parts is lost. Only divisors of n can
//! come up: they are listed and decided from the smallest on.
//! Cost: O(D m log D), with D ≤ 103680 divisors of n.

use proconio::input;

const MOST: u64 = 1_000_000_000_000_000_000;

fn main() {
    input! { n: u64, m: usize }
    assert!((1..=MOST).contains(&n), "{n} stones, not 1 to {MOST}");
    assert!((1..=10).contains(&m), "a set of {m} numbers, not 1 to 10");
    input! { set: [u64; m] }
    let in_bounds = set.iter().all(|parts| (2..=MOST).contains(parts));
    assert!(in_bounds, "a number outside 2..={MOST} in {set:?}");
    // What is left of n after any splits; the numbers of the set join one by one.
    let mut sizes = vec![n];
    for &parts in &set {
        let mut next = 0;
        while let Some(&size) = sizes.get(next) {
            if size % parts == 0 {
                sizes.push(size / parts);
            }
            next += 1;
        }
        sizes.sort_unstable();
        sizes.dedup();
    }
    let mut won: Vec<bool> = Vec::with_capacity(sizes.len());
    for &size in &sizes {
        let splits = set.iter().filter(|&parts| size % parts == 0);
        let wins = splits.map(|parts| (parts & 1, size / parts)).any(|(odd, part)| {
            let place = sizes.binary_search(&part).expect("all that is left of n is listed");
            odd == 0 || !won[place]
        });
        won.push(wins);
    }
    println!("{}", if won[sizes.len() - 1] { "First" } else { "Second" });
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
