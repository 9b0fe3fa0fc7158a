// CodeChef TWEED https://www.codechef.com/problems/TWEED · made by `cargo judge bundle codechef_tweed --write` from 9eb92d19499b1f80
//! CodeChef TWEED — Tweedle-Dee and Tweedle-Dum
//! <https://www.codechef.com/problems/TWEED> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: a move takes stones from one heap: Dee takes an even number of them, at least 2, and Dum
//! an odd number. Whoever cannot move loses. The input has T cases: `N P`, where P is the player
//! who begins, `Dee` or `Dum`, then N heaps. Print the winner.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N ≤ 50; 1 ≤ a_i ≤ 50.
//! Kind: partizan
//! Model: partizan subtraction game, even and odd numbers.
//! Why: Dee wins only if she begins with a single heap of even size and takes all of it, or if Dum
//! has to begin with no stones.
//!
//! 1. If stones are left, Dum has a move that does not leave just one heap of even size. If one
//!    heap is left and it is odd, he takes all of it; if it is even, he takes one stone, and leaves
//!    an odd heap. If two heaps or more are left, he takes one stone from the largest of them: this
//!    leaves two heaps or more or, if there were just two heaps of one stone each, a single stone.
//! 2. After that Dee cannot take all the stones that are left, as her move takes an even number of
//!    stones from a single heap. So after her move, if she has one, stones are left, and step 1
//!    applies again, until she cannot move.
//!
//! Cost: O(N).
//!
//! 规则：每次操作从一堆中取石子，Dee 取正偶数枚，Dum 取奇数枚。无法操作者输。共 T 组数据，每组为 `N P`，P 是先手
//! `Dee` 或 `Dum`，再是 N 堆。输出获胜者。
//! 范围：1 ≤ T ≤ 50；1 ≤ N ≤ 50；1 ≤ a_i ≤ 50。
//! 模型：不公平减法游戏，偶数与奇数。
//! 思路：只有 Dee 先手且只有一堆偶数枚石子，由她全部取走，或者轮到 Dum 时一枚也没有，Dee 才能获胜。
//!
//! 1. 只要还有石子，Dum 总能走一步，使剩下的不恰是一堆偶数枚。若只有一堆，是奇数就全部取走，是偶数就取 1 枚，留下奇
//!    数；若有两堆以上，就从最大的一堆取 1 枚：剩下至少两堆，或者原来是两堆各 1 枚，剩下 1 枚。
//! 2. 这时 Dee 不能把石子取空，因为那要一步取走偶数枚。所以她如果能走，走后仍有石子，又回到第 1 步，直到她无法操作。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, first: String, heaps: [u64; n] }
        let heaps: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 0).collect();
        let dee_wins = match &*first {
            "Dee" => heaps.len() == 1 && heaps[0] % 2 == 0,
            "Dum" => heaps.is_empty(),
            other => panic!("a player {other}, neither Dee nor Dum", other = other),
        };
        winners += if dee_wins { "Dee\n" } else { "Dum\n" };
    }
    print!("{winners}", winners = winners);
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
