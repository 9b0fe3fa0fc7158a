// Codeforces 630R https://codeforces.com/problemset/problem/630/R · made by `cargo judge bundle cf630r --write` from 7ade83e507da42e2
//! Codeforces 630R — Game
//! <https://codeforces.com/problemset/problem/630/R> · 0.5 s · 64 MiB · difficulty 2
//!
//! Rules: a field has n by n cells. A move paints a cell that is not painted yet and has no painted
//! cell above, below, left or right of it. Whoever cannot move loses. The input is `n`; print the
//! winner, `1` for the first player or `2` for the second.
//! Bounds: 1 ≤ n ≤ 10^18.
//! Kind: impartial
//! Model: symmetry, a point in the centre of a field.
//! Why: reflect cells in the centre of the field. The distances in rows and in columns between a
//! cell and its image are both even if n is odd, and both odd if n is even. So a cell and its image
//! are never neighbours, and the image of a cell that was just painted may be painted next. For an
//! even n the second player always paints the image of the cell that was just painted. For an odd n
//! the first player paints the centre, which is its own image, and then answers in the same way.
//! Cost: O(1).
//!
//! 规则：有 n × n 个格子。每次操作涂一个还没有涂的、上下左右都没有已涂格子的格子。无法操作者
//! 输。输入 `n`；输出获胜者，先手为 `1`，后手为 `2`。
//! 范围：1 ≤ n ≤ 10^18。
//! 模型：对称策略，关于中心对称。
//! 思路：取格子关于中心的对称格。格子与其对称格相差的行数和列数，n 为奇数时都是偶数，n 为偶数时都
//! 是奇数。所以两者不会相邻，涂了一格之后总可以接着涂它的对称格。n 为偶数时，后手总涂对称格。n 为
//! 奇数时，先手先涂中心（它的对称格是它自己），然后照样应答。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { n: u64 }
    println!("{}", if n % 2 == 1 { 1 } else { 2 });
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
