// Codeforces 1842A https://codeforces.com/problemset/problem/1842/A · made by `cargo judge bundle cf1842a --write` from 4fca714162a1e780
//! Codeforces 1842A — Tenzing and Tsondu
//! <https://codeforces.com/problemset/problem/1842/A> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: Tsondu and Tenzing each have monsters, and every monster has a number, its ability. They
//! take turns, Tsondu first: the player to move lets one of his own monsters fight one of the other
//! player's monsters; their abilities x and y become x - y and y - x, and a monster dies if its
//! ability is then 0 or less. Play ends when a player has no monsters left, and whoever still has a
//! monster wins. The input has t cases: `n m`, and the abilities of both players' monsters; print
//! `Tsondu`, `Tenzing` or `Draw`.
//! Bounds: 1 ≤ t ≤ 2000; 1 ≤ n, m ≤ 50; abilities from 1 to 10^9.
//! Kind: pursuit
//! Picture: `1 / 2 2 / 1 3 / 2 2`
//! Model: forcing moves, a difference that cannot change.
//! Why: a fight subtracts the smaller of x and y from both abilities, if dead monsters count as 0.
//! So the sum of Tsondu's abilities minus the sum of Tenzing's abilities never changes. In the end
//! the monsters that are left are on the side with the larger sum, and there are none if the sums
//! are equal.
//! Cost: O(n + m).
//!
//! 规则：Tsondu 和 Tenzing 各有一些有能力值的怪物。双方轮流让自己的一只与对方的一只战斗，Tsondu 先手：能力值 x 和 y 变
//! 成 x - y 和 y - x，不大于 0 的死去。一方没有怪物时结束，还有怪物的一方胜。共 t 组数据，每组为 `n m` 和双方各怪物的能力
//! 值；输出 `Tsondu`、`Tenzing` 或 `Draw`。
//! 范围：1 ≤ t ≤ 2000；1 ≤ n, m ≤ 50；能力值从 1 到 10^9。
//! 模型：强制操作，差不会改变。
//! 思路：把死去的算作 0，一次战斗使两只怪物都减少 x 和 y 中较小的数。所以不论怎样走，Tsondu 的能力值之和减去 Tenzing 的能
//! 力值之和都不变。最后剩下的怪物在和较大的一方，和相等时都不剩。
//! 复杂度：O(n + m)。

use proconio::input;
use std::cmp::Ordering;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, of_tsondu: [u64; n], of_tenzing: [u64; m] }
        let sums = [of_tsondu, of_tenzing].map(|abilities| abilities.into_iter().sum::<u64>());
        winners += match sums[0].cmp(&sums[1]) {
            Ordering::Greater => "Tsondu\n",
            Ordering::Less => "Tenzing\n",
            Ordering::Equal => "Draw\n",
        };
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
