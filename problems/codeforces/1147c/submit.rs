// Codeforces 1147C https://codeforces.com/problemset/problem/1147/C · made by `cargo judge bundle cf1147c --write` from e8ac055b0628838c
//! Codeforces 1147C — Thanos Nim
//! <https://codeforces.com/problemset/problem/1147/C> · 1 s · 256 MiB · difficulty 5
//!
//! Rules: there are n piles, where n is even. A move chooses exactly n/2 piles that are not empty,
//! and takes any positive number of stones from each of them. Whoever cannot move loses. The input
//! is `n` and the piles; print the winner, `Alice` for the first player or `Bob` for the second.
//! Bounds: 2 ≤ n ≤ 50; a pile has 1 to 50 stones.
//! Kind: impartial
//! Model: Nim, where a move lowers exactly half of the heaps.
//! Why: a position is lost exactly when its smallest pile size occurs more than n/2 times. If it
//! occurs at most n/2 times, at least n/2 piles are larger, and lowering n/2 of them to the
//! smallest size leaves a lost position. If it occurs more often and is 0, there is no move, as too
//! few piles have stones. Otherwise every move lowers at least one of the smallest piles. So in the
//! new position only the n/2 lowered piles can be smallest, and the next player wins.
//! Cost: O(n).
//!
//! 规则：有 n 堆石子，n 是偶数。每次操作恰选 n/2 个非空的堆，从其中每一堆取走至少一枚。无法操作
//! 者输。输入 n 和各堆的石子数；输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：2 ≤ n ≤ 50；每堆有 1 到 50 枚。
//! 模型：Nim 游戏，每步恰动一半的堆。
//! 思路：局面必败，当且仅当最小的堆出现超过 n/2 次。若它出现至多 n/2 次，则至少有 n/2 堆更大，
//! 把其中 n/2 堆减到最小值，就留下必败态。若它出现超过 n/2 次：最小值为 0 时非空的堆不够，无法
//! 走；否则每步都至少减小一个最小的堆，于是新的最小值只能出现在被减小的 n/2 堆中，留下的局面必胜。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, piles: [u64; n] }
    assert!(n > 0 && n % 2 == 0, "{n} piles, not an even number of at least 2");
    let least = piles.iter().min();
    let least_piles = piles.iter().filter(|&pile| Some(pile) == least).count();
    println!("{}", if least_piles > n / 2 { "Bob" } else { "Alice" });
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
