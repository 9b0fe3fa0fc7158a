// Luogu P10398 https://www.luogu.com.cn/problem/P10398 · made by `cargo judge bundle luogu_p10398 --write` from 98794b1cffc2e98a
//! Luogu P10398 — Remove and Decrease Game
//! <https://www.luogu.com.cn/problem/P10398> · 1 s? · 125 MiB? · difficulty 6
//!
//! Rules: n piles of different sizes; a move takes one stone from every pile, or takes the whole of
//! the smallest pile; empty piles vanish, and whoever cannot move loses. The input has T cases:
//! `n`, then n piles; print `Alice` if the first player wins, else `Bob`.
//! Bounds: 1 ≤ T ≤ 2 · 10^5; 1 ≤ n ≤ 2 · 10^5, in each case and in all cases together; a pile has 1
//! to 10^9 stones.
//! Kind: impartial
//! Picture: `1 / 3 / 1 2 4`
//! Model: parity, of the smallest pile by the differences above it.
//! Why: only the size of the smallest pile and the differences between piles that are neighbours in
//! order of size matter. When all differences are fixed, the sizes x of the smallest pile that make
//! the position lost always form one of four sets. Adding a smaller pile turns each of these sets
//! into one of the four; which of the four it becomes depends on the new difference:
//!
//! 1. With one pile, no x ≥ 1 is lost, as the whole pile can be taken.
//! 2. Take a position whose lost sizes are known, and add a pile of x stones, which is d smaller
//!    than the smallest pile. Then x ≥ 1 is lost exactly when x - 1 is not lost in the new position
//!    and x + d is not lost in the old position. For x = 0, the new pile is gone, so 0 is lost
//!    exactly when d is lost in the old position.
//! 3. By induction on x, adding a difference d maps the sets as follows. If no x is lost, the new
//!    set consists of all odd x. The set of all odd x becomes the set of the odd x ≥ 3 if d is odd,
//!    and otherwise the set of the even x. The set of the odd x ≥ 3 becomes the set of all odd x if
//!    d = 1, stays the same for any other odd d, and otherwise becomes the set of the even x. The
//!    set of the even x stays the same if d is odd, and otherwise becomes the set of the odd x ≥ 3.
//! 4. For example, let the lost sizes be the odd x, and let d be odd: 0 is lost, so 1 is not; x + d
//!    is odd for even x, so no even x ≥ 2 is lost; hence all odd x ≥ 3 are lost.
//!
//! Cost: O(n log n) per case.
//!
//! 规则：有 n 堆大小互不相同的石子；每次操作要么从每堆各取一枚，要么取走整个最小的堆；空堆消
//! 失，无法操作者输。共 T 组数据，每组先给出堆数 n，再给出各堆的石子数；先手胜输出 `Alice`，否
//! 则输出 `Bob`。
//! 范围：1 ≤ T ≤ 2 · 10^5；1 ≤ n ≤ 2 · 10^5，各组总和也是；每堆有 1 到 10^9 枚石子。
//! 模型：奇偶性，看最小的堆，由上方的各个差决定。
//! 思路：只有最小的堆和相邻两堆的差有关。给定所有的差，使局面必败的最小堆的大小 x 总构成四种集
//! 合之一；在下面再添一个差，就从一种集合变到另一种：
//!
//! 1. 只有一堆时没有必败的 x ≥ 1，因为可以整堆取走。
//! 2. 设某局面的必败的 x 已知，在它最小的堆之下再添一个小 d 的堆。那么 x ≥ 1 必败，当且仅
//!    当 x - 1 不是必败，而且 x + d 在原局面中也不是必败。x = 0 时新堆已不存在，所以 0 必败当且
//!    仅当 d 在原局面中必败。
//! 3. 对 x 归纳，再添一个差 d 时集合这样变化。原来没有必败的 x，则变成所有奇数。原来是所有奇
//!    数，则 d 为奇数时变成从 3 起的奇数，否则变成偶数。原来是从 3 起的奇数，则 d = 1 时变成所
//!    有奇数，d 为其他奇数时不变，否则变成偶数。原来是偶数，则 d 为奇数时不变，否则变成从 3 起
//!    的奇数。
//! 4. 以原来是所有奇数、d 为奇数为例：0 必败，所以 1 不是；x 为偶数时 x + d 是奇数，所以偶数都
//!    不是必败；于是从 3 起的奇数都必败。
//!
//! 复杂度：每组 O(n log n)。

use proconio::input;

/// The lost sizes of the smallest pile, without 0.
#[derive(Clone, Copy)]
enum Lost {
    None,
    Odd,
    OddFrom3,
    Even,
}

impl Lost {
    /// Returns the lost sizes of a new pile that is `difference` smaller than the smallest pile.
    fn below(self, difference: u64) -> Lost {
        let is_odd = difference % 2 == 1;
        match self {
            Lost::None => Lost::Odd,
            Lost::Odd if is_odd => Lost::OddFrom3,
            Lost::Odd => Lost::Even,
            Lost::OddFrom3 if difference == 1 => Lost::Odd,
            Lost::OddFrom3 if is_odd => Lost::OddFrom3,
            Lost::OddFrom3 => Lost::Even,
            Lost::Even if is_odd => Lost::Even,
            Lost::Even => Lost::OddFrom3,
        }
    }

    /// Returns whether `size` is one of the lost sizes.
    fn contains(self, size: u64) -> bool {
        match self {
            Lost::None => false,
            Lost::Odd => size % 2 == 1,
            Lost::OddFrom3 => size % 2 == 1 && size >= 3,
            Lost::Even => size % 2 == 0,
        }
    }
}

/// Returns whether the first player wins on piles in ascending order.
fn first_wins(piles: &[u64]) -> bool {
    let mut lost = Lost::None;
    for neighbours in piles.windows(2).rev() {
        assert!(neighbours[0] < neighbours[1], "two piles of {}, not different", neighbours[0]);
        lost = lost.below(neighbours[1] - neighbours[0]);
    }
    piles.first().is_some_and(|&smallest| !lost.contains(smallest))
}

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        winners += if first_wins(&piles) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
