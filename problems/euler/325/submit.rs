// Project Euler 325 https://projecteuler.net/problem=325 · made by `cargo judge bundle euler325 --write` from 78d80611b7d7d7e2
//! Project Euler 325 — Stone Game II
//! <https://projecteuler.net/problem=325> · 60 s · 1024 MiB? · difficulty 7
//!
//! Rules: two heaps; a move takes from the larger heap a multiple of the smaller one, and whoever
//! empties a heap wins. The input is N; print the sum of x + y over all lost positions 0 < x < y ≤
//! N, modulo 7^10. Without input, N is 10^16. (For N = 10^4 the statement gives the unreduced sum,
//! 230,312,207,313.)
//! Bounds: one instance, N = 10^16.
//! Kind: count
//! Model: Euclid's game, all lost positions counted.
//! Why: a position x < y is lost if and only if y/x is less than the golden ratio φ
//! (`grundy::euclid`). For a given y, the values of x in the lost positions are the numbers from
//! f + 1 to y - 1, where f = ⌊y/φ⌋. These positions add y (y - 1 - f) + y (y - 1)/2 - f (f + 1)/2
//! to the sum. So the sums of f, y f and f² are needed.
//!
//! 1. Let p/q be a convergent of 1/φ that is below 1/φ, with q > N. No fraction m/y with y ≤ N lies
//!    between p/q and 1/φ or equals 1/φ, because no fraction with a denominator up to q is closer
//!    to 1/φ than the convergent p/q. So f is ⌊yp/q⌋.
//! 2. Let F, G and H be the sums, over i from 0 to n, of ⌊(ai + b)/c⌋, of i times this value, and
//!    of the square of this value. If a ≥ c or b ≥ c, then the integer quotients of a and b by c
//!    contribute a polynomial in i, and a and b are replaced by their remainders.
//! 3. Otherwise let m = ⌊(an + b)/c⌋. The pairs (i, j) with 1 ≤ j ≤ ⌊(ai + b)/c⌋ are counted by j
//!    instead: for a given j, i is at least ⌊(cj - b + a - 1)/a⌋. This leads to sums of the same
//!    kind, with m - 1 in place of n and (c, c - b - 1, a) in place of (a, b, c). These sums F', G'
//!    and H' give F = n m - F', 2 G = m n (n + 1) - H' - F', and H = n m (m + 1) - 2 G' - 2 F' - F.
//! 4. As in Euclid's algorithm, a and c shrink until a is 0, after O(log c) steps.
//!
//! Cost: O(log N).
//!
//! 规则：有两堆石子，每次操作从较大的堆中取走较小堆的倍数，取空一堆的人赢。输入 N；输出所有必败
//! 态 0 < x < y ≤ N 的 x + y 之和，对 7^10 取模。没有输入时，N 为 10^16。（N = 10^4 时，题面给
//! 出的是完整的和 230,312,207,313。）
//! 范围：只有一组，N = 10^16。
//! 模型：欧几里得博弈，统计全部必败态。
//! 思路：局面 x < y 必败，当且仅当 y/x 小于黄金比 φ（`grundy::euclid`）。给定 y，这样的 x 是
//! 从 f + 1 到 y - 1 的数，其中 f = ⌊y/φ⌋，它们给总和加上 y (y - 1 - f) + y (y - 1)/2 - f
//! (f + 1)/2。所以需要 f、y f 和 f² 的和。
//!
//! 1. 设 p/q 是 1/φ 的一个渐近分数，小于 1/φ，且 q > N。没有 y ≤ N 的分数 m/y 在两者之间或等
//!    于 1/φ，因为渐近分数是分母不超过它的最佳逼近。所以 f 就是 ⌊yp/q⌋。
//! 2. 设 F、G、H 是 i 从 0 到 n 时 ⌊(ai + b)/c⌋、i 乘以它、它的平方这三者的和。
//!    若 a ≥ c 或 b ≥ c，则 a 和 b 除以 c 的商贡献一个关于 i 的多项式，a 和 b 换成余数。
//! 3. 否则设 m = ⌊(an + b)/c⌋。满足 1 ≤ j ≤ ⌊(ai + b)/c⌋ 的数对 (i, j) 改为按 j 来数：i 至少
//!    为 ⌊(cj - b + a - 1)/a⌋。这又是同样的和，其中 n 换成 m - 1，(a, b, c) 换
//!    成 (c, c - b - 1, a)；设它们的和为 F'、G'、H'，则 F = n m - F'，
//!    2 G = m n (n + 1) - H' - F'，H = n m (m + 1) - 2 G' - 2 F' - F。
//! 4. 同辗转相除法一样，a 和 c 经 O(log c) 步缩小到 0。
//!
//! 复杂度：O(log N)。

use proconio::{input, is_stdin_empty};

const MODULUS: i128 = 7i128.pow(10);

fn main() {
    let mut largest = 10_000_000_000_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    // The products in `Line::sums` would not fit 128 bits.
    assert!(largest < 1 << 63, "{largest} is not below 2^63");
    println!("{}", sum_of_lost_positions(largest));
}

/// Returns the sum of the two heaps over all lost positions with heaps up to `largest`.
fn sum_of_lost_positions(largest: u64) -> i128 {
    let n = i128::from(largest);
    let (p, q) = below_inverse_golden_ratio(n);
    let Sums { floors, weighted, squares } = Line { a: p, b: 0, c: q }.sums(n);
    // y (y - 1 - f) + y (y - 1)/2 - f (f + 1)/2, summed over y.
    let first = sum_of_squares(n) - sum(n) - weighted;
    let second = half(sum_of_squares(n) - sum(n));
    (first + second - half(squares + floors)).rem_euclid(MODULUS)
}

/// Returns a convergent p/q of 1/φ that is less than 1/φ, with q > `n`: a quotient of neighbouring
/// Fibonacci numbers.
fn below_inverse_golden_ratio(n: i128) -> (i128, i128) {
    let (mut p, mut q) = (1, 2);
    while q <= n {
        // Every other quotient is above.
        (p, q) = (p + q, p + 2 * q);
    }
    (p, q)
}

/// The numbers ⌊(ai + b)/c⌋ for i = 0, 1, 2, …
struct Line {
    a: i128,
    b: i128,
    c: i128,
}

/// What [`Line::sums`] returns, modulo [`MODULUS`].
#[derive(Default)]
struct Sums {
    /// The sum of the numbers.
    floors: i128,
    /// The sum, over all i, of i times the number for i.
    weighted: i128,
    /// The sum of the squares of the numbers.
    squares: i128,
}

impl Line {
    /// Returns the sums for i from 0 to `n`.
    fn sums(&self, n: i128) -> Sums {
        let Line { a, b, c } = *self;
        let (whole_a, whole_b) = (a / c, b / c);
        let rest = Line { a: a % c, b: b % c, c };
        let most = (rest.a * n + rest.b) / c;
        let inner = if most == 0 { Sums::default() } else { rest.sums_below_one(n, most) };
        let (u, v) = (whole_a % MODULUS, whole_b % MODULUS);
        let count = (n + 1) % MODULUS;
        Sums {
            floors: (u * sum(n) + v * count + inner.floors) % MODULUS,
            weighted: (u * sum_of_squares(n) + v * sum(n) + inner.weighted) % MODULUS,
            squares: (u * u % MODULUS * sum_of_squares(n)
                + v * v % MODULUS * count
                + 2 * u * v % MODULUS * sum(n)
                + inner.squares
                + 2 * v * inner.floors
                + 2 * u * inner.weighted)
                % MODULUS,
        }
    }

    /// Returns the sums for i from 0 to `n`, provided that a and b are less than c; `most` is the
    /// last number.
    fn sums_below_one(&self, n: i128, most: i128) -> Sums {
        let turned = Line { a: self.c, b: self.c - self.b - 1, c: self.a }.sums(most - 1);
        let (n, m) = (n % MODULUS, most % MODULUS);
        let floors = n * m - turned.floors;
        Sums {
            floors: floors % MODULUS,
            weighted: half(m * n % MODULUS * (n + 1) - turned.squares - turned.floors),
            squares: (n * m % MODULUS * (m + 1) - 2 * turned.weighted - 2 * turned.floors - floors)
                % MODULUS,
        }
    }
}

/// Returns 0 + 1 + … + `n`, modulo [`MODULUS`].
fn sum(n: i128) -> i128 {
    let n = n % MODULUS;
    half(n * (n + 1))
}

/// Returns 0² + 1² + … + `n`², modulo [`MODULUS`].
fn sum_of_squares(n: i128) -> i128 {
    let n = n % MODULUS;
    // The modulus is 1 more than a multiple of 6.
    let inverse_of_6 = MODULUS - MODULUS / 6;
    n * (n + 1) % MODULUS * (2 * n + 1) % MODULUS * inverse_of_6 % MODULUS
}

/// Returns half of `number` modulo [`MODULUS`]; the modulus is odd.
fn half(number: i128) -> i128 {
    let number = number.rem_euclid(MODULUS);
    (if number % 2 == 0 { number } else { number + MODULUS }) / 2
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
