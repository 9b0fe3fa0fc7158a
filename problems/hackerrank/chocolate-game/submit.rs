// HackerRank chocolate-game https://www.hackerrank.com/challenges/chocolate-game · made by `cargo judge bundle hackerrank_chocolate-game --write` from df304dd11dc998ff
//! HackerRank chocolate-game — Chocolate Game
//! <https://www.hackerrank.com/challenges/chocolate-game> · 10 s? · 512 MiB? · hard
//!
//! Rules: piles of chocolates, none smaller than the one before. A game is played on a run
//! of at least two neighbouring piles: a move takes any number from one pile, if then still
//! none is smaller than the one before, and whoever takes the last wins. One case `n`, then
//! the piles; print on how many runs the first player wins.
//! Model: staircase Nim, on the differences between piles.
//! Why: taking from a pile moves part of its difference from the one before to the next
//! pile's difference, or out of the game from the last. So the run is a stair that ends with
//! the last pile, r, and it is lost if the nim sum of the differences of r, r - 2, … is 0;
//! that of the run's first pile is the whole pile. Let s(j) be the nim sum of the differences
//! of j, j - 2, … of the whole row but for the first pile's. The run from l to r is lost if
//! s(r) is s(l - 1), for an odd r - l, or s(l) ⊕ pile l, for an even one.
//! Cost: O(n log n).

use proconio::input;
use std::collections::BTreeMap;

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} piles, not 2 to 100000");
    input! { piles: [u64; n] }
    if let Some(pile) = piles.iter().find(|&pile| !(1..=1_000_000_000).contains(pile)) {
        panic!("a pile of {pile}, not 1 to 1000000000");
    }
    let rising = piles.windows(2).all(|pair| pair[0] <= pair[1]);
    assert!(rising, "a pile is smaller than the one before");
    // For the last pile's place even or odd: the s that make a run lost, and how often.
    let mut losing = [BTreeMap::new(), BTreeMap::from([(0, 1)])];
    let mut sums = [0; 2];
    let mut won = 0;
    for (r, &pile) in piles.iter().enumerate() {
        let (sum, losing) = (&mut sums[r % 2], &mut losing[r % 2]);
        *sum ^= if r > 0 { pile - piles[r - 1] } else { 0 };
        won += r as u64 - losing.get(sum).unwrap_or(&0);
        // Runs that begin after r or with it.
        *losing.entry(*sum).or_default() += 1;
        *losing.entry(*sum ^ pile).or_default() += 1;
    }
    println!("{won}");
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
