// Codeforces 154D https://codeforces.com/problemset/problem/154/D · made by `cargo judge bundle cf154d --write` from 6628f3bf9960f9c3
//! Codeforces 154D — Flatland Fencing
//! <https://codeforces.com/problemset/problem/154/D> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: the first player stands at x1 and the second one at x2. They take turns: from his place
//! x, the first player moves to any integer from x + a to x + b, and the second player to any
//! integer from x - b to x - a. Whoever lands on the other player's place wins. The input is
//! `x1 x2 a b`; print `FIRST` and the place to which a winning first move goes, `SECOND` if the
//! second player wins, or `DRAW` if nobody can force a win.
//! Bounds: -10^9 ≤ x1, x2, a, b ≤ 10^9; x1 ≠ x2; a ≤ b.
//! Kind: partizan
//! Picture: picture.rs
//! Model: Bash's game, with negative numbers and draws.
//! Why: a move by either player subtracts a number t with a ≤ t ≤ b from the distance d = x2 - x1,
//! and whoever makes d equal to 0 wins. If a ≤ d ≤ b, the first player wins at once; so let d be
//! outside this range.
//!
//! 1. If a ≤ 0 ≤ b, nobody can force a win: each player can stay where he is, and then his opponent
//!    cannot win at once either. And no position is lost: in a lost position, the player to move
//!    could stay and leave the same lost position to his opponent.
//! 2. If a and b are below 0, reverse the line: change the signs of d, a and b, and exchange a and
//!    b. So let 0 < a ≤ b. If d ≤ 0, every move makes d smaller, so it never becomes 0.
//! 3. Otherwise let r be the remainder of d modulo a + b. If r = 0, the second player wins: he
//!    answers t with a + b - t, which makes d a smaller multiple of a + b, and 0 in the end.
//! 4. If a ≤ r ≤ b, the first player subtracts r and wins by step 3.
//! 5. If 0 < r < a or r > b, no move makes the remainder 0. But each player can leave such a
//!    remainder again: from r < a, subtracting a leaves the remainder r + b, or makes the distance
//!    negative; from r > b, subtracting b leaves the remainder r - b < a. So each player can avoid
//!    losing, and nobody can force a win.
//!
//! Cost: O(1).
//!
//! 规则：先手站在 x1，后手站在 x2。双方轮流操作，先手从自己的 x 走到 x + a 到 x + b 之间的任意
//! 整数，后手从自己的 x 走到 x - b 到 x - a 之间的任意整数。落到对方所在处者胜。输入
//! `x1 x2 a b`；先手胜输出 `FIRST` 和他第一步走到哪里能胜，后手胜输出 `SECOND`，谁也不能必胜则
//! 输出 `DRAW`。
//! 范围：-10^9 ≤ x1, x2, a, b ≤ 10^9；x1 ≠ x2；a ≤ b。
//! 模型：巴什博弈，允许负数和平局。
//! 思路：双方的每一步都是从距离 d = x2 - x1 中减去 t，a ≤ t ≤ b，使它变成 0 者胜。
//! 若 d 在 a 到 b 之间，先手立刻获胜；以下设 d 不在其中。
//!
//! 1. 若 a ≤ 0 ≤ b，谁也不能必胜：每人都可以留在原地，对手同样不能立刻获胜。而且没有局
//!    面是必败的：留在原地，就把必败的局面留给了对手。
//! 2. 若 a 和 b 都小于 0，把数轴反向：d、a、b 变号，a 与 b 交换。所以设 0 < a ≤ b。若 d ≤ 0，它
//!    越来越小，永远不会是 0。
//! 3. 否则令 r 为 d 除以 a + b 的余数。若 r = 0，后手胜：他用 a + b - t 应答 t，使 d 始终
//!    是 a + b 的倍数并不断变小，最后为 0。
//! 4. 若 a ≤ r ≤ b，先手减 r，由第 3 步获胜。
//! 5. 若 0 < r < a 或 b < r，没有一步使余数变成 0。但有一步使余数仍是这样的：r < a 时，减 a 得
//!    到 r + b，或者距离变成负数；r > b 时，减 b 得到 r - b < a。所以双方都能不败，谁也不能必胜。
//!
//! 复杂度：O(1)。

use proconio::input;

/// The outcome for the first player, with a winning move if he has one.
enum Verdict {
    WinBySubtracting(i128),
    Lose,
    Draw,
}

fn main() {
    input! { x1: i64, x2: i64, a: i64, b: i64 }
    assert!(a <= b, "a = {a} is above b = {b}, so nobody can move");
    let [x1, x2, a, b] = [x1, x2, a, b].map(i128::from);
    match verdict(x2 - x1, a, b) {
        Verdict::WinBySubtracting(step) => println!("FIRST\n{}", x1 + step),
        Verdict::Lose => println!("SECOND"),
        Verdict::Draw => println!("DRAW"),
    }
}

fn verdict(distance: i128, a: i128, b: i128) -> Verdict {
    if (a..=b).contains(&distance) {
        return Verdict::WinBySubtracting(distance);
    }
    if b < 0 {
        return match verdict(-distance, -b, -a) {
            Verdict::WinBySubtracting(step) => Verdict::WinBySubtracting(-step),
            other => other,
        };
    }
    if a <= 0 || distance <= 0 {
        return Verdict::Draw;
    }
    match distance % (a + b) {
        0 => Verdict::Lose,
        rest if (a..=b).contains(&rest) => Verdict::WinBySubtracting(rest),
        _ => Verdict::Draw,
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
