// HackerRank tower-breakers-the-final-battle-1 https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1 · made by `cargo judge bundle hackerrank_tower-breakers-the-final-battle-1 --write` from 54ed100271266aad
//! HackerRank tower-breakers-the-final-battle-1 — Tower Breakers - The Final Battle
//! <https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1> · 10 s? · 512 MiB? · difficulty 5
//!
//! Rules: player 1 breaks a tower of height N into a row of at least two towers. Player 2 picks one
//! of these towers, the k-th in the row, and gets k² coins from player 1; play continues with this
//! tower alone, and ends when the tower picked has height 1. The input has T lines `N`. Print how
//! many coins player 2 gets if he wants as many as possible and player 1 wants to pay as few as
//! possible.
//! Bounds: 1 ≤ T ≤ 100; 2 ≤ N ≤ 10^18.
//! Kind: score
//! Picture: picture.rs
//! Model: take-and-break game, one tower with a score.
//! Why: let f(c) be the greatest height for which player 1 need not pay more than c coins. To stay
//! within c, player 1 must not make the k-th part higher than f(c - k²), and any parts up to these
//! bounds will do. So f(c) is the sum of f(c - 1), f(c - 4), f(c - 9), …, if this sum has at least
//! two terms, and otherwise 1. The answer is the first c with f(c) ≥ N.
//! Cost: O(log N) coins, O(log^1.5 N) time once.
//!
//! 规则：玩家 1 把一座高为 N 的塔拆成排成一排的至少两座塔，玩家 2 选其中第 k 座，从玩家 1 那里得
//! 到 k² 枚硬币；然后只用这座塔继续，直到高度为 1。输入 T 行 `N`。玩家 2 想多得，玩家 1 想少付，
//! 输出玩家 2 得到的硬币数。
//! 范围：1 ≤ T ≤ 100；2 ≤ N ≤ 10^18。
//! 模型：取石子并分堆的游戏，一座塔，计分。
//! 思路：设 f(c) 是使玩家 1 付出的硬币不必超过 c 枚的最大高度。要不超过 c，第 k 座的高度不能超
//! 过 f(c - k²)，而不超过这些上界的任何拆法都可以。所以 f(c) 是 f(c - 1), f(c - 4),
//! f(c - 9), … 之和，只要其中至少有两项，否则为 1。答案是第一个使 f(c) ≥ N 的 c。
//! 复杂度：硬币数 O(log N)，预处理 O(log^1.5 N)。

use proconio::input;

fn main() {
    let greatest = greatest_heights();
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64 }
        assert!(n > 0, "a tower of height 0");
        let coins = greatest.partition_point(|&height| height < n);
        answers += &format!("{coins}\n");
    }
    print!("{answers}");
}

/// Returns, for 0, 1, … coins, the greatest height for which that many coins suffice, up to the
/// first height of more than 64 bits, which is represented by the largest 64-bit number.
fn greatest_heights() -> Vec<u64> {
    // Below 4 coins there cannot be two parts.
    let mut greatest = vec![1; 4];
    while greatest[greatest.len() - 1] < u64::MAX {
        let coins = greatest.len();
        let parts = (1..).take_while(|k| k * k <= coins);
        let height = parts.map(|k| greatest[coins - k * k]).fold(0, u64::saturating_add);
        greatest.push(height);
    }
    greatest
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
