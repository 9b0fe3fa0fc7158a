// Codeforces 1194D https://codeforces.com/problemset/problem/1194/D · made by `cargo judge bundle cf1194d --write` from e542f0aed9c3976a
//! Codeforces 1194D — 1-2-K Game
//! <https://codeforces.com/problemset/problem/1194/D> · 2 s · 256 MiB · difficulty 4
//!
//! Rules: a chip is n cells from the left end of a strip; a move takes it 1, 2 or k cells to the
//! left, and whoever cannot move loses. The input is the number of cases, then `n k` for each. For
//! each case, print the winner, `Alice` for the first player or `Bob` for the second.
//! Bounds: at most 100 cases; 0 ≤ n ≤ 10^9; 3 ≤ k ≤ 10^9.
//! Kind: impartial
//! Rule: {1, 2, k}, for example {1, 2, 9}
//! Model: subtraction game {1, 2, k}, one heap.
//! Why: with moves by 1 and 2 alone, the multiples of 3 are lost, and a third kind of move, by a
//! number that is not a multiple of 3, does not change this. If 3 divides k, let r = n mod (k + 1):
//! n is lost if and only if 3 | r and r < k. A move by k turns r into r + 1, or k into 0, and a
//! move by 1 or 2 turns r into r - 1 or r - 2, or 0 into k or k - 1; so no lost n leads to another.
//! From r = k, the move by k leads to r = 0, and from any other r that 3 does not divide, the move
//! by r mod 3 leads to a lost n.
//! Cost: O(1) per case.
//!
//! 规则：棋子离纸带左端 n 格；每次操作左移 1、2 或 k 格，无法操作者输。先给出数据组数，每组给出
//! `n k`；每组输出获胜者，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：至多 100 组；0 ≤ n ≤ 10^9；3 ≤ k ≤ 10^9。
//! 模型：减法游戏：{1, 2, k}，只有一堆。
//! 思路：只能走 1 和 2 时，3 的倍数必败；第三种走法若不是 3 的倍数，结论不变。若 3 整除 k，
//! 令 r = n mod (k + 1)：n 必败当且仅当 3 | r 且 r < k。走 k 使 r 变成 r + 1，或使 k 变成 0；
//! 走 1 或 2 使 r 变成 r - 1 或 r - 2，或使 0 变成 k 或 k - 1；所以从必败的 n 走不到另一个必败
//! 的 n。若 r = k，走 k 得到 r = 0；其他不被 3 整除的 r，走 r mod 3 就到必败态。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: u64, k: u64 }
        assert!(k > 0, "a move by 0 cells, which would never end");
        winners += if first_wins(n, k) { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

fn first_wins(n: u64, k: u64) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    let rest = k.checked_add(1).map_or(n, |period| n % period);
    rest % 3 != 0 || rest == k
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
