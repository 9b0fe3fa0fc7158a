// Luogu P7977 https://www.luogu.com.cn/problem/P7977 · made by `cargo judge bundle luogu_p7977 --write` from 3e5b8787e79d255c
//! Luogu P7977 — Not the end of the world (世界未末日)
//! <https://www.luogu.com.cn/problem/P7977> · 1 s? · 125 MiB? · difficulty 7
//!
//! Rules: n heaps; a move chooses 1 to k of them and takes c stones from each, where c may differ
//! from heap to heap: for a heap of s stones, c is an integer with 1 ≤ c ≤ s such that a + b = c
//! and ab = s for some real a and b. Whoever cannot move loses. The input is `n k S`, then the
//! heaps, none above S. Print `YES` if the first player wins, else `NO`.
//! Bounds: 1 ≤ k ≤ n ≤ 3 · 10^6; 1 ≤ S ≤ 3 · 10^10.
//! Kind: impartial
//! Model: Moore's Nim, a heap of s being worth a number near √s.
//! Why: a heap can be cut down to any size up to a bound that grows with the heap. So it is
//! equivalent to a heap of Moore's Nim whose size v grows with s, and it is enough to know, for
//! each v, the least heap that is worth v:
//!
//! 1. Such real numbers a and b exist exactly when c² ≥ 4s. So a heap of s < 4 cannot be touched,
//!    and any other heap can become any t with 0 ≤ t ≤ s - ⌈2√s⌉. This bound does not fall as s
//!    grows, because 2√s grows by less than 1 from one s to the next.
//! 2. Let s be worth 0 if it cannot be touched, and otherwise one more than the value of the
//!    largest heap that it can become. By induction, values do not fall as s grows, and from a heap
//!    worth v all values below v can be reached, and no others. So a heap worth v moves like a heap
//!    of v stones in Moore's Nim, and Moore's theorem decides who wins.
//! 3. Let t be the least heap worth v. A heap s is worth v + 1 or more exactly when it can become
//!    t, that is, when s - 2√s ≥ t; this means (√s - 1)² ≥ t + 1, which is equivalent to s ≥
//!    t + 2 + 2√(t + 1). So the least heap worth v + 1 is t + 2 + ⌈2√(t + 1)⌉.
//!
//! Cost: O(√S) for the least heaps up to S; then about O(1) for each heap, as there are few least
//! heaps among 2^17 consecutive numbers.
//!
//! 规则：有 n 堆石子；每次操作选 1 到 k 堆，从每堆取 c 枚，各堆的 c 可以不同：对有 s 枚石子的
//! 堆，c 是满足 1 ≤ c ≤ s 的整数，而且存在实数 a、b 使 a + b = c、ab = s。无法操作者输。只有一
//! 组数据，先给出 `n k S`，再给出各堆的石子数，都不超过 S。先手胜输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ k ≤ n ≤ 3 · 10^6；1 ≤ S ≤ 3 · 10^10。
//! 模型：Nim-K 博弈，一堆 s 的值是 √s 附近的一个数。
//! 思路：一堆可以减到不超过某个上界的任意数，而上界随堆的大小增长。所以它相当于 Nim-K 博弈
//! （Moore）中的一堆，大小 v 随 s 增长，只需对每个 v 求出值为 v 的最小的堆：
//!
//! 1. 当且仅当 c² ≥ 4s 时 a、b 是实数。所以 s < 4 的堆不能动，其他的堆可以变成任意的 t，
//!    0 ≤ t ≤ s - ⌈2√s⌉。这个上界随 s 增大不会减小，因为 s 每增加 1，2√s 的增量小于 1。
//! 2. 规定不能动的堆 s 的值为 0，其他的堆的值是它能变成的最大的堆的值加一。由归纳，值随 s 增大
//!    不会减小，而且从值为 v 的堆恰好能走到小于 v 的所有值。所以它能做的操作与 Nim-K 博弈中 v
//!    枚石子的堆相同，由 Moore 定理判定胜负。
//! 3. 设 t 是值为 v 的最小的堆。一堆 s 的值不小于 v + 1，当且仅当它能变成 t：即 s - 2√s ≥ t，
//!    或 (√s - 1)² ≥ t + 1，或 s ≥ t + 2 + 2√(t + 1)，三者等价。所以值为 v + 1 的最小的堆
//!    是 t + 2 + ⌈2√(t + 1)⌉。
//!
//! 复杂度：求 S 以内的各个最小的堆 O(√S)；之后每堆约 O(1)，因为连续 2^17 个数中最小的堆很少。

use grundy::moore;
use proconio::input;

/// For heaps larger than this, the lists would need too much memory.
const LARGEST: u64 = 1_000_000_000_000;

/// The number of low binary digits in which the heaps of a block may differ.
const BLOCK_DIGITS: u32 = 17;

/// The least heap worth 0, 1, 2, …
struct LeastHeaps {
    heaps: Vec<u64>,
    /// How many least heaps come before each block. A block contains few least heaps, so with these
    /// counts little is left to search.
    before_block: Vec<usize>,
}

impl LeastHeaps {
    /// Lists the least heaps up to the first one that is larger than `largest`.
    fn new(largest: u64) -> LeastHeaps {
        let mut heaps = vec![0];
        let (mut least, mut root) = (0, 0); // the last of them, and ⌈2√(least + 1)⌉
        while least <= largest {
            while root * root < 4 * (least + 1) {
                root += 1;
            }
            least += 2 + root;
            heaps.push(least);
        }
        let blocks = (largest >> BLOCK_DIGITS) + 1;
        let before = |block: u64| heaps.partition_point(|&least| least < block << BLOCK_DIGITS);
        let before_block = (0..=blocks).map(before).collect();
        LeastHeaps { heaps, before_block }
    }

    /// Returns what `heap` is worth.
    fn worth(&self, heap: u64) -> u64 {
        let block = (heap >> BLOCK_DIGITS) as usize;
        let (first, end) = (self.before_block[block], self.before_block[block + 1]);
        let not_above = self.heaps[first..end].partition_point(|&least| least <= heap);
        (first + not_above) as u64 - 1
    }
}

fn main() {
    input! { n: usize, k: usize, _bound: u64, mut heaps: [u64; n] }
    assert!(k > 0, "k is 0, and a move takes from one heap or more");
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= LARGEST, "a heap of {largest} stones, more than {LARGEST}");
    let least_heaps = LeastHeaps::new(largest);
    for heap in &mut heaps {
        *heap = least_heaps.worth(*heap);
    }
    println!("{}", if moore::outcome(&heaps, k).mover_wins() { "YES" } else { "NO" });
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
