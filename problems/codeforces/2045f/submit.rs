// Codeforces 2045F https://codeforces.com/problemset/problem/2045/F · made by `cargo judge bundle cf2045f --write` from 64373b2f7f2dfb79
//! Codeforces 2045F — Grid Game 3-angle
//! <https://codeforces.com/problemset/problem/2045/F> · 1 s · 1024 MiB · difficulty 8
//!
//! Rules: in a triangular grid of N rows, row r has the cells 1, …, r. A move removes 1 to K stones
//! from a cell (r, c) and adds 0 to K stones to each cell (x, y) with c ≤ y ≤ c + x - r in the next
//! K rows, or in all remaining rows if there are fewer. Whoever cannot move loses. The input is the
//! number of cases; each case is `N M K` and M lines `R C A`, the cells with their stones. Print
//! the winner of each case, `Anda` for the first player or `Kamu` for the second.
//! Bounds: at most 100 cases; 1 ≤ N ≤ 10^9; 1 ≤ M ≤ 200,000, in each case and in all cases
//! together; 1 ≤ K ≤ 200,000; 1 ≤ C ≤ R ≤ N; 1 ≤ A ≤ 10^9.
//! Kind: impartial
//! Model: Nim, K + 1 sums of remainders by row.
//! Why: let a cell with A stones be a heap whose size is the remainder of A modulo K + 1, and let a
//! class consist of all cells in rows whose numbers have the same remainder modulo K + 1. A
//! position is lost if and only if each class has nim sum 0.
//!
//! 1. A move changes the heap of the cell from which it removes 1 to K stones, and no other heap in
//!    that cell's class, as the next row of the class is too far below. So if all sums are 0, one
//!    of them becomes nonzero.
//! 2. If some sums are not 0, each class with such a sum has a heap that, as in Nim, becomes
//!    smaller when the sum is nim-added to it. Choose one such heap for each of these classes, and
//!    let (r, c) be the topmost of their cells. Lower the heap of (r, c) in this way, which
//!    removes 1 to K stones. Each of the other chosen cells is further down, so one row x of its
//!    class is among the K rows below r. In that row, the heaps of the cells (x, c) and (x, c + 1)
//!    can be given any sizes from 0 to K, as 0 to K stones may be added to each cell.
//! 3. The nim sum R of all other heaps in that row's class has no more binary digits than K. Let p
//!    be the power of two that has as many binary digits as R. If R ≤ K, make the two heaps R and
//!    0, and otherwise p and R xor p: both are at most K, as R has the digit p. So the class gets
//!    nim sum 0.
//! 4. Play ends: if the numbers of stones are listed row by row from top to bottom, every move
//!    makes the list smaller in lexicographic order.
//!
//! Cost: O(M log M) per case.
//!
//! 规则：有一个 N 行的三角形网格，第 r 行有格 1, …, r。每次操作从格 (r, c) 取走 1 到 K 枚石子，
//! 并在它下面的 K 行内（以存在的行为限），给满足 c ≤ y ≤ c + x - r 的每个格 (x, y) 各加 0 到 K
//! 枚。无法操作者输。先给出数据组数，每组给出 `N M K` 和 M 行 `R C A`，即有石子的格和石子数；每
//! 组输出获胜者，先手胜为 `Anda`，否则为 `Kamu`。
//! 范围：至多 100 组；1 ≤ N ≤ 10^9；1 ≤ M ≤ 200,000，各组总和也是如此；1 ≤ K ≤ 200,000；
//! 1 ≤ C ≤ R ≤ N；1 ≤ A ≤ 10^9。
//! 模型：Nim 游戏，K + 1 个异或和，按行分类，取余数。
//! 思路：把有 A 枚石子的格看成大小为 A 模 K + 1 的堆，把行号模 K + 1 同余的所有行中的格归为一
//! 类。局面必败，当且仅当每一类的异或和都是 0。
//!
//! 1. 一步取走 1 到 K 枚，改变了所取的格的堆，而不改变同类的其他格，因为同类的下一行太远。所以
//!    若各和都是 0，有一个和会变成非零。
//! 2. 若有些和不为 0，与 Nim 游戏一样，每个这样的类都有一堆，异或上该类的和之后变小。每个这样的
//!    类选一堆，取其中行最靠上的格 (r, c)，照此减小它：这要取走 1 到 K 枚。其余每个这样的类在更
//!    下面都有格，所以 r 下面的 K 行中有它的一行 x。在那一行，(x, c) 和 (x, c + 1) 可以变成任意
//!    大小的堆，因为各可以加 0 到 K 枚。
//! 3. 该类其余各堆的异或和 R，二进制位数不超过 K 的位数。设 p 是位数与 K 相同的 2 的幂。
//!    若 R ≤ K，把这两堆变成 R 和 0，否则变成 p 和 R xor p：两者都不超过 K，因为 R 有 p 这一
//!    位。于是该类的异或和为 0。
//! 4. 游戏必定结束：按行从上到下的次序列出所有石子数，每步都使它在字典序中变小。
//!
//! 复杂度：每组 O(M log M)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: usize, k: u64, stones: [(u64, u64, u64); m] }
        let mut cells = Vec::with_capacity(m);
        for (row, column, stones) in stones {
            assert!(
                1 <= column && column <= row && row <= n,
                "the cell {row} {column} of {n} rows"
            );
            cells.push(Cell { class: remainder(row, k), row, column, heap: remainder(stones, k) });
        }
        winners += if first_wins(cells) { "Anda\n" } else { "Kamu\n" };
    }
    print!("{winners}");
}

/// A cell with stones; cells are ordered first by their class.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    class: u64,
    row: u64,
    column: u64,
    heap: u64,
}

/// Returns a number modulo k + 1.
fn remainder(number: u64, k: u64) -> u64 {
    // A k above which there is no number may be the largest one of 64 bits.
    if number <= k {
        number
    } else {
        number % (k + 1)
    }
}

fn first_wins(mut cells: Vec<Cell>) -> bool {
    cells.sort_unstable();
    for pair in cells.windows(2) {
        let Cell { row, column, .. } = pair[0];
        assert!((row, column) != (pair[1].row, pair[1].column), "the cell {row} {column} twice");
    }
    let mut classes = cells.chunk_by(|cell, next| cell.class == next.class);
    classes.any(|class| class.iter().fold(0, |sum, cell| sum ^ cell.heap) != 0)
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
