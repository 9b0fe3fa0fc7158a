// CodeChef PUPPYGM https://www.codechef.com/problems/PUPPYGM · made by `cargo judge bundle codechef_puppygm --write` from 8252ebf75663059f
//! CodeChef PUPPYGM — Puppy and game
//! <https://www.codechef.com/problems/PUPPYGM> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: there are two stacks, of A and of B nuts. On a move, the player eats one stack and splits
//! the other one into two new stacks, neither of them empty. Whoever cannot split loses. Tuzik
//! moves first. The input is the number of cases, then `A B` for each. For each case, print the
//! winner, `Tuzik` or `Vanka`.
//! Bounds: at most 1000 cases; 1 ≤ A, B ≤ 10^4.
//! Kind: impartial
//! Model: parity, a stack that splits into two odd ones.
//! Why: two odd stacks are lost, and all other positions are won. A stack of 1 cannot be split, and
//! any other odd stack splits into an even one and an odd one. If there is an even stack, the
//! player wins by eating the other stack and splitting the even one into a stack of 1 and another
//! odd stack.
//! Cost: O(1) per case.
//!
//! 规则：有两堆坚果，分别有 A 颗和 B 颗。每次操作吃掉一堆，再把另一堆分成两堆，都不能为空。无法
//! 再分者负，Tuzik 先手。先给出数据组数，每组给出 `A B`；每组输出获胜者，`Tuzik` 或 `Vanka`。
//! 范围：至多 1000 组数据；1 ≤ A, B ≤ 10^4。
//! 模型：奇偶性，能否把一堆分成两个奇数堆。
//! 思路：两堆都是奇数必败，其余都必胜。只有 1 颗的堆不能分，其他奇数堆只能分成一偶一奇。若有一
//! 堆是偶数，把它分成 1 和余下的奇数。
//! 复杂度：每组 O(1)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { a: u64, b: u64 }
        assert!(a > 0 && b > 0, "stacks of {a} and {b} nuts: none may be empty", a = a, b = b);
        winners += if a % 2 == 0 || b % 2 == 0 { "Tuzik\n" } else { "Vanka\n" };
    }
    print!("{winners}", winners = winners);
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
