// AcWing 1321 https://www.acwing.com/problem/content/1323/ · made by `cargo judge bundle acwing1321 --write` from 54b0ffdaa8185f02
//! AcWing 1321 — Taking or merging stones (取石子)
//! <https://www.acwing.com/problem/content/1323/> · 1 s? · 64 MiB? · difficulty 6
//!
//! Also: BZOJ 3895, LOJ 10245
//! Rules: heaps of stones; a move takes one stone from a heap or merges two heaps, and whoever
//! cannot move loses. The input is the number of cases T, then for each case `N` and N heaps; for
//! each case print `YES` if the first player wins, else `NO`.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ N ≤ 50; a heap has 1 to 1000 stones.
//! Kind: impartial
//! Model: parity, of the moves left, with heaps of one counted separately.
//! Why: this is the game of HDU 4111; the solution of that problem contains the proof. Let a be the
//! number of one-stone heaps, and b the number of moves that the larger heaps allow if they are
//! merged first: their total number of stones plus the number of these heaps minus 1, or 0 if there
//! are none. If b > 2, only parities matter: a position is lost exactly when a and b are both even.
//! If b ≤ 2, that is, if there is no larger heap, or if there is just one and it has 2 stones, the
//! position is lost exactly when a is a multiple of 3.
//! Cost: O(N) per case.
//!
//! 规则：有若干堆石子；每次操作从一堆中取走一枚，或者把两堆合成一堆，无法操作者输。共 T 组数
//! 据，每组给出堆数 N 和各堆的石子数；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ T ≤ 100；1 ≤ N ≤ 50；每堆有 1 到 1000 枚石子。
//! 模型：奇偶性，看剩余步数的奇偶，只有一枚的堆单独计数。
//! 思路：与 HDU 4111 是同一个游戏，证明见那一题的题解。设 a 为只有一枚石子的堆数；b 为先把其余
//! 较大的堆全部合并时它们总共能走的步数，即这些堆的石子总数加上堆数再减 1，没有这样的堆则
//! b = 0。若 b > 2，只看奇偶：当且仅当 a、b 都是偶数时为必败态。若 b ≤ 2，即较大的堆只有一堆且
//! 恰为 2 枚，或者根本没有，则当且仅当 a 是 3 的倍数时为必败态。
//! 复杂度：每组 O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, heaps: [u64; n] }
        verdicts += if mover_wins(&heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
}

fn mover_wins(heaps: &[u64]) -> bool {
    let singles = heaps.iter().filter(|&&heap| heap == 1).count();
    let large = heaps.iter().filter(|&&heap| heap > 1);
    // 128 bits hold the sum of any heaps of up to 64 bits each.
    let stones_and_heaps: u128 = large.map(|&heap| u128::from(heap) + 1).sum();
    let moves = stones_and_heaps.saturating_sub(1);
    if moves > 2 {
        singles % 2 == 1 || moves % 2 == 1
    } else {
        singles % 3 != 0
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
