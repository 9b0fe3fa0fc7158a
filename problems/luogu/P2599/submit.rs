// Luogu P2599 https://www.luogu.com.cn/problem/P2599 · made by `cargo judge bundle luogu_p2599 --write` from ad1a9623bead5607
//! Luogu P2599 — Taking stones (取石子游戏)
//! <https://www.luogu.com.cn/problem/P2599> · 1 s? · 125 MiB? · difficulty 7
//!
//! Also: BZOJ 1413
//! Rules: n piles in a row; a move takes any positive number of stones from the first or the last
//! pile that is left, and whoever cannot move loses. The input has T cases: `n`, then n piles;
//! print 1 if the first player wins, else 0.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ n ≤ 1000; a pile has 1 to 10^9 stones.
//! Kind: impartial
//! Model: take-away game, a row of piles from its ends.
//! Why: for each row, there is exactly one size of an extra pile at the left end that makes the row
//! lost, and exactly one such size at the right end. Let these sizes be l(A) and r(A) for a row A;
//! they are 0, which means no pile, if A itself is lost. The sizes for longer rows follow from
//! those for shorter ones:
//!
//! 1. At each end there is at most one such size, as the larger of two such piles could be cut down
//!    to the smaller. There is such a size: if no size up to y makes a lost row, then the row y A
//!    is won by a move at its right end. That move leaves the pile y followed by one of finitely
//!    many rows, and for each of these rows at most one y makes a lost position, so there are only
//!    finitely many such y.
//! 2. For a row of one pile, both sizes equal the size of that pile, by two-pile Nim.
//! 3. Take a row A with a pile y before it and a pile x after it, and write l and r for l(A) and
//!    r(A). The row y A x is lost for x = 0 and y = l, and for y = 0 and x = r. If neither pile is
//!    empty, a move makes one of them smaller, so the row is lost exactly when it is lost neither
//!    with a smaller y nor with a smaller x. Hence for x = 1, 2, … in turn, the y that makes the
//!    row lost is 0 if x = r, and otherwise the least positive y, other than l, that has not been
//!    found for a smaller x.
//! 4. If l = r, this gives y = x, except that y = 0 for x = r. If l < r, then y = x for x < l; l is
//!    left out, so y = x + 1 for l ≤ x < r; y = 0 for x = r; and y = x for x > r. If r < l, then
//!    y = x for x < r; y = 0 for x = r; y = x - 1 for r < x ≤ l; and y = x for x > l. (If either of
//!    l and r is 0, then A is lost, and both are 0.)
//! 5. This y is l(A x). The size r(y A) follows in the same way, with the ends exchanged.
//!
//! Cost: O(n²) per case.
//!
//! 规则：n 堆石子排成一行；每次操作从剩下的第一堆或最后一堆中取走至少一枚，无法操作者输。共 T
//! 组数据，每组先给出堆数 n，再给出各堆的石子数；先手胜输出 1，否则输出 0。
//! 范围：1 ≤ T ≤ 10；1 ≤ n ≤ 1000；每堆有 1 到 10^9 枚石子。
//! 模型：取物游戏，从两端取一行石子堆。
//! 思路：在一行的左端再添一堆，恰有一个大小使它成为必败态，在右端也一样。对一行 A，把这两个大小
//! 记作 l(A) 和 r(A)；若 A 本身必败，则记作 0，表示不添。较长的行由较短的行推出：
//!
//! 1. 这样的大小至多一个，因为两个中较大的可以取成较小的。它也一定存在：若不超过 y 的大小都不使
//!    它必败，那么 y A 必胜，而且必胜的一步在另一端。这一步剩下 y 和它后面的一行，后者只有有限
//!    多种，每一种至多对一个 y 是必败的，所以这样的 y 只有有限多个。
//! 2. 只有一堆时，添上之后就是 Nim 的两堆，所以两个大小都等于这堆的大小。
//! 3. 设行 A 的前面有一堆 y，后面有一堆 x，把 l(A)、r(A) 简记作 l、r。行 y A x 在 x = 0、
//!    y = l 时必败，在 y = 0、x = r 时也必败。若两端都有石子，每步使其中一堆变小，所以当且仅当
//!    换成更小的 y 或更小的 x 都不是必败时，这一行必败。因此依次对 x = 1、2、……，使它必败
//!    的 y 是这样的：若 x = r 则是 0，否则是除 l 以外、没有被更小的 x 用过的最小正数。
//! 4. 若 l = r，结果是 y = x，只有 x = r 时 y = 0。若 l < r：x < l 时 y = x；l 被跳过，所
//!    以 l ≤ x < r 时 y = x + 1；x = r 时 y = 0；再往上 y = x。若 r < l：x < r 时 y = x；
//!    x = r 时 y = 0；r < x ≤ l 时 y = x - 1；再往上 y = x。（若 l、r 中有一个为 0，则 A 必败，
//!    两个都是 0。）
//! 5. 这个 y 就是 l(A x)。把两端互换，同样得到 r(y A)。
//!
//! 复杂度：每组 O(n²)。

use proconio::input;

/// For each end of a row, the size of an extra pile at this end that makes the row lost.
#[derive(Clone, Copy)]
struct Lost {
    at_left: u64,
    at_right: u64,
}

/// Returns the size of the pile opposite `x` that makes the row lost. If there is only one extra
/// pile, the size that makes the row lost is `own` at the end of `x` and `opposite` at the other
/// end.
fn partner(x: u64, own: u64, opposite: u64) -> u64 {
    if x == own {
        0
    } else if opposite <= x && x < own {
        x + 1
    } else if own < x && x <= opposite {
        x - 1
    } else {
        x
    }
}

/// Returns whether the player to move wins on a row of piles.
fn first_wins(piles: &[u64]) -> bool {
    let n = piles.len();
    if n < 2 {
        return n == 1;
    }
    // Of the row of `len` piles from each place on.
    let mut lost: Vec<Lost> =
        piles.iter().map(|&pile| Lost { at_left: pile, at_right: pile }).collect();
    for len in 2..n {
        for first in 0..=n - len {
            let (without_last, without_first) = (lost[first], lost[first + 1]);
            let last_pile = piles[first + len - 1];
            lost[first] = Lost {
                at_left: partner(last_pile, without_last.at_right, without_last.at_left),
                at_right: partner(piles[first], without_first.at_left, without_first.at_right),
            };
        }
    }
    lost[1].at_left != piles[0]
}

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, mut piles: [u64; n] }
        piles.retain(|&pile| pile > 0);
        answers += if first_wins(&piles) { "1\n" } else { "0\n" };
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
