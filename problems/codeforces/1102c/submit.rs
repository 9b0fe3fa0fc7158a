// Codeforces 1102C https://codeforces.com/problemset/problem/1102/C · made by `cargo judge bundle cf1102c --write` from fee60ad31c107122
//! Codeforces 1102C — Doors Breaking and Repairing
//! <https://codeforces.com/problemset/problem/1102/C> · 1 s · 256 MiB · difficulty 2
//!
//! Rules: n doors have durabilities. In each turn the policeman lowers the durability of a door by
//! x, but not below 0; then Slavik adds y to the durability of a door that is not at 0. The
//! policeman wants as many doors as possible to be at 0 after very many turns, and Slavik wants as
//! few as possible. The input is `n x y` and the durabilities; print the number of doors at 0 in
//! the end.
//! Bounds: 1 ≤ n ≤ 100; 1 ≤ x, y, a_i ≤ 10^5; the game lasts 10^100 turns.
//! Kind: score
//! Picture: `2 2 2 / 2 3`
//! Model: pairing strategy, a door broken for a door repaired.
//! Why: if x > y, the policeman keeps hitting one door until it is at 0: each turn leaves it weaker
//! by at least x - y. So all doors are broken in the end. Let x ≤ y, and let c doors be at x or
//! below.
//!
//! 1. In each turn the policeman breaks one of the c doors, and Slavik can save only one of them,
//!    so at least half of the c doors, rounded up, are broken.
//! 2. Slavik repairs a door at x or below whenever there is one, and makes it stronger than x. A
//!    hit brings at most one door from above x down to x or below, and Slavik repairs that door at
//!    once. So, apart from the c doors, no door ever stays at x or below, and of the c doors Slavik
//!    saves half, rounded down.
//!
//! Cost: O(n).
//!
//! 规则：n 扇门各有耐久度。每一轮，警察使一扇门的耐久度减 x，最低为 0，然后 Slavik 使一扇耐久度不为 0 的门加 y。经过极多轮
//! 后，警察希望耐久度为 0 的门尽量多，Slavik 希望尽量少。输入 `n x y` 和各门的耐久度；输出最后耐久度为 0 的门数。
//! 范围：1 ≤ n ≤ 100；1 ≤ x, y, a_i ≤ 10^5；共 10^100 轮。
//! 模型：配对策略，破一扇，修一扇。
//! 思路：若 x > y，警察一直打同一扇门，每轮它至少弱 x - y，直到为 0，所以最后所有的门都被打破。设 x ≤ y，耐久度不超过 x 的门
//! 有 c 扇。
//!
//! 1. 警察每轮打破其中一扇，而 Slavik 每轮只能保住一扇，所以至少打破 c 的一半，向上取整。
//! 2. 只要有不超过 x 的门，Slavik 就修一扇，使它超过 x。警察的一击至多使另一扇门降到 x 或以下，他立即修好它。所以除这 c 扇
//!    外没有门会停在 x 或以下，而这 c 扇中他能保住一半，向下取整。
//!
//! 复杂度：O(n)。

use proconio::input;

fn main() {
    input! { n: usize, hit: u64, repair: u64, doors: [u64; n] }
    let weak = doors.iter().filter(|&&door| door <= hit).count();
    println!("{}", if hit > repair { n } else { weak - weak / 2 });
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
