// Project Euler 899 https://projecteuler.net/problem=899 · made by `cargo judge bundle euler899 --write` from c14cadb3ed3d59a2
//! Project Euler 899 — DistribuNim I
//! <https://projecteuler.net/problem=899> · 60 s · 1024 MiB? · difficulty 5
//!
//! Rules: two heaps; a move takes stones from one heap or both, as many in total as there are in
//! the smaller heap, and must not empty a heap. Whoever cannot move loses. The input is n; print
//! how many ordered pairs of heaps of 1 to n stones are lost. Without input, n is 7^17.
//! Bounds: one instance, n = 7^17.
//! Kind: count
//! Model: take-away game, two heaps, both of which stay.
//! Why: let a ≤ b, and let 2^v be the largest power of 2 that divides b + 1. The position is
//! lost if and only if a < 2^v.
//!
//! 1. A move leaves b stones in all: it can leave heaps of x and b - x stones for any x from 1 to
//!    min(a, b - 1).
//! 2. Let a < 2^v. Then x < 2^v too. Let m be the smaller and l the larger of the two heaps left;
//!    then l + 1 is b + 1 - m, where m ≤ x < 2^v. So the largest power of 2 that divides l + 1
//!    divides m, and is at most m: the opponent does not face a lost position.
//! 3. Let a ≥ 2^v, and b + 1 = 2^v · q. Here q is odd, and q is not 1, as b ≥ a. One possible move
//!    leaves heaps of 2^v and b - 2^v = 2^v (q - 1) - 1 stones. As q - 1 ≥ 2, the latter heap is at
//!    least as large as the other, and its size plus 1 is divisible by 2^(v + 1): the opponent
//!    faces a lost position.
//!
//! As the larger heap, b forms lost positions with the 2^v - 1 heaps from 1 to 2^v - 1, and each of
//! these pairs can be ordered in two ways, or in only one way if both heaps are equal to 2^v - 1.
//! Cost: O(log n).
//!
//! 规则：有两堆石子，每次操作总共取走与较小堆一样多的石子，可以从一堆取，也可以从两堆取，但不能
//! 取空任何一堆。无法操作者输。输入 n；输出两堆（计次序，每堆 1 到 n 枚）的必败态个数。没有输入
//! 时，n 为 7^17。
//! 范围：只有一组，n = 7^17。
//! 模型：取物游戏，两堆都不许取空。
//! 思路：设 a ≤ b，2^v 是整除 b + 1 的最大的 2 的幂。局面必败，当且仅当 a < 2^v。
//!
//! 1. 一步之后总共剩下 b 枚：分为 x 和 b - x，x 可以是 1 到 min(a, b - 1) 的任意数。
//! 2. 设 a < 2^v，则 x < 2^v。设剩下的较小堆为 m，较大堆为 l，则 l + 1 等于 b + 1 - m，其
//!    中 m ≤ x < 2^v。所以整除 l + 1 的最大的 2 的幂也整除 m，从而至多为 m：对手面对的不是必败
//!    态。
//! 3. 设 a ≥ 2^v，b + 1 = 2^v · q。q 是奇数，又因为 b ≥ a，q 不为 1。留
//!    下 2^v 和 b - 2^v = 2^v (q - 1) - 1 是合法的一步。因为 q - 1 ≥ 2，后者较大，而
//!    且 2^(v + 1) 整除它加 1 的数：对手面对必败态。
//!
//! 较大堆为 b 时，不超过它的必败的较小堆有 2^v - 1 个，每个对应两种次序；但若两堆都等于 2^v - 1，
//! 则只有一种。
//!
//! 复杂度：O(log n)。

use proconio::{input, is_stdin_empty};

fn main() {
    let mut largest = 7u64.pow(17);
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest < 1 << 60, "{largest} is not below 2^60");
    println!("{}", lost_positions(largest));
}

/// Returns how many ordered pairs of heaps up to `largest` are lost.
fn lost_positions(largest: u64) -> u128 {
    // b + 1 for each larger heap b goes from 2 to this.
    let end = largest + 1;
    let powers_of_two: u128 = (0..u64::BITS)
        .take_while(|&v| end >> v > 0)
        .map(|v| u128::from((end >> v) - (end >> v >> 1)) << v)
        .sum();
    let pairs = powers_of_two - 1 - u128::from(largest);
    let equal_pairs = end.ilog2();
    2 * pairs - u128::from(equal_pairs)
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
