// Luogu P7979 https://www.luogu.com.cn/problem/P7979 · made by `cargo judge bundle luogu_p7979 --write` from a8de6a27a9292278
//! Luogu P7979 — Not the end of the world, larger (世界未末日 加强版)
//! <https://www.luogu.com.cn/problem/P7979> · 1 s? · 125 MiB? · hard
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, a number for
//! each heap on its own: c is an integer, 1 ≤ c ≤ s for s stones, and a + b = c and ab = s for
//! some real a and b. Whoever cannot move loses. T cases `n k S`, then the heaps, none above
//! S. Print `YES` for each case that the first player wins, else `NO`.
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: as in Luogu P7977, if x - 1 is the least heap worth v, then x + 2 + ⌈2√x⌉ - 1 is that
//! of v + 1. From x = m² - r, 0 ≤ r < m, where ⌈2√x⌉ = 2m, this is a step to m + 1 and r - 1;
//! so it is from m(m + 1) - r, where it is 2m + 1. From r = 0 the step is to m² + 2m + 2, or
//! (m+1)(m+2) - m, or to m² + 3m + 3, or (m+2)² - (m+1): to the other form, with the largest
//! r. So x = 1 begins runs of m values each, m = 1, 2, 5, 10, 21, …, the forms in turn.
//! As r = 2l - 1 - m in a run from l on, ⌊√(x + 2l)⌋ is m or m + 1 for all x of that value.
//! Cost: O(log log S) for each heap.

use grundy::moore;
use proconio::input;

const LARGEST: u64 = 300_000_000_000_000_000;

/// The run that begins with the value `first`, at m² - (m - 1) or m (m + 1) - (m - 1).
struct Run {
    first: u64,
    m: u64,
    apart: u64, // 0 or 1
}

fn least(run: &Run, step: u64) -> u64 {
    let m = run.m + step;
    m * (m + run.apart) - (run.m - 1 - step)
}

fn main() {
    let mut runs = vec![Run { first: 0, m: 1, apart: 0 }];
    while let Some(run) = runs.last().filter(|run| run.m * run.m <= LARGEST) {
        let (m, apart) = (2 * run.m + run.apart, 1 - run.apart);
        runs.push(Run { first: run.first + run.m, m, apart });
    }
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize, largest: u64 }
        assert!(1 <= k && k <= n && n <= 3_000_000, "k and n are {k} and {n}");
        assert!(largest <= LARGEST, "S is {largest}, more than {LARGEST}");
        input! { mut heaps: [u64; n] }
        for heap in &mut heaps {
            assert!(*heap <= largest, "a heap of {heap}, more than S");
            let x = *heap + 1;
            let run = &runs[runs.partition_point(|run| least(run, 0) <= x) - 1];
            // One more than the root, that is then right whatever its rounding.
            let above = ((x + 2 * run.m) as f64).sqrt() as u64 + 2 - run.m;
            let step = (0..above.min(run.m)).rfind(|&step| least(run, step) <= x).unwrap_or(0);
            *heap = run.first + step;
        }
        verdicts += if moore::outcome(&heaps, k).mover_wins() { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// Who wins a position when both sides play perfectly.
        ///
        /// Under normal play (a player who cannot move loses) a position is a P-position exactly
        /// if every option is an N-position; so a position without options is P.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// The Next player, who is about to move, wins.
            N,
            /// The Previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// True for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// N if `wins`, else P.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }

    pub mod moore {
        use crate::grundy::Outcome;

        /// The outcome when a move may take from up to `k` heaps. Cost: O(n log m) for n heaps of up
        /// to m.
        ///
        /// # Panics
        /// If `k` is 0.
        pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
            assert!(k > 0, "a move takes from at least one heap");
            let mut sums = [0; u64::BITS as usize];
            // So few at a time that each column finds them in the fastest cache.
            for heaps in heaps.chunks(1024) {
                let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
                for column in 0..u64::BITS - ones.leading_zeros() {
                    sums[column as usize] +=
                        heaps.iter().filter(|&&heap| has(heap, column)).count();
                }
            }
            Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
        }

        /// Whether a heap has a one in a column.
        fn has(heap: u64, column: u32) -> bool {
            heap >> column & 1 == 1
        }
    }

    pub(crate) use outcome::Outcome;
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
