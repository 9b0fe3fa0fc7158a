// Codeforces 197A https://codeforces.com/problemset/problem/197/A · made by `cargo judge bundle cf197a --write` from e2e6503ba1392daf
//! Codeforces 197A — Plate Game
//! <https://codeforces.com/problemset/problem/197/A> · 2 s · 256 MiB · difficulty 3
//!
//! Rules: there is a table of size a by b, and any number of round plates of radius r. A move lays
//! a plate wholly on the table, without overlapping another plate, though edges may touch. Whoever
//! cannot move loses. The input is `a b r`; print the winner, `First` or `Second`.
//! Bounds: 1 ≤ a, b, r ≤ 100.
//! Kind: impartial
//! Picture: picture.rs
//! Model: symmetry, a plate in the centre.
//! Why: if a plate fits at all, it fits in the centre. The first player lays it there, and then
//! answers every plate with its reflection in the centre. By symmetry the place of the reflection
//! is free, because the place of the plate was free before; and the two plates do not overlap, as
//! the plate in the centre lies between them.
//! Cost: O(1).
//!
//! 规则：有一张 a × b 的桌子和任意多个半径为 r 的圆盘子。每次操作在桌上放一个盘子，要完全在桌
//! 上，不能与别的盘子重叠，但边缘可以相接。无法操作者输。输入 `a b r`；输出获胜者，`First` 或
//! `Second`。
//! 范围：1 ≤ a, b, r ≤ 100。
//! 模型：对称策略，先把一个盘子放在中心。
//! 思路：只要放得下，中心就放得下。先手放在中心，以后每次放在对手盘子的中心对称处。由对称性，那
//! 里与对手放的地方一样空；两个盘子也不重叠，因为中间隔着中心的盘子。
//! 复杂度：O(1)。

use proconio::input;

fn main() {
    input! { a: u64, b: u64, r: u64 }
    assert!(r > 0, "plates of radius 0, with which play never ends");
    println!("{}", if r <= a.min(b) / 2 { "First" } else { "Second" });
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
