// CodeChef BINIM https://www.codechef.com/problems/BINIM · made by `cargo judge bundle codechef_binim --write` from 80782654dd8b0448
//! CodeChef BINIM — Binary Nim
//! <https://www.codechef.com/problems/BINIM> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: a move takes one or more digits off the top of a binary stack; Dee may move only in a
//! stack with a 0 on top, and Dum only in a stack with a 1 on top. Whoever cannot move loses. The
//! input has T cases: `N S`, where S is the player who begins, `Dee` or `Dum`, then N stacks, each
//! from top to bottom. Print the winner.
//! Bounds: 1 ≤ T ≤ 500; 1 ≤ N ≤ 50; 1 ≤ |B| ≤ 50.
//! Kind: partizan
//! Model: partizan game, a sum of integers.
//! Why: a stack with a 0 on top is worth as many moves to Dee as it has zeros, and a stack with a 1
//! on top is worth as many moves to Dum as it has ones. Count Dee's moves as positive and Dum's as
//! negative.
//!
//! 1. Let a 0 be on top, so that Dum has no move in the stack. Dee can take all digits above the
//!    next 0, which leaves one zero fewer and a 0 on top; if no other zero is left, she can take
//!    the whole stack. No move leaves her a better stack: whatever is left has a 1 on top or at
//!    least one zero fewer.
//! 2. So the stack is worth one more than the best stack that Dee can leave: in Conway's terms {k -
//!    1, k - 2, …, 0, negative numbers | } = k for k zeros. In the same way a stack with a 1 on top
//!    is worth -k for k ones.
//! 3. Dee wins if the sum is positive, Dum wins if it is negative, and the player who does not
//!    begin wins if it is 0.
//!
//! Cost: O(N |B|) per case.
//!
//! 规则：每次操作从一个 01 栈的顶部取走至少一个数字；Dee 只能在栈顶为 0 的栈上操作，Dum 只能在栈顶为 1 的栈上
//! 操作。无法操作者输。共 T 组数据，每组为 `N S`，S 是先手 `Dee` 或 `Dum`，再是 N 个从顶到底的栈。输出获胜者。
//! 范围：1 ≤ T ≤ 500；1 ≤ N ≤ 50；1 ≤ |B| ≤ 50。
//! 模型：不公平游戏，局面是整数的和。
//! 思路：栈顶为 0 的栈，其中有几个 0，Dee 就能走几步；栈顶为 1 的栈，其中有几个 1，Dum 就能走几步。前者算作正数，
//! 后者算作负数。
//!
//! 1. 设栈顶为 0，Dum 不能动它。Dee 可以使下面的下一个 0 露出来，不论其间有什么，这样栈里少一个 0，栈顶仍为 0；
//!    若是最后一个 0，就把栈取空。没有哪一步留下更多：下面的部分 0 更少，或者栈顶为 1。
//! 2. 所以这个栈的价值比 Dee 所能留下的最好结果多 1：用 Conway 的写法，k 个 0 的栈
//!    是 {k - 1, k - 2, …, 0, 负数 | } = k。同理，栈顶为 1、含 k 个 1 的栈价值为 -k。
//! 3. 当且仅当总和为正时 Dee 胜，为负时 Dum 胜，为 0 时后手胜。
//!
//! 复杂度：每组 O(N |B|)。

use proconio::{input, marker::Bytes};
use std::cmp::Ordering;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, first: String, stacks: [Bytes; n] }
        let second = match &*first {
            "Dee" => "Dum",
            "Dum" => "Dee",
            other => panic!("a player {other}, neither Dee nor Dum", other = other),
        };
        let sum: i64 = stacks.iter().map(|stack| value(stack)).sum();
        winners += match sum.cmp(&0) {
            Ordering::Greater => "Dee",
            Ordering::Equal => second,
            Ordering::Less => "Dum",
        };
        winners += "\n";
    }
    print!("{winners}", winners = winners);
}

/// Returns the number of moves that a stack is worth to Dee, or, as a negative number, to Dum.
fn value(stack: &[u8]) -> i64 {
    if let Some(&digit) = stack.iter().find(|digit| !b"01".contains(digit)) {
        panic!("the digit {:?}, neither 0 nor 1", char::from(digit));
    }
    let like_the_top = stack.iter().filter(|&&digit| digit == stack[0]).count() as i64;
    if stack[0] == b'0' {
        like_the_top
    } else {
        -like_the_top
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
