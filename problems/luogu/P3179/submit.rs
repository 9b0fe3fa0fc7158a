// Luogu P3179 https://www.luogu.com.cn/problem/P3179 · made by `cargo judge bundle luogu_p3179 --write` from cccfc98cc598906e
//! Luogu P3179 — Array game (数组游戏)
//! <https://www.luogu.com.cn/problem/P3179> · 1 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 4035
//! Rules: each of the cells 1 to n is white or black. A move chooses a white cell x and a number k
//! from 1 to n/x and flips the cells x, 2x, …, kx; whoever cannot move loses. The input is `n`, the
//! number of queries and, for each query, w and the w white cells; for each query print `Yes` if
//! the first player wins, else `No`.
//! Bounds: 1 ≤ n ≤ 10^9; at most 100 queries; 1 ≤ w ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, by quotients.
//! Why: a position is the sum of its white cells, each taken alone (Lenstra), and the value of a
//! cell x depends only on ⌊n/x⌋, which takes few values:
//!
//! 1. Let q = ⌊n/x⌋. Only x, 2x, …, qx are ever flipped, and ⌊n/(jx)⌋ = ⌊q/j⌋. So, by induction on
//!    q, all cells with this q have the same value, g(q), and the cell jx is worth g(⌊q/j⌋).
//! 2. A move that chooses k leaves the nim sum of g(⌊q/j⌋) over j = 2, …, k. While j goes through a
//!    block with the same ⌊q/j⌋, this nim sum alternates between two values, so it is enough to
//!    consider the first two j of each block.
//!
//! Cost: O(n^(3/4)), then O(w) per query.
//!
//! 规则：有编号 1 到 n 的格子，每格是白的或黑的。每次操作选一个白格 x 和 1 到 n/x 中的一个 k，
//! 翻转格子 x、2x、……、kx；无法操作者输。输入 n 和询问数，每个询问给出 w 和 w 个白格；先手胜输
//! 出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ n ≤ 10^9；至多 100 个询问；1 ≤ w ≤ 100。
//! 模型：翻硬币游戏，按商分块。
//! 思路：局面是各白格单独存在时的和（Lenstra），而格子 x 的 SG 值只与 ⌊n/x⌋ 有关，不同的
//! 商并不多：
//!
//! 1. 设 q = ⌊n/x⌋。被翻转的只会是 x、2x、……、qx，而 ⌊n/(jx)⌋ = ⌊q/j⌋。所以对 q 归纳，商
//!    为 q 的所有格子有相同的 SG 值 g(q)，格子 jx 的 SG 值是 g(⌊q/j⌋)。
//! 2. 选 k 的一步，走后的值是 j = 2、……、k 的 g(⌊q/j⌋) 的异或和。当 j 走过 ⌊q/j⌋ 相同的一块
//!    时，这个值在两个值之间交替，所以每块只需看前两个 j。
//!
//! 复杂度：O(n^(3/4))，之后每个询问 O(w)。

use grundy::contest::divisors::{quotient_blocks, Quotients};
use grundy::mex::MexSet;
use grundy::nim::nim_sum;
use proconio::input;

/// For more cells than this, filling the table of about 2√n values would take too long.
const MOST_CELLS: u64 = 10_000_000_000;

/// Returns the value of a cell for each quotient.
fn values(quotients: &Quotients) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::with_capacity(quotients.len());
    let mut options = MexSet::new();
    for index in 0..quotients.len() {
        options.clear();
        options.insert(0);
        let mut sum = 0;
        for block in quotient_blocks(quotients.value(index)).skip(1) {
            let value = values[quotients.index(block.quotient)];
            options.insert(sum ^ value);
            // An even number of cells of the block leaves `sum`, which is an option already.
            if (block.last - block.first) % 2 == 0 {
                sum ^= value;
            }
        }
        values.push(options.mex());
    }
    values
}

fn main() {
    input! { n: u64, queries: usize }
    assert!(n <= MOST_CELLS, "{n} cells, more than {MOST_CELLS}");
    let quotients = Quotients::new(n);
    let values = values(&quotients);
    let mut verdicts = String::new();
    for _ in 0..queries {
        input! { w: usize, white: [u64; w] }
        if let Some(cell) = white.iter().find(|cell| !(1..=n).contains(*cell)) {
            panic!("cell {cell} of {n}");
        }
        let sum = nim_sum(white.iter().map(|cell| values[quotients.index(n / cell)]));
        verdicts += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
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
    pub mod nim {
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
    }

    pub mod contest {
        pub mod divisors {
            /// A block: all d for which ⌊n/d⌋ is `quotient`; they run from `first` to `last`.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct Block {
                /// The least d of the block.
                pub first: u64,
                /// The largest d of the block.
                pub last: u64,
                /// The quotient ⌊n/d⌋ for all d of the block.
                pub quotient: u64,
            }

            /// Returns the blocks of 1..=`n` in order of increasing d and decreasing quotient; there are none
            /// for 0. Cost: one division for each block. There are fewer than 2√n + 1 blocks.
            pub fn quotient_blocks(n: u64) -> impl Iterator<Item = Block> {
                let root = square_root(n);
                let first = Some(Block { first: 1, last: 1, quotient: n }).filter(|_| n > 0);
                std::iter::successors(first, move |before| {
                    if before.last == n {
                        return None;
                    }
                    // Each d up to √n is a block of its own, and beyond √n every quotient occurs.
                    let first = before.last + 1;
                    Some(if first <= root {
                        Block { first, last: first, quotient: n / first }
                    } else {
                        let quotient = root.min(before.quotient - 1);
                        Block { first, last: n / quotient, quotient }
                    })
                })
            }

            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
            }

            /// The different quotients ⌊n/d⌋ of a number n, numbered from 0 in ascending order.
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
                /// Creates the sequence of the quotients of `n`. Cost: 32 steps.
                pub fn new(n: u64) -> Self {
                    Quotients { n, root: square_root(n) }
                }

                /// Returns the number of quotients, which is 0 for n = 0. Cost: O(1).
                pub fn len(&self) -> usize {
                    // With r = ⌊√n⌋, the quotient ⌊n/r⌋ is r itself, and then counted twice, unless
                    // n ≥ r·(r + 1).
                    let twice = self.n > 0 && self.n / self.root == self.root;
                    (2 * self.root) as usize - usize::from(twice)
                }

                /// Returns the quotient with the number `index`. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `index` is not below the number of quotients.
                pub fn value(&self, index: usize) -> u64 {
                    let len = self.len();
                    assert!(index < len, "quotient {} of {}, numbered from 0", index, len);
                    if (index as u64) < self.root {
                        index as u64 + 1
                    } else {
                        self.n / (len - index) as u64
                    }
                }

                /// Returns the index of `quotient` in the sequence. Cost: O(1).
                ///
                /// # Panics
                /// Panics if `quotient` is not a quotient of n.
                #[inline]
                pub fn index(&self, quotient: u64) -> usize {
                    let Quotients { n, root } = *self;
                    let is_small = (1..=root).contains(&quotient);
                    let is_quotient = is_small
                        || quotient > root && quotient <= n && n / (n / quotient) == quotient;
                    assert!(is_quotient, "{} is not a quotient of {}", quotient, n);
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
