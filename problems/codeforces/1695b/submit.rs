// Codeforces 1695B https://codeforces.com/problemset/problem/1695/B · made by `cargo judge bundle cf1695b --write` from b9dc88b8ad0db907
//! Codeforces 1695B — Circle Game
//! <https://codeforces.com/problemset/problem/1695/B> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: n piles stand in a circle. The players take turns, Mike first, taking any positive number
//! of stones from pile 1, then pile 2, and so on around the circle, one pile per turn. Whoever
//! finds his pile empty loses. The input is the number of cases, then `n` and the piles for each.
//! Print the winner of each case, `Mike` or `Joe`.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 50; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Model: take-away game, piles in a fixed order.
//! Why: if some piles are empty at the start, the first of them decides the game, because the moves
//! cannot change which player finds it empty in the first round. If no pile is empty at the start
//! and n is odd, Mike takes all of pile 1, and after n - 1 more turns Joe finds pile 1 empty. If n
//! is even, each pile has an owner, the only player who takes from it. Take the smallest pile, or
//! the first of several smallest piles, and let s be its size. Its owner finds it empty in round
//! s + 1 at the latest. The other player is safe until then if he takes one stone a turn: each of
//! his piles before this smallest pile has more than s stones, and each of his piles after it has
//! at least s.
//! Cost: O(n) per case.
//!
//! 规则：n 堆石子围成一圈。双方轮流取石子，Mike 先手；依次从第 1 堆、第 2 堆……按圈的次序，每次
//! 在当前的一堆取至少一枚。轮到的那堆是空的，则这个人负。先给出数据组数，每组给出 n 和各堆的石
//! 子数；每组输出获胜者，`Mike` 或 `Joe`。
//! 范围：至多 1000 组；1 ≤ n ≤ 50；每堆有 1 到 10^9 枚。
//! 模型：取物游戏，各堆的次序固定。
//! 思路：若有空堆，第一轮由谁遇到它与走法无关，所以第一个空堆决定胜负。若没有空堆且 n 是奇数，
//! Mike 取完第 1 堆，再过 n - 1 次，Joe 遇到的就是空的第 1 堆。若 n 是偶数，每堆只由一个人取。
//! 设第一个最小的堆有 s 枚，取它的人最迟在第 s + 1 轮遇到它是空的。另一个人每次只取一枚，到那时
//! 都是安全的：他的堆，在那堆之前的多于 s 枚，在那堆之后的至少有 s 枚。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let least = piles.iter().min().expect("no piles at all");
        let place = piles.iter().position(|pile| pile == least).expect("its place");
        let is_decided_by_pile_1 = n % 2 == 1 && *least > 0;
        winners += if is_decided_by_pile_1 || place % 2 == 1 { "Mike\n" } else { "Joe\n" };
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
