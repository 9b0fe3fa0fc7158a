// Project Euler 488 https://projecteuler.net/problem=488 · made by `cargo judge bundle euler488 --write` from 800058815809d65b
//! Project Euler 488 — Unbalanced Nim
//! <https://projecteuler.net/problem=488> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: Nim with three heaps, in which a move must not leave two heaps of the same size; whoever
//! cannot move loses. The input is N; print the sum of a + b + c over all lost positions 0 < a <
//! b < c < N, modulo 1,000,000,000. Without input, N is 10^18.
//! Bounds: one instance, N = 10^18.
//! Kind: count
//! Model: Nim, three heaps that stay different.
//! Why: a position of three different heaps a, b and c is lost if and only if (a + 1) ⊕ (b + 1) ⊕
//! (c + 1) = 0.
//!
//! 1. In terms of A = a + 1, B = b + 1 and C = c + 1, a move lowers one of these three different
//!    numbers, but neither to 0 nor to one of the other two numbers.
//! 2. From A ⊕ B ⊕ C = 0, each move changes one number and thus makes the nim sum different from 0.
//! 3. From A ⊕ B ⊕ C ≠ 0, Bouton's move in Nim lowers some number, say A, to B ⊕ C. It is allowed:
//!    B ⊕ C is not 0, as B ≠ C, and it is neither B nor C, as neither of them is 0.
//!
//! The sum: let T be the set of all ordered triples of numbers from 0 to N whose nim sum is 0. The
//! triples with a 0 are (0, X, X), (X, 0, X), (X, X, 0); any other triple of T has three different
//! numbers. The condition a > 0 excludes the number 1 as well. The triples with a 1 and no 0 are
//! the six orders of (1, X, X + 1) for even X from 2 to N - 1. The remaining triples are the lost
//! positions, each in all six orders. The program counts T bit by bit, comparing the three numbers
//! with N.
//! Cost: O(log N).
//!
//! 规则：双方玩三堆石子的 Nim 游戏，但任何一步都不能留下大小相同的两堆；无法操作者输。输入 N；
//! 输出所有必败态 0 < a < b < c < N 的 a + b + c 之和，对 1,000,000,000 取模。没有输入时，N 为
//! 10^18。
//! 范围：只有一组，N = 10^18。
//! 模型：Nim 游戏，三堆始终互不相同。
//! 思路：三个不同的堆必败，当且仅当 (a + 1) ⊕ (b + 1) ⊕ (c + 1) = 0。
//!
//! 1. 用 A = a + 1、B = b + 1、C = c + 1 来看，一步把三个不同的数之一变小，但不能变为 0，也不能等
//!    于另一个数。
//! 2. 若 A ⊕ B ⊕ C = 0，每一步只改变一个数，所以异或和不再为 0。
//! 3. 若 A ⊕ B ⊕ C ≠ 0，Bouton 的操作把某个数（设为 A）变小，使 A = B ⊕ C。这一步是允许的：
//!    B ≠ C，所以 B ⊕ C 不为 0；B 和 C 都不为 0，所以它不等于 B 或 C。
//!
//! 再求和。设 T 是 0 到 N 的数中异或和为 0 的有序三元组全体。含 0 的是 (0, X, X)、(X, 0, X)、
//! (X, X, 0)；T 中其余的三元组三个数互不相同。a > 0 还排除了数 1：含 1 而不含 0 的三元组，
//! 是 X 取 2 到 N - 1 的偶数时 (1, X, X + 1) 的六种次序。剩下的就是每个必败态的六种次序。T 用数
//! 位 DP 逐位统计，同时比较三个数与 N。
//!
//! 复杂度：O(log N)。

use proconio::{input, is_stdin_empty};

const MODULUS: u128 = 1_000_000_000;

/// Each position is counted in all six orders, so the result has to be divided by 6.
const ORDERS: u128 = 6;

fn main() {
    let mut end = 1_000_000_000_000_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        end = given;
    }
    println!("{}", sum_of_lost_positions(end));
}

/// Returns the sum of the heaps of all lost positions whose heaps are from 1 to `end` - 1.
fn sum_of_lost_positions(end: u64) -> u128 {
    let all = balanced_triples(end);
    let end = u128::from(end);
    // 3 · 2 (1 + … + N), where 0 + 0 + 0 adds nothing, and 1 + X + X + 1 for each even X.
    let sum_with_a_zero = 3 * end * (end + 1);
    let count_with_a_zero = 3 * end + 1;
    let pairs = if end >= 3 { (end - 1) / 2 } else { 0 };
    let sum_with_a_one = ORDERS * (2 * pairs + 2 * pairs * (pairs + 1));
    let count_with_a_one = ORDERS * pairs;
    let period = ORDERS * MODULUS;
    let difference = |all: u128, without: u128| (all + period - without % period) % period;
    let sum = difference(all.sum, sum_with_a_zero + sum_with_a_one);
    let count = difference(all.count, count_with_a_zero + count_with_a_one);
    // Each of the three heaps is 1 less than its number.
    difference(sum, 3 * count) / ORDERS
}

/// A set of triples: the number of triples, and the sum of all their numbers, both modulo
/// [`ORDERS`] · [`MODULUS`].
#[derive(Clone, Copy, Default)]
struct Triples {
    count: u128,
    sum: u128,
}

/// Returns the ordered triples of numbers from 0 to `largest` whose nim sum is 0.
fn balanced_triples(largest: u64) -> Triples {
    // By the set of those of the three numbers that so far agree with `largest`.
    let mut triples = [Triples::default(); 8];
    triples[0b111].count = 1;
    for bit in (0..u64::BITS).rev() {
        let limit = if largest >> bit & 1 == 1 { 0b111 } else { 0 };
        let mut longer = [Triples::default(); 8];
        for (tight, before) in triples.iter().enumerate() {
            // The numbers with a 1 at this bit: none or two.
            for ones in [0, 0b011, 0b101, 0b110usize] {
                if ones & !limit & tight != 0 {
                    continue;
                }
                let after = &mut longer[tight & !(ones ^ limit)];
                let added = before.count * (u128::from(ones.count_ones()) << bit);
                after.count += before.count;
                after.sum = (after.sum + before.sum + added) % (ORDERS * MODULUS);
            }
        }
        longer.iter_mut().for_each(|triples| triples.count %= ORDERS * MODULUS);
        triples = longer;
    }
    let mut whole = Triples::default();
    for part in triples {
        whole.count += part.count;
        whole.sum += part.sum;
    }
    whole
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
