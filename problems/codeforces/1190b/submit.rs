// Codeforces 1190B https://codeforces.com/problemset/problem/1190/B · made by `cargo judge bundle cf1190b --write` from aaa0cd6bd1124e63
//! Codeforces 1190B — Tokitsukaze, CSL and Stone Game
//! <https://codeforces.com/problemset/problem/1190/B> · 1 s · 256 MiB · difficulty 4
//!
//! Also: Codeforces 1191D
//! Rules: there are n piles, some perhaps empty; a move takes one stone from a pile. A player loses
//! if all piles are empty when it is his turn, or if his move leaves two equal piles. The input is
//! `n`, then the piles; print the winner, `sjfnb` for the first player or `cslnb` for the second.
//! Bounds: 1 ≤ n ≤ 10^5; a pile has 0 to 10^9 stones.
//! Kind: impartial
//! Model: parity, the game ends with known piles.
//! Why: sort the piles. After a move that does not lose, all piles differ; if the sorted piles are
//! not 0, 1, …, n - 1, the first pile that differs from its term in this sequence is larger than
//! that term, and taking a stone from that pile is safe. So play ends at 0, 1, …, n - 1, and the
//! parity of the number of stones in excess of these sizes decides the winner, unless every first
//! move loses at once. Every first move loses at once if there are two pairs of equal piles, three
//! equal piles, a pair of empty piles, or a pair of equal piles that are 1 larger than another
//! pile.
//! Cost: O(n log n).
//!
//! 规则：有 n 堆石子，可以有空堆；每次操作从一堆中取走一枚。轮到操作时各堆全空的人负，操作之后
//! 留下相等的两堆的人也负。只有一组数据，给出 `n` 和各堆的石子数；输出获胜者，先手胜为
//! `sjfnb`，否则为 `cslnb`。
//! 范围：1 ≤ n ≤ 10^5；每堆有 0 到 10^9 枚。
//! 模型：奇偶性，最后的局面是确定的。
//! 思路：把各堆排序。没有输掉的一步之后，各堆互不相同；若不是 0, 1, …, n - 1，就有一堆大于它的
//! 名次，而在它之前的都等于名次，从这一堆取是安全的。所以游戏总在 0, 1, …, n - 1 结束，比它多出
//! 的石子数的奇偶性决定胜负，除非先手的每一步都立刻输。后者的情形是：有两对相等的堆，或三堆相
//! 等，或有两个空堆，或有一对相等的堆恰比另一堆多 1。
//! 复杂度：O(n log n)。

use proconio::input;

fn main() {
    input! { n: usize, mut piles: [u64; n] }
    piles.sort_unstable();
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    let stones_at_the_end: u128 = (0..n as u128).sum();
    let first_wins = can_differ(&piles) && stones % 2 != stones_at_the_end % 2;
    println!("{}", if first_wins { "sjfnb" } else { "cslnb" });
}

/// Returns whether the sorted `piles` are all different or can be made all different by one move.
fn can_differ(piles: &[u64]) -> bool {
    let mut equal_pairs = piles.windows(2).filter(|pair| pair[0] == pair[1]);
    match (equal_pairs.next(), equal_pairs.next()) {
        (None, _) => true,
        (Some(pair), None) => pair[0] > 0 && piles.binary_search(&(pair[0] - 1)).is_err(),
        _ => false,
    }
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
