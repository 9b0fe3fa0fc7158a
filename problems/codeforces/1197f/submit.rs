// Codeforces 1197F https://codeforces.com/problemset/problem/1197/F · made by `cargo judge bundle cf1197f --write` from 586620f44e39ff95
//! Codeforces 1197F — Coloring Game
//! <https://codeforces.com/problemset/problem/1197/F> · 5 s · 512 MiB · difficulty 7
//!
//! Rules: there are n strips; a strip of length a has the cells 1, …, a, and a chip is on its last
//! cell. Each cell has one of three colours. A move takes one chip 1, 2 or 3 cells back within its
//! strip, and a table f tells which of these moves the colour of the chip's cell allows. Whoever
//! cannot move loses. The input is `n`, the strips, `m`, m lines `x y c`, each saying that cell y
//! of strip x already has colour c, and the three rows of f, one for each colour. Print, modulo
//! 998244353, the number of ways to colour the other cells so that the second player wins.
//! Bounds: 1 ≤ n, m ≤ 1000; 1 ≤ a ≤ 10^9; 1 ≤ c ≤ 3.
//! Kind: count
//! Model: subtraction game, with the moves that the colour of a cell allows.
//! Why: by the theorem of Sprague and Grundy, the second player wins exactly when the values of the
//! chips' cells have nim sum 0. A cell has at most three options, so its value is at most 3, and
//! this value depends on the cell's colour and on the values of the three cells before it.
//!
//! 1. Go along a strip, and count the colourings by the values of the last three cells; these
//!    values form one of 64 states. A cell with a colour leads from each state to one new state; a
//!    cell without a colour leads to three, one for each colour.
//! 2. Cells before the first one do not exist. They can be taken to have the value 3: the mex of at
//!    most three values is the same without a 3, since only 0, 1 and 2 together have the mex 3.
//! 3. For a segment of cells without colours, the counts are multiplied by powers of the matrix for
//!    one such cell. Its powers with the exponents 1, 2, 4, 8, … are computed once.
//! 4. Only the value of the last cell of each strip matters; the counts of several strips are
//!    combined by nim sum.
//!
//! Cost: O((64 + n + m) 64² log a) for strips of length a.
//!
//! 规则：有 n 条纸带，第 i 条有格 1, …, a，最后一格上有一枚棋子。每格是三种颜色之一。每次操作把
//! 一枚棋子在它的纸带上后退 1、2 或 3 格，可以退几格由表 f 按棋子所在格的颜色规定。无法操作者
//! 输。依次给出 n、各纸带的长度、m 和 m 行 `x y c`（已有颜色的格：纸带、格、颜色），最后是 f 的
//! 三行，每种颜色一行。输出其余各格有多少种涂法使后手胜，对 998244353 取模。
//! 范围：1 ≤ n, m ≤ 1000；1 ≤ a ≤ 10^9；1 ≤ c ≤ 3。
//! 模型：减法游戏，允许的走法由格的颜色决定。
//! 思路：由 Sprague–Grundy 定理，各棋子所在格的值的异或和为 0 则后手胜。一格至多有三个后继，所
//! 以值至多为 3，且只取决于它的颜色和前三格的值。
//!
//! 1. 沿纸带走，按最后三格的值统计涂法数，共 64 种状态。一种颜色使每个状态转到一个状态，没有颜
//!    色的格转到三个。
//! 2. 第一格之前的格不存在，可以当作它们的值为 3：至多三个值的 mex，去掉 3 之后不变，因为只
//!    有 0、1、2 齐全时 mex 才是 3。
//! 3. 对一段没有颜色的格，用单格转移矩阵的幂去乘。它的 1, 2, 4, 8, … 次幂只求一遍。
//! 4. 每条纸带只有最后一格的值有用；各纸带的计数按异或和合并。
//!
//! 复杂度：纸带长为 a 时 O((64 + n + m) 64² log a)。

use grundy::contest::mod_int::ModInt;
use grundy::mex::mex;
use proconio::input;
use std::collections::BTreeMap;

type Count = ModInt<998_244_353>;

/// The maximum number of cells in a move, and also the number of colours.
const REACH: usize = 3;
/// The values of a cell: 0, …, 3.
const VALUES: usize = REACH + 1;
/// The values of the last three cells as the digits of a number, whose units digit is the value of
/// the last cell.
const STATES: usize = VALUES * VALUES * VALUES;
/// Three cells of value 3, the state with which a strip begins.
const BEFORE_STRIP: usize = STATES - 1;

/// Counts by state.
type Counts = [Count; STATES];
/// For each pair of states, the number of ways to get from the first state to the second.
type Matrix = Vec<Counts>;

fn main() {
    input! { n: usize, lengths: [u64; n], m: usize, cells: [(usize, u64, usize); m] }
    input! { allowed: [[u8; REACH]; REACH] }
    let mut coloured = vec![BTreeMap::new(); n];
    for (strip, cell, colour) in cells {
        assert!((1..=n).contains(&strip), "the strip {strip} of {n}");
        let length = lengths[strip - 1];
        assert!((1..=length).contains(&cell), "the cell {cell} of {length}");
        assert!((1..=REACH).contains(&colour), "the colour {colour}, not 1 to {REACH}");
        let before = coloured[strip - 1].insert(cell, colour - 1);
        assert!(before.is_none(), "the cell {cell} of the strip {strip} twice");
    }
    let colours = Colours::new(&allowed, lengths.iter().copied().max().unwrap_or(0));
    let mut by_nim_sum = [Count::new(0); VALUES];
    by_nim_sum[0] = Count::new(1);
    for (&length, coloured) in lengths.iter().zip(&coloured) {
        let by_value = colours.count_by_value(length, coloured);
        let mut longer = [Count::new(0); VALUES];
        for (sum, &ways) in by_nim_sum.iter().enumerate() {
            for (value, &more_ways) in by_value.iter().enumerate() {
                longer[sum ^ value] += ways * more_ways;
            }
        }
        by_nim_sum = longer;
    }
    println!("{}", by_nim_sum[0]);
}

/// The effect of the colours on the states.
struct Colours {
    /// For each colour, the state to which a cell of this colour leads from each state.
    next: Vec<Vec<usize>>,
    /// The matrices for 1, 2, 4, … cells without a colour.
    powers: Vec<Matrix>,
}

impl Colours {
    /// Creates the states and matrices needed for strips of up to `longest` cells.
    fn new(allowed: &[Vec<u8>], longest: u64) -> Colours {
        let next: Vec<Vec<usize>> = allowed
            .iter()
            .map(|row| (0..STATES).map(|state| state_after(state, row)).collect())
            .collect();
        let mut one_cell = vec![[Count::new(0); STATES]; STATES];
        for of_colour in &next {
            for (state, &after) in of_colour.iter().enumerate() {
                one_cell[state][after] += Count::new(1);
            }
        }
        let mut powers = vec![one_cell];
        while longest >> powers.len() > 0 {
            let half = &powers[powers.len() - 1];
            let square = half.iter().map(|row| product(row, half)).collect();
            powers.push(square);
        }
        Colours { next, powers }
    }

    /// Returns, for each value of a strip's last cell, the number of ways to colour the uncoloured
    /// cells of the strip.
    fn count_by_value(&self, length: u64, coloured: &BTreeMap<u64, usize>) -> [Count; VALUES] {
        let mut counts = [Count::new(0); STATES];
        counts[BEFORE_STRIP] = Count::new(1);
        let mut done = 0;
        for (&cell, &colour) in coloured {
            counts = self.after_free_cells(counts, cell - 1 - done);
            let mut after = [Count::new(0); STATES];
            for (state, &ways) in counts.iter().enumerate() {
                after[self.next[colour][state]] += ways;
            }
            counts = after;
            done = cell;
        }
        counts = self.after_free_cells(counts, length - done);
        let mut by_value = [Count::new(0); VALUES];
        for (state, &ways) in counts.iter().enumerate() {
            by_value[state % VALUES] += ways;
        }
        by_value
    }

    /// Returns the counts after `cells` more cells without a colour.
    fn after_free_cells(&self, mut counts: Counts, cells: u64) -> Counts {
        for (digit, power) in self.powers.iter().enumerate() {
            if cells >> digit & 1 == 1 {
                counts = product(&counts, power);
            }
        }
        counts
    }
}

/// Returns the state after a cell from which the moves in `allowed` are possible.
fn state_after(state: usize, allowed: &[u8]) -> usize {
    let values_before = [state % VALUES, state / VALUES % VALUES, state / VALUES / VALUES];
    let options = values_before.iter().zip(allowed).filter(|&(_, &is_allowed)| is_allowed != 0);
    let value = mex(options.map(|(&value, _)| value as u64)) as usize;
    state % (STATES / VALUES) * VALUES + value
}

fn product(counts: &Counts, matrix: &Matrix) -> Counts {
    let mut product = [Count::new(0); STATES];
    for (&ways, row) in counts.iter().zip(matrix) {
        if ways != Count::new(0) {
            for (sum, &entry) in product.iter_mut().zip(row) {
                *sum += ways * entry;
            }
        }
    }
    product
}

mod grundy {
    pub mod mex {
        /// Returns the least non-negative integer that is not among `values`.
        ///
        /// Values may repeat and come in any order. Cost: O(k) time and memory for k values, because
        /// the result is at most k and larger values do not matter.
        ///
        /// ```
        /// # use grundy::mex::mex;
        /// assert_eq!(mex([2, 0, 0, u64::MAX]), 1);
        /// ```
        pub fn mex<I: IntoIterator<Item = u64>>(values: I) -> u64 {
            let mut set = MexSet::new();
            for value in values {
                set.insert(value);
            }
            set.mex()
        }

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

    pub mod contest {
        pub mod mod_int {
            use std::fmt;
            use std::ops::{Add, AddAssign, Mul};

            /// A number modulo `P`, stored as its remainder in 0..`P`. `P` must be a prime below 2^32, so
            /// that products fit into 64 bits; a program that creates a number modulo 2^32 or more does not
            /// compile.
            ///
            /// ```
            /// use grundy::contest::mod_int::ModInt;
            ///
            /// type Mod7 = ModInt<7>;
            ///
            /// let (three, five) = (Mod7::new(3), Mod7::new(5));
            /// assert_eq!((three + five).value(), 1); // 8 = 7 + 1
            /// assert_eq!((three - five).value(), 5); // -2 = 5 - 7
            /// assert_eq!((three * five).value(), 1); // 15 = 2 · 7 + 1
            /// assert_eq!(three.inverse(), five);
            /// assert_eq!(three.power(6).value(), 1); // Fermat's theorem
            /// assert_eq!([three, five].iter().copied().sum::<Mod7>().to_string(), "1");
            /// ```
            ///
            /// ```compile_fail
            /// # use grundy::contest::mod_int::ModInt;
            /// let one = ModInt::<4_294_967_296>::new(1); // 2^32
            /// ```
            ///
            /// Every operation but [`power`](ModInt::power) and [`inverse`](ModInt::inverse) costs O(1).
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct ModInt<const P: u64>(u64);

            impl<const P: u64> ModInt<P> {
                /// The modulus. If `P` is too large, the array index is out of bounds, which is a compile-time
                /// error: rustc 1.56 has no other way to check a constant at compile time.
                const MODULUS: u64 = [P][(P >> 32) as usize];

                /// Creates the number that has the same remainder modulo `P` as `number`.
                ///
                /// # Panics
                /// Panics if `P` is 0.
                pub const fn new(number: u64) -> Self {
                    ModInt(number % Self::MODULUS)
                }
            }

            impl<const P: u64> fmt::Display for ModInt<P> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    self.0.fmt(f)
                }
            }

            impl<const P: u64> Add for ModInt<P> {
                type Output = Self;

                fn add(self, other: Self) -> Self {
                    let sum = self.0 + other.0;
                    ModInt(if sum < P { sum } else { sum - P })
                }
            }

            impl<const P: u64> Mul for ModInt<P> {
                type Output = Self;

                fn mul(self, other: Self) -> Self {
                    ModInt(self.0 * other.0 % P)
                }
            }

            impl<const P: u64> AddAssign for ModInt<P> {
                fn add_assign(&mut self, other: Self) {
                    *self = *self + other;
                }
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
        (($($kind:tt),+ $(,)?)) => {
            ($($crate::proconio::read_value!($kind),)+)
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
