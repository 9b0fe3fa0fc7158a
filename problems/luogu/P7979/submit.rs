// Luogu P7979 https://www.luogu.com.cn/problem/P7979 · made by `cargo judge bundle luogu_p7979 --write` from 0434fd9a1deea413
//! Luogu P7979 — Not the end of the world, larger (世界未末日 加强版)
//! <https://www.luogu.com.cn/problem/P7979> · 1 s? · 125 MiB? · difficulty 8
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, where c may differ
//! from heap to heap: for a heap of s stones, c is an integer with 1 ≤ c ≤ s such that a + b = c
//! and ab = s for some real a and b. Whoever cannot move loses. The input has T cases: `n k S`,
//! then the heaps, none above S. For each case, print `YES` if the first player wins, else `NO`.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ k ≤ n ≤ 3 · 10^6; 1 ≤ S ≤ 3 · 10^17.
//! Kind: impartial
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: Luogu P7977 proves that a heap moves like a heap of Moore's Nim, and that if x - 1 is the
//! least heap worth v, then the least heap worth v + 1 is x' - 1, where x' = x + 2 + ⌈2√x⌉.
//! Beginning with x = 1 for v = 0, these numbers x come in runs whose lengths roughly double and
//! whose members have a closed form:
//!
//! 1. Let x = m² - r with 0 ≤ r < m. Then ⌈2√x⌉ = 2m, because (m - ½)² < x ≤ m². If r > 0, then
//!    x' = (m + 1)² - (r - 1), of the same form. If r = 0, then x' = m² + 2m + 2, which is
//!    (m + 1)(m + 2) - m.
//! 2. Let x = m(m + 1) - r with 0 ≤ r < m. Then ⌈2√x⌉ = 2m + 1, because m² < x < (m + ½)². If
//!    r > 0, then x' = (m + 1)(m + 2) - (r - 1). If r = 0, then x' = m² + 3m + 3, which is
//!    (m + 2)² - (m + 1).
//! 3. So the two forms alternate from run to run, and each run begins with r = m - 1, the largest
//!    possible r. A run that begins with m = f has f members and ends with m = 2f - 1 and r = 0;
//!    the next run begins with m = 2f after squares, and with m = 2f + 1 after products m(m + 1).
//!    So the runs begin with m = 1, 2, 5, 10, 21, …
//! 4. In a run that begins with m = f, m and r always add up to 2f - 1. So x + 2f is m² + m + 1 for
//!    squares and (m + 1)² for products. A heap s of this run is worth as much as the heap x - 1
//!    for the last x ≤ s + 1. This is the x with the largest m such that m² + m + 1 ≤ y for
//!    squares, or (m + 1)² ≤ y for products, where y = s + 1 + 2f; the condition for squares is
//!    equivalent to (2m + 1)² ≤ 4y - 3. With m = 2f, each condition would mean that s + 1 is at
//!    least the first x of the next run; so the largest such m is below 2f and belongs to this run.
//!
//! Cost: O(log s) for each heap s.
//!
//! 规则：有 n 堆石子；每次操作选 1 到 k 堆，从每堆取 c 枚，各堆的 c 可以不同：对有 s 枚石子的
//! 堆，c 是满足 1 ≤ c ≤ s 的整数，而且存在实数 a、b 使 a + b = c、ab = s。无法操作者输。共 T 组
//! 数据，每组先给出 `n k S`，再给出各堆的石子数，都不超过 S。每组先手胜输出 `YES`，否则输出
//! `NO`。
//! 范围：1 ≤ T ≤ 10；1 ≤ k ≤ n ≤ 3 · 10^6；1 ≤ S ≤ 3 · 10^17。
//! 模型：Nim-K 博弈，一堆 s 的值是 √s 附近的一个数。
//! 思路：Luogu P7977 已证明一堆能做的操作与 Nim-K 博弈（Moore）中的一堆相同，而且若 x - 1 是值
//! 为 v 的最小的堆，令 x' = x + 2 + ⌈2√x⌉，则 x' - 1 是值为 v + 1 的最小的堆。从 v = 0 的 x = 1
//! 开始，这些 x 分成若干段，段长逐次加倍，每段有通项公式：
//!
//! 1. 设 x = m² - r，0 ≤ r < m。因为 (m - ½)² < x ≤ m²，所以 ⌈2√x⌉ = 2m。若 r > 0，
//!    则 x' = (m + 1)² - (r - 1)，形式相同。若 r = 0，则 x' = m² + 2m + 2，
//!    即 (m + 1)(m + 2) - m。
//! 2. 设 x = m(m + 1) - r，0 ≤ r < m。因为 m² < x < (m + ½)²，所以 ⌈2√x⌉ = 2m + 1。若 r > 0，
//!    则 x' = (m + 1)(m + 2) - (r - 1)。若 r = 0，则 x' = m² + 3m + 3，即 (m + 2)² - (m + 1)。
//! 3. 所以两种形式轮流出现，每一段以最大的 r = m - 1 开始。以 m 开始的一段有 m 个值，
//!    以 2m - 1 和 r = 0 结束；平方形式的段之后，下一段以 2m 开始，乘积 m(m + 1) 形式的段之后
//!    以 2m + 1 开始。各段的开头是 1、2、5、10、21、……。
//! 4. 在以 f 开始的一段中，m 与 r 之和总是 2f - 1。所以 x + 2f 在平方形式下是 m² + m + 1，在乘
//!    积形式下是 (m + 1)²。这一段中的堆 s 与最后一个 x ≤ s + 1 的值相同；令 y = s + 1 + 2f，它
//!    就是满足 m² + m + 1 ≤ y 或 (m + 1)² ≤ y 的最大的 m 所对应的 x；前一个条件就
//!    是 (2m + 1)² ≤ 4y - 3。若取 m = 2f，两个条件都变成“s + 1 不小于下一段开头的 x”，所以 m 不会超
//!    出这一段。
//!
//! 复杂度：每堆 O(log s)。

use grundy::contest::divisors::square_root;
use grundy::moore;
use proconio::input;

/// Four times the y of step 4 must fit into 64 bits.
const LARGEST: u64 = 1 << 61;

/// The form of the numbers x in a run.
#[derive(Clone, Copy)]
enum Form {
    /// m² - r.
    Square,
    /// m(m + 1) - r.
    Product,
}

/// A run of values.
struct Run {
    form: Form,
    first_m: u64,
    first_value: u64,
}

impl Run {
    /// Returns the first x of the run.
    fn first_x(&self) -> u64 {
        let m = self.first_m;
        match self.form {
            Form::Square => m * m - (m - 1),
            Form::Product => m * (m + 1) - (m - 1),
        }
    }

    /// Returns the run after this one.
    fn next(&self) -> Run {
        let (form, first_m) = match self.form {
            Form::Square => (Form::Product, 2 * self.first_m),
            Form::Product => (Form::Square, 2 * self.first_m + 1),
        };
        Run { form, first_m, first_value: self.first_value + self.first_m }
    }

    /// Returns the value of a heap of this run.
    fn value(&self, heap: u64) -> u64 {
        let y = heap + 1 + 2 * self.first_m;
        let m = match self.form {
            Form::Square => (square_root(4 * y - 3) - 1) / 2,
            Form::Product => square_root(y) - 1,
        };
        self.first_value + m - self.first_m
    }
}

/// Returns all runs that begin at or before the largest heap.
fn runs() -> Vec<Run> {
    let mut runs = Vec::new();
    let mut run = Run { form: Form::Square, first_m: 1, first_value: 0 };
    while run.first_x() <= LARGEST + 1 {
        let next = run.next();
        runs.push(run);
        run = next;
    }
    runs
}

fn main() {
    let runs = runs();
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize, _bound: u64, mut heaps: [u64; n] }
        assert!(k > 0, "k is 0, and a move takes from one heap or more");
        for heap in &mut heaps {
            assert!(*heap <= LARGEST, "a heap of {heap} stones, more than 2^61");
            let begun = runs.partition_point(|run| run.first_x() <= *heap + 1);
            *heap = runs[begun - 1].value(*heap);
        }
        verdicts += if moore::outcome(&heaps, k).mover_wins() { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }

    pub mod moore {
        use crate::grundy::Outcome;

        /// Returns the outcome of a position of the game in which a move may take stones from up to `k`
        /// heaps.
        /// Cost: O(n log m) for n heaps of up to m stones.
        ///
        /// # Panics
        /// Panics if `k` is 0.
        pub fn outcome(heaps: &[u64], k: usize) -> Outcome {
            assert!(k > 0, "a move takes from at least one heap");
            let k = k.min(heaps.len()); // no move takes from more heaps than there are
            let mut sums = [0; u64::BITS as usize];
            // Few enough heaps that all columns find them in the fastest cache.
            for heaps in heaps.chunks(1024) {
                let ones = heaps.iter().fold(0, |ones, heap| ones | heap);
                for column in 0..u64::BITS - ones.leading_zeros() {
                    sums[column as usize] +=
                        heaps.iter().filter(|&&heap| has(heap, column)).count();
                }
            }
            Outcome::of_mover(sums.iter().any(|sum| sum % (k + 1) != 0))
        }

        /// Returns `true` if a heap has a one in a column.
        fn has(heap: u64, column: u32) -> bool {
            heap >> column & 1 == 1
        }
    }

    pub mod contest {
        pub mod divisors {
            /// Returns ⌊√n⌋. Cost: 32 steps.
            ///
            /// ```
            /// # use grundy::contest::divisors::square_root;
            /// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
            /// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
            /// ```
            pub fn square_root(n: u64) -> u64 {
                // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
                // fit.
                (0..32).rev().fold(0u64, |root, bit| {
                    let larger = root | 1 << bit;
                    if larger * larger <= n {
                        larger
                    } else {
                        root
                    }
                })
            }
        }
    }

    pub(crate) use outcome::Outcome;
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
