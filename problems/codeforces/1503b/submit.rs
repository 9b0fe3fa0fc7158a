// Codeforces 1503B https://codeforces.com/problemset/problem/1503/B · made by `cargo judge bundle cf1503b --write` from fb386e30a861e22e
//! Codeforces 1503B — 3-Coloring
//! <https://codeforces.com/problemset/problem/1503/B> · 3 s · 256 MiB · difficulty 4
//!
//! Rules: interactive. On each of the n^2 turns, Alice names one of the colours 1, 2 and 3, and Bob
//! puts a token of another colour on an empty cell of an n × n board. Alice wins if two tokens of
//! the same colour ever lie on cells with a common side, and Bob wins if the board becomes full
//! without this happening. Play Bob and win. The input is `n`; on each turn read Alice's colour and
//! print the token's colour, its row and its column.
//! Bounds: 2 ≤ n ≤ 100; Alice's colours may depend on what Bob has done.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of the cells of a chessboard.
//! Why: colour the cells dark and light as on a chessboard, so that neighbours differ. Colour 1 is
//! meant for dark cells, and colour 2 for light cells. Of these two colours, Bob uses one that
//! Alice has not named, on an empty cell meant for it. Only if there is no such cell does he put 3
//! on some other empty cell.
//!
//! 1. As long as there are empty cells of both kinds, at least one of the colours 1 and 2 is not
//!    named, and there is an empty cell for it. So all tokens on dark cells have colour 1, and all
//!    tokens on light cells have colour 2.
//! 2. Let all cells of one kind be full. On the other cells, Bob uses the colour meant for them,
//!    or 3 if Alice names that colour. All neighbours of these cells are of the full kind. The
//!    tokens on these neighbours have the colour meant for that kind, 1 or 2, which Bob no longer
//!    uses. So two neighbouring cells never have tokens of the same colour.
//!
//! Cost: O(n^2) for the whole game.
//!
//! 规则：交互题。共 n^2 轮，每轮 Alice 先说颜色 1、2、3 中的一种，Bob 再把一枚别的颜色的棋子放到 n × n 棋盘的一个空
//! 格上。一旦有两枚同色的棋子在有公共边的两格上，则 Alice 胜；若棋盘放满而没有出现这种情况，则 Bob 胜。扮演 Bob 并获
//! 胜。输入 `n`；每轮读入 Alice 说的颜色，输出棋子的颜色、行号和列号。
//! 范围：2 ≤ n ≤ 100；Alice 可以根据 Bob 的操作决定颜色。
//! 模型：奇偶性，国际象棋棋盘的黑白格。
//! 思路：像国际象棋棋盘那样把格子分为黑格和白格，相邻的格颜色不同。黑格用 1，白格用 2。Bob 在 1 与 2 中选一种
//! Alice 没有说、且还有相应空格的颜色；没有这样的颜色时才用 3。
//!
//! 1. 只要黑格与白格都还有空的，1 与 2 中总有一种没有被说到，也有格可放。所以黑格上都是 1，白格上都是 2。
//! 2. 设有一类格已经放满。在另一类格上，Bob 用那一类的颜色，若它被 Alice 说到就用 3。这些格的邻格都属于已放满的一
//!    类，都是那一类的颜色（1 或 2），与这两种颜色都不同。所以同色的棋子永不相邻。
//!
//! 复杂度：整局 O(n^2)。

use itertools::iproduct;
use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize }
    let (dark, light) = iproduct!(1..=n, 1..=n).partition(|&(row, column)| (row + column) % 2 == 0);
    let mut empty: [Vec<(usize, usize)>; 2] = [dark, light];
    for _ in 0..n * n {
        input_interactive! { named: usize }
        assert!((1..=3).contains(&named), "Alice names {named}, which is no colour");
        let side = (0..2).find(|&side| side + 1 != named && !empty[side].is_empty());
        let (side, colour) = match side {
            Some(side) => (side, side + 1),
            None => (named - 1, 3),
        };
        let (row, column) = empty[side].pop().expect("an empty cell on every turn");
        // The line is sent at once, because standard output flushes whole lines.
        println!("{colour} {row} {column}");
    }
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::io::{BufRead, BufReader};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, of which one line at a time has been read, with this line's remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
        /// The number of lines before `text`.
        passed: usize,
        reader: Box<dyn BufRead>,
    }

    impl Input {
        fn from_stdin() -> Input {
            Input::from_reader(stdin())
        }

        fn from_reader(reader: impl Read + 'static) -> Input {
            let reader = Box::new(BufReader::new(reader));
            Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
        }

        /// Reads on to a line with a token if this line has none left.
        fn refilled(&mut self) -> &mut Input {
            while self.tokens.clone().next().is_none() {
                let mut line = String::new();
                if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                    break;
                }
                self.passed += self.text.lines().count();
                self.text = Box::leak(line.into());
                self.tokens = self.text.split_ascii_whitespace();
            }
            self
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
            let input = input.refilled();
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    let lines = vec![""; input.passed].into_iter().chain(lines);
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

    /// Declares variables and reads their values, while the judge waits for answers between them.
    macro_rules! input_interactive {
        ($($rest:tt)*) => {
            $crate::proconio::input! { $($rest)* }
        };
    }
    pub(crate) use input_interactive;

    /// Reads one value.
    macro_rules! read_value {
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
