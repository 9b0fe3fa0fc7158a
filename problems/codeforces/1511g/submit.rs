// Codeforces 1511G https://codeforces.com/problemset/problem/1511/G · made by `cargo judge bundle cf1511g --write` from 3d5b3951169d27f4
//! Codeforces 1511G — Chips on a Board
//! <https://codeforces.com/problemset/problem/1511/G> · 5 s · 512 MiB · difficulty 7
//!
//! Rules: there are n chips in the columns 1, …, m of a board. For a query L R, only the columns
//! from L to R remain, with the chips in them; a move shifts one of these chips any number of
//! columns to the left, and whoever cannot move loses. The input is `n m`, the columns of the
//! chips, the number of queries and the queries; print a letter for each query, without spaces: `A`
//! if the first player, Alice, wins, and `B` if not.
//! Bounds: 1 ≤ n, m ≤ 2 · 10^5; at most 2 · 10^5 queries; 1 ≤ L ≤ R ≤ m.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a chip is a heap of its distance from the left end.
//! Why: a chip in column c can be shifted to any distance from L that is less than c - L, so it
//! acts like a heap of c - L stones. So the nim sum of all c - L decides the game (Bouton's
//! theorem).
//!
//! 1. Let S(k, p) be the nim sum of c - p over the columns c of all chips in the 2^k columns that
//!    start with column p. The distance from p to a chip in the right half of these columns is
//!    2^(k - 1) plus the chip's distance from the left end of this half. The latter distance is
//!    less than 2^(k - 1), so no binary digits overlap. So S(k, p) is the nim sum of S(k - 1, p)
//!    and S(k - 1, p + 2^(k - 1)), and also of 2^(k - 1) if the number of chips in the right half
//!    is odd.
//! 2. For a query, the columns from L to R are cut into pieces whose lengths are the different
//!    powers of two that add up to R - L + 1, with the longest piece first. A piece of 2^k columns
//!    begins at a column p whose distance p - L from L is a multiple of 2^k, so again no digits
//!    overlap: the piece contributes S(k, p), and also p - L if the number of its chips is odd.
//!
//! Cost: O((m + q) log m) time and O(m log m) memory.
//!
//! 规则：棋盘的列 1, …, m 上有 n 枚棋子。对询问 L R，只留下第 L 到第 R 列和其中的棋子；每次操作
//! 把其中一枚棋子左移任意多列，无法操作者输。依次给出 `n m`、各棋子所在的列、询问数和各个询问；
//! 每个询问输出一个字母，中间不加空格：先手 Alice 胜为 `A`，否则为 `B`。
//! 范围：1 ≤ n, m ≤ 2 · 10^5；至多 2 · 10^5 个询问；1 ≤ L ≤ R ≤ m。
//! 模型：Nim 游戏，棋子是一堆，大小为它到左端的距离。
//! 思路：第 c 列的棋子可以移到离 L 的距离小于 c - L 的任意列，相当于 c - L 枚的一堆。所以所有
//! c - L 的异或和决定胜负（Bouton 定理）。
//!
//! 1. 对从 p 起 2^k 列中的棋子，记 c - p 的异或和为 S(k, p)。右半边各列的距离，比到右半边自己左
//!    端的距离大 2^(k - 1)，而后者没有这一位。所以 S(k, p) 是 S(k - 1, p) 与 S(k - 1, p + 2^(k
//!    - 1)) 的异或和，若右半边的棋子数是奇数，再异或上 2^(k - 1)。
//! 2. 对询问，把 L 到 R 的各列切成若干段，长度是 R - L + 1 的各个 2 的幂，从大到小。长 2^k 的一
//!    段的起点到 L 的距离是 2^k 的倍数，所以二进制位也不相交：它贡献 S(k, p)，若段内的棋子数是
//!    奇数，再贡献 p - L。
//!
//! 复杂度：时间 O((m + q) log m)，空间 O(m log m)。

use proconio::{input, marker::Usize1};

fn main() {
    input! { n: usize, m: usize, chips: [Usize1; n], q: usize, queries: [(Usize1, usize); q] }
    let board = Board::new(m, &chips);
    let mut winners = String::new();
    for (left, end) in queries {
        assert!(left < end && end <= m, "the columns {} to {end} of {m}", left + 1);
        winners.push(if board.nim_sum(left, end) != 0 { 'A' } else { 'B' });
    }
    println!("{winners}");
}

struct Board {
    /// For each column, the number of chips before it, modulo 2.
    parities_before: Vec<u8>,
    /// S(k, p) for each k and for each column p that begins a run of 2^k columns.
    sums: Vec<Vec<u32>>,
}

impl Board {
    fn new(columns: usize, chips: &[usize]) -> Board {
        let mut parities_before = vec![0; columns + 1];
        for &chip in chips {
            assert!(chip < columns, "a chip in column {} of {columns}", chip + 1);
            parities_before[chip + 1] ^= 1;
        }
        for column in 0..columns {
            parities_before[column + 1] ^= parities_before[column];
        }
        let mut board = Board { parities_before, sums: vec![vec![0; columns]] };
        let mut half = 1;
        while 2 * half <= columns {
            let halves = &board.sums[board.sums.len() - 1];
            let sum = |left: usize| {
                let right = left + half;
                let shift = if board.has_odd_chips(right, half) { half as u32 } else { 0 };
                halves[left] ^ halves[right] ^ shift
            };
            let whole = (0..=columns - 2 * half).map(sum).collect();
            board.sums.push(whole);
            half *= 2;
        }
        board
    }

    /// Returns whether there is an odd number of chips in the `length` columns that begin with
    /// `start`.
    fn has_odd_chips(&self, start: usize, length: usize) -> bool {
        self.parities_before[start] != self.parities_before[start + length]
    }

    /// Returns the nim sum of the distances between `left` and the chips in the columns from `left`
    /// up to, but not including, `end`.
    fn nim_sum(&self, left: usize, end: usize) -> u32 {
        let mut sum = 0;
        let mut start = left;
        for (k, sums) in self.sums.iter().enumerate().rev() {
            let length = 1 << k;
            if start + length <= end {
                sum ^= sums[start];
                if self.has_odd_chips(start, length) {
                    sum ^= (start - left) as u32;
                }
                start += length;
            }
        }
        sum
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};
        use std::num::NonZeroUsize;

        /// Reads a positive number and subtracts 1, as for indices that start at 1.
        pub enum Usize1 {}

        impl Readable for Usize1 {
            type Output = usize;

            fn read(input: &mut Input) -> usize {
                NonZeroUsize::read(input).get() - 1
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
