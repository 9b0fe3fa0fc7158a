// CodeChef ALBOFACE https://www.codechef.com/problems/ALBOFACE · made by `cargo judge bundle codechef_alboface --write` from a84379cb4aaeb635
//! CodeChef ALBOFACE — Alice vs Bob Faceoff
//! <https://www.codechef.com/problems/ALBOFACE> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: a move divides N by any power of 2 above 1 that divides it or, if there is none,
//! subtracts 1. Play ends at 0, where whoever has to move loses; Alice begins. The input has T
//! cases, each `N`. Print the winner, `Alice` or `Bob`.
//! Bounds: 1 ≤ T ≤ 2 · 10^5; 1 ≤ N ≤ 10^18.
//! Kind: impartial
//! Model: game of divisors, powers of 2.
//! Why: an odd number is won exactly when it is 2^j - 1, and an even number is lost exactly when it
//! is 2(2^j - 1); for j = 0 this is 0, where play ends.
//!
//! 1. An even number 2^k m with m odd is won by a move to m if m is lost. If m is won, 2m is lost,
//!    as m is its only option, and 4m, 8m, … are won by a move to 2m. So 2^k m is lost exactly when
//!    k = 1 and m is won.
//! 2. From an odd m the only move is to m - 1: it is won exactly when m - 1 is lost. The number
//!    m - 1 is lost for m = 1, and otherwise, by step 1, exactly when (m - 1)/2 is odd and won.
//! 3. So the odd numbers that are won are 1 and, for each such number w, also 2w + 1: 1, 3, 7, 15,
//!    …
//!
//! Cost: O(1) per case.
//!
//! 规则：每次操作把 N 除以 2、4、8 等整除 N 的 2 的幂（大于 1）中的任意一个；没有这样的幂时才减 1。到 0 为止，
//! 这时轮到谁谁输；Alice 先手。共 T 组数据，每组一个 `N`。输出获胜者 `Alice` 或 `Bob`。
//! 范围：1 ≤ T ≤ 2 · 10^5；1 ≤ N ≤ 10^18。
//! 模型：约数游戏，2 的幂。
//! 思路：奇数必胜当且仅当它是 2^j - 1，偶数必败当且仅当它是 2(2^j - 1)，其中 j = 0 就是终局 0。
//!
//! 1. 设偶数为 2^k m，m 是奇数。若 m 必败，走到 m 就胜。若 m 必胜，2m 只能走到 m，所以必败，而 4m、8m 等可以走
//!    到 2m，所以必胜。因此 2^k m 必败当且仅当 k = 1 且 m 必胜。
//! 2. 奇数 m 只能走到 m - 1：当且仅当 m - 1 必败时 m 必胜。m = 1 时如此；否则由第 1 步，当且仅当 (m - 1)/2 是奇
//!    数且必胜。
//! 3. 所以必胜的奇数有 1，以及由每个这样的 w 得到的 2w + 1：1、3、7、15……
//!
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize, numbers: [u64; cases] }
    let winner = |&number: &u64| if alice_wins(number) { "Alice\n" } else { "Bob\n" };
    print!("{}", numbers.iter().map(winner).collect::<String>());
}

fn alice_wins(number: u64) -> bool {
    if number % 2 == 1 {
        has_only_ones(number)
    } else {
        !has_only_ones(number / 2)
    }
}

/// Returns whether all binary digits of a number are ones; this is true of 0, which has no digits
/// here.
fn has_only_ones(number: u64) -> bool {
    number.trailing_ones() + number.leading_zeros() == u64::BITS
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
