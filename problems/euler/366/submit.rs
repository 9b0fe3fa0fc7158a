// Project Euler 366 https://projecteuler.net/problem=366 · made by `cargo judge bundle euler366 --write` from 855a7c0f5fd9113e
//! Project Euler 366 — Stone Game III
//! <https://projecteuler.net/problem=366> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: Fibonacci Nim: the first move takes at least one but not all of the n stones, and each
//! later move takes at most twice as many as the move before it; whoever takes the last stone wins.
//! M(n) is the largest number of stones that the first player can take in a winning first move,
//! or 0 if the first player loses. The input is N; print M(1) + … + M(N), modulo 10^8. Without
//! input, N is 10^18.
//! Bounds: one instance, N = 10^18.
//! Kind: impartial
//! Model: Fibonacci Nim, one heap.
//! Why: write a number as a sum of Fibonacci numbers 1, 2, 3, 5, …, no two of which are adjacent;
//! by Zeckendorf's theorem there is exactly one way. Call the numbers in this sum the parts of the
//! number, and let z(m) be the least part of m.
//!
//! 1. A player who may take up to q of m stones wins if and only if q ≥ z(m) (Whinihan). So taking
//!    t of the n stones, where 0 < t < n, wins if and only if 2t < z(n - t).
//! 2. Then t is less than half of the Fibonacci number z(n - t), and so less than the Fibonacci
//!    number before z(n - t). So the parts of n are those of n - t together with those of t. So t
//!    is, for some j ≥ 1, the sum of the j smallest parts of n, and n has another, larger part.
//! 3. Let E, F, G be consecutive Fibonacci numbers, and let n = F + r be a number from F to G - 1,
//!    where 0 ≤ r < E. The parts of n are F and the parts of r. If 2r < F, then M(n) = r: the
//!    largest candidate wins. Otherwise t = r does not win; for every smaller candidate t, the
//!    least part of n - t is also the least part of r - t, so M(n) = M(r).
//! 4. Let S(n) = M(0) + … + M(n - 1), where M(0) = 0, and let h be F/2, rounded up: the number of r
//!    with 2r < F. Among the first R numbers F + r, u = min(h, R) numbers have 2r < F, so S(F +
//!    R) = S(F) + u (u - 1) / 2 + S(R) - S(u).
//!
//! Cost: each S(n) that is needed is computed only once; for N = 10^18 there are 192 of them.
//!
//! 规则：斐波那契博弈：第一步从 n 枚石子中取走任意多枚（至少一枚），但不能取光，以后每次至多取
//! 上一次的两倍；取走最后一枚石子的人赢。M(n) 是先手第一步取了能赢的最大枚数，先手必败则为 0。
//! 输入 N；输出 M(1) + … + M(N)，对 10^8 取模。没有输入时，N 为 10^18。
//! 范围：只有一组，N = 10^18。
//! 模型：斐波那契博弈，一堆。
//! 思路：把一个数写成斐波那契数 1, 2, 3, 5, … 中互不相邻的若干个之和，由 Zeckendorf 定理写法唯
//! 一。设 z 是其中最小的一项。
//!
//! 1. 面对 m 枚、至多可取 q 枚的人赢，当且仅当 q ≥ z(m)（Whinihan）。所以从 n 中取 t 枚
//!    （0 < t < n）能赢，当且仅当 2t < z(n - t)。
//! 2. 这时 t 小于斐波那契数 z(n - t) 的一半，从而小于它前面的那个斐波那契数，所以 n 的各项就
//!    是 n - t 的各项和 t 的各项。即 t 是 n 的最小的若干项之和，而 n 还有更大的项。
//! 3. 设 E、F、G 是相邻的斐波那契数，n = F + r 在 F 到 G - 1 之间，0 ≤ r < E。n 的各项
//!    是 F 和 r 的各项。若 2r < F，则 M(n) = r：最大的候选就赢。否则留下的最小项不能是 F，
//!    M(n) = M(r)。
//! 4. 设 S(n) = M(0) + … + M(n - 1)，其中 M(0) = 0；设 h 是 F/2 向上取整，即满足 2r < F 的 r 的
//!    个数。这一块的前 R 个数中，前一类有 u = min(h, R) 个，所以 S(F + R) = S(F) + u (u - 1) /
//!    2 + S(R) - S(u)。
//!
//! 复杂度：每个 S(n) 只求一次；N = 10^18 时共 192 个。

use grundy::fibonacci::zeckendorf_parts;
use proconio::{input, is_stdin_empty};
use std::collections::HashMap;

const MODULUS: u64 = 100_000_000;

fn main() {
    let mut largest = 1_000_000_000_000_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    assert!(largest < u64::MAX, "{largest} is too large");
    println!("{}", Sums::default().below(largest + 1));
}

/// The sums S(n) found so far, modulo [`MODULUS`].
#[derive(Default)]
struct Sums {
    known: HashMap<u64, u64>,
}

impl Sums {
    /// Returns S(`end`) = M(0) + … + M(`end` - 1), modulo [`MODULUS`].
    fn below(&mut self, end: u64) -> u64 {
        if end <= 1 {
            return 0;
        }
        if let Some(&sum) = self.known.get(&end) {
            return sum;
        }
        // The block that holds `end` - 1 begins with a Fibonacci number.
        let start = zeckendorf_parts(end - 1)[0];
        let count = end - start;
        let whole = count.min(start.div_ceil(2));
        let pairs = u128::from(whole) * u128::from(whole - 1) / 2;
        let sum = self.below(start)
            + (pairs % u128::from(MODULUS)) as u64
            + self.below(count)
            + (MODULUS - self.below(whole));
        self.known.insert(end, sum % MODULUS);
        sum % MODULUS
    }
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
