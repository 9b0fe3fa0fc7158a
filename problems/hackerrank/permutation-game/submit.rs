// HackerRank permutation-game https://www.hackerrank.com/challenges/permutation-game · made by `cargo judge bundle hackerrank_permutation-game --write` from d19f91e92a54c832
//! HackerRank permutation-game — Permutation Game
//! <https://www.hackerrank.com/challenges/permutation-game> · 10 s? · 512 MiB? · medium
//!
//! Rules: a permutation of 1 to n that is not increasing; a move removes one number, and
//! whoever leaves an increasing sequence wins, Alice first. t cases `n`, then the
//! permutation; print the winner, `Alice` or `Bob`.
//! Model: game on sets and strings, a table of won and lost.
//! Why: what is left is a set of places, and each move takes one place out of it. So going
//! up through the sets as binary numbers, a set is lost if it is increasing already, and won
//! if it is not and some lost set has one place less.
//! Cost: O(2ⁿ · n) a case.

use proconio::input;

fn main() {
    input! { cases: usize }
    assert!((1..=100).contains(&cases), "{cases} cases, not 1 to 100");
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!((2..=15).contains(&n), "{n} numbers, not 2 to 15");
        input! { permutation: [usize; n] }
        let is_permutation = (1..=n).all(|number| permutation.contains(&number));
        assert!(is_permutation, "{permutation:?} is not a permutation of 1 to {n}");
        let (mut increasing, mut wins) = (vec![true; 1 << n], vec![false; 1 << n]);
        for set in 1usize..1 << n {
            // The rest after the first place must be increasing, and so must its first step.
            let first = set.trailing_zeros() as usize;
            let rest = set & (set - 1);
            let second = rest.trailing_zeros() as usize;
            let steps_up = rest == 0 || permutation[first] < permutation[second];
            increasing[set] = increasing[rest] && steps_up;
            let mut after = (0..n).map(|place| set & !(1 << place)).filter(|&next| next != set);
            wins[set] = !increasing[set] && after.any(|next| !wins[next]);
        }
        let all = (1 << n) - 1;
        assert!(!increasing[all], "{permutation:?} is increasing already");
        winners += if wins[all] { "Alice\n" } else { "Bob\n" };
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
