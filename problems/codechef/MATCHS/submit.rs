// CodeChef MATCHS https://www.codechef.com/problems/MATCHS · made by `cargo judge bundle codechef_matchs --write` from 9a3dbc09c57ebd5a
//! CodeChef MATCHS — Matches
//! <https://www.codechef.com/problems/MATCHS> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: there are two piles, of N and of M matches. A move takes from one pile a positive
//! multiple of the number of matches in the other pile, and whoever empties a pile wins. Ari moves
//! first. The input is the number of cases, then, for each case, `N M`. For each case, print the
//! winner, `Ari` or `Rich`.
//! Bounds: at most 10^5 cases; 1 ≤ N, M ≤ 10^18.
//! Kind: impartial
//! Model: Euclid's game.
//! Why: a move can take matches only from the larger pile, or from either pile if they are equal,
//! so this is Euclid's game. The library recognises the lost positions of this game by the ratio of
//! the piles:
//!
//! 1. Let the piles be a < b, and let φ = 1.618… be the golden ratio, with φ = 1 + 1/φ. The
//!    position is lost exactly when b/a < φ, as follows by induction on the number of matches. The
//!    ratio is never φ, which is irrational. Equal piles are won at once.
//! 2. If b/a < φ, the only move leaves b - a and a, with the ratio a / (b - a) > 1 / (φ - 1) = φ,
//!    so the opponent wins.
//! 3. If b/a > φ and a divides b, the mover empties the larger pile. Otherwise let r be the
//!    remainder of b divided by a. If a/r < φ, the move that leaves r and a wins. If a/r > φ, the
//!    move that leaves r + a and a wins, as 1 + r/a < 1 + 1/φ = φ; this move exists because 1 + r/a
//!    is less than b/a.
//!
//! Cost: O(1) per case.
//!
//! 规则：有两堆火柴，分别有 N 根和 M 根。每次操作从一堆取走另一堆根数的正整数倍，取完一堆者胜，
//! Ari 先手。先给出数据组数，每组给出 `N M`；每组输出获胜者，`Ari` 或 `Rich`。
//! 范围：至多 10^5 组数据；1 ≤ N, M ≤ 10^18。
//! 模型：欧几里得博弈。
//! 思路：只有从较大的一堆才能取走较小一堆那么多根，所以这就是欧几里得博弈。库里用两堆之比
//! 判断必败态：
//!
//! 1. 设两堆 a < b，φ = 1.618… 为黄金比，φ = 1 + 1/φ。局面必败当且仅当 b/a < φ，下面对火柴总数
//!    归纳证明。比值不会等于 φ，因为 φ 是无理数。两堆相等时，走一步即胜。
//! 2. 若 b/a < φ，唯一的一步留下 b - a 和 a，比值 a / (b - a) > 1 / (φ - 1) = φ，对手胜。
//! 3. 若 b/a > φ 且 a 整除 b，直接取完这一堆。否则令 r 为 b 除以 a 的余数。若 a/r < φ，留
//!    下 r 与 a 即胜。若 a/r > φ，则留下 r + a 与 a 即胜，因为 1 + r/a < 1 + 1/φ = φ；这个比值
//!    小于 b/a，所以这确实是一步，而不是原来的局面。
//!
//! 复杂度：每组 O(1)。

use grundy::euclid;
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        winners += if euclid::outcome(n, m).mover_wins() { "Ari\n" } else { "Rich\n" };
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

    pub mod euclid {
        use crate::grundy::Outcome;

        /// Returns the outcome of (`a`, `b`). A position with a 0 is a P-position, because play is
        /// over. Cost: O(1).
        pub fn outcome(a: u64, b: u64) -> Outcome {
            let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
            if small == 0 {
                return Outcome::P;
            }
            // large / small < φ means that large² - large·small - small² < 0.
            let below_golden = large * (large - small) < small * small;
            Outcome::of_mover(small == large || !below_golden)
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
