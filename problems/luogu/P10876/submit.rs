// Luogu P10876 https://www.luogu.com.cn/problem/P10876 · made by `cargo judge bundle luogu_p10876 --write` from 3d7f22e69d2c8125
//! Luogu P10876 — Points (Točkice, 游戏 M)
//! <https://www.luogu.com.cn/problem/P10876> · 1 s? · 512 MiB? · difficulty 3
//!
//! Also: COTS 2022 "Točkice"
//! Rules: n points, no three on a line; a move joins two of them by a segment that has not been
//! drawn yet and crosses no segment that has been drawn, and whoever cannot move loses. Alenka
//! moves first. The input is `n`, then the points `x y`; print the winner, `Alenka` or `Bara`.
//! Bounds: 1 ≤ n ≤ 10^5; 1 ≤ x, y ≤ 10^6.
//! Kind: impartial
//! Model: parity, the edges of a triangulation.
//! Why: play ends with a triangulation, whose number of segments is fixed. Let the triangulation
//! have e segments and f triangles, and let the convex hull have h corners. Each segment is a side
//! of two triangles, except for the h sides of the hull: 3f = 2e - h. With Euler's formula n - e +
//! (f + 1) = 2, this gives e = 3n - 3 - h, which also holds for two points, where e = 1 and h = 2.
//! Cost: O(n log n).
//!
//! 规则：有 n 个点，没有三点共线；每次操作用线段连接两点，该线段尚未画过，也不能与别的线段在内
//! 部相交；无法操作者输，Alenka 先手。只有一组数据，先给出 n，再给出各点的坐标 `x y`；输出获胜
//! 者 `Alenka` 或 `Bara`。
//! 范围：1 ≤ n ≤ 10^5；1 ≤ x, y ≤ 10^6。
//! 模型：奇偶性，三角剖分的边数。
//! 思路：游戏结束时得到一个三角剖分，其线段数是固定的。设它有 e 条线段、f 个三角形，凸包有 h 个
//! 顶点。除了凸包上的 h 条边，每条线段都是两个三角形的边，所以 3f = 2e - h。与 Euler 公
//! 式 n - e + (f + 1) = 2 联立，得 e = 3n - 3 - h；两个点一条线段时也成立。
//! 复杂度：O(n log n)。

use proconio::input;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Point {
    x: i64,
    y: i64,
}

/// Returns whether the path from `a` through `b` to `c` turns left.
fn turns_left(a: Point, b: Point, c: Point) -> bool {
    let difference = |to: i64, from: i64| i128::from(to) - i128::from(from);
    difference(b.x, a.x) * difference(c.y, b.y) > difference(b.y, a.y) * difference(c.x, b.x)
}

/// Returns the number of corners on one side of the convex hull of sorted points, not counting the
/// last corner.
fn corners_on_one_side(points: impl Iterator<Item = Point>) -> usize {
    let mut corners: Vec<Point> = Vec::new();
    for point in points {
        while let [.., a, b] = corners[..] {
            if turns_left(a, b, point) {
                break;
            }
            corners.pop();
        }
        corners.push(point);
    }
    corners.len().saturating_sub(1)
}

fn main() {
    input! { n: usize, coordinates: [(i64, i64); n] }
    let mut points: Vec<Point> = coordinates.into_iter().map(|(x, y)| Point { x, y }).collect();
    points.sort_unstable();
    let differ = points.windows(2).all(|two| two[0] != two[1]);
    assert!(differ, "two equal points");
    let lower = corners_on_one_side(points.iter().copied());
    let upper = corners_on_one_side(points.iter().rev().copied());
    let segments = (3 * n).saturating_sub(3 + lower + upper);
    println!("{}", if segments % 2 == 1 { "Alenka" } else { "Bara" });
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
