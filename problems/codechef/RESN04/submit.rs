// CodeChef RESN04 https://www.codechef.com/problems/RESN04 · made by `cargo judge bundle codechef_resn04 --write` from d3df366ff2721e7e
//! CodeChef RESN04 — Stone Game
//! <https://www.codechef.com/problems/RESN04> · 5 s · 1536 MiB? · difficulty 1
//!
//! Rules: piles of stones are numbered from 1 to N. A move removes exactly i stones from pile i, if
//! there are that many. Whoever moves last wins. ALICE moves first. The input is the number of
//! cases, then, for each case, `N` and the piles. For each case, print the winner, `ALICE` or
//! `BOB`.
//! Bounds: at most 100 cases; N ≤ 100; a pile has 1 to 1000 stones.
//! Kind: impartial
//! Model: parity, a number of moves that is fixed.
//! Why: pile i, if it has s stones, allows ⌊s / i⌋ moves, whatever happens elsewhere, and all of
//! them will be made. The first player moves last exactly when the total number of moves is odd.
//! Cost: O(N) per case.
//!
//! 规则：有编号 1 到 N 的若干堆石子。每次操作任选一个 i，从第 i 堆恰好取走 i 枚，那一堆须有这么
//! 多枚。最后走的人胜，ALICE 先手。先给出数据组数，每组给出 N 和各堆的石子数；每组输出获胜者，
//! `ALICE` 或 `BOB`。
//! 范围：至多 100 组数据；N ≤ 100；每堆有 1 到 1000 枚石子。
//! 模型：奇偶性，总步数是固定的。
//! 思路：第 i 堆有 s 枚时恰能取 ⌊s / i⌋ 次，与别的堆无关，而且这些步最终都会走完。先手走最后一
//! 步，当且仅当总步数是奇数。
//! 复杂度：每组 O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, piles: [u64; n] }
        let odd_piles = (1..).zip(piles).filter(|(number, stones)| stones / number % 2 == 1);
        winners += if odd_piles.count() % 2 == 1 { "ALICE\n" } else { "BOB\n" };
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
