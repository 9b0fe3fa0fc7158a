// CodeChef ARRGAME https://www.codechef.com/problems/ARRGAME · made by `cargo judge bundle codechef_arrgame --write` from 75003bfcd0d5fdda
//! CodeChef ARRGAME — Game on a Strip
//! <https://www.codechef.com/problems/ARRGAME> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: a strip has blocked and free cells. On her first move, each of the two players enters any
//! free cell; on each later move she goes from her cell to a free cell next to it. A cell that has
//! been entered is blocked from then on. Whoever cannot move loses. The input has T cases: `N` and
//! the cells, 1 if blocked and 0 if free. Print `Yes` if the first player, Nayeon, wins, and
//! otherwise `No`.
//! Bounds: 1 ≤ T ≤ 40,000; 2 ≤ N ≤ 3 · 10^5, and all N together are at most 10^6; the first cell
//! and the last one are blocked.
//! Kind: partizan
//! Model: board game, two players who walk apart.
//! Why: Nayeon wins exactly when some run of free cells is 2m + 1 cells long and all other runs are
//! at most m cells long; she enters the middle cell of the long run. On her second move a player
//! chooses a direction, and from then on she cannot turn back, since the cell behind her is
//! blocked.
//!
//! 1. Let Nayeon enter a run, and let a and b ≥ a be the numbers of cells of this run on either
//!    side of her. If Tzuyu enters another run at one end, she has as many moves as that run has
//!    cells, counting the move that enters it, and Nayeon has b moves. It is Tzuyu's turn, so Tzuyu
//!    wins if that run has more than b cells.
//! 2. If a < b, Tzuyu enters the cell next to Nayeon on the longer side. Nayeon moves next; the
//!    number of moves left is a for her and b - 1 ≥ a for Tzuyu, so Tzuyu wins.
//! 3. Let a = b = m. If Tzuyu enters this run on one side, Nayeon goes the other way, and has m
//!    moves. She moves next, and Tzuyu, who has already entered one of the m cells on her side, has
//!    at most m - 1 moves left. So Nayeon wins. If Tzuyu enters another run, which has at most m
//!    cells, Tzuyu has at most m moves and moves first; Nayeon has m moves, so Nayeon wins in this
//!    case, too.
//!
//! Cost: O(N) per case.
//!
//! 规则：一条纸带上有堵住的格和空格。两人各自的第一步走进任意一个空格，以后每次从自己所在的格走
//! 到相邻的空格；走进过的格从此堵住。无法操作者输。输入共 T 组数据，每组给出 N 和各格的状态，1
//! 表示堵住，0 表示空。先手 Nayeon 胜输出 `Yes`，否则输出 `No`。
//! 范围：1 ≤ T ≤ 40,000；2 ≤ N ≤ 3 · 10^5，各组的 N 之和至多为 10^6；首尾两格是堵住的。
//! 模型：棋盘游戏，两人各走各的路。
//! 思路：Nayeon 获胜，当且仅当有一段连续空格长为 2m + 1，而其他各段的长度都不超过 m；她走进这一
//! 段的正中间。第一步之后，每人只能选定一个方向走下去，因为身后的格已经堵住。
//!
//! 1. 设 Nayeon 走进某一段，一侧有 a 格，另一侧有 b ≥ a 格。若 Tzuyu 走进另一段的一端，她共有这
//!    一段的格数那么多步，这一步也计算在内，而 Nayeon 有 b 步。现在轮到 Tzuyu，所以若那一段多
//!    于 b 格，她就胜。
//! 2. 若 a < b，Tzuyu 走进较大一侧紧挨着 Nayeon 的格，Nayeon 只剩 a 步，而且要先走；Tzuyu 还
//!    剩 b - 1 ≥ a 步，她胜。
//! 3. 设 a = b = m。若 Tzuyu 走进这一段的某一侧，Nayeon 就从另一侧走，有 m 步。Nayeon 先走，
//!    而 Tzuyu 已经占了 m 格中的一格，至多还有 m - 1 步，所以 Nayeon 胜。若 Tzuyu 走进另一段，
//!    那一段至多 m 格，她至多有 m 步而且先走，Nayeon 有 m 步。
//!
//! 复杂度：每组 O(N)。

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut verdicts = String::new();
    for _ in 0..cases {
        input! { n: usize, cells: [u32; n] }
        if let Some(cell) = cells.iter().find(|&&cell| cell > 1) {
            panic!("{cell} for a cell, neither 0 nor 1", cell = cell);
        }
        let mut runs: Vec<usize> = cells.split(|&cell| cell == 1).map(<[u32]>::len).collect();
        runs.sort_unstable_by(|a, b| b.cmp(a));
        let longest = runs[0];
        let second = runs.get(1).copied().unwrap_or(0);
        let nayeon_wins = longest % 2 == 1 && second <= longest / 2;
        verdicts += if nayeon_wins { "Yes\n" } else { "No\n" };
    }
    print!("{verdicts}", verdicts = verdicts);
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
