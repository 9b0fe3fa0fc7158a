// Luogu P6639 https://www.luogu.com.cn/problem/P6639 · made by `cargo judge bundle luogu_p6639 --write` from 3a3f9f9e8f544fb9
//! Luogu P6639 — Let (「JYLOI Round 1」让)
//! <https://www.luogu.com.cn/problem/P6639> · 1 s? · 125 MiB? · difficulty 7
//!
//! Rules: from a pile of i stones a move takes j stones, where 1 ≤ j ≤ i and i + j ≤ R; whoever
//! cannot move loses. The input has T commands: `change R` sets R, and `query n` is followed by n
//! lines `l r`, each giving one pile of every size from l to r. For each query print 1 if the first
//! player wins, else 0, all on one line.
//! Bounds: 1 ≤ T ≤ 10^5; 2 ≤ R ≤ 10^15; 0 ≤ l ≤ r < R; the sum of all n is from 1 to 5 · 10^5.
//! Kind: impartial
//! Model: subtraction game, up to a bound that falls as the pile grows.
//! Why: the piles fall into blocks in which the values are 0, 1, 2, … in order. A block that begins
//! with a pile s goes on as long as a move can reach the pile s, and the next block begins at most
//! half as far from R, so there are few blocks; the nim sums over whole blocks are stored:
//!
//! 1. From a pile of i stones, one can reach exactly the piles from max(0, 2i - R) to i - 1.
//! 2. Let the first block begin with 0. After a block that begins with s, let the next block begin
//!    with the first pile that cannot reach s: the least i with 2i - R > s, which is ⌊(R + s) /
//!    2⌋ + 1. In the block of s, a pile of i is worth i - s; the next two steps prove it by
//!    induction.
//! 3. From i one can reach the piles s, …, i - 1, which are worth 0, …, i - s - 1. It remains to
//!    show that no other option is worth i - s; the other options are the piles below s that are
//!    not below 2i - R.
//! 4. Let s' be the beginning of the preceding block. As 2s - R > s', these options are in that
//!    block, and worth 2i - R - s' or more. This lower bound is above i - s, because i + s ≥ 2s >
//!    R + s'.
//! 5. The distance R - s at least halves from block to block, so there are about log R blocks. A
//!    pile of R or more has no move, and is worth 0.
//!
//! Cost: O(log R) per change, O(log log R) per interval.
//!
//! 规则：有若干堆石子；每次操作从 i 枚石子的一堆中取走 j 枚（1 ≤ j ≤ i），要求 i + j ≤ R；无法
//! 操作者输。共 T 条命令：`change R` 设定 R；`query n` 后面有 n 行 `l r`，各表示大小为 l 到 r
//! 的堆每种一堆。对每个询问，先手胜输出 1，否则输出 0，都在一行上。
//! 范围：1 ≤ T ≤ 10^5；2 ≤ R ≤ 10^15；0 ≤ l ≤ r < R；所有 n 的总和从 1 到 5 · 10^5。
//! 模型：减法游戏，堆越大上限越小。
//! 思路：各堆分成若干块，每块中的 SG 值依次是 0、1、2、……。以 s 开头的块一直延续到走不到 s 为
//! 止，下一块离 R 的距离减半，所以块很少；预先存下整块的异或和：
//!
//! 1. 从 i 恰好能走到 max(0, 2i - R) 到 i - 1 的各堆。
//! 2. 第一块以 0 开头；以 s 开头的块之后，下一块以走不到 s 的第一堆开头：即满足 2i - R > s 的最
//!    小的 i，也就是 ⌊(R + s) / 2⌋ + 1。在以 s 开头的块中，i 的 SG 值是 i - s；下面两步用归纳法
//!    证明。
//! 3. 从 i 能走到 s、……、i - 1 各堆，它们的值是 0、……、i - s - 1。只需再证其余的后继，即
//!    从 2i - R 起小于 s 的各堆，值都不是 i - s。
//! 4. 设前一块以 s' 开头。因为 2s - R > s'，这些后继都在那一块里，值不小于 2i - R - s'。
//!    由 i + s ≥ 2s > R + s'，它大于 i - s。
//! 5. 每过一块，距离 R - s 至少减半，所以大约有 log R 块。不少于 R 枚的堆无法操作，值为 0。
//!
//! 复杂度：每次修改 O(log R)，每个区间 O(log log R)。

use grundy::nim::nim_sum_below;
use proconio::input;

/// Consecutive piles with the values 0, 1, 2, …
struct Block {
    first_pile: u64,
    /// The nim sum of the values of all piles before this block.
    sum_before: u64,
}

/// The values of all piles for one R.
struct Piles {
    bound: u64,
    blocks: Vec<Block>,
}

impl Piles {
    /// Cuts the piles below `bound` into blocks.
    fn new(bound: u64) -> Piles {
        let mut blocks = Vec::new();
        let (mut first_pile, mut sum_before) = (0, 0);
        while first_pile < bound {
            blocks.push(Block { first_pile, sum_before });
            let length = (bound - first_pile) / 2 + 1;
            sum_before ^= nim_sum_below(length);
            first_pile += length;
        }
        Piles { bound, blocks }
    }

    /// Returns the nim sum of one pile of every size below `end`.
    fn sum_below(&self, end: u64) -> u64 {
        let end = end.min(self.bound);
        match self.blocks.partition_point(|block| block.first_pile < end) {
            0 => 0,
            begun => {
                let last = &self.blocks[begun - 1];
                last.sum_before ^ nim_sum_below(end - last.first_pile)
            }
        }
    }
}

fn main() {
    input! { commands: usize }
    let mut piles = None;
    let mut verdicts = String::new();
    for _ in 0..commands {
        input! { command: String, number: u64 }
        match command.as_str() {
            "change" => piles = Some(Piles::new(number)),
            "query" => {
                let piles = piles.as_ref().expect("a query before R is set");
                let mut sum = 0;
                for _ in 0..number {
                    input! { l: u64, r: u64 }
                    assert!(l <= r, "piles from {l} to {r}");
                    sum ^= piles.sum_below(l) ^ piles.sum_below(r.saturating_add(1));
                }
                verdicts.push(if sum != 0 { '1' } else { '0' });
            }
            _ => panic!("{command:?} is neither change nor query"),
        }
    }
    println!("{verdicts}");
}

mod grundy {
    pub mod nim {
        /// Returns the nim sum of the heaps 0, 1, …, `end` - 1. Cost: O(1).
        ///
        /// The heaps 4q, 4q + 1, 4q + 2 and 4q + 3 differ only in their last two bits, and their nim sum is
        /// 0, so only the last `end` mod 4 heaps matter. The nim sum of the heaps from a to b is the nim
        /// sum of all heaps below a and all heaps below b + 1, since the heaps counted twice cancel.
        ///
        /// ```
        /// # use grundy::nim::nim_sum_below;
        /// assert_eq!([0, 1, 2, 3, 4, 5].map(nim_sum_below), [0, 0, 1, 3, 0, 4]);
        /// assert_eq!(nim_sum_below(5) ^ nim_sum_below(8), 5 ^ 6 ^ 7);
        /// ```
        pub fn nim_sum_below(end: u64) -> u64 {
            match end % 4 {
                0 => 0,
                1 => end - 1,
                2 => 1,   // 4q and 4q + 1 differ in the last bit
                _ => end, // 4q, 4q + 1 and 4q + 2 make 4q + 3
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
