// Codeforces 1312F https://codeforces.com/problemset/problem/1312/F · made by `cargo judge bundle cf1312f --write` from 9b09bdf3f6f6d9fd
//! Codeforces 1312F — Attack on Red Kingdom
//! <https://codeforces.com/problemset/problem/1312/F> · 3 s · 512 MiB · medium
//!
//! Rules: n castles with a soldiers each; an attack takes x (mixed), y (infantry) or z
//! (cavalry) of one castle that has any, or all it has if they are fewer. On one castle
//! infantry may not follow infantry, nor cavalry cavalry. The last attack wins. Cases
//! `n x y z`, then the castles, after their number; print how many first attacks win.
//! Model: subtraction game {x, y, z}, each castle with the kind of its last attack.
//! Why: by the theorem of Sprague and Grundy an attack wins if it leaves nim sum 0. A castle
//! has three values, one for each kind of last attack. They follow from the values of the
//! five castles below: once five rows in a line have come before, all repeats.
//! Cost: O(p log p + n) a case, p the preperiod and the period together.

use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeMap;

/// The castles "below 0" that stand for taking all: the largest attack.
const BELOW: usize = 5;

/// Each castle's values after mixed (or no) attack, infantry, cavalry; and their period.
fn values(power: &[usize]) -> (Vec<[u64; 3]>, usize) {
    let (mut rows, mut seen) = (vec![[0; 3]; BELOW + 1], BTreeMap::new());
    loop {
        let end = rows.len();
        if let Some(before) = seen.insert(rows[end - BELOW..].to_vec(), end) {
            return (rows, end - before);
        }
        let value = |kinds: &[usize]| mex(kinds.iter().map(|&kind| rows[end - power[kind]][kind]));
        rows.push([value(&[0, 1, 2]), value(&[0, 2]), value(&[0, 1])]);
    }
}

fn main() {
    input! { cases: usize }
    assert!((1..=1000).contains(&cases), "{cases} cases, not 1 to 1000");
    let (mut counts, mut castles) = (String::new(), 0);
    for _ in 0..cases {
        input! { n: usize, power: [usize; 3] }
        castles += n;
        assert!(n > 0 && castles <= 300_000, "{n} castles, {castles} in all");
        assert!(power.iter().all(|take| (1..=5).contains(take)), "outside 1..=5: {power:?}");
        input! { soldiers: [usize; n] }
        let in_bounds = |castle: &usize| (1..=10usize.pow(18)).contains(castle);
        assert!(soldiers.iter().all(in_bounds), "a castle outside 1..=10^18");
        let (rows, period) = values(&power);
        let row = |castle: &usize| match (castle + BELOW).checked_sub(rows.len()) {
            Some(past) => rows.len() - period + past % period,
            None => castle + BELOW,
        };
        let sum = soldiers.iter().fold(0, |sum, castle| sum ^ rows[row(castle)][0]);
        let count = soldiers.iter().map(row).map(|row| {
            let rest = sum ^ rows[row][0];
            (0..3).filter(|&kind| rows[row - power[kind]][kind] == rest).count()
        });
        counts += &format!("{}\n", count.sum::<usize>());
    }
    print!("{counts}");
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
