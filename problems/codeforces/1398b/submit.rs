// Codeforces 1398B https://codeforces.com/problemset/problem/1398/B · made by `cargo judge bundle cf1398b --write` from dd583312e9b0c416
//! Codeforces 1398B — Substring Removal Game
//! <https://codeforces.com/problemset/problem/1398/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: Alice and Bob take turns, Alice first, deleting one or more consecutive equal digits of a
//! binary string until it is empty; after each deletion the remaining parts are joined. Players get
//! a point for every 1 that they delete. The input has T cases, each a string; for each case, print
//! Alice's points if both players want as many points as possible.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ |s| ≤ 100.
//! Kind: score
//! Picture: `1 / 101`
//! Model: take-away game, the longest run of ones first.
//! Why: let r_1 ≥ r_2 ≥ … be the lengths of all runs of ones. By taking the longest run, the mover
//! gets f = r_1 - r_2 + r_3 - … points more than the other player.
//!
//! 1. After the longest run is taken, the value of f is r_2 - r_3 + …, and r_1 minus this value is
//!    the old f. So the mover gets f points more than the other player if the claim holds for the
//!    play that follows.
//! 2. The number f is never negative. So a move that deletes only zeros, even one that joins two
//!    runs, gives the mover a lead of at most 0, and hence no more than f: his lead is 0 minus the
//!    lead that the other player then has.
//! 3. The value of f is the number of t ≥ 0 for which the number of runs longer than t is odd. A
//!    move that takes j ones off a run of length r changes the number of runs longer than t by one
//!    for exactly the j values r - j ≤ t < r, so f before and f after the move add up to at least
//!    j. So such a move gives the mover a lead of j minus the new f, and this lead is no more than
//!    the old f.
//!
//! Cost: O(|s| log |s|) per case.
//!
//! 规则：Alice 和 Bob 轮流从一个 01 串中删去一个或多个连续的相同数字，剩下的接在一起，Alice 先手，直到删空。每删去一个 1
//! 得一分。共 T 组数据，每组一个串；双方都希望得分尽量多，输出 Alice 的得分。
//! 范围：1 ≤ T ≤ 500；1 ≤ |s| ≤ 100。
//! 模型：取物游戏，先取最长的一段 1。
//! 思路：设各段 1 的长度为 r_1 ≥ r_2 ≥ …。轮到的人比对方多得 f = r_1 - r_2 + r_3 - … 分，每次取走最长的一段即可。
//!
//! 1. 取走最长的一段后，其余的 f 是 r_2 - r_3 + …，r_1 减去它就是原来的 f。所以只要以后的结论正确，就能多得 f 分。
//! 2. f 不会是负数。所以只删 0 的一步，即使使两段 1 合并，也不会更好：所得是 0 减去此后对方领先的分数。
//! 3. 满足「比 t 长的段有奇数个」的 t ≥ 0 的个数就是 f。从长为 r 的一段中取走 j 个 1，恰好对 r - j ≤ t < r 的 j 个 t 使
//!    段的个数改变 1，所以这一步前后的 f 之和至少是 j。因此这一步所得，即 j 减去此后的 f，不超过此前的 f。
//!
//! 复杂度：每组 O(|s| log |s|)。

use proconio::input;

fn main() {
    input! { cases: usize, texts: [String; cases] }
    let points = texts.iter().map(|text| format!("{}\n", alices_points(text)));
    print!("{}", points.collect::<String>());
}

fn alices_points(text: &str) -> usize {
    if let Some(other) = text.chars().find(|digit| !"01".contains(*digit)) {
        panic!("the digit {other:?}, neither 0 nor 1");
    }
    let mut runs: Vec<usize> = text.split('0').map(str::len).collect();
    runs.sort_unstable();
    runs.iter().rev().step_by(2).sum()
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
