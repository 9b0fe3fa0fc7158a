// CodeChef GAMEAAM https://www.codechef.com/problems/GAMEAAM · made by `cargo judge bundle codechef_gameaam --write` from 0a41a9f8a8a19700
//! CodeChef GAMEAAM — Subtraction Game
//! <https://www.codechef.com/problems/GAMEAAM> · 0.5 s · 1536 MiB? · difficulty 6
//!
//! Rules: N pairs of positive numbers. A move chooses a pair and subtracts a positive multiple of
//! its smaller number from the larger one, but both numbers must stay positive; a pair of equal
//! numbers is out of the game. Whoever cannot move loses. The input is the number of cases, then,
//! for each case, `N` and N lines, each with a pair. Print `YES` if the first player wins, else
//! `NO`.
//! Bounds: at most 100 cases; 1 ≤ N ≤ 100; the numbers are from 1 to 10^8, and those of a pair
//! differ.
//! Kind: impartial
//! Picture: picture.rs
//! Model: Euclid's game, a sum of pairs that may not reach 0.
//! Why: a pair a ≤ b has the Grundy value ⌊b/a - a/b⌋ (Nivasch, 2006), and the nim sum of these
//! values decides the game. The formula holds by induction:
//!
//! 1. For equal numbers this value is 0, as it must be for a pair without moves. Let b = qa + r
//!    with a < b and 0 ≤ r < a, and let t = r/a. The options are the pairs (a, ka + r) with k < q
//!    and ka + r > 0.
//! 2. For r = 0, the options k = 1, …, q - 1 have the values ⌊k - 1/k⌋ = k - 1. Their mex is q - 1,
//!    which is also ⌊q - 1/q⌋.
//! 3. For r > 0, the option k = 0 has the value v = ⌊1/t - t⌋. Let k ≥ 1. For k ≥ 1, both t and
//!    1/(k + t) are between 0 and 1, so the value of the option k, ⌊(k + t) - 1/(k + t)⌋, is k - 1
//!    or k; it is k exactly when t(k + t) ≥ 1, that is, when k ≥ 1/t - t. The number 1/t - t is not
//!    an integer m, as otherwise the fraction t would be a root of x² + mx - 1, whose rational
//!    roots are integers; so the condition is k > v.
//! 4. So the values for k = 1, 2, … are 0, 1, 2, … in order, with v left out. As k = 0 gives v
//!    itself, the mex of the values for all k < q is the next value in this order, which is the
//!    value for k = q.
//!
//! Cost: O(N) per case.
//!
//! 规则：有 N 对正数。每次操作选一对，从较大的数中减去较小的数的正整数倍，两数必须仍为正；两数
//! 相等的一对就退出游戏。无法操作者输。先给出数据组数，每组为 `N`，然后 N 行，每行一对数；先手
//! 胜输出 `YES`，否则输出 `NO`。
//! 范围：至多 100 组数据；1 ≤ N ≤ 100；各数从 1 到 10^8，每对的两数不同。
//! 模型：欧几里得博弈（辗转相减），局面是若干对数的和，不许减到 0。
//! 思路：一对 a ≤ b 的 SG 值是 ⌊b/a - a/b⌋（Nivasch，2006），各对 SG 值的异或和定胜负。对公式
//! 归纳证明：
//!
//! 1. 两数相等时值为 0，正该如此。设 a < b，b = qa + r，0 ≤ r < a，并设 t = r/a。后继
//!    是 a 与 ka + r 的各对，其中 k < q 且 ka + r > 0。
//! 2. 若 r = 0，后继 k = 1, …, q - 1 的值为 ⌊k - 1/k⌋ = k - 1。它们的 mex 是 q - 1，
//!    而 ⌊q - 1/q⌋ 也是 q - 1。
//! 3. 若 r > 0，后继 k = 0 的值为 v = ⌊1/t - t⌋。设 k ≥ 1。因为 0 < t, 1/(k + t) < 1，所
//!    以 ⌊(k + t) - 1/(k + t)⌋ 是 k - 1 或 k；它是 k，当且仅当 t(k + t) ≥ 1，即 k ≥ 1/t - t。这
//!    个数不会是整数 m，否则分数 t 就是 x² + mx - 1 的根，而它的有理根都是整数；所以条件就
//!    是 k > v。
//! 4. 所以 k = 1, 2, … 的值依次是 0, 1, 2, …，但跳过 v。k = 0 的值正是 v，所以所有 k < q 的值
//!    的 mex 就是接下来的那一个，即 k = q 时的值。
//!
//! 复杂度：每组 O(N)。

use grundy::{euclid, nim};
use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, pairs: [(u64, u64); n] }
        let values = pairs.into_iter().map(|(a, b)| euclid::value_without_zero(a, b));
        verdicts += if nim::outcome(values).mover_wins() { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
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
    pub mod nim {
        use crate::grundy::Outcome;
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }

        /// Returns the outcome of a position under normal play. Cost: O(n).
        ///
        /// ```
        /// # use grundy::{nim, Outcome};
        /// assert_eq!(nim::outcome([7, 7]), Outcome::P);
        /// assert_eq!(nim::outcome([7, 8]), Outcome::N);
        /// ```
        pub fn outcome<I>(heaps: I) -> Outcome
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            Outcome::of_mover(nim_sum(heaps) != 0)
        }
    }

    pub mod euclid {
        /// Returns the Grundy value in Grossman's variant, in which neither number may become 0; so play
        /// ends when the numbers are equal. The value is ⌊b / a - a / b⌋ for 0 < a ≤ b.
        /// Cost: O(1).
        ///
        /// The P-positions are those of Euclid's game in which neither number is 0, together with all
        /// positions (a, a). G. Nivasch, *The Sprague–Grundy function of the game Euclid*, Discrete
        /// Mathematics 306 (2006), 2798–2800.
        ///
        /// # Panics
        /// Panics if a number is 0.
        ///
        /// ```
        /// # use grundy::euclid::value_without_zero;
        /// assert_eq!(value_without_zero(2, 7), 3); // 3.5 - 0.28…
        /// assert_eq!(value_without_zero(6, 6), 0);
        /// ```
        pub fn value_without_zero(a: u64, b: u64) -> u64 {
            assert!(a > 0 && b > 0, "in Grossman's variant numbers stay positive");
            let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
            // This is at most large / small, so it fits.
            ((large * large - small * small) / (small * large)) as u64
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
