// HackerRank permutation-game https://www.hackerrank.com/challenges/permutation-game · made by `cargo judge bundle hackerrank_permutation-game --write` from a7ebc4937b3f4523
//! HackerRank permutation-game — Permutation Game
//! <https://www.hackerrank.com/challenges/permutation-game> · 10 s? · 512 MiB? · difficulty 3
//!
//! Rules: play begins with a permutation of 1 to n that is not increasing, and a move removes one
//! number; whoever leaves an increasing sequence wins. Alice moves first. The input has t cases:
//! `n`, then the permutation. Print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ t ≤ 100; 2 ≤ n ≤ 15.
//! Kind: impartial
//! Model: game on sets and strings, a table of won and lost.
//! Why: the sequence that is left is determined by the set of its places, and each move removes one
//! place from this set. So the sets are decided in the order of the binary numbers that represent
//! them: a set is won exactly when its sequence is not yet increasing and the removal of some place
//! leaves a lost set.
//! Cost: O(2ⁿ · n) per case.
//!
//! 规则：给定 1 到 n 的一个不是递增的排列。每次操作去掉一个数；谁留下递增的序列谁赢，Alice 先
//! 手。输入共 t 组数据，每组先给出 `n`，再给出排列。输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ t ≤ 100；2 ≤ n ≤ 15。
//! 模型：集合与字符串上的游戏，胜负表。
//! 思路：剩下的是位置的一个集合，每一步从中去掉一个位置。所以把集合看作二进制数，从小到大处理：已
//! 经递增的集合必败；不递增且去掉某个位置后必败的集合必胜。
//! 复杂度：每组 O(2ⁿ · n)。

use grundy::contest::masks::ones;
use proconio::input;

/// A limit of this program: the sets of more numbers might not fit into memory.
const MOST: usize = 24;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize }
        assert!(n <= MOST, "{n} numbers, past this program's {MOST}");
        input! { permutation: [u64; n] }
        let mut sorted = permutation.clone();
        sorted.sort_unstable();
        assert!(sorted != permutation, "{permutation:?} is increasing already");
        sorted.dedup();
        assert!(sorted.len() == n, "{permutation:?} is no permutation: numbers repeat");
        winners += if alice_wins(&permutation) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn alice_wins(permutation: &[u64]) -> bool {
    let sets = 1 << permutation.len();
    let mut increasing = vec![true; sets];
    let mut wins = vec![false; sets];
    for set in 1..sets {
        // The rest after the first place must be increasing, and the step to it must go up.
        let first = set.trailing_zeros() as usize;
        let rest = set & (set - 1);
        let second = rest.trailing_zeros() as usize;
        let steps_up = rest == 0 || permutation[first] < permutation[second];
        increasing[set] = increasing[rest] && steps_up;
        let mut after = ones(set as u32).map(|place| set & !(1 << place));
        wins[set] = !increasing[set] && after.any(|next| !wins[next]);
    }
    wins[sets - 1]
}

mod grundy {
    pub mod contest {
        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            /// Returns the bits of `mask` that are set, the lowest first.
            pub fn ones(mask: u32) -> impl Iterator<Item = u32> {
                let without_lowest = |&mask: &u32| Some(mask & (mask.wrapping_sub(1)));
                let masks = std::iter::successors(Some(mask), without_lowest);
                masks.take_while(|&mask| mask > 0).map(u32::trailing_zeros)
            }
        }
    }
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
