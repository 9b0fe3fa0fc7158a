// Codeforces 1190C https://codeforces.com/problemset/problem/1190/C · made by `cargo judge bundle cf1190c --write` from abb907d8b79a906e
//! Codeforces 1190C — Tokitsukaze and Duel
//! <https://codeforces.com/problemset/problem/1190/C> · 1 s · 256 MiB · difficulty 6
//!
//! Rules: n cards lie in a row, each with side 0 or side 1 up. A move turns k neighbouring cards to
//! side 0 or to side 1, even if they all show that side already. Whoever makes all cards show the
//! same side wins. The input is `n k` and the sides; print `tokitsukaze` if the first player wins,
//! `quailty` if the second one does, and `once again` if neither can force a win.
//! Bounds: 1 ≤ k ≤ n ≤ 10^5.
//! Kind: impartial
//! Model: game on a graph with cycles, a move that can be repeated.
//! Why: after a move, the next player can make the same move again, which changes nothing.
//!
//! 1. So, unless all cards show the same side, no position that a move leaves is lost for the next
//!    player: by repeating that move, he would leave the same lost position to his opponent.
//! 2. Hence a player who can force a win can win at once: a first move that wins only later would
//!    have to leave a lost position. The first player wins if and only if he can do so at once, and
//!    the second one if and only if he can win at once after every first move. In all other cases
//!    neither player can force a win.
//! 3. A player can win at once if all zeros or all ones lie within k neighbouring cards. Suppose
//!    that neither holds at first. Turning cards to 0 removes no zero, so the zeros still do not
//!    all lie within k neighbouring cards. After such a move only the ones matter; after a move
//!    that turns cards to 1, only the zeros matter. After any first move, the first and the last
//!    card that show a given side are found from two lists: for each place, the first card with
//!    that side at or after it, and the last card with that side before it.
//!
//! Cost: O(n).
//!
//! 规则：n 张牌排成一行，每张朝上的面是 0 或 1。每次操作把相邻的 k 张牌翻成同一面，即使它们已经
//! 是那一面。使所有牌同一面者胜。输入 `n k` 和各牌的面；先手必胜输出 `tokitsukaze`，后手必胜输
//! 出 `quailty`，双方都不能必胜则输出 `once again`。
//! 范围：1 ≤ k ≤ n ≤ 10^5。
//! 模型：有环图上的游戏，一步可以重复。
//! 思路：走了一步之后，下一个人可以重复同样的一步，局面不变。
//!
//! 1. 所以一步留下的局面，只要牌还没有全部相同，对下一个人就不会必败：他重复这一步，就把必败态
//!    留给了对手。
//! 2. 因此能必胜的人必定一步就胜：若要以后才胜，这一步就得留下必败态。先手必胜当且仅当他能一步
//!    获胜；后手必胜当且仅当无论先手第一步怎么走，他都能一步获胜。其余情形谁也不能必胜。
//! 3. 能一步获胜，当且仅当所有的 0 都在某相邻 k 张之内，或所有的 1 都在。若起初 0 和 1 都不是这
//!    样，把牌翻成 0 的一步不会使各个 0 靠得更近，所以此后只有 1 可能如此，反之亦然。任意一步之
//!    后，某一面的第一张和最后一张可由两个表求出：从每个位置起下一张这一面的牌，以及该位置之前最
//!    后一张这一面的牌。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, k: usize, cards: Bytes }
    assert!(cards.len() == n, "{} cards instead of {n}", cards.len());
    assert!((1..=n).contains(&k), "a move of {k} of {n} cards");
    let is_digit = |&card: &u8| matches!(card, b'0' | b'1');
    assert!(cards.iter().all(is_digit), "a card that does not show 0 or 1");
    let sides = [b'0', b'1'].map(|side| Places::of(side, &cards));
    if sides.iter().any(|side| side.span() <= k) {
        println!("tokitsukaze");
    } else if (0..=n - k).all(|start| second_wins_after(start, k, &sides)) {
        println!("quailty");
    } else {
        println!("once again");
    }
}

/// Returns whether the second player can win at once after each of the two moves that turn the `k`
/// cards beginning at `start`, given that the first player cannot win at once.
fn second_wins_after(start: usize, k: usize, sides: &[Places; 2]) -> bool {
    sides.iter().all(|side| side.span_without(start, start + k) <= k)
}

/// The places of the cards that show one side.
struct Places {
    /// For each place, the first card at or after it that shows the side, or the number of cards if
    /// there is none.
    from: Vec<usize>,
    /// For each place, 1 plus the place of the last card before it that shows the side, or 0 if
    /// there is none.
    before: Vec<usize>,
}

impl Places {
    fn of(side: u8, cards: &[u8]) -> Places {
        let n = cards.len();
        let mut from = vec![n; n + 1];
        let mut before = vec![0; n + 1];
        for place in (0..n).rev() {
            from[place] = if cards[place] == side { place } else { from[place + 1] };
        }
        for place in 0..n {
            before[place + 1] = if cards[place] == side { place + 1 } else { before[place] };
        }
        Places { from, before }
    }

    /// Returns the place of the first card that shows the side, or the number of cards if there is
    /// none.
    fn first(&self) -> usize {
        self.from[0]
    }

    /// Returns 1 plus the place of the last card that shows the side, or 0 if there is none.
    fn end(&self) -> usize {
        self.before[self.before.len() - 1]
    }

    /// Returns the number of cards from the first card that shows the side to the last one, both
    /// included.
    fn span(&self) -> usize {
        self.end().saturating_sub(self.first())
    }

    /// Returns the span that remains if the cards from `start` up to, but not including, `end` are
    /// not counted.
    fn span_without(&self, start: usize, end: usize) -> usize {
        let first = if self.first() < start { self.first() } else { self.from[end] };
        let last_end = if self.end() > end { self.end() } else { self.before[start] };
        last_end.saturating_sub(first)
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
