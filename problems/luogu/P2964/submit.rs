// Luogu P2964 https://www.luogu.com.cn/problem/P2964 · made by `cargo judge bundle luogu_p2964 --write` from 20a754221de4de34
//! Luogu P2964 — A Coin Game S
//! <https://www.luogu.com.cn/problem/P2964> · 1 s? · 125 MiB? · difficulty 4
//!
//! Also: COGS 589, USACO 2009 November Silver "A Coin Game"
//! Rules: coins with values lie in a stack. Until no coin is left, two players in turn take at
//! least one coin from the top of the stack: at most two in the first move, and in each later move
//! at most twice as many as in the move before. Each wants coins of the largest possible total
//! value. The input is `N`, then the value of each coin from the top, one per line; print the total
//! value that the first player gets.
//! Bounds: 5 ≤ N ≤ 2000; a coin's value is from 1 to 10^5.
//! Kind: score
//! Picture: `5 / 1 / 1 / 1 / 1 / 1`
//! Model: take-away game, twice the last take, for a score.
//! Why: the coins already taken do not matter for the rest. Let f(r, k) be the largest total that
//! the player to move can get from the last r coins if up to 2k coins may be taken in this move.
//! Each of these coins goes to one player or the other, so a mover who takes t coins gets the sum
//! s(r) of the values of all r coins minus what the other player gets. So f(r, k) is the largest
//! value of s(r) - f(r - t, t) for t from 1 to 2k, where t is at most r. The numbers t up to 2k - 2
//! have already been compared for f(r, k - 1), so just two numbers are new. The first player gets
//! f(N, 1).
//! Cost: O(N²) time and memory.
//!
//! 规则：一叠硬币，各有面值。双方轮流从最上面取，每次至少一枚；第一步至多两枚，以后至多是上一步所取的两倍，直到取
//! 完。双方都希望所取面值之和尽量大。输入 `N` 和从上到下各枚的面值，每行一个；输出先手得到多少。
//! 范围：5 ≤ N ≤ 2000；面值从 1 到 10^5。
//! 模型：取物游戏，至多取上一步的两倍，比的是得分。
//! 思路：双方已有的硬币不影响以后。设 f(r, k) 为最后 r 枚中，至多可取 2k 枚时，轮到的人最多能得到的。这些硬币总会被
//! 其中一人取走，所以取 t 枚之后，他得到它们的和 s(r) 减去留给对方的：f(r, k) 是 t 从 1 到 2k 时 s(r) - f(r - t, t)
//! 的最大值。其中 t 至多 2k - 2 的已在 f(r, k - 1) 中比较过，只有两个是新的。先手得到 f(N, 1)。
//! 复杂度：时间、空间 O(N²)。

use proconio::input;

fn main() {
    input! { n: usize, coins: [u64; n] }
    // For each number of coins left, for each k up to it: the most that the player to move gets if
    // up to 2k may be taken. With k = 0 there is no move.
    let mut most: Vec<Vec<u64>> = vec![vec![0]];
    let mut sum = 0;
    for (left, coin) in (1..).zip(coins.iter().rev()) {
        sum += coin;
        let mut row = vec![0];
        for k in 1..=left {
            let new = [2 * k - 1, 2 * k].into_iter().filter(|&take| take <= left);
            let gains = new.map(|take| sum - most[left - take][take.min(left - take)]);
            let before = row[k - 1];
            row.push(gains.fold(before, u64::max));
        }
        most.push(row);
    }
    println!("{}", most[n][n.min(1)]);
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
