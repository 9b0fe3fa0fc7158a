// Codeforces 1848A https://codeforces.com/problemset/problem/1848/A · made by `cargo judge bundle cf1848a --write` from a33f2815b365fa90
//! Codeforces 1848A — Vika and Her Friends
//! <https://codeforces.com/problemset/problem/1848/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: there is a grid of n by m rooms; Vika and each of her k friends start in some room. Every
//! minute Vika goes to a room beside hers, and then each friend, having seen this, goes to a room
//! beside his own. She is caught if a friend is in her room at the end of a minute. The input is
//! the number of cases; each case is `n m k`, Vika's room `x y` and the friends' rooms. Print `YES`
//! if she can escape for ever, otherwise `NO`.
//! Bounds: at most 100 cases; 1 ≤ n, m, k ≤ 100.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: parity, of the distance on a grid.
//! Why: colour the rooms as on a chessboard. Everybody moves to a room of the other colour every
//! minute, so a friend whose first room does not have the colour of Vika's first room is never in
//! her room at the end of a minute. A friend who starts on her colour always steps towards her
//! along the axis on which their coordinates differ more, so the distance shrinks unless she moves
//! away from him. Before his step the distance is odd. If the distance is 1, he catches her;
//! otherwise the larger difference is 2 or more and does not become 0. So once both differences are
//! positive, they remain positive as long as the distance does not shrink. From then on she can
//! keep the distance from shrinking only by moving in the same two directions, until she is in a
//! corner.
//! Cost: O(k) per case.
//!
//! 规则：n × m 间房的网格，Vika 在其中一间，k 个朋友也各在一间。每分钟 Vika 走到相邻的一间，然
//! 后看到了的各朋友也各走到相邻的一间。一分钟结束时若有朋友与她同在一间，她就被抓住。先给出数据
//! 组数，每组给出 `n m k`、Vika 的房间 `x y` 和各朋友的房间；她能永远不被抓住则输出 `YES`，否则
//! 输出 `NO`。
//! 范围：至多 100 组；1 ≤ n, m, k ≤ 100。
//! 模型：奇偶性，网格上距离的奇偶性。
//! 思路：把房间像棋盘那样黑白染色。每个人每分钟都换颜色，所以与 Vika 不同色的朋友，在一分钟结束
//! 时永远不会与她同在一间。与她同色的朋友，总沿坐标差较大的方向走一步，于是除非她远离他，距离就
//! 会缩短。他走之前距离是奇数。若是 1，他就抓住她；否则较大的差至少是 2，走后不会变成 0。所以一
//! 旦两个坐标差都是正的，就一直如此，她只能一直朝同样的两个方向走，最后走进角落。
//! 复杂度：每组 O(k)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, k: usize, vika: (usize, usize), friends: [(usize, usize); k] }
        for &(x, y) in friends.iter().chain([&vika]) {
            assert!((1..=n).contains(&x) && (1..=m).contains(&y), "the room {x} {y} of {n} by {m}");
        }
        let is_other_colour = |&(x, y): &(usize, usize)| (x + y + vika.0 + vika.1) % 2 == 1;
        verdicts += if friends.iter().all(is_other_colour) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
