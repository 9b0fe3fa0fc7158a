// Codeforces 255E https://codeforces.com/problemset/problem/255/E · made by `cargo judge bundle cf255e --write` from d26106795139a63a
//! Codeforces 255E — Furlo and Rublo and Game
//! <https://codeforces.com/problemset/problem/255/E> · 2 s · 256 MiB · difficulty 6
//!
//! Also: BOJ 16887
//! Rules: there are n piles of coins. A move leaves y < x of the x coins of a pile, where y lies
//! between the fourth root and the square root of x, inclusive. Whoever cannot move loses. The
//! input is `n` and the piles; print the winner, `Furlo` for the first player or `Rublo` for the
//! second.
//! Bounds: 1 ≤ n ≤ 77,777; a pile has 1 to 777,777,777,777 coins.
//! Kind: impartial
//! Picture: picture.rs
//! Model: subtraction game, a pile leaves between two of its roots.
//! Why: the nim sum of the Grundy values decides the game. The values are constant on long runs,
//! because the mex can change only where a value comes into reach or goes out of reach: at s²,
//! where √x reaches the first number s of a run, and at e⁴ + 1, where the fourth root passes the
//! last number e of a run. So the runs can be found one after the other by going through these
//! places in order:
//!
//! 1. Piles of 0 to 3 coins have no move: value 0. From 4 onwards there is always a number between
//!    the roots, and at first all such numbers are in the run of 0 to 3: value 1. At 16 = 4² the
//!    first 1 (the first number with the value 1) comes into reach: value 2. At 82 = 3⁴ + 1 the
//!    last 0 is out of reach: value 0.
//!
//! 2. At 256 = 16² the first 2 comes into reach, which changes nothing while no 0 is in reach.
//!    At 6724 = 82² a 0 is in reach again, along with 1 and 2: value 3. At 50 626 = 15⁴ + 1 the
//!    last 1 is out of reach: value 1.
//!
//! 3. At 43 046 722 = 81⁴ + 1 the last 2 is out of reach, and at 45 212 176 = 6724² the first 3
//!    comes into reach; a 0 is still in reach and no 1 is, so the value stays 1.
//!    At 2 562 991 876 = 50 626² a 1 comes into reach, along with 0 and 3: value 2. The next place
//!    is 6723⁴ + 1; from there on no 0 is in reach.
//!
//! Cost: O(n).
//!
//! 规则：有 n 堆硬币。每次操作选一堆，把它的 x 枚硬币减为 y 枚，y < x，且 y 在 x 的四次方根与平
//! 方根之间（含两端）。无法操作者输。输入为 `n` 和各堆硬币数；输出获胜者，先手赢输出 `Furlo`，
//! 否则输出 `Rublo`。
//! 范围：1 ≤ n ≤ 77,777；每堆有 1 到 777,777,777,777 枚。
//! 模型：减法游戏，一堆剩下的数在两个方根之间。
//! 思路：胜负由 SG 值的异或和决定。SG 值在很长的区间上是常数，因为只有某个值开始够得着或不再够得
//! 着时 mex 才会变：在 s² 处，√x 够到了某一段的第一个数 s；在 e⁴ + 1 处，四次方根越过了某一段的最
//! 后一个数 e。于是各段可以按这些分界点依次推出：
//!
//! 1. 0 到 3 没有后继。从 4 起，两个方根之间总有整数，起初都在 0 到 3 这一段：值为 1。
//!    在 16 = 4² 处第一个 1 够得着了：值为 2。在 82 = 3⁴ + 1 处最后一个 0 够不着了：值为 0。
//! 2. 在 256 = 16² 处第一个 2 够得着了，但够不着 0，所以没有变化。在 6724 = 82² 处又够得着 0，同
//!    时还有 1 和 2：值为 3。在 50 626 = 15⁴ + 1 处最后一个 1 够不着了：值为 1。
//! 3. 在 43 046 722 = 81⁴ + 1 处最后一个 2 消失，在 45 212 176 = 6724² 处第一个 3 出现；此时仍
//!    有 0 而没有 1，所以值保持为 1。在 2 562 991 876 = 50 626² 处出现 1，另有 0 和 3：值为 2。下
//!    一个分界点是 6723⁴ + 1，从那里起够不着 0。
//!
//! 复杂度：O(n)。

use proconio::input;

/// The numbers from `first` up to the start of the next run, and the value that they all have.
struct Run {
    first: u64,
    value: u64,
}

const RUNS: [Run; 7] = [
    Run { first: 0, value: 0 },
    Run { first: 4, value: 1 },
    Run { first: 16, value: 2 },
    Run { first: 82, value: 0 },
    Run { first: 6724, value: 3 },
    Run { first: 50_626, value: 1 },
    Run { first: 2_562_991_876, value: 2 },
];

/// The last number of the last run.
const LARGEST_PILE: u64 = 6723 * 6723 * 6723 * 6723;

fn main() {
    input! { n: usize, piles: [u64; n] }
    let mut sum = 0;
    for pile in piles {
        assert!(pile <= LARGEST_PILE, "a pile of {pile}, past the table's {LARGEST_PILE}");
        let next = RUNS.partition_point(|run| run.first <= pile);
        sum ^= RUNS[next - 1].value;
    }
    println!("{}", if sum != 0 { "Furlo" } else { "Rublo" });
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
