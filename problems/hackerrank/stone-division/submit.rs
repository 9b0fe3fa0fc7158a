// HackerRank stone-division https://www.hackerrank.com/challenges/stone-division · made by `cargo judge bundle hackerrank_stone-division --write` from b8166f02b5ffc600
//! HackerRank stone-division — Stone Division
//! <https://www.hackerrank.com/challenges/stone-division> · 10 s? · 512 MiB? · difficulty 4
//!
//! Rules: a move splits a pile into s equal piles, where s is a number in a set S; play begins with
//! one pile of n stones, and whoever cannot move loses. The input is one case: `n m`, then the m
//! numbers of S. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ n ≤ 10^18; 1 ≤ m ≤ 10; 2 ≤ s ≤ 10^18.
//! Kind: impartial
//! Model: take-and-break game, a heap splits into equal parts.
//! Why: if s is even, s equal piles are worth 0, because they can be paired, and each move in a
//! pile can be copied in the other pile of its pair; if s is odd, the s piles are worth as much as
//! one of them. So a pile is won exactly when it can be split into an even number of parts, or into
//! an odd number of parts that are lost piles. Only divisors of n can come up as sizes of piles:
//! they are listed and decided in ascending order.
//! Cost: O(D m log D), with D ≤ 103680 divisors of n ≤ 10^18.
//!
//! 规则：有一堆 n 枚石子，每次操作把一堆分成相等的 s 堆，s 是集合 S 中的数；无法操作者输。只有
//! 一组数据，先给出 `n m`，再给出 S 的 m 个数。输出获胜者 `First` 或 `Second`。
//! 范围：1 ≤ n ≤ 10^18；1 ≤ m ≤ 10；2 ≤ s ≤ 10^18。
//! 模型：取石子并分堆的游戏，分成相等的部分。
//! 思路：若 s 为偶数，s 个相等的堆值为 0，因为每一步都可以在与它配对的堆上照做；若 s 为奇数，其值
//! 与一个这样的堆相同。所以一堆必胜，当且仅当它能分成偶数个部分，或能分成奇数个必败的堆。出现的只
//! 有 n 的约数：列出它们，从小到大判定。
//! 复杂度：O(D m log D)，其中 D ≤ 103680 是 n ≤ 10^18 的约数个数。

use proconio::input;

fn main() {
    input! { n: u64, set: [u64] }
    assert!(n > 0, "0 stones, which could be split for ever");
    if let Some(parts) = set.iter().find(|&&parts| parts < 2) {
        panic!("a split into {parts}, not at least 2 parts");
    }
    let sizes = sizes(n, &set);
    let mut won: Vec<bool> = Vec::with_capacity(sizes.len());
    for &size in &sizes {
        won.push(set.iter().any(|&parts| {
            size % parts == 0 && (parts % 2 == 0 || !won[place(&sizes, size / parts)])
        }));
    }
    println!("{}", if won[place(&sizes, n)] { "First" } else { "Second" });
}

/// Returns the sizes of all piles that can occur in the game, in ascending order.
fn sizes(n: u64, set: &[u64]) -> Vec<u64> {
    let mut sizes = vec![n];
    // One number after the other, as often as it divides.
    for &parts in set {
        let mut next = 0;
        while next < sizes.len() {
            if sizes[next] % parts == 0 {
                sizes.push(sizes[next] / parts);
            }
            next += 1;
        }
        sizes.sort_unstable();
        sizes.dedup();
    }
    sizes
}

/// Returns the index of a pile in the list of sizes.
fn place(sizes: &[u64], size: u64) -> usize {
    sizes.binary_search(&size).expect("all that is left of n is listed")
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
