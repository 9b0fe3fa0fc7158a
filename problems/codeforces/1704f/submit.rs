// Codeforces 1704F https://codeforces.com/problemset/problem/1704/F · made by `cargo judge bundle cf1704f --write` from e64ce6cc137ef4ba
//! Codeforces 1704F — Colouring Game
//! <https://codeforces.com/problemset/problem/1704/F> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: a row consists of red and blue cells. Alice picks two neighbouring cells, at least one of
//! them red, and paints both white; Bob does the same with two cells, at least one of them blue.
//! They take turns, Alice first, and whoever cannot move loses. The input is the number of cases;
//! each case is `n`, then the row of `R` and `B`. Print the winner of each case, `Alice` or `Bob`.
//! Bounds: at most 10^4 cases; 2 ≤ n ≤ 5 · 10^5, in each case and in all cases together.
//! Kind: partizan
//! Model: partizan game, then Dawson's Kayles.
//! Why: the player whose colour has more cells wins. With equal numbers of red and blue cells,
//! whoever takes the last pair of a red and a blue cell wins, and a run of alternating colours acts
//! like a row of Kayles pins in which each move knocks down two neighbours: the octal game 0.07.
//!
//! 1. Suppose that there are more red cells than blue ones, and that it is Alice's turn. A move of
//!    Bob's never makes her lead smaller, as at least one of his two cells is blue. As long as
//!    there is a red cell beside a blue one, she takes such a pair and keeps her lead.
//! 2. If there is no such pair, there never will be one again. If no blue cell is left, any move of
//!    hers wins, and she has a move unless the row is a single cell. Otherwise red and blue cells
//!    are separated by white ones, so each red run has a white neighbour; beginning beside this
//!    neighbour, she can paint the cells of the run one at a time. That gives her more moves than
//!    there are blue cells.
//! 3. If it is Bob's turn, his move still leaves her in the lead. By symmetry the same is true of
//!    Bob; a row of a single cell does not endanger his lead either, as Alice cannot move there.
//! 4. With equal numbers, a move that takes anything but one red and one blue cell gives the other
//!    player the lead, and so loses. Thus only such pairs are taken, and whoever finds none loses.
//! 5. The values of 0.07 have period 34 from 53 onwards. By the theorem of Guy and Smith this is
//!    proved once the values at 53 to 2 · 53 + 34 + 2 - 1 = 141 agree with the values 34 places
//!    later.
//!
//! Cost: O((53 + 34)²) for the table, O(n) per case.
//!
//! 规则：有一行红格和蓝格。Alice 每次选相邻两格，其中至少一格是红的，把两格都涂白；Bob 每次选相
//! 邻两格，其中至少一格是蓝的，也都涂白。双方轮流操作，Alice 先手，无法操作者输。先给出数据组
//! 数，每组给出 `n` 和这一行，由 `R` 和 `B` 组成；每组输出获胜者，`Alice` 或 `Bob`。
//! 范围：至多 10^4 组；2 ≤ n ≤ 5 · 10^5，各组总和也是如此。
//! 模型：不公平游戏，最后归结为 Dawson's Kayles。
//! 思路：自己颜色的格较多的一方获胜。红格与蓝格一样多时，全看谁取到最后一对相邻的红蓝；颜色交替
//! 的一段，就是一排 Kayles 的柱子，每步击倒相邻的两根：八进制游戏 0.07。
//!
//! 1. 设 Alice 的格较多，且轮到她走。Bob 的一步不会使她的优势变小，因为他选的两格中至少一格是蓝
//!    的。只要有红格与蓝格相邻，她就取这样一对，优势不变。
//! 2. 若没有这样的一对，以后也不会再有。若 Bob 已没有格，她随便走一步就胜；除非整行只有一格，否
//!    则她总能操作。若 Bob 还有格，红格与蓝格被白格隔开，所以每段红格旁边都有白格，她从那里每次
//!    只取自己的一格。这样她能走的步数比 Bob 的格数多。
//! 3. 若轮到 Bob，他走完之后她仍领先。由对称性，对 Bob 领先的情形同样成立；整行只有一格时他也没
//!    有危险，因为那时 Alice 不能走。
//! 4. 一样多时，不取红蓝一对的走法使对方领先，所以会输。于是双方只取红蓝对，取不到者负。
//! 5. 0.07 的值从 53 起以 34 为周期。由 Guy–Smith 定理，只要从 53 到 2 · 53 + 34 + 2 - 1 =
//!    141 的值与往后 34 处的值相同，就证明了这一点。
//!
//! 复杂度：预处理为 O(53 + 34) 的平方，每组 O(n)。

use grundy::mex::mex;
use grundy::table::TableVec;
use proconio::input;

/// `cargo explore table 0.07` finds this preperiod and this period, and proves both.
const PREPERIOD: usize = 53;
const PERIOD: usize = 34;

fn main() {
    let values = values_of_runs();
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, row: String }
        assert!(row.len() == n, "{} cells, not the {n} that were promised", row.len());
        assert!(row.bytes().all(|cell| b"RB".contains(&cell)), "a cell that is not R or B");
        winners += if alice_wins(row.as_bytes(), &values) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the Grundy values of runs of alternating colours, for all lengths up to the end of the
/// first period.
fn values_of_runs() -> TableVec<u64> {
    TableVec::by(PREPERIOD + PERIOD, |shorter: &[u64]| {
        let cells = shorter.len();
        mex((2..=cells).map(|pair_end| shorter[pair_end - 2] ^ shorter[cells - pair_end]))
    })
}

fn alice_wins(row: &[u8], values: &TableVec<u64>) -> bool {
    let red = row.iter().filter(|&&cell| cell == b'R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue && row.len() > 1;
    }
    let mut sum = 0;
    for run in row.chunk_by(|cell, next| cell != next) {
        let past = run.len().saturating_sub(PREPERIOD);
        sum ^= values[run.len() - past + past % PERIOD];
    }
    sum != 0
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
