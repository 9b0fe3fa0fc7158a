// CodeChef IGAME https://www.codechef.com/problems/IGAME · made by `cargo judge bundle codechef_igame --write` from 73f81c974f9d2610
//! CodeChef IGAME — Infinite Grid Game
//! <https://www.codechef.com/problems/IGAME> · 2 s · 1536 MiB? · difficulty 4
//!
//! Rules: a vehicle stands at the point (m, n) of a grid. A move lowers one of its coordinates, or
//! both by the same number, but not below the coordinates of a goal (p, q). Whoever takes the
//! vehicle to the goal wins. Alice moves first. The input is the number of cases, then `m n p q`
//! for each. For each case, print the winner, `Alice` or `Bob`.
//! Bounds: at most 1000 cases; 1 ≤ m, n ≤ 1000; 0 ≤ p < m; 0 ≤ q < n.
//! Kind: impartial
//! Rule: wythoff
//! Model: Wythoff's game.
//! Why: the distances m - p and n - q act as two piles; a move takes any number of stones from one
//! of them or the same number from both. The lost positions are (⌊kφ⌋, ⌊kφ⌋ + k) for k = 0, 1, 2,
//! …, where φ is the golden ratio (Wythoff, 1907).
//!
//! 1. Let a(k) be the least number that is in none of the pairs (a(j), b(j)) with j < k, and let
//!    b(k) = a(k) + k. Both grow with k, so every number above 0 is in exactly one pair, and every
//!    difference k belongs to exactly one pair. A move leaves one pile or the difference unchanged,
//!    so no move leads from one pair to another.
//! 2. From any other position (x, y) with x ≤ y, a move leads to a pair. If x = b(k), lower the
//!    larger pile to a(k). If x = a(k) and y > b(k), lower y to b(k). If x = a(k) and y < b(k),
//!    then d = y - x < k: take the same number from both, leaving a(d) and b(d).
//! 3. As 1/φ + 1/φ² = 1, the numbers ⌊kφ⌋ and ⌊kφ²⌋ = ⌊kφ⌋ + k for k ≥ 1 include every number
//!    above 0 exactly once (Beatty, 1926). Both grow with k, and ⌊kφ⌋ is the smaller of the two, so
//!    it is the least number that is in no earlier pair: a(k) = ⌊kφ⌋.
//!
//! Cost: logarithmic in the distances, per case.
//!
//! 规则：一辆车停在网格的点 (m, n) 上。每次操作把一个坐标减小，或把两个坐标减去同一个数，但不能
//! 小于目标 (p, q) 的相应坐标。把车开到目标者胜，Alice 先手。先给出数据组数，每组给出
//! `m n p q`；每组输出获胜者，`Alice` 或 `Bob`。
//! 范围：至多 1000 组数据；1 ≤ m, n ≤ 1000；0 ≤ p < m；0 ≤ q < n。
//! 模型：威佐夫博弈。
//! 思路：距离 m - p 与 n - q 是两堆石子，每步从一堆取任意多枚，或从两堆取同样多枚。必败态是
//! (⌊kφ⌋, ⌊kφ⌋ + k)，k = 0, 1, 2, …，φ 为黄金比（Wythoff，1907）。
//!
//! 1. 令 a(k) 为不在第 k 对之前任何一对中的最小的数，b(k) = a(k) + k。两者都随 k 递增，所以大
//!    于 0 的每个数恰在一对中，每个差 k 恰属于一对。一步总会保持某一堆不变，或保持差不变，所以
//!    从一对走不到另一对。
//! 2. 从其他局面 x ≤ y 总能走到某一对。若 x = b(k)，把较大的堆变成 a(k)。
//!    若 x = a(k) 且 y > b(k)，把 y 变成 b(k)。若 x = a(k) 且 y < b(k)，则 d = y - x < k，从两
//!    堆取同样多，剩下 a(d) 与 b(d)。
//! 3. 因为 1/φ + 1/φ² = 1，当 k ≥ 1 时，⌊kφ⌋ 与 ⌊kφ²⌋ = ⌊kφ⌋ + k 合起来取遍大于 0 的每个数，各
//!    一次（Beatty，1926）。两者都随 k 递增，而 ⌊kφ⌋ 较小，所以它是不在前面各对中的最小的数，
//!    即 a(k) = ⌊kφ⌋。
//!
//! 复杂度：每组与距离的对数成正比，O(log)。

use grundy::wythoff;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { m: u64, n: u64, p: u64, q: u64 }
        assert!(p <= m && q <= n, "({p}, {q}) cannot be reached from ({m}, {n})", p = p, q = q, m = m, n = n);
        let alice_wins = wythoff::outcome(m - p, n - q).mover_wins();
        winners += if alice_wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}", winners = winners);
}

mod grundy {
    // The theory.
    mod outcome {
        /// The player who wins a position when both sides play perfectly.
        ///
        /// Under normal play, in which a player who cannot move loses, a position is a P-position if
        /// and only if all its options are N-positions. So a position without options is a P-position.
        ///
        /// ```
        /// use grundy::Outcome;
        ///
        /// assert!(Outcome::N.mover_wins());
        /// assert_eq!(Outcome::P.to_string(), "P");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Outcome {
            /// An N-position: the next player, who is about to move, wins.
            N,
            /// A P-position: the previous player, who has just moved, wins.
            P,
        }

        impl Outcome {
            /// Returns `true` for an N-position.
            pub const fn mover_wins(self) -> bool {
                matches!(self, Outcome::N)
            }

            /// Returns [`Outcome::N`] if the player about to move `wins`, and [`Outcome::P`] otherwise.
            pub const fn of_mover(wins: bool) -> Outcome {
                if wins {
                    Outcome::N
                } else {
                    Outcome::P
                }
            }
        }
    }

    pub mod wythoff {
        use crate::grundy::Outcome;

        /// Returns the outcome of heaps of `a` and `b` stones. Cost: logarithmic in their difference.
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (a.min(b), a.max(b));
            Outcome::of_mover(lower(large - small) != u128::from(small))
        }

        /// Returns ⌊kφ⌋, which may exceed 2^64.
        pub(crate) fn lower(k: u64) -> u128 {
            if k == 0 {
                return 0;
            }
            // The largest Fibonacci number below 2^64, F(93), and its successor.
            let mut number: u128 = 12_200_160_415_121_876_738;
            let mut next: u128 = 19_740_274_219_868_223_167;
            let mut remaining = u128::from(k - 1);
            let mut shifted = 0;
            while remaining > 0 {
                if number <= remaining {
                    remaining -= number;
                    shifted += next;
                }
                let before = next - number;
                next = number;
                number = before;
            }
            shifted + 1
        }
    }

    pub(crate) use outcome::Outcome;
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
