// Project Euler 391 https://projecteuler.net/problem=391 · made by `cargo judge bundle euler391 --write` from 1ff2e6faf34b0a1f
//! Project Euler 391 — Hopping Game
//! <https://projecteuler.net/problem=391> · 60 s · 1024 MiB? · difficulty 8
//!
//! Rules: let s(k) be the total number of binary ones in 0, 1, …, k. A counter starts at 0. A move
//! adds a number from 1 to n to the counter, and the result must be s(k) for some k; whoever cannot
//! move loses. M(n) is the largest number that the first player can add in a winning first move,
//! or 0 if there is no such move. The input is N; print M(1)³ + … + M(N)³. Without input, N
//! is 1000.
//! Bounds: one instance, N = 1000.
//! Kind: impartial
//! Model: subtraction game, the counters are partial sums of the numbers of binary ones.
//! Why: the lost counter values are found from the top down, one after the other, and numbers k
//! that differ only in their last binary digits are processed together.
//!
//! 1. Let w(k) be the number of binary ones of k. The first k with w(k) > n is K = 2^(n + 1) - 1,
//!    so no move leads past s(K - 1), and the counter value s(K - 1) is lost.
//! 2. If s(l) is lost, every s(k) below it with s(l) - s(k) ≤ n is won. The next s(k) below these
//!    won values is lost, as all moves from it lead to won values. So go down from k = K, starting
//!    with r = 0, where r is the distance to the last lost counter value found; each k turns r into
//!    r + w(k), or into 0 if that sum is above n. Before the step k = K - 1, r is 0 by this rule,
//!    since w(K) > n; and the step k = 0 changes nothing.
//! 3. At the end r is the distance from the counter 0 to the first lost counter value. If r > 0,
//!    the move to this value is the only one that wins, because lost counter values are more than n
//!    apart. If r = 0, the counter 0 is lost. So M(n) = r.
//! 4. Let f(b, j) be the function of r that results from going down through 2^b numbers k that
//!    differ only in their last b binary digits and have j ones before these digits. In the upper
//!    half of these numbers the first of the b digits is 1. So f(b, j) applies f(b - 1, j + 1), and
//!    then f(b - 1, j). M(n) is the value of f(n + 1, 0) at 0.
//! 5. If f(b, 0) is constant, f(b + 1, 0) is the same constant, because f(b, 0) is applied last;
//!    and so on up to f(n + 1, 0). So the program can stop at the first such b. Such a b exists:
//!    f(0, n + 1) is 0 everywhere, so by step 4 every f(b, n + 1 - b) is constant.
//!
//! Cost: O(b² n) for each n. A computation for all n up to 1000 shows that the first such b is at
//! most 25.
//!
//! 规则：设 s(k) 是 0, 1, …, k 的二进制中 1 的总个数。有一个计数器，起初为 0，每次操作给它加上
//! 1, …, n 之一，使它等于某个 s(k)；无法操作者输。M(n) 是先手能赢的第一步中最大的，没有则为 0。
//! 输入 N；输出 M(1)³ + … + M(N)³。没有输入时，N 为 1000。
//! 范围：只有一组，N = 1000。
//! 模型：减法游戏，计数器的值是二进制 1 的个数的前缀和。
//! 思路：从大到小逐个找必败的计数器值；k 中只有末尾若干个二进制位不同的一段，整段一起处理。
//!
//! 1. 设 w(k) 是 k 的 1 的个数。第一个使 w(k) > n 的 k 是 K = 2^(n + 1) - 1，所以没有一步能越
//!    过 K - 1，s(K - 1) 必败。
//! 2. 若 s(l) 必败，它下面满足 s(l) - s(k) ≤ n 的 s(k) 都必胜。再往下的第一个必败，因为它的每一步
//!    都走到这些必胜的值。所以从 k = K 往下走，记着到必败值的距离 r = 0；每个 k 把它变
//!    为 r + w(k)，若这超过 n 则变为 0。按此规则，因为 w(K) > n，到 k = K - 1 之前 r 为 0；
//!    而 k = 0 不改变什么。
//! 3. 走到最后，r 就是计数器 0 到第一个必败值的距离。若 r > 0，走到那里是唯一能赢的一步，因为必败
//!    值之间相差都超过 n。若 r = 0，计数器 0 必败。所以 M(n) = r。
//! 4. 设 f(b, j) 是 r 的函数：往下走过 2^b 个数 k，它们只有末 b 位不同，更高的位中有 j 个 1。在上
//!    面的一半里，这 b 位的首位是 1。所以 f(b, j) 就是先作用 f(b - 1, j + 1)，再作
//!    用 f(b - 1, j)。M(n) 是 f(n + 1, 0) 在 0 处的值。
//! 5. 若 f(b, 0) 处处取同一个值，则 f(b + 1, 0) 也处处取这个值，因为最后作用的是 f(b, 0)；依此类
//!    推直到 f(n + 1, 0)。所以程序可以停在第一个这样的 b。这样的 b 一定存在：f(0, n + 1) 处处
//!    为 0，所以由第 4 步，各个 f(b, n + 1 - b) 都处处取同一个值。
//!
//! 复杂度：每个 n 为 O(b² n)。对 1000 以内的所有 n 作过统计：b 至多为 25。

use proconio::{input, is_stdin_empty};

/// The program would take too long for a larger N.
const LARGEST: usize = 3000;

fn main() {
    let mut largest = 1000;
    if !is_stdin_empty() {
        input! { given: usize }
        largest = given;
    }
    assert!(largest <= LARGEST, "n up to {largest}, more than {LARGEST}");
    println!("{}", (1..=largest).map(|n| first_choice(n).pow(3)).sum::<u64>());
}

/// Returns M(`n`).
fn first_choice(n: usize) -> u64 {
    // For all b, the values of f(b, ones - b), where `ones` grows by 1 each time.
    let mut functions: Vec<Vec<u16>> = vec![];
    for ones in 0.. {
        let after = |distance: usize| if distance + ones > n { 0 } else { distance + ones };
        let mut function: Vec<u16> = (0..=n).map(|distance| after(distance) as u16).collect();
        for smaller in &mut functions {
            let larger = function.iter().map(|&distance| smaller[usize::from(distance)]).collect();
            *smaller = std::mem::replace(&mut function, larger);
        }
        if function.iter().all(|&value| value == function[0]) {
            return u64::from(function[0]);
        }
        functions.push(function);
    }
    unreachable!("f(n + 1, 0) is the same everywhere")
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
