// Codeforces 257B https://codeforces.com/problemset/problem/257/B · made by `cargo judge bundle cf257b --write` from 014a2405f3cf5cae
//! Codeforces 257B — Playing Cubes
//! <https://codeforces.com/problemset/problem/257/B> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: Petya and Vasya take turns, Petya first, putting one of `n` red and `m` blue cubes at the
//! right end of a line until all are placed. Petya gets a point for each pair of neighbours of the
//! same colour, Vasya for each pair of neighbours of different colours, and both want as many
//! points as possible. Print the points of Petya and of Vasya.
//! Bounds: 1 ≤ n, m ≤ 10^5.
//! Kind: score
//! Model: forcing moves, the other colour or the same again.
//! Why: Vasya gets min(n, m) of the n + m - 1 points, and Petya gets the other points.
//!
//! 1. Vasya answers each cube of Petya's with a cube of the other colour, as long as there is one.
//!    Each such pair of moves uses a red and a blue cube and is worth a point to Vasya. If one
//!    colour is gone on Vasya's turn, all cubes of this colour are in such pairs, except perhaps
//!    one that Petya has just placed. In that case Vasya can still complete the pair. So there are
//!    as many pairs as there are cubes of the rarer colour. If neither colour is ever gone on
//!    Vasya's turn, all cubes are in such pairs, except perhaps a last cube of Petya's. So Vasya
//!    gets at least min(n, m) points.
//! 2. Let blue be the rarer colour, or either colour if n = m. Petya begins with blue if the number
//!    of blue cubes is odd, and with red if it is even, and from then on repeats Vasya's colour for
//!    as long as possible. Each later run of blue cubes has an even length: blue cubes are placed
//!    in pairs, and if Petya has to begin a run of them because red is gone, that run is the last
//!    one and consists of all the remaining blue cubes, whose number is even.
//! 3. So if the number m of blue cubes is even, there are at most m / 2 blue runs, each with at
//!    most two ends inside the line. If m is odd, the first run begins the line and has one end
//!    inside; at most (m - 1) / 2 other blue runs follow. In both cases Vasya gets at most m
//!    points.
//!
//! Cost: O(1).
//!
//! 规则：有 `n` 个红方块和 `m` 个蓝方块，Petya 和 Vasya 轮流取一个放到一行的右端，Petya 先手，直到放完。每对同
//! 色的相邻方块 Petya 得一分，每对异色的 Vasya 得一分，双方都希望自己得分尽量多。输出 Petya 和 Vasya 的得分。
//! 范围：1 ≤ n, m ≤ 10^5。
//! 模型：强制操作，放另一种颜色或重复同一种。
//! 思路：n + m - 1 分中，Vasya 得 min(n, m) 分，其余归 Petya。
//!
//! 1. 只要还有，Vasya 就放与 Petya 刚放的不同的颜色。每一对这样的操作用去红蓝各一个，得一分。若轮到 Vasya 时缺
//!    了一种颜色，这种颜色的方块必定都在这样的对里，所以对数就是较少的颜色的方块数。若从未如此，则所有方块都在
//!    这样的对里，至多除去 Petya 最后放的一个。所以 Vasya 至少得 min(n, m) 分。
//! 2. 设蓝色较少。蓝方块有奇数个时 Petya 先放蓝色，有偶数个时先放红色，此后只要可能就重复 Vasya 的颜色。此后每
//!    段蓝方块的长度都是偶数：蓝方块总是两个两个地放；若因红色用完而由 Petya 开始一段蓝色，那就是最后一段，含有
//!    剩下的全部蓝方块，个数为偶数。
//! 3. 所以 m 为偶数时蓝方块至多有 m / 2 段，每段至多有两端在行内。m 为奇数时第一段在行首，只有一端在行内，此后
//!    至多还有 (m - 1) / 2 段。两种情形下 Vasya 至多得 m 分。
//!
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { red: u64, blue: u64 }
    assert!(red.max(blue) > 0, "no cubes at all");
    println!("{} {}", red.max(blue) - 1, red.min(blue));
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
