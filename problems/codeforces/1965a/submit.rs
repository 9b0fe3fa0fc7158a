// Codeforces 1965A https://codeforces.com/problemset/problem/1965/A · made by `cargo judge bundle cf1965a --write` from 6d6ba8a2c97f242b
//! Codeforces 1965A — Everything Nim
//! <https://codeforces.com/problemset/problem/1965/A> · 2 s · 256 MiB · difficulty 3
//!
//! Also: Codeforces 1966C
//! Rules: there are n piles; a move takes the same positive number of stones from every nonempty
//! pile, at most as many as the smallest of these piles holds. Whoever cannot move loses. The input
//! is the number of cases; each case is `n`, then the piles. Print the winner of each: `Alice` for
//! the first player, `Bob` for the second.
//! Bounds: at most 10^4 cases; 1 ≤ n ≤ 2 · 10^5, in each case and in all cases together; a pile has
//! 1 to 10^9 stones.
//! Kind: impartial
//! Model: Nim, with moves in the first heap only.
//! Why: sort the different sizes. A move lowers the least size and keeps the differences between
//! consecutive sizes. So the least size and the differences are heaps that are played one after the
//! other, as in Codeforces 1382B: a heap of 1 only passes the turn on, and whoever is to move at
//! the first heap of 2 or more wins, as he can leave 0 stones or 1 stone in it (strategy stealing).
//! Cost: O(n log n).
//!
//! 规则：有 n 堆石子；每次操作从每个非空的堆取走同样多枚（至少一枚），不能超过其中最小的堆。无
//! 法操作者输。先给出数据组数，每组给出 n 和各堆的石子数；每组输出获胜者，先手胜为 `Alice`，否
//! 则为 `Bob`。
//! 范围：至多 10^4 组；1 ≤ n ≤ 2 · 10^5，各组总和也是如此；每堆有 1 到 10^9 枚。
//! 模型：Nim 游戏，只能从第一堆取。
//! 思路：把不同的大小排序。每步减小最小的一个，其余的差不变。所以最小的大小和各相邻的差，就是依
//! 次进行的若干堆，与 Codeforces 1382B 一样：1 枚的堆只是把先手让给对方；面对第一个不少于 2 枚
//! 的堆的人必胜，因为他可以留 0 枚，也可以留 1 枚（策略窃取）。
//! 复杂度：O(n log n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        piles.dedup();
        winners += if first_wins(&piles) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns whether the first player wins with piles of these sizes, in ascending order.
fn first_wins(sizes: &[u64]) -> bool {
    // The sizes 1, 2, 3, … at the start are the heaps of 1.
    let ones = sizes.iter().zip(1..).take_while(|&(&size, place)| size == place).count();
    if ones < sizes.len() {
        ones % 2 == 0
    } else {
        ones % 2 == 1
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
