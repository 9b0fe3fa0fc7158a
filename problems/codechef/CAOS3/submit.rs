// CodeChef CAOS3 https://www.codechef.com/problems/CAOS3 · made by `cargo judge bundle codechef_caos3 --write` from 1e0a40798bfd9e92
//! CodeChef CAOS3 — CAO Stage-3
//! <https://www.codechef.com/problems/CAOS3> · 1 s · 1536 MiB? · difficulty 4
//!
//! Rules: on a board of walls `#` and free cells `^`, a monster lives on each free cell from which
//! the runs of free cells to the left, to the right, upwards and downwards each have at least two
//! cells. A move turns a monster's cell into a volcano: its row and its column, walls and monsters
//! included, fill with lava in all four directions, up to the nearest lava or the edge of the
//! board. Whoever moves last wins. The input has T cases: `R C`, then R rows. Print the winner,
//! `Asuna` for the first player or `Kirito` for the second.
//! Bounds: 1 ≤ T ≤ 10; 1 ≤ R, C ≤ 20.
//! Kind: impartial
//! Model: take-and-break game, a rectangle in four.
//! Why: the lava of a move divides a rectangle into four smaller rectangles, in which play goes on
//! independently. So the value of a rectangle is the mex, over all its monsters, of the nim sum of
//! the values of the four rectangles left by the monster's move (Sprague and Grundy). The sample's
//! explanation shows that lava removes only the monsters that it covers.
//! Cost: O(R³ C³) per case, with a factor of 1/36.
//!
//! 规则：棋盘上有墙 `#` 和空格 `^`；若从一个空格往左、右、上、下的连续空格都至少有两个，这个空
//! 格里就住着一只怪物。每次操作把一只怪物所在的格变成火山：它所在的行和列，连同墙和怪物，向四个
//! 方向灌满岩浆，直到碰到最近的岩浆。走最后一步的人胜。输入共 T 组数据，每组先给出 `R C`，再给
//! 出 R 行。先手胜输出 `Asuna`，否则输出 `Kirito`。
//! 范围：1 ≤ T ≤ 10；1 ≤ R, C ≤ 20。
//! 模型：取石子并分堆的游戏，一个矩形分成四个。
//! 思路：岩浆把一个矩形分成四个，此后互相独立，所以一个矩形的 SG 值，是对其中所有怪物，四个小矩
//! 形的 SG 值的异或和的 mex（Sprague–Grundy 定理）。由样例的解释可知，怪物的存在与岩浆无关。
//! 复杂度：每组 O(R³ C³)，带有常数 1/36。

use grundy::mex::MexSet;
use proconio::{input, marker::Chars};

/// A limit of this program: larger boards take too long.
const LARGEST: usize = 40;

/// The minimum length of each of the four runs of free cells around a monster: the smallest prime
/// number.
const LEAST_RUN: usize = 2;

fn main() {
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { rows: usize, columns: usize, map: [Chars; rows] }
        assert!(rows.max(columns) <= LARGEST, "{rows} by {columns} cells, past {LARGEST}", rows = rows, columns = columns, LARGEST = LARGEST);
        for row in &map {
            let known = row.len() == columns && row.iter().all(|cell| "^#".contains(*cell));
            assert!(
                known,
                "the row {:?} is not {columns} of ^ and #",
                row.iter().collect::<String>(), columns = columns
            );
        }
        let value = value_of_board(rows, columns, &monsters(&map));
        winners += if value != 0 { "Asuna\n" } else { "Kirito\n" };
    }
    print!("{winners}", winners = winners);
}

/// A monster's place.
struct Monster {
    row: usize,
    column: usize,
}

fn monsters(map: &[Vec<char>]) -> Vec<Monster> {
    let is_free =
        |row: usize, column: usize| map.get(row).and_then(|cells| cells.get(column)) == Some(&'^');
    let has_monster = |row: usize, column: usize| {
        row >= LEAST_RUN
            && column >= LEAST_RUN
            && (row - LEAST_RUN..=row + LEAST_RUN).all(|row| is_free(row, column))
            && (column - LEAST_RUN..=column + LEAST_RUN).all(|column| is_free(row, column))
    };
    let mut monsters = Vec::new();
    for (row, cells) in map.iter().enumerate() {
        let columns = (0..cells.len()).filter(|&column| has_monster(row, column));
        monsters.extend(columns.map(|column| Monster { row, column }));
    }
    monsters
}

/// Returns the value of the whole board, after finding the values of all its rectangles.
fn value_of_board(rows: usize, columns: usize, monsters: &[Monster]) -> u64 {
    let index = |top: usize, bottom: usize, left: usize, right: usize| {
        ((top * (rows + 1) + bottom) * (columns + 1) + left) * (columns + 1) + right
    };
    let mut values = vec![0; ((rows + 1) * (columns + 1)).pow(2)];
    let mut options = MexSet::new();
    for top in (0..rows).rev() {
        for bottom in top + 1..=rows {
            let in_rows = |monster: &&Monster| (top..bottom).contains(&monster.row);
            let nearby: Vec<&Monster> = monsters.iter().filter(in_rows).collect();
            for left in (0..columns).rev() {
                for right in left + 1..=columns {
                    options.clear();
                    for monster in &nearby {
                        let &&Monster { row, column } = monster;
                        if (left..right).contains(&column) {
                            options.insert(
                                values[index(top, row, left, column)]
                                    ^ values[index(top, row, column + 1, right)]
                                    ^ values[index(row + 1, bottom, left, column)]
                                    ^ values[index(row + 1, bottom, column + 1, right)],
                            );
                        }
                    }
                    values[index(top, bottom, left, right)] = options.mex();
                }
            }
        }
    }
    values[index(0, rows, 0, columns)]
}

mod grundy {
    pub mod mex {
        /// A set of values that can be cleared in constant time, so that one allocation serves for the
        /// mex of every position of a table.
        ///
        /// ```
        /// use grundy::mex::MexSet;
        ///
        /// let mut set = MexSet::new();
        /// set.insert(0);
        /// set.insert(2);
        /// assert_eq!(set.mex(), 1);
        /// set.clear();
        /// assert_eq!(set.mex(), 0);
        /// ```
        #[derive(Clone, Debug)]
        pub struct MexSet {
            /// `stamps[v] == round` means that the value `v` is in the set.
            stamps: Vec<u64>,
            /// Values that lie beyond `stamps` and do not matter until enough others are inserted.
            far: Vec<u64>,
            inserted: usize,
            round: u64,
        }

        impl MexSet {
            /// Creates an empty set. Does not allocate.
            pub fn new() -> Self {
                // New stamps are 0, which must not be the round.
                MexSet { stamps: Vec::new(), far: Vec::new(), inserted: 0, round: 1 }
            }

            /// Adds `value` to the set. Cost: amortised O(1). Memory grows with the number of values
            /// inserted between two calls of [`MexSet::clear`], not with the size of the values.
            #[inline]
            pub fn insert(&mut self, value: u64) {
                self.inserted += 1;
                if self.stamps.len() < self.inserted {
                    self.grow();
                }
                if value < self.stamps.len() as u64 {
                    self.stamps[value as usize] = self.round;
                } else {
                    self.far.push(value);
                }
            }

            /// Returns the least value that is not in the set. Cost: O(result).
            #[inline]
            pub fn mex(&self) -> u64 {
                let first_gap = self.stamps.iter().position(|&stamp| stamp != self.round);
                first_gap.unwrap_or(self.stamps.len()) as u64
            }

            /// Clears the set. Cost: O(1).
            pub fn clear(&mut self) {
                self.round += 1;
                self.inserted = 0;
                self.far.clear();
            }

            /// Doubles the number of stamps, and stamps the values that were too large for them before.
            fn grow(&mut self) {
                let len = (self.inserted * 2).max(16);
                self.stamps.resize(len, 0);
                let (stamps, round) = (&mut self.stamps, self.round);
                self.far.retain(|&value| {
                    let near = value < len as u64;
                    if near {
                        stamps[value as usize] = round;
                    }
                    !near
                });
            }
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

    /// Markers, which read tokens in a special way.
    pub mod marker {
        use super::{Input, Readable};

        /// Reads a token as its characters.
        pub enum Chars {}

        impl Readable for Chars {
            type Output = Vec<char>;

            fn read(input: &mut Input) -> Vec<char> {
                String::read(input).chars().collect()
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
