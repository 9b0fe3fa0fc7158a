// Codeforces 167C https://codeforces.com/problemset/problem/167/C · made by `cargo judge bundle cf167c --write` from e58970e38b338b72
//! Codeforces 167C — Wizards and Numbers
//! <https://codeforces.com/problemset/problem/167/C> · 2 s · 256 MiB · difficulty 6
//!
//! Rules: there are two numbers a ≤ b. A move replaces b by b mod a, or by b - aᵏ ≥ 0 for some
//! k > 0. When one of the numbers is 0 there is no move, and the player to move loses. The input is
//! the number of cases, then the two numbers of each case, in either order; print the winner of
//! each case, `First` or `Second`.
//! Bounds: at most 10^4 cases; 0 ≤ a, b ≤ 10^18.
//! Kind: impartial
//! Picture: `1 / 2 9`
//! Model: Euclid's game, powers of the smaller number.
//! Why: as in Euclid's game, first look at the pair that consists of b mod a and a. If this pair is
//! lost, moving to it wins. If it is won, nobody wants to move to it, and the other moves lower the
//! quotient q = b div a by a power of a. Modulo a + 1 these powers are 1 or -1, and the parity of q
//! mod (a + 1) decides the outcome.
//!
//! 1. Let 0 < a ≤ b, and let q and r be the quotient and the remainder of b divided by a. The move
//!    to b mod a leads to q = 0. The move to b - aᵏ lowers q by aᵏ⁻¹, and is allowed if q ≥ aᵏ⁻¹.
//!
//! 2. Assume that the pair with q = 0, which consists of r and a, is won by the player to move.
//!    Then a pair with q > 0 is lost exactly when q mod (a + 1) is odd. This follows by induction
//!    on q from the next two steps. Note that a ≡ -1 modulo a + 1, so modulo a + 1 each power of a
//!    is 1 or -1.
//!
//! 3. If q mod (a + 1) is odd, a move to b - aᵏ raises or lowers q mod (a + 1) by 1, where a + 1
//!    counts as 0. The new remainder is even, so the pair that is left is won: by induction, or by
//!    assumption if its quotient is 0. The move to q = 0 leaves a won pair, too.
//!
//! 4. If q mod (a + 1) is even and not 0, the move with k = 1 lowers q by 1 and makes this
//!    remainder odd. If q mod (a + 1) is 0, then q ≥ a + 1 because q > 0, and the move with k = 2
//!    lowers q by a, so that q mod (a + 1) becomes 1. So in either case some move leaves a lost
//!    pair.
//!
//! Cost: O(log b) per case.
//!
//! 规则：有两个数 a ≤ b。每次操作把 b 换成 b mod a，或对某个 k > 0 换成 b - aᵏ ≥ 0。有一个数是
//! 0 时无法操作，轮到的人负。先给出数据组数，每组给出两个数，次序任意；每组输出获胜者，`First`
//! 或 `Second`。
//! 范围：至多 10^4 组；0 ≤ a, b ≤ 10^18。
//! 模型：欧几里得博弈，减去较小数的幂。
//! 思路：与欧几里得博弈一样，先看 b mod a 与 a 这一对。若它必败，走到那里就胜。若它必胜，谁也不
//! 想先走到那里，别的走法使商 q = b div a 减去 a 的一个幂。模 a + 1 时这些幂是 1 或 -1，于
//! 是 q mod (a + 1) 的奇偶性决定胜负。
//!
//! 1. 设 0 < a ≤ b，q 和 r 是 b 除以 a 的商和余数。走到 b mod a 就是走到 q = 0。走
//!    到 b - aᵏ 使 q 减去 aᵏ⁻¹，条件是 q ≥ aᵏ⁻¹。
//! 2. 假设 q = 0 的一对，即 r 与 a，对轮到走的人必胜。那么 q > 0 的一对必败，当且仅
//!    当 q mod (a + 1) 是奇数。由下面两步对 q 归纳即得。注意 a ≡ -1，所以模 a + 1 时 a 的幂都
//!    是 1 或 -1。
//! 3. 若 q mod (a + 1) 是奇数，减去一个幂使它减一或加一，其中 a + 1 算作 0。得到的都是偶数，所
//!    以留下的一对必胜：由归纳假设，若 q 变成 0 则由上一步的假设。直接走到 q = 0，留下的也必胜。
//! 4. 若 q mod (a + 1) 是偶数且不为 0，走 k = 1 使 q 减 1，变成奇数。若它是 0，
//!    由 q > 0 知 q ≥ a + 1，走 k = 2 使 q 减去 a，它变成 1。两种情形都有一步留下必败的一对。
//!
//! 复杂度：每组 O(log b)。

use grundy::Outcome;
use proconio::input;

/// Returns the outcome of a pair a ≤ b.
fn outcome(a: u64, b: u64) -> Outcome {
    if a == 0 {
        return Outcome::P;
    }
    let quotient = b / a;
    let quotient_loses = quotient % (a + 1) % 2 == 1;
    let remainder_wins = outcome(b % a, a).mover_wins();
    Outcome::of_mover(!(remainder_wins && quotient_loses))
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a.max(b) < u64::MAX, "numbers {a} {b}: the program takes them up to 2^64 - 2");
        let first_wins = outcome(a.min(b), a.max(b)).mover_wins();
        winners += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{winners}");
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
