// Codeforces 1033C https://codeforces.com/problemset/problem/1033/C · made by `cargo judge bundle cf1033c --write` from 1e8c367a3ae3a4da
//! Codeforces 1033C — Permutation Game
//! <https://codeforces.com/problemset/problem/1033/C> · 1 s · 256 MiB · difficulty 4
//!
//! Rules: the cells 1 to n hold a permutation a of the numbers 1 to n. A token moves from cell i to
//! a cell j that has a larger number, aⱼ > aᵢ, and whose distance from i is a multiple of aᵢ.
//! Whoever cannot move loses. The input is `n` and the permutation; for each cell, print who wins
//! from there, `A` for the first player and `B` for the second.
//! Bounds: 1 ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: game on a graph, one token.
//! Why: the number under the token grows with each move, so the cells can be decided from the
//! largest number down to the smallest: a cell is lost if no move leads to a lost cell. All cells
//! that are known by then to be lost have larger numbers, so only the distance has to be checked.
//! Cost: O(n log n): the number k is in one cell, for which at most n/k + 1 other cells are
//! checked.
//!
//! 规则：格 1 到 n 上写着 1 到 n 的一个排列 a。每次操作把棋子从格 i 移到数更大的格 j，即
//! aⱼ > aᵢ，且两格的距离是 aᵢ 的倍数。无法操作者输。输入 `n` 和排列；对每格输出从那里开始时谁
//! 胜，先手为 `A`，后手为 `B`。
//! 范围：1 ≤ n ≤ 10^5。
//! 模型：图上游戏，一枚棋子。
//! 思路：每走一步，棋子所在格的数都变大，所以按数从大到小逐格判定：走不到任何必败格的格必败。判
//! 定一格时，已知的必败格的数都比它大，所以只需看距离。
//! 复杂度：O(n log n)：数 k 只在一格，从它至多看到 n/k + 1 个格。

use proconio::input;

fn main() {
    input! { n: usize, numbers: [usize; n] }
    let mut cell_of = vec![None; n + 1];
    for (cell, &number) in numbers.iter().enumerate() {
        let is_new = (1..=n).contains(&number) && cell_of[number].is_none();
        assert!(is_new, "the number {number} is outside 1..={n} or comes twice");
        cell_of[number] = Some(cell);
    }
    let mut is_lost = vec![false; n];
    for (number, cell) in cell_of.into_iter().enumerate().rev() {
        if let Some(cell) = cell {
            let mut in_reach = (cell % number..n).step_by(number);
            is_lost[cell] = !in_reach.any(|to| is_lost[to]);
        }
    }
    let winners: String = is_lost.iter().map(|&lost| if lost { 'B' } else { 'A' }).collect();
    println!("{winners}");
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
