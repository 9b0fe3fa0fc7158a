// CodeChef EXPGAME https://www.codechef.com/problems/EXPGAME · made by `cargo judge bundle codechef_expgame --write` from 78b6f05f2a5d1596
//! CodeChef EXPGAME — Exponential Game
//! <https://www.codechef.com/problems/EXPGAME> · 0.5 s · 1536 MiB? · difficulty 3
//!
//! Rules: n piles of stones. A move removes k^k stones from one pile, for some k ≥ 1. Whoever
//! cannot move loses. Little Chef moves first. The input is the number of cases, then, for each
//! case, `n` and the piles. For each case, print the winner, `Little Chef` or `Head Chef`.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100; a pile has 1 to 100,000 stones.
//! Kind: impartial
//! Rule: {1, 4, 27, 256, 3125, 46656}
//! Model: subtraction game {1, 4, 27, 256, 3125, …}, a sum of piles.
//! Why: the Grundy value of a pile is the mex of the values of the piles to which its moves lead,
//! and the nim sum of the piles' values decides the game. At most six moves are possible in a pile
//! of up to 100,000 stones.
//! Cost: O(A) for the table, where A is the largest pile; O(n) per case.
//!
//! 规则：有 n 堆石子。每次操作选一个 k ≥ 1，从一堆中取走 k^k 枚。无法操作者输，Little Chef 先
//! 手。先给出数据组数，每组为 `n`，然后是各堆石子数；输出每组的获胜者 `Little Chef` 或
//! `Head Chef`。
//! 范围：至多 100 组数据；1 ≤ n ≤ 100；每堆有 1 到 100,000 枚石子。
//! 模型：减法游戏：{1, 4, 27, 256, 3125, …}，局面是各堆的和。
//! 思路：一堆的 SG 值是走一步之后的各个值的 mex，各堆 SG 值的异或和定胜负。石子数不超
//! 过 100 000 时，只有六种取法够取。
//! 复杂度：求表 O(A)，A 为最大的一堆；每组 O(n)。

use grundy::nim;
use grundy::table::TableVec;
use proconio::input;

/// A limit of this program: the table of a larger pile would take too much time and memory.
const MOST: usize = 10_000_000;

fn main() {
    input! { cases: usize }
    let positions: Vec<Vec<usize>> = (0..cases).map(|_| read_piles()).collect();
    let largest = positions.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}", largest = largest, MOST = MOST);
    let sg = TableVec::<u8>::subtraction(&moves_up_to(largest), largest + 1);
    let mut winners = String::new();
    for piles in positions {
        let values = piles.into_iter().map(|pile| u64::from(sg[pile]));
        let little_chef_wins = nim::outcome(values).mover_wins();
        winners += if little_chef_wins { "Little Chef\n" } else { "Head Chef\n" };
    }
    print!("{winners}", winners = winners);
}

fn read_piles() -> Vec<usize> {
    input! { n: usize, piles: [usize; n] }
    piles
}

/// Returns the numbers k^k that are at most `largest`.
fn moves_up_to(largest: usize) -> Vec<usize> {
    let powers = (1..).map(|k: u32| (k as usize).pow(k));
    powers.take_while(|&power| power <= largest).collect()
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod mex {
        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
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
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
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

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Clears the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
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
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }
    pub mod table {
        mod run_time {
            use super::look_up;
            use crate::grundy::mex::MexSet;
            use std::convert::TryFrom;
            use std::ops::Index;

            /// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
            /// enough.
            ///
            /// ```
            /// use grundy::table::TableVec;
            ///
            /// let (moves, len) = ([2, 5], 13); // read from the input
            /// let sg = TableVec::<u8>::subtraction(&moves, len);
            /// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
            /// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct TableVec<T> {
                values: Vec<T>,
            }

            impl<T> TableVec<T> {
                /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
                /// of the values of all smaller heaps; the length of this slice is the size of the heap.
                ///
                /// ```
                /// use grundy::mex::mex;
                /// use grundy::table::TableVec;
                ///
                /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
                /// let sg = TableVec::by(13, |earlier: &[u64]| {
                ///     let heap = earlier.len();
                ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
                ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
                /// });
                /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
                /// ```
                pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
                    let mut values = Vec::with_capacity(len);
                    while values.len() < len {
                        let value = rule(&values);
                        values.push(value);
                    }
                    TableVec { values }
                }
            }

            impl<T: Copy + Into<u64> + TryFrom<u64>> TableVec<T> {
                /// Returns the table of a subtraction game, in which a move takes one of the numbers in `moves`
                /// from a heap. Cost: O(`len` · moves).
                ///
                /// The moves may come in any order, and a move may be given more than once; a move larger than
                /// a heap cannot be made in that heap. Without moves, every value is 0.
                ///
                /// # Panics
                /// Panics if a move is 0, or if a value does not fit into `T`.
                pub fn subtraction(moves: &[usize], len: usize) -> Self {
                    assert!(!moves.contains(&0), "a move must take at least one stone");
                    let mut options = MexSet::new();
                    TableVec::by(len, |earlier: &[T]| {
                        let heap = earlier.len();
                        options.clear();
                        for &take in moves.iter().filter(|&&take| take <= heap) {
                            options.insert(earlier[heap - take].into());
                        }
                        let value = options.mex();
                        T::try_from(value).unwrap_or_else(|_| {
                            panic!("the value {} of heap {} does not fit its type", value, heap)
                        })
                    })
                }
            }

            impl<T> Index<usize> for TableVec<T> {
                type Output = T;

                fn index(&self, heap: usize) -> &T {
                    look_up(&self.values, heap)
                }
            }
        }

        pub(crate) use run_time::TableVec;

        fn look_up<T>(values: &[T], heap: usize) -> &T {
            match values.get(heap) {
                Some(value) => value,
                None => panic!("heap {} is not among the table's {} heaps", heap, values.len()),
            }
        }
    }

    pub(crate) use outcome::Outcome;
}
mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, with its remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn from_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// Creates an input from a text.
        pub fn new(text: &'static str) -> Input {
            Input { text, tokens: text.split_ascii_whitespace() }
        }
    }

    /// A type that can be read, or a [`marker`] that stands for one.
    pub trait Readable {
        type Output;

        /// Reads the next value.
        ///
        /// # Panics
        /// If the next token is not such a value, with its position.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    panic!(
                        "line {}, column {}: expected {}, found {:?}",
                        lines.count(),
                        column,
                        kind,
                        token
                    )
                }
            }
        }
    }

    /// Reads the next value of the input.
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
