// Codeforces 1147F https://codeforces.com/problemset/problem/1147/F · made by `cargo judge bundle cf1147f --write` from 8f8a0360b15e6ee9
//! Codeforces 1147F — Zigzag Game
//! <https://codeforces.com/problemset/problem/1147/F> · 5 s · 256 MiB · difficulty 10
//!
//! Rules: interactive. All edges of a complete bipartite graph on the nodes 1 to n and n + 1 to 2n
//! have different weights. Alice says `I` or `D` and puts a token on a node. Bob moves it along any
//! edge; then the two take turns moving it, always to an unvisited node. After `I`, each edge that
//! Alice uses must weigh more than the edge just used, and each edge that Bob uses must weigh less;
//! after `D`, it is the other way round. Whoever cannot move loses. The input is the number of
//! cases, then, for each case, `n` and n rows of weights. Print `A` or `B`, and win the game as
//! that player. A move is given as a node; the judge says `-1` when it has no move.
//! Bounds: at most 50 cases; 1 ≤ n ≤ 50; the weights are from 1 to n^2.
//! Kind: partizan
//! Picture: picture.rs
//! Model: pairing strategy, a stable matching.
//! Why: Bob wins by always moving along the edges of a stable matching of the two sides.
//!
//! 1. Suppose that Alice has said `I`, and call X the side where she puts the token and Y the
//!    other. Then Bob always moves from X to Y, by an edge lighter than the edge just used, and
//!    Alice always moves from Y to X, by a heavier edge.
//! 2. Let each node of X prefer lighter edges, and each node of Y heavier ones. By Gale and Shapley
//!    there is a stable matching: no x and y that are not partners prefer each other to their
//!    partners. Bob moves from each x to its partner.
//! 3. His first move is free. On later turns, Alice has just moved from some y to x; before that,
//!    Bob had moved to y from y's partner, by an edge lighter than Alice's. So y prefers x to its
//!    partner. As the matching is stable, x does not prefer y to its own partner, so the edge from
//!    x to its partner is lighter than the edge just used, and Bob may use it.
//! 4. Visited nodes come in pairs, except for the one with the token, so the partner has not been
//!    visited. Bob thus always has a move. After `D`, the same argument holds with lighter and
//!    heavier exchanged.
//!
//! D. Gale and L. S. Shapley, *College admissions and the stability of marriage*, American
//! Mathematical Monthly 69 (1962), 9–15.
//!
//! Cost: O(n² log n) per case.
//!
//! 规则：交互题。完全二分图的两侧是点 1 到 n 与 n + 1 到 2n，各边的权互不相同。Alice 说 `I` 或
//! `D`，并把棋子放在一个点上。Bob 沿任意一条边移动它；之后双方轮流移动，每次到没有到过的点。说
//! 了 `I`，Alice 走的边必须比刚走过的边重，说了 `D` 则必须轻，Bob 相反；无法操作者输。先给出数
//! 据组数，每组给出 `n` 和 n 行边权：输出 `A` 或 `B` 选定身份，并获胜。每次操作用所到的点的编号
//! 表示；评测程序无法操作时给出 `-1`。
//! 范围：至多 50 组；1 ≤ n ≤ 50；边权从 1 到 n^2。
//! 模型：配对策略，稳定匹配。
//! 思路：Bob 沿两侧之间的一个稳定匹配走，Alice 就没有边可以逃脱，所以 Bob 必胜。
//!
//! 1. 设 Alice 说了 `I`，她放棋子的一侧为 X，另一侧为 Y。那么 Bob 总从 X 走到 Y，边权要变小；
//!    Alice 总从 Y 走到 X，边权要变大。
//! 2. 让 X 的每个点偏好轻的边，Y 的每个点偏好重的边。由 Gale–Shapley 算法，存在稳定匹配：没有不
//!    是配偶的 x 与 y，都喜欢对方胜过自己的配偶。Bob 总从 x 走到它的配偶。
//! 3. 他的第一步不受限制。此后 Alice 从某个 y 走来，y 是前一个点的配偶，她走的边比这一对的边
//!    重，所以 y 喜欢 x 胜过自己的配偶。匹配稳定，所以 x 并不喜欢 y 胜过自己的配偶，即通向 x 的
//!    配偶的边比刚走过的边轻，Bob 可以走它。
//! 4. 到棋子所在的点之前，到过的点都是成对的，所以 x 的配偶没有到过。于是 Bob 总能操作。若说的
//!    是 `D`，把轻与重交换，结论一样。
//!
//! D. Gale and L. S. Shapley, *College admissions and the stability of marriage*, American
//! Mathematical Monthly 69 (1962), 9–15.
//!
//! 复杂度：每组 O(n² log n)。

use proconio::input_interactive;

fn main() {
    input_interactive! { cases: usize }
    for _ in 0..cases {
        input_interactive! { n: usize, weights: [[i64; n]; n] }
        // The line is sent at once, because standard output flushes whole lines.
        println!("B");
        input_interactive! { direction: char, start: usize }
        let is_rising = match direction {
            'I' => true,
            'D' => false,
            _ => panic!("the judge says {direction}, which is neither I nor D"),
        };
        assert!((1..=2 * n).contains(&start), "the judge starts at {start}, which is no node");
        // The preference of the side where the token starts: the heavier, the better.
        let preference = |x: usize, y: usize| {
            let weight = if start <= n { weights[x][y] } else { weights[y][x] };
            if is_rising {
                -weight
            } else {
                weight
            }
        };
        let partners = stable_matching(n, preference);
        let (first_x, first_y) = if start <= n { (1, n + 1) } else { (n + 1, 1) };
        let mut node = Some(start);
        while let Some(at) = node {
            let x = at.checked_sub(first_x).filter(|&x| x < n);
            let x = x.unwrap_or_else(|| panic!("the judge cannot move to {at}"));
            println!("{}", first_y + partners[x]);
            node = hear();
        }
    }
}

/// Reads the judge's move, or returns `None` if the judge has none.
fn hear() -> Option<usize> {
    input_interactive! { answer: i64 }
    match usize::try_from(answer) {
        Ok(node) => Some(node),
        Err(_) if answer == -1 => None,
        Err(_) => panic!("the judge says {answer}: the move was wrong"),
    }
}

/// Returns the partner of each x in a stable matching, where each x prefers large values of
/// `preference(x, y)`, and each y prefers small ones. Each free x proposes to its favourites in
/// turn, and each y keeps the best of its proposers.
fn stable_matching(n: usize, preference: impl Fn(usize, usize) -> i64) -> Vec<usize> {
    let favourites = |x: usize| {
        let mut favourites: Vec<usize> = (0..n).collect();
        favourites.sort_by_key(|&y| preference(x, y));
        favourites
    };
    // The best ones are at the end.
    let mut candidates: Vec<Vec<usize>> = (0..n).map(favourites).collect();
    let mut keeps: Vec<Option<usize>> = vec![None; n];
    let mut free: Vec<usize> = (0..n).collect();
    while let Some(x) = free.pop() {
        let y = candidates[x].pop().expect("whoever is free has not asked everyone");
        match keeps[y] {
            Some(other) if preference(other, y) < preference(x, y) => free.push(x),
            other => {
                keeps[y] = Some(x);
                free.extend(other);
            }
        }
    }
    let mut partners = vec![0; n];
    for (y, x) in keeps.into_iter().enumerate() {
        partners[x.expect("everyone has a partner")] = y;
    }
    partners
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
