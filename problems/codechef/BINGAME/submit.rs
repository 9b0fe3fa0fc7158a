// CodeChef BINGAME https://www.codechef.com/problems/BINGAME · made by `cargo judge bundle codechef_bingame --write` from e218e70353d072f7
//! CodeChef BINGAME — 1-2 Game
//! <https://www.codechef.com/problems/BINGAME> · 2 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move of the first player subtracts 1 from a positive number in a list, and a move of
//! the second player subtracts 2 from a number in the list that is at least 2; whoever cannot move
//! loses. The input has T cases, each `n` and n numbers. Print how many of the numbers the first
//! player can choose for a winning first move.
//! Bounds: 1 ≤ T ≤ 10^5; 1 ≤ n ≤ 10^5; 1 ≤ A_i ≤ 10^5; the sum of n is at most 10^6.
//! Kind: partizan
//! Model: partizan subtraction game, remainders mod 3.
//! Why: only the remainders of the numbers mod 3 matter. Let p numbers have remainder 1 and q
//! numbers have remainder 2. Name each number by its remainder: a 1 is a free move for the first
//! player; a 2 becomes a 1 if he moves there, or a 0 if the second player does. With the second
//! player to move, the first player wins unless p = 0 and q = 1.
//!
//! 1. Unless p = 0 and q = 1 before a move of the second player, the first player answers that move
//!    as follows. If a 2 was turned into a 0, he turns another 2 into a 1, or turns a 1 into a 0 if
//!    there is no other 2; there is a 1, since otherwise p would have been 0 and q 1. If 2 was
//!    subtracted from a number with remainder 0 or 1, the remainder became 1 or 2, and he takes 1
//!    from the same number, which restores its remainder.
//! 2. After this, p and q are as before, or q has fallen by 2 and p has risen by 1, or p has fallen
//!    by 1 and q = 0. In none of these cases do p = 0 and q = 1 both hold, so he can go on until
//!    the second player cannot move.
//! 3. If p = 0 and q = 1, the second player takes 2 from the number with remainder 2 and leaves
//!    only multiples of 3 to the first player. Each move of the first player then gives one of
//!    these multiples the remainder 2, and the second player takes 2 from that number. So the first
//!    player loses.
//! 4. A first move turns a 1 into a 0, a 2 into a 1, or a 0 into a 2; it leaves p = 0 and q = 1 in
//!    the first case only from (p, q) = (1, 1), in the second case never, and in the third case
//!    only from (0, 0). All other moves win.
//!
//! Cost: O(n).
//!
//! 规则：先手每次从一列数中选一个正数减 1，后手每次选一个不小于 2 的数减 2；无法操作者输。共 T 组数据，每组
//! 为 `n` 和 n 个数。输出先手第一步减其中几个数必胜。
//! 范围：1 ≤ T ≤ 10^5；1 ≤ n ≤ 10^5；1 ≤ A_i ≤ 10^5；n 的总和不超过 10^6。
//! 模型：不公平减法游戏，模 3 的余数。
//! 思路：只有各数模 3 的余数起作用。设余 1 的有 p 个，余 2 的有 q 个：余 1 是先手的一步空步；余 2 的数，先手走一步
//! 变成余 1，后手走一步变成余 0。轮到后手时，除非 p = 0 且 q = 1，先手必胜。
//!
//! 1. 设后手操作前不是 p = 0 且 q = 1，先手这样应对。若后手把余 2 变成余 0，先手把另一个余 2 变成余 1；没有别的
//!    余 2，就取走一个余 1：它一定有，否则原来 p = 0 且 q = 1。若后手把余 0 或余 1 的数减 2，余数变成 1 或 2，先手
//!    把同一个数减 1，余数恢复原样。
//! 2. 此后 p、q 不变，或者 q 少 2、p 多 1，或者 p 少 1、q = 0。这些都不是 p = 0 且 q = 1，所以先手可以一直应对下
//!    去，直到后手无法操作。
//! 3. 若 p = 0 且 q = 1，后手在那里减 2，留给先手的都是 3 的倍数；先手每走一步产生一个余 2，后手又把它减 2。所以先
//!    手输。
//! 4. 先手的第一步使余 1 变 0、余 2 变 1，或余 0 变 2；要留下 p = 0 且 q = 1，第一种须从 (1, 1) 出发，第二种不可
//!    能，第三种须从 (0, 0) 出发。其他的第一步都必胜。
//!
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { n: usize, numbers: [u64; n] }
        answers += &format!("{}\n", winning_moves(&numbers));
    }
    print!("{answers}", answers = answers);
}

/// Returns how many first moves win.
fn winning_moves(numbers: &[u64]) -> usize {
    let mut counts = [0; 3];
    for number in numbers.iter().filter(|&&number| number > 0) {
        counts[(number % 3) as usize] += 1;
    }
    match counts {
        [_, 0, 0] => 0,
        [zeros, 1, 1] => zeros + 1,
        [zeros, ones, twos] => zeros + ones + twos,
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
