// Codeforces 1396B https://codeforces.com/problemset/problem/1396/B · made by `cargo judge bundle cf1396b --write` from 814fbd85888d5d9a
//! Codeforces 1396B — Stoned Game
//! <https://codeforces.com/problemset/problem/1396/B> · 1 s · 256 MiB · difficulty 4
//!
//! Also: Codeforces 1397D
//! Rules: there are n piles of stones; a move takes one stone from a pile, but not from the pile
//! used in the previous move. Whoever cannot move loses. The input is the number of cases, then,
//! for each case, `n` and the piles. For each case, print the winner, `T` for the first player or
//! `HL` for the second.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100; a pile has 1 to 100 stones.
//! Kind: impartial
//! Model: parity, one stone a move.
//! Why: if one pile is larger than all others together, T takes from it every time, and HL runs out
//! of moves first. Otherwise call a position *even* when the sum S of its piles is even and no pile
//! is above S / 2. A player who has left an even position can leave another even position on his
//! next turn. If the opponent's move leaves a pile of S / 2 stones, the player takes from that
//! pile. Otherwise he takes from any nonempty pile except the one that the opponent just used;
//! there is such a pile, since the piles that the opponent did not use have at least S / 2 ≥ 1
//! stones together. So all stones are taken, and he takes the last one. If S is even, HL can play
//! like this from the start; if S is odd, T leaves an even position by taking a stone from a
//! largest pile.
//! Cost: O(n).
//!
//! 规则：有 n 堆石子；每次操作从一堆中取走一枚，但不能从上一步刚取过的那一堆取。无法操作者输。
//! 先给出数据组数，每组给出 n 和各堆的石子数；每组输出获胜者，先手胜为 `T`，否则为 `HL`。
//! 范围：至多 100 组；1 ≤ n ≤ 100；每堆有 1 到 100 枚。
//! 模型：奇偶性，每步取一枚。
//! 思路：若有一堆比其余各堆之和还大，T 每次都从它取，HL 先无石子可取。否则，若总和 S 是偶数且没
//! 有一堆超过 S / 2，就称局面是偶的。留下偶局面的人，下次仍能留下偶局面：对手取后若有一堆等于
//! S / 2，就从它取；否则从任意一堆取，只要不是对手刚取的那堆，其余各堆合起来至少有 S / 2 ≥ 1
//! 枚。所以石子会全部取完，最后一枚由他取。S 是偶数时，HL 从一开始就能这样走；S 是奇数时，T 从
//! 最大的一堆取一枚，就留下偶局面。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let piles: Vec<u128> = piles.into_iter().map(u128::from).collect();
        let sum: u128 = piles.iter().sum();
        let outweighs = piles.iter().any(|&pile| pile > sum - pile);
        winners += if outweighs || sum % 2 == 1 { "T\n" } else { "HL\n" };
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
