// Codeforces 1739C https://codeforces.com/problemset/problem/1739/C · made by `cargo judge bundle cf1739c --write` from e8a35cf594b4b319
//! Codeforces 1739C — Card Game
//! <https://codeforces.com/problemset/problem/1739/C> · 2 s · 512 MiB · difficulty 3
//!
//! Rules: Alex and Boris each get n / 2 of the cards 1, …, n. In a turn, the player to move plays a
//! card, and the other one must answer with a larger card or lose; both cards are then discarded,
//! and the one who answered plays next. Alex has the first turn. If no cards are left, the game is
//! a draw. The input has t cases, each an even `n`. Print three numbers, each modulo 998244353: the
//! number of deals in which Alex wins, the number in which Boris wins, and the number in which the
//! game is a draw.
//! Bounds: 1 ≤ t ≤ 30; 2 ≤ n ≤ 60, n even.
//! Kind: count
//! Picture: `1 / 4`, game 3
//! Model: card game, counted from the largest card down.
//! Why: let W(n) be the number of deals in which the player with the first turn wins, and L(n) the
//! number of deals in which the other player wins.
//!
//! 1. If the first player has card n, he plays it and wins: C(n - 1, n / 2 - 1) ways.
//! 2. If the other player has both n and n - 1, he answers the first card, whichever it is, with
//!    n - 1, and then plays n and wins: C(n - 2, n / 2 - 2) ways.
//! 3. Otherwise the first player has n - 1, and the other player has n. Playing n - 1 forces the
//!    answer n and leaves a game of n - 2 cards in which the other player has the first turn. No
//!    other card c is better: if the other player can answer it with a card below n, he plays n
//!    next and wins. If not, he answers c with n, and the first player is left with n - 1 instead
//!    of c; this makes no difference, as both are larger than all cards that the other player has
//!    left.
//! 4. So W(n) = C(n - 1, n / 2 - 1) + L(n - 2) and L(n) = C(n - 2, n / 2 - 2) + W(n - 2), with
//!    W(0) = L(0) = 0. One deal remains, in which step 3 applies to every pair of cards from the
//!    largest pair down; this deal is a draw.
//!
//! Cost: O(n^2), for the binomials.
//!
//! 规则：Alex 和 Boris 各得牌 1, …, n 中的 n / 2 张。每一轮由轮到的人出一张牌，对方必须出一张更大的牌来应，否则
//! 输；这两张牌弃去，下一轮轮到应牌的人。第一轮轮到 Alex。牌出完则为平局。共 t 组数据，每组为一个偶数 `n`。输出
//! Alex 获胜、Boris 获胜和平局的发牌方式各有多少种，对 998244353 取模。
//! 范围：1 ≤ t ≤ 30；2 ≤ n ≤ 60，n 为偶数。
//! 模型：纸牌游戏，从最大的牌往下数。
//! 思路：设 W(n) 为先手获胜的发牌方式数，L(n) 为对方获胜的方式数。
//!
//! 1. 先手若有 n，出它即胜：C(n - 1, n / 2 - 1) 种。
//! 2. 若对方既有 n 又有 n - 1，不论先手出哪一张，对方都用 n - 1 来应，然后出 n 获胜：C(n - 2, n / 2 - 2) 种。
//! 3. 否则先手有 n - 1，对方有 n。先手出 n - 1，对方只能出 n，剩下 n - 2 张牌，轮到对方。出别的牌 c 不会更好：
//!    对方若能用比 n 小的牌来应，接着出 n 就胜；若不能，就用 n 来应，剩下的是 n - 1 而不是 c，这没有差别，因为
//!    两者都大于对方其余所有的牌。
//! 4. 所以 W(n) = C(n - 1, n / 2 - 1) + L(n - 2)，L(n) = C(n - 2, n / 2 - 2) + W(n - 2)，W(0) = L(0) = 0。剩下
//!    的一种是平局：从最大的两张往下，总是第 3 步的情形。
//!
//! 复杂度：O(n^2)，用于计算组合数。

use proconio::input;

const MODULUS: u64 = 998_244_353;

fn main() {
    input! { cases: usize, sizes: [usize; cases] }
    let largest = sizes.iter().copied().max().unwrap_or(0);
    assert!(largest <= 2000, "{largest} cards, too many for a table of binomials");
    // The binomials C(n, k), row after row.
    let mut binomials = vec![vec![1]];
    for n in 1..=largest {
        let last = &binomials[n - 1];
        let mut row = vec![1; n + 1];
        for k in 1..n {
            row[k] = (last[k - 1] + last[k]) % MODULUS;
        }
        binomials.push(row);
    }
    let mut counts = vec![[0, 0]];
    for half in 1..=largest / 2 {
        let [wins, losses] = counts[half - 1];
        let both = if half > 1 { binomials[2 * half - 2][half - 2] } else { 0 };
        let first = binomials[2 * half - 1][half - 1];
        counts.push([(first + losses) % MODULUS, (both + wins) % MODULUS]);
    }
    let mut output = String::new();
    for n in sizes {
        assert!(n % 2 == 0, "an odd number of cards, {n}");
        let [wins, losses] = counts[n / 2];
        output += &format!("{wins} {losses} 1\n");
    }
    print!("{output}");
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
