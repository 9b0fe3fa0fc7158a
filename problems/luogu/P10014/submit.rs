// Luogu P10014 https://www.luogu.com.cn/problem/P10014 · made by `cargo judge bundle luogu_p10014 --write` from 677dc72b2efa2a0e
//! Luogu P10014 — Cocoon (茧)
//! <https://www.luogu.com.cn/problem/P10014> · 1 s? · 512 MiB? · difficulty 8
//!
//! Also: QOJ 7795
//! Rules: rows of stones; a move takes y ≥ 1 stones from a row of x stones, where y^k ≤ x, and
//! whoever cannot move loses. The input is `t k`, then t games, each given as n and a_1 … a_n,
//! which mean rows of 1, 2, …, a_1 stones, then rows of 1, 2, …, a_2 stones, and so on. Print
//! `Lily` if the first player wins, else `Kaguya`.
//! Bounds: 1 ≤ k ≤ 5; 1 ≤ n ≤ 10^5, in each game and in all games together; 1 ≤ a_i < 2^60.
//! Kind: impartial
//! Model: subtraction game, up to the k-th root of the row and a sum of rows.
//! Why: let v = ⌊x^(1/k)⌋ be the root of x, that is, the largest number of stones that may be taken
//! from a row of x. The values of x - v, …, x are always 0, …, v in some order, and repeat with
//! period v + 1 while the root stays v. So the rows with the same root consist of whole periods,
//! whose nim sums cancel out in pairs, and a remainder, for which the order of the values must be
//! known:
//!
//! 1. By induction on x, the values of x - v, …, x are 0, …, v in some order; for x = 0 this is
//!    true. If x is the smallest number with root v, the options of a row of x stones are the v
//!    rows before it. They are worth 0, …, v - 1, so x is worth v. Otherwise the v + 1 rows before
//!    x are worth 0, …, v, and the last v of them are the options, so x is worth as much as the
//!    first of the v + 1 rows, x - v - 1.
//! 2. Let the queue of v be the values of the v rows before v^k, in order. Starting with v^k, as
//!    long as the root is v, the values are v, the queue, v, the queue, and so on. There are L =
//!    (v + 1)^k - v^k such rows, and L ≡ -(-1)^k modulo the period v + 1.
//! 3. For odd k, L ≡ 1: the last period is not complete and has only its first value, v. So the
//!    queue of v + 1 is the queue of v followed by v, and by induction the queue of v is 0, 1, …,
//!    v - 1.
//! 4. For odd k, (L - 1) / (v + 1) whole periods come before that last value v. This number is (v +
//!    1)^(k-1) - (v^(k-1) - v^(k-2) + … + 1), with k terms in the brackets: the number is even if v
//!    is even, and odd if v is odd and k > 1. The nim sum 0 ⊕ … ⊕ v of a period is 1 for v ≡ 1
//!    modulo 4 and 0 for v ≡ 3. So all rows with root v together have the nim sum v, or v ⊕ 1 if v
//!    ≡ 1 modulo 4 and k > 1.
//! 5. For even k, L ≡ -1: the last period lacks its last value, e, which is the last value in the
//!    queue of v. So the queue of v + 1 is e, then v, then the queue of v without its last value.
//!    Read backwards, the queue loses e at the front and gains v and then e at the end.
//! 6. Write the queue of 1, followed by all values that join, as one sequence: s(0) = 0, then
//!    s(2v - 1) = v and s(2v) = s(v - 1) for v = 1, 2, …. The queue of v, read backwards, is s(v -
//!    1), …, s(2v - 2). This is true for v = 1; and if it is true for v, then e = s(v - 1), and
//!    step 5 makes it true for v + 1.
//! 7. For even k, (L + 1) / (v + 1) = (v + 1)^(k-1) - (v^(k-1) - v^(k-2) + … - 1), again with k
//!    terms in brackets. If v is even, the power and the bracket are both odd; if v is odd, they
//!    are both even. So this number of periods is even. The nim sum of these periods would be 0 if
//!    the last one were complete, but it lacks s(v - 1): all rows with root v together have the nim
//!    sum s(v - 1).
//! 8. Let a be one of the numbers a_1, …, a_n, and let w be its root. The rows with root w end at
//!    a, perhaps within a period. Their whole periods cancel out in pairs; a period that is left
//!    over has the nim sum 0 ⊕ … ⊕ w, and the remainder is w and then the first values of the queue
//!    of w: 0, 1, … for odd k, and s(2w - 2), s(2w - 3), … for even k. So only two kinds of nim
//!    sums are needed, for the smaller roots too: 0 ⊕ … ⊕ n, which has a simple form for each
//!    remainder of n modulo 4, and S(n) = s(0) ⊕ … ⊕ s(n). By step 6, S(n) = (0 ⊕ … ⊕ ⌈n / 2⌉) ⊕
//!    S(⌊n / 2⌋ - 1), and S(-1) = 0.
//!
//! Cost: O(log a) a number.
//!
//! 规则：有若干排石子；每次操作从有 x 枚的一排中取走 y ≥ 1 枚，要求 y^k ≤ x；无法操作者输。输入
//! t 和 k，接着是 t 局游戏，每局先给出 n，再给出 a_1 … a_n，表示有 1、2、……、a_1 枚石子的各排，
//! 1、2、……、a_2 枚石子的各排，依此类推。先手胜输出 `Lily`，否则输出 `Kaguya`。
//! 范围：1 ≤ k ≤ 5；1 ≤ n ≤ 10^5，各组总和也是；1 ≤ a_i < 2^60。
//! 模型：减法游戏，至多取一排的 k 次方根，局面是各排的和。
//! 思路：设 v = ⌊x^(1/k)⌋，即从 x 枚中最多能取的枚数。x - v、……、x 的 SG 值总是 0、……、v 的一个
//! 排列，只要根仍是 v，就以 v + 1 为周期重复。所以根相同的各排由若干个完整的周期（两两抵消）和
//! 一个零头组成，零头部分需要知道各值的次序：
//!
//! 1. 对 x 归纳证明 x - v、……、x 的值是 0、……、v 的一个排列；x = 0 时成立。若根刚刚增大
//!    到 v，x 的后继是它前面的 v 排，值是 0、……、v - 1，所以 x 的值是 v。否则前面 v + 1 排的
//!    值是 0、……、v，后继是其中的后 v 排，所以 x 的值等于其中第一排 x - v - 1 的值。
//! 2. v^k 之前的 v 排的值依次排好，称为 v 的队列。从 v^k 起，只要根仍是 v，各值就是 v、队列、
//!    v、队列，如此重复。这样的排共有 L = (v + 1)^k - v^k 个，模周期 v + 1 有 L ≡ -(-1)^k。
//! 3. k 为奇数时 L ≡ 1：最后一个周期刚开头，只有第一个值 v。所以 v + 1 的队列就是 v 的队列后面
//!    接上 v，由归纳，v 的队列是 0、1、……、v - 1。
//! 4. k 为奇数时，这个 v 之前有 (L - 1) / (v + 1) 个完整的周期。这个数等
//!    于 (v + 1)^(k-1) - (v^(k-1) - v^(k-2) + … + 1)，括号内有 k 项：v 为偶数时它是偶数，v 为
//!    奇数时它是奇数，除非 k = 1。一个周期的异或和 0 ⊕ … ⊕ v，在 v 模 4 余 1 时为 1，余 3 时
//!    为 0。所以根为 v 的所有排的异或和是 v；若 v 模 4 余 1 且 k > 1，则是 v ⊕ 1。
//! 5. k 为偶数时 L ≡ -1：最后一个周期缺了最后的值 e，即 v 的队列的末项。所以 v + 1 的队列是 e，
//!    接着 v，再接着 v 的队列去掉末项。倒过来看，就是 e 从前面离开，v 与 e 依次加到末尾。
//! 6. 把 1 的队列之后依次加进来的数写成一行：s(0) = 0，此后对 v = 1、2、……，s(2v - 1) = v，
//!    s(2v) = s(v - 1)。那么 v 的队列倒过来就是 s(v - 1)、……、s(2v - 2)。v = 1 时成立；若
//!    对 v 成立，则 e = s(v - 1)，由第 5 步对 v + 1 也成立。
//! 7. k 为偶数时，(L + 1) / (v + 1) = (v + 1)^(k-1) - (v^(k-1) - v^(k-2) + … - 1)，括号内仍
//!    有 k 项。v 为偶数时两部分都是奇数，v 为奇数时都是偶数，所以周期数是偶数。它们的异或和
//!    为 0，但缺了一个 s(v - 1)，所以根为 v 的所有排的异或和是 s(v - 1)。
//! 8. 设 a 的根是 w。根为 w 的各排到 a 为止，可能停在一个周期的中间。其中完整的周期两两抵消；若剩下
//!    一个，它的异或和是 0 ⊕ … ⊕ w；零头是 w 和接下来 w 的队列的前几项：k 为奇数时是 0、1、……，k 为
//!    偶数时是 s(2w - 2)、s(2w - 3)、……。所以连同较小的根在内，只需要 0 ⊕ … ⊕ n（由 n 模 4 决定）和
//!    S(n) = s(0) ⊕ … ⊕ s(n)。由第 6 步，S(n) = (0 ⊕ … ⊕ ⌈n / 2⌉) ⊕ S(⌊n / 2⌋ - 1)，S(-1) = 0。
//!
//! 复杂度：每个数 O(log a)。

use grundy::nim::nim_sum_below;
use proconio::input;

/// For numbers larger than this, the period v + 1 might not fit into 64 bits.
const LARGEST: u64 = u64::MAX >> 1;

/// Returns the largest number whose `k`-th power is at most `x`.
fn root(x: u64, k: u32) -> u64 {
    let mut root: u64 = 0;
    for bit in (0..u64::BITS - 1).rev() {
        let larger = root | 1 << bit;
        if larger.checked_pow(k).is_some_and(|power| power <= x) {
            root = larger;
        }
    }
    root
}

/// Returns s(0) ⊕ … ⊕ s(length - 1), for the sequence s of step 6.
fn line_sum(length: u64) -> u64 {
    let (mut sum, mut length) = (0, length);
    while length > 0 {
        // The odd places hold 1, 2, …, and the even ones after the first the line once more.
        sum ^= nim_sum_below(length / 2 + 1);
        length = (length - 1) / 2;
    }
    sum
}

/// Returns the nim sum of all rows whose root is below `v`.
fn sum_of_smaller_roots(v: u64, k: u32) -> u64 {
    match k % 2 {
        0 => line_sum(v - 1),
        _ if k == 1 => nim_sum_below(v),
        // One more for each root 1, 5, 9, … below v.
        _ => nim_sum_below(v) ^ ((v + 2) / 4 % 2),
    }
}

/// Returns the nim sum of the first `length` values of the queue of `v`.
fn queue_sum(length: u64, v: u64, k: u32) -> u64 {
    match k % 2 {
        0 => line_sum(2 * v - 1) ^ line_sum(2 * v - 1 - length),
        _ => nim_sum_below(length),
    }
}

/// Returns the nim sum of the values of rows of 1, …, `most` stones.
fn rows_sum(most: u64, k: u32) -> u64 {
    if most == 0 {
        return 0;
    }
    let v = root(most, k);
    let with_this_root = most - v.pow(k) + 1;
    let (periods, rest) = (with_this_root / (v + 1), with_this_root % (v + 1));
    let mut sum = sum_of_smaller_roots(v, k);
    if periods % 2 == 1 {
        sum ^= nim_sum_below(v + 1);
    }
    if rest > 0 {
        sum ^= v ^ queue_sum(rest - 1, v, k);
    }
    sum
}

fn main() {
    input! { games: usize, k: u32 }
    assert!(k > 0, "k is 0, not 1 or more");
    let mut verdicts = String::new();
    for _ in 0..games {
        input! { n: usize, largest_rows: [u64; n] }
        let mut sum = 0;
        for most in largest_rows {
            assert!(most <= LARGEST, "rows up to {most} stones, 2^63 or more");
            sum ^= rows_sum(most, k);
        }
        verdicts += if sum != 0 { "Lily\n" } else { "Kaguya\n" };
    }
    print!("{verdicts}");
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
