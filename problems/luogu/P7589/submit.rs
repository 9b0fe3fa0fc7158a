// Luogu P7589 https://www.luogu.com.cn/problem/P7589 · made by `cargo judge bundle luogu_p7589 --write` from 2cbbb457cf796db3
//! Luogu P7589 — Black and white pieces (黑白棋)
//! <https://www.luogu.com.cn/problem/P7589> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: on each of n lines there are a black piece, which belongs to Alice, and a white piece,
//! which belongs to Bob. A move shifts one of the mover's pieces either one or more cells towards
//! the other piece, but not onto or past it, or 1 to d cells away from it; each player may make at
//! most k moves away in the game. Whoever cannot move loses. Alice moves first. The input has T
//! cases: `n k d`, then lines `y b w`: the position of the line and the positions of its two
//! pieces. Print `Yes` if Alice wins, else `No`.
//! Bounds: 1 ≤ T, n ≤ 100; 0 ≤ k ≤ 100; 1 ≤ d ≤ 20; -100 ≤ y ≤ 100; -1000 ≤ b, w ≤ 1000.
//! Kind: partizan
//! Rule: nim
//! Model: Nim, Northcott's game: a heap is the gap between two pieces.
//! Why: a step forward takes a positive number of cells from a gap. A step back adds cells to a
//! gap, but the opponent takes the same number away by following, so the step changes nothing; and
//! the number of steps back is limited. By Bouton's theorem Alice wins exactly when the nim sum of
//! the gaps is not 0.
//! Cost: O(n) per case.
//!
//! 规则：n 条线上各有 Alice 的一枚黑棋和 Bob 的一枚白棋。每次操作移动自己的一枚棋子：朝对方的棋
//! 子走任意多格，但不能走到它上面或越过它；或者背向它走 1 到 d 格，每人在整局中至多 k 次。无法
//! 操作者输，Alice 先手。共 T 组数据，每组先给出 `n k d`，再对每条线给出一行 `y b w`：线的位置
//! 和两枚棋子的位置。Alice 胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ T, n ≤ 100；0 ≤ k ≤ 100；1 ≤ d ≤ 20；-100 ≤ y ≤ 100；-1000 ≤ b, w ≤ 1000。
//! 模型：Nim 游戏，Northcott 游戏：两枚棋子的间隔是一堆。
//! 思路：前进是从间隔中拿走任意多格。后退会增加几格，对手跟上来就拿走同样多，等于没有变化，而后
//! 退的次数是有限的。由 Bouton 定理，当且仅当各间隔的异或和不为 0 时 Alice 胜。
//! 复杂度：每组 O(n)。

use grundy::nim;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, _retreats: u64, _longest: u64, lines: [(i64, i64, i64); n] }
        for (y, black, white) in &lines {
            assert!(black != white, "both pieces of line {y} at {black}");
        }
        let gaps = lines.iter().map(|(_, black, white)| black.abs_diff(*white) - 1);
        verdicts += if nim::outcome(gaps).mover_wins() { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }
    pub mod nim {
        use crate::grundy::Outcome;
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

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

    pub(crate) use outcome::Outcome;
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
