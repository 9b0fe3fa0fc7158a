// Luogu P5652 https://www.luogu.com.cn/problem/P5652 · made by `cargo judge bundle luogu_p5652 --write` from eb16c078a6d79cb5
//! Luogu P5652 — Exercise on simple games (基础博弈练习题)
//! <https://www.luogu.com.cn/problem/P5652> · 1 s? · 125 MiB? · difficulty 6
//!
//! Rules: a token stands on the first number of a sequence; this number is lowered by 1 before
//! play. A move takes the token to one of the next m numbers, or leaves it where it is; then the
//! number under the token, which must be above 0, is lowered by 1. Whoever cannot move loses. A
//! sequence a of n numbers is given, and each of q queries asks about the game on the part from l
//! to r. The first line is `n m q type`, and the second line is a. With type 0, a line `l r`
//! follows for each query. With type 1, one line has the numbers A, B, C and P: Twice for each
//! query, A becomes (A·B + C) mod P, and (A mod n) + 1 is then an end of the part; l is the smaller
//! end. Print the sum of i² over all queries i that the first player wins, modulo 2^32.
//! Bounds: the numbers of a are positive; the type is 1 if q > 10^6; 0 ≤ A, B, C < P; P(B + 1) <
//! 2^31 - 1. The bounds of n, m and q could not be read.
//! Kind: impartial
//! Model: take-away game, with the lost places as a path in a tree.
//! Why: call a place i lost if the player to move loses once the token has come to i and a(i) has
//! been lowered by 1, while all later numbers are as given.
//!
//! 1. If one of the next m places is lost, the mover goes there and wins.
//! 2. If none of these places is lost, whoever leaves i loses. So both players stay as long as they
//!    can, that is, for a(i) - 1 moves, and the place is lost exactly when a(i) is odd.
//! 3. So the last odd number of the part is at a lost place, and if p is lost, the next lost place
//!    to the left is the place of the last odd number at or before p - m - 1. Let that place, or 0
//!    if there is none, be the parent of p. This parent does not depend on r, so there is one tree
//!    for all queries.
//! 4. The first player loses exactly when l is the place of the last odd number at or before r, or
//!    is an ancestor of that place. In an order in which each place is directly followed by all its
//!    descendants, the descendants of l form one interval just after l. Parents have smaller
//!    numbers than their children, so two loops find this order.
//!
//! Cost: O(n + q).
//!
//! 规则：棋子在序列的第一个数上，游戏开始前先把这个数减 1。每次操作把棋子移到后面 m 个数之一，或留在原处，并把棋子所在
//! 的数减 1，这个数须大于 0。无法操作者输。给定 n 个数的序列 a，每个询问在 l 到 r 的一段上进行游戏，共 q 个询问。第一
//! 行为 `n m q type`，第二行为 a。若 type 为 0，此后每行一个询问 `l r`。若 type 为 1，则再给出一行 A、B、C、P：每
//! 次令 A 为 (A·B + C) mod P，A mod n + 1 就是一个端点，每个询问这样得到两个端点，较小的为 l。输出所有先手必胜的询
//! 问编号 i 的 i² 之和，对 2^32 取模。
//! 范围：a 中的数为正整数；当 q > 10^6 时 type 为 1；0 ≤ A, B, C < P；P(B + 1) < 2^31 - 1。n、m、q 的范围未能读
//! 到。
//! 模型：取物游戏，必败的位置是树上的一条路径。
//! 思路：若棋子刚到位置 i 且 a(i) 已减 1，后面的数都还没有动过，此时轮到的一方必败，就称位置 i 必败。
//!
//! 1. 若后面 m 个位置中有必败的，移到那里就赢。
//! 2. 若没有，谁离开 i 谁输。所以双方都尽量留在原处，一共可以走 a(i) - 1 步；当且仅当 a(i) 为奇数时位置 i 必败。
//! 3. 所以一段中最后一个奇数的位置必败；若 p 必败，向左的下一个必败位置，是不超过 p - m - 1 的最后一个奇数的位置。把
//!    它作为 p 的父亲，没有则为 0。它与 r 无关，所以所有询问共用一棵树。
//! 4. 当且仅当 l 是不超过 r 的最后一个奇数的位置，或是它的祖先时，先手必败。按先父亲后子孙的次序排列，l 的子孙紧接在
//!    l 之后连成一段。父亲的编号小于孩子，所以两次循环就能求出这个次序。
//!
//! 复杂度：O(n + q)。

use proconio::input;

fn main() {
    input! { n: usize, m: usize, queries: usize, kind: u8, numbers: [u64; n] }
    let game = Game::new(&numbers, m);
    let sum = match kind {
        0 => {
            input! { parts: [(usize, usize); queries] }
            game.sum_of_squares(parts.into_iter())
        }
        1 => {
            input! { start: u64, factor: u64, addend: u64, modulus: u64 }
            let mut random = start;
            let mut next_end = || {
                random = (random * factor + addend) % modulus;
                random as usize % n + 1
            };
            game.sum_of_squares((0..queries).map(|_| {
                let ends = [next_end(), next_end()];
                (ends[0].min(ends[1]), ends[0].max(ends[1]))
            }))
        }
        other => panic!("the type {other}, neither 0 nor 1"),
    };
    println!("{sum}");
}

struct Game<'a> {
    numbers: &'a [u64],
    /// For each place, the place of the last odd number at or before it, or 0 if there is none;
    /// places are counted from 1.
    last_odd: Vec<u32>,
    /// The index of each place in an order in which every place is directly followed by its
    /// descendants.
    entry: Vec<u32>,
    /// The number of descendants of each place, including the place itself.
    size: Vec<u32>,
}

impl Game<'_> {
    fn new(numbers: &[u64], m: usize) -> Game<'_> {
        let mut last_odd = vec![0; numbers.len() + 1];
        for (index, number) in numbers.iter().enumerate() {
            let place = index + 1;
            last_odd[place] = if number % 2 == 1 { place as u32 } else { last_odd[index] };
        }
        let parent = |place: usize| last_odd[place.saturating_sub(m + 1)] as usize;
        let mut size = vec![1; last_odd.len()];
        for place in (1..last_odd.len()).rev() {
            size[parent(place)] += size[place];
        }
        let mut entry = vec![0; last_odd.len()];
        let mut next_child = vec![1; last_odd.len()];
        for place in 1..last_odd.len() {
            entry[place] = next_child[parent(place)];
            next_child[parent(place)] += size[place];
            next_child[place] = entry[place] + 1;
        }
        Game { numbers, last_odd, entry, size }
    }

    fn sum_of_squares(&self, parts: impl Iterator<Item = (usize, usize)>) -> u32 {
        let won = (1u32..).zip(parts).filter(|&(_, (left, right))| self.mover_wins(left, right));
        won.fold(0, |sum, (number, _)| sum.wrapping_add(number.wrapping_mul(number)))
    }

    fn mover_wins(&self, left: usize, right: usize) -> bool {
        let is_part = 1 <= left && left <= right && right <= self.numbers.len();
        assert!(is_part, "no part from {left} to {right}");
        assert!(self.numbers[left - 1] > 0, "the first number, at {left}, cannot be lowered");
        let last = self.last_odd[right] as usize;
        let descendants = self.entry[left]..self.entry[left] + self.size[left];
        !descendants.contains(&self.entry[last])
    }
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
