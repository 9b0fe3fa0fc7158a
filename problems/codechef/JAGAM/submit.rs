// CodeChef JAGAM https://www.codechef.com/problems/JAGAM · made by `cargo judge bundle codechef_jagam --write` from 549233bbc4cc1261
//! CodeChef JAGAM — Mix Mix Game
//! <https://www.codechef.com/problems/JAGAM> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: S is 0 at first. Vanja and Miksi take turns, Vanja first; on each turn the player adds
//! any number on a list to S, or subtracts it from S; whoever makes S equal to Z_1 or Z_2 wins, and
//! if nobody ever does, it is a tie. The input has T cases: `N Z_1 Z_2` and the list. Print `1` if
//! Vanja can force a win, `2` if Miksi can, and `0` for a tie.
//! Bounds: 1 ≤ T ≤ 50; 1 ≤ N ≤ 50; |Z_1|, |Z_2|, |A_i| ≤ 10^9; play ends as a tie after 10^10
//! moves.
//! Kind: impartial
//! Picture: `1 / 1 2 -2 / 1`
//! Model: game on a graph with cycles, moves that can be taken back.
//! Why: if Vanja has a move to Z_1 or Z_2, Vanja wins. If Miksi has such a move after every first
//! move, Miksi wins. Otherwise it is a tie.
//!
//! 1. In that case, some first move leads to a sum S from which Miksi cannot win at once. Whatever
//!    Miksi does, Vanja can add the number that was subtracted, or subtract the one that was added,
//!    which leads back to S. So Vanja need not lose.
//! 2. Miksi can undo each of Vanja's moves in the same way. Then Vanja always faces the sum 0, from
//!    which there is no winning move. So Miksi need not lose, either.
//!
//! Cost: O(N²) per case.
//!
//! 规则：S 起初为 0。Vanja 和 Miksi 轮流把列表中任意一个数加到 S 上，或从 S 中减去，Vanja 先手；使 S 等于 Z_1 或 Z_2
//! 者胜，始终无人做到则为平局。共 T 组数据，每组为 `N Z_1 Z_2` 和列表。Vanja 必胜输出 `1`，Miksi 必胜输出 `2`，平局输
//! 出 `0`。
//! 范围：1 ≤ T ≤ 50；1 ≤ N ≤ 50；|Z_1|、|Z_2|、|A_i| ≤ 10^9；走满 10^10 步为平局。
//! 模型：有环图上的游戏，每一步都能撤回。
//! 思路：若 Vanja 有一步走到 Z_1 或 Z_2，他就获胜。若每个第一步之后 Miksi 都有这样的一步，Miksi 获胜。否则是平局。
//!
//! 1. 这时有某个第一步走到的 S，使 Miksi 不能立即获胜。无论 Miksi 怎样走，所加的数可以再减去，所减的可以再加上，又回
//!    到 S。所以 Vanja 不会输。
//! 2. 同样，Miksi 把 Vanja 的每一步都撤回。于是 Vanja 面对的总是 0，从那里没有立即获胜的一步。所以 Miksi 也不会输。
//!
//! 复杂度：每组 O(N²)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut results = String::new();
    for _ in 0..cases {
        input! { n: usize, targets: [i64; 2], numbers: [i64; n] }
        let steps = || numbers.iter().flat_map(|&number| [number, -number]);
        let wins_at_once = |sum: i64| steps().any(|step| targets.contains(&(sum + step)));
        results += if wins_at_once(0) {
            "1\n"
        } else if steps().all(wins_at_once) {
            "2\n"
        } else {
            "0\n"
        };
    }
    print!("{results}", results = results);
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
