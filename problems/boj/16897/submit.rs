// BOJ 16897 https://www.acmicpc.net/problem/16897 · made by `cargo judge bundle boj16897 --write` from 4797b0b8142b31b2
//! BOJ 16897 — Ainta Game (아인타 게임)
//! <https://www.acmicpc.net/problem/16897> · 1 s? · 256 MiB? · difficulty 5
//!
//! Rules: a piece stands on the upper left square of a board. A move takes it one square down, one
//! square to the right, or K squares along the diagonal to the lower right, without leaving the
//! board. Whoever cannot move loses, and koosaga begins. The input is T, then T boards `K N M` with
//! N rows and M columns. Print the winner of each game, `koosaga` or `cubelover`.
//! Bounds: 1 ≤ T ≤ 100,000; 1 ≤ K, N, M ≤ 10^9.
//! Kind: impartial
//! Model: board game, two coordinates that go down by 1, or both by K.
//! Why: let a = N - 1 and b = M - 1 be the numbers of squares left in the two directions. For K = 1
//! a position is lost exactly when a and b are both even. For K > 1 divide the smaller of a and b
//! by K + 1 to get the quotient z and the remainder r. The mover wins if r = K, and otherwise
//! exactly when a + b + z is odd.
//!
//! 1. Let r < K and a + b + z be even. A step of one square that keeps z makes the sum a + b + z
//!    odd, and a step that changes z makes r = K. The diagonal move lowers z by 1, raises r by 1
//!    and keeps the parity of a + b, so afterwards the sum a + b + z is odd, or r = K. So every
//!    move leads to a won position.
//! 2. Let r < K and a + b + z be odd. If a ≠ b, a step that lowers the larger of the two keeps z
//!    and r. If a = b, then z is odd; for r > 0 any step keeps z, and for r = 0 the diagonal move
//!    leads to z - 1 and r = 1. Each of these moves makes the sum even, with r < K.
//! 3. Let r = K. The diagonal move leads to r = 0 with the same z, and a step that lowers the
//!    smaller number leads to r = K - 1. One of these two moves makes the sum even.
//! 4. For K = 1, no move from two even numbers leads to two even numbers; if just one number is
//!    odd, a step that lowers it makes both even, and if both are odd, the diagonal move makes both
//!    even.
//!
//! Cost: O(T).
//!
//! 规则：棋子在棋盘的左上角。每次操作把它向下移一格，或向右移一格，或沿对角线向右下移 K 格，不能移出棋盘。无法操
//! 作者输，koosaga 先手。先给出 T，再给出 T 个棋盘 `K N M`，有 N 行 M 列。输出每个棋盘的获胜者 `koosaga` 或
//! `cubelover`。
//! 范围：1 ≤ T ≤ 100,000；1 ≤ K, N, M ≤ 10^9。
//! 模型：棋盘游戏，两个坐标各减 1，或都减 K。
//! 思路：记 a = N - 1，b = M - 1，即两个方向上还剩的格数。K = 1 时，当且仅当两者都是偶数时必败。K > 1 时，用较小
//! 的数除以 K + 1，商为 z，余数为 r。r = K 时必胜，否则当且仅当 a + b + z 为奇数时必胜。
//!
//! 1. 设 r < K 且 a + b + z 为偶数。z 不变的一步使和变为奇数，z 改变的一步使 r = K。走对角线，z 减一，r 加一，
//!    a + b 的奇偶不变：和为奇数，或 r = K。所以每一步都走到必胜态。
//! 2. 设 r < K 且 a + b + z 为奇数。若 a ≠ b，减小较大的数，z 和 r 都不变。若 a = b，则 z 为奇数；r > 0 时任一步
//!    都不改变 z，r = 0 时走对角线到 z - 1、r = 1。这些走法都使和变为偶数，并且 r < K。
//! 3. 设 r = K。走对角线到 r = 0，z 不变；减小较小的数到 r = K - 1。两者之一使和为偶数。
//! 4. K = 1 时，从两个偶数走一步不会到两个偶数；若有一个奇数就减小它，若两个都是奇数就走对角线，使两者都变为偶数。
//!
//! 复杂度：O(T)。

use proconio::input;

fn main() {
    input! { boards: [(u64, u64, u64)] }
    let winner = |&(step, rows, columns): &(u64, u64, u64)| {
        assert!(step > 0 && rows > 0 && columns > 0, "{step} {rows} {columns} has a 0");
        if is_won(step, rows - 1, columns - 1) {
            "koosaga\n"
        } else {
            "cubelover\n"
        }
    };
    print!("{}", boards.iter().map(winner).collect::<String>());
}

/// Returns whether the mover wins with `a` and `b` squares left in the two directions.
fn is_won(step: u64, a: u64, b: u64) -> bool {
    if step == 1 {
        return a % 2 == 1 || b % 2 == 1;
    }
    let (quotient, remainder) = (a.min(b) / (step + 1), a.min(b) % (step + 1));
    remainder == step || (a + b + quotient) % 2 == 1
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
