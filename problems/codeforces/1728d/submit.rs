// Codeforces 1728D https://codeforces.com/problemset/problem/1728/D · made by `cargo judge bundle cf1728d --write` from c7e887962b7e4d76
//! Codeforces 1728D — Letter Picking
//! <https://codeforces.com/problemset/problem/1728/D> · 2 s · 512 MiB · difficulty 4
//!
//! Rules: the players take turns, Alice first, each taking the first or the last letter of a string
//! of even length and putting it at the front of their own string, until no letter is left. Whoever
//! then has the string that is first in dictionary order wins; equal strings are a draw. The input
//! has t cases, each a string; print `Alice`, `Bob` or `Draw`.
//! Bounds: 1 ≤ t ≤ 1000; letters from a to z; the strings have at most 2000 letters in all.
//! Kind: score
//! Picture: `1 / abba`
//! Model: game on sets and strings, pairs of equal letters.
//! Why: call a string doubled if it consists of pairs of equal neighbours, such as aabbaa or the
//! empty string, and balanced if it is doubled or has equal ends with a balanced string between
//! them, such as cabbac. A balanced string is a draw, and Alice wins with any other string.
//!
//! 1. The letters taken last come first in the players' strings. So the string left after a round
//!    decides the game, and the two letters of the round matter only if that string is a draw.
//!    Assume that the claim holds for all shorter strings.
//! 2. Bob does not lose with a balanced string. He answers Alice's letter with an equal letter and
//!    leaves a balanced string: he takes his letter from the same end if the string is doubled, and
//!    otherwise from the other end.
//! 3. To avoid a loss, Bob has to answer each of Alice's two possible first moves with a letter
//!    that is not larger than hers, and his answer has to leave a balanced string. Let x be such an
//!    answer to the first letter a, and y such an answer to the last letter b. In a balanced string
//!    each letter occurs an even number of times. So there are three cases: x = a and y = b; x ≠ a
//!    with a = b and x = y; or x ≠ a with a = y and x = b. The last case is impossible, as a = y ≤
//!    b = x ≤ a. Hence x ≠ a is only possible with a = b and x = y < a, where x is the second
//!    letter and y the last but one.
//! 4. If x is the last letter, a = b by step 3, and the string is balanced. It is also balanced if
//!    y is the first letter. Otherwise the string is both axu and vyb, with balanced strings u and
//!    v. By steps 5 and 6, x = a and y = b, and the string is balanced. So Bob avoids a loss only
//!    with a balanced string, and he never wins, because to win he would need a smaller letter in
//!    both answers.
//! 5. There is no string acu = vca with a ≠ c and balanced u and v. The shortest such string would
//!    be longer than ac. As u ends in ca, it is not doubled, so u = au'a, and likewise v = av'a,
//!    with balanced u' and v'. Without its ends the string is cau' = v'ac: a shorter string of this
//!    kind.
//! 6. A string aau = vbb with balanced u and v is balanced. If u or v is doubled, so is the string.
//!    Otherwise u = bu'b and v = av'a with balanced u' and v'. If a = b, the string without its
//!    ends is aau' = v'aa, which is balanced by induction. If a ≠ b, the string begins with aab and
//!    ends in abb, so u' ends in ab and v' begins with ab. So neither u' nor v' is doubled: u' =
//!    bu"b and v' = av"a. So the string consists of aa, then w = bbu" = v"aa, then bb. By induction
//!    w is balanced, and since its ends differ, it is doubled. So is the whole string.
//! 7. If a balanced string has equal ends, the string between them is balanced, even if the whole
//!    string is doubled: aa…aa becomes a…a. So equal ends can be removed as long as there are any;
//!    the string was balanced if and only if the rest is doubled.
//!
//! Cost: O(n).
//!
//! 规则：给出一个长度为偶数的字符串，Alice 和 Bob 轮流取走它的第一个或最后一个字母，放到自己的串的最前面，Alice 先手，直到取完。自己的
//! 串字典序较小者胜，两串相同为平局。共 t 组数据，每组一个字符串；输出 `Alice`、`Bob` 或 `Draw`。
//! 范围：1 ≤ t ≤ 1000；字母从 a 到 z；各串总长不超过 2000。
//! 模型：集合与字符串上的游戏，成对的相同字母。
//! 思路：若一个串由一对对相邻的相同字母组成，例如 aabbaa 或空串，就称它为成双的；成双的串，以及两端字母相同、中间平衡的串，称为平衡的，
//! 例如 cabbac。平衡的串为平局，其余的串 Alice 必胜。
//!
//! 1. 后取的字母排在前面。所以由一轮之后剩下的串定胜负，只有它是平局时才看这一轮的两个字母。设结论对更短的串成立。
//! 2. 串平衡时 Bob 不会输。他用相同的字母应对，使剩下的串平衡：串成双时取同一端的，否则取另一端的。
//! 3. 要不输，对 Alice 的两种第一步，Bob 都须用不更大的字母应对，并使剩下的串平衡。设首字母为 a，对它的这样一个应对为 x；末字母为 b，对
//!    它的应对为 y。平衡的串中每个字母出现偶数次。所以或者 x = a 且 y = b；或者 x ≠ a，这时 a = b 且 x = y，不然就是 a = y 且 x = b。
//!    最后一种不可能，因为 a = y ≤ b = x ≤ a。所以 x ≠ a 时只能是 a = b 且 x = y < a，这时 x 是第二个字母，y 是倒数第二个字母。
//! 4. 若 x 是末字母，由第 3 步 a = b，串平衡。若 y 是首字母，同样平衡。否则串是 axu = vyb，其中 u、v 平衡。由第 5、6 步，x = a，
//!    y = b，串平衡。所以只有串平衡时 Bob 才能不输；而他从不会赢，因为那样两个应对都须是更小的字母。
//! 5. 不存在 acu = vca 这样的串，其中 a ≠ c，u、v 平衡。若有，取最短的，它比 ac 长。u 以 ca 结尾，不是成双的，所以 u = au'a；同样
//!    v = av'a，其中 u'、v' 平衡。去掉两端，得 cau' = v'ac，是更短的一个，矛盾。
//! 6. 若串是 aau = vbb，其中 u、v 平衡，则它平衡。若 u 或 v 成双，它就成双。否则 u = bu'b，v = av'a，其中 u'、v' 平衡。若 a = b，
//!    去掉两端得 aau' = v'aa，由归纳假设平衡。若 a ≠ b，串以 aab 开头，以 abb 结尾，所以 u' 以 ab 结尾，v' 以 ab 开头，都不是成双的：
//!    u' = bu"b，v' = av"a。于是串是 aa、w、bb 三段，其中 w = bbu" = v"aa。由归纳假设 w 平衡，而两端不同，所以 w 成双，整个串也成双。
//! 7. 若平衡的串两端相同，中间也平衡，即使串是成双的：aa…aa 变成 a…a。所以只要两端相同就去掉，最后剩下的须是成双的。
//!
//! 复杂度：O(n)。

use proconio::{input, marker::Bytes};

fn main() {
    input! { cases: usize, strings: [Bytes; cases] }
    let mut verdicts = String::new();
    for letters in strings {
        assert!(letters.len() % 2 == 0, "an odd number of letters");
        let mut rest = &letters[..];
        while let [first, between @ .., last] = rest {
            if first != last {
                break;
            }
            rest = between;
        }
        let is_draw = rest.chunks(2).all(|pair| pair[0] == pair[1]);
        verdicts += if is_draw { "Draw\n" } else { "Alice\n" };
    }
    print!("{verdicts}");
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
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
