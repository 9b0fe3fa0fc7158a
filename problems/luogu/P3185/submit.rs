// Luogu P3185 https://www.luogu.com.cn/problem/P3185 · made by `cargo judge bundle luogu_p3185 --write` from 4419950a93fd64e2
//! Luogu P3185 — Splitting game (分裂游戏)
//! <https://www.luogu.com.cn/problem/P3185> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 1188
//! Rules: bottles 0 to n - 1 hold beans; a move picks i < j ≤ k, takes a bean out of bottle i and
//! puts one into bottle j and one into bottle k, and whoever cannot move loses. The input has t
//! cases: `n`, then the numbers of beans in n bottles. Print the first winning move `i j k` in
//! lexicographic order, or `-1 -1 -1` if there is none, and on the next line the number of winning
//! first moves.
//! Bounds: 1 ≤ t ≤ 10; 2 ≤ n ≤ 21; a bottle has 0 to 10^4 beans.
//! Kind: impartial
//! Model: take-and-break game, beans on a line.
//! Why: each bean is a game of its own, whose value depends only on the bottles after the bean's
//! bottle: it is the mex of g(j) ⊕ g(k) over all such bottles j ≤ k. Two beans in the same bottle
//! cancel out, so the nim sum of the position is the nim sum of the values of the bottles with an
//! odd number of beans. A move wins exactly when the nim sum of the values of three beans, the bean
//! that it takes away and the two beans that it puts in, equals the nim sum of the position.
//! Cost: O(n³) per case.
//!
//! 规则：编号 0 到 n - 1 的瓶子里装着豆子；每次操作选 i < j ≤ k，从第 i 瓶取一颗豆子，再往第 j
//! 瓶和第 k 瓶各放一颗；无法操作者输。共 t 组数据，每组先给出 n，再给出 n 个瓶子的豆子数。输出
//! 字典序最小的必胜的第一步 `i j k`，没有则输出 `-1 -1 -1`；下一行输出必胜的第一步有多少种。
//! 范围：1 ≤ t ≤ 10；2 ≤ n ≤ 21；每瓶有 0 到 10^4 颗豆子。
//! 模型：取石子并分堆的游戏，一条线上的豆子。
//! 思路：每颗豆子是一个独立的子游戏，它的 SG 值只与后面的瓶子有关，是 g(j) ⊕ g(k) 的 mex。同一
//! 瓶的两颗豆子抵消，所以总的异或和只需算豆子数为奇数的瓶子。当且仅当取走和放入的三颗豆子
//! 的 SG 值的异或和等于总的异或和时，这一步必胜。
//! 复杂度：每组 O(n³)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// For more bottles than this, there would be too many moves to try.
const MOST: usize = 1000;

/// A move, which replaces a bean in bottle i by one bean in bottle j and one in bottle k.
struct Move {
    i: usize,
    j: usize,
    k: usize,
}

struct WinningMoves {
    /// The first winning move in lexicographic order.
    first: Option<Move>,
    count: u64,
}

/// Returns the winning moves, where `values[b]` is the value of a bean with b bottles after its
/// own.
fn winning_moves(beans: &[u64], values: &TableVec<u64>) -> WinningMoves {
    let n = beans.len();
    let value = |bottle: usize| values[n - 1 - bottle];
    let mut nim_sum = 0;
    for (bottle, count) in beans.iter().enumerate() {
        if count % 2 == 1 {
            nim_sum ^= value(bottle);
        }
    }
    let mut moves = WinningMoves { first: None, count: 0 };
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if value(i) ^ value(j) ^ value(k) == nim_sum {
                    moves.first.get_or_insert(Move { i, j, k });
                    moves.count += 1;
                }
            }
        }
    }
    moves
}

fn main() {
    input! { t: usize }
    let mut cases: Vec<Vec<u64>> = Vec::new();
    for _ in 0..t {
        input! { n: usize }
        assert!(n <= MOST, "{n} bottles, more than {MOST}");
        input! { beans: [u64; n] }
        cases.push(beans);
    }
    let most_bottles = cases.iter().map(Vec::len).max().unwrap_or(0);
    let values = TableVec::by(most_bottles, |behind: &[u64]| {
        mex(behind.iter().flat_map(|j| behind.iter().map(move |k| j ^ k)))
    });
    let mut answers = String::new();
    for beans in &cases {
        let moves = winning_moves(beans, &values);
        answers += &match moves.first {
            Some(Move { i, j, k }) => format!("{i} {j} {k}\n{}\n", moves.count),
            None => "-1 -1 -1\n0\n".to_string(),
        };
    }
    print!("{answers}");
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
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
    pub mod table {
        mod run_time {
            use super::look_up;
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
