// Codeforces 2087H https://codeforces.com/problemset/problem/2087/H · made by `cargo judge bundle cf2087h --write` from 8a49d38b7e90d945
//! Codeforces 2087H — Nim with Special Numbers
//! <https://codeforces.com/problemset/problem/2087/H> · 8 s · 512 MiB · difficulty 8
//!
//! Rules: Nim is played with a set S of special numbers, which is empty at first. A move may not
//! bring a heap from above a number in S to below that number. The input is the number of lines,
//! then the lines: `1 s` puts s into S, or takes it out if it is there; `2 k`, then k heaps, asks
//! who wins. Print `First` or `Second` for each question.
//! Bounds: at most 3 · 10^5 lines; 1 ≤ s ≤ 3 · 10^5; 1 ≤ k ≤ 3; a heap has 1 to 3 · 10^5 stones.
//! Kind: impartial
//! Picture: `2 / 1 3 / 2 2 1 5`
//! Model: Nim, with numbers that a move cannot pass.
//! Why: 0 counts as special, too. A heap can only be lowered to the next special number below it or
//! to a number in between, so its value depends only on the value of that special number and on the
//! heap's distance to it. Let the gap of a special number above 0 be its distance to the special
//! number below. The value of a special number above 0 is its gap, or 1 less than its gap. If the
//! gap of a special number differs from the gap of the special number below, these two gaps
//! determine its value; within a run of equal gaps the two cases alternate.
//!
//! 1. Let s be the largest special number below x > 0, d = x - s, and G the value of s. The only
//!    option of s + 1 is s, the options of s + 2 are s and s + 1, and so on: each heap in turn gets
//!    the least number that is not among the values of s and of the heaps between s and this heap.
//!    So the values of s + 1, s + 2, … up to the next special number are 0, 1, 2, … with G left
//!    out, and x is worth d - 1 if d ≤ G, and otherwise d.
//! 2. Let x itself be special, with the gap d, and let s > 0 have the gap d'. By step 1, G is d' or
//!    d' - 1. So x is worth d - 1 if d < d', and d if d > d'. If d = d', x is worth d - 1 if G =
//!    d', and d if G = d' - 1: in both cases, x gets whichever of d - 1 and d is not the value of
//!    s. For s = 0, G is 0 and x is worth d; if 0 is given the gap 0, the case d > d' says the
//!    same.
//! 3. Call a special number the first of a run if its gap differs from the gap of the special
//!    number below. The value of the first number of a run is determined by these two gaps. From
//!    this number to a number s of the run there are (s - first) / gap steps, and each step changes
//!    the value.
//! 4. Putting a number into S or taking it out changes the gap of this number and the gap of the
//!    next special number above it. So only these two numbers and the special number above them can
//!    become the first of a run, or cease to be the first.
//!
//! Cost: O(log q) per line and per heap.
//!
//! 规则：双方玩 Nim 游戏，另有一个特殊数的集合 S，起初为空。任何一步都不许把一堆从某个特殊数之
//! 上直接降到它之下。先给出行数，再逐行给出：`1 s` 表示把 s 放进 S，若已在其中则取出；`2 k` 及
//! 其后的 k 堆石子询问谁赢。对每个询问输出 `First` 或 `Second`。
//! 范围：至多 3 · 10^5 行；1 ≤ s ≤ 3 · 10^5；1 ≤ k ≤ 3；每堆有 1 到 3 · 10^5 枚。
//! 模型：Nim 游戏，有些数不许跨过。
//! 思路：把 0 也算作特殊数。一堆石子只能降到它下面最近的特殊数，或降到两者之间，所以它的 SG 值由
//! 那个特殊数的 SG 值就能算出。一个特殊数的间隔是它到下一个更小特殊数的距离；它的 SG 值就是间隔，
//! 或间隔减 1。取哪一个：若它的间隔与下面那个特殊数的间隔不同，立刻可知；在一串相等的间隔里，则交
//! 替变化。
//!
//! 1. 设 s 是小于 x（x > 0）的最大特殊数，d = x - s，G 是 s 的 SG 值。s + 1 的后继只有 s，
//!    s + 2 的后继是 s 和 s + 1，依此类推：每一堆依次得到前面各值中没有出现的最小的数。所
//!    以 s + 1, s + 2, … 直到下一个特殊数，SG 值依次为去掉 G 的 0, 1, 2, …；即 d ≤ G 时 x 的值
//!    为 d - 1，否则为 d。
//! 2. 设 x 本身是特殊数，间隔为 d，又设 s > 0 的间隔为 d'。由第 1 步，G 是 d' 或 d' - 1。所
//!    以 d < d' 时 x 的值为 d - 1，d > d' 时为 d。若 d = d'，则 G = d' 时 x 的值为 d - 1，
//!    G = d' - 1 时为 d，也就是两个值中 s 没有取的那一个。若 s = 0，则 G 为 0，x 的值为 d；规
//!    定 0 的间隔为 0，就归入 d > d' 的情形。
//! 3. 若一个特殊数的间隔与它下面那个特殊数的间隔不同，就称它为一段的首项。首项的值由这两个间隔可
//!    知；从首项到 s 共有 (s - first) / gap 步（first 为首项，gap 为间隔），每一步值都变换一次。
//! 4. 放进或取出一个数，只改变它自己和下一个特殊数的间隔。所以只有这两个数以及再下一个数可能成为
//!    首项，或不再是首项。
//!
//! 复杂度：每行、每堆 O(log q)。

use proconio::input;
use std::collections::BTreeSet;

fn main() {
    input! { lines: usize }
    let mut special = SpecialNumbers::default();
    let mut winners = String::new();
    for _ in 0..lines {
        input! { kind: u32 }
        match kind {
            1 => {
                input! { number: u64 }
                special.toggle(number);
            }
            2 => {
                input! { k: usize, heaps: [u64; k] }
                let sum = heaps.iter().fold(0, |sum, &heap| sum ^ special.value(heap));
                winners += if sum != 0 { "First\n" } else { "Second\n" };
            }
            _ => panic!("a line that begins with {kind}, not 1 or 2"),
        }
    }
    print!("{winners}");
}

#[derive(Default)]
struct SpecialNumbers {
    numbers: BTreeSet<u64>,
    /// The special numbers whose gap differs from the gap of the special number below.
    first_of_runs: BTreeSet<u64>,
}

impl SpecialNumbers {
    /// Puts a number into the set, or takes it out if it is there.
    fn toggle(&mut self, number: u64) {
        if !self.numbers.remove(&number) {
            self.numbers.insert(number);
        }
        self.first_of_runs.remove(&number);
        for &s in self.numbers.range(number..).take(3) {
            if self.gap(s) == self.gap(below(&self.numbers, s)) {
                self.first_of_runs.remove(&s);
            } else {
                self.first_of_runs.insert(s);
            }
        }
    }

    /// Returns the Grundy value of a heap, special or not.
    fn value(&self, heap: u64) -> u64 {
        if heap == 0 {
            return 0;
        }
        let s = below(&self.numbers, heap);
        let distance = heap - s;
        distance - u64::from(distance <= self.value_of_special(s))
    }

    /// Returns the Grundy value of 0 or of a number in the set.
    fn value_of_special(&self, s: u64) -> u64 {
        if s == 0 {
            return 0;
        }
        let first = below(&self.first_of_runs, s + 1);
        let gap = self.gap(first);
        let steps_from_first = (s - first) / gap;
        let first_is_less = gap < self.gap(below(&self.numbers, first));
        let is_less = first_is_less ^ (steps_from_first % 2 == 1);
        gap - u64::from(is_less)
    }

    /// Returns the distance from a number of the set to the next smaller number of the set, or to 0
    /// if there is none; for 0, returns 0.
    fn gap(&self, s: u64) -> u64 {
        s - below(&self.numbers, s)
    }
}

/// Returns the largest number of the set that is less than `bound`, or 0 if there is none.
fn below(set: &BTreeSet<u64>, bound: u64) -> u64 {
    set.range(..bound).next_back().copied().unwrap_or(0)
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
