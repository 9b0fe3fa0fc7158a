// Codeforces 705B https://codeforces.com/problemset/problem/705/B · made by `cargo judge bundle cf705b --write` from 2cbacffe3333c25c
//! Codeforces 705B — Spider Man
//! <https://codeforces.com/problemset/problem/705/B> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: there are some cycles of vertices. A move splits a cycle of x ≥ 2 vertices into two
//! cycles of p and x - p vertices, 1 ≤ p < x, and whoever cannot move loses. The input is `n` and
//! the sizes of n cycles, which are added one after the other; after each addition, print the
//! winner, 1 or 2.
//! Bounds: 1 ≤ n ≤ 100,000; a cycle has 1 to 10^9 vertices.
//! Kind: impartial
//! Model: parity, every move makes one more cycle.
//! Why: the game ends when all cycles have one vertex. So a cycle of x vertices always takes x - 1
//! moves, whatever the players do.
//! Cost: O(n).
//!
//! 规则：有一些由点组成的环。每次操作把一个有 x ≥ 2 个点的环分成 p 个和 x - p 个点的两个环，
//! 1 ≤ p < x；无法操作者输。输入为 `n` 和 n 个环，逐个加入；每加入一个后输出获胜者，1 或 2。
//! 范围：1 ≤ n ≤ 100,000；每个环有 1 到 10^9 个点。
//! 模型：奇偶性，每一步多出一个环。
//! 思路：所有的环都只有一个点时游戏结束。所以 x 个点的环不论怎么玩，都要 x - 1 步。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, cycles: [u64; n] }
    let mut winners = String::new();
    let mut moves_are_odd = false;
    for cycle in cycles {
        assert!(cycle > 0, "a cycle of 0 vertices");
        moves_are_odd ^= (cycle - 1) % 2 == 1;
        winners += if moves_are_odd { "1\n" } else { "2\n" };
    }
    print!("{winners}");
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
