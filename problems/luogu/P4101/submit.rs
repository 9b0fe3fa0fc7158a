// Luogu P4101 https://www.luogu.com.cn/problem/P4101 · made by `cargo judge bundle luogu_p4101 --write` from 19b5685f8a56b968
//! Luogu P4101 — Everyone praises the south (人人尽说江南好)
//! <https://www.luogu.com.cn/problem/P4101> · 1 s? · 125 MiB? · difficulty 5
//!
//! Also: BZOJ 3609
//! Rules: n piles of one stone each; a move merges two piles if the new pile has at most m stones,
//! and whoever cannot move loses. The input has T cases `n m`; print 0 if the first player wins, 1
//! if the second does.
//! Bounds: 1 ≤ T ≤ 100; 1 ≤ n, m ≤ 10^9.
//! Kind: impartial
//! Model: parity, of the moves that lead to the fewest piles.
//! Why: let k = ⌈n / m⌉, the least possible number of piles. If this number is reached, the game
//! has n - k moves; let W be the player who would make the last of them (the second player if n =
//! k). W can always answer, so the first player wins exactly when n - k is odd:
//!
//! 1. Each move of W's leaves piles of m stones, one pile of x stones, where 1 ≤ x ≤ m, and single
//!    stones. This also holds at the start, with x = 1; and if W begins, he makes a pair.
//! 2. The opponent may add a single stone to the pile of x, or make a new pair of single stones. If
//!    the pile of x now has x + 1 < m stones, W adds another stone; if x + 1 = m, W makes a new
//!    pair. If x > 1, W answers a new pair as follows: if the pair may be added to the pile of x,
//!    he adds it; if x = m - 1, he completes the pile of x with a single stone; and if x = m, he
//!    adds a single stone to the pair, or, if m = 2, makes another pair.
//! 3. If W lacked the single stones for his answer, nobody could move, and there would be k piles:
//!    either piles of m and at most one smaller pile, or piles of m, one of m - 1 and a pair, where
//!    m ≥ 3. But then n - k moves would have been made, the last one by W, and it would not be his
//!    turn.
//!
//! Cost: O(1) per case.
//!
//! 规则：有 n 堆石子，每堆一枚；每次操作把两堆合成一堆，新堆不能超过 m 枚；无法操作者输。共 T
//! 组数据，每组给出 `n m`；先手胜输出 0，后手胜输出 1。
//! 范围：1 ≤ T ≤ 100；1 ≤ n, m ≤ 10^9。
//! 模型：奇偶性，看合并到最少堆数的步数。
//! 思路：设 k = ⌈n / m⌉，即可能的最少堆数。若最后达到最少堆数，总共走 n - k 步；设 W 是走其中最
//! 后一步的人（n = k 时是后手）。W 总能应对，所以当且仅当 n - k 为奇数时先手胜：
//!
//! 1. W 每次走后，局面由若干堆 m 枚的、一堆 x 枚的（1 ≤ x ≤ m）和一些单枚的石子组成。开局时
//!    x = 1，正是如此；若 W 先手，他就合成一堆两枚的。
//! 2. 对手可以给 x 添一枚石子，或用两枚单枚的石子合成新的一对。对手使 x + 1 < m 时，W 再添成
//!    x + 2；对手使 x + 1 = m 时，W 合成新的一对。若 x > 1 而对手合成新的一对，W 在允许时把它并
//!    入 x；若 x = m - 1，就用一枚单枚的石子把 x 补满；若 x = m，就给这一对添一枚石子，m = 2 时
//!    则再合成一对。
//! 3. 假如 W 应对时缺少单枚的石子，那么谁也无法操作了，而且恰好剩 k 堆：要么是若干堆 m 枚的和至
//!    多一堆较小的，要么是若干堆 m 枚的、一堆 m - 1 枚的和一对（此时 m ≥ 3）。但这样就已经走了
//!    n - k 步，最后一步是 W 走的，不会轮到他。
//!
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: u64, m: u64 }
        // With m = 0, as with m = 1, no piles can be put together.
        let fewest_piles = n.div_ceil(m.max(1));
        answers += if (n - fewest_piles) % 2 == 1 { "0\n" } else { "1\n" };
    }
    print!("{answers}");
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
