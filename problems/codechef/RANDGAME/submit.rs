// CodeChef RANDGAME https://www.codechef.com/problems/RANDGAME · made by `cargo judge bundle codechef_randgame --write` from 1db10d8654cc864b
//! CodeChef RANDGAME — Random Game
//! <https://www.codechef.com/problems/RANDGAME> · 1 s · 1536 MiB? · difficulty 3
//!
//! Rules: in this interactive game, a move divides the number N by 2 if it is even, and otherwise
//! adds or subtracts 1. Whoever makes it 0 wins. In each of T games, read N, and print `Win` if the
//! player to move can win, and `Lose` if not; then read `GG` if this answer is right. After `Win`,
//! play as that player: print `/2`, `+1` or `-1`, and read the reply, which is also a move, or `GG`
//! at the end.
//! Bounds: 1 ≤ T ≤ 10,000; 1 ≤ N ≤ 10^18.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, how often 2 divides the number.
//! Why: let N be 2^v times an odd number. The player to move wins exactly when v is even.
//!
//! 1. If N = 1, the player subtracts 1, which leaves 0. If N is odd and above 1, then N - 1 and
//!    N + 1 are even, and one of them is not a multiple of 4; the player moves to that number. The
//!    other player has to halve it, which leaves an odd number below N, and so on down to 1.
//! 2. If v is positive, the move is forced and lowers v by 1. So v is even on every turn of one
//!    player and odd on every turn of the other, until the player with even v begins a turn with
//!    v = 0.
//!
//! Cost: O(log N) moves per game.
//!
//! 规则：交互题：N 为偶数时操作是把它除以 2，为奇数时是加 1 或减 1。使它成为 0 的一方胜。共 T 局，每局读入 N，
//! 先手能赢则输出 `Win`，否则输出 `Lose`；判断正确时读到 `GG`。输出 `Win` 后替先手来走：输出 `/2`、`+1` 或
//! `-1`，再读入应答，它是另一个这样的操作，或者在结束时是 `GG`。
//! 范围：1 ≤ T ≤ 10,000；1 ≤ N ≤ 10^18。
//! 模型：奇偶性，数中因子 2 的个数。
//! 思路：设 N 是 2^v 乘以一个奇数。先手必胜当且仅当 v 是偶数。
//!
//! 1. 若 v 为 0 且 N = 1，先手把它变成 0。若 N 是大于 1 的奇数，N - 1 与 N + 1 中有一个是偶数而不是 4 的倍数，
//!    先手就把它变成这个数。对方只能除以 2，留下一个小于 N 的奇数，如此一直到 1。
//! 2. 若 v 为正，操作是被迫的，使 v 减 1。所以轮到一方时 v 总是偶数，轮到另一方时总是奇数，直到前者面对一个奇
//!    数。
//!
//! 复杂度：每局 O(log N) 步。

use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { number: u128 }
        assert!(number > 0, "a game that is over already");
        if number.trailing_zeros() % 2 == 0 {
            println!("Win");
            play(number);
        } else {
            println!("Lose");
            input_interactive! { word: String }
            assert!(word == "GG", "the judge says {word} to Lose", word = word);
        }
    }
}

fn play(mut number: u128) {
    loop {
        let own = match number % 4 {
            0 => "/2",
            1 if number > 1 => "+1",
            _ => "-1",
        };
        println!("{own}", own = own);
        number = after(number, own);
        input_interactive! { word: String }
        if number == 0 {
            assert!(word == "GG", "the judge says {word} at the end", word = word);
            return;
        }
        number = after(number, &word);
    }
}

fn after(number: u128, change: &str) -> u128 {
    match change {
        "/2" if number % 2 == 0 => number / 2,
        "+1" if number % 2 == 1 => number + 1,
        "-1" if number % 2 == 1 => number - 1,
        _ => panic!("{change} is no move at {number}", change = change, number = number),
    }
}

mod proconio {
    use std::cell::RefCell;
    use std::io::{stdin, Read};
    use std::io::{BufRead, BufReader};
    use std::str::{FromStr, SplitAsciiWhitespace};

    thread_local! {
        static INPUT: RefCell<Input> = RefCell::new(Input::from_stdin());
    }

    /// The input, of which one line at a time has been read, with this line's remaining tokens.
    pub struct Input {
        text: &'static str,
        tokens: SplitAsciiWhitespace<'static>,
        /// The number of lines before `text`.
        passed: usize,
        reader: Box<dyn BufRead>,
    }

    impl Input {
        fn from_stdin() -> Input {
            Input::from_reader(stdin())
        }

        fn from_reader(reader: impl Read + 'static) -> Input {
            let reader = Box::new(BufReader::new(reader));
            Input { text: "", tokens: "".split_ascii_whitespace(), passed: 0, reader }
        }

        /// Reads on to a line with a token if this line has none left.
        fn refilled(&mut self) -> &mut Input {
            while self.tokens.clone().next().is_none() {
                let mut line = String::new();
                if self.reader.read_line(&mut line).expect("the input cannot be read") == 0 {
                    break;
                }
                self.passed += self.text.lines().count();
                self.text = Box::leak(line.into());
                self.tokens = self.text.split_ascii_whitespace();
            }
            self
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
            let input = input.refilled();
            let token = input.tokens.next().unwrap_or(&input.text[input.text.len()..]);
            match token.parse() {
                Ok(value) if !token.is_empty() => value,
                _ => {
                    let offset = token.as_ptr() as usize - input.text.as_ptr() as usize;
                    let (lines, kind) =
                        (input.text[..offset].split('\n'), std::any::type_name::<T>());
                    let column = lines.clone().next_back().map_or(0, str::len) + 1;
                    let lines = vec![""; input.passed].into_iter().chain(lines);
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

    /// Declares variables and reads their values, while the judge waits for answers between them.
    macro_rules! input_interactive {
        ($($rest:tt)*) => {
            $crate::proconio::input! { $($rest)* }
        };
    }
    pub(crate) use input_interactive;

    /// Reads one value.
    macro_rules! read_value {
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
