// Project Euler 400 https://projecteuler.net/problem=400 · made by `cargo judge bundle euler400 --write` from 53653fa3a9afffaf
//! Project Euler 400 — Fibonacci tree game
//! <https://projecteuler.net/problem=400> · 60 s · 1024 MiB? · difficulty 6
//!
//! Rules: the tree T(k) is a root with the subtrees T(k - 1) and T(k - 2), where T(1) is a single
//! vertex and T(0) is empty. A move removes a vertex with everything below it; whoever has to
//! remove the root loses. The input is k; print how many first moves win on T(k), modulo 10^18.
//! Without input, k is 10,000.
//! Bounds: one instance, k = 10,000.
//! Kind: impartial
//! Model: Green Hackenbush, a tree.
//! Why: nobody removes the root until nothing else is left. So this is normal play on the other
//! vertices, and removing a vertex means cutting the edge above it: Green Hackenbush.
//!
//! 1. By the colon principle, the value of a tree is the nim sum of v + 1 over the root's subtrees,
//!    where v is the value of the subtree. An empty one adds nothing.
//! 2. Let w(k, s) be the number of moves on T(k) that do not remove its root and that change the
//!    value of T(k) to s. The answer is w(k, 0).
//! 3. Let a and b be the numbers that the subtrees T(k - 1) and T(k - 2) contribute to the nim sum
//!    that is the value of T(k). Removing the first subtree leaves b, and removing the second
//!    leaves a. To change the value of T(k) to s, a move inside the first subtree has to make this
//!    subtree contribute b ⊕ s, and so give it the value (b ⊕ s) - 1, which must not be negative; a
//!    move inside the second subtree works in the same way.
//! 4. So w(k, s) = w(k - 1, (b ⊕ s) - 1) + w(k - 2, (a ⊕ s) - 1) + [s = b] + [s = a].
//!
//! Cost: O(k · v), where v is the largest value, 8190 for k = 10,000.
//!
//! 规则：树 T(k) 由根和子树 T(k - 1)、T(k - 2) 组成，T(1) 只有一个根，T(0) 为空。每次操作去掉一
//! 个点和它下面的一切；不得不去掉根的人输。输入 k；输出 T(k) 上能赢的第一步有多少种，对 10^18
//! 取模。没有输入时，k 为 10,000。
//! 范围：只有一组，k = 10,000。
//! 模型：绿色 Hackenbush（删边游戏），一棵树。
//! 思路：没有别的可去之前，谁也不去掉根。所以这就是在其余点上按正常规则玩，去掉一个点就是剪断它
//! 上面的边，即绿色 Hackenbush（无向图删边游戏）。
//!
//! 1. 由克朗原理（Colon Principle），一棵树的值是对各子树求 v + 1 的异或和，v 是子树的值；空子树
//!    不计。
//! 2. 设 w(k, s) 是在 T(k) 上保留根、并使树的值变为 s 的步数。答案是 w(k, 0)。
//! 3. 设子树 T(k - 1) 和 T(k - 2) 各贡献 a 和 b。去掉前一棵剩下 b，去掉后一棵剩下 a。若在前一棵内
//!    部走一步，要使它的贡献为 b ⊕ s，即它的值为 (b ⊕ s) - 1，这不能是负数；在后一棵内部走一步也
//!    类似。
//! 4. 所以 w(k, s) = w(k - 1, (b ⊕ s) - 1) + w(k - 2, (a ⊕ s) - 1) + [s = b] + [s = a]。
//!
//! 复杂度：O(k · v)，v 是最大的值，k = 10,000 时为 8190。

use proconio::{input, is_stdin_empty};

const MODULUS: u64 = 1_000_000_000_000_000_000;

/// With a larger tree, counting the moves would take too long.
const LARGEST: usize = 20_000;

fn main() {
    let mut order = 10_000;
    if !is_stdin_empty() {
        input! { given: usize }
        order = given;
    }
    assert!((1..=LARGEST).contains(&order), "k is {order}, outside 1..={LARGEST}");
    println!("{}", winning_moves(order));
}

/// Returns how many first moves win on T(`order`).
fn winning_moves(order: usize) -> u64 {
    let added = added_values(order);
    let len = added.iter().max().map_or(1, |most| (most + 1).next_power_of_two());
    // For T(k - 2) and T(k - 1): by a value, the number of moves that lead to it.
    let (mut before, mut moves) = (vec![0; len], vec![0; len]);
    for k in 2..=order {
        let (a, b) = (added[k - 1], added[k - 2]);
        let inside = |moves: &[u64], added: usize| match added {
            0 => 0,
            _ => moves[added - 1],
        };
        let mut next: Vec<u64> = (0..len)
            .map(|value| (inside(&moves, b ^ value) + inside(&before, a ^ value)) % MODULUS)
            .collect();
        next[b] += 1;
        if k > 2 {
            next[a] += 1;
        }
        (before, moves) = (moves, next);
    }
    moves[0]
}

/// Returns, for each of T(0), T(1), …, T(`order` - 1), what it contributes, as a subtree of the
/// root of a tree, to the nim sum that is the value of that tree.
fn added_values(order: usize) -> Vec<usize> {
    let mut added = vec![0, 1];
    for k in 2..order {
        added.push((added[k - 1] ^ added[k - 2]) + 1);
    }
    added
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
