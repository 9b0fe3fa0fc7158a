// CodeChef ASTRGAME https://www.codechef.com/problems/ASTRGAME · made by `cargo judge bundle codechef_astrgame --write` from 534a3be22131690c
//! CodeChef ASTRGAME — A String Game
//! <https://www.codechef.com/problems/ASTRGAME> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: a move erases one occurrence of a dictionary word from a string, and the parts on either
//! side of it stay apart; whoever cannot move loses. The input has T cases: the string, the number
//! of words, and the words. Print the winner, `Teddy` for the first player or `Tracy` for the
//! second.
//! Bounds: 1 ≤ T ≤ 5; 1 to 30 words; the string and each word have 1 to 30 letters from a to z.
//! Kind: impartial
//! Model: take-and-break game, a word is erased from a string.
//! Why: parts that stay apart do not affect each other, so the value after a move is the nim sum of
//! the values of the two parts (Sprague and Grundy). These parts are substrings of the string;
//! their values are found from the shortest substring to the longest.
//! Cost: O(n³ W) per case, if the string has n letters and the dictionary W words.
//!
//! 规则：每次操作从一个字符串中擦去词典中的一个词，这个词必须在串中连续出现；擦去后两边的部分不
//! 再相连；无法操作者输。输入共 T 组数据，每组给出字符串、词数和各词。先手胜输出 `Teddy`，否则
//! 输出 `Tracy`。
//! 范围：1 ≤ T ≤ 5；词数从 1 到 30；字符串和每个词有 1 到 30 个小写字母。
//! 模型：取石子并分堆的游戏，从字符串中擦去一个词。
//! 思路：不相连的部分互不影响，所以一步之后的值是两边 SG 值的异或和（Sprague–Grundy 定理）。它
//! 们都是原串的子串，从短到长依次求值。
//! 复杂度：每组 O(n³ W)，n 为串长，W 为词数。

use grundy::mex::mex;
use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { string: Bytes, words: [Bytes] }
        winners += if value(&string, &words) != 0 { "Teddy\n" } else { "Tracy\n" };
    }
    print!("{winners}", winners = winners);
}

fn value(string: &[u8], words: &[Vec<u8>]) -> u64 {
    // The value of what stands from one place up to another.
    let mut values = vec![vec![0; string.len() + 1]; string.len() + 1];
    for len in 1..=string.len() {
        for start in 0..=string.len() - len {
            let end = start + len;
            let places = (start..end).flat_map(|place| words.iter().map(move |word| (place, word)));
            let moves = places.filter(|&(place, word)| string[place..end].starts_with(word));
            values[start][end] =
                mex(moves
                    .map(|(place, word)| values[start][place] ^ values[place + word.len()][end]));
        }
    }
    values[0][string.len()]
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
