// Codeforces 1091H https://codeforces.com/problemset/problem/1091/H · made by `cargo judge bundle cf1091h --write` from 99313c8532a09495
//! Codeforces 1091H — New Year and the Tricolore Recreation
//! <https://codeforces.com/problemset/problem/1091/H> · 4 s · 256 MiB · difficulty 9
//!
//! Rules: each of n rows has a blue, a white and a red token, from left to right. At each move
//! Alice chooses a row and moves its blue token, or both its blue and its white token, k cells to
//! the right; Bob moves the red token of a row, or both its red and its white token, k cells to the
//! left. Here k is a prime or the product of two primes, equal or not, but k is not f; and the
//! tokens of a row stay on different cells in the same order. Whoever cannot move loses. The input
//! is `n f` and the cells `b w r` of each row; print who wins if Alice begins, and on a second line
//! who wins if Bob begins.
//! Bounds: 1 ≤ n ≤ 10^5; 2 ≤ f ≤ 2 · 10^5; -10^5 ≤ b < w < r ≤ 10^5.
//! Kind: partizan
//! Model: subtraction game, primes and products of two, a sum of gaps.
//! Why: moving the blue or the red token alone narrows the gap between it and the white token by k,
//! and moving it together with the white token narrows the other gap by k. So either player can
//! narrow either gap by any allowed k: the game is impartial, a subtraction game on the free cells
//! of all gaps, and whoever begins wins exactly when the nim sum of the gaps' values is not 0.
//!
//! For v = 0, 1, 2, … in turn, the gaps of value v are found among the gaps that do not have a
//! smaller value. These are taken from the narrowest to the widest: a gap that is not yet marked
//! for v has the value v, and all wider gaps that can be narrowed to it are then marked for v, 64
//! at a time. So v is the mex: a gap that has no value below v was marked for each value below v,
//! so it can be narrowed to gaps of all these values.
//! Cost: O(G² / 64) time and O(G) memory for gaps up to G.
//!
//! 规则：有 n 行，每行从左到右有一枚蓝、一枚白、一枚红棋子。Alice 每次选一行，把蓝棋，或蓝棋和
//! 白棋一起，右移 k 格；Bob 每次把一行的红棋，或红棋和白棋一起，左移 k 格。这里 k 是质数或两个
//! 质数之积（两者可以相等），但不能等于 f；同一行的棋子始终在不同的格上，次序不变。无法操作者
//! 输。输入 `n f` 和每行的格 `b w r`；输出 Alice 先走时谁胜，第二行输出 Bob 先走时谁胜。
//! 范围：1 ≤ n ≤ 10^5；2 ≤ f ≤ 2 · 10^5；-10^5 ≤ b < w < r ≤ 10^5。
//! 模型：减法游戏，减去质数或两个质数之积，局面是多个间隔的和。
//! 思路：单独移蓝棋或红棋，使它与白棋的间隔缩小 k；与白棋一起移，使白棋与第三枚棋的间隔缩小 k。
//! 所以双方都可以把任一间隔缩小任一允许的 k：游戏其实是公平的，是所有间隔的空格数上的减法游戏；
//! 先手胜当且仅当各间隔的值的异或和不为 0。
//!
//! 按值 v = 0, 1, 2, … 逐个求出值为 v 的间隔，每次只看还没有更小的值的间隔。从小到大看：还没有
//! 被标上 v 的，值就是 v，然后把所有能缩小到它的更大的间隔标上 v，一次标 64 个。这正是 mex：一
//! 个间隔没有得到小于 v 的值，说明它对其中每个值都被标过，所以能缩小到取这些值的间隔。
//!
//! 复杂度：间隔不超过 G 时，时间 O(G² / 64)，空间 O(G)。

use grundy::contest::primes::least_prime_factors;
use grundy::nim::nim_sum;
use proconio::input;

/// With this many cells the program takes several seconds.
const WIDEST_GAP: u64 = 500_000;

fn main() {
    input! { n: usize, f: usize }
    let mut gaps = vec![];
    for _ in 0..n {
        input! { b: i64, w: i64, r: i64 }
        assert!(b < w && w < r, "tokens {b} {w} {r} in another order than blue, white and red");
        for gap in [w.abs_diff(b) - 1, r.abs_diff(w) - 1] {
            assert!(gap <= WIDEST_GAP, "a gap of {gap} cells: the program takes {WIDEST_GAP}");
            gaps.push(gap as usize);
        }
    }
    let values = values(gaps.iter().max().map_or(0, |widest| widest + 1), f);
    let sum = nim_sum(gaps.iter().map(|&gap| values[gap]));
    println!("{}", if sum != 0 { "Alice\nBob" } else { "Bob\nAlice" });
}

/// Returns the allowed moves below `len`: primes and products of two primes, but not `f`.
fn moves(len: usize, f: usize) -> Vec<usize> {
    let factors = least_prime_factors(len);
    let is_prime = |k: usize| factors[k] as usize == k;
    let is_move = |&k: &usize| k != f && (is_prime(k) || is_prime(k / factors[k] as usize));
    (2..len).filter(is_move).collect()
}

/// Returns the Grundy values of the gaps below `len` if the move `f` is not allowed.
fn values(len: usize, f: usize) -> Vec<u64> {
    let moves = moves(len, f);
    let moves_from: Vec<Bits> = (0..64).map(|gap| Bits::shifted(&moves, gap, len)).collect();
    let mut values = vec![0; len];
    let mut rest: Vec<usize> = (0..len).collect();
    let mut value = 0;
    while !rest.is_empty() {
        let mut leads_to_value = Bits::new(len);
        let mut larger = vec![];
        for gap in rest {
            if leads_to_value.contains(gap) {
                larger.push(gap);
            } else {
                values[gap] = value;
                leads_to_value.insert_shifted(&moves_from[gap % 64], gap / 64);
            }
        }
        rest = larger;
        value += 1;
    }
    values
}

/// A set of numbers below a bound, stored 64 to a word.
struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// Returns an empty set for numbers below `len`.
    fn new(len: usize) -> Bits {
        Bits { words: vec![0; len / 64 + 1] }
    }

    /// Returns the sums of `gap`, which is at most 63, and each of `moves`, leaving out sums of
    /// `len` or more.
    fn shifted(moves: &[usize], gap: usize, len: usize) -> Bits {
        let mut bits = Bits::new(len);
        for sum in moves.iter().map(|k| k + gap).filter(|&sum| sum < len) {
            bits.words[sum / 64] |= 1 << (sum % 64);
        }
        bits
    }

    fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    /// Inserts the numbers of `other`, each increased by 64 times `words`, leaving out those for
    /// which there is no room.
    fn insert_shifted(&mut self, other: &Bits, words: usize) {
        for (word, other) in self.words[words..].iter_mut().zip(&other.words) {
            *word |= other;
        }
    }
}

mod grundy {
    pub mod nim {
        use std::borrow::Borrow;

        /// Returns the bitwise exclusive or of heaps or Grundy values; 0 if there are none. Cost: O(n).
        ///
        /// ```
        /// # use grundy::nim::nim_sum;
        /// assert_eq!(nim_sum(&[10, 2, 5]), 13); // 1010 ⊕ 0010 ⊕ 0101 = 1101
        /// ```
        pub fn nim_sum<I>(heaps: I) -> u64
        where
            I: IntoIterator,
            I::Item: Borrow<u64>,
        {
            let heaps = heaps.into_iter();
            heaps.fold(0, |sum, heap| sum ^ heap.borrow())
        }
    }

    pub mod contest {
        // Numbers.
        pub mod primes {
            /// Returns the least prime factor of each number below `len`, by the sieve of Eratosthenes, and
            /// 0 for 0 and 1, which have none. The primes are the numbers that are their own least prime
            /// factor. Cost: O(n log log n) time, and 4 bytes for each number.
            ///
            /// # Panics
            /// Panics if `len` is above 2^32.
            ///
            /// ```
            /// # use grundy::contest::primes::least_prime_factors;
            /// assert_eq!(least_prime_factors(10), [0, 0, 2, 3, 2, 5, 2, 7, 2, 3]);
            /// ```
            pub fn least_prime_factors(len: usize) -> Vec<u32> {
                assert!(len as u64 <= 1 << 32, "factors of {} numbers, more than 2^32", len);
                let mut factors = vec![0; len];
                for number in 2..len {
                    if factors[number] == 0 {
                        factors[number] = number as u32;
                        let start = number.checked_mul(number).unwrap_or(len);
                        for multiple in (start..len).step_by(number) {
                            if factors[multiple] == 0 {
                                factors[multiple] = number as u32;
                            }
                        }
                    }
                }
                factors
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
        ($kind:ty) => {
            $crate::proconio::read::<$kind>()
        };
    }
    pub(crate) use read_value;
}
