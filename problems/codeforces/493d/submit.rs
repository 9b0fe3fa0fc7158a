// Codeforces 493D https://codeforces.com/problemset/problem/493/D · made by `cargo judge bundle cf493d --write` from 51ba1fd42e9efa85
//! Codeforces 493D — Vasya and Chess
//! <https://codeforces.com/problemset/problem/493/D> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: an n by n board has a white queen at row 1, column 1, a black one at row 1, column n, and
//! neutral pawns on all other squares. Queens move as in chess, and each move must take a pawn or
//! the other queen. Whoever cannot take a piece, or has no queen left, loses; white begins. The
//! input is `n`; print `black` if black wins, else `white` and the first square, ordered by row and
//! then by column, to which white can make a winning first move.
//! Bounds: 2 ≤ n ≤ 10^9.
//! Kind: partizan
//! Picture: picture.rs
//! Model: symmetry, a mirror between two queens.
//! Why: let n be odd. Black answers each of white's moves with the mirror image of that move across
//! the middle column. The pawns in the middle column stay as long as no queen goes there, so
//! neither queen gets to the other side or sees the other queen, and the mirror image of each path
//! is as clear as the path itself. If white goes to the middle column, black's mirrored move ends
//! on the same square and takes the white queen. So white is the first to be without a move. For an
//! even n, white takes the piece at row 1, column 2, the first square within reach. If n is 2, that
//! piece is black's queen; otherwise white then plays black's role on columns 2 to n. Column 1 is
//! of no use to black, as it is on white's side.
//! Cost: O(1).
//!
//! 规则：有一个 n × n 的棋盘，第 1 行第 1 列是白后，第 1 行第 n 列是黑后，其余格子都是中立的
//! 兵。后的走法同国际象棋，每一步必须吃掉一个兵或对方的后。不能这样走或自己的后已被吃的人输；白
//! 方先手。输入 `n`；黑方赢则输出 `black`，否则输出 `white` 和白方第一步走去就能赢的最小的格子
//! （先比行，再比列）。
//! 范围：2 ≤ n ≤ 10^9。
//! 模型：对称策略，两个后左右对称。
//! 思路：设 n 为奇数。黑方以中间一列为轴，模仿白方的每一步。只要没有后走到中间一列，那里的兵就
//! 都还在，所以两个后都到不了另一侧，也看不见对方，而每条路径的镜像和它一样畅通。若白方走到中间
//! 一列，黑方镜像路径的终点就是同一格，于是吃掉白后。所以先无法操作的是白方。n 为偶数时，白方吃
//! 1 2，这是他够得着的最小的格子：若 n 是 2，那里就是黑后；否则白方在第 2 到 n 列上扮演黑方的角
//! 色。第 1 列在白方一侧，对黑方没有用。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    assert!(n >= 2, "a board of {n} by {n} squares, where two queens need at least 2 by 2");
    println!("{}", if n % 2 == 0 { "white\n1 2" } else { "black" });
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
