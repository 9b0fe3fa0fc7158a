// HackerRank simple-game https://www.hackerrank.com/challenges/simple-game · made by `cargo judge bundle hackerrank_simple-game --write` from ce570b872d0b3dc5
//! HackerRank simple-game — Simple Game
//! <https://www.hackerrank.com/challenges/simple-game> · 10 s? · 512 MiB? · hard
//!
//! Rules: N stones lie in a row of M piles, none empty; a move splits a pile into 2 to K
//! piles, and whoever cannot move loses. One case `N M K`; print how many such rows are won
//! by the first player, mod 10^9 + 7.
//! Model: splitting game, counted by nim sum.
//! Why: the Grundy value of x stones is the parity of x - 1 if K = 2, by the nim sum of two
//! parts, and is computed for K = 3. For K ≥ 4 it is x - 1: parts of a, b, … are worth
//! (a - 1) ⊕ (b - 1) ⊕ … ≤ x - 2, and each v ≤ x - 2 is reached by a part of v + 1 and, if
//! x - 2 - v is 0, one of 1; if it is 2c + 1, two of c + 1; if 2c + 2, these and one of 1.
//! The rows of nim sum 0 are an average over all w of the products of (-1)^|value ∧ w| (the
//! transform of Walsh). With these signs as coefficients h_k of k + 1 stones, the rows are
//! counted by the M-th power F of a series, and h F' = M h' F gives its terms one by one.
//! Cost: O(W N²), with W = 1024 at most, and O(N³) for K = 3.

use grundy::mex::mex;
use proconio::input;

const MODULUS: i64 = 1_000_000_007;

fn main() {
    input! { n: usize, m: usize, k: usize }
    assert!((1..=10).contains(&m), "{m} piles, not 1 to 10");
    assert!((m..=600).contains(&n), "{n} stones, not {m} to 600");
    assert!((2..=600).contains(&k), "splits into up to {k}, not 2 to 600");
    let values = values(n - m + 1, k);
    let width = values.iter().max().map_or(1, |&value| (value + 1).next_power_of_two());
    let counts: Vec<i64> = (0..width).map(|w| last_of_power(&values[1..], w, m as i64)).collect();
    let halve = |sum, _| sum * ((MODULUS + 1) / 2) % MODULUS;
    let lost = (0..width.trailing_zeros()).fold(counts.iter().sum::<i64>() % MODULUS, halve);
    println!("{}", (counts[0] - lost).rem_euclid(MODULUS));
}

/// The Grundy values of 0, …, `most` stones, 0 standing for a part that is left out.
fn values(most: usize, k: usize) -> Vec<u64> {
    let mut values = vec![0, 0];
    for x in 2..=most {
        let thirds = |rest: usize| 0..=if k == 3 { rest / 2 } else { 0 };
        let parts = (1..=x / 2).flat_map(|a| thirds(x - a).map(move |c| [a, x - a - c, c]));
        let up_to_three = mex(parts.map(|[a, b, c]| values[a] ^ values[b] ^ values[c]));
        values.push(if k > 3 { x as u64 - 1 } else { up_to_three });
    }
    values
}

/// The last term of the `m`-th power of the signs that `w` gives to the values.
fn last_of_power(values: &[u64], w: u64, m: i64) -> i64 {
    let signs: Vec<i64> = values.iter().map(|v| (-1i64).pow((v & w).count_ones())).collect();
    let (mut power, mut inverses) = (vec![1], vec![0, 1]);
    for n in 1..signs.len() as i64 {
        let terms = (1..).zip(&signs[1..]).zip(power.iter().rev());
        let sum: i64 = terms.map(|((k, sign), term)| (m * k + k - n) * sign * term).sum();
        power.push((sum % MODULUS * inverses[n as usize]).rem_euclid(MODULUS));
        let rest = inverses[(MODULUS % (n + 1)) as usize];
        inverses.push((MODULUS - MODULUS / (n + 1)) * rest % MODULUS);
    }
    power[signs.len() - 1]
}

mod grundy {
    pub mod mex {
        /// The least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values,
        /// because the result is at most k and larger values cannot matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

        /// A set of values that can be emptied in constant time: one allocation serves the mex of
        /// every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug, Default)]
        pub struct MexSet {
            /// `stamps[v] == round` says that `v` is in the set now.
            stamps: Vec<u64>,
            /// Values past `stamps` that wait until enough others make them matter.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// An empty set. Allocates nothing.
            pub fn new() -> Self {
                MexSet { round: 1, ..MexSet::default() }
            }

            /// Adds `value`. Cost: amortised O(1); memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], never with their size.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// The least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Doubles the stamps and moves in what was too far for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
