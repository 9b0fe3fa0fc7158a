// Codeforces 1037G https://codeforces.com/problemset/problem/1037/G · made by `cargo judge bundle cf1037g --write` from ecc9e76b99aee7fb
//! Codeforces 1037G — A Game on Strings
//! <https://codeforces.com/problemset/problem/1037/G> · 4 s · 256 MiB · difficulty 9
//!
//! Rules: a move chooses one piece of a string and a letter in it, and erases every copy of this
//! letter in the piece; the piece falls apart at these places. Whoever cannot move loses. The input
//! is a string, m, and m lines `l r`; for each line, print who wins the game on the l-th to r-th
//! letters alone, `Alice` for the first player or `Bob` for the second.
//! Bounds: the string has 1 to 10^5 lowercase letters; 1 ≤ m ≤ 10^5.
//! Kind: impartial
//! Model: take-and-break game, a string that falls apart at a letter.
//! Why: the value of a part is the mex, over its letters, of the nim sum of the values of the
//! pieces that are left when that letter is erased. When a letter is erased, these pieces are the
//! part up to its first place, the parts between its places, and the part after its last place. The
//! nim sum of the values of the parts between the letter's places is known from prefix sums over
//! these places. A part up to the first place of a letter is determined by the part's beginning and
//! the letter. So for each beginning there are 26 of these parts, one for each letter. Likewise,
//! for each end there are 26 parts that begin after the last place of a letter. From these 52 n
//! values, the value of any part is found in 26 steps.
//!
//! These values are found while the string grows letter by letter. The parts that end just before a
//! new letter lie in the old string, so the values of all their pieces are known. Then the parts
//! after the last places of all letters, up to the new end, are taken from the shortest to the
//! longest: the last piece of such a part is a shorter part of this kind.
//! Cost: O(26² n + 26 m) time, O(26 n) memory.
//!
//! 规则：每次操作选字符串的一段和其中的一种字母，把这一段里的这种字母全部删去，这一段就在这些地
//! 方断开。无法操作者输。输入字符串、m 和 m 行 `l r`；对每行输出只用第 l 到第 r 个字母玩时谁
//! 胜，先手胜为 `Alice`，否则为 `Bob`。
//! 范围：字符串有 1 到 10^5 个小写字母；1 ≤ m ≤ 10^5。
//! 模型：取石子并分堆的游戏，字符串在一种字母处断开。
//! 思路：一段的值，是对其中每种字母，删去后剩下各段的异或和的 mex。对一种字母，剩下的是它第一次
//! 出现之前的部分、各次出现之间的部分、最后一次出现之后的部分。中间的部分可用按该字母出现位置作
//! 的前缀异或和求出。前面的部分由起点和字母决定，每个起点有 26 个；后面的部分由终点和字母决定，
//! 每个终点有 26 个。有了这 52 n 个值，任何一段的值都可以用 26 步求出。
//!
//! 这些值在字符串逐字母变长时求出。到新字母为止的那些前面的部分，都在新字母之前结束，所以它们断
//! 开后的各段都已知。然后对所有字母，求从最后一次出现到新终点的后面的部分，由短到长：这样一个部
//! 分断开后的最后一段，是其中更短的一个。
//!
//! 复杂度：时间 O(26² n + 26 m)，空间 O(26 n)。

use proconio::{input, marker::Bytes};

const LETTERS: usize = 26;

/// The part of the string between a boundary and the nearest place of a letter. Boundary i is just
/// before letter i, counted from 0.
#[derive(Clone, Copy, Default)]
struct Stretch {
    /// The boundary at the other end of the part, next to the place of the letter.
    boundary: u32,
    value: u8,
}

/// The values known at a boundary.
#[derive(Clone, Default)]
struct Boundary {
    /// By letter: the part from here up to the letter's next place.
    up_to: [Stretch; LETTERS],
    /// By letter: the part from just after the letter's previous place, or from the beginning if
    /// there is none, up to here.
    behind: [Stretch; LETTERS],
    /// For the letter just before here: the nim sum of the parts into which this letter's places
    /// divide the string up to here. The first part begins where the string does, but its value
    /// cancels out when the nim sum of the parts between two places is computed.
    between: u8,
}

fn main() {
    input! { string: Bytes, m: usize }
    if let Some(other) = string.iter().find(|letter| !letter.is_ascii_lowercase()) {
        panic!("{:?} is no lower-case letter", char::from(*other));
    }
    let boundaries = boundaries(&string);
    let mut winners = String::new();
    for _ in 0..m {
        input! { l: usize, r: usize }
        assert!(1 <= l && l <= r && r <= string.len(), "letters {l} to {r} of {}", string.len());
        winners += if value(&boundaries, l - 1, r) > 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}");
}

/// Returns the value of the part between the boundaries `start` and `end`.
fn value(boundaries: &[Boundary], start: usize, end: usize) -> u8 {
    let mut options: u32 = 0; // as bits
    for letter in 0..LETTERS {
        let behind = boundaries[end].behind[letter];
        if behind.boundary as usize > start {
            let up_to = boundaries[start].up_to[letter];
            let behind_first = &boundaries[up_to.boundary as usize + 1];
            let behind_last = &boundaries[behind.boundary as usize];
            let between = behind_first.between ^ behind_last.between;
            options |= 1 << (up_to.value ^ between ^ behind.value);
        }
    }
    options.trailing_ones() as u8
}

/// Returns the values known at each boundary, from the first boundary to the one at the string's
/// end.
fn boundaries(string: &[u8]) -> Vec<Boundary> {
    let mut boundaries = vec![Boundary::default(); string.len() + 1];
    // The letter that came last stands first.
    let mut latest: Vec<usize> = (0..LETTERS).collect();
    for (at, letter) in string.iter().enumerate() {
        let letter = usize::from(letter - b'a');
        let behind_previous = boundaries[at].behind[letter].boundary as usize;
        for start in behind_previous..=at {
            let value = value(&boundaries, start, at);
            boundaries[start].up_to[letter] = Stretch { boundary: at as u32, value };
        }
        let end = at + 1;
        let previous = &boundaries[behind_previous];
        boundaries[end].between = previous.between ^ previous.up_to[letter].value;
        boundaries[end].behind = boundaries[at].behind;
        boundaries[end].behind[letter].boundary = end as u32;
        let place = latest.iter().position(|&other| other == letter);
        latest[..=place.expect("each letter is listed")].rotate_right(1);
        for &other in &latest {
            let start = boundaries[end].behind[other].boundary as usize;
            boundaries[end].behind[other].value = value(&boundaries, start, end);
        }
    }
    boundaries
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its bytes.
        pub enum Bytes {}

        impl Readable for Bytes {
            type Output = Vec<u8>;

            fn read(input: &mut Input) -> Vec<u8> {
                String::read(input).into_bytes()
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
