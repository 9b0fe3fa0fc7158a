// CodeChef HP18 https://www.codechef.com/problems/HP18 · made by `cargo judge bundle codechef_hp18 --write` from 521bee20075cb221
//! CodeChef HP18 — Lucky Number Game
//! <https://www.codechef.com/problems/HP18> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: Bob's lucky number is a and Alice's is b. A move removes from a list one or more numbers,
//! all of them multiples of the mover's lucky number; whoever cannot move loses, and Bob begins.
//! The input has T cases, each `N a b` and N numbers. Print the winner, `BOB` or `ALICE`.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ N ≤ 2 · 10^5; 1 ≤ a, b ≤ 100; 1 ≤ A_i ≤ 10^9.
//! Kind: partizan
//! Model: partizan game, free moves and common numbers.
//! Why: let x numbers be removable by Bob only, y by Alice only, and z by both; call these z
//! numbers common.
//!
//! 1. Without common numbers, each player takes one number per move, to last as long as possible.
//!    So to win, the player to move needs more numbers than the other player: Bob, who begins, wins
//!    exactly when x > y.
//! 2. If z > 0 and x ≥ y, Bob takes all common numbers. Now Alice begins with y ≤ x numbers, and
//!    loses by step 1.
//! 3. If z > 0 and x < y, then, whatever Bob takes, he keeps at most x numbers that only he can
//!    remove. If common numbers are left, Alice takes them all; then Bob begins with at most x < y
//!    numbers, and loses. If none are left, Alice begins with y > x numbers, and wins.
//!
//! Cost: O(N) per case.
//!
//! 规则：Bob 的幸运数为 a，Alice 的为 b。每次操作从一列数中删去至少一个数，所删的都须是操作者幸运数的
//! 倍数；无法操作者输，Bob 先手。共 T 组数据，每组为 `N a b` 和 N 个数。输出获胜者 `BOB` 或 `ALICE`。
//! 范围：1 ≤ T ≤ 10；1 ≤ N ≤ 2 · 10^5；1 ≤ a, b ≤ 100；1 ≤ A_i ≤ 10^9。
//! 模型：不公平游戏，各自的空步与公共的数。
//! 思路：设只有 Bob 能删的有 x 个，只有 Alice 能删的有 y 个，双方都能删的有 z 个。
//!
//! 1. 没有公共的数时，双方每次只删一个，撑得最久。所以轮到的人要比对方多：Bob 先手，当且仅当 x > y 时
//!    获胜。
//! 2. 若 z > 0 且 x ≥ y，Bob 删去所有公共的数。此后轮到 Alice，y ≤ x，由第 1 步她必败。
//! 3. 若 z > 0 且 x < y，无论 Bob 怎样删，他自己的数至多剩 x 个。若还有公共的数，Alice 把它们全部删去，
//!    轮到 Bob，他至多有 x < y 个，必败；若没有了，轮到 Alice，y > x，她必胜。
//!
//! 复杂度：每组 O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, of_bob: u64, of_alice: u64, numbers: [u64; n] }
        assert!(of_bob > 0 && of_alice > 0, "a lucky number of 0");
        let (mut bob, mut alice, mut common) = (0, 0, 0);
        for number in numbers {
            match (number % of_bob == 0, number % of_alice == 0) {
                (true, true) => common += 1,
                (true, false) => bob += 1,
                (false, true) => alice += 1,
                (false, false) => {}
            }
        }
        let bob_wins = if common > 0 { bob >= alice } else { bob > alice };
        winners += if bob_wins { "BOB\n" } else { "ALICE\n" };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
