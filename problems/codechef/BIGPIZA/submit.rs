// CodeChef BIGPIZA https://www.codechef.com/problems/BIGPIZA · made by `cargo judge bundle codechef_bigpiza --write` from dfd1ee14be3de840
//! CodeChef BIGPIZA — Socializing Game around Pizza
//! <https://www.codechef.com/problems/BIGPIZA> · 2 s? · 1536 MiB? · difficulty 4
//!
//! Also: BOJ 13034
//! Rules: N people sit around a pizza. A move pairs two people who are not in a pair yet, and no
//! two pairs may cross; whoever cannot make a pair loses, and Arjuna begins. The input is T, then T
//! numbers N. For each N, print the winner, `Arjuna` or `Bhima`.
//! Bounds: T is around 1000; 2 ≤ N ≤ 10,000.
//! Kind: impartial
//! Rule: 0.07
//! Model: take-and-break game, Dawson's Kayles, octal game 0.07.
//! Why: in a circle of n people, a pair divides the other n - 2 people into i on one side and
//! n - 2 - i on the other, for any i from 0 to n - 2, and no later pair may cross it. Two people in
//! one part may form a pair even if other pairs lie between them. So each part is again a circle,
//! and g(n) is the mex of all g(i) ⊕ g(n - 2 - i), as for a row of n pins in which a move knocks
//! down two neighbours. For n ≥ 53, g has period 34: its values repeat up to n = 2 · 53 + 34 + 2,
//! and by the theorem of Guy and Smith on octal games this proves that they repeat for ever.
//! Cost: O(87² + T).
//!
//! 规则：N 个人围着一张比萨坐成一圈。每次操作把两个都未配对的人配成一对，任何两对的连线不能相交；不能再配对者
//! 输，Arjuna 先手。先给出 T，再给出 T 个 N。输出每组的获胜者 `Arjuna` 或 `Bhima`。
//! 范围：T 约为 1000；2 ≤ N ≤ 10,000。
//! 模型：取石子并分堆的游戏，Dawson's Kayles，八进制游戏 0.07。
//! 思路：一对人把其余 n - 2 人分成一边 i 人、另一边 n - 2 - i 人，i 可以任取，跨过这一对的配对不再允许。同一部分
//! 中隔着一对的人，仍可绕过这一对配成一对。所以每一部分又是一圈，g(n) 是所有 g(i) ⊕ g(n - 2 - i) 的 mex，这正是
//! 一排 n 个瓶子每次击倒相邻两个的游戏。从 n = 53 起 g 的周期为 34：它一直重复到 2 · 53 + 34 + 2，由 Guy 和
//! Smith 关于八进制游戏的定理，这就证明它永远重复。
//! 复杂度：O(87² + T)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// `cargo explore table 0.07` finds this preperiod and this period, and proves that they are right.
const PREPERIOD: u64 = 53;
const PERIOD: u64 = 34;

fn main() {
    let sg = TableVec::by((PREPERIOD + PERIOD) as usize, |smaller: &[u64]| {
        let people = smaller.len();
        mex((2..=people).map(|pair| smaller[pair - 2] ^ smaller[people - pair]))
    });
    input! { cases: usize, circles: [u64; cases] }
    let winner = |&people: &u64| if sg[equal_circle(people)] != 0 { "Arjuna\n" } else { "Bhima\n" };
    print!("{}", circles.iter().map(winner).collect::<String>());
}

/// Returns a number of people that is in the table and has the same value as the given number.
fn equal_circle(people: u64) -> usize {
    if people < PREPERIOD {
        people as usize
    } else {
        (PREPERIOD + (people - PREPERIOD) % PERIOD) as usize
    }
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
