// Codeforces 1368F https://codeforces.com/problemset/problem/1368/F · made by `cargo judge bundle cf1368f --write` from 227e183bb8dc512d
//! Codeforces 1368F — Lamps on a Circle
//! <https://codeforces.com/problemset/problem/1368/F> · 2 s · 512 MiB · difficulty 7
//!
//! Rules: interactive. There are n lamps in a circle, all off. John chooses k and turns on any k
//! lamps; then his friend turns off k neighbouring lamps. John may repeat this up to 10^4 times,
//! choosing any k each time, and wants as many lamps as possible to be on when he stops. Read `n`;
//! for each move, print `k` and the lamps, and read the first of the lamps that go off; print `0`
//! to stop when as many lamps are on as John can force.
//! Bounds: 1 ≤ n ≤ 1000.
//! Kind: score
//! Picture: picture.rs
//! Model: turning game, with a score.
//! Why: John can force the largest of the numbers R(k) = n - ⌈n/k⌉ - k + 1 for k from 1 to n, and
//! no more.
//!
//! 1. Let John take a k for which R(k) is largest, and never touch lamp n or any lamp whose number
//!    is a multiple of k; there are ⌈n/k⌉ such lamps. As long as at least k of the other lamps are
//!    off, he turns on k of them. Any k neighbouring lamps include an untouched lamp, so at most
//!    k - 1 lamps go off, and at least one more lamp is on than before. When fewer than k of the
//!    other lamps are off, at least n - ⌈n/k⌉ - (k - 1) lamps are on. This happens after fewer than
//!    n moves.
//! 2. Let R be the largest R(k), and suppose that at most R lamps are on when John is to move, as
//!    is the case at the start. R(1) = 0. Let John turn on k lamps, after which f lamps are off,
//!    and let c = ⌈n/k⌉. It is enough to show that the friend can again leave at most R lamps on.
//! 3. If f < c, then f k < n, so the lamps that are off are too few to interrupt every run of k
//!    lamps, and some k neighbouring lamps are all on. The friend turns these off, which leaves at
//!    most as many lamps on as before John's move.
//! 4. If f ≥ c, choose c of the lamps that are off. Some k neighbouring lamps include at most one
//!    of these c lamps; this is clear if k = 1 or c = 1. Otherwise the distances from each of the c
//!    lamps to the next but one of these lamps have the mean 2n/c. As c ≤ (n + k - 1)/k and n > k,
//!    this mean is at least k + 1: 2nk - (k + 1)(n + k - 1) = (k - 1)(n - k - 1) ≥ 0. So some such
//!    distance is k + 1 or more, and strictly within it are k neighbouring lamps, which include at
//!    most one of the c lamps.
//! 5. These k neighbouring lamps include at most 1 + (f - c) lamps that are off. Turning these k
//!    lamps off leaves at most n - f - (k - 1 - f + c) = R(k) lamps on.
//!
//! Cost: O(n²).
//!
//! 规则：交互题。n 盏灯排成一圈，都关着。John 任选 k 并任选 k 盏灯打开，然后他的朋友关掉相邻
//! 的 k 盏。John 可以继续任意多轮，至多 10^4 轮，每轮可以换一个 k，想在停下时有尽量多的灯亮着。
//! 读入 `n`；输出 `k` 和这些灯，再读入被关的第一盏；输出 `0` 停下，此时亮着的灯须达到 John 所能
//! 达到的最多。
//! 范围：1 ≤ n ≤ 1000。
//! 模型：翻转游戏，求能得到的分数。
//! 思路：对 1 到 n 的 k 令 R(k) = n - ⌈n/k⌉ - k + 1，John 能达到其中的最大值，也只能达到这么多。
//!
//! 1. 让 John 取最优的 k，永远不碰第 n 盏和编号为 k 的倍数的灯，共 ⌈n/k⌉ 盏。只要其余的灯中至少
//!    有 k 盏关着，他就打开其中 k 盏。任意相邻 k 盏中都有不碰的灯，所以至多关掉 k - 1 盏，亮着
//!    的比原来多一盏。当其余的灯中关着的少于 k 盏时，至少有 n - ⌈n/k⌉ - (k - 1) 盏亮着。这不
//!    到 n 轮。
//! 2. 设 R 是各 R(k) 中最大的。假设朋友能使每轮之后亮着的灯不超过 R，开始时成立，因
//!    为 R(1) = 0。设 John 又打开 k 盏，之后有 f 盏关着，令 c = ⌈n/k⌉。只需证明朋友仍能使亮着的
//!    不超过 R。
//! 3. 若 f < c，则 f k < n，所以在两盏相邻的关着的灯之间（或 f = 0 时）有相邻 k 盏亮着。朋友把
//!    它们关掉，亮着的灯不比这一轮之前多。
//! 4. 若 f ≥ c，从关着的灯中选 c 盏。必有相邻 k 盏至多含这 c 盏中的一盏：k = 1 或 c = 1 时显
//!    然。否则，这 c 盏中每一盏到它之后第二盏的距离，平均为 2n/c；因为 c ≤ (n + k - 1)/k 且
//!    n > k，它至少是 k + 1：2nk - (k + 1)(n + k - 1) = (k - 1)(n - k - 1) ≥ 0。所以有一个这样的
//!    距离不小于 k + 1，其间的灯中就有相邻 k 盏至多含这 c 盏中的一盏。
//! 5. 这相邻 k 盏中至多有 1 + (f - c) 盏关着。把它们关掉之后，至多有 n - f - (k - 1 - f + c) =
//!    R(k) 盏亮着。
//!
//! 复杂度：O(n²)。

use proconio::input_interactive;

fn main() {
    input_interactive! { n: usize }
    let reached = |k: usize| (n + 1).saturating_sub(n.div_ceil(k) + k);
    let Some(k) = (1..=n).max_by_key(|&k| reached(k)) else {
        println!("0");
        return;
    };
    let is_touched = |lamp: usize| lamp % k != 0 && lamp != n;
    // Lamps are counted from 1.
    let mut is_lit = vec![false; n + 1];
    loop {
        let is_off = |&lamp: &usize| is_touched(lamp) && !is_lit[lamp];
        let chosen: Vec<usize> = (1..=n).filter(is_off).take(k).collect();
        // The line is sent at once, because standard output flushes whole lines.
        if chosen.len() < k {
            println!("0");
            return;
        }
        let names: Vec<String> = chosen.iter().map(usize::to_string).collect();
        println!("{k} {}", names.join(" "));
        chosen.iter().for_each(|&lamp| is_lit[lamp] = true);

        input_interactive! { answer: i64 }
        let first = usize::try_from(answer).ok().filter(|first| (1..=n).contains(first));
        let first = first.unwrap_or_else(|| panic!("the judge says {answer}, which is no lamp"));
        for lamp in first..first + k {
            is_lit[(lamp - 1) % n + 1] = false;
        }
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
