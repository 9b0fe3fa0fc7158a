// Codeforces 1934D2 https://codeforces.com/problemset/problem/1934/D2 · made by `cargo judge bundle cf1934d2 --write` from 737706233972ca8e
//! Codeforces 1934D2 — XOR Break — Game Version
//! <https://codeforces.com/problemset/problem/1934/D2> · 3 s · 256 MiB · difficulty 6
//!
//! Rules: interactive. Whoever has a number p breaks it into two positive numbers, both smaller
//! than p, whose xor is p; the other player chooses one of these two parts and must break it.
//! Whoever cannot do so loses. The input is the number of cases; each case is `n`. Print `first` or
//! `second`, and win as that player with at most 63 breaks. On your turn, print the two parts; on
//! the judge's turn, read its parts, or `0 0` if the judge gives up.
//! Bounds: at most 1000 cases; 1 ≤ n ≤ 10^18.
//! Kind: impartial
//! Picture: picture.rs
//! Model: parity, of the ones in a binary number, where the opponent chooses the part.
//! Why: call a number odd or even according to whether it has an odd or an even number of ones in
//! binary. A player who has to break an even number wins.
//!
//! 1. The number of ones in p1 and p2 together differs from the number of ones in p by an even
//!    number, because a place at which both parts have a one adds two to the number of ones in the
//!    parts and nothing to the number of ones in p. So an odd number breaks only into an odd part
//!    and an even one, and an even number into two parts of the same kind.
//! 2. An even number has at least two ones. It breaks into its highest bit and the rest; both parts
//!    are odd and smaller than the number.
//! 3. So the player who has an even number hands over two odd parts. The other player breaks one of
//!    them, if possible, and one of the resulting parts is even and can be chosen. The parts get
//!    smaller, so play ends; it can end only when the other player cannot break a number, as an
//!    even number can always be broken.
//! 4. One of our parts is the highest bit, a power of 2, which cannot be broken. The rest has fewer
//!    binary digits than our number, and no part of the rest has more digits than the rest. As n <
//!    2^60, our numbers have at most 60, then 59, … digits, and at least two: we break at most 59
//!    times.
//!
//! Cost: O(log n) per case.
//!
//! 规则：交互题。轮到的人把数 p 拆成两个小于 p 的正数，异或为 p；对手选其中一个，接着拆它。无法
//! 再拆者负。先给出数据组数，每组给出 `n`：输出 `first` 或 `second` 选定身份，并在至多 63 次拆
//! 分内获胜。输出拆成的两个数，或读入评测程序拆成的；它认输时给出 `0 0`。
//! 范围：至多 1000 组；1 ≤ n ≤ 10^18。
//! 模型：奇偶性，二进制中 1 的个数，由对手选留哪一部分。
//! 思路：二进制中 1 的个数是奇数（偶数）的数，称为奇的（偶的）。轮到拆的数是偶的，则拆的人必胜。
//!
//! 1. p1 与 p2 的 1 的个数之和，与 p 的 1 的个数相差偶数，因为两者都有的位成对消失。所以奇的数
//!    只能拆成一奇一偶，偶的数只能拆成同类的两个。
//! 2. 偶的数至少有两个 1。把它拆成最高位的 1 和其余部分，两者都是奇的，都更小。
//! 3. 所以手里是偶的数的人，交出两个奇的数。对方若能拆，拆其中一个，必留下一个偶的部分可选。数
//!    越拆越小，总会结束，而结束时不能拆的是对方，因为偶的数总能拆。
//! 4. 我们拆出的两部分中，最高位的那部分是 2 的幂，不能再拆。其余部分的二进制位数比原数少，它拆
//!    成的部分位数不会更多。因为 n < 2^60，我们手里的数的位数至多依次为 60, 59, …，且至少为二，
//!    所以至多拆 59 次。
//!
//! 复杂度：每组 O(log n)。

use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { n: u64 }
        assert!(n > 0, "0 is no number to break");
        if is_even(n) {
            println!("first");
            break_up(n);
        } else {
            println!("second");
        }
        while let Some(parts) = hear() {
            let even = parts.into_iter().find(|&part| is_even(part));
            break_up(even.expect("an odd number breaks into two of which one is even"));
        }
    }
}

/// Returns whether a number has an even number of ones in binary.
fn is_even(number: u64) -> bool {
    number.count_ones() % 2 == 0
}

/// Breaks an even number into its highest bit and the rest. The line is sent at once, because
/// standard output is flushed after each line.
fn break_up(even: u64) {
    let highest = 1 << even.ilog2();
    println!("{highest} {}", even ^ highest);
}

/// Reads the parts of the judge's number, or returns `None` if the judge cannot break it.
fn hear() -> Option<[u64; 2]> {
    input_interactive! { parts: [i64; 2] }
    if parts == [0, 0] {
        return None;
    }
    let positive = |part: i64| u64::try_from(part).ok().filter(|&part| part > 0);
    match (positive(parts[0]), positive(parts[1])) {
        (Some(part), Some(other)) => Some([part, other]),
        _ => panic!("the judge says {} {}: the break was wrong", parts[0], parts[1]),
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
