// Codeforces 1076G https://codeforces.com/problemset/problem/1076/G · made by `cargo judge bundle cf1076g --write` from fd125f2ad9f6b774
//! Codeforces 1076G — Array Game
//! <https://codeforces.com/problemset/problem/1076/G> · 6 s · 512 MiB · difficulty 8
//!
//! Rules: a game is played on a row of positive numbers. A chip is put on the first cell, whose
//! number is lowered by 1. A move leaves the chip where it is or moves it 1 to m cells forward; the
//! number in the cell where the chip ends up must be above 0, and is lowered by 1; whoever cannot
//! move loses. The input is `n m q`, a row of n numbers, and q lines: `1 l r d` adds d to the
//! numbers at places l to r; for `2 l r`, print who wins the game on the current numbers at places
//! l to r, `1` for the first player or `2` for the second.
//! Bounds: 1 ≤ n, q ≤ 2 · 10^5; 1 ≤ m ≤ 5; the numbers of the row are from 1 to 10^12;
//! 1 ≤ d ≤ 10^12.
//! Kind: impartial
//! Model: game on a graph, only the parities of the cells matter.
//! Why: call a cell good if the player who brings the chip there from another cell wins. The second
//! player wins exactly when the first cell is good.
//!
//! 1. If one of the m cells ahead is good, the player to move goes there and wins.
//! 2. If none of them is good, whoever leaves the cell loses. So both stay as long as they can, and
//!    the number that is left in the cell decides: the player to move wins if it is odd.
//! 3. So a cell is good if and only if its number is odd before the chip comes, and none of the m
//!    cells ahead is good.
//! 4. Go along the row from right to left, and let the gap be the number of cells since the last
//!    good one, or m if that number exceeds m or there is no good cell yet. With a gap of m, an odd
//!    cell is good and makes the gap 0. In all other cases the cell is not good, and the gap grows
//!    by 1 unless it is m. So a stretch of cells defines a function that maps each of the gaps 0,
//!    …, m to one of these gaps.
//! 5. A tree over the row keeps the functions of stretches, and also the functions that they would
//!    have if all parities changed. An odd d exchanges the two functions of each stretch that lies
//!    within the places l to r.
//!
//! Cost: O((n + q log n) m).
//!
//! 规则：游戏在一行正数上进行。棋子放到第一格，该格的数减 1。每次操作让棋子留在原格，或前进至多
//! m 格，所到的格的数不能为 0，到后减 1；无法操作者输。输入 `n m q`、n 个数和 q 行：`1 l r d`
//! 把第 l, …, r 个数都加上 d；`2 l r` 输出在当前的第 l, …, r 个数上玩时谁胜，先手为 `1`，后手为
//! `2`。
//! 范围：1 ≤ n, q ≤ 2 · 10^5；1 ≤ m ≤ 5；n 个数从 1 到 10^12；1 ≤ d ≤ 10^12。
//! 模型：图上游戏，只有各格的奇偶性有用。
//! 思路：若从别处把棋子移到某格的人获胜，就称该格是好格。第一格是好格，则后手胜。
//!
//! 1. 若前方 m 格内有好格，轮到的人走到那里就胜。
//! 2. 若没有，谁离开这一格谁负。所以双方都尽量留在原地，由格中剩下的数决定：是奇数则轮到的人胜。
//! 3. 所以一格是好格，当且仅当棋子到来之前它的数是奇数，且前方 m 格内没有好格。
//! 4. 从右往左走，令间隔为上一个好格以来经过的格数；若超过 m 或没有好格，就记为 m。间隔
//!    为 m 时，奇数格是好格，间隔变为 0。其余情形都不是好格，间隔加 1，已是 m 则不变。所以连续
//!    的一段格，是从间隔 0, …, m 到自身的一个函数。
//! 5. 在这一行上建线段树，存每段的函数，以及奇偶性全部翻转后的函数。d 为奇数时，把 l 到 r 的两
//!    套函数互换。
//!
//! 复杂度：O((n + q log n) m)。

use proconio::input;

/// The largest m.
const MOST_CELLS_FORWARD: usize = 5;

/// For each gap on the right of a stretch of cells, the resulting gap on the left of the stretch.
type Effect = [u8; MOST_CELLS_FORWARD + 1];

fn main() {
    input! { n: usize, m: usize, q: usize, numbers: [u64; n] }
    let is_known = (1..=MOST_CELLS_FORWARD).contains(&m);
    assert!(is_known, "moves of up to {m} cells, not 1 to {MOST_CELLS_FORWARD}");
    assert!(!numbers.contains(&0), "a number 0 in the row");
    let mut row = Row::new(&numbers, m);
    let mut winners = String::new();
    for _ in 0..q {
        input! { kind: u8, l: usize, r: usize }
        assert!(1 <= l && l <= r && r <= n, "the cells {l} to {r} of {n}");
        let cells = Range { start: l - 1, end: r };
        match kind {
            1 => {
                input! { d: u64 }
                if d % 2 == 1 {
                    row.change_parities(cells);
                }
            }
            2 => winners += if row.gap_before(cells) == 0 { "2\n" } else { "1\n" },
            _ => panic!("a query of kind {kind}, not 1 or 2"),
        }
    }
    print!("{winners}");
}

/// The cells from `start` up to, but not including, `end`.
#[derive(Clone, Copy)]
struct Range {
    start: usize,
    end: usize,
}

impl Range {
    fn halves(self) -> [Range; 2] {
        let middle = (self.start + self.end) / 2;
        [Range { end: middle, ..self }, Range { start: middle, ..self }]
    }

    fn is_within(self, other: Range) -> bool {
        other.start <= self.start && self.end <= other.end
    }

    fn is_apart_from(self, other: Range) -> bool {
        self.end <= other.start || other.end <= self.start
    }
}

/// A stretch of cells.
#[derive(Clone, Copy, Default)]
struct Stretch {
    effect: Effect,
    /// The effect if all parities changed.
    other_effect: Effect,
    /// Whether the functions of the stretch have been exchanged, but not yet those of its halves.
    halves_are_old: bool,
}

impl Stretch {
    fn change_parities(&mut self) {
        std::mem::swap(&mut self.effect, &mut self.other_effect);
        self.halves_are_old ^= true;
    }
}

/// A tree of stretches: the whole row is stretch 1, and the halves of stretch i are 2i and 2i + 1.
struct Row {
    stretches: Vec<Stretch>,
    cells: Range,
    m: usize,
}

impl Row {
    fn new(numbers: &[u64], m: usize) -> Row {
        let stretches = vec![Stretch::default(); 4 * numbers.len()];
        let mut row = Row { stretches, cells: Range { start: 0, end: numbers.len() }, m };
        if !numbers.is_empty() {
            row.build(1, row.cells, numbers);
        }
        row
    }

    fn build(&mut self, index: usize, range: Range, numbers: &[u64]) {
        if range.end - range.start > 1 {
            let [left, right] = range.halves();
            self.build(2 * index, left, numbers);
            self.build(2 * index + 1, right, numbers);
            self.join_halves(index);
        } else {
            let effects = [self.effect_of_even_cell(), self.effect_of_odd_cell()];
            let is_odd = numbers[range.start] % 2 == 1;
            self.stretches[index] = Stretch {
                effect: effects[usize::from(is_odd)],
                other_effect: effects[usize::from(!is_odd)],
                halves_are_old: false,
            };
        }
    }

    fn effect_of_even_cell(&self) -> Effect {
        std::array::from_fn(|gap| self.m.min(gap + 1) as u8)
    }

    fn effect_of_odd_cell(&self) -> Effect {
        let mut effect = self.effect_of_even_cell();
        effect[self.m] = 0;
        effect
    }

    fn join_halves(&mut self, index: usize) {
        let [left, right] = [2 * index, 2 * index + 1].map(|half| self.stretches[half]);
        let stretch = &mut self.stretches[index];
        for gap in 0..=self.m {
            stretch.effect[gap] = left.effect[usize::from(right.effect[gap])];
            stretch.other_effect[gap] = left.other_effect[usize::from(right.other_effect[gap])];
        }
    }

    /// Brings the halves of a stretch up to date.
    fn renew_halves(&mut self, index: usize) {
        if std::mem::take(&mut self.stretches[index].halves_are_old) {
            self.stretches[2 * index].change_parities();
            self.stretches[2 * index + 1].change_parities();
        }
    }

    fn change_parities(&mut self, cells: Range) {
        self.change_below(1, self.cells, cells);
    }

    /// Changes the parities of those `cells` that lie in the stretch `index`, which covers `range`.
    fn change_below(&mut self, index: usize, range: Range, cells: Range) {
        if range.is_within(cells) {
            self.stretches[index].change_parities();
        } else if !range.is_apart_from(cells) {
            self.renew_halves(index);
            let [left, right] = range.halves();
            self.change_below(2 * index, left, cells);
            self.change_below(2 * index + 1, right, cells);
            self.join_halves(index);
        }
    }

    /// Returns the gap on the left of `cells`, as if there were no cells on their right.
    fn gap_before(&mut self, cells: Range) -> usize {
        self.gap_before_part(1, self.cells, cells, self.m)
    }

    /// Returns the gap on the left of those `cells` that lie in the stretch `index`, which covers
    /// `range`, given the gap on their right.
    fn gap_before_part(&mut self, index: usize, range: Range, cells: Range, gap: usize) -> usize {
        if range.is_apart_from(cells) {
            gap
        } else if range.is_within(cells) {
            usize::from(self.stretches[index].effect[gap])
        } else {
            self.renew_halves(index);
            let [left, right] = range.halves();
            let gap = self.gap_before_part(2 * index + 1, right, cells, gap);
            self.gap_before_part(2 * index, left, cells, gap)
        }
    }
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
