// AtCoder ABC 278 G https://atcoder.jp/contests/abc278/tasks/abc278_g · made by `cargo judge bundle abc278_g --write` from 7d189fdceedf1fac
//! AtCoder ABC 278 G — Generalized Subtraction Game
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g> · 2 s · 1024 MiB · difficulty 6
//!
//! Rules: interactive. Cards 1 to N lie in a row. A move takes `y` consecutive cards, `x` to
//! `x + y - 1`, none of them taken before, where L <= y <= R; whoever cannot move loses. Read
//! `N L R`, print `First` or `Second`, and win as that player: print your moves `x y` and read the
//! judge's moves in turn. The judge answers `0 0` when it cannot move.
//! Bounds: 1 ≤ L ≤ R ≤ N ≤ 2000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: symmetry, or taking L neighbours from rows of cards.
//! Why: a player who takes the middle of the row can mirror the opponent's moves from then on. If
//! no move can take the middle, all moves take the same number of cards, and Grundy values decide
//! who wins.
//!
//! 1. Suppose that some y from L to R has the same parity as N. The first player takes the y cards
//!    in the middle, which leaves two equal halves that do not touch. So every block that the judge
//!    takes lies in one half, and the mirror image of this block in the other half is still free
//!    for the first player to take.
//! 2. If L < R, then one of L and L + 1 has the same parity as N. What remains is the case in which
//!    L = R and L differs from N in parity.
//! 3. Then a move turns a row of n cards into two rows of i and n - L - i cards. So the value of a
//!    row of n cards is the mex, over all i, of the nim sum of the values of the rows of i and n -
//!    L - i cards, and by the theorem of Sprague and Grundy the first player wins if the value of
//!    the row of N cards is not 0. After each move by the judge the nim sum is not 0, and some move
//!    makes it 0 again.
//!
//! Cost: O(N²).
//!
//! 规则：交互题。编号 1 到 N 的卡片排成一行。每次操作取走 `y` 张编号连续的卡片，即 `x` 到
//! `x + y - 1`，它们必须都还在，且 L <= y <= R；无法操作者输。读入 `N L R`，输出 `First` 或
//! `Second` 选定先后手，并以此身份取胜：输出一步 `x y`，再读入评测方的一步。评测方无法操作时给
//! 出 `0 0`。
//! 范围：1 ≤ L ≤ R ≤ N ≤ 2000。
//! 模型：对称策略，或者从若干行卡片中取走相邻的 L 张。
//! 思路：取走正中间的一方此后可以对称地走。若没有哪一步能取正中间，那么每步取的张数都相同，
//! 由 SG 值定胜负。
//!
//! 1. 若 L 到 R 中有某个 y 与 N 同奇偶，先手就取走正中间的 y 张，留下相等的两半，而且两半的卡片
//!    互不相邻。于是评测方取的一段必落在某一半内，它在另一半的对称位置一定还在，先手总有应对。
//! 2. 若 L < R，L 与 L + 1 中必有一个是这样的 y。余下的情形是 L = R 且与 N 奇偶不同。
//! 3. 这时每步把一行 n 张变成 i 张和 n - L - i 张的两行。所以 n 的 SG 值是所
//!    有 i 与 n - L - i 的 SG 值的异或和的 mex；由 Sprague–Grundy 定理，N 的 SG 值不为 0 时先手
//!    胜。评测方每走一步之后异或和都不为 0，总有一步使它重新变为 0。
//!
//! 复杂度：O(N²)。

use grundy::mex::mex;
use grundy::nim;
use grundy::table::TableVec;
use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize, least: usize, most: usize }
    assert!(1 <= least && least <= most, "no move may take {least} to {most} cards");
    match (least..=most.min(n)).take(2).find(|take| take % 2 == n % 2) {
        Some(take) => win_by_symmetry(n, take),
        None => win_by_values(n, least),
    }
}

/// Cards with numbers in sequence.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    count: usize,
}

impl Block {
    /// Makes a move. The line is sent at once, because standard output is flushed after each line.
    fn say(self) {
        println!("{} {}", self.start, self.count);
    }

    /// Reads the judge's move, or returns `None` if the judge has none.
    fn hear() -> Option<Block> {
        input_interactive! { start: i64, count: i64 }
        match (usize::try_from(start), usize::try_from(count)) {
            (Ok(0), Ok(0)) => None,
            (Ok(start), Ok(count)) => Some(Block { start, count }),
            _ => panic!("the judge says {start} {count}: the move was wrong"),
        }
    }
}

/// Takes the middle `take` cards of a row of `n`, and then the mirror image of whatever the judge
/// takes.
fn win_by_symmetry(n: usize, take: usize) {
    println!("First");
    Block { start: (n - take) / 2 + 1, count: take }.say();
    while let Some(Block { start, count }) = Block::hear() {
        let mirrored = (n + 2).checked_sub(start + count).expect("a move beyond the last card");
        Block { start: mirrored, count }.say();
    }
}

/// Plays the game in which each move takes exactly `take` cards.
fn win_by_values(n: usize, take: usize) {
    let values = TableVec::by(n + 1, |smaller: &[u64]| match smaller.len().checked_sub(take) {
        Some(rest) => mex((0..=rest).map(|left| smaller[left] ^ smaller[rest - left])),
        None => 0,
    });
    let mut rows = vec![Block { start: 1, count: n }];
    let is_first = values[n] != 0;
    println!("{}", if is_first { "First" } else { "Second" });
    if is_first {
        win(&mut rows, take, &values);
    }
    while let Some(block) = Block::hear() {
        remove(&mut rows, block);
        win(&mut rows, take, &values);
    }
}

/// Makes a move after which the nim sum of the rows' values is 0.
fn win(rows: &mut Vec<Block>, take: usize, values: &TableVec<u64>) {
    let nim_sum = nim::nim_sum(rows.iter().map(|row| values[row.count]));
    let block = rows.iter().find_map(|row| {
        let rest = row.count.checked_sub(take)?;
        let wanted = nim_sum ^ values[row.count];
        let left = (0..=rest).find(|&left| values[left] ^ values[rest - left] == wanted)?;
        Some(Block { start: row.start + left, count: take })
    });
    let block = block.expect("no move wins, so the judge's cannot have been one");
    block.say();
    remove(rows, block);
}

/// Takes a block from the row that contains it.
fn remove(rows: &mut Vec<Block>, block: Block) {
    let end = |block: &Block| block.start + block.count;
    let holds = |row: &Block| row.start <= block.start && end(&block) <= end(row);
    let place = rows.iter().position(holds).expect("a move that takes cards that are not there");
    let row = rows.swap_remove(place);
    rows.push(Block { start: row.start, count: block.start - row.start });
    rows.push(Block { start: end(&block), count: end(&row) - end(&block) });
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
