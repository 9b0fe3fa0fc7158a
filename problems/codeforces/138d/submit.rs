// Codeforces 138D https://codeforces.com/problemset/problem/138/D · made by `cargo judge bundle cf138d --write` from e84504b608ecba7a
//! Codeforces 138D — World of Darkraft
//! <https://codeforces.com/problemset/problem/138/D> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: a board has n rows of m cells, each with a letter and all active at first. A move chooses
//! an active cell, which sends waves along its diagonals: to the lower left and upper right if it
//! has an `L`, to the upper left and lower right if it has an `R`, and in all four directions if it
//! has an `X`. The cell and the cells through which a wave passes become inactive; a wave ends at
//! the edge or before an inactive cell. Whoever cannot move loses. The input is `n m` and the rows;
//! print `WIN` if the first player wins, otherwise `LOSE`.
//! Bounds: 1 ≤ n, m ≤ 20.
//! Kind: impartial
//! Model: take-and-break game, rectangles of diagonals.
//! Why: on a board coloured like a chessboard, waves stay on one colour, so the two colours form a
//! sum of two games. Number the diagonals of one colour in both directions. With these numbers as
//! coordinates, the active cells always form rectangles that do not affect one another, and a move
//! cuts one rectangle into two or four.
//!
//! 1. Call a diagonal rising if it leads from the lower left to the upper right, and falling if it
//!    leads from the upper left to the lower right. Choose some consecutive rising diagonals and
//!    some consecutive falling diagonals of one colour: the cells where they cross form a region.
//!    Suppose that all cells of the region are active, and that the cells just outside the region
//!    on its diagonals are inactive or off the board. This holds for the whole board.
//!
//! 2. The cells of a diagonal follow one another without gaps, so a wave that starts in the region
//!    gets as far as the last cell of the region on its diagonal, and ends there. So an `L` makes
//!    the region's part of the cell's rising diagonal inactive, an `R` makes the region's part of
//!    the cell's falling diagonal inactive, and an `X` makes both parts inactive.
//!
//! 3. This leaves two regions, or four for an `X`, and the diagonals taken out lie between them:
//!    the condition of step 1 holds for each of these regions. So, by the theorem of Sprague and
//!    Grundy, the value of a region is a mex over its cells: for each cell, take the nim sum of the
//!    values of the regions that are left when that cell is chosen.
//!
//! Cost: O(D⁶/36) time and O(D⁴) memory for D = (n + m)/2 diagonals of one direction and colour.
//!
//! 规则：棋盘有 n 行，每行 m 格，每格一个字母，开始时都是活的。每次操作选一个活格，它沿对角线发
//! 出波：字母是 `L` 则向左下和右上，是 `R` 则向左上和右下，是 `X` 则四个方向都有。该格和波经过
//! 的格都变为死的；波到棋盘边缘或死格之前为止。无法操作者输。输入 `n m` 和各行；先手胜输出
//! `WIN`，否则输出 `LOSE`。
//! 范围：1 ≤ n, m ≤ 20。
//! 模型：取石子并分堆的游戏，由对角线构成的矩形。
//! 思路：把棋盘黑白相间染色，波总在同色格上走，所以两种颜色是两个游戏的和。给一种颜色的两个方向
//! 的对角线分别编号，活格就始终构成若干个互不影响的“对角线矩形”，每步把其中一个切成两个或四个。
//!
//! 1. 从左下到右上的对角线称为升的，从左上到右下的称为降的。一个区域由同一颜色中、同时在某些连
//!    续的升对角线和某些连续的降对角线上的所有格组成。要求区域内的格都是活的，而沿它的对角线向
//!    两侧延续的下一格是死的或在棋盘之外。整个棋盘满足这一点。
//! 2. 一条对角线上的格是连续的一排，所以在区域内，波到区域的最后一格之前，不会遇到边缘或死格，
//!    过了最后一格就停下。所以 `L` 使所在的升对角线在区域内的部分变死，`R` 使降对角线在区域内的
//!    部分变死，`X` 使两者都变死。
//! 3. 剩下两个区域，`X` 则剩下四个，去掉的对角线正在它们之间，所以第 1 步的条件对每个仍成立。于
//!    是由 Sprague–Grundy 定理，一个区域的值，是对其中每个格，走后剩下各区域的异或和的 mex。
//!
//! 复杂度：一个方向、一种颜色的对角线有 D = (n + m)/2 条，时间 O(D⁶/36)，空间 O(D⁴)。

use grundy::mex::mex;
use itertools::iproduct;
use proconio::{input, marker::Chars};

/// With this many rows and columns in total, a board takes the program several seconds.
const MOST_ROWS_AND_COLUMNS: usize = 60;

/// Consecutive diagonals of one direction, from `from` up to, but not including, `to`.
#[derive(Clone, Copy)]
struct Diagonals {
    from: usize,
    to: usize,
}

/// The cells at which a range of rising diagonals crosses a range of falling diagonals.
#[derive(Clone, Copy)]
struct Region {
    rising: Diagonals,
    falling: Diagonals,
}

fn main() {
    input! { n: usize, m: usize }
    assert!(
        n.saturating_add(m) <= MOST_ROWS_AND_COLUMNS,
        "{n} by {m} cells are too many for the program"
    );
    input! { rows: [Chars; n] }
    for row in &rows {
        let is_row = row.len() == m && row.iter().all(|letter| "LRX".contains(*letter));
        assert!(is_row, "a row that is not {m} letters L, R and X");
    }
    let sum = colour_value(&rows, 0) ^ colour_value(&rows, 1);
    println!("{}", if sum != 0 { "WIN" } else { "LOSE" });
}

/// Returns the Grundy value of the game on all cells for which the parity of row + column is
/// `colour`.
fn colour_value(rows: &[Vec<char>], colour: usize) -> u64 {
    let columns = rows.first().map_or(0, Vec::len);
    let diagonals = (rows.len() + columns) / 2;
    // By rising and falling diagonal; `None` where they cross off the board.
    let mut letters = vec![vec![None; diagonals]; diagonals];
    for (row, column) in iproduct!(0..rows.len(), 0..columns) {
        if (row + column) % 2 == colour {
            let rising = (row + column) / 2;
            let falling = (row + columns - 1 - column) / 2;
            letters[rising][falling] = Some(rows[row][column]);
        }
    }
    let mut values = Values::new(diagonals);
    for (rising, falling) in iproduct!(parts_first(diagonals), parts_first(diagonals)) {
        let region = Region { rising, falling };
        let crossings = iproduct!(rising.from..rising.to, falling.from..falling.to);
        let options = crossings
            .filter_map(|(x, y)| letters[x][y].map(|letter| values.option(region, letter, x, y)));
        let value = mex(options);
        values.set(region, value);
    }
    let every = Diagonals { from: 0, to: diagonals };
    values.get(Region { rising: every, falling: every })
}

/// Returns all nonempty ranges within `count` diagonals, each listed after the smaller ranges that
/// it contains.
fn parts_first(count: usize) -> impl Iterator<Item = Diagonals> + Clone {
    (0..count).rev().flat_map(move |from| (from + 1..=count).map(move |to| Diagonals { from, to }))
}

impl Diagonals {
    /// Returns the two ranges that are left if the diagonal `cut` is taken out.
    fn without(self, cut: usize) -> [Diagonals; 2] {
        [Diagonals { to: cut, ..self }, Diagonals { from: cut + 1, ..self }]
    }
}

/// The Grundy values of regions. A region without rising diagonals or without falling diagonals is
/// worth 0.
struct Values {
    /// The number of values that each of `from` and `to` can have.
    ends: usize,
    values: Vec<u64>,
}

impl Values {
    /// Returns a table, filled with zeros, for the values of all regions of up to `diagonals`
    /// diagonals in each direction.
    fn new(diagonals: usize) -> Values {
        let ends = diagonals + 1;
        Values { ends, values: vec![0; ends.pow(4)] }
    }

    fn get(&self, region: Region) -> u64 {
        self.values[self.place(region)]
    }

    fn set(&mut self, region: Region, value: u64) {
        let place = self.place(region);
        self.values[place] = value;
    }

    fn place(&self, Region { rising, falling }: Region) -> usize {
        let rising_place = rising.from * self.ends + rising.to;
        let falling_place = falling.from * self.ends + falling.to;
        rising_place * self.ends * self.ends + falling_place
    }

    /// Returns the nim sum of the values of the regions into which `region` splits when a player
    /// chooses the cell at the crossing of the rising diagonal `x` and the falling diagonal `y`;
    /// the letter of this cell is `letter`.
    fn option(&self, region: Region, letter: char, x: usize, y: usize) -> u64 {
        let Region { rising, falling } = region;
        match letter {
            'L' => self.sum(&rising.without(x), &[falling]),
            'R' => self.sum(&[rising], &falling.without(y)),
            _ => self.sum(&rising.without(x), &falling.without(y)),
        }
    }

    /// Returns the nim sum of the values of all regions that consist of one of the `rising` ranges
    /// and one of the `falling` ranges.
    fn sum(&self, rising: &[Diagonals], falling: &[Diagonals]) -> u64 {
        let mut sum = 0;
        for &rising in rising {
            for &falling in falling {
                sum ^= self.get(Region { rising, falling });
            }
        }
        sum
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

        /// Reads a token as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
// From itertools 0.14.0, only what is used: https://github.com/rust-itertools/itertools
// Copyright (c) 2015; MIT OR Apache-2.0.
mod itertools {
    use std::iter::IntoIterator;

    // for compatibility with no std and macros
    #[doc(hidden)]
    pub(crate) use std::iter as __std_iter;

    /// The concrete iterator types.
    pub mod structs {
        pub(crate) use crate::itertools::adaptors::Product;
    }

    #[allow(deprecated)]
    pub(crate) use crate::itertools::structs::*;
    mod adaptors {
        use crate::itertools::size_hint::{self};

        #[derive(Debug, Clone)]
        /// An iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `I` and `J`.
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        ///
        /// See [`.cartesian_product()`](crate::Itertools::cartesian_product) for more information.
        #[must_use = "iterator adaptors are lazy and do nothing unless consumed"]
        pub struct Product<I, J>
        where
            I: Iterator,
        {
            a: I,
            /// `a_cur` is `None` while no item have been taken out of `a` (at definition).
            /// Then `a_cur` will be `Some(Some(item))` until `a` is exhausted,
            /// in which case `a_cur` will be `Some(None)`.
            a_cur: Option<Option<I::Item>>,
            b: J,
            b_orig: J,
        }

        /// Create a new cartesian product iterator
        ///
        /// Iterator element type is `(I::Item, J::Item)`.
        pub fn cartesian_product<I, J>(i: I, j: J) -> Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            Product { a_cur: None, a: i, b: j.clone(), b_orig: j }
        }

        impl<I, J> Iterator for Product<I, J>
        where
            I: Iterator,
            J: Clone + Iterator,
            I::Item: Clone,
        {
            type Item = (I::Item, J::Item);

            fn next(&mut self) -> Option<Self::Item> {
                let Self { a, a_cur, b, b_orig } = self;
                let elt_b = match b.next() {
                    None => {
                        *b = b_orig.clone();
                        match b.next() {
                            None => return None,
                            Some(x) => {
                                *a_cur = Some(a.next());
                                x
                            }
                        }
                    }
                    Some(x) => x,
                };
                a_cur.get_or_insert_with(|| a.next()).as_ref().map(|a| (a.clone(), elt_b))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                // Not ExactSizeIterator because size may be larger than usize
                // Compute a * b_orig + b for both lower and upper bound
                let mut sh = size_hint::mul(self.a.size_hint(), self.b_orig.size_hint());
                if matches!(self.a_cur, Some(Some(_))) {
                    sh = size_hint::add(sh, self.b.size_hint());
                }
                sh
            }

            fn fold<Acc, G>(self, mut accum: Acc, mut f: G) -> Acc
            where
                G: FnMut(Acc, Self::Item) -> Acc,
            {
                // use a split loop to handle the loose a_cur as well as avoiding to
                // clone b_orig at the end.
                let Self { mut a, a_cur, mut b, b_orig } = self;
                if let Some(mut elt_a) = a_cur.unwrap_or_else(|| a.next()) {
                    loop {
                        accum = b.fold(accum, |acc, elt| f(acc, (elt_a.clone(), elt)));

                        // we can only continue iterating a if we had a first element;
                        if let Some(next_elt_a) = a.next() {
                            b = b_orig.clone();
                            elt_a = next_elt_a;
                        } else {
                            break;
                        }
                    }
                }
                accum
            }
        }
    }
    mod size_hint {
        /// `SizeHint` is the return type of `Iterator::size_hint()`.
        pub type SizeHint = (usize, Option<usize>);

        /// Add `SizeHint` correctly.
        #[inline]
        pub fn add(a: SizeHint, b: SizeHint) -> SizeHint {
            let min = a.0.saturating_add(b.0);
            let max = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_add(y),
                _ => None,
            };

            (min, max)
        }

        /// Multiply `SizeHint` correctly
        #[inline]
        pub fn mul(a: SizeHint, b: SizeHint) -> SizeHint {
            let low = a.0.saturating_mul(b.0);
            let hi = match (a.1, b.1) {
                (Some(x), Some(y)) => x.checked_mul(y),
                (Some(0), None) | (None, Some(0)) => Some(0),
                _ => None,
            };
            (low, hi)
        }
    }

    /// Create an iterator over the “cartesian product” of iterators.
    ///
    /// Iterator element type is like `(A, B, ..., E)` if formed
    /// from iterators `(I, J, ..., M)` with element types `I::Item = A`, `J::Item = B`, etc.
    ///
    /// ```
    /// # use itertools::iproduct;
    /// #
    /// # fn main() {
    /// // Iterate over the coordinates of a 4 x 4 x 4 grid
    /// // from (0, 0, 0), (0, 0, 1), .., (0, 1, 0), (0, 1, 1), .. etc until (3, 3, 3)
    /// for (i, j, k) in iproduct!(0..4, 0..4, 0..4) {
    ///    // ..
    ///    # let _ = (i, j, k);
    /// }
    /// # }
    /// ```
    macro_rules! iproduct {
        ($I:expr, $J:expr $(,)?) => {
            $crate::itertools::Itertools::cartesian_product(
                $crate::itertools::__std_iter::IntoIterator::into_iter($I),
                $crate::itertools::__std_iter::IntoIterator::into_iter($J),
            )
        };
    }
    pub(crate) use iproduct;

    /// An [`Iterator`] blanket implementation that provides extra adaptors and
    /// methods.
    ///
    /// This trait defines a number of methods. They are divided into two groups:
    ///
    /// * *Adaptors* take an iterator and parameter as input, and return
    ///   a new iterator value. These are listed first in the trait. An example
    ///   of an adaptor is [`.interleave()`](Itertools::interleave)
    ///
    /// * *Regular methods* are those that don't return iterators and instead
    ///   return a regular value of some other kind.
    ///   [`.next_tuple()`](Itertools::next_tuple) is an example and the first regular
    ///   method in the list.
    pub trait Itertools: Iterator {
        // adaptors

        /// Return an iterator adaptor that iterates over the cartesian product of
        /// the element sets of two iterators `self` and `J`.
        ///
        /// Iterator element type is `(Self::Item, J::Item)`.
        ///
        /// ```
        /// use itertools::Itertools;
        ///
        /// let it = (0..2).cartesian_product("αβ".chars());
        /// itertools::assert_equal(it, vec![(0, 'α'), (0, 'β'), (1, 'α'), (1, 'β')]);
        /// ```
        fn cartesian_product<J>(self, other: J) -> Product<Self, J::IntoIter>
        where
            Self: Sized,
            Self::Item: Clone,
            J: IntoIterator,
            J::IntoIter: Clone,
        {
            adaptors::cartesian_product(self, other.into_iter())
        }
    }

    impl<T> Itertools for T where T: Iterator + ?Sized {}
}
