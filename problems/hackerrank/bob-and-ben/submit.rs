// HackerRank bob-and-ben https://www.hackerrank.com/challenges/bob-and-ben · made by `cargo judge bundle hackerrank_bob-and-ben --write` from ace7cea328260659
//! HackerRank bob-and-ben — Bob and Ben
//! <https://www.hackerrank.com/challenges/bob-and-ben> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: there are trees, each with its own m and k: a tree has m nodes, and for each j from 1 to
//! m - 1, node j + 1 is joined to node ⌊max(1, j / k)⌋. A move removes a node: if it is a leaf
//! (that is, has just one edge), the rest of its tree stays, and otherwise the whole tree vanishes;
//! whoever cannot move loses. The input has g cases: `n`, then n trees `m k`. Print the winner,
//! `BOB` (first) or `BEN`.
//! Bounds: 1 ≤ g ≤ 100; 1 ≤ n ≤ 10^6, in each case and in all cases together; 1 ≤ m ≤ 10^9; 2 ≤ k
//! ≤ 100.
//! Kind: impartial
//! Model: game on a tree, by its size.
//! Why: a single node is not a leaf, so removing it makes the tree vanish, and the tree's value
//! is 1. In a tree of two nodes, each node is a leaf whose removal leaves a single node, so the
//! tree's value is 0. A tree of 3 or more nodes has both a leaf and a node that is not a leaf. So
//! for m ≥ 3 the value of a tree of m nodes, whatever its shape, is the mex of 0 and the value of a
//! tree of m - 1 nodes: 1 if m is odd and 2 if it is even.
//! Cost: O(n) per case.
//!
//! 规则：有若干棵树，一棵有 m 个点的树中，点 j + 1 与点 ⌊max(1, j / k)⌋ 相连。每次操作去掉一个
//! 点：若它是叶子（恰有一条边），这棵树的其余部分留下；否则整棵树消失。无法操作者输。输入共 g
//! 组数据，每组先给出 `n`，再给出 n 棵树 `m k`。输出获胜者 `BOB`（先手）或 `BEN`。
//! 范围：1 ≤ g ≤ 100；1 ≤ n ≤ 10^6，各组总和也是；1 ≤ m ≤ 10^9；2 ≤ k ≤ 100。
//! 模型：树上游戏，只看点数。
//! 思路：单独一个点不是叶子：值为 1。两个点都是叶子，去掉后剩下单独一个：值为 0。从 3 个点起，
//! 总有叶子，也总有不是叶子的点，所以不论形状如何，m 个点的值是 0 与 m - 1 个点的值的 mex：m 为
//! 奇数时是 1，为偶数时是 2。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        let mut nim_sum = 0;
        for _ in 0..n {
            input! { m: u64, k: u64 }
            assert!(k > 0, "k is 0, by which the nodes cannot be divided");
            nim_sum ^= match m {
                0 | 2 => 0,
                _ if m % 2 == 1 => 1,
                _ => 2,
            };
        }
        winners += if nim_sum != 0 { "BOB\n" } else { "BEN\n" };
    }
    print!("{winners}");
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
