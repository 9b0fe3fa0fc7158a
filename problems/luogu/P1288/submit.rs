// Luogu P1288 https://www.luogu.com.cn/problem/P1288 · made by `cargo judge bundle luogu_p1288 --write` from f2ade9fcbf68253f
//! Luogu P1288 — Taking numbers II (取数游戏 II)
//! <https://www.luogu.com.cn/problem/P1288> · 1 s? · 125 MiB? · difficulty 3
//!
//! Rules: a ring of N nodes has a number on each of its N edges, and at least one of these numbers
//! is 0. A token stands between the last edge and the first. A move chooses an edge that is next to
//! the token and whose number is not 0, lowers this number, and takes the token to the other end of
//! the edge; whoever cannot move loses. The input is `N` and the numbers; print `YES` if the first
//! player wins, else `NO`.
//! Bounds: N ≤ 20; the numbers are at most 30.
//! Kind: impartial
//! Model: game on a graph, a ring with walls.
//! Why: an edge with 0 is a wall. Let r be the number of edges between the token and the first wall
//! to its right, and l the number of edges between the token and the first wall to its left. By
//! induction on the sum of all numbers, the mover wins exactly when r or l is odd.
//!
//! 1. If r is odd, the mover goes right and leaves 0 on the edge: the opponent has no edge to the
//!    left and r - 1 edges to the right, and both 0 and r - 1 are even. Likewise to the left.
//! 2. If r and l are both even, a move to the right, if there is one, leaves an odd number of
//!    edges, r - 1, to the right of the token, whatever number is now on the edge just crossed.
//!    Likewise to the left.
//!
//! Cost: O(N).
//!
//! 规则：N 个点围成环，N 条边上各有一个数，其中至少有一个 0。棋子位于最后一条边与第一条边之间。
//! 每次操作选棋子旁边一条数不为 0 的边，把这个数减小，并把棋子移到边的另一端；无法操作者输。输
//! 入 `N` 和这些数；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：N ≤ 20；各数不超过 30。
//! 模型：图上游戏，有墙的环。
//! 思路：数为 0 的边是墙。设棋子向右、向左到第一堵墙之间的边数分别是 r 和 l。对所有数之和归纳：
//! 当且仅当 r 或 l 为奇数时先手胜。
//!
//! 1. 若 r 为奇数，先手向右走，并把走过的边减到 0：对手左边有 0 条边，右边有 r - 1 条，都是偶
//!    数。向左同理。
//! 2. 若两者都是偶数，只要向右能走，走后不管把边减到多少，棋子右边都剩 r - 1 条边，是奇数。向左
//!    同理。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { n: usize, numbers: [u64; n] }
    let right = numbers.iter().position(|&number| number == 0);
    let left = numbers.iter().rev().position(|&number| number == 0);
    let (Some(right), Some(left)) = (right, left) else { panic!("no edge with the number 0") };
    println!("{}", if right % 2 == 1 || left % 2 == 1 { "YES" } else { "NO" });
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
