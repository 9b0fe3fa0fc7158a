// CodeChef SPACEARR https://www.codechef.com/problems/SPACEARR · made by `cargo judge bundle codechef_spacearr --write` from c928c274356031c5
//! CodeChef SPACEARR — Space Arrays
//! <https://www.codechef.com/problems/SPACEARR> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: a move raises one of the N numbers of a sequence by one. If afterwards no permutation of
//! 1 to N is at least as large as the sequence at every place, whoever moved loses. The input has T
//! cases: `N` and the sequence. Print the winner, `First` or `Second`.
//! Bounds: 1 ≤ T ≤ 2 · 10^4; 1 ≤ N ≤ 2 · 10^5, in each case and in all cases together; the numbers
//! are from 1 to N.
//! Kind: impartial
//! Model: parity.
//! Why: there is such a permutation if and only if, once the sequence is sorted, its i-th number is
//! at most i for every i. If so, let the gap of the i-th number be i minus that number; the parity
//! of the sum of all gaps decides the winner.
//!
//! 1. If there is no such permutation at first, none appears later, and the first player loses at
//!    once.
//! 2. If the sum of the gaps is 0, the sequence is itself a permutation of 1 to N, and every move
//!    loses.
//! 3. Otherwise, raising the last number in sorted order whose gap is not 0 is safe: that number is
//!    still at most its place i, and the next number, if there is one, is i + 1, as its gap is 0,
//!    so the numbers are still sorted.
//! 4. So nobody need lose before the sum of the gaps is 0, and each move lowers this sum by one.
//!    The first player wins if this sum is odd at first.
//!
//! Cost: O(N log N) per case.
//!
//! 规则：每次操作把长为 N 的序列中的一个数加一。若走完之后，不存在 1 到 N 的排列在每个位置上都
//! 不小于序列中的数，则刚走的人负。输入共 T 组数据，每组给出 `N` 和序列。输出获胜者，`First` 或
//! `Second`。
//! 范围：1 ≤ T ≤ 2 · 10^4；1 ≤ N ≤ 2 · 10^5，各组总和也是；各数从 1 到 N。
//! 模型：奇偶性。
//! 思路：这样的排列存在，当且仅当序列排序后第 i 个数不超过 i。若成立，所有第 i 个数与 i 的差之
//! 和的奇偶性决定胜负。
//!
//! 1. 若一开始就没有这样的排列，以后也不会有，先手一走就负。
//! 2. 若差之和为 0，序列本身就是一个排列，怎么走都负。
//! 3. 否则总有一步安全：把排序后最后一个有差的数加一。加完它至多为 i，而下一个数是 i + 1，所以
//!    仍然有序。
//! 4. 所以差之和变成 0 之前没有人会输，而每步使它减一。它是奇数则先手胜。
//!
//! 复杂度：每组 O(N log N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut sequence: [i64; n] }
        sequence.sort_unstable();
        winners += if first_wins(&sequence) { "First\n" } else { "Second\n" };
    }
    print!("{winners}", winners = winners);
}

fn first_wins(sorted: &[i64]) -> bool {
    let gaps = (1..).zip(sorted).map(|(place, number): (i64, &i64)| place.saturating_sub(*number));
    let mut sum_is_odd = false;
    for gap in gaps {
        if gap < 0 {
            return false;
        }
        sum_is_odd ^= gap % 2 == 1;
    }
    sum_is_odd
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
