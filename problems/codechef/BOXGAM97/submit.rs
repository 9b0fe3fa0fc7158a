// CodeChef BOXGAM97 https://www.codechef.com/problems/BOXGAM97 · made by `cargo judge bundle codechef_boxgam97 --write` from 697ae6aa8ded966b
//! CodeChef BOXGAM97 — Box Game
//! <https://www.codechef.com/problems/BOXGAM97> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: Each of N boxes in a row contains a number, and two players take turns, K turns in all.
//! In the first turn a ball is put into any box, and in every later turn it is moved to an adjacent
//! box. Jafar wants the number in the last box to be large, and Almir wants it to be small. The
//! input has T cases: `N K P`, where Jafar begins if P = 0 and Almir if P = 1, and the numbers.
//! Print the number in the last box.
//! Bounds: 1 ≤ T ≤ 1000; 2 ≤ N ≤ 100; 1 ≤ K ≤ 10^9; 0 ≤ P ≤ 1; 1 ≤ A_i ≤ 10^9.
//! Kind: score
//! Picture: `1 / 4 3 0 / 4 1 9 5`
//! Model: board game, a ball that goes back to where it was.
//! Why: let Jafar begin; if Almir begins, exchange “large” and “small”.
//!
//! 1. If K is odd, Jafar also makes the last move. He puts the ball into the box with the largest
//!    number, and moves it back there each time.
//! 2. If K is even, Almir makes the last move. Let Jafar put the ball into box i, and let m be the
//!    smallest number in a box next to box i. Almir moves the ball to the box with m, and on each
//!    later move returns it to that box; so Jafar gets no more than m. Jafar also gets at least m,
//!    by moving the ball back to box i each time. So he chooses an i for which m is largest.
//!
//! Cost: O(N).
//!
//! 规则：一行 N 个箱子上写着数，两人轮流走，共 K 步。第一步把球放进任意一个箱子，以后每步把球移到相邻的箱子。
//! Jafar 希望最后球所在箱子的数尽量大，Almir 希望它尽量小。共 T 组数据，每组为 `N K P` 和各数，P = 0 时 Jafar
//! 先手，P = 1 时 Almir 先手。输出最后箱子的数。
//! 范围：1 ≤ T ≤ 1000；2 ≤ N ≤ 100；1 ≤ K ≤ 10^9；0 ≤ P ≤ 1；1 ≤ A_i ≤ 10^9。
//! 模型：棋盘游戏，球总回到原处。
//! 思路：设 Jafar 先手；Almir 先手时把大小互换。
//!
//! 1. K 为奇数时，最后一步也是 Jafar 走。他把球放进数最大的箱子，以后每次都移回那里。
//! 2. K 为偶数时，最后一步是 Almir 走。设 Jafar 把球放进箱子 i，它旁边较小的数为 m。Almir 把球移到 m 处，以后每
//!    次都移回那里，所以 Jafar 至多得到 m。Jafar 每次都移回箱子 i，就也能得到 m。所以他选 m 最大的 i。
//!
//! 复杂度：O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut results = String::new();
    for _ in 0..cases {
        input! { n: usize, turns: u64, player: u8, numbers: [i64; n] }
        assert!(player <= 1, "the player {player}, neither 0 nor 1", player = player);
        // What is small for Almir is large for Jafar.
        let sign = if player == 0 { 1 } else { -1 };
        let numbers: Vec<i64> = numbers.iter().map(|number| sign * number).collect();
        let result = if turns % 2 == 1 {
            numbers.iter().copied().max()
        } else {
            let beside = |i: usize| [i.wrapping_sub(1), i + 1].map(|j| numbers.get(j).copied());
            (0..n).filter_map(|i| beside(i).into_iter().flatten().min()).max()
        };
        let result = result.unwrap_or_else(|| panic!("{n} boxes, too few for {turns} turns", n = n, turns = turns));
        results += &format!("{}\n", sign * result);
    }
    print!("{results}", results = results);
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
