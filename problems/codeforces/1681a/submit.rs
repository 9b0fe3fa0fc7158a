// Codeforces 1681A https://codeforces.com/problemset/problem/1681/A · made by `cargo judge bundle cf1681a --write` from 07e0bf7431cd4aad
//! Codeforces 1681A — Game with Cards
//! <https://codeforces.com/problemset/problem/1681/A> · 2 s · 256 MiB · difficulty 1
//!
//! Rules: Alice has n cards with numbers, and Bob has m. They take turns playing a card; each card
//! after the first must have a larger number than the card before it, and whoever cannot play a
//! card loses. The input has t cases: `n` and Alice's numbers, then `m` and Bob's. Print two lines
//! for each case: the winner if Alice begins, and the winner if Bob begins.
//! Bounds: 1 ≤ t ≤ 1000; 1 ≤ n, m ≤ 50; 1 ≤ a_i, b_i ≤ 50.
//! Kind: partizan
//! Picture: `1 / 2 / 1 3 / 2 / 2 3`
//! Model: card game, the largest card at once.
//! Why: the first player wins exactly when no card of the second player is larger than all cards of
//! the first player. Then the first player's largest card cannot be answered. Otherwise the second
//! player answers the first card, whichever it is, with the largest card of all, which cannot be
//! answered.
//! Cost: O(n + m).
//!
//! 规则：Alice 有 n 张写着数的牌，Bob 有 m 张。两人轮流出一张牌，除第一张外，每张都必须比刚出的那张大，出不了的
//! 一方输。共 t 组数据，每组为 `n` 和 Alice 的各数，再是 `m` 和 Bob 的各数。每组输出两行：Alice 先手时的胜者，
//! Bob 先手时的胜者。
//! 范围：1 ≤ t ≤ 1000；1 ≤ n, m ≤ 50；1 ≤ a_i, b_i ≤ 50。
//! 模型：纸牌游戏，直接出最大的牌。
//! 思路：先手必胜当且仅当对方没有一张牌比先手的牌都大。这时先手出最大的牌，对方无法应答。否则不论先手出哪一张，
//! 对方都用所有牌中最大的一张来应，先手再也出不了。
//! 复杂度：O(n + m)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, of_alice: [u64; n], m: usize, of_bob: [u64; m] }
        let [alice, bob] = [&of_alice, &of_bob].map(|cards| cards.iter().max());
        winners += if alice >= bob && alice.is_some() { "Alice\n" } else { "Bob\n" };
        winners += if bob >= alice && bob.is_some() { "Bob\n" } else { "Alice\n" };
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
