// Codeforces 87C https://codeforces.com/problemset/problem/87/C · made by `cargo judge bundle cf87c --write` from f95877e5cd229680
//! Codeforces 87C — Interesting Game
//! <https://codeforces.com/problemset/problem/87/C> · 2 s · 256 MiB · difficulty 5
//!
//! Rules: there is one pile of n stones. A move splits any pile into k ≥ 2 piles whose sizes are
//! consecutive numbers, and whoever cannot move loses. Print the least k for which splitting the
//! pile into k piles is a winning first move, or `-1` if the first player loses.
//! Bounds: 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: take-and-break game, a pile becomes a run of consecutive piles.
//! Why: a sum of games is worth the nim sum of its parts (Sprague and Grundy). So a split of a pile
//! into piles of a, a + 1, …, a + k - 1 stones is worth the nim sum of the values of these piles.
//! This is also the nim sum of two of the running nim sums of the values of piles of 0, 1, 2, …
//! stones. A pile's value is the mex over its splits, and a first move wins if its split is
//! worth 0. Together the piles have k a + k (k - 1)/2 stones, so for each k there is at most one a.
//! Cost: O(n √n) time, O(n) memory.
//!
//! 规则：有一堆 n 枚石子。每次操作把任意一堆分成 k ≥ 2 堆，各堆大小是连续的整数；无法操作者输。
//! 输出能赢的第一步中最小的 k，先手必败则输出 `-1`。
//! 范围：1 ≤ n ≤ 10^5。
//! 模型：取石子并分堆的游戏，一堆分成大小连续的若干堆。
//! 思路：游戏的和的值是各部分的异或和（Sprague–Grundy 定理），所以分成 a, a + 1, …, a + k - 1
//! 的值是它们的值的异或和，即两个前缀异或和相异或。一堆的值是它的各种分法的 mex；第一步分成的值
//! 为 0 就赢。各堆共有 a k + k (k - 1)/2 枚石子，所以每个 k 至多对应一个 a。
//! 复杂度：时间 O(n √n)，空间 O(n)。

use grundy::mex::MexSet;
use proconio::input;

/// A pile this large takes the program several seconds.
const LARGEST_PILE: usize = 500_000;

/// A split into `piles` piles, of sizes `smallest`, `smallest` + 1, and so on.
#[derive(Clone, Copy)]
struct Split {
    piles: usize,
    smallest: usize,
}

/// Returns every split of `pile`, in ascending order of the number of piles.
fn splits(pile: usize) -> impl Iterator<Item = Split> {
    let stairs = (2..).map(|piles| (piles, piles * (piles - 1) / 2));
    let that_fit = stairs.take_while(move |&(piles, above)| piles + above <= pile);
    let that_divide = that_fit.filter(move |&(piles, above)| pile % piles == above % piles);
    that_divide.map(move |(piles, above)| Split { piles, smallest: (pile - above) / piles })
}

/// Returns the value of `split`, where `running[i]` is the nim sum of the values of piles of 0, …,
/// i stones.
fn value(split: Split, running: &[u64]) -> u64 {
    let Split { piles, smallest } = split;
    running[smallest + piles - 1] ^ running[smallest - 1]
}

fn main() {
    input! { n: usize }
    assert!(n <= LARGEST_PILE, "a pile of {n} stones: the program takes up to {LARGEST_PILE}");
    let mut running = vec![0];
    let mut options = MexSet::new();
    for pile in 1..n {
        options.clear();
        splits(pile).for_each(|split| options.insert(value(split, &running)));
        running.push(running[pile - 1] ^ options.mex());
    }
    match splits(n).find(|&split| value(split, &running) == 0) {
        Some(split) => println!("{}", split.piles),
        None => println!("-1"),
    }
}

mod grundy {
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
