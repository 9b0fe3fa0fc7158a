// Luogu P3179 https://www.luogu.com.cn/problem/P3179 · made by `cargo judge bundle luogu_p3179 --write` from 7540c09bd9544651
//! Luogu P3179 — Array game (数组游戏)
//! <https://www.luogu.com.cn/problem/P3179> · 1 s? · 125 MiB? · hard
//!
//! Also: BZOJ 4035
//! Rules: cells 1 to n, white or black. A move chooses a white cell x and a k from 1 to n/x
//! and flips the cells x, 2x, …, kx; whoever cannot move loses. Input `n`, the number of
//! queries, and for each w and the w white cells; print whether the first player wins, `Yes`
//! or `No`.
//! Model: coin-turning game, by quotients.
//! Why: a position is the sum of its white cells, each alone (Lenstra). Cell x has only the
//! multiples of x to flip, so its value depends on q = ⌊n/x⌋ alone; that of jx on ⌊q/j⌋. The
//! options of x are the nim sums over j = 2, …, k. Within a block of j with the same ⌊q/j⌋
//! they take two values in turn, so that two j of each block stand for all.
//! Cost: O(n^(3/4)), then O(w) a query.

use grundy::contest::divisors::{quotient_blocks, Quotients};
use grundy::mex::MexSet;
use proconio::input;

fn main() {
    input! { n: u64, queries: usize }
    assert!((1..=1_000_000_000).contains(&n), "{n} cells, not 1 to 1000000000");
    assert!(queries <= 100, "{queries} queries, more than 100");
    let quotients = Quotients::new(n);
    let mut values: Vec<u64> = Vec::new();
    let mut options = MexSet::new();
    for index in 0..quotients.len() {
        options.clear();
        options.insert(0);
        let mut sum = 0;
        for block in quotient_blocks(quotients.value(index)).skip(1) {
            let value = values[quotients.index(block.quotient)];
            options.insert(sum ^ value);
            if block.last > block.first {
                options.insert(sum);
            }
            sum ^= value * ((block.last - block.first + 1) % 2);
        }
        values.push(options.mex());
    }
    let mut verdicts = String::new();
    for _ in 0..queries {
        input! { w: usize }
        assert!(w <= 100, "{w} white cells, more than 100");
        input! { white: [u64; w] }
        if let Some(cell) = white.iter().find(|cell| !(1..=n).contains(*cell)) {
            panic!("cell {cell} of {n}");
        }
        let sum = white.iter().fold(0, |sum, cell| sum ^ values[quotients.index(n / cell)]);
        verdicts += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
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

    pub mod contest {
        pub mod divisors {
            /// All d from `first` to `last`, for which ⌊n/d⌋ is `quotient`.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct Block {
                /// The least d of the block.
                pub first: u64,
                /// The largest d of the block.
                pub last: u64,
                /// The quotient of all of them.
                pub quotient: u64,
            }

            /// The blocks of 1..=`n`, by rising d and falling quotient; none for 0. Each costs one
            /// division, and there are fewer than 2√n + 1.
            pub fn quotient_blocks(n: u64) -> impl Iterator<Item = Block> {
                let root = root(n);
                let first = Some(Block { first: 1, last: 1, quotient: n }).filter(|_| n > 0);
                std::iter::successors(first, move |before| {
                    if before.last == n {
                        return None;
                    }
                    // Each d up to √n is a block of its own, and beyond, each number is a quotient.
                    let first = before.last + 1;
                    Some(if first <= root {
                        Block { first, last: first, quotient: n / first }
                    } else {
                        let quotient = root.min(before.quotient - 1);
                        Block { first, last: n / quotient, quotient }
                    })
                })
            }

            /// ⌊√n⌋.
            fn root(n: u64) -> u64 {
                // Bit by bit from above; 2^32 squared would not fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
            }

            /// The different quotients ⌊n/d⌋ of one n, numbered upwards from 0.
            ///
            /// ```
            /// use grundy::contest::divisors::Quotients;
            ///
            /// let quotients = Quotients::new(10);
            /// let values: Vec<u64> = (0..quotients.len()).map(|index| quotients.value(index)).collect();
            /// assert_eq!(values, [1, 2, 3, 5, 10]);
            /// assert_eq!(quotients.index(5), 3);
            /// ```
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Quotients {
                n: u64,
                root: u64, // ⌊√n⌋: each number up to it is a quotient
            }

            impl Quotients {
                /// The quotients of `n`. Cost: O(log n).
                pub fn new(n: u64) -> Self {
                    Quotients { n, root: root(n) }
                }

                /// How many there are; 0 for n = 0. Cost: O(1).
                pub fn len(&self) -> usize {
                    // ⌊n/√n⌋ is √n itself, and then counted twice, unless n is √n·(√n + 1) or more.
                    let twice = self.n > 0 && self.n / self.root == self.root;
                    (2 * self.root) as usize - usize::from(twice)
                }

                /// The quotient with the number `index`. Cost: O(1).
                ///
                /// # Panics
                /// If there are not so many.
                pub fn value(&self, index: usize) -> u64 {
                    let len = self.len();
                    assert!(index < len, "quotient {} of {}", index, len);
                    if (index as u64) < self.root {
                        index as u64 + 1
                    } else {
                        self.n / (len - index) as u64
                    }
                }

                /// The number of `quotient`. Cost: O(1).
                ///
                /// # Panics
                /// If it is no quotient of n.
                #[inline]
                pub fn index(&self, quotient: u64) -> usize {
                    let Quotients { n, root } = *self;
                    let is_small = (1..=root).contains(&quotient);
                    let is_one = is_small
                        || quotient > root && quotient <= n && n / (n / quotient) == quotient;
                    assert!(is_one, "{} is no quotient of {}", quotient, n);
                    if is_small {
                        quotient as usize - 1
                    } else {
                        self.len() - (n / quotient) as usize
                    }
                }
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
