// Codeforces 1375F https://codeforces.com/problemset/problem/1375/F · made by `cargo judge bundle cf1375f --write` from 4451230b7ba09cca
//! Codeforces 1375F — Integer Game
//! <https://codeforces.com/problemset/problem/1375/F> · 1 s · 256 MiB · difficulty 7
//!
//! Rules: interactive. Three different piles. On each turn the first player names a positive number
//! y of at most 10^12, and the second adds y stones to a pile, but never to the same pile twice in
//! a row; the second player loses as soon as two piles are equal, and the first player loses
//! after 1000 turns. Read the piles, print `First` or `Second`, and win as that player. As the
//! first player, print y and read the number of the pile, or `0` when the second player has lost.
//! Bounds: at first, a pile has 1 to 10^9 stones.
//! Kind: pursuit
//! Picture: picture.rs
//! Model: forcing moves, an arithmetic progression of piles.
//! Why: the first player wins with three numbers, whatever the second does.
//!
//! 1. Name the sum of the piles, which exceeds the difference between any two piles. The pile to
//!    which this sum is added is now the largest. Call it c, and the others a and b.
//! 2. Name 2c - a - b, which is positive. The second player must not add to c again. Adding to a
//!    makes it 2c - b, so b, c and 2c - b are equally spaced, and the pile of 2c - b is the
//!    largest. Adding to b makes it 2c - a, and a, c and 2c - a are likewise equally spaced.
//! 3. Name that distance. The second player must not add to the largest pile again, and adding to
//!    the smallest or to the middle one makes it equal to the next larger one. So every move loses.
//! 4. A pile of at most 10^9 grows by at most 3 · 10^9, so 2c is at most 8 · 10^9: every number
//!    named is far below 10^12.
//!
//! Cost: O(1).
//!
//! 规则：交互题。有三堆石子，两两不同。每轮先手说一个不超过 10^12 的正数 y，后手把 y 枚加到一堆
//! 上，但不能连续两次加到同一堆；出现相等的两堆则后手负，1000 轮之后则先手负。读入各堆，输出
//! `First` 或 `Second` 选定身份，并获胜。作为先手时输出 y，读入堆的编号；后手已负时读到 `0`。
//! 范围：起初每堆有 1 到 10^9 枚。
//! 模型：强制操作，三堆构成等差数列。
//! 思路：先手只说三个数就能获胜，无论后手怎样应对。
//!
//! 1. 先说三堆的总数，它大于任意两堆之差。得到它的堆成为最大的，记为 c，另两堆记为 a 与 b。
//! 2. 再说 2c - a - b，它是正数。后手不能再加到 c 上。加到 a 上，a 变成 2c - b，于是 b、c、
//!    2c - b 成等差数列，且刚变的堆最大。加到 b 上，b 变成 2c - a，对 a 也一样。
//! 3. 最后说公差。后手不能再加到最大的堆上，而加到最小的或中间的，都使它与下一堆相等。所以怎么
//!    走都负。
//! 4. 各堆起初不超过 10^9，第一次至多加 3 · 10^9，所以 2c 不超过 8 · 10^9：所说的数都远小
//!    于 10^12。
//!
//! 复杂度：O(1)。

use proconio::input_interactive;

/// An upper bound for the piles, chosen to keep the sums in range; the bound in the problem
/// statement is 10^9.
const LARGEST: u64 = 1_000_000_000_000;

fn main() {
    input_interactive! { mut piles: [u64; 3] }
    assert!(piles.iter().all(|&pile| pile <= LARGEST), "a pile above {LARGEST}");
    let far: u64 = piles.iter().sum();
    // The line is sent at once, because standard output flushes whole lines.
    println!("First");
    println!("{far}");
    let Some(largest) = hear(&mut piles, far) else { return };

    let sum: u64 = piles.iter().sum();
    let next = 3 * piles[largest] - sum;
    println!("{next}");
    if hear(&mut piles, next).is_none() {
        return;
    }

    piles.sort_unstable();
    let distance = piles[2] - piles[1];
    println!("{distance}");
    let left = hear(&mut piles, distance);
    assert!(left.is_none(), "the judge goes on with two equal piles");
}

/// Reads the number of the pile that gets the stones, counted from 0 here, or `None` if the judge
/// has lost.
fn hear(piles: &mut [u64], added: u64) -> Option<usize> {
    input_interactive! { answer: i64 }
    if answer == 0 {
        return None;
    }
    let pile = usize::try_from(answer - 1).ok().filter(|&pile| pile < piles.len());
    let pile = pile.unwrap_or_else(|| panic!("the judge says {answer}, which is no pile"));
    piles[pile] += added;
    Some(pile)
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
        (mut $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
            let mut $name = $crate::proconio::read_value!($kind);
            $crate::proconio::input! { $($($rest)*)? }
        };
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
