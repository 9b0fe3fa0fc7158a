// HackerRank chocolate-in-box https://www.hackerrank.com/challenges/chocolate-in-box · made by `cargo judge bundle hackerrank_chocolate-in-box --write` from fe0692503602d3ac
//! HackerRank chocolate-in-box — Chocolate in Box
//! <https://www.hackerrank.com/challenges/chocolate-in-box> · 10 s? · 512 MiB? · difficulty 2
//!
//! Rules: there are boxes of chocolates. A move takes any positive number of chocolates from one
//! box; whoever takes the last chocolate wins. The input is one case: `N`, then N boxes. Print how
//! many first moves win, or 0 if the first player loses.
//! Bounds: 1 ≤ N ≤ 10^6; a box has 1 to 10^9 chocolates.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, its winning moves counted.
//! Why: let s be the nim sum. By Bouton's theorem a move wins exactly when it makes the nim sum
//! zero, so a box of h chocolates must be left with h ⊕ s; the box allows one such move if h ⊕ s <
//! h, and none otherwise.
//! Cost: O(N).
//!
//! 规则：有几盒巧克力，每次操作从一盒中取至少一块，取走最后一块的人赢。只有一组数据，给出 `N`
//! 和 N 盒。输出能赢的第一步有多少种，先手必败则为 0。
//! 范围：1 ≤ N ≤ 10^6；每盒有 1 到 10^9 块巧克力。
//! 模型：Nim 游戏，统计必胜的走法数。
//! 思路：由 Bouton 定理，一步能赢，当且仅当它使异或和 s 变为 0，所以盒 h 必须变为 h ⊕ s：若它小
//! 于 h，就是一种走法，否则没有。
//! 复杂度：O(N)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { n: usize, boxes: [u64; n] }
    println!("{}", nim::winning_moves(&boxes).len());
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// A move of Nim.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Move {
            /// The index of the heap.
            pub heap: usize,
            /// The number of stones that the move leaves in the heap.
            pub leave: u64,
        }

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

        /// Returns every move to a P-position, in the order of the heaps; there is none from a
        /// P-position.
        ///
        /// Each heap has at most one such move, and the number of these moves is odd or 0. Cost: O(n) for
        /// all of them.
        ///
        /// ```
        /// # use grundy::nim::winning_moves;
        /// // 7 = 0111, 11 = 1011, 13 = 1101, nim sum 0001: each heap can lose its last bit.
        /// let leaves: Vec<u64> = winning_moves(&[7, 11, 13]).iter().map(|m| m.leave).collect();
        /// assert_eq!(leaves, [6, 10, 12]);
        /// ```
        pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
            let sum = nim_sum(heaps);
            let moves =
                heaps.iter().enumerate().map(|(heap, stones)| Move { heap, leave: stones ^ sum });
            moves.filter(|step| step.leave < heaps[step.heap]).collect()
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
