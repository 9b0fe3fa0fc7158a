// CodeChef CLGAME https://www.codechef.com/problems/CLGAME · made by `cargo judge bundle codechef_clgame --write` from a115e3ed427be046
//! CodeChef CLGAME — Up for a Game
//! <https://www.codechef.com/problems/CLGAME> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: Chef and Garry take turns, Chef first, popping discs from a stack until it is empty; the
//! number of discs popped in a turn must be in the set S. A disc with the number p is worth 2^p
//! points; no two discs have the same number, and S contains 1. The input has T cases: `N K`, the
//! discs from the top, and the numbers of S. Print who has more points at the end, `Chef` or
//! `Garry`, or print `Draw`.
//! Bounds: T ≤ 1000; N ≤ 10^5, in each case and in all cases together; K ≤ min(100, N); 0 ≤ A_i ≤
//! 10^9; 1 ≤ x_i ≤ N.
//! Kind: score
//! Model: take-away game, down to the largest disc.
//! Why: the disc with the largest number m is worth more than all others together, as 2^0 + 2^1 +
//! … + 2^(m - 1) is less than 2^m. So whoever pops it wins, and only an empty stack gives a draw.
//! Let this disc lie below d others. A player who can pop more than d discs at once wins. Otherwise
//! a move leaves this disc below fewer discs. So, as in a subtraction game, a position is won if a
//! move wins at once or leads to a lost position.
//! Cost: O(N K).
//!
//! 规则：Chef 和 Garry 轮流从栈顶弹出圆盘，Chef 先手，每次弹出的个数须是集合 S 中的数，直到栈空。写有 p 的圆盘值 2^p
//! 分；各数互不相同，S 含有 1。共 T 组数据，每组为 `N K`、从顶到底的各圆盘和 S 中的各数。输出得分多者 `Chef` 或
//! `Garry`，相等则输出 `Draw`。
//! 范围：T ≤ 1000；N ≤ 10^5，各组总和也是；K ≤ min(100, N)；0 ≤ A_i ≤ 10^9；1 ≤ x_i ≤ N。
//! 模型：取物游戏，取到最大的圆盘为止。
//! 思路：最大的数 m 所在的圆盘比其他圆盘加起来还值钱，因为 2^0 + 2^1 + … + 2^(m - 1) 小于 2^m。所以弹出它的人获胜，只有
//! 空栈才会平局。设它上面有 d 个圆盘。能从现有的 N 个中弹出多于 d 个的人获胜；否则对方面对的是它上面圆盘较少的局面：
//! 与减法游戏一样，有一步直接获胜或走到必败态的局面必胜。
//! 复杂度：O(N K)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, k: usize, discs: [u64; n], takes: [usize; k] }
        assert!(!takes.contains(&0), "a move that takes nothing");
        let largest = (0..n).max_by_key(|&place| discs[place]);
        winners += match largest.map(|place| mover_wins(place, n - place, &takes)) {
            Some(true) => "Chef\n",
            Some(false) => "Garry\n",
            None => "Draw\n",
        };
    }
    print!("{winners}", winners = winners);
}

/// Returns whether the player to move gets the disc that lies below `above` others; `rest` is the
/// number of discs from this disc to the bottom.
fn mover_wins(above: usize, rest: usize, takes: &[usize]) -> bool {
    let mut wins: Vec<bool> = Vec::with_capacity(above + 1);
    for above in 0..=above {
        let mut fitting = takes.iter().filter(|&&take| take <= above + rest);
        let win = fitting.any(|&take| take > above || !wins[above - take]);
        wins.push(win);
    }
    wins[above]
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
