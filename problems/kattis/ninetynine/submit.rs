// Kattis ninetynine https://open.kattis.com/problems/ninetynine · made by `cargo judge bundle kattis_ninetynine --write` from fb47e5a9458a5c97
//! Kattis ninetynine — Ninety-nine
//! <https://open.kattis.com/problems/ninetynine> · 1 s? · 1024 MiB? · difficulty 3
//!
//! Rules: interactive. You say 1 or 2; then you and your friend, who goes next, take turns adding 1
//! or 2 to the last number said, and whoever says 99 wins. The friend always adds 1, or always
//! adds 2 (but adds 1 if you have said 98), or chooses between 1 and 2 with equal probability.
//! Print your numbers, read the friend's, and win.
//! Bounds: one instance, up to 99.
//! Kind: impartial
//! Picture: as in {1, 2}
//! Model: Bash's game, against a friend who does not play well.
//! Why: whoever says a multiple of 3 can go on saying multiples of 3, by adding 3 minus the number
//! that the other player added, and 99 is a multiple of 3. So a friend who played well would always
//! win; against each of the three kinds of friend, your task is to say a multiple of 3 as soon as
//! possible.
//!
//! 1. If the friend's number x is not a multiple of 3, either x + 1 or x + 2 is a multiple of 3:
//!    say this multiple, and then every further multiple.
//! 2. If x is a multiple of 3, add d, the number that the friend added last. A friend who always
//!    adds d then says x + 2d, which is not a multiple of 3. So against a friend who always adds
//!    the same number, you are sure to win once the friend has said a second number.
//! 3. A friend who chooses at random says the next multiple with probability 1/2, whatever you add.
//!    Such a friend wins only by saying every multiple, 3, 6, …, 99, which has probability 2^-33.
//!
//! Cost: O(1) a number.
//!
//! 规则：交互题。你先说 1 或 2；然后朋友和你轮流把上一个数加 1 或加 2，说出 99 者胜。朋友要么总
//! 是加 1，要么总是加 2（但 98 时加 1），要么等概率地任选其一。输出你的数，读入朋友的数，并且要
//! 获胜。
//! 范围：只有一组，数到 99。
//! 模型：巴什博弈，对手不会走最优。
//! 思路：说出 3 的倍数的人，此后每次加上 3 减去对方所加的数，就总能说 3 的倍数，而 99 正是 3 的
//! 倍数。所以朋友本来总可以赢，我们要做的是不管遇到三种朋友中的哪一种，都尽快把 3 的倍数抢过
//! 来。
//!
//! 1. 如果朋友的数 x 不是 3 的倍数，x + 1 与 x + 2 中有一个是：说出它，此后一直说 3 的倍数。
//! 2. 否则就加朋友上次所加的数 d。总是加 d 的朋友接着会说 x + 2d，这不是 3 的倍数。所以对付总加
//!    同一个数的朋友，在他说出第二个数之后就赢定了。
//! 3. 随机选择的朋友，不管我们加几，都以 1/2 的概率说出下一个 3 的倍数。只有每次都说中、说
//!    出 3、6、……、99 的才会赢，概率是 2^-33。
//!
//! 复杂度：每个数 O(1)。

use proconio::input_interactive;

const LAST: u64 = 99;

fn main() {
    let mut said = 1;
    // The line is sent at once, because standard output flushes whole lines.
    println!("{said}");
    while said < LAST {
        input_interactive! { heard: u64 }
        let added = heard.checked_sub(said).filter(|added| (1..=2).contains(added));
        let added = added.unwrap_or_else(|| panic!("the friend says {heard} after {said}"));
        if heard >= LAST {
            return;
        }
        said = heard
            + match heard % 3 {
                0 => added,
                rest => 3 - rest,
            };
        println!("{said}");
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
