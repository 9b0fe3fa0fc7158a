// CSES 1729 https://cses.fi/problemset/task/1729 · made by `cargo judge bundle cses1729 --write` from 1bb5c6518117188d
//! CSES 1729 — Stick Game
//! <https://cses.fi/problemset/task/1729> · 1 s · 512 MiB · difficulty 2
//!
//! Rules: one heap of sticks; the number of sticks that a move removes must be in the set P, which
//! contains 1, and whoever takes the last stick wins. The input is `n k`, then the k numbers of P;
//! print one line that has, for each heap of 1 to n sticks, a `W` if the first player wins, else an
//! `L`.
//! Bounds: 1 ≤ n ≤ 10^6; 1 ≤ k ≤ 100; the numbers of P are from 1 to n.
//! Kind: impartial
//! Rule: any set, for example {1, 4, 5}
//! Model: subtraction game, a set for each case and one heap.
//! Why: a heap is won exactly when some move leaves a lost one. So the heaps are decided from 0
//! sticks upwards, where the heap of 0 sticks is lost: a heap h that no lost heap has marked is
//! lost, and marks the heaps h + p, for all p in P, as won. As one of these heaps is h + 1, no two
//! successive heaps are lost.
//! Cost: O(n · k), with at most ⌈n/2⌉ · k marks.
//!
//! 规则：有一堆小棒，每次操作取走的根数须在集合 P 中，P 含有 1，取走最后一根的人赢。只有一组数
//! 据，给出 `n k` 和 P 的 k 个数；输出一行，对 1 到 n 的每个堆，先手赢为 `W`，否则为 `L`。
//! 范围：1 ≤ n ≤ 10^6；1 ≤ k ≤ 100；P 的数从 1 到 n。
//! 模型：减法游戏，集合由数据给出，只有一堆。
//! 思路：一堆必胜，当且仅当有一步走到必败的堆。从必败的堆 0 开始往上：若堆 h 没有被任何必败的堆标
//! 记，它就必败，并把 P 中每个 p 对应的堆 h + p 标记为必胜。其中有 h + 1，所以没有两个相邻的
//! 堆都必败。
//! 复杂度：O(n · k)，标记至多 ⌈n/2⌉ · k 次。

use proconio::input;

const LARGEST_HEAP: usize = 100_000_000;

fn main() {
    input! { n: usize, k: usize, mut set: [usize; k] }
    assert!(n <= LARGEST_HEAP, "a heap of {n} sticks, more than {LARGEST_HEAP}");
    assert!(!set.contains(&0), "a move of 0 sticks");
    set.retain(|&take| take <= n);
    let mut verdicts = vec![b'L'; n + 1];
    for heap in 0..n {
        if verdicts[heap] == b'L' {
            for &take in &set {
                if let Some(verdict) = verdicts.get_mut(heap + take) {
                    *verdict = b'W';
                }
            }
        }
    }
    let verdicts: String = verdicts[1..].iter().map(|&verdict| char::from(verdict)).collect();
    println!("{verdicts}");
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
