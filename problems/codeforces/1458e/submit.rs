// Codeforces 1458E https://codeforces.com/problemset/problem/1458/E · made by `cargo judge bundle cf1458e --write` from 22281e2e13d0434b
//! Codeforces 1458E — Nim Shortcuts
//! <https://codeforces.com/problemset/problem/1458/E> · 2 s · 512 MiB · difficulty 9
//!
//! Rules: Nim with two heaps, in which n ordered pairs of sizes are declared lost for the player to
//! move; whoever cannot move also loses. The input is `n m`, the pairs, then m positions; print
//! `WIN` or `LOSE` for each, the outcome for the player to move.
//! Bounds: 1 ≤ n, m ≤ 10^5; a heap has 0 to 10^9 stones.
//! Kind: impartial
//! Picture: picture.rs
//! Model: Nim, two heaps with shortcuts, the lost positions on a walk.
//! Why: draw the position (x, y) in column x and row y; moves go down or left. Apart from the given
//! pairs, there is at most one lost position in each column and in each row. All these lost
//! positions lie on a walk that goes from (0, 0) to the right and up and is shifted where a pair is
//! in its way. Between pairs the walk goes along a diagonal, so it is stored as a list of diagonal
//! runs.
//!
//! 1. The walk keeps this invariant: if it is at (x, y), each column left of x has a lost position
//!    below row y, and each row below y has a lost position left of column x.
//! 2. If column x has a pair below row y, go one column to the right; if row y has a pair left of
//!    column x, go one row up; if both conditions hold, do both. The invariant stays true.
//! 3. If neither condition holds, (x, y) is lost. To see this, suppose that (x, y) is not a pair:
//!    each move then leads to (x, y') with y' < y, or to (x', y) with x' < x. These positions are
//!    not pairs. The lost position in row y' left of column x is an option of (x, y'), and the lost
//!    position in column x' below row y is an option of (x', y). So all options are won. Go to (x +
//!    1, y + 1); the invariant stays true.
//! 4. A position (a, b) that is neither a pair nor lost by step 3 is won. Let the step from (x, y)
//!    to (x', y') be the one by which the walk leaves the rectangle formed by the columns 0, …, a
//!    and the rows 0, …, b. Suppose that x = a and x' = a + 1. Then column a has a lost position
//!    below row b, which is an option of (a, b). If y' ≤ b, this follows from the invariant at (x',
//!    y'). If not, the walk went from (a, b) to (a + 1, b + 1); as (a, b) is not lost by step 3,
//!    the walk did so by step 2, so column a has a pair below row b. If x' ≤ a, then y = b and y' =
//!    b + 1, and the same argument applies with rows and columns exchanged.
//! 5. Where neither column x nor row y has a pair, step 3 is repeated up to the next column or row
//!    with a pair. Only the lowest pair of a column and the leftmost pair of a row matter.
//!
//! Cost: O((n + m) log n).
//!
//! 规则：两堆的 Nim 游戏，另外给定 n 个有序对（两堆的大小），轮到时面对其中之一的人就算负；无法
//! 操作者也负。只有一组数据，依次给出 `n m`、各对数和 m 个局面；对每个局面输出轮到走的人的胜
//! 负，`WIN` 或 `LOSE`。
//! 范围：1 ≤ n, m ≤ 10^5；每堆有 0 到 10^9 枚。
//! 模型：Nim 游戏，有捷径的两堆，必败态在一条路上。
//! 思路：把局面 (x, y) 画在第 x 列第 y 行，每步向下或向左。除了给定的对，每行每列至多有一个必败
//! 态。它们都在从 (0, 0) 向右上走的一条路上，遇到挡路的给定对就错开。不受给定对影响的地方沿对角
//! 线走，所以用一列对角线段来存。
//!
//! 1. 这条路保持如下不变量：走到 (x, y) 时，x 左边的每一列在第 y 行之下都有一个必败态，y 下面的
//!    每一行在第 x 列之左也都有一个。
//! 2. 若第 x 列在第 y 行之下有给定对，就右移一列；若第 y 行在第 x 列之左有给定对，就上移一行；
//!    两者都有则都移。不变量仍成立。
//! 3. 若两者都没有，(x, y) 必败。因为假设它不是给定对：每步走到 y' < y 的 (x, y')，
//!    或 x' < x 的 (x', y)，它们都不是给定对；而第 y' 行在第 x 列之左的必败态，或第 x' 列在
//!    第 y 行之下的必败态，是它的后继。所以所有后继都必胜。然后走到 (x + 1, y + 1)，不变量仍成立。
//! 4. 既不是给定对、也没有由第 3 步判为必败的局面 (a, b) 必胜。设这条路从 (x, y) 走一步
//!    到 (x', y')，离开了列 0, …, a 与行 0, …, b 的范围。先设 x = a，x' = a + 1，则第 a 列在
//!    第 b 行之下有必败态，它是 (a, b) 的后继：若 y' ≤ b，这是在 (x', y') 处的不变量；否则这一
//!    步是从 (a, b) 到 (a + 1, b + 1)，因为 (a, b) 没有由第 3 步判为必败，所以这步出自第 2 步，
//!    第 a 列在第 b 行之下有给定对。若 x' ≤ a，则 y = b 且 y' = b + 1，行列交换，结论相同。
//! 5. 第 x 列与第 y 行都没有给定对时，可以一直用第 3 步，直到下一个有给定对的列或行。每列只有最
//!    低的给定对有用，每行只有最左的有用。
//!
//! 复杂度：O((n + m) log n)。

use proconio::input;

/// The largest heap that is allowed, as the coordinates of the walk must fit into 64 bits.
const LARGEST: u64 = 1 << 62;

fn main() {
    input! { n: usize, m: usize, mut pairs: [(u64, u64); n], positions: [(u64, u64); m] }
    for &(a, b) in pairs.iter().chain(&positions) {
        assert!(a.max(b) <= LARGEST, "the heaps {a} {b}, of which one is larger than {LARGEST}");
    }
    pairs.sort_unstable();
    let runs = lost_runs(&pairs);
    let mut outcomes = String::new();
    for (a, b) in positions {
        let is_lost = is_on_run(&runs, a, b) || pairs.binary_search(&(a, b)).is_ok();
        outcomes += if is_lost { "LOSE\n" } else { "WIN\n" };
    }
    print!("{outcomes}");
}

/// The lost positions (x, y), (x + 1, y + 1), … of a straight part of the walk.
struct Run {
    x: u64,
    y: u64,
    len: u64,
}

/// A column with its lowest pair, or a row with its leftmost pair.
struct Line {
    number: u64,
    least: u64,
}

/// Returns the columns or rows of `pairs`; each pair begins with the number of its column or row.
fn lines(mut pairs: Vec<(u64, u64)>) -> impl Iterator<Item = Line> {
    pairs.sort_unstable();
    pairs.dedup_by_key(|(number, _)| *number);
    pairs.into_iter().map(|(number, least)| Line { number, least })
}

/// Returns the runs of the walk, from left to right; the last one goes on for ever.
fn lost_runs(pairs: &[(u64, u64)]) -> Vec<Run> {
    let mut columns = lines(pairs.to_vec()).peekable();
    let mut rows = lines(pairs.iter().map(|&(x, y)| (y, x)).collect()).peekable();
    let mut runs = vec![];
    let (mut x, mut y) = (0, 0);
    while columns.peek().is_some() || rows.peek().is_some() {
        let goes_right = columns.peek().is_some_and(|line| line.number == x && line.least < y);
        let goes_up = rows.peek().is_some_and(|line| line.number == y && line.least < x);
        if goes_right || goes_up {
            x += u64::from(goes_right);
            y += u64::from(goes_up);
        } else {
            let to_column = columns.peek().map_or(u64::MAX, |line| line.number - x);
            let to_row = rows.peek().map_or(u64::MAX, |line| line.number - y);
            let len = to_column.min(to_row).max(1);
            runs.push(Run { x, y, len });
            x += len;
            y += len;
        }
        columns.next_if(|line| line.number < x);
        rows.next_if(|line| line.number < y);
    }
    runs.push(Run { x, y, len: u64::MAX });
    runs
}

/// Returns whether (a, b) is on one of the runs, which are given from left to right.
fn is_on_run(runs: &[Run], a: u64, b: u64) -> bool {
    let begun = runs.partition_point(|run| run.x <= a);
    let Some(run) = runs[..begun].last() else { return false };
    let steps = a - run.x;
    steps < run.len && b.checked_sub(run.y) == Some(steps)
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
