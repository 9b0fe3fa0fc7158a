// BOJ 16880 https://www.acmicpc.net/problem/16880 · made by `cargo judge bundle boj16880 --write` from c1ca6cbc2de710c5
//! BOJ 16880 — Game of five chess pieces (룩, 비숍, 킹, 나이트, 궁전 게임)
//! <https://www.acmicpc.net/problem/16880> · 1 s? · 256 MiB? · difficulty 6
//!
//! Rules: N chess pieces stand on a board, and several may share a square. A player moves one piece
//! as in chess, except that neither coordinate may grow; a palace moves like a rook or like a king.
//! Whoever cannot move loses, and koosaga begins. Read `N`, then `x y c` for each piece, c being
//! `R` for a rook, `B` for a bishop, `K` for a king, `N` for a knight, `P` for a palace. Print the
//! winner, `koosaga` or `cubelover`.
//! Bounds: 1 ≤ N ≤ 300,000; 0 ≤ x, y < 10^9.
//! Kind: impartial
//! Model: board game, a sum of pieces.
//! Why: koosaga wins exactly when the nim sum of the pieces' values is not 0. Let s be the smaller
//! coordinate and d the difference between the two. By induction on x + y:
//!
//! 1. A rook is worth x ⊕ y, like two heaps of Nim, and a bishop is worth s, like one heap.
//! 2. A king is worth (d mod 2) + 2 (s mod 2). If both coordinates are even, the moves lead only to
//!    the values 1, 2 and 3; if both are odd, they lead to 0, 1 and perhaps 3. If just one
//!    coordinate is odd and s is even, they lead to 0 and, if s > 0, to 2 and 3; if just one is odd
//!    and s is odd, they lead to 2, 0 and 1.
//! 3. A knight is worth s mod 3, or 1 less if d < s mod 3. It moves to (s - 1, s + d - 2) or (s -
//!    2, s + d - 1). If s mod 3 is 0, both squares have a value of 1 or 2. If s mod 3 is 1 and d ≥
//!    1, the first has the value 0 and the second a value of at least 2; if s mod 3 is 1 and d = 0,
//!    both have the value 1. If s mod 3 is 2, the second has the value 0, and the first has the
//!    value 1 for d ≥ 2, and 0 for smaller d.
//! 4. A palace on (3a + i, 3b + j), with i and j below 3, is worth 3 (a ⊕ b) + (i + j) mod 3. No
//!    move leads to a square with this value: a move along a line changes i + j mod 3 or exactly
//!    one of a and b, and a diagonal move lowers x + y by 2. A smaller value with a different
//!    quotient by 3 is reached along a line, as in Nim, by choosing i or j as needed. With the same
//!    quotient, the moves that lower i or j reach each smaller remainder, except 0 from i = j = 1,
//!    which a diagonal move reaches.
//!
//! Cost: O(N).
//!
//! 规则：棋盘上有 N 枚棋子，同一格可以有多枚。每次操作按国际象棋的走法移动一枚棋子，但两个坐标都不能变大；宫殿
//! 可以像车或像王那样走。无法操作者输，koosaga 先手。读入 `N`，再给出每枚棋子的 `x y c`，c 为 `R`（车）、`B`
//! （象）、`K`（王）、`N`（马）、`P`（宫殿）。输出获胜者 `koosaga` 或 `cubelover`。
//! 范围：1 ≤ N ≤ 300,000；0 ≤ x, y < 10^9。
//! 模型：棋盘游戏，局面是各枚棋子的和。
//! 思路：各枚棋子 SG 值的异或和不为 0 时先手胜。记 s 为较小的坐标，d 为两坐标之差。对 x + y 归纳：
//!
//! 1. 车的值是 x ⊕ y，相当于两堆 Nim；象的值是 s，相当于一堆。
//! 2. 王的值是 (d mod 2) + 2 (s mod 2)。两坐标都是偶数时，走一步到 1、3 和 2；都是奇数时，到 0、1，或许还有
//!    3。一奇一偶且 s 为偶数时，到 0，s > 0 时还有 2 和 3；s 为奇数时，到 2、0 和 1。
//! 3. 马的值是 s mod 3，若 d 小于它则减一，但不小于 0。它走到 (s - 1, s + d - 2) 或 (s - 2, s + d - 1)。s mod
//!    3 为 0 时，两者的值都是 1 或 2。为 1 时，若 d ≥ 1，前者为 0，后者至少为 2；若 d = 0，两者都是 1。为 2
//!    时，后者为 0，前者在 d ≥ 2 时为 1，否则为 0。
//! 4. 宫殿在 (3a + i, 3b + j)（i、j 小于 3）时，值是 3 (a ⊕ b) + (i + j) mod 3。没有一步保持这个值：沿直线走，
//!    要么改变 i + j 模 3 的余数，要么只改变 a、b 之一；沿对角线走，x + y 减少 2。除以 3 的商不同的较小值，
//!    像 Nim 那样沿直线就能走到，i 或 j 按需要选取。商相同时，减小 i 或 j 能得到每个较小的余数，只有从 i = j
//!    = 1 到余数 0 不行，而走对角线可以。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { pieces: [(u64, u64, char)] }
    let sum = pieces.iter().fold(0, |sum, &(x, y, piece)| sum ^ value(piece, x, y));
    println!("{}", if sum != 0 { "koosaga" } else { "cubelover" });
}

fn value(piece: char, x: u64, y: u64) -> u64 {
    let (smaller, difference) = (x.min(y), x.abs_diff(y));
    match piece {
        'R' => x ^ y,
        'B' => smaller,
        'K' => difference % 2 + 2 * (smaller % 2),
        'N' => {
            let most = smaller % 3;
            difference.clamp(most.saturating_sub(1), most)
        }
        'P' => 3 * ((x / 3) ^ (y / 3)) + (x + y) % 3,
        _ => panic!("{piece} is no piece"),
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
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
