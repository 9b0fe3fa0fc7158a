// Codeforces 2107B https://codeforces.com/problemset/problem/2107/B · made by `cargo judge bundle cf2107b --write` from 4f3e76b761bc03f6
//! Codeforces 2107B — Apples in Boxes
//! <https://codeforces.com/problemset/problem/2107/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: there are n boxes of apples; a move takes one apple. A player loses if no apple is left
//! on his turn, or if after his move the fullest box exceeds the emptiest by more than k apples.
//! The input is the number of cases; each case is `n k` and the boxes. Print the winner of each
//! case, `Tom` for the first player or `Jerry` for the second.
//! Bounds: at most 10^4 cases; 2 ≤ n ≤ 10^5, in each case and in all cases together; 1 ≤ k ≤ 10^9;
//! a box has 1 to 10^9 apples.
//! Kind: impartial
//! Picture: `1 / 2 2 / 2 3`
//! Model: parity, one apple a move.
//! Why: the best first move takes an apple from a fullest box, as no other move leaves a smaller
//! difference between the fullest and the emptiest box. If even this move leaves a difference of
//! more than k, the first player loses. Otherwise every player after him can do the same: taking an
//! apple from a fullest box increases the difference only if all boxes hold the same number of
//! apples, and then from 0 to 1 ≤ k. So nobody needs to lose before all apples are taken, and the
//! parity of the number of apples decides the game.
//! Cost: O(n).
//!
//! 规则：有 n 箱苹果，每次操作取走一个苹果。轮到时没有苹果可取的人输；取完之后，若最满的箱子比
//! 最空的箱子多出 k 个以上，取的人也输。先给出数据组数，每组给出 `n k` 和各箱苹果数；每组输出获
//! 胜者，先手赢输出 `Tom`，否则输出 `Jerry`。
//! 范围：至多 10^4 组；2 ≤ n ≤ 10^5，各组总和也是如此；1 ≤ k ≤ 10^9；每箱有 1 到 10^9 个苹果。
//! 模型：奇偶性，每步取一个苹果。
//! 思路：第一步最好从最满的箱子里取，因为没有别的取法能使最满与最空之差更小。如果这样取之后差仍大
//! 于 k，先手输。否则此后每个人都可以照样取：只有当所有箱子都相等时差才会变大，而那只是从 0 变
//! 为 1 ≤ k。所以谁也不必在苹果取完之前输，胜负由苹果总数的奇偶决定。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, k: u64, boxes: [u64; n] }
        assert!(k > 0, "a limit of 0, with which players cannot go on from equal boxes");
        let apples: u128 = boxes.iter().map(|&apples| u128::from(apples)).sum();
        let tom_wins = gap_after_best_move(boxes) <= k && apples % 2 == 1;
        winners += if tom_wins { "Tom\n" } else { "Jerry\n" };
    }
    print!("{winners}");
}

/// Returns by how much the fullest box exceeds the emptiest after an apple is taken from a fullest
/// box.
fn gap_after_best_move(mut boxes: Vec<u64>) -> u64 {
    if let Some(fullest) = boxes.iter_mut().max() {
        *fullest = fullest.saturating_sub(1);
    }
    let fullest = boxes.iter().max().copied().unwrap_or(0);
    let emptiest = boxes.iter().min().copied().unwrap_or(0);
    fullest - emptiest
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
