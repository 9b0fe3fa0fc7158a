// Timus 1087 https://acm.timus.ru/problem.aspx?space=1&num=1087 · made by `cargo judge bundle timus1087 --write` from 8e363520302b62c9
//! Timus 1087 — The Time to Take Stones
//! <https://acm.timus.ru/problem.aspx?space=1&num=1087> · 1 s · 64 MiB · difficulty 2
//!
//! Rules: a pile of n stones; a move takes one of m given numbers of stones, and there is always
//! a move as long as there are stones. Whoever takes the last stone loses. Read `n m` and the m
//! numbers; print 1 if the first player wins, else 2.
//! Bounds: 1 ≤ n ≤ 10,000; 1 ≤ m ≤ 50.
//! Kind: impartial
//! Rule: any set, for example {1, 3, 4}, misère
//! Picture: `7 3 / 1 3 4`
//! Model: subtraction game, a set and one pile, under misère play.
//! Why: if the pile is empty, the opponent has just taken the last stone, so the player to move has
//! won. The piles are decided in turn, from the empty pile upwards: a pile is won if some move
//! leaves a lost pile, and lost if every move leaves a won pile. A nonempty pile without a move
//! never occurs; the program would leave it undecided, along with every pile that depends on it.
//! Cost: O(n m).
//!
//! 规则：有一堆 n 枚石子；每次操作取走的枚数须是给定的 m 个数之一，只要还有石子就总能操作。取走
//! 最后一枚石子者负。读入 `n m` 和 m 个数；先手胜输出 1，否则输出 2。
//! 范围：1 ≤ n ≤ 10,000；1 ≤ m ≤ 50。
//! 模型：减法游戏，集合由数据给出，只有一堆，反常规则。
//! 思路：堆空了，说明对手刚取走最后一枚，所以轮到的人胜。从小到大，轮到每一堆时它的后继都已知
//! 道：有一步留下必败态的是必胜态，每一步都留下必胜态的是必败态。非空而无法操作的堆不会出现；程
//! 序对它不作判定，依赖于它的堆也不判定。
//! 复杂度：O(n m)。

use proconio::input;

/// A limit of this program: a larger pile would take too much memory.
const LARGEST: usize = 10_000_000;

fn main() {
    input! { n: usize, m: usize, moves: [usize; m] }
    assert!((1..=LARGEST).contains(&n), "{n} stones, which is not 1 to {LARGEST}");
    assert!(!moves.contains(&0), "a move that takes no stones");
    match is_won(n, &moves) {
        Some(true) => println!("1"),
        Some(false) => println!("2"),
        None => panic!("from {n} stones, play may come to a pile without a move"),
    }
}

fn is_won(n: usize, moves: &[usize]) -> Option<bool> {
    let mut won = vec![Some(true)];
    for pile in 1..=n {
        let left = || moves.iter().filter_map(|&take| pile.checked_sub(take));
        let outcome = if left().any(|left| won[left] == Some(false)) {
            Some(true)
        } else if left().count() > 0 && left().all(|left| won[left] == Some(true)) {
            Some(false)
        } else {
            None
        };
        won.push(outcome);
    }
    won[n]
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
