// Codeforces 305E https://codeforces.com/problemset/problem/305/E · made by `cargo judge bundle cf305e --write` from f74e8b08ac84ec4d
//! Codeforces 305E — Playing with String
//! <https://codeforces.com/problemset/problem/305/E> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: in a piece of a string, a move cuts out a letter whose two neighbours in the piece are
//! equal. The piece breaks into three: the part before the letter, the letter itself, and the part
//! after it. Whoever cannot move loses. The input is the string; print `Second` if the second
//! player wins, else `First` and the place, counted from 1, of the leftmost letter that the first
//! player can cut out to win.
//! Bounds: the string has 1 to 5000 lowercase letters.
//! Kind: impartial
//! Rule: 0.137
//! Model: take-and-break game, a run of letters with equal neighbours.
//! Why: call a letter good if it can be cut out. When a good letter is cut out, its two neighbours
//! are no longer good, and nothing changes for the other letters. So the runs of good letters form
//! a sum of games: in a run of n letters, cutting out letter i, counted from 0, leaves runs of
//! i - 1 and n - i - 2 letters, where a negative number means 0. By the theorem of Sprague and
//! Grundy a move wins if it makes the nim sum 0.
//! Cost: O(|s|²) time, O(|s|) memory.
//!
//! 规则：字符串分成若干片。若某个字母在它所在的片中左右相邻的两个字母相同，一步就可以把它切出
//! 来；这一片分成它之前的部分、它自己和它之后的部分。无法操作者输。输入字符串；后手赢输出
//! `Second`，否则输出 `First` 以及先手能赢的第一步中最靠前的字母的位置（从 1 数起）。
//! 范围：字符串有 1 到 5000 个小写字母。
//! 模型：取石子并分堆的游戏，一段左右邻居相同的字母。
//! 思路：能切出来的字母称为好字母。切出一个好字母之后，它和它的两个邻居都不再能切，其他字母不受影
//! 响。所以各段连续的好字母构成游戏的和：在长为 n 的一段里（从 0 数起）切第 i 个，剩下长
//! 为 i - 1 和 n - i - 2 的两段，负数当作 0。由 Sprague–Grundy 定理，使异或和为 0 的一步就是必胜
//! 的一步。
//! 复杂度：时间 O(|s|²)，空间 O(|s|)。

use grundy::mex::mex;
use grundy::nim::nim_sum;
use grundy::table::TableVec;
use proconio::{input, marker::Bytes};

/// A run of good letters.
struct Run {
    start: usize,
    length: usize,
}

fn main() {
    input! { s: Bytes }
    assert!(s.iter().all(u8::is_ascii_alphabetic), "not letters alone");
    let runs = runs(&s);
    let longest = runs.iter().map(|run| run.length).max().unwrap_or(0);
    let values = TableVec::by(longest + 1, value_of_next_length);
    let sum = nim_sum(runs.iter().map(|run| values[run.length]));
    for run in runs {
        for cut in 0..run.length {
            let after = nim_sum(parts(run.length, cut).map(|part| values[part]));
            if after ^ values[run.length] == sum {
                return println!("First\n{}", run.start + cut + 1);
            }
        }
    }
    println!("Second");
}

/// Returns the runs of good letters, from left to right; some may be empty.
fn runs(s: &[u8]) -> Vec<Run> {
    let mut runs = vec![];
    let mut start = 0;
    for end in 0..s.len() {
        let is_good = end > 0 && end + 1 < s.len() && s[end - 1] == s[end + 1];
        if !is_good {
            runs.push(Run { start, length: end - start });
            start = end + 1;
        }
    }
    runs
}

/// Returns the runs that remain when the letter at `cut` is cut out of a run of `length` letters.
fn parts(length: usize, cut: usize) -> [usize; 2] {
    [cut.saturating_sub(1), (length - 1 - cut).saturating_sub(1)]
}

/// Returns the value of a run that is one letter longer than the longest run whose value is in
/// `shorter`.
fn value_of_next_length(shorter: &[u64]) -> u64 {
    let length = shorter.len();
    // A cut and its mirror image are worth the same.
    let cuts = 0..length - length / 2;
    mex(cuts.map(|cut| nim_sum(parts(length, cut).map(|part| shorter[part]))))
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
