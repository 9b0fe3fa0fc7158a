// Codeforces 1738C https://codeforces.com/problemset/problem/1738/C · made by `cargo judge bundle cf1738c --write` from b4f5a2a6247b2fd5
//! Codeforces 1738C — Even Number Addicts
//! <https://codeforces.com/problemset/problem/1738/C> · 2 s · 512 MiB · difficulty 3
//!
//! Rules: two players take turns taking one of n numbers, until none is left. The first player,
//! Alice, wins if the sum of her numbers is even, and Bob if it is odd. The input is the number of
//! cases; each case is `n`, then the numbers. Print the winner of each case, `Alice` or `Bob`.
//! Bounds: at most 100 cases; 1 ≤ n ≤ 100; the numbers are from -10^9 to 10^9.
//! Kind: pursuit
//! Model: take-away game, a sum for each player.
//! Why: only parities matter. So a position is described by the number of odd numbers that are
//! left, the number of even numbers that are left, the parity that the sum of Alice's further
//! numbers must have, and the player to move. The total count of numbers that are left falls by 1
//! with each move, so a table can be filled in, starting from the empty position.
//! Cost: O(n²) for the table up to the largest n, O(n) per case.
//!
//! 规则：双方轮流从 n 个数中取一个，直到取完。先手 Alice 所取的数之和是偶数则她胜，是奇数则 Bob
//! 胜。先给出数据组数，每组给出 `n` 和各数；每组输出获胜者，`Alice` 或 `Bob`。
//! 范围：至多 100 组；1 ≤ n ≤ 100；各数从 -10^9 到 10^9。
//! 模型：取物游戏，看自己所取的数之和。
//! 思路：只有奇偶性有用。所以局面就是剩下的奇数个数、偶数个数、Alice 以后还需取到的和的奇偶性，
//! 以及轮到谁。每步之后两个个数之和减 1，所以从空局面起就能填出全表。
//! 复杂度：按最大的 n 预处理 O(n²)，每组 O(n)。

use proconio::input;

/// The largest count of numbers for which the table fits into memory.
const MOST: usize = 5000;

fn main() {
    input! { cases: usize }
    let mut games = vec![];
    for _ in 0..cases {
        input! { n: usize, numbers: [i64; n] }
        assert!(n <= MOST, "{n} numbers, more than {MOST}");
        games.push(numbers);
    }
    let table = outcomes(games.iter().map(Vec::len).max().unwrap_or(0));
    let mut winners = String::new();
    for numbers in games {
        let odd = numbers.iter().filter(|&number| number % 2 != 0).count();
        let even = numbers.len() - odd;
        winners += if table[odd][even].if_alice_moves[0] { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Whether Alice wins, for each parity required of the sum of her further numbers.
#[derive(Clone, Copy)]
struct Outcomes {
    if_alice_moves: [bool; 2],
    if_bob_moves: [bool; 2],
}

/// Returns the outcomes for each count of odd numbers and each count of even numbers that are left,
/// with at most `most` numbers in all.
fn outcomes(most: usize) -> Vec<Vec<Outcomes>> {
    let at_the_end = Outcomes { if_alice_moves: [true, false], if_bob_moves: [true, false] };
    let mut table: Vec<Vec<Outcomes>> = vec![];
    for odd in 0..=most {
        let mut row: Vec<Outcomes> = vec![];
        for even in 0..=most - odd {
            let after_odd = (odd > 0).then(|| table[odd - 1][even]);
            let after_even = (even > 0).then(|| row[even - 1]);
            if odd + even == 0 {
                row.push(at_the_end);
                continue;
            }
            let mut outcomes = at_the_end;
            for needed in 0..2 {
                // An odd number changes what Alice needs if she is the one who takes it.
                let alice_by_odd = after_odd.map(|after| after.if_bob_moves[1 - needed]);
                let alice_by_even = after_even.map(|after| after.if_bob_moves[needed]);
                outcomes.if_alice_moves[needed] =
                    alice_by_odd == Some(true) || alice_by_even == Some(true);
                let bob_by_odd = after_odd.map(|after| after.if_alice_moves[needed]);
                let bob_by_even = after_even.map(|after| after.if_alice_moves[needed]);
                outcomes.if_bob_moves[needed] =
                    bob_by_odd != Some(false) && bob_by_even != Some(false);
            }
            row.push(outcomes);
        }
        table.push(row);
    }
    table
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
