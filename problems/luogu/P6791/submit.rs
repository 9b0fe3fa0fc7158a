// Luogu P6791 https://www.luogu.com.cn/problem/P6791 · made by `cargo judge bundle luogu_p6791 --write` from 9f191713db0d786c
//! Luogu P6791 — Taking stones (取石子)
//! <https://www.luogu.com.cn/problem/P6791> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: SNOI 2020 "Taking stones" (取石子)
//! Rules: one heap of n stones; the first move takes 1 to k of them, and every later move at most
//! twice as many as the move before; whoever takes the last stone loses. The input has T cases
//! `k N`; print the number of n from 1 to N for which the first player wins.
//! Bounds: 1 ≤ T ≤ 10^5; 1 ≤ k, N ≤ 10^18.
//! Kind: count
//! Picture: picture.rs
//! Model: Fibonacci Nim, misère, with its won heaps counted.
//! Why: this is Fibonacci Nim under normal play with one stone fewer. Its lost heaps are those
//! whose Zeckendorf representation has only terms above k; they can be counted, because shifting
//! the terms of 0, 1, 2, … gives exactly these heaps:
//!
//! 1. One stone may always be taken, so nobody needs to take all the stones if there are two or
//!    more. Whoever is left with a single stone loses, so this is normal play on n - 1 stones.
//! 2. By the theorem of Fibonacci Nim the first player wins there exactly when n - 1 > 0 and the
//!    least term of the Zeckendorf representation of n - 1 is at most k.
//! 3. Let f be the least Fibonacci number above k. Two numbers can be compared by comparing their
//!    representations from the largest term down. So moving every term up by the number of places
//!    from 1 to f in the Fibonacci sequence maps 0, 1, 2, …, in order, to the numbers with all
//!    terms at least f.
//! 4. The largest of these numbers that is at most N - 1 is N - 1 without its terms below f. Shift
//!    the terms of this number back: their sum is then the number of lost heaps among 1, …, N - 1.
//!
//! Cost: O(log N) per case.
//!
//! 规则：有一堆 n 枚石子；第一步取 1 到 k 枚，以后每次至多取上一次的两倍，取走最后一枚石子者
//! 负。共 T 组数据，每组给出 `k N`；输出 1 到 N 中有多少个 n 使先手胜。
//! 范围：1 ≤ T ≤ 10^5；1 ≤ k, N ≤ 10^18。
//! 模型：斐波那契博弈，反常规则，统计必胜的堆数。
//! 思路：这就是少一枚石子的斐波那契博弈，必败的堆是 Zeckendorf 表示的各项都大于 k 的那些；它们
//! 就像所有的数把各项整体移位而得，因此可以计数：
//!
//! 1. 总可以只取一枚，所以在只剩一枚之前，谁也不会取走最后一枚。只剩一枚时轮到谁谁输：这就是
//!    n - 1 枚石子的正常规则。
//! 2. 由斐波那契博弈的定理，当且仅当 n - 1 > 0，且 n - 1 的 Zeckendorf 表示的最小项不超过 k 时
//!    先手胜。
//! 3. 设 f 是大于 k 的最小的斐波那契数。从最大项往下比较，表示的次序就是数的大小次序。所以把各
//!    项都后移 f 与 1 相隔的位数，就把 0、1、2、…… 按次序对应到各项都不小于 f 的数。
//! 4. 这些数中不超过 N - 1 的最大的一个，就是 N - 1 去掉小于 f 的各项。把它的各项移回去，加起来
//!    就是它的原像；1、……、N - 1 中必败的数也正好有这么多。
//!
//! 复杂度：每组 O(log N)。

use grundy::fibonacci::zeckendorf_parts;
use proconio::input;

/// Returns the Fibonacci numbers 1, 2, 3, 5, … that fit into 64 bits.
fn fibonacci_numbers() -> Vec<u64> {
    let (mut numbers, mut next) = (vec![1u64], 2u64);
    while let Some(after) = next.checked_add(numbers[numbers.len() - 1]) {
        numbers.push(next);
        next = after;
    }
    numbers.push(next);
    numbers
}

fn main() {
    let fibonacci = fibonacci_numbers();
    let count_up_to = |most: u64| fibonacci.partition_point(|&number| number <= most);
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { k: u64, n: u64 }
        assert!(k > 0, "k is 0, so that the first player cannot move");
        let heaps = n.saturating_sub(1);
        let shift = count_up_to(k);
        let mut lost = 0;
        for term in zeckendorf_parts(heaps) {
            if term > k {
                lost += fibonacci[count_up_to(term) - 1 - shift];
            }
        }
        answers += &format!("{}\n", heaps - lost);
    }
    print!("{answers}");
}

mod grundy {
    pub mod fibonacci {
        /// Returns the Zeckendorf parts of `number`, the largest first: distinct Fibonacci numbers among 1,
        /// 2, 3, 5, 8, … that add up to `number`, no two of them consecutive. There are no parts for 0.
        /// Cost: O(log number).
        ///
        /// ```
        /// # use grundy::fibonacci::zeckendorf_parts;
        /// assert_eq!(zeckendorf_parts(100), [89, 8, 3]);
        /// ```
        pub fn zeckendorf_parts(number: u64) -> Vec<u64> {
            // The largest Fibonacci number below 2^64 is F(93). The sum that would follow it overflows,
            // which ends the search.
            let (mut small, mut large) = (1u64, 1u64);
            while let Some(next) = small.checked_add(large).filter(|&next| next <= number) {
                small = large;
                large = next;
            }
            let mut parts = Vec::new();
            let mut remaining = number;
            while remaining > 0 {
                if large <= remaining {
                    remaining -= large;
                    parts.push(large);
                }
                let smaller = large - small;
                large = small;
                small = smaller;
            }
            parts
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
