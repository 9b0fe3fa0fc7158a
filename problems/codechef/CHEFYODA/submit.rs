// CodeChef CHEFYODA https://www.codechef.com/problems/CHEFYODA · made by `cargo judge bundle codechef_chefyoda --write` from 4f7f51f92b4764e9
//! CodeChef CHEFYODA — Chef and Yoda
//! <https://www.codechef.com/problems/CHEFYODA> · 1.5 s · 1536 MiB? · difficulty 4
//!
//! Rules: Chef and Yoda take turns, Chef first, moving a coin on a board of N × M squares; it
//! starts in a corner and may visit no square twice, and whoever cannot move loses. Before each of
//! K games, a fair coin toss decides whether every move of that game must go to a square that
//! shares a side with the coin's square or to a square that shares only a corner with it. The input
//! has T cases, each `N M P K`. For each case, print the probability that Chef wins at least P of
//! the games, to within 10^-6.
//! Bounds: 1 ≤ T ≤ 50; 2 ≤ N, M ≤ 100; 1 ≤ K ≤ 10^6; 0 ≤ P ≤ K.
//! Kind: count
//! Picture: `1 / 3 3 1 1`, game 2
//! Model: pairing strategy, on a board whose squares are visited once.
//! Why: if N and M are both even, Chef wins every game; if both are odd, he wins none. Otherwise he
//! wins only the games with side moves, so he wins each game with probability 1/2, and the
//! probability of at least P wins is the sum of C(K, j) / 2^K for j from P to K.
//!
//! 1. Side moves, an even number of squares: the board is cut into dominoes. Chef always moves to
//!    the other square of the coin's domino. So Yoda always has to enter an unvisited domino, and
//!    Chef has an answer.
//! 2. Side moves, an odd number of squares: all squares except the coin's starting corner can be
//!    divided into dominoes, because the rest of the first row has an even number of squares, and
//!    so does the part of each column below this row. Now Chef has to enter a new domino each time,
//!    and Yoda answers within it.
//! 3. Corner moves, N and M even: the board is cut into blocks of 2 × 2, and each block into its
//!    two diagonals. Each diagonal is a pair of squares, and plays the same part as a domino in
//!    step 1.
//! 4. Corner moves, M odd (for N odd, turn the board): the numbers of the coin's row and column are
//!    both odd at first, and each move changes both from odd to even or back, so Chef always moves
//!    to a square in an even row and an even column. Yoda answers a move to (2i, 2k) with a move to
//!    (2i - 1, 2k + 1), which is on the board because M is odd. This square is the answer to no
//!    other move of Chef's, it is not the first square, and only Yoda moves to squares with odd
//!    coordinates, so it has not been visited before.
//!
//! Cost: O(K) per case. The binomial coefficients are computed as fractions of the largest
//! coefficient, so that nothing overflows.
//!
//! 规则：在 N × M 的棋盘上有一枚棋子，开始时在角上。Chef 与 Yoda 轮流移动它，Chef 先手；到过的格子不许再到，无
//! 法操作者输。共玩 K 局，每局之前以各 1/2 的概率决定：或者每步移到有公共边的格子，或者每步移到斜向相邻的格子。共
//! T 组数据，每组为 `N M P K`。输出 Chef 至少赢 P 局的概率，误差不超过 10^-6。
//! 范围：1 ≤ T ≤ 50；2 ≤ N, M ≤ 100；1 ≤ K ≤ 10^6；0 ≤ P ≤ K。
//! 模型：配对策略，每格只到一次的棋盘。
//! 思路：N、M 都是偶数时，Chef 每局都赢；都是奇数时，每局都输；否则只赢有公共边的那种，每局赢的概率为 1/2，至少
//! 赢 P 局的概率是 j 从 P 到 K 的 C(K, j) / 2^K 之和。
//!
//! 1. 移到有公共边的格子，格子总数为偶数：把棋盘分成多米诺。Chef 总是移到棋子所在多米诺的另一格，所以 Yoda 每次只
//!    能进入没有到过的多米诺，Chef 总能应对。
//! 2. 移到有公共边的格子，格子总数为奇数：除起点的角以外，棋盘可以分成多米诺：第一行剩下偶数格，横着分；其余各行竖
//!    着分。这时 Chef 每次都要进入新的多米诺，由 Yoda 应对。
//! 3. 斜向移动，N、M 都是偶数：把棋盘分成 2 × 2 的块，每块的两条对角线各成一对，与第 1 步相同。
//! 4. 斜向移动，M 是奇数（N 是奇数时把棋盘转过来）：棋子所在的行号、列号起初都是奇数，然后都是偶数，如此交替，所以
//!    Chef 总是移到都是偶数的格子。Yoda 以 (2i - 1, 2k + 1) 应对 (2i, 2k)：因为 M 是奇数，它在棋盘上。它不应对
//!    别的格子，不是起点，而行列都是奇数的格子只有 Yoda 会移到，所以它没有到过。
//!
//! 复杂度：每组 O(K)。二项式系数都相对于最大的一个来算，不会溢出。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut chances = String::new();
    for _ in 0..cases {
        input! { rows: usize, columns: usize, needed: usize, games: usize }
        assert!(rows * columns > 0, "a board of {rows} × {columns} squares", rows = rows, columns = columns);
        assert!(needed <= games, "{needed} of {games} games", needed = needed, games = games);
        let chance = match (rows % 2, columns % 2) {
            _ if needed == 0 => 1.0,
            (0, 0) => 1.0,
            (1, 1) => 0.0,
            _ => chance_of_half(needed, games),
        };
        chances += &format!("{chance:.8}\n", chance = chance);
    }
    print!("{chances}", chances = chances);
}

/// Returns the probability of winning at least `needed` of the games if each is won with
/// probability 1/2.
fn chance_of_half(needed: usize, games: usize) -> f64 {
    // The binomials relative to the one in the middle, added up below `needed` and from there on.
    let mut sums = [0.0; 2];
    let mut add = |won: usize, binomial: f64| sums[usize::from(won >= needed)] += binomial;
    let middle = games / 2;
    let mut binomial = 1.0;
    for won in middle..=games {
        add(won, binomial);
        binomial *= (games - won) as f64 / (won + 1) as f64;
    }
    binomial = 1.0;
    for won in (0..middle).rev() {
        binomial *= (won + 1) as f64 / (games - won) as f64;
        add(won, binomial);
    }
    sums[1] / (sums[0] + sums[1])
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
