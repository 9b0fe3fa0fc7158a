// Codeforces 1369F https://codeforces.com/problemset/problem/1369/F · made by `cargo judge bundle cf1369f --write` from 56c71a264cc8fa2e
//! Codeforces 1369F — BareLee
//! <https://codeforces.com/problemset/problem/1369/F> · 2 s · 256 MiB · difficulty 7
//!
//! Rules: there are t rounds, each with numbers s ≤ e. A round starts with s; the players take
//! turns replacing the number x by x + 1 or 2x, and whoever goes beyond e loses the round. Lee
//! starts the first round, the loser of a round starts the next, and whoever wins the last round
//! wins the game. The input is `t` and the pairs `s e`; print `1` if Lee can force a win, else `0`,
//! and then `1` if Lee can force a loss, else `0`.
//! Bounds: t ≤ 10^5; 1 ≤ s ≤ e ≤ 10^18.
//! Kind: impartial
//! Picture: picture.rs
//! Model: game on a graph, numbers up to a bound in several rounds.
//! Why: what counts is whether the player who starts a round can force a win in it, and whether
//! he can force a loss.
//!
//! 1. Let e be odd. From an even x, a player can go to x + 1, which is odd and at most e. From an
//!    odd x, both moves lead to an even number or beyond e. So x is won if and only if it is even.
//! 2. Let e be even and x > e/2. Only the move to x + 1 does not lose at once, so e - x moves are
//!    left before a player has to go beyond e: x is won if and only if this number is odd.
//! 3. Let e be even and e/4 < x ≤ e/2. Then 2x is even and above e/2, so 2x is lost by step 2, and
//!    x is won.
//! 4. Let e be even and x ≤ e/4. Both moves lead to at most e/2, and by step 3 whoever goes beyond
//!    e/4 loses. So this is the same game with the bound ⌊e/4⌋.
//! 5. A player who wants to lose does so at once from x > e/2, by moving to 2x. From x ≤ e/2, no
//!    move goes beyond e, and whoever goes beyond e/2 enables his opponent to lose at once. So the
//!    player who faces x ≤ e/2 can force a loss if and only if he can force a win in the game with
//!    the bound ⌊e/2⌋.
//! 6. Go through the rounds from the last to the first. If the player who starts the next round can
//!    force a win in the game, each player wants to lose this round; otherwise each player wants to
//!    win it. The same holds with forcing a loss in the game in place of forcing a win. So a player
//!    can force a result from a round onwards exactly when he can force a win or a loss, whichever
//!    is wanted, in that round alone.
//!
//! Cost: O(log e) per round.
//!
//! 规则：共 t 轮，每轮有数 s ≤ e。一轮从 s 开始，双方轮流把当前的数 x 换成 x + 1 或 2x，使它超
//! 过 e 者输掉这一轮。Lee 在第一轮先走，输掉一轮的人在下一轮先走，赢得最后一轮者赢得整个游戏。
//! 输入 `t` 和各对 `s e`；若 Lee 能保证赢输出 `1`，否则输出 `0`；再同样输出他能否保证输。
//! 范围：t ≤ 10^5；1 ≤ s ≤ e ≤ 10^18。
//! 模型：图上游戏，数有上界，多轮进行。
//! 思路：只需知道每一轮的先走者能否保证赢这一轮，以及能否保证输这一轮。
//!
//! 1. 设 e 为奇数。从偶数 x 可以走到 x + 1，是奇数且不超过 e。从奇数 x 的两种走法都到偶数，或者
//!    超过 e。所以 x 必胜当且仅当它是偶数。
//! 2. 设 e 为偶数，x > e/2。只有 x + 1 不会立刻输，所以还剩 e - x 步：x 必胜当且仅当它是奇数。
//! 3. 设 e 为偶数，e/4 < x ≤ e/2。2x 是偶数且大于 e/2，由第 2 步必败，所以 x 必胜。
//! 4. 设 e 为偶数，x ≤ e/4。两种走法都不超过 e/2，而由第 3 步，超过 e/4 的人输。所以这是上界为
//!    ⌊e/4⌋ 的同样的游戏。
//! 5. 想输的人在 x > e/2 时走 2x 立刻就输。x ≤ e/2 时没有一步超过 e，而超过 e/2 的人就让对手输
//!    成了。所以他能保证输，当且仅当他在上界为 ⌊e/2⌋ 的游戏中必胜。
//! 6. 从最后一轮往前推。若下一轮的先走者能保证赢得整个游戏，双方在这一轮都想输，否则都想赢。能
//!    否保证输掉整个游戏也同样推。所以一个人在这一轮及以后各轮能保证什么，就是他在这一轮能保证
//!    的两件事之一。
//!
//! 复杂度：每轮 O(log e)。

use proconio::input;

struct Round {
    start: u64,
    bound: u64,
}

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    assert!(t > 0, "no rounds, so that nobody wins the last one");
    // Whoever would start one more round has lost the last one, and with it the game.
    let mut can_win = false;
    let mut can_lose = true;
    for (start, bound) in pairs.into_iter().rev() {
        assert!(start > 0, "a round that starts with 0, which 2x does not change");
        let round = Round { start, bound };
        can_win = if can_win { round.can_be_lost() } else { round.can_be_won() };
        can_lose = if can_lose { round.can_be_lost() } else { round.can_be_won() };
    }
    println!("{} {}", u8::from(can_win), u8::from(can_lose));
}

impl Round {
    /// Returns whether the player who starts the round can force a win in it.
    fn can_be_won(&self) -> bool {
        can_stay_within(self.bound, self.start)
    }

    /// Returns whether the player who starts the round can force a loss in it.
    fn can_be_lost(&self) -> bool {
        self.start > self.bound / 2 || can_stay_within(self.bound / 2, self.start)
    }
}

/// Returns whether the player who faces the number `x` can force his opponent to go beyond `bound`.
fn can_stay_within(bound: u64, x: u64) -> bool {
    if x > bound {
        false
    } else if bound % 2 == 1 {
        x % 2 == 0
    } else if x > bound / 2 {
        x % 2 == 1
    } else {
        x > bound / 4 || can_stay_within(bound / 4, x)
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
