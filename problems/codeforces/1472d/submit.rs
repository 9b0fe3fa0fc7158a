// Codeforces 1472D https://codeforces.com/problemset/problem/1472/D · made by `cargo judge bundle cf1472d --write` from 684f08deec852442
//! Codeforces 1472D — Even-Odd Game
//! <https://codeforces.com/problemset/problem/1472/D> · 2 s · 256 MiB · difficulty 2
//!
//! Rules: Alice and Bob take turns, Alice first, removing a number from an array until the array is
//! empty. Alice's score is the sum of the even numbers that she removes, and Bob's score is the sum
//! of the odd numbers that he removes. The input has t cases, each `n` and the numbers. For each
//! case, print who has the larger score, `Alice` or `Bob`, or print `Tie` if the scores are equal.
//! Bounds: 1 ≤ t ≤ 10^4; 1 ≤ n ≤ 2 · 10^5, in each case and in all cases together; 1 ≤ a_i ≤ 10^9.
//! Kind: score
//! Picture: `1 / 3 / 3 2 1`
//! Model: card game, the largest number first.
//! Why: adding a number to one's own score is worth as much as keeping the opponent from adding it
//! to his score. Count every number a as a/2 for whoever removes it. An even number then gives
//! Alice a/2 if she removes it and -a/2 if Bob does: in both cases, this is her score for it minus
//! a/2. An odd number also gives her a/2 or -a/2: this is 0 plus a/2 if she removes it, and -a plus
//! a/2 if Bob does. So the difference between the two scores is the difference between the players'
//! sums of halves, plus a constant, and both players want the larger numbers. Taking the larger of
//! two numbers is never worse than taking the smaller one, since a player can later take the
//! smaller number whenever he would have taken the larger one. So the players alternately take the
//! largest number left.
//! Cost: O(n log n).
//!
//! 规则：Alice 和 Bob 轮流从数组中删去一个数，Alice 先手，直到删完。Alice 删去的偶数加到她的得分上，Bob 删去的奇数加到他的
//! 得分上。共 t 组数据，每组为 `n` 和各数。输出得分多者 `Alice` 或 `Bob`，相等则输出 `Tie`。
//! 范围：1 ≤ t ≤ 10^4；1 ≤ n ≤ 2 · 10^5，各组总和也是；1 ≤ a_i ≤ 10^9。
//! 模型：纸牌游戏，先取最大的数。
//! 思路：删去能给自己加分的数，与删去能给对方加分的数，同样有利。把每个数 a 算作给删去它的人 a/2 分。偶数由 Alice 删去，她
//! 多 a/2，由 Bob 删去则少 a/2，这正是她从中所得减去 a/2。奇数由 Bob 删去，差为 -a，由她删去为 0，再加 a/2 也是如此。所
//! 以双方得分之差等于这样算的差加上一个常数，双方都要较大的数：两个数中先取较大的不会更差，因为较小的可以到时再代替它。
//! 因此各数从大到小轮流删去。
//! 复杂度：O(n log n)。

use proconio::input;
use std::cmp::Ordering;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, mut numbers: [i64; n] }
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        let mut lead = 0;
        for (turn, number) in numbers.into_iter().enumerate() {
            lead += match (turn % 2 == 0, number % 2 == 0) {
                (true, true) => number,
                (false, false) => -number,
                _ => 0,
            };
        }
        winners += match lead.cmp(&0) {
            Ordering::Greater => "Alice\n",
            Ordering::Less => "Bob\n",
            Ordering::Equal => "Tie\n",
        };
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
