// Codeforces 1776I https://codeforces.com/problemset/problem/1776/I · made by `cargo judge bundle cf1776i --write` from 863868a1e522c1ab
//! Codeforces 1776I — Spinach Pizza
//! <https://codeforces.com/problemset/problem/1776/I> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: interactive. A pizza is a strictly convex polygon. Alberto and Beatrice take turns,
//! Alberto first, choosing a corner of what is left and eating the triangle that it forms with the
//! two corners beside it, until everything is eaten. The input is `n` and the corners,
//! counterclockwise. Print `Alberto` or `Beatrice`, and then, as that player, eat at most half of
//! the pizza; print the corners that you choose, and read the corners that the judge chooses.
//! Bounds: 4 ≤ n ≤ 100; the coordinates are integers from -10^6 to 10^6.
//! Kind: score
//! Picture: picture.rs
//! Model: parity, of the corners that are left.
//! Why: whoever is to move when the number of corners is even eats a smallest triangle each time,
//! and the triangle that the other player then eats is never smaller. The player who is to move
//! when the number of corners is even is Alberto if n is even, and otherwise Beatrice.
//!
//! 1. Let m be the least area of the triangles at the corners of a polygon with at least four
//!    corners. After any corner v is eaten, no triangle at a corner of the rest has an area below
//!    m. This is clear for the corners that are not beside v, as their triangles are the same as
//!    before. Let u and w be the corners beside v, and let w, x, y be the next corners after v; the
//!    triangle at w is now uwx.
//! 2. With only four corners, y is u, and uwx is the triangle that x had before, so its area is at
//!    least m.
//! 3. With more corners, suppose that uwx has an area below m; then it is smaller than the
//!    triangles vwx and wxy that w and x had before. The three triangles have the side wx in
//!    common, so v and y are farther from the line wx than u is. But on the way w, v, u, …, y, x
//!    around a convex polygon, the distance from this line first rises and then falls, so u, which
//!    comes between v and y, cannot be nearer to the line than both of them. The same holds with u
//!    in place of w.
//! 4. Group the turns into pairs, each of which begins when the number of corners is even. By step
//!    1, the player who eats a smallest triangle in the first turn of a pair eats at most as much
//!    as the other player does in the second. With n even, the n - 2 turns form such pairs from the
//!    start, and each pair begins with Alberto. With n odd, Alberto eats one triangle, and then
//!    each pair begins with Beatrice.
//!
//! Cost: O(n) for each turn.
//!
//! 规则：交互题。披萨是严格凸多边形。Alberto 和 Beatrice 轮流操作，Alberto 先手：选剩下部分的一个顶点，吃掉它与两个相邻
//! 顶点构成的三角形，直到吃完。输入 `n` 和按逆时针给出的各顶点。输出 `Alberto` 或 `Beatrice` 选定身份，并且吃掉不
//! 超过一半；输出自己所选的顶点，读入评测程序所选的顶点。
//! 范围：4 ≤ n ≤ 100；坐标是 -10^6 到 10^6 的整数。
//! 模型：奇偶性，剩下的顶点数。
//! 思路：顶点数为偶数时轮到的一方，每次吃最小的三角形，对方接着吃的不会比它小。n 为偶数时这一方是 Alberto，否则是
//! Beatrice。
//!
//! 1. 设多边形至少有四个顶点，各顶点的三角形中最小的面积为 m。不论吃掉哪个顶点 v，剩下部分各顶点的三角形都不小
//!    于 m。不与 v 相邻的顶点，三角形不变，显然如此。设 u、w 与 v 相邻，v 之后依次是 w、x、y，于是 w 的三角形变成
//!    uwx。
//! 2. 若原有四个顶点，则 y 就是 u，uwx 就是 x 原来的三角形，不小于 m。
//! 3. 若顶点更多，假设 uwx 小于 m，那么它小于 w 与 x 原来的三角形 vwx 与 wxy。三者有公共边 wx，所以 v 与 y 到直
//!    线 wx 的距离都比 u 大。但沿凸多边形依次经过 w、v、u、…、y、x 时，到这条直线的距离先增后减，u 在 v 与 y 之
//!    间，不可能比两者都近。对 u 的三角形同理。
//! 4. 把操作两两配对，每对的前一次面对偶数个顶点。由第 1 步，在前一次吃最小三角形的人，吃的不多于对方接着吃的。n
//!    为偶数时，n - 2 次操作从头配对，每对都由 Alberto 开始。n 为奇数时，Alberto 先吃一个三角形，然后每对都由
//!    Beatrice 开始。
//!
//! 复杂度：每次操作 O(n)。

use proconio::input_interactive;

type Point = (i64, i64);

fn main() {
    input_interactive! { n: usize, corners: [(i64, i64); n] }
    let is_alberto = n % 2 == 0;
    // The line is sent at once, because standard output flushes whole lines.
    println!("{}", if is_alberto { "Alberto" } else { "Beatrice" });
    let mut left: Vec<usize> = (0..n).collect();
    let mut is_our_turn = is_alberto;
    while left.len() > 2 {
        let place = if is_our_turn {
            let places = 0..left.len();
            let smallest = places.min_by_key(|&place| triangle(&corners, &left, place));
            let place = smallest.expect("corners are left");
            println!("{}", left[place] + 1);
            place
        } else {
            input_interactive! { eaten: i64 }
            let place = left.iter().position(|&corner| corner as i64 + 1 == eaten);
            place.unwrap_or_else(|| panic!("the judge says {eaten}, which is no corner"))
        };
        left.remove(place);
        is_our_turn = !is_our_turn;
    }
}

/// Returns twice the area of the triangle that a corner forms with the two corners beside it.
fn triangle(corners: &[Point], left: &[usize], place: usize) -> i128 {
    let before = left[(place + left.len() - 1) % left.len()];
    let after = left[(place + 1) % left.len()];
    let from_place = |corner: usize| {
        let ((x, y), (from_x, from_y)) = (corners[corner], corners[left[place]]);
        (i128::from(x) - i128::from(from_x), i128::from(y) - i128::from(from_y))
    };
    let ((a, b), (c, d)) = (from_place(before), from_place(after));
    (a * d - b * c).abs()
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
