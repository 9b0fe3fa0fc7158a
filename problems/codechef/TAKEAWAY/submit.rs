// CodeChef TAKEAWAY https://www.codechef.com/problems/TAKEAWAY · made by `cargo judge bundle codechef_takeaway --write` from 911b2291c7f5ad58
//! CodeChef TAKEAWAY — Zeta-Nim Game
//! <https://www.codechef.com/problems/TAKEAWAY> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: there are N piles, each with a limit that is K at first. A move takes from a pile at
//! least one stone and at most its limit; the number taken becomes the pile's new limit. Whoever
//! cannot move loses. Nancy moves first. The input is the number of cases, then, for each case,
//! `N K` and the piles. For each case, print the winner, `Nancy` or `Zeta`.
//! Bounds: at most 200 cases; 1 ≤ N ≤ 50; 1 ≤ K ≤ 100,000; a pile has 1 to 2012 stones.
//! Kind: impartial
//! Picture: `1 / 1 3 / 5`
//! Model: dynamic Nim, a limit that only falls, a sum of piles.
//! Why: a pile with its limit is a game of its own, so the nim sum of the Grundy values decides the
//! game. The value of n stones with the limit c is the mex of the values of n - r stones with the
//! limit r for r = 1, …, c. So for each n, one set of values is enough for all limits: each limit
//! adds one value to the set. A limit above n has the same effect as the limit n.
//! Cost: O(A²) once, where A is the largest pile, as the mex only grows with the limit; O(N) per
//! case.
//!
//! 规则：有 N 堆石子，每堆有一个上限，开始时都是 K。每次操作从一堆取至少一枚、至多该堆上限那么
//! 多枚；取的枚数成为该堆新的上限。无法操作者输，Nancy 先手。先给出数据组数，每组给出 `N K` 和
//! 各堆的石子数；每组输出获胜者，`Nancy` 或 `Zeta`。
//! 范围：至多 200 组数据；1 ≤ N ≤ 50；1 ≤ K ≤ 100,000；每堆有 1 到 2012 枚石子。
//! 模型：动态减法游戏，上限只降不升，局面是各堆的和。
//! 思路：一堆连同它的上限自成一个游戏，所以各堆的 SG 值的异或和决定胜负。n 枚、上限 c 的值，是
//! r = 1, …, c 时 n - r 枚、上限 r 的值的 mex。所以对一个 n，所有上限的值只需一个集合，每个上限
//! 往里加一个值。大于 n 的上限与 n 一样。
//! 复杂度：A 为最大的堆，预处理 O(A²)，因为 mex 只随上限增大；每组 O(N)。

use grundy::{mex::MexSet, nim};
use proconio::input;

/// A limit of this program: the table of a larger pile would take too much time and memory.
const MOST: usize = 10_000;

struct Game {
    limit: usize,
    piles: Vec<usize>,
}

fn main() {
    input! { cases: usize }
    let games: Vec<Game> = (0..cases).map(|_| read_game()).collect();
    let largest = games.iter().flat_map(|game| &game.piles).copied().max().unwrap_or(0);
    assert!(largest <= MOST, "a pile of {largest}, past this program's {MOST}", largest = largest, MOST = MOST);
    let values = grundy_values(largest);
    let mut winners = String::new();
    for Game { limit, piles } in games {
        let piles = piles.into_iter().map(|pile| u64::from(values[pile][limit.min(pile)]));
        winners += if nim::outcome(piles).mover_wins() { "Nancy\n" } else { "Zeta\n" };
    }
    print!("{winners}", winners = winners);
}

fn read_game() -> Game {
    input! { n: usize, limit: usize, piles: [usize; n] }
    Game { limit, piles }
}

/// Returns the value of each pile up to `largest` with each limit from 0 up to its size.
fn grundy_values(largest: usize) -> Vec<Vec<u16>> {
    let mut values: Vec<Vec<u16>> = Vec::new();
    let mut options = MexSet::new();
    for pile in 0..=largest {
        options.clear();
        let mut by_limit = vec![0];
        for taken in 1..=pile {
            let left = pile - taken;
            options.insert(u64::from(values[left][taken.min(left)]));
            by_limit.push(options.mex() as u16);
        }
        values.push(by_limit);
    }
    values
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
