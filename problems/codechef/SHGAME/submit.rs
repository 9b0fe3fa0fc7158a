// CodeChef SHGAME https://www.codechef.com/problems/SHGAME · made by `cargo judge bundle codechef_shgame --write` from 59fd613dde80e589
//! CodeChef SHGAME — A Game With a Sheet of Paper
//! <https://www.codechef.com/problems/SHGAME> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: one cell of a sheet of N by M cells is marked. A move cuts the sheet along a line between
//! rows or columns and throws away the part without the marked cell. Whoever faces a single cell
//! loses. The input is the number of cases, then `N M` for each. For each case, print the number of
//! choices of the marked cell for which the first player wins.
//! Bounds: 100 cases; 1 ≤ N, M ≤ 10^6.
//! Kind: count
//! Rule: nim
//! Model: Nim, counted by nim sum.
//! Why: the rows above the marked cell, the rows below it, the columns to its left and the columns
//! to its right are four heaps, and a cut takes any number from one of them. So the lost cells are
//! those for which the numbers a and b of rows above and below, with a + b = N - 1, have the same
//! nim sum as the numbers c and d of columns on either side, with c + d = M - 1.
//!
//! 1. For s = N - 1 and t = M - 1, let f(s, t) be the number of such quadruples (a, b, c, d), and
//!    look at the last binary digits of these four numbers. If s is odd, exactly one of a and b
//!    ends in 1, and it may be either of them, so their nim sum ends in 1. If s is even, either a
//!    and b both end in 0 and, without these digits, add up to s/2; or both end in 1 and, without
//!    these digits, add up to s/2 - 1. In both cases their nim sum ends in 0.
//! 2. So f(0, 0) = 1, and f(s, t) = 0 if only one of s and t is odd. If both are odd, f(s, t) is
//!    4f((s - 1)/2, (t - 1)/2). If both are even, f(s, t) is the sum of the four values f(s/2 - i,
//!    t/2 - j) with i and j being 0 or 1, where f is 0 if one of its arguments is negative.
//! 3. After k digits, s has become ⌊s / 2^k⌋ or 1 less, and t likewise, so f is needed for four
//!    pairs of arguments at each digit.
//!
//! Cost: O(log(N + M)) per case.
//!
//! 规则：有一张 N × M 格的纸，其中一格有标记。每次操作沿行与行或列与列之间的线剪一刀，扔掉不含
//! 标记的部分。面对只剩一格的纸者负。先给出数据组数，每组给出 `N M`；输出标记放在多少个格上时先
//! 手胜。
//! 范围：100 组数据；1 ≤ N, M ≤ 10^6。
//! 模型：Nim 游戏，按异或和计数。
//! 思路：标记格上方的行数、下方的行数、左边的列数、右边的列数是四堆，每剪一刀就从其中一堆取走任
//! 意多枚。所以必败的格满足：上下行数的异或和等于左右列数的异或和，其中上下 a + b = N - 1，左右
//! c + d = M - 1。
//!
//! 1. 令 s = N - 1，t = M - 1，f(s, t) 为这样的 (a, b, c, d) 的个数，看最低的二进制位。若 s 是
//!    奇数，a 与 b 中恰有一个末位是 1，有两种情形，异或和的末位也是 1。若 s 是偶数，则或者两个
//!    末位都是 0，去掉末位后和为 s/2；或者都是 1，去掉末位后和为 s/2 - 1；两种情形异或和的末位
//!    都是 0。
//! 2. 所以 f(0, 0) = 1；s 与 t 恰有一个奇数时 f(s, t) = 0；都是奇数时 f(s, t) 是 4f((s - 1)/2,
//!    (t - 1)/2)；都是偶数时它是四个 f(s/2 - i, t/2 - j) 之和，i 与 j 取 0 或 1，参数为负的项算
//!    作 0。
//! 3. 去掉 k 位之后，s 变成 ⌊s / 2^k⌋ 或比它小 1，所以每一位只需求四对的 f。
//!
//! 复杂度：每组 O(log(N + M))。

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { cases: usize }
    let mut lost = LostCells::default();
    let mut answers = String::new();
    for _ in 0..cases {
        // With 32 bits each, the number of cells has 64.
        input! { n: u32, m: u32 }
        assert!(n > 0 && m > 0, "a sheet of {n} by {m} has no cell", n = n, m = m);
        let won = u64::from(n) * u64::from(m) - lost.count(n - 1, m - 1);
        answers += &format!("{won}\n", won = won);
    }
    print!("{answers}", answers = answers);
}

/// The values of f found so far.
#[derive(Default)]
struct LostCells {
    known: HashMap<(u32, u32), u64>,
}

impl LostCells {
    /// Returns the number of ways to choose two numbers with the sum `rows` and two numbers with
    /// the sum `columns` such that the two pairs have equal nim sums.
    fn count(&mut self, rows: u32, columns: u32) -> u64 {
        if (rows, columns) == (0, 0) {
            return 1;
        }
        if let Some(&count) = self.known.get(&(rows, columns)) {
            return count;
        }
        let count = match (rows % 2, columns % 2) {
            (0, 0) => self.count_even(rows, columns),
            (1, 1) => 4 * self.count(rows / 2, columns / 2),
            _ => 0,
        };
        self.known.insert((rows, columns), count);
        count
    }

    fn count_even(&mut self, rows: u32, columns: u32) -> u64 {
        let mut count = 0;
        for row_rest in rests(rows) {
            for column_rest in rests(columns) {
                count += self.count(row_rest, column_rest);
            }
        }
        count
    }
}

/// Returns the sums that two numbers with an even sum can have once their last binary digits are
/// removed.
fn rests(sum: u32) -> impl Iterator<Item = u32> {
    let half = sum / 2;
    half.saturating_sub(1)..=half
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
