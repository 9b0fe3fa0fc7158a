// Codeforces 1221E https://codeforces.com/problemset/problem/1221/E · made by `cargo judge bundle cf1221e --write` from 64f5e7690459d6ea
//! Codeforces 1221E — Game With String
//! <https://codeforces.com/problemset/problem/1221/E> · 3 s · 256 MiB · difficulty 7
//!
//! Rules: in a string of `.` and `X`, Alice and Bob take turns, Alice first, turning neighbouring
//! `.` into `X`: Alice `a` of them, and Bob `b`, where b < a. Whoever cannot do so loses. The input
//! has q cases, each `a b` and the string; for each, print `YES` if Alice wins, and otherwise `NO`.
//! Bounds: 1 ≤ q ≤ 3 · 10^5; 1 ≤ b < a ≤ 3 · 10^5; 1 ≤ |s| ≤ 3 · 10^5, in each case and in all
//! cases together.
//! Kind: partizan
//! Picture: `1 / 4 3 / ........`
//! Model: partizan game, runs in which just one move is made.
//! Why: only the lengths l of the runs of `.` matter. Call a run Bob's if b ≤ l < a, common if
//! a ≤ l < 2b, long if l ≥ 2b and l ≥ a, and short if l < b. Nobody can move in a short run.
//!
//! 1. If at least one run is Bob's, he wins, whoever is to move. Alice cannot move in it. Bob moves
//!    in runs of a or more cells as long as there are any; when no such run is left on his turn, he
//!    moves in one of his own, and now Alice cannot move. If no such run is left on her turn, she
//!    cannot move either.
//! 2. If there is a long run on Bob's turn, he wins: he moves in it and leaves b cells at one end
//!    of it as a run of his own.
//! 3. If all runs are common or short, each common one allows just one move, whoever makes it:
//!    after that, fewer than b of its cells are left. So the player to move wins exactly when the
//!    number of common runs is odd.
//! 4. Suppose that it is Alice's turn, and that no run is Bob's. If there are two or more long
//!    runs, at least one is left on Bob's turn, and he wins by step 2. If there is none, step 3
//!    shows who wins. If there is exactly one long run, she has to move in it. She wins exactly
//!    when she can split it into two parts, each of them common or short, such that the total
//!    number of common runs is even; otherwise Bob wins by step 1, 2 or 3. All lengths of the first
//!    part are tried.
//!
//! Cost: O(|s|).
//!
//! 规则：Alice 和 Bob 轮流操作由 `.` 和 `X` 组成的串，Alice 先手：Alice 把相邻的 `a` 个 `.` 变成
//! `X`，Bob 把相邻的 `b` 个 `.` 变成 `X`，其中 b < a。无法操作者输。共 q 组数据，每组为 `a b` 和
//! 串；Alice 必胜则输出 `YES`，否则输出 `NO`。
//! 范围：1 ≤ q ≤ 3 · 10^5；1 ≤ b < a ≤ 3 · 10^5；1 ≤ |s| ≤ 3 · 10^5，各串总长也是。
//! 模型：不公平游戏，只能操作一次的段。
//! 思路：只与各段连续的 `.` 的长度 l 有关。b ≤ l < a 的段称为 Bob 的段，a ≤ l < 2b 的称为公共段，
//! l ≥ 2b 且 l ≥ a 的称为长段，l < b 的称为短段。短段中谁也无法操作。
//!
//! 1. 若有 Bob 的段，则不论轮到谁，都是 Bob 胜。Alice 不能在其中操作。只要有长度至少为 a 的段，Bob
//!    就在那里操作；轮到他而没有这样的段时，他在自己的段中操作，Alice 就无法操作了。轮到她而没有这
//!    样的段时，她也无法操作。
//! 2. 若轮到 Bob 时有长段，则 Bob 胜：他在其中操作，使一端留下 b 个，这就是一个 Bob 的段。
//! 3. 若只有公共段和短段，则每个公共段不论由谁操作，都恰好只能操作一次：剩下的不足 b 个。所以轮到的
//!    一方必胜当且仅当公共段有奇数个。
//! 4. 设轮到 Alice 时没有 Bob 的段。若长段至少有两个，则轮到 Bob 时还有一个，由第 2 步 Bob 胜。若没
//!    有长段，由第 3 步判定。若恰有一个，她必须在其中操作；她必胜当且仅当能使留下的两部分都是公共段
//!    或短段，并且公共段共有偶数个，否则由第 1、2 或 3 步 Bob 胜。程序枚举第一部分的所有长度。
//!
//! 复杂度：O(|s|)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { a: usize, b: usize, string: String }
        assert!(0 < b && b < a, "a = {a} and b = {b}, not 0 < b < a");
        if let Some(other) = string.chars().find(|&c| c != '.' && c != 'X') {
            panic!("{other:?} is neither . nor X");
        }
        let runs = string.split('X').map(str::len);
        verdicts += if alice_wins(a, b, runs) { "YES\n" } else { "NO\n" };
    }
    print!("{verdicts}");
}

fn alice_wins(a: usize, b: usize, runs: impl Iterator<Item = usize>) -> bool {
    // The moves in a short or a common run; in any other one Bob would win at his turn.
    let moves = |run: usize| match run {
        _ if run < b => Some(0),
        _ if a <= run && run / 2 < b => Some(1),
        _ => None,
    };
    let mut common = 0;
    let mut long = None;
    for run in runs {
        match moves(run) {
            Some(count) => common += count,
            None if run < a || long.is_some() => return false,
            None => long = Some(run),
        }
    }
    let Some(long) = long else {
        return common % 2 == 1;
    };
    (0..=long - a).any(|part| {
        let parts = [part, long - a - part];
        let more: Option<usize> = parts.into_iter().map(moves).sum();
        more.map(|more| more % 2) == Some(common % 2)
    })
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
