// CodeChef PSHTBRTH https://www.codechef.com/problems/PSHTBRTH · made by `cargo judge bundle codechef_pshtbrth --write` from f577772aecf4d586
//! CodeChef PSHTBRTH — Pishty and birthday
//! <https://www.codechef.com/problems/PSHTBRTH> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a cake is a square of 4 by 4 cells, some of which have a burning candle, shown as `1`. A
//! move chooses a rectangle of one cake in which every cell has a burning candle, and puts these
//! candles out; whoever cannot move loses. The input has T cases: `N M`, the N cakes in four lines
//! each, and M queries. For `1 L R`, print the winner of the game on the cakes from the L-th to the
//! R-th, `Pishty` for the first player or `Lotsy` for the second; `2 p` and four lines replace the
//! p-th cake.
//! Bounds: 1 ≤ T ≤ 5; 1 ≤ N, M ≤ 10^5; 1 ≤ L ≤ R ≤ N; 1 ≤ p ≤ N.
//! Kind: impartial
//! Picture: as in grundy
//! Model: exhaustive search, for the nim sum of cakes that change.
//! Why: the nim sum of the Grundy values of the cakes decides the game (Sprague and Grundy). A cake
//! is one of 2^16 sets of burning candles, and a move removes one of 100 rectangles, so a table of
//! all values can be made in advance. A tree of nim sums answers the queries.
//! Cost: O(2^16 · 100) once; O(N + M log N) per case.
//!
//! 规则：蛋糕是 4 × 4 的方格，有的格里点着蜡烛，记作 `1`。每次操作在一块蛋糕上选一个每格都点着
//! 蜡烛的矩形，把其中的蜡烛全部吹灭；无法操作者输。输入共 T 组数据，每组给出 `N M`，N 块蛋糕各
//! 四行，然后 M 个询问。`1 L R`：用第 L 到第 R 块蛋糕玩，输出获胜者，先手胜为 `Pishty`，否则为
//! `Lotsy`；`2 p` 加四行：把第 p 块蛋糕换成新的。
//! 范围：1 ≤ T ≤ 5；1 ≤ N, M ≤ 10^5；1 ≤ L ≤ R ≤ N；1 ≤ p ≤ N。
//! 模型：搜索全部局面，会变的蛋糕的异或和。
//! 思路：各块蛋糕的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。一块蛋糕上点着的蜡烛
//! 是 2^16 个集合之一，每步去掉 100 个矩形之一，所以一次就能算好全部 SG 值。再用维护异或和的线
//! 段树回答询问。
//! 复杂度：预处理 O(2^16 · 100)；每组 O(N + M log N)。

use grundy::contest::masks::removal_values;
use proconio::input;

const SIDE: usize = 4;

fn main() {
    let cells = (SIDE * SIDE) as u32;
    let values = removal_values(cells, &rectangles()).unwrap_or_else(|error| panic!("{error}", error = error));
    input! { cases: usize }
    let mut winners = String::new();
    for _ in 0..cases {
        input! { n: usize, queries: usize }
        let mut cakes = NimSums::new((0..n).map(|_| values[read_cake()]).collect());
        for _ in 0..queries {
            input! { kind: u32, cake: usize }
            assert!((1..=n).contains(&cake), "cake {cake} of {n}", cake = cake, n = n);
            match kind {
                1 => {
                    input! { last: usize }
                    assert!((cake..=n).contains(&last), "cakes {cake} to {last} of {n}", cake = cake, last = last, n = n);
                    let nim_sum = cakes.sum(cake - 1, last);
                    winners += if nim_sum != 0 { "Pishty\n" } else { "Lotsy\n" };
                }
                2 => cakes.set(cake - 1, values[read_cake()]),
                _ => panic!("a query {kind}, neither 1 nor 2", kind = kind),
            }
        }
    }
    print!("{winners}", winners = winners);
}

/// Returns the masks of all rectangles of a cake.
fn rectangles() -> Vec<u32> {
    let ranges = || (0..SIDE).flat_map(|start| (start + 1..=SIDE).map(move |end| start..end));
    let mut rectangles = Vec::new();
    for rows in ranges() {
        for columns in ranges() {
            let line: u32 = columns.map(|column| 1 << column).sum();
            rectangles.push(rows.clone().map(|row| line << (SIDE * row)).sum());
        }
    }
    rectangles
}

/// Reads the mask of the burning candles of a cake.
fn read_cake() -> usize {
    let mut mask = 0;
    for row in 0..SIDE {
        input! { line: String }
        assert!(line.len() == SIDE, "the line {line:?} of a cake, not of {SIDE} digits", line = line, SIDE = SIDE);
        let burning = usize::from_str_radix(&line, 2);
        let burning = burning.unwrap_or_else(|_| panic!("the line {line:?} of a cake", line = line));
        mask |= burning << (SIDE * row);
    }
    mask
}

/// A sequence of numbers that can change, with the nim sums of its runs. Number i is item n + i of
/// `sums`, and each earlier item i ≥ 1 is the nim sum of the items 2i and 2i + 1.
struct NimSums {
    sums: Vec<u8>,
}

impl NimSums {
    fn new(numbers: Vec<u8>) -> NimSums {
        let mut sums = [vec![0; numbers.len()], numbers].concat();
        for item in (1..sums.len() / 2).rev() {
            sums[item] = sums[2 * item] ^ sums[2 * item + 1];
        }
        NimSums { sums }
    }

    fn set(&mut self, index: usize, number: u8) {
        let mut item = self.sums.len() / 2 + index;
        let change = self.sums[item] ^ number;
        while item > 0 {
            self.sums[item] ^= change;
            item /= 2;
        }
    }

    /// Returns the nim sum of the numbers from `start` up to but not including `end`.
    fn sum(&self, start: usize, end: usize) -> u8 {
        let numbers = self.sums.len() / 2;
        let (mut start, mut end) = (numbers + start, numbers + end);
        let mut sum = 0;
        while start < end {
            if start % 2 == 1 {
                sum ^= self.sums[start];
                start += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                sum ^= self.sums[end];
            }
            start /= 2;
            end /= 2;
        }
        sum
    }
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
