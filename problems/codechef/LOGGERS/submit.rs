// CodeChef LOGGERS https://www.codechef.com/problems/LOGGERS · made by `cargo judge bundle codechef_loggers --write` from ed730b4d7953454c
//! CodeChef LOGGERS — Logging Game
//! <https://www.codechef.com/problems/LOGGERS> · 1 s · 1536 MiB? · difficulty 5
//!
//! Rules: a move cuts one of several logs into two pieces of at least one metre each, whose lengths
//! need not be whole numbers; whoever cannot cut loses. The input has T cases: the number of logs,
//! then their lengths in metres, which are whole numbers. Print the winner, `Alice` for the first
//! player or `Bob` for the second.
//! Bounds: T < 450; at most 7 logs, which have at most 250 metres in all.
//! Kind: impartial
//! Rule: 4.4
//! Model: take-and-break game, on real lengths, Kayles in disguise, octal game 4.4.
//! Why: only n, the length of a log rounded down, matters. After a cut, either the two pieces round
//! down to numbers with the sum n, or one metre is lost in rounding.
//!
//! 1. A cut turns a log that rounds down to n into pieces that round down to a ≥ 1 and b ≥ 1. The
//!    fractions cut off by rounding add up to less than two metres, so a + b is n or n - 1.
//! 2. Every such pair occurs. For a + b = n, cut off exactly a metres: the rest rounds down to b.
//!    For a + b = n - 1, the length is n + f with 0 ≤ f < 1; cut off a + (1 + f) / 2 metres, which
//!    leaves b + (1 + f) / 2, and (1 + f) / 2 lies between 0 and 1.
//! 3. So the game is the octal game 4.4 with a heap of n stones for each log: a move takes no stone
//!    or one stone from a heap and splits the rest into two heaps. With m = n - 1 for each heap, a
//!    move turns m into two numbers, each 0 or more, with the sum m - 1 or m - 2: this is Kayles,
//!    0.77.
//! 4. The nim sum of the values of all logs decides the game (Sprague and Grundy). Play ends, as
//!    each cut adds a log and no log is shorter than a metre.
//!
//! Cost: O(L²) once, where L is the length of the longest log; O(N) per case.
//!
//! 规则：每次操作把若干根原木中的一根锯成两段，每段至少一米，长度不必是整数；无法再锯者负。输入
//! 共 T 组数据，每组给出原木的根数，以及以米计的各根长度，均为整数。输出获胜者，先手胜为
//! `Alice`，否则为 `Bob`。
//! 范围：T < 450；至多 7 根原木，总长至多 250 米。
//! 模型：取石子并分堆的游戏，长度是实数，其实就是 Kayles，八进制编码 4.4。
//! 思路：一根原木只有长度的整数部分 n 有用。锯一次，两段的整数部分之和或者仍是 n，或者因取整少
//! 了一米。
//!
//! 1. 把整数部分为 n 的原木锯成整数部分为 a ≥ 1 和 b ≥ 1 的两段，取整舍去的部分合起来不足两米，
//!    所以 a + b 是 n 或 n - 1。
//! 2. 这样的每一对都能得到。若 a + b = n，恰好锯下 a 米，剩下的整数部分是 b。若 a + b = n - 1，
//!    设长度为 n + f，0 ≤ f < 1，锯下 a + (1 + f) / 2 米，剩下 b + (1 + f) / 2 米，
//!    而 (1 + f) / 2 在 0 与 1 之间。
//! 3. 所以这是大小为 n 的堆上的八进制游戏 4.4：取零枚或一枚，再把堆分成两堆。令 m = n - 1，一步
//!    就是留下两堆（可以为空），和为 m - 1 或 m - 2，正是 Kayles，即 0.77。
//! 4. 各根的 SG 值的异或和决定胜负（Sprague–Grundy 定理）。每锯一次多一根，而每根不短于一米，所
//!    以游戏必定结束。
//!
//! 复杂度：L 为最长的一根，预处理 O(L²)；每组 O(N)。

use grundy::named::NamedGame;
use proconio::input;

/// A limit of this program: longer logs take several seconds.
const LONGEST: usize = 20_000;

fn main() {
    input! { cases: usize, games: [[usize]; cases] }
    let longest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(longest <= LONGEST, "a log of {longest} metres, past this program's {LONGEST}", longest = longest, LONGEST = LONGEST);
    let kayles = NamedGame::Kayles.values(longest.max(1));
    let mut winners = String::new();
    for logs in games {
        // A log below one metre cannot be cut either.
        let nim_sum = logs.iter().fold(0, |sum, log| sum ^ kayles[log.saturating_sub(1)]);
        winners += if nim_sum != 0 { "Alice\n" } else { "Bob\n" };
    }
    print!("{winners}", winners = winners);
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
    pub mod table {
        mod run_time {
            /// The Grundy values of the heaps 0 to n - 1, as numbers of any integer type `T` that is wide
            /// enough.
            ///
            /// ```
            /// use grundy::table::TableVec;
            ///
            /// let (moves, len) = ([2, 5], 13); // read from the input
            /// let sg = TableVec::<u8>::subtraction(&moves, len);
            /// assert_eq!(sg.values(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2]);
            /// assert_eq!(sg[2] ^ sg[5] ^ sg[12], 1);
            /// ```
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct TableVec<T> {
                values: Vec<T>,
            }

            impl<T> TableVec<T> {
                /// Returns the table of the first `len` heaps. `rule` computes the value of a heap from a slice
                /// of the values of all smaller heaps; the length of this slice is the size of the heap.
                ///
                /// ```
                /// use grundy::mex::mex;
                /// use grundy::table::TableVec;
                ///
                /// // Grundy's game: split a heap into two unequal ones (OEIS A002188).
                /// let sg = TableVec::by(13, |earlier: &[u64]| {
                ///     let heap = earlier.len();
                ///     let parts = (1..heap).take_while(|part| 2 * part < heap);
                ///     mex(parts.map(|part| earlier[part] ^ earlier[heap - part]))
                /// });
                /// assert_eq!(sg.values(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
                /// ```
                pub fn by<F: FnMut(&[T]) -> T>(len: usize, mut rule: F) -> Self {
                    let mut values = Vec::with_capacity(len);
                    while values.len() < len {
                        let value = rule(&values);
                        values.push(value);
                    }
                    TableVec { values }
                }

                /// Returns the values of the heaps 0, 1, 2, …
                pub fn values(&self) -> &[T] {
                    &self.values
                }
            }
        }

        pub(crate) use run_time::TableVec;
    }

    pub mod octal {
        mod bits {
            /// A set of numbers: n is in it if bit n mod 64 of word n / 64 is set.
            #[derive(Clone, Debug, Default)]
            pub(super) struct Bits(Vec<u64>);

            /// For each k, the bits of a word at the positions whose binary digit k is 0.
            const LOWER: [u64; 6] = [
                0x5555_5555_5555_5555,
                0x3333_3333_3333_3333,
                0x0F0F_0F0F_0F0F_0F0F,
                0x00FF_00FF_00FF_00FF,
                0x0000_FFFF_0000_FFFF,
                0x0000_0000_FFFF_FFFF,
            ];

            impl Bits {
                pub(super) fn clear(&mut self) {
                    self.0.clear();
                }

                pub(super) fn insert(&mut self, number: u32) {
                    let word = number as usize / 64;
                    if self.0.len() <= word {
                        self.0.resize(word + 1, 0);
                    }
                    self.0[word] |= 1 << (number % 64);
                }

                /// Adds each number of `other`.
                pub(super) fn unite(&mut self, other: &Bits) {
                    if self.0.len() < other.0.len() {
                        self.0.resize(other.0.len(), 0);
                    }
                    self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
                }

                /// For each number in `other`, adds the nim sum of this number and `summand` to the set.
                pub(super) fn unite_sums(&mut self, other: &Bits, summand: u32) {
                    let (word, bits) = (summand as usize / 64, summand % 64);
                    let len = other.0.len().max(word + 1).next_power_of_two();
                    if self.0.len() < len {
                        self.0.resize(len, 0);
                    }
                    for (place, &numbers) in other.0.iter().enumerate() {
                        // Where the summand has 2^k, each number changes places with the one that differs in it.
                        let change = |numbers: u64, k: usize| match bits >> k & 1 {
                            0 => numbers,
                            _ => (numbers & LOWER[k]) << (1 << k) | numbers >> (1 << k) & LOWER[k],
                        };
                        self.0[place ^ word] |= (0..6).fold(numbers, change);
                    }
                }

                /// Returns the least number that is not in the set.
                pub(super) fn mex(&self) -> u32 {
                    let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
                    full as u32 * 64 + self.0.get(full).map_or(0, |word| (!word).trailing_zeros())
                }
            }
        }
        mod parse {
            use super::{OctalGame, NO_HEAP, ONE_HEAP};
            use std::str::FromStr;

            /// An error that can be returned when parsing an [`OctalGame`].
            ///
            /// ```
            /// use grundy::octal::{OctalGame, ParseCodeError, ParseCodeErrorKind};
            ///
            /// let error = "0.78".parse::<OctalGame>().unwrap_err();
            /// let kind = ParseCodeErrorKind::NotOctal;
            /// assert_eq!(error, ParseCodeError { character: 4, found: Some('8'), kind });
            /// assert_eq!(
            ///     error.to_string(),
            ///     "at character 4, '8': octal digits are 0 to 7 (a hexadecimal code begins with 0x)"
            /// );
            /// ```
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct ParseCodeError {
                /// The position of the mistake, counted in characters from 1.
                pub character: usize,
                /// The character there, or `None` at the end of the text.
                pub found: Option<char>,
                /// The kind of the mistake.
                pub kind: ParseCodeErrorKind,
            }

            /// The kind of mistake that a [`ParseCodeError`] reports.
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum ParseCodeErrorKind {
                /// Where a digit is expected, an octal code contains something other than 0 to 7.
                NotOctal,
                /// Where a digit is expected, a hexadecimal code contains something other than 0 to 9 and A to
                /// F.
                NotHexadecimal,
                /// Digit 0, which takes no stones, would let a move leave the heap as it is or remove a heap
                /// of 0 stones, so play need not end.
                FirstDigit,
                /// Something else, which the string describes, was expected.
                Expected(&'static str),
            }

            impl FromStr for OctalGame {
                type Err = ParseCodeError;

                /// Parses a code such as `0.77`, `.137`, `4.[3]` or `0x0.3F`. Spaces around it are ignored.
                fn from_str(text: &str) -> Result<OctalGame, ParseCodeError> {
                    let inner = text.trim_start();
                    let at = text.len() - inner.len();
                    let text = &text[..at + inner.trim_end().len()];
                    let mut reader = Reader { text, at, radix: 8 };
                    reader.code()
                }
            }

            /// A text, and the number of its bytes that have been read: leading spaces, followed by ASCII
            /// characters.
            struct Reader<'a> {
                text: &'a str,
                at: usize,
                radix: u32,
            }

            impl Reader<'_> {
                fn code(&mut self) -> Result<OctalGame, ParseCodeError> {
                    if self.text[self.at..].starts_with("0x")
                        || self.text[self.at..].starts_with("0X")
                    {
                        self.at += 2;
                        self.radix = 16;
                    }
                    let beginning = self.at;
                    if self.next().is_none() {
                        return Err(self.error(ParseCodeErrorKind::Expected("a code such as 0.77")));
                    }
                    let first = if self.next() == Some('.') { 0 } else { self.first_digit()? };
                    self.sign('.', "a point")?;
                    let start = self.digits("[")?;
                    let mut tail = Vec::new();
                    if self.next() == Some('[') {
                        self.at += 1;
                        tail = self.digits("]")?;
                        if tail.is_empty() {
                            return Err(
                                self.error(ParseCodeErrorKind::Expected("a digit that repeats"))
                            );
                        }
                        self.sign(']', "a digit or ]")?;
                        if self.next().is_some() {
                            return Err(
                                self.error(ParseCodeErrorKind::Expected("the end of the code"))
                            );
                        }
                    }
                    if self.at == beginning + 1 {
                        return Err(self.error(ParseCodeErrorKind::Expected("a digit")));
                    }
                    Ok(OctalGame::new(first, start, tail))
                }

                fn first_digit(&mut self) -> Result<u8, ParseCodeError> {
                    let first = self.digit()?;
                    if first & (NO_HEAP | ONE_HEAP) != 0 {
                        return Err(self.error(ParseCodeErrorKind::FirstDigit));
                    }
                    self.at += 1;
                    Ok(first)
                }

                /// Reads all digits up to the first character that is in `ends`, or up to the end of the text.
                fn digits(&mut self, ends: &str) -> Result<Vec<u8>, ParseCodeError> {
                    let mut digits = Vec::new();
                    while matches!(self.next(), Some(next) if !ends.contains(next)) {
                        digits.push(self.digit()?);
                        self.at += 1;
                    }
                    Ok(digits)
                }

                /// Returns the next digit without moving past it.
                fn digit(&self) -> Result<u8, ParseCodeError> {
                    let kind = if self.radix == 8 {
                        ParseCodeErrorKind::NotOctal
                    } else {
                        ParseCodeErrorKind::NotHexadecimal
                    };
                    let digit = self.next().and_then(|next| next.to_digit(self.radix));
                    digit.map(|digit| digit as u8).ok_or_else(|| self.error(kind))
                }

                fn sign(&mut self, sign: char, what: &'static str) -> Result<(), ParseCodeError> {
                    if self.next() != Some(sign) {
                        return Err(self.error(ParseCodeErrorKind::Expected(what)));
                    }
                    self.at += 1; // `sign` is ASCII
                    Ok(())
                }

                fn next(&self) -> Option<char> {
                    self.text[self.at..].chars().next()
                }

                fn error(&self, kind: ParseCodeErrorKind) -> ParseCodeError {
                    let character = self.text[..self.at].chars().count() + 1;
                    ParseCodeError { character, found: self.next(), kind }
                }
            }
        }
        mod values {
            use super::bits::Bits;
            use super::{OctalGame, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};

            impl OctalGame {
                /// Returns the Grundy values of heaps 0 to `len` - 1, computed from the options that the
                /// code allows.
                ///
                /// Cost: O(`len`²) if a move may leave two heaps. Each digit that lets a move leave two or
                /// three heaps adds O(`len` · V / 64), where V is the largest value; if a move may leave three
                /// heaps, O(`len`² · V / 64) is added once. O(`len` · V / 64) memory.
                ///
                /// ```
                /// use grundy::octal::OctalGame;
                ///
                /// // Dawson's Chess, OEIS A002187.
                /// let chess: OctalGame = "0.137".parse().unwrap();
                /// assert_eq!(chess.values(12), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
                /// ```
                pub fn values(&self, len: usize) -> Vec<u32> {
                    let one = self.takes(ONE_HEAP, len);
                    let two = self.takes(TWO_HEAPS, len);
                    let three = self.takes(THREE_HEAPS, len);
                    let mut values: Vec<u32> = Vec::with_capacity(len);
                    // For each number of stones, the values of all pairs of heaps, and of three, that have as many:
                    // several digits ask for the same ones.
                    let mut pairs: Vec<Bits> = Vec::new();
                    let mut triples: Vec<Bits> = Vec::new();
                    let mut seen = Bits::default();
                    for heap in 0..len {
                        if !two.is_empty() || !three.is_empty() {
                            let mut sums = Bits::default();
                            (1..=heap / 2).for_each(|a| sums.insert(values[a] ^ values[heap - a]));
                            pairs.push(sums);
                        }
                        if !three.is_empty() {
                            let mut sums = Bits::default();
                            (1..=heap / 3)
                                .for_each(|a| sums.unite_sums(&pairs[heap - a], values[a]));
                            triples.push(sums);
                        }
                        seen.clear();
                        if heap > 0 && self.digit(heap as u64) & NO_HEAP != 0 {
                            seen.insert(0);
                        }
                        rests(&one, heap, 1).for_each(|rest| seen.insert(values[rest]));
                        rests(&two, heap, 2).for_each(|rest| seen.unite(&pairs[rest]));
                        rests(&three, heap, 3).for_each(|rest| seen.unite(&triples[rest]));
                        values.push(seen.mex());
                    }
                    values
                }

                /// Returns the numbers of stones below `len` whose digit has `bit`, in ascending order.
                fn takes(&self, bit: u8, len: usize) -> Vec<usize> {
                    (0..len).filter(|&take| self.digit(take as u64) & bit != 0).collect()
                }
            }

            /// Returns, for each of `takes` that leaves at least `least` stones of `heap`, the number of stones
            /// that are left.
            fn rests(
                takes: &[usize],
                heap: usize,
                least: usize,
            ) -> impl Iterator<Item = usize> + '_ {
                let playable = takes.iter().take_while(move |&&take| take + least <= heap);
                playable.map(move |take| heap - take)
            }
        }

        /// An octal or hexadecimal game, given by its code.
        ///
        /// Codes of the same game are equal: trailing zeros do not count, and the repeated part is as
        /// short and begins as early as possible. `Display` writes the octal code, or the hexadecimal
        /// code if some digit needs it, and its output can be parsed again.
        ///
        /// ```
        /// use grundy::octal::OctalGame;
        ///
        /// let game: OctalGame = "0x.73[3333]".parse().unwrap();
        /// assert_eq!(game.to_string(), "0.7[3]");
        /// assert_eq!("0.7[3]".parse(), Ok(game));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct OctalGame {
            first: u8,
            /// Digit 1, digit 2, … of the code, up to the point where the digits begin to repeat. The last
            /// of these digits differs from the last digit of `tail`, and is not 0 if `tail` is empty.
            start: Vec<u8>,
            /// The digits that repeat after `start`; empty for a finite code.
            tail: Vec<u8>,
        }

        /// The bits of a digit.
        pub(crate) const NO_HEAP: u8 = 1;
        pub(crate) const ONE_HEAP: u8 = 2;
        pub(crate) const TWO_HEAPS: u8 = 4;
        pub(crate) const THREE_HEAPS: u8 = 8;

        impl OctalGame {
            /// Creates the game whose digit 0 is `first`, followed by `start` and then by `tail` over and
            /// over. All digits must be below 16, and `first` must not allow anything but splits.
            pub(crate) fn new(first: u8, mut start: Vec<u8>, mut tail: Vec<u8>) -> OctalGame {
                let repeats =
                    |&len: &usize| tail.len() % len == 0 && tail[len..] == tail[..tail.len() - len];
                if let Some(len) = (1..tail.len()).find(repeats) {
                    tail.truncate(len);
                }
                if tail == [0] {
                    tail.clear();
                }
                if tail.is_empty() {
                    let used = start.iter().rposition(|&digit| digit > 0);
                    start.truncate(used.map_or(0, |last| last + 1));
                } else {
                    let ends = start.iter().rev().zip(tail.iter().rev().cycle());
                    let repeated = ends.take_while(|(one, other)| one == other).count();
                    start.truncate(start.len() - repeated);
                    let turns = repeated % tail.len();
                    tail.rotate_right(turns);
                }
                OctalGame { first, start, tail }
            }

            /// Returns digit `take` of the code, a number from 0 to 15 that says what a move that takes
            /// `take` stones may leave. Cost: O(1).
            pub fn digit(&self, take: u64) -> u8 {
                if take == 0 {
                    return self.first;
                }
                let start = self.start.len() as u64;
                match (take - 1).checked_sub(start) {
                    None => self.start[take as usize - 1],
                    Some(_) if self.tail.is_empty() => 0,
                    Some(past) => self.tail[(past % self.tail.len() as u64) as usize],
                }
            }
        }
    }

    pub mod named {
        mod grundys_game {
            use crate::grundy::mex::mex;
            use crate::grundy::table::TableVec;

            /// Grundy's game: a move splits one heap into two of different sizes and takes nothing.
            ///
            /// It is an open problem whether its values become periodic.
            ///
            /// ```
            /// use grundy::game::Game;
            /// use grundy::named::GrundysGame;
            ///
            /// assert_eq!(GrundysGame.options(&6), [[1, 5], [2, 4]]); // not 3 and 3
            /// assert_eq!(GrundysGame.values(9), [0, 0, 0, 1, 0, 2, 1, 0, 2]); // OEIS A002188
            /// ```
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct GrundysGame;

            impl GrundysGame {
                /// Returns the Grundy values of heaps 0 to `len` - 1. Cost: O(`len`²).
                pub fn values(self, len: usize) -> Vec<u32> {
                    let table = TableVec::by(len, |earlier: &[u32]| {
                        let heap = earlier.len();
                        let smaller = (1..heap).take_while(|part| 2 * part < heap);
                        mex(smaller.map(|part| u64::from(earlier[part] ^ earlier[heap - part])))
                            as u32
                    });
                    table.values().to_vec()
                }
            }
        }

        pub(crate) use grundys_game::GrundysGame;

        use crate::grundy::octal::OctalGame;

        #[allow(dead_code)]
        /// A game with a well-known name.
        ///
        /// `Display` writes the name. Parsing ignores case, apostrophes and spaces, and also accepts the
        /// Chinese names in use.
        ///
        /// ```
        /// use grundy::named::NamedGame;
        ///
        /// let game: NamedGame = "dawsons kayles".parse().unwrap();
        /// assert_eq!(game, NamedGame::DawsonsKayles);
        /// assert_eq!(game.to_string(), "Dawson's Kayles");
        /// assert_eq!(game.code().unwrap().to_string(), "0.07");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum NamedGame {
            /// `0.[3]`: take any number of stones from one heap.
            Nim,
            /// `0.77`: knock down one pin or two adjacent pins of a row (H. Dudeney, S. Loyd).
            Kayles,
            /// `0.07`: knock down two adjacent pins of a row.
            DawsonsKayles,
            /// `0.137`: T. R. Dawson's game of pawns (1935) under normal play; a heap is a row of files. A
            /// heap of n files has the value of a row of n + 1 pins in Dawson's Kayles.
            DawsonsChess,
            /// `0.15`: from a row of pins, knock down a pin that stands alone, or two adjacent pins unless
            /// this leaves exactly one row.
            Guiles,
            /// `0.007`: noughts and crosses on a strip, where both players draw crosses and three in a row
            /// win. A strip of n cells is a heap of n + 2 in this code, or a heap of n in 0.11337. See
            /// [`treblecross`](crate::treblecross).
            Treblecross,
            /// `0.6`: take one stone from a heap of at least two, and split what is left if you like.
            Officers,
            /// `4.[3]`: Nim in which a move may also split a heap without taking stones (E. Lasker,
            /// 1931).
            LaskersNim,
            /// Split a heap into two unequal heaps (P. M. Grundy, 1939). There is no code for it: see
            /// [`GrundysGame`].
            GrundysGame,
        }

        impl NamedGame {
            /// Returns the code of the game, or `None` for Grundy's game, which has none.
            pub fn code(self) -> Option<OctalGame> {
                let code = self.name_and_code().1?;
                Some(code.parse().expect("the table holds codes"))
            }

            /// Returns the Grundy values of heaps 0 to `len` - 1. Cost: that of [`OctalGame::values`]
            /// or [`GrundysGame::values`].
            pub fn values(self, len: usize) -> Vec<u32> {
                match self.code() {
                    Some(game) => game.values(len),
                    None => GrundysGame.values(len),
                }
            }

            fn name_and_code(self) -> (&'static str, Option<&'static str>) {
                match self {
                    NamedGame::Nim => ("Nim", Some("0.[3]")),
                    NamedGame::Kayles => ("Kayles", Some("0.77")),
                    NamedGame::DawsonsKayles => ("Dawson's Kayles", Some("0.07")),
                    NamedGame::DawsonsChess => ("Dawson's Chess", Some("0.137")),
                    NamedGame::Guiles => ("Guiles", Some("0.15")),
                    NamedGame::Treblecross => ("Treblecross", Some("0.007")),
                    NamedGame::Officers => ("Officers", Some("0.6")),
                    NamedGame::LaskersNim => ("Lasker's Nim", Some("4.[3]")),
                    NamedGame::GrundysGame => ("Grundy's game", None),
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
        ([$kind:tt]) => {{
            let len = $crate::proconio::read::<usize>();
            $crate::proconio::read_value!([$kind; len])
        }};
        ([$kind:tt; $len:expr]) => {
            (0..$len).map(|_| $crate::proconio::read_value!($kind)).collect::<Vec<_>>()
        };
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
