// Luogu P2575 https://www.luogu.com.cn/problem/P2575 · made by `cargo judge bundle luogu_p2575 --write` from fed80250af313921
//! Luogu P2575 — Masters at checkers (高手过招)
//! <https://www.luogu.com.cn/problem/P2575> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: HDU 5724
//! Rules: a board of n rows and 20 columns; a move shifts a piece to the first empty cell on its
//! right in the same row, jumping over all pieces in between, and whoever cannot move loses. AKN
//! moves first. The input has T cases: `n`, then n rows, each with `m`, the number of its pieces,
//! followed by their columns; print `YES` if AKN wins, else `NO`.
//! Bounds: T ≤ 100; n ≤ 1000; m ≤ 20.
//! Kind: impartial
//! Model: staircase Nim, on the pieces between empty cells.
//! Why: the empty cells of a row divide its pieces into groups, some possibly empty. These groups
//! are the stairs, and the pieces to the right of the last empty cell are at the foot. When a piece
//! jumps over x - 1 others to an empty cell, this empty cell moves to the left past x pieces. So
//! these x pieces come down one stair, and x can be any number up to the number of pieces on their
//! stair. Only odd stairs count: whoever wins Nim on these stairs makes the moves of Nim there, and
//! answers pieces that come down onto an odd stair by sending the same number of pieces one stair
//! further down.
//! Cost: O(20) a row.
//!
//! 规则：有一个 n 行 20 列的棋盘；每次操作把一枚棋子越过中间的所有棋子，移到同一行右边的第一个
//! 空格；无法操作者输，AKN 先手。共 T 组数据，每组先给出 n，再给出 n 行，每行是棋子数 m 和各枚
//! 棋子所在的列；AKN 胜输出 `YES`，否则输出 `NO`。
//! 范围：T ≤ 100；n ≤ 1000；m ≤ 20。
//! 模型：阶梯 Nim，空格之间的棋子。
//! 思路：一行的空格把棋子分成若干组，组可以是空的。这些组就是台阶，最后一个空格右边的棋子在最底
//! 层。一枚棋子跳过 x - 1 枚棋子到空格，相当于把这个空格左移 x 枚棋子：这 x 枚棋子下了一级台
//! 阶，x 可以是 1 到该台阶的全部。只有奇数级台阶算数：在这些台阶上能赢 Nim 的一方照 Nim 操作，
//! 若有棋子下到奇数级台阶，就让同样多的棋子再下一级。
//! 复杂度：每行 O(20)。

use grundy::staircase::{value, NO_BOUND};
use proconio::input;

const COLUMNS: usize = 20;

/// Returns the value of a row with pieces in these columns, counted from 1.
fn row_value(columns: &[usize]) -> u64 {
    let mut is_piece = [false; COLUMNS];
    for &column in columns {
        assert!((1..=COLUMNS).contains(&column), "column {column} of {COLUMNS}");
        assert!(!is_piece[column - 1], "two pieces in column {column}");
        is_piece[column - 1] = true;
    }
    let groups = is_piece.rsplit(|&is_piece| !is_piece);
    let stairs: Vec<u64> = groups.skip(1).map(|group| group.len() as u64).collect();
    value(&stairs, NO_BOUND)
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: usize, columns: [usize; m] }
            nim_sum ^= row_value(&columns);
        }
        verdicts += if nim_sum != 0 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    // Games that are solved.
    pub mod bash {
        /// Returns the Grundy value of `heap` stones when a move takes 1 to `most` of them: a number in
        /// 0..=`most`. Cost: O(1).
        ///
        /// # Panics
        /// Panics if `most` is 0, because there would then be no moves at all.
        ///
        /// ```
        /// # use grundy::bash::value;
        /// assert_eq!(value(10, 3), 2);
        /// assert_eq!(value(u64::MAX, u64::MAX), u64::MAX); // a heap of Nim
        /// ```
        pub fn value(heap: u64, most: u64) -> u64 {
            assert!(most > 0, "Bash's game needs moves of 1 to at least 1 stone");
            match most.checked_add(1) {
                Some(cycle) => heap % cycle,
                None => heap,
            }
        }
    }
    pub mod staircase {
        use crate::grundy::bash;

        /// The value of `most` for which a move may take any number of stones. Its value is 2^64 - 1, so
        /// there must be fewer than 2^64 stones in all.
        pub const NO_BOUND: u64 = u64::MAX;

        /// Returns the Grundy value of a staircase on which a move takes 1 to `most` stones. `steps[0]`
        /// is the number of stones on step 1, just above the ground. Cost: O(n).
        ///
        /// # Panics
        /// Panics if `most` is 0.
        ///
        /// ```
        /// # use grundy::staircase::{value, NO_BOUND};
        /// assert_eq!(value(&[6, 100, 3], NO_BOUND), 5); // 6 ⊕ 3
        /// assert_eq!(value(&[6, 100, 3], 3), 1); // 6 mod 4 ⊕ 3
        /// ```
        pub fn value(steps: &[u64], most: u64) -> u64 {
            value_of_counting(steps.iter().step_by(2), most)
        }

        /// Returns the value of a position, given the numbers of stones in the places where stones count.
        fn value_of_counting<'a>(counting: impl Iterator<Item = &'a u64>, most: u64) -> u64 {
            assert!(most > 0, "a move takes at least one stone");
            counting.fold(0, |sum, &stones| sum ^ bash::value(stones, most))
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
