// Luogu P4077 https://www.luogu.com.cn/problem/P4077 · made by `cargo judge bundle luogu_p4077 --write` from 43cf0fd5f43cac3c
//! Luogu P4077 — A game of coins (硬币游戏)
//! <https://www.luogu.com.cn/problem/P4077> · 1 s? · 125 MiB? · medium
//!
//! Also: BZOJ 4600
//! Rules: coins 1 to n and a number MAXQ. A move chooses a tail x = c·2^a·3^b, c not divisible
//! by 2 or 3, one of the exponents, say a, p ≥ 1, and q from 1 to MAXQ with pq ≤ a, and turns
//! the coins c·2^(a-pj)·3^b for j from 0 to q; whoever cannot move loses. Cases after their
//! number: `n MAXQ`, then 0 for a tail, 1 for a head. Print `win` or `lose`, of the first player.
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each alone (Lenstra), and coins with different c do
//! not meet. So the value of a tail depends on (a, b): the mex, over all moves, of the nim
//! sum of the others that it turns.
//! Cost: 16 × 11 values for each case, then O(n).

use grundy::mex::mex;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, most: usize }
        assert!((1..=30_000).contains(&n), "{n} coins, not 1 to 30000");
        assert!((1..=20).contains(&most), "MAXQ is {most}, not 1 to 20");
        input! { coins: [u8; n] }
        assert!(coins.iter().all(|&coin| coin < 2), "a coin that is neither 0 nor 1");
        let values = values(most);
        let tails = (1..=n).filter(|coin| coins[coin - 1] == 0);
        let value = tails.fold(0, |sum, coin| sum ^ values[power_of(2, coin)][power_of(3, coin)]);
        verdicts += if value != 0 { "win\n" } else { "lose\n" };
    }
    print!("{verdicts}");
}

/// How often a number is divisible by 2 or 3.
fn power_of(prime: usize, number: usize) -> usize {
    let rest = |power| number % prime.pow(power);
    (1..).take_while(|&power| rest(power) == 0).count()
}

/// The value of a tail by its exponents of 2 and 3.
fn values(most: usize) -> [[u64; 11]; 16] {
    let mut values = [[0; 11]; 16];
    for (a, b) in (0..16).flat_map(|a| (0..11).map(move |b| (a, b))) {
        let mut options = Vec::new();
        let in_2: Vec<u64> = (0..a).map(|lower| values[lower][b]).collect();
        for below in [&in_2[..], &values[a][..b]] {
            for p in 1..=below.len() {
                let others = below.iter().rev().skip(p - 1).step_by(p).take(most);
                options.extend(others.scan(0, |sum, value| {
                    *sum ^= value;
                    Some(*sum)
                }));
            }
        }
        values[a][b] = mex(options);
    }
    values
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
