// Codeforces 1860C https://codeforces.com/problemset/problem/1860/C · made by `cargo judge bundle cf1860c --write` from 0b1c1e913bc58cf6
//! Codeforces 1860C — Game on Permutation
//! <https://codeforces.com/problemset/problem/1860/C> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: a permutation of 1, …, n is written in a row; Alice puts a chip on one of its numbers.
//! Then the players take turns, Bob first, moving the chip to a smaller number further left, and
//! whoever cannot move wins. The input is the number of cases; each case is `n` and the
//! permutation. Print for each case how many starting numbers let Alice win.
//! Bounds: at most 10^4 cases; 1 ≤ n ≤ 3 · 10^5, in each case and in all cases together.
//! Kind: impartial
//! Model: game on a graph, misère, in the order of a permutation.
//! Why: find the outcomes from left to right. A number is won for the player who finds the chip
//! there if no smaller number is to its left: he cannot move and so wins. If smaller numbers are to
//! its left, the number is won if one of them is lost, and lost if all of them are won. So a number
//! is lost if and only if it is larger than the least number before it, but not larger than the
//! least lost number before it, if there is one.
//! Cost: O(n).
//!
//! 规则：1, …, n 的一个排列排成一行，Alice 把棋子放在其中一个数上。之后双方轮流操作，Bob 先手：
//! 把棋子移到左边一个更小的数，无法操作者胜。先给出数据组数，每组给出 `n` 和排列；每组输出有多
//! 少个数使 Alice 获胜。
//! 范围：至多 10^4 组；1 ≤ n ≤ 3 · 10^5，各组总和也是如此。
//! 模型：图上游戏，反常规则，按排列的次序走。
//! 思路：从左到右判定各数的胜负。左边没有更小的数，轮到的人不能走，所以必胜。左边有更小的数，则
//! 其中有一个必败就必胜，全部必胜就必败。所以一个数必败，当且仅当它大于左边最小的数，且不大于左
//! 边最小的必败数。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut counts = String::new();
    for _ in 0..cases {
        input! { n: usize, permutation: [u64; n] }
        counts += &format!("{}\n", count_lost(&permutation));
    }
    print!("{counts}");
}

/// Returns how many numbers are lost for the player who finds the chip on them.
fn count_lost(permutation: &[u64]) -> usize {
    let mut count = 0;
    let mut least = u64::MAX;
    let mut least_lost = u64::MAX;
    for &number in permutation {
        if least < number && number <= least_lost {
            least_lost = number;
            count += 1;
        }
        least = least.min(number);
    }
    count
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
