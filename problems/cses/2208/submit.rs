// CSES 2208 https://cses.fi/problemset/task/2208 · made by `cargo judge bundle cses2208 --write` from d5671a608b956156
//! CSES 2208 — Another Game
//! <https://cses.fi/problemset/task/2208> · 1 s · 512 MiB · difficulty 2
//!
//! Rules: n heaps of coins; a move chooses one or more non-empty heaps, and removes one coin from
//! each of them. Whoever removes the last coin wins. The input is the number of cases t; each case
//! is `n`, then n heaps. Print the winner of each case, `first` or `second`.
//! Bounds: 1 ≤ t, n ≤ 2 · 10^5, and all n together are at most 2 · 10^5; a heap has 1 to 10^9
//! coins.
//! Kind: impartial
//! Model: parity, all heaps even or not.
//! Why: if every heap has an even size, each move makes some heap odd. If some heaps are odd,
//! taking one coin from each of these makes all heaps even. So the positions in which all heaps are
//! even, including the end, are lost, and all others are won.
//! Cost: O(n) per case.
//!
//! 规则：有 n 堆硬币，每次操作选若干个非空的堆（至少一个），从其中每堆各取一枚。取走最后一枚的
//! 人赢。先给出数据组数 t，每组给出堆数 n 和各堆的枚数；每组输出获胜者 `first` 或 `second`。
//! 范围：1 ≤ t, n ≤ 2 · 10^5，n 的各组总和也是；每堆有 1 到 10^9 枚硬币。
//! 模型：奇偶性，看是否各堆都是偶数。
//! 思路：若各堆都是偶数，每一步都会使某堆变为奇数。若有奇数的堆，从它们中各取一枚，就使各堆都变为
//! 偶数。所以各堆都是偶数的局面（包括终局）是必败态，其余都是必胜态。
//! 复杂度：每组 O(n)。

use proconio::input;

fn main() {
    input! { t: usize }
    let mut winners = String::new();
    for _ in 0..t {
        input! { n: usize, heaps: [u64; n] }
        let are_even = heaps.iter().all(|heap| heap % 2 == 0);
        winners += if are_even { "second\n" } else { "first\n" };
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
