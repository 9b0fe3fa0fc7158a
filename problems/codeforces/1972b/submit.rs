// Codeforces 1972B https://codeforces.com/problemset/problem/1972/B · made by `cargo judge bundle cf1972b --write` from 3971091a326e9036
//! Codeforces 1972B — Coin Games
//! <https://codeforces.com/problemset/problem/1972/B> · 1 s · 256 MiB · difficulty 1
//!
//! Rules: n coins lie in a circle, each up (`U`) or down (`D`); a move removes a coin that is up
//! and turns its two neighbours over. (If there are just two coins, the other coin is turned over
//! twice and so ends as it was.) Whoever cannot move loses. The input is the number of cases; each
//! case is `n`, then the circle. Print `YES` for each circle from which the first player wins, and
//! `NO` for every other circle.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100.
//! Kind: impartial
//! Model: parity, coins that are up.
//! Why: a move removes one coin that is up and turns over two others, so the number of coins that
//! are up first falls by 1 and then changes by -2, 0 or 2. So the parity of this number changes
//! with every move. In the end the number is 0, so the first player makes the last move if and only
//! if the number is odd at the start.
//! Cost: O(n).
//!
//! 规则：n 枚硬币围成一圈，每枚正面（`U`）或反面（`D`）朝上；每次操作拿走一枚正面朝上的硬币，并
//! 翻转它的两个邻币。（只有两枚时，另一枚被翻两次，所以不变。）无法操作者输。先给出数据组数，每
//! 组给出 `n` 和这一圈；先手胜输出 `YES`，否则输出 `NO`。
//! 范围：至多 100 组；1 ≤ n ≤ 100。
//! 模型：奇偶性，正面朝上的硬币的枚数。
//! 思路：一步拿走一枚正面朝上的，再翻两枚，正面的枚数变化 -1，再加上 -2、0 或 2。所以每步都改变
//! 它的奇偶性。最后它是 0，所以先手走最后一步，当且仅当它现在是奇数。
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, circle: String }
        assert!(circle.len() == n, "{} coins, not the {n} that were promised", circle.len());
        assert!(circle.bytes().all(|coin| b"UD".contains(&coin)), "a coin that is not U or D");
        let up = circle.matches('U').count();
        verdicts += if up % 2 == 1 { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
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
