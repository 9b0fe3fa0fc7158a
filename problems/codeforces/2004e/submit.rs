// Codeforces 2004E https://codeforces.com/problemset/problem/2004/E · made by `cargo judge bundle cf2004e --write` from 07ac699afeb03dc8
//! Codeforces 2004E — Not a Nim Problem
//! <https://codeforces.com/problemset/problem/2004/E> · 2 s · 512 MiB · medium
//!
//! Rules: n piles; from a pile of x stones a move takes y > 0 stones, y ≤ x, that have no
//! common divisor with x but 1. Whoever cannot move loses. Cases `n`, then the piles, after
//! their number; print the winner of each, `Alice` if she is the first player, `Bob` if not.
//! Rule: nim
//! Model: Nim, a pile is a heap of the rank of its least prime divisor.
//! Why: y is coprime to x exactly if x - y is. By induction the value is 1 for x = 1, 0 for
//! even x, and i for an odd x whose least prime is the i-th one. Even x: what it leaves is
//! odd, so never worth 0. Odd x: it can leave 2, 1 and the odd primes below its own, values
//! 0 to i - 1; and a number worth i has the same least prime, so is not coprime.
//! Cost: O(M log log M) time and M / 2 numbers for the largest pile M, O(1) a pile.

use proconio::input;

/// The values of 1, 3, 5, … up to a limit.
fn values(limit: usize) -> Vec<u32> {
    let mut values = vec![0; limit / 2 + 1];
    values[0] = 1;
    let mut rank = 1;
    for half in 1..values.len() {
        if values[half] == 0 {
            rank += 1;
            let prime = 2 * half + 1;
            values[half] = rank;
            for multiple in (prime * prime / 2..values.len()).step_by(prime) {
                if values[multiple] == 0 {
                    values[multiple] = rank;
                }
            }
        }
    }
    values
}

fn main() {
    input! { cases: usize }
    assert!((1..=10_000).contains(&cases), "{cases} cases, not 1 to 10000");
    let (mut games, mut piles_in_all, mut largest) = (vec![], 0, 1);
    for _ in 0..cases {
        input! { n: usize }
        piles_in_all += n;
        assert!(n > 0 && piles_in_all <= 300_000, "{n} piles, {piles_in_all} in all");
        input! { piles: [usize; n] }
        let in_bounds = piles.iter().all(|pile| (1..=10_000_000).contains(pile));
        assert!(in_bounds, "a pile outside 1..=10000000");
        largest = piles.iter().copied().fold(largest, usize::max);
        games.push(piles);
    }
    let (values, mut winners) = (values(largest), String::new());
    for piles in games {
        let odd = piles.iter().filter(|&pile| pile % 2 == 1);
        let sum = odd.fold(0, |sum, pile| sum ^ values[pile / 2]);
        winners += if sum != 0 { "Alice\n" } else { "Bob\n" };
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
