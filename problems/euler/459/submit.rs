// Project Euler 459 https://projecteuler.net/problem=459 · made by `cargo judge bundle euler459 --write` from 900cedb5473348c1
//! Project Euler 459 — Flipping Game
//! <https://projecteuler.net/problem=459> · 60 s · 1024 MiB? · difficulty 7
//!
//! Rules: at first, all disks on a board of N by N squares show their white side. A move flips the
//! disks in a rectangle whose width is a square number, whose height is a triangular number, and
//! whose upper right disk is white. Whoever makes the whole board black wins. The input is N; print
//! how many first moves win. Without input, N is 1,000,000.
//! Bounds: one instance, N = 1,000,000.
//! Kind: impartial
//! Picture: picture.rs
//! Model: coin-turning game, on a board.
//! Why: the board is the product of two games on a row of N disks: a move flips a run whose last
//! disk is white and whose length is a square number in one game and a triangular number in the
//! other.
//!
//! 1. As 1 is a square and a triangular number, a white disk can always be flipped alone, so there
//!    is a move as long as any disk is white. Whoever makes the board black leaves no move, so this
//!    is normal play. A position is worth the nim sum of the values of its white disks, each taken
//!    alone. For a row, let P(x) be the nim sum of the values of the first x disks. If only disk x
//!    is white, flipping the run of w disks that ends at disk x makes the other w - 1 disks of the
//!    run white. So the value of disk x is the mex of P(x - 1) ⊕ P(x - w) over all allowed lengths
//!    w ≤ x.
//! 2. By the Tartan theorem (*Winning Ways*, chapter 14), the value of a disk on the board is the
//!    nim product of the values of its column and row. Nim products are distributive. So the board
//!    is worth the nim product of the values P(N) of the two games, and flipping a rectangle
//!    changes this value by the nim product of two nim sums: P(x) ⊕ P(x - w) for its columns, and
//!    the corresponding nim sum for its rows.
//! 3. A first move wins exactly when the number by which it changes the value of the board equals
//!    the value of the board. So it is enough to know, for each number, how many runs of columns
//!    and how many runs of rows change P(N) by that number.
//!
//! Cost: O(N √N) time, and O(N) memory. A computation for N = 1,000,000 shows that no P(x) is
//! above 511.
//!
//! 规则：N × N 的棋盘上的棋子都是白面朝上。每次操作翻转一个矩形中的所有棋子，矩形的宽是平方数，
//! 高是三角形数，右上角的棋子须为白面。使整个棋盘全黑的人赢。输入 N；输出能赢的第一步有多少种。
//! 没有输入时，N 为 1,000,000。
//! 范围：只有一组，N = 1,000,000。
//! 模型：翻硬币游戏，在棋盘上。
//! 思路：棋盘是两个一维游戏的乘积：一排 N 枚棋子，一步翻转连续的一段，长度是平方数（或三角形
//! 数），段的最后一枚棋子须为白面。
//!
//! 1. 1 既是平方数又是三角形数，所以白棋子总可以单独翻转，只要棋盘没有全黑就能走：使棋盘全黑的
//!    人使对手无法操作，这正是正常规则。局面是各个单独的白棋子的和。在一排中，设 P(x) 是前 x 枚
//!    棋子的值的异或和。若只有第 x 枚棋子是白的，翻转以它为末尾的 w 枚棋子，剩下的白棋子就是这
//!    一段中的其余 w - 1 枚。所以它的值是对所有长度 w ≤ x 的 P(x - 1) ⊕ P(x - w) 的 mex。
//! 2. 由 Tartan 定理（Winning Ways 第 14 章），棋盘上一枚棋子的值是它的列和行的值的 Nim 积。Nim
//!    积满足分配律。所以整个棋盘的值是两个 P(N) 的 Nim 积，翻转一个矩形，就使它异或上一个 Nim
//!    积：列的 P(x) ⊕ P(x - w) 乘以行的 P(x) ⊕ P(x - w)。
//! 3. 第一步能赢，当且仅当它使棋盘的值变化的量正好等于这个值。所以只需对每个数求出：列和行各有多
//!    少段，使 P(N) 恰好变化这个数。
//!
//! 复杂度：时间 O(N √N)，空间 O(N)。N = 1,000,000 时作过统计：P(x) 都不超过 511。

use grundy::nimber::product;
use proconio::{input, is_stdin_empty};

/// The program would take too long for a larger N.
const MOST_DISKS: usize = 2_000_000;

/// A row of white disks.
struct Row {
    value: u64,
    /// For each number, how many moves change the value by that number.
    moves: Vec<u64>,
}

fn main() {
    let mut disks = 1_000_000;
    if !is_stdin_empty() {
        input! { given: usize }
        disks = given;
    }
    assert!(disks <= MOST_DISKS, "a board with sides of {disks}, more than {MOST_DISKS}");
    println!("{}", winning_moves(disks));
}

fn winning_moves(disks: usize) -> u64 {
    let width = Row::new(disks, |n| n * n);
    let height = Row::new(disks, |n| n * (n + 1) / 2);
    let value = product(width.value, height.value);
    let mut winning = 0;
    for (change, columns) in (0..).zip(&width.moves).filter(|&(_, &moves)| moves > 0) {
        for (factor, rows) in (0..).zip(&height.moves).filter(|&(_, &moves)| moves > 0) {
            if product(change, factor) == value {
                winning += columns * rows;
            }
        }
    }
    winning
}

impl Row {
    /// Analyses the game in which a move flips a run of `length(n)` disks, for some n.
    fn new(disks: usize, length: impl Fn(usize) -> usize) -> Row {
        let lengths: Vec<usize> = (1..).map(length).take_while(|&length| length <= disks).collect();
        // A value is at most the number of lengths, so that 16 bits are enough for the nim sums.
        let mut sums = vec![0u16; disks + 1];
        let mut moves = vec![0; 1];
        // How often each nim sum is that of the disks before a run with the last disk `last`.
        let mut befores = vec![0u32; 1];
        let mut lengths_that_fit = 0;
        for last in 1..=disks {
            while matches!(lengths.get(lengths_that_fit), Some(&length) if length <= last) {
                lengths_that_fit += 1;
            }
            befores.fill(0);
            for length in &lengths[..lengths_that_fit] {
                befores[usize::from(sums[last - length])] += 1;
            }
            let others = usize::from(sums[last - 1]);
            let is_option =
                |value: usize| matches!(befores.get(others ^ value), Some(&count) if count > 0);
            let value = (0..).find(|&value| !is_option(value)).expect("options are finitely many");
            let sum = others ^ value;
            while sum >= befores.len() {
                befores.resize(2 * befores.len(), 0);
                moves.resize(befores.len(), 0);
            }
            sums[last] = sum as u16;
            for (before, &count) in befores.iter().enumerate() {
                moves[sum ^ before] += u64::from(count);
            }
        }
        Row { value: u64::from(sums[disks]), moves }
    }
}

mod grundy {
    pub mod nimber {
        mod bytes {
            use super::product_in;

            /// A number whose powers are all the nonzero numbers below 2^8, and whose third power is 2^7.
            const GENERATOR: u64 = 77;
            const ORDER: usize = 255;

            /// The logarithm of 2^7.
            const HALF: usize = 3;

            /// Two periods of powers, and a few more powers for the factors 2^7 and 2^7⊗2^7.
            static POWERS: [u8; 2 * ORDER + 2 * HALF] = powers();

            /// The logarithms; the entry for 0 is never used.
            static LOGARITHMS: [u8; 256] = logarithms();

            const fn powers() -> [u8; 2 * ORDER + 2 * HALF] {
                let mut powers = [1; 2 * ORDER + 2 * HALF];
                let mut exponent = 1;
                while exponent < powers.len() {
                    powers[exponent] = if exponent < ORDER {
                        product_in(powers[exponent - 1] as u64, GENERATOR, 4) as u8
                    } else {
                        powers[exponent - ORDER]
                    };
                    exponent += 1;
                }
                powers
            }

            const fn logarithms() -> [u8; 256] {
                let powers = powers();
                let mut logarithms = [0; 256];
                let mut exponent = 0;
                while exponent < ORDER {
                    logarithms[powers[exponent] as usize] = exponent as u8;
                    exponent += 1;
                }
                logarithms
            }

            /// Returns the product of `a`, `b` and the generator raised to the power `exponent`, which is 0,
            /// `HALF` or twice `HALF`.
            #[inline]
            fn byte(a: u8, b: u8, exponent: usize) -> u64 {
                if a == 0 || b == 0 {
                    return 0;
                }
                let logarithm = |number: u8| usize::from(LOGARITHMS[usize::from(number)]);
                u64::from(POWERS[logarithm(a) + logarithm(b) + exponent])
            }

            /// Returns the product of two numbers below 2^16. With F = 2^8, the product of the upper halves is
            /// multiplied by F/2, which is the generator's third power.
            #[inline]
            pub(super) fn product_of_16(a: u64, b: u64) -> u64 {
                let ([a0, a1], [b0, b1]) = ([a as u8, (a >> 8) as u8], [b as u8, (b >> 8) as u8]);
                let low = byte(a0, b0, 0);
                (byte(a1 ^ a0, b1 ^ b0, 0) ^ low) << 8 | (low ^ byte(a1, b1, HALF))
            }

            /// Returns `a` times 2^15 for `a` below 2^16. With h = 2^7, (c₁F ⊕ c₀)⊗hF is h(c₁ ⊕ c₀)F ⊕ h²c₁.
            #[inline]
            fn half_power_of_16(a: u64) -> u64 {
                let (low, high) = (a as u8, (a >> 8) as u8);
                byte(high ^ low, 1, HALF) << 8 | byte(high, 1, 2 * HALF)
            }

            /// Returns the product of two numbers below 2^32.
            #[inline]
            pub(super) fn product_of_32(a: u64, b: u64) -> u64 {
                let ((a1, a0), (b1, b0)) = ((a >> 16, a & 0xFFFF), (b >> 16, b & 0xFFFF));
                let low = product_of_16(a0, b0);
                let high = half_power_of_16(product_of_16(a1, b1));
                (product_of_16(a1 ^ a0, b1 ^ b0) ^ low) << 16 | (low ^ high)
            }

            /// Returns the product of two numbers.
            pub(super) fn product_of_64(a: u64, b: u64) -> u64 {
                let ((a1, a0), (b1, b0)) = ((a >> 32, a & 0xFFFF_FFFF), (b >> 32, b & 0xFFFF_FFFF));
                let low = product_of_32(a0, b0);
                // Times 2^31, by the same rule as times 2^15.
                let high = product_of_32(a1, b1);
                let (h1, h0) = (high >> 16, high & 0xFFFF);
                let high = half_power_of_16(h1 ^ h0) << 16 | half_power_of_16(half_power_of_16(h1));
                (product_of_32(a1 ^ a0, b1 ^ b0) ^ low) << 32 | (low ^ high)
            }
        }

        /// Returns the nim product of `a` and `b`. Cost: 45 products of bytes, or only three if both
        /// numbers are below 2^16; each takes three lookups in tables of 771 bytes in all. The 45 products
        /// take about a tenth of a microsecond. [`Products`] and [`Field`] are ten times faster, once their
        /// tables are built.
        ///
        /// ```
        /// # use grundy::nimber::product;
        /// assert_eq!([0, 1, 2, 3].map(|b| product(2, b)), [0, 2, 3, 1]);
        /// assert_eq!(product(15, 15), 9); // a product of two numbers below 16 is below 16
        /// ```
        pub fn product(a: u64, b: u64) -> u64 {
            match a | b {
                0..=0xFFFF => bytes::product_of_16(a, b),
                0x1_0000..=0xFFFF_FFFF => bytes::product_of_32(a, b),
                _ => bytes::product_of_64(a, b),
            }
        }

        /// Returns the product in the field of `2 * half` bits. With F = 2^`half`, the upper half of
        /// (a₁F ⊕ a₀)⊗(b₁F ⊕ b₀) is (a₁ ⊕ a₀)(b₁ ⊕ b₀) ⊕ a₀b₀, because F⊗F contributes a₁b₁ to it, and
        /// the lower half is a₀b₀ ⊕ a₁b₁⊗F/2.
        const fn product_in(a: u64, b: u64, half: u32) -> u64 {
            if a < 2 || b < 2 {
                return a * b;
            }
            if (a | b) >> half == 0 {
                return product_in(a, b, half / 2);
            }
            let ((a1, a0), (b1, b0)) = (split(a, half), split(b, half));
            let low = product_in(a0, b0, half / 2);
            let high = product_in(a1, b1, half / 2);
            let mixed = product_in(a1 ^ a0, b1 ^ b0, half / 2);
            join(mixed ^ low, low ^ half_power(high, half), half)
        }

        /// Returns `a`⊗F/2 for F = 2^`half` and `a` below F.
        const fn half_power(a: u64, half: u32) -> u64 {
            product_in(a, 1 << (half - 1), half / 2)
        }

        const fn split(a: u64, half: u32) -> (u64, u64) {
            (a >> half, a & ((1 << half) - 1))
        }

        const fn join(high: u64, low: u64, half: u32) -> u64 {
            high << half | low
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

    /// Returns whether no token is left.
    pub fn is_stdin_empty() -> bool {
        INPUT.with(|input| input.borrow().tokens.clone().next().is_none())
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
