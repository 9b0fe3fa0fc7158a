// Luogu P2594 https://www.luogu.com.cn/problem/P2594 · made by `cargo judge bundle luogu_p2594 --write` from bcaa925e64cdf976
//! Luogu P2594 — A colouring game (染色游戏)
//! <https://www.luogu.com.cn/problem/P2594> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: BZOJ 1434, BZOJ 2316
//! Rules: coins on a board of n rows and m columns. A move chooses a tail and turns over a set of
//! coins that is connected by sides, contains this tail, and has no coin in a later row or a later
//! column than the tail. Whoever cannot move loses. The input begins with the number of cases; each
//! case is `n m`, then n rows of H and T. Print `-_-` if the first player wins, else `=_=`.
//! Bounds: 1 ≤ n, m ≤ 100; at most 50 cases.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, on a board.
//! Why: a position is the sum of its tails, each taken alone (Lenstra). In the first row and the
//! first column, the game is Ruler: the k-th coin is worth the largest power of 2 that divides k,
//! called low(k) here. Every other coin (i, j), counted from 1, is worth 2^(i+j-2):
//!
//! 1. The value of (i, j) is the least number that no connected set makes, where a set is said to
//!    make the nim sum of the values of its coins other than (i, j). The induction is on i + j.
//! 2. No set makes 2^(i+j-2): all coins other than (i, j) are worth smaller powers of 2. Call the
//!    first row and the first column the border. For the coins that are not on the border, this
//!    holds by induction, and on the border low(k) ≤ k ≤ i + j - 2, as both i and j are 2 or more.
//! 3. Let N < 2^(i+j-2) be at least half of this power, and let (i, j) be different from (2, 2).
//!    One of (i - 1, j) and (i, j - 1) is not on the border; this coin is worth 2^(i+j-3), and by
//!    induction one of its connected sets makes N - 2^(i+j-3). That set, with (i, j) added, makes
//!    N.
//! 4. Let N be less than half of this power, and let i and j be at least 3. Both (i - 1, j) and (i,
//!    j - 1) are worth 2^(i+j-3), and by induction one of the connected sets of (i - 1, j) makes N.
//!    That set, with (i, j) and (i, j - 1) added, makes N, as the values of (i - 1, j) and (i,
//!    j - 1) cancel out.
//! 5. Let N be less than half of this power, and let j = 2 and i ≥ 4; then N < 2^(i-1). Let G(k)
//!    consist of 0 and, for each connected set that contains (k, 1) and lies in rows 1 to k of the
//!    first two columns, the nim sum of the values of all its coins. Then G(2) is 0, …, 7: the coin
//!    (2, 1) alone makes 2; it makes 3 with (1, 1), 6 with (2, 2), 7 with both, 4 with (2, 2) and
//!    (1, 2), 1 with (1, 1) and (1, 2), and 5 with all three.
//! 6. By induction G(k) is 0, …, 2^(k+1) - 1 for all k ≥ 2: joining (k, 1) to a set counted in
//!    G(k - 1), or to none, gives all numbers below 2^k, as low(k) is one of these numbers; adding
//!    (k, 2), which is worth 2^k, gives the other numbers. The coins (i, 2), (i, 1) and (i - 1, 1),
//!    alone or with a set counted in G(i - 2), are connected and make any N < 2^(i-1), as low(i) ⊕
//!    low(i - 1) < 2^(i-1).
//! 7. Two cases remain: the coin (2, 2), and the coin (3, 2) with N < 4. Let a, b, c and d be the
//!    coins (1, 1), (2, 1), (3, 1) and (1, 2), worth 1, 2, 1 and 2. Taken with (2, 2), the empty
//!    set makes 0, d alone makes 2, a and d make 3, and a, b and d make 1. Taken with (3, 2), the
//!    empty set makes 0, c alone makes 1, b and c make 3, and a, b and c make 2. The case i = 2 is
//!    the mirror image of j = 2.
//!
//! Cost: O(nm) per case.
//!
//! 规则：n 行 m 列的棋盘上放着硬币。每次操作选一枚反面的硬币和一个包含它的集合，集合按四个方向
//! 连通，其余的硬币所在的行和列都不超过它的行和列；然后把整个集合翻面。无法操作者输。先给出数据
//! 组数，每组给出 `n m` 和 n 行由 H（正面）、T（反面）组成的字符串。先手胜输出 `-_-`，否则输出
//! `=_=`。
//! 范围：1 ≤ n, m ≤ 100；至多 50 组。
//! 模型：翻硬币游戏，在棋盘上。
//! 思路：局面是各枚反面硬币单独存在时的和（Lenstra）。第一行和第一列上就是 Ruler 游戏：第 k 枚
//! 硬币的 SG 值是整除 k 的最大的 2 的幂，这里记作 low(k)。其余的硬币 (i, j)（从 1 编号）
//! 的 SG 值都是 2^(i+j-2)：
//!
//! 1. (i, j) 的 SG 值是连通集合凑不出的最小的数；一个集合凑出的数，是除 (i, j) 外各硬币的 SG 值
//!    的异或和。对 i + j 归纳。
//! 2. 没有集合凑出 2^(i+j-2)：除 (i, j) 外的硬币的值都是更小的 2 的幂。不在边上的由归纳得到；在
//!    边上的有 low(k) ≤ k ≤ i + j - 2，因为 i、j 都不小于 2。
//! 3. 设 N < 2^(i+j-2) 不小于这个幂的一半，且 (i, j) ≠ (2, 2)。(i - 1, j) 与 (i, j - 1) 中有一
//!    个不在边上，它的值是 2^(i+j-3)，并有一个集合凑出 N - 2^(i+j-3)。这个集合加上 (i, j) 就凑
//!    出 N。
//! 4. 设 N 小于一半，且 i、j ≥ 3。两个邻居的值都是 2^(i+j-3)，(i - 1, j) 有一个集合凑出 N。这个
//!    集合加上 (i, j) 和 (i, j - 1) 就凑出 N，因为两个邻居的值抵消。
//! 5. 设 N 小于一半，且 j = 2、i ≥ 4，即 N < 2^(i-1)。在前两列的第 1 到 k 行中取含 (k, 1) 的连
//!    通集合，对整个集合求异或和，设 G(k) 是所有这样的异或和，再加上 0。那么 G(2) 是 0、……、
//!    7：硬币 (2, 1) 单独得 2；加 (1, 1) 得 3，加 (2, 2) 得 6，两者都加得 7；
//!    加 (2, 2) 和 (1, 2) 得 4，加 (1, 1) 和 (1, 2) 得 1，三者都加得 5。
//! 6. 由归纳，对所有 k ≥ 2，G(k) 是 0、……、2^(k+1) - 1：把 (k, 1) 接到 G(k - 1) 的一个集合上
//!    （或什么也不接），因为 low(k) 也是其中的数，就得到所有小于 2^k 的数；再加上值
//!    为 2^k 的 (k, 2)，就得到其余的数。硬币 (i, 2)、(i, 1)、(i - 1, 1) 与 G(i - 2) 的一个集合
//!    （或没有）合起来是连通的，能凑出任何 N < 2^(i-1)，因为 low(i) ⊕ low(i - 1) < 2^(i-1)。
//! 7. 剩下 (2, 2)，以及 (3, 2) 在 N < 4 时的情形。设硬币 (1, 1)、(2, 1)、(3, 1)、(1, 2) 为 a、
//!    b、c、d，值为 1、2、1、2。与 (2, 2) 一起：什么也不加得 0，加 d 得 2，加 a、d 得 3，加 a、
//!    b、d 得 1。与 (3, 2) 一起：什么也不加得 0，加 c 得 1，加 b、c 得 3，加 a、b、c 得 2。
//!    i = 2 的情形与 j = 2 对称。
//!
//! 复杂度：每组 O(nm)。

use grundy::coin_turning::ruler_value;
use proconio::{input, marker::Chars};

/// Returns the exponent of the power of 2 that a tail is worth; rows and columns are counted
/// from 0.
fn exponent(row: usize, column: usize) -> usize {
    if row == 0 || column == 0 {
        ruler_value((row + column) as u64).trailing_zeros() as usize
    } else {
        row + column
    }
}

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, m: usize, rows: [Chars; n] }
        // The binary digits of the nim sum, which are too many for an integer.
        let mut is_one = vec![false; n + m];
        for (row, coins) in rows.iter().enumerate() {
            let known = coins.len() == m && coins.iter().all(|coin| "HT".contains(*coin));
            assert!(known, "the row {:?} is not {m} of H and T", coins.iter().collect::<String>());
            for (column, &coin) in coins.iter().enumerate() {
                if coin == 'T' {
                    is_one[exponent(row, column)] ^= true;
                }
            }
        }
        verdicts += if is_one.contains(&true) { "-_-\n" } else { "=_=\n" };
    }
    print!("{verdicts}");
}

mod grundy {
    pub mod coin_turning {
        /// Returns the value of coin `coin`, counted from 0, in the Ruler game: the largest power of 2 that
        /// divides `coin` + 1. These values form the pattern of the marks on a ruler. Cost: O(1).
        ///
        /// ```
        /// # use grundy::coin_turning::ruler_value;
        /// assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(ruler_value), [1, 2, 1, 4, 1, 2, 1, 8]);
        /// ```
        ///
        /// # Panics
        /// Panics if `coin` is 2^64 - 1, because its value does not fit into 64 bits.
        pub fn ruler_value(coin: u64) -> u64 {
            assert!(coin < u64::MAX, "the value of coin {} does not fit 64 bits", coin);
            1 << (coin + 1).trailing_zeros()
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
