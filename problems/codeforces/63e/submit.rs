// Codeforces 63E https://codeforces.com/problemset/problem/63/E · made by `cargo judge bundle cf63e --write` from 4b0a0dec575f23d2
//! Codeforces 63E — Sweets Game
//! <https://codeforces.com/problemset/problem/63/E> · 3 s · 256 MiB · difficulty 5
//!
//! Rules: a box is a hexagon of 19 cells, in rows of 3, 4, 5, 4 and 3, and some of the cells hold a
//! chocolate. A move eats one or more chocolates from consecutive cells of one line that is
//! parallel to a side of the box; whoever cannot move loses. The input shows the cells, `O` for a
//! chocolate and `.` for an empty cell. Print the winner, `Karlsson` if it is the first player and
//! `Lillebror` if not.
//! Bounds: there is at least one chocolate.
//! Kind: impartial
//! Model: bitmask DP, sets of chocolates.
//! Why: a position is one of 2^19 sets of cells, and a move removes one of at most 19 · 3 · 5
//! runs from it, so the values of all positions can be found from the smaller sets to the larger
//! ones.
//! Cost: O(2^19 · 103), as there are 103 different runs.
//!
//! 规则：一个六边形盒子有 19 格，各行为 3、4、5、4、3 格，有些格里有巧克力。每次操作从一条与盒
//! 子某边平行的直线上吃掉一个或多个位于连续格子里的巧克力；无法操作者输。输入各格，`O` 表示有巧
//! 克力，`.` 表示空格。输出获胜者，先手赢输出 `Karlsson`，否则输出 `Lillebror`。
//! 范围：至少有一块巧克力。
//! 模型：状态压缩 DP，局面是巧克力的集合。
//! 思路：局面是格子的 2^19 个集合之一，一步去掉至多 19 · 3 · 5 种连续段中的一段，所以从小集合到大
//! 集合可以求出所有局面的值。
//! 复杂度：O(2^19 · 103)，103 是互不相同的连续段的个数。

use grundy::contest::masks::removal_values;
use proconio::input;

/// How far the box reaches from the cell in the middle.
const RADIUS: i32 = 2;
const CELLS: usize = 19;

/// A cell, given by its row and by its diagonal down to the right; both are 0 for the cell in the
/// middle. The other diagonals are those along which row + diagonal is constant.
#[derive(Clone, Copy, PartialEq)]
struct Cell {
    row: i32,
    diagonal: i32,
}

fn main() {
    input! { signs: [char; CELLS] }
    let chocolates = signs.iter().enumerate().map(|(cell, sign)| match sign {
        'O' => 1 << cell,
        '.' => 0,
        _ => panic!("{sign:?} in the box, neither O nor ."),
    });
    let values = removal_values(CELLS as u32, &runs(&cells()));
    let values = values.unwrap_or_else(|error| panic!("{error}"));
    let karlsson_wins = values[chocolates.sum::<usize>()] != 0;
    println!("{}", if karlsson_wins { "Karlsson" } else { "Lillebror" });
}

/// Returns the cells of the box, in the order of the input.
fn cells() -> Vec<Cell> {
    let reach = -RADIUS..=RADIUS;
    let all =
        reach.clone().flat_map(|row| reach.clone().map(move |diagonal| Cell { row, diagonal }));
    all.filter(|cell| (cell.row + cell.diagonal).abs() <= RADIUS).collect()
}

/// Returns the masks of all runs of cells in the three directions.
fn runs(cells: &[Cell]) -> Vec<u32> {
    let mut runs = Vec::new();
    for &start in cells {
        for (down, across) in [(0, 1), (1, 0), (1, -1)] {
            let mut run = 0;
            let mut end = start;
            while let Some(index) = cells.iter().position(|&cell| cell == end) {
                run |= 1 << index;
                runs.push(run);
                end = Cell { row: end.row + down, diagonal: end.diagonal + across };
            }
        }
    }
    runs.sort_unstable();
    runs.dedup();
    runs
}

mod grundy {
    pub mod contest {
        // Sets and sequences of numbers, most of them under the nim sum.
        pub mod masks {
            mod removals {
                use std::fmt;

                /// The reason why a table of removals cannot be computed.
                #[derive(Clone, Copy, Debug, PartialEq, Eq)]
                pub enum RemovalError {
                    /// There are more than 28 things, so the table would have more than 2^28 positions.
                    TooManyThings {
                        /// The number of things.
                        things: u32,
                    },
                    /// A move removes nothing, so play need not end.
                    EmptyMove,
                    /// A move removes a thing that does not exist; the things are the bits 0, 1, ….
                    NoSuchThing {
                        /// The mask of the move.
                        taken: u32,
                    },
                }

                impl fmt::Display for RemovalError {
                    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        match self {
                            RemovalError::TooManyThings { things } => {
                                write!(f, "{} things, but at most 28 are supported", things)
                            }
                            RemovalError::EmptyMove => {
                                write!(f, "a move must take at least one thing")
                            }
                            RemovalError::NoSuchThing { taken } => {
                                write!(
                                    f,
                                    "a move takes {:#b}, of which some things do not exist",
                                    taken
                                )
                            }
                        }
                    }
                }

                /// The number of positions in a block.
                const BLOCK: usize = 64;

                /// The mask of the things in which the positions of a block differ.
                const LOW: u32 = BLOCK as u32 - 1;

                /// Returns the Grundy value of each subset of `things` things, indexed by its mask. A move removes
                /// one of the sets in `moves`, provided that the position contains this set.
                ///
                /// Cost: 5 bytes of memory for each position. For each move and each block of 64 positions from
                /// which the move can take its set, there is a pass over 64 numbers; 2^24 positions with 40 moves
                /// take a few tenths of a second.
                ///
                /// ```
                /// use grundy::contest::masks::removal_values;
                ///
                /// // Cram on a board of 2 by 2: a domino covers two adjacent cells.
                /// //   bit 0, bit 1
                /// //   bit 2, bit 3
                /// let values = removal_values(4, &[0b0011, 0b1100, 0b0101, 0b1010]).unwrap();
                /// assert_eq!(values[0b1111], 0); // two dominoes fit, wherever the first one goes
                /// assert_eq!(values[0b0111], 1);
                /// ```
                ///
                /// For each position, 2^value is kept. It is at most 2^28, because the value is at most the number
                /// of moves that can still follow. The numbers kept for the options, combined by `|`, have one bit
                /// set for each value that some option has, and the lowest bit that is not set is the number kept
                /// for the position itself. Positions that differ only in the lowest six things are processed
                /// together.
                ///
                /// # Errors
                /// Returns an error, before doing any work, if there are more than 28 things, if a move is empty,
                /// or if a move removes a thing that does not exist.
                pub fn removal_values(things: u32, moves: &[u32]) -> Result<Vec<u8>, RemovalError> {
                    if things > 28 {
                        return Err(RemovalError::TooManyThings { things });
                    }
                    if moves.contains(&0) {
                        return Err(RemovalError::EmptyMove);
                    }
                    if let Some(&taken) = moves.iter().find(|&taken| taken >> things > 0) {
                        return Err(RemovalError::NoSuchThing { taken });
                    }
                    let (within, across): (Vec<u32>, Vec<u32>) =
                        moves.iter().partition(|&taken| taken <= &LOW);
                    let mut bits = vec![0u32; (1 << things).max(BLOCK)];
                    for first in (0..bits.len()).step_by(BLOCK) {
                        let (earlier, block) = bits.split_at_mut(first);
                        let block = &mut block[..BLOCK];
                        for taken in
                            across.iter().filter(|&taken| taken & !LOW & !(first as u32) == 0)
                        {
                            let from = first ^ (taken & !LOW) as usize;
                            combine(block, &earlier[from..from + BLOCK], (taken & LOW) as usize);
                        }
                        for position in 0..BLOCK {
                            let taken = within.iter().map(|&taken| taken as usize);
                            let playable = taken.filter(|taken| taken & !position == 0);
                            let options = playable.fold(block[position], |union, taken| {
                                union | block[position ^ taken]
                            });
                            block[position] = !options & (options + 1);
                        }
                    }
                    bits.truncate(1 << things);
                    Ok(bits.iter().map(|bit| bit.trailing_zeros() as u8).collect())
                }

                /// Adds, for the positions of `block` that contain `low`, the options of a move that takes the
                /// things in `low` from among the lowest six; `from` is the block of these options.
                fn combine(block: &mut [u32], from: &[u32], low: usize) {
                    if low == 0 {
                        block.iter_mut().zip(from).for_each(|(union, bit)| *union |= bit);
                        return;
                    }
                    // Positions that differ only below the lowest thing taken are consecutive.
                    let row = 1 << low.trailing_zeros();
                    let rows = block.chunks_exact_mut(row).enumerate();
                    for (index, row_bits) in rows.filter(|(index, _)| low & !(index * row) == 0) {
                        let from = &from[(index * row) ^ low..][..row];
                        row_bits.iter_mut().zip(from).for_each(|(union, bit)| *union |= bit);
                    }
                }
            }

            pub(crate) use removals::removal_values;
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
