// Codeforces 87C https://codeforces.com/problemset/problem/87/C · made by `cargo judge bundle cf87c --write` from 281a3b3f897c7d62
//! Codeforces 87C — Interesting Game
//! <https://codeforces.com/problemset/problem/87/C> · 2 s · 256 MiB · medium
//!
//! Rules: one pile of n stones; a move splits any pile into k ≥ 2 piles whose sizes are
//! consecutive numbers, and whoever cannot move loses. Print the least k of a winning first
//! move, or `-1` if the first player loses.
//! Model: splitting game, a pile becomes a run of consecutive piles.
//! Why: a sum is worth the nim sum of its parts (Sprague and Grundy), so the split of a pile
//! into a, a + 1, …, a + k - 1 is worth the nim sum of their values: two entries of the
//! running nim sums of all values. A pile's value is the mex over its splits, and the first
//! move wins that leaves 0. The size k a + k (k - 1) / 2 leaves one a at most for each k.
//! Cost: O(n √n) time, O(n) memory.

use grundy::mex::MexSet;
use proconio::input;

/// Every (k, a) for which a pile splits into a, a + 1, …, a + k - 1.
fn splits(pile: u32) -> impl Iterator<Item = (u32, u32)> {
    let stairs = (2..).map(|k| (k, k * (k - 1) / 2));
    let that_fit = stairs.take_while(move |&(k, above)| k + above <= pile);
    that_fit.filter_map(move |(k, above)| {
        let (smallest, left) = ((pile - above) / k, (pile - above) % k);
        Some((k, smallest)).filter(|_| left == 0)
    })
}

fn main() {
    input! { n: u32 }
    assert!((1..=100_000).contains(&n), "a pile of {n} stones, not 1 to 100000");
    let mut running = vec![0];
    let worth = |running: &[u64], (k, smallest): (u32, u32)| {
        running[(smallest + k - 1) as usize] ^ running[(smallest - 1) as usize]
    };
    let mut options = MexSet::new();
    for pile in 1..n {
        options.clear();
        splits(pile).for_each(|split| options.insert(worth(&running, split)));
        running.push(running[running.len() - 1] ^ options.mex());
    }
    match splits(n).find(|&split| worth(&running, split) == 0) {
        Some((k, _)) => println!("{k}"),
        None => println!("-1"),
    }
}

mod grundy {
    pub mod mex {
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

            /// Empties the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
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
