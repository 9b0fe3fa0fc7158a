// CodeChef BWCELL https://www.codechef.com/problems/BWCELL · made by `cargo judge bundle codechef_bwcell --write` from 89779130412ed865
//! CodeChef BWCELL — Black And White Cells
//! <https://www.codechef.com/problems/BWCELL> · 1 s · 1536 MiB? · difficulty 1
//!
//! Rules: there is a row of black cells with one white cell. A move removes one or more black cells
//! from one side of the white cell. Whoever cannot move loses. Aleksa moves first. The input is the
//! number of rows, then the rows as strings of `B` with one `W`. For each row, print the winner,
//! `Aleksa` or `Chef`.
//! Bounds: at most 10 rows; a row has 1 to 10,000 cells.
//! Kind: impartial
//! Rule: nim
//! Model: Nim, a heap on either side of a cell.
//! Why: the black cells on the left and those on the right are two heaps of Nim. If they are equal,
//! the second player answers each move by removing the same number of cells on the other side.
//! Otherwise the first player makes them equal.
//! Cost: O(length) a row.
//!
//! 规则：有一行黑格和一个白格。每次操作从白格的某一侧取走至少一个黑格。无法操作者输，Aleksa 先
//! 手。先给出行数，每行由 `B` 和一个 `W` 组成；输出每行的获胜者 `Aleksa` 或 `Chef`。
//! 范围：至多 10 行；每行有 1 到 10,000 格。
//! 模型：Nim 游戏，白格两侧各是一堆。
//! 思路：左边的黑格和右边的黑格就是 Nim 的两堆。若两堆相等，后手每次从另一侧取走与对手刚取的同
//! 样多的格。否则先手把它们变成相等。
//! 复杂度：每行 O(长度)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { row: String }
        let (left, right) = sides(&row);
        winners += if left != right { "Aleksa\n" } else { "Chef\n" };
    }
    print!("{winners}", winners = winners);
}

/// Returns the numbers of black cells to the left and to the right of the white cell.
fn sides(row: &str) -> (usize, usize) {
    if let Some(cell) = row.chars().find(|cell| !"BW".contains(*cell)) {
        panic!("{cell:?} in a row, neither B nor W", cell = cell);
    }
    let sides: Vec<&str> = row.split('W').collect();
    match sides[..] {
        [left, right] => (left.len(), right.len()),
        _ => panic!("{} white cells in a row, not one", sides.len() - 1),
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
