// Luogu P7977 https://www.luogu.com.cn/problem/P7977 · made by `cargo judge bundle luogu_p7977 --write` from 93ad76b54ac7ada5
//! Luogu P7977 — Not the end of the world (世界未末日)
//! <https://www.luogu.com.cn/problem/P7977> · 1 s? · 125 MiB? · hard
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, a number for
//! each heap on its own: c is an integer, 1 ≤ c ≤ s for s stones, and a + b = c and ab = s for
//! some real a and b. Whoever cannot move loses. One case `n k S`, then the heaps, none above
//! S. Print `YES` if the first player wins, else `NO`.
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: a and b are real if c² ≥ 4s, so a heap of s becomes any t ≤ s - ⌈2√s⌉, or cannot be
//! touched if s < 4. All options are those up to a bound that does not fall as s grows, so
//! values do not fall either, and a heap is worth v + 1 or more exactly if it can become t, the
//! least heap worth v: if (√s - 1)² ≥ t + 1, or s ≥ t + 2 + 2√(t + 1). Every value below is
//! then an option, none is above, and Moore's theorem holds for such values as for heaps.
//! Cost: O(√S) for the least heaps; then about O(1) for each heap, as there are few of them
//! among 2^17 numbers in a row.

use grundy::moore;
use proconio::input;

fn main() {
    input! { n: usize, k: usize, largest: u64 }
    assert!(1 <= k && k <= n && n <= 3_000_000, "k and n are {k} and {n}");
    assert!(largest <= 30_000_000_000, "S is {largest}, more than 30000000000");
    input! { mut heaps: [u64; n] }
    let mut least = vec![0]; // the least heap worth each number
    let mut root = 0; // of 4 (t + 1), rounded up
    while let Some(&t) = least.last().filter(|&&t| t <= largest) {
        while root * root < 4 * (t + 1) {
            root += 1;
        }
        least.push(t + 2 + root);
    }
    // Where those from each multiple of 2^17 on begin: most of a search is then done.
    let below = |block: u64| least.partition_point(|&t| t < block << 17);
    let starts: Vec<usize> = (0..=(largest >> 17) + 1).map(below).collect();
    for heap in &mut heaps {
        assert!(*heap <= largest, "a heap of {heap}, more than S");
        let block = (*heap >> 17) as usize;
        let near = &least[starts[block]..starts[block + 1]];
        *heap = (starts[block] + near.partition_point(|t| t <= heap)) as u64 - 1;
    }
    println!("{}", if moore::outcome(&heaps, k).mover_wins() { "YES" } else { "NO" });
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
