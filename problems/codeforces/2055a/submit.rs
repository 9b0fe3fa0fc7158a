// Codeforces 2055A https://codeforces.com/problemset/problem/2055/A · made by `cargo judge bundle cf2055a --write` from 767fbd2f905cd7b3
//! Codeforces 2055A — Two Frogs
//! <https://codeforces.com/problemset/problem/2055/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: n lily pads are in a row; Alice's frog sits on pad a and Bob's frog on pad b. The players
//! take turns, Alice first: the mover's frog must jump to the next pad on its left or right, within
//! the row and not onto the other frog. Whoever cannot jump loses. The input is the number of
//! cases; each case is `n a b`. Print `YES` if Alice wins, otherwise `NO`.
//! Bounds: at most 500 cases; 2 ≤ n ≤ 100; 1 ≤ a, b ≤ n; a ≠ b.
//! Kind: partizan
//! Picture: picture.rs
//! Model: parity, of the distance between two frogs.
//! Why: each jump changes the distance by 1. A player who finds an even distance can always jump
//! towards the other frog: the next pad in that direction is free, and on his next turn the
//! distance is even again. So he is never stuck, and as his frog goes in one direction only, the
//! other frog must be stuck in the end.
//! Cost: O(1) per case.
//!
//! 规则：一排 n 片荷叶，上面有两只青蛙，Alice 的在 a 号，Bob 的在 b 号。双方轮流操作，Alice 先
//! 手；轮到谁，他的青蛙就必须跳到左边或右边相邻的荷叶上，不能跳出这一排，也不能跳到另一只青蛙身
//! 上。不能跳的人输。先给出数据组数，每组给出 `n a b`；Alice 赢输出 `YES`，否则输出 `NO`。
//! 范围：至多 500 组；2 ≤ n ≤ 100；1 ≤ a, b ≤ n；a ≠ b。
//! 模型：奇偶性，看两只青蛙的距离。
//! 思路：每跳一次，距离变化 1。轮到自己时距离为偶数的人，总可以朝对方的青蛙跳：那片荷叶是空的，而
//! 且下次轮到他时距离仍是偶数。所以他永远不会卡住；又因为他的青蛙一直朝同一个方向走，最后卡住的必
//! 是对方。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: u64, a: u64, b: u64 }
        let are_on_pads = (1..=n).contains(&a) && (1..=n).contains(&b);
        assert!(are_on_pads && a != b, "the pads {a} {b}, not two different ones of 1, …, {n}");
        verdicts += if a % 2 == b % 2 { "YES\n" } else { "NO\n" };
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
