// Luogu P5970 https://www.luogu.com.cn/problem/P5970 · made by `cargo judge bundle luogu_p5970 --write` from 73e56edc1614e742
//! Luogu P5970 — Nim with a handicap (Nim z utrudnieniem)
//! <https://www.luogu.com.cn/problem/P5970> · 3 s? · 125 MiB? · difficulty 6
//!
//! Also: BZOJ 4347, POI 2016 "Nim z utrudnieniem"
//! Rules: before a game of Nim on n heaps, where A begins and whoever cannot move loses, B discards
//! heaps; the number of discarded heaps must be a multiple of d, perhaps 0, but not n. The input is
//! `n d`, then n heaps; print how many of the possible choices of heaps to discard ensure that B
//! wins, modulo 10⁹ + 7.
//! Bounds: 1 ≤ n ≤ 5 · 10^5; 1 ≤ d ≤ 10; a heap has 1 to 10^6 stones, all together have at most
//! 10^7.
//! Kind: count
//! Model: Nim, where the ways to discard heaps before it are counted by nim sum.
//! Why: by Bouton's theorem B must leave the nim sum 0. Go through the heaps in ascending order of
//! size. Count the ways to discard some of the heaps seen so far, separately for each number of
//! discarded heaps modulo d and for each nim sum of the other heaps. These nim sums are below twice
//! the size of the latest heap, so all steps together cost no more than 2d times the number of
//! stones. If d divides n, one of the ways discards all heaps and does not count.
//! Cost: O(d · stones) time, 4 d · 2²⁰ bytes for heaps below 2²⁰.
//!
//! 规则：n 堆石子的 Nim 游戏，A 先手，无法操作者输；开始之前 B 先丢弃若干堆，丢弃的堆数是 d 的
//! 倍数，可以是 0，但不能丢掉全部 n 堆。只有一组数据，先给出 `n d`，再给出各堆的石子数；输出 B
//! 有多少种丢弃方法可以确保获胜，模 10⁹ + 7。
//! 范围：1 ≤ n ≤ 5 · 10^5；1 ≤ d ≤ 10；每堆有 1 到 10^6 枚石子，总共至多 10^7 枚。
//! 模型：Nim 游戏，对事先丢弃的堆按异或和计数。
//! 思路：由 Bouton 定理，B 必须使剩下的异或和为 0。把堆从小到大逐个考虑，按已丢弃的堆数模 d 的
//! 余数和剩下的异或和统计方案数。异或和小于当前最后一堆的两倍，所以各步合起来不超过石子总数的两
//! 倍乘 d。若 d 整除 n，其中有一种是全部丢弃，不能算。
//! 复杂度：时间 O(d · 石子总数)，堆小于 2²⁰ 时空间 4 d · 2²⁰ 字节。

use proconio::input;

const MODULUS: u32 = 1_000_000_007;

/// Counting more ways than this at once would need more than 1 GiB of memory.
const MOST_WAYS: usize = 1 << 28;

/// Returns `a + b` modulo 10⁹ + 7. With 32-bit numbers, the table of ways is half as large as a
/// table of `ModInt`s would be.
fn sum(a: u32, b: u32) -> u32 {
    let sum = a + b;
    if sum >= MODULUS {
        sum - MODULUS
    } else {
        sum
    }
}

/// The ways to discard some of the heaps added so far. The ways that leave the nim sum s and
/// discard a number of heaps that is r modulo d are counted at s · d + r.
struct Ways {
    d: usize,
    counts: Vec<u32>,
}

impl Ways {
    /// Returns the ways for no heaps: there is one way, which discards none.
    fn of_no_heaps(d: usize) -> Ways {
        let mut counts = vec![0; d];
        counts[0] = 1;
        Ways { d, counts }
    }

    /// Adds a heap that is at least as large as every heap before it: this heap is either kept or
    /// discarded.
    fn add(&mut self, heap: usize) {
        let sums = (heap + 1).next_power_of_two();
        self.counts.resize(self.counts.len().max(sums * self.d), 0);
        // If the heap is left, two nim sums that differ by it change places.
        for nim_sum in 0..sums {
            let other = nim_sum ^ heap;
            if nim_sum <= other {
                self.add_to_pair(nim_sum, other);
            }
        }
    }

    /// Adds the heap to the ways that leave the nim sums `nim_sum` and `other`, which may be equal.
    fn add_to_pair(&mut self, nim_sum: usize, other: usize) {
        let (row, other_row) = (nim_sum * self.d, other * self.d);
        // The ways with one discarded heap fewer; one fewer than 0 is d - 1.
        let mut before = self.counts[row + self.d - 1];
        let mut other_before = self.counts[other_row + self.d - 1];
        for r in 0..self.d {
            let (old, other_old) = (self.counts[row + r], self.counts[other_row + r]);
            self.counts[row + r] = sum(other_old, before);
            self.counts[other_row + r] = sum(old, other_before);
            before = old;
            other_before = other_old;
        }
    }
}

fn main() {
    input! { n: usize, d: usize, mut heaps: [usize; n] }
    assert!(d > 0, "discarding by 0");
    let discards_all = n % d == 0;
    // Above n, 0 is the only multiple that matters.
    let d = d.min(n + 1);
    heaps.sort_unstable();
    let largest = heaps.last().copied().unwrap_or(0);
    let fits = largest < MOST_WAYS && (largest + 1).next_power_of_two() <= MOST_WAYS / d;
    assert!(fits, "a heap of {largest} stones and d = {d}, too many ways for a table");
    let mut ways = Ways::of_no_heaps(d);
    for heap in heaps {
        ways.add(heap);
    }
    let to_win = ways.counts[0];
    println!("{}", if discards_all { sum(to_win, MODULUS - 1) } else { to_win });
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
