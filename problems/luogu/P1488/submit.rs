// Luogu P1488 https://www.luogu.com.cn/problem/P1488 · made by `cargo judge bundle luogu_p1488 --write` from a13ac63f8d885e9d
//! Luogu P1488 — Fat Cat's game (肥猫的游戏)
//! <https://www.luogu.com.cn/problem/P1488> · 1 s? · 125 MiB? · difficulty 4
//!
//! Rules: n - 3 diagonals cut a convex polygon with n corners into n - 2 triangles, one of which is
//! black. A move cuts off a triangle along one diagonal; whoever cuts off the black one wins. The
//! input is `n` and the triangles, given by their corners, which are numbered from 0 around the
//! polygon; the black triangle comes first. Print `JMcat Win` if the first player wins, else
//! `PZ Win`.
//! Bounds: 4 ≤ n ≤ 50,000?
//! Kind: impartial
//! Model: parity, of the triangles until three are left.
//! Why: call two triangles neighbours if they share a diagonal. Then the triangles form a tree, and
//! a move removes a leaf of this tree; when two triangles are left, a move can take either.
//!
//! 1. If the black triangle is a leaf, the mover takes it and wins. So a move that makes the black
//!    triangle a leaf loses.
//! 2. If the black triangle is not a leaf, and there are more than three triangles, some move does
//!    not make it a leaf. If it has three neighbours, no move makes it a leaf. If it has two
//!    neighbours, one of its two branches has more than one triangle, and so has a leaf that is not
//!    a neighbour of the black triangle.
//! 3. If three triangles are left and the black one is not a leaf, each move makes it a leaf. So
//!    with good play the two players together take n - 5 triangles, which leaves three, and then
//!    the mover loses. Unless the black triangle is a leaf from the start, the first player wins
//!    exactly when n - 5 is odd.
//!
//! Cost: O(n), to read the triangles.
//!
//! 规则：n - 3 条对角线把凸多边形分成 n - 2 个三角形，其中一个是黑的。每次操作沿一条对角线切下
//! 一个三角形，切下黑三角形者胜。输入 `n` 和各三角形的顶点，顶点绕多边形从 0 编号，黑三角形排在
//! 第一个。先手胜输出 `JMcat Win`，否则输出 `PZ Win`。
//! 范围：4 ≤ n ≤ 50,000?
//! 模型：奇偶性，看剩到三个三角形为止的步数。
//! 思路：有公共对角线的三角形是相邻的，于是三角形构成一棵树，每步取走一片叶子；剩两个三角形时取
//! 哪一个都行。
//!
//! 1. 若黑三角形是叶子，先手取它就赢。所以谁使它成为叶子谁就输。
//! 2. 若它不是叶子，且三角形多于三个，则有一步不会使它成为叶子。它有三个邻居时，哪一步都行。它
//!    有两个邻居时，两个分支中有一个多于一个三角形，其中就有一片不与黑三角形相邻的叶子。
//! 3. 若只剩三个三角形而它不是叶子，则每一步都使它成为叶子。所以双方走最优时，先取走 n - 5 个三
//!    角形，剩下三个，这时轮到谁谁输。黑三角形开局不是叶子时，当且仅当 n - 5 为奇数时先手胜。
//!
//! 复杂度：O(n)，用于读入三角形。

use proconio::input;

fn main() {
    input! { n: usize }
    assert!(n >= 4, "{n} corners, where no diagonal cuts off a triangle");
    input! { triangles: [[usize; 3]; n - 2] }
    for corners in &triangles {
        assert!(corners.iter().all(|&corner| corner < n), "a corner of {corners:?}, of {n}");
    }
    let first_wins = is_leaf(&triangles[0], n) || n % 2 == 0;
    println!("{}", if first_wins { "JMcat Win" } else { "PZ Win" });
}

/// Returns whether exactly one side of a triangle is a diagonal.
fn is_leaf(corners: &[usize], n: usize) -> bool {
    let is_diagonal = |&side: &usize| {
        let apart = corners[side].abs_diff(corners[(side + 1) % 3]);
        apart != 1 && apart != n - 1
    };
    (0..3).filter(is_diagonal).count() == 1
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
