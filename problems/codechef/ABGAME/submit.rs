// CodeChef ABGAME https://www.codechef.com/problems/ABGAME · made by `cargo judge bundle codechef_abgame --write` from eee9d94c60d7d3d4
//! CodeChef ABGAME — A-B Game
//! <https://www.codechef.com/problems/ABGAME> · 2 s · 1536 MiB? · difficulty 4
//!
//! Rules: pieces `A` and `B` stand on a row of cells. The first piece from the left moves only to
//! the right, the second only to the left, the third to the right, and so on, over any number of
//! empty cells, but not over a piece. Player A moves the pieces marked `A`, and player B moves the
//! pieces marked `B`; whoever cannot move loses, and player A begins. The input has T cases, each a
//! row, with `.` for an empty cell. Print the winner.
//! Bounds: 1 ≤ T ≤ 10^5; 1 ≤ |s| ≤ 10^5; the sum of |s| is at most 10^6.
//! Kind: partizan
//! Model: Nim and a sum of integers, a part for each pair of pieces that face each other.
//! Why: the first piece faces the second, the third the fourth, and so on; only the gaps within
//! these pairs become smaller. If the number of pieces is odd, the last piece faces the end of the
//! row.
//!
//! 1. If both pieces of a pair belong to one player, or a player's piece faces the end, the gap
//!    belongs to that player alone and lasts for as many moves as it has cells.
//! 2. If they belong to different players, either player may take any number of cells from the gap,
//!    so it is a Nim heap.
//! 3. Let a be the number of cells in the gaps that belong to A alone, and b the number of cells in
//!    the gaps that belong to B alone. If a > b, A wins: she answers B's moves in the heaps as in
//!    Nim, and each of his moves in his own cells with a move in her own cells. If the heaps' nim
//!    sum is not 0 before her first move, she makes it 0; if it is 0, she takes one cell of her
//!    own, and still has at least b of them. So she never lacks an answer. If a < b, B wins
//!    likewise.
//! 4. If a = b, the players' own cells cancel out, and A wins exactly when the nim sum is not 0
//!    (Bouton).
//!
//! Cost: O(|s|).
//!
//! 规则：一行格子上有棋子 `A` 和 `B`。从左数第一枚只能向右走，第二枚只能向左走，第三枚向右，依此类推；一次可走过
//! 任意多个空格，但不能越过棋子。玩家 A 走棋子 A，玩家 B 走棋子 B；无法操作者输，A 先手。共 T 组数据，每组一行，
//! `.` 为空格。输出获胜者。
//! 范围：1 ≤ T ≤ 10^5；1 ≤ |s| ≤ 10^5；|s| 总和不超过 10^6。
//! 模型：Nim 游戏与整数之和，每对相向的棋子是一部分。
//! 思路：第一枚与第二枚相向，第三枚与第四枚相向，依此类推；只有两枚之间的空格会减少。若棋子数为奇数，最后一枚面对
//! 这一行的尽头。
//!
//! 1. 若一对棋子同属一人，或一枚面对尽头，则 d 个空格只归此人，可走 d 步。
//! 2. 若两枚分属双方，则双方都可从空格中取走任意多个，这是一堆 Nim。
//! 3. 设第一类空格 A 有 a 个，B 有 b 个。若 a > b，A 必胜：B 在 Nim 堆中操作，她按 Nim 应对；B 走自己的空格，她也走
//!    自己的一格。轮到她先走时，若异或和不为 0，她使之为 0；若为 0，她走自己的一格，剩下的仍不少于 b。所以她总有应
//!    对。若 a < b，同理 B 必胜。
//! 4. 若 a = b，双方各自的空格互相抵消，当且仅当异或和不为 0 时 A 胜（Bouton 定理）。
//!
//! 复杂度：O(|s|)。

use proconio::{input, marker::Bytes};
use std::cmp::Ordering;

fn main() {
    input! { cases: usize, rows: [Bytes; cases] }
    let winner = |row: &Vec<u8>| if a_wins(row) { "A\n" } else { "B\n" };
    print!("{}", rows.iter().map(winner).collect::<String>());
}

fn a_wins(row: &[u8]) -> bool {
    if let Some(&sign) = row.iter().find(|sign| !b"AB.".contains(sign)) {
        panic!("the sign {:?}, neither A nor B nor a dot", char::from(sign));
    }
    let pieces: Vec<usize> = (0..row.len()).filter(|&cell| row[cell] != b'.').collect();
    let (mut of_a, mut of_b, mut nim_sum) = (0, 0, 0);
    for pair in pieces.chunks(2) {
        let from = pair[0];
        let to = pair.get(1).copied().unwrap_or(row.len());
        let gap = to - from - 1;
        match (row[from], row.get(to).unwrap_or(&row[from])) {
            (b'A', b'A') => of_a += gap,
            (b'B', b'B') => of_b += gap,
            _ => nim_sum ^= gap,
        }
    }
    match of_a.cmp(&of_b) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => nim_sum != 0,
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

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
