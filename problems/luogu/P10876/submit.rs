// Luogu P10876 https://www.luogu.com.cn/problem/P10876 · made by `cargo judge bundle luogu_p10876 --write` from c49c9e97eb2b8e7a
//! Luogu P10876 — Points (Točkice, 游戏 M)
//! <https://www.luogu.com.cn/problem/P10876> · 1 s? · 512 MiB? · easy
//!
//! Also: COTS 2022 "Točkice"
//! Rules: n points, no three on a line; a move joins two of them by a segment that is not
//! there yet and crosses no other inside, and whoever cannot move loses, Alenka first. One
//! case `n`, then the points `x y`; print the winner, `Alenka` or `Bara`.
//! Model: parity, the edges of a triangulation.
//! Why: play ends with a triangulation. If h of the points are corners of the convex hull, its
//! f triangles have 3f = 2e - h sides inside, and by Euler's formula n - e + f + 1 = 2: so
//! the number of moves is always e = 3n - 3 - h (also for the one segment of two points).
//! Cost: O(n log n).

use proconio::input;

type Point = (i64, i64);

/// Whether going from `a` over `b` to `c` turns left.
fn turns_left(a: Point, b: Point, c: Point) -> bool {
    (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0) > 0
}

/// The corners of the hull, without the last, on one side of sorted points.
fn side(points: impl Iterator<Item = Point>) -> usize {
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
    corners.len() - 1
}

fn main() {
    input! { n: usize }
    assert!((2..=100_000).contains(&n), "{n} points, not 2 to 100000");
    input! { mut points: [(i64, i64); n] }
    let in_bounds = points.iter().all(|&(x, y)| x.abs().max(y.abs()) <= 1_000_000_000);
    assert!(in_bounds, "a coordinate past 1000000000");
    points.sort_unstable();
    let differ = points.windows(2).all(|two| two[0] != two[1]);
    assert!(differ, "two equal points");
    let corners = side(points.iter().copied()) + side(points.iter().rev().copied());
    let segments = 3 * n - 3 - corners;
    println!("{}", if segments % 2 == 1 { "Alenka" } else { "Bara" });
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::of_stdin());
    }

    /// The input and what is left of its words.
    pub struct Input {
        text: &'static str,
        words: SplitAsciiWhitespace<'static>,
    }

    impl Input {
        fn of_stdin() -> Input {
            let mut text = String::new();
            stdin().read_to_string(&mut text).expect("the input cannot be read");
            Input::new(Box::leak(Box::new(text)))
        }

        /// The words of `text`.
        pub fn new(text: &'static str) -> Input {
            Input { text, words: text.split_ascii_whitespace() }
        }
    }

    /// What can be read: by its type, or by a [`marker`].
    pub trait Readable {
        type Output;

        /// Reads the next one; panics with the place if the next word is none.
        fn read(input: &mut Input) -> Self::Output;
    }

    impl<T: FromStr> Readable for T {
        type Output = T;

        fn read(input: &mut Input) -> T {
            let word = input.words.next().unwrap_or(&input.text[input.text.len()..]);
            match word.parse() {
                Ok(value) if !word.is_empty() => value,
                _ => {
                    let place = word.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (line, kind) =
                        (input.text[..place].split('\n'), std::any::type_name::<T>());
                    let column = line.clone().next_back().map_or(0, str::len) + 1;
                    panic!("line {}, column {}: {:?} is no {}", line.count(), column, word, kind)
                }
            }
        }
    }

    /// The next value of the input.
    pub fn read<T: Readable>() -> T::Output {
        INPUT.with(|input| T::read(&mut input.borrow_mut()))
    }

    /// Declares variables and reads their values.
    macro_rules! input {
        () => {};
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
