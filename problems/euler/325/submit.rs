// Project Euler 325 https://projecteuler.net/problem=325 · made by `cargo judge bundle euler325 --write` from a10dedc9e4cded88
//! Project Euler 325 — Stone Game II
//! <https://projecteuler.net/problem=325> · 60 s · 1024 MiB? · hard
//!
//! Rules: two heaps; a move takes from the larger a multiple of the smaller, and whoever empties a
//! heap wins. The input is N; print the sum of x + y over all lost positions 0 < x < y ≤ N, modulo
//! 7^10. Without input, N is 10^16. (For N = 10^4 the statement gives the whole sum,
//! 230,312,207,313.)
//! Model: Euclid's game, all lost positions counted.
//! Why: a position x < y is lost if and only if y/x is less than the golden ratio φ
//! (`grundy::euclid`). For given y these are the x from f + 1 to y - 1, where f = ⌊y/φ⌋. They add
//! y (y - 1 - f) + y (y - 1)/2 - f (f + 1)/2 to the sum. So the sums of f, y f and f² are needed.
//!
//! 1. Let p/q be a convergent of 1/φ below 1/φ, with q > N. No fraction m/y with y ≤ N lies between
//!    them or is 1/φ, because a convergent is the best approximation up to its denominator. So f is
//!    ⌊yp/q⌋.
//! 2. Let F, G and H be the sums of ⌊(ai + b)/c⌋, of i times that and of its square, over i from 0 to
//!    n. If a ≥ c or b ≥ c, then the quotients of a and b by c add a polynomial in i, and a and b are
//!    replaced by their remainders.
//! 3. Otherwise let m = ⌊(an + b)/c⌋. The pairs (i, j) with 1 ≤ j ≤ ⌊(ai + b)/c⌋ are counted by j
//!    instead: i is at least ⌊(cj - b + a - 1)/a⌋. That is again such a sum, with n = m - 1 and
//!    (c, c - b - 1, a) for (a, b, c), whose F', G' and H' give
//!    F = n m - F', 2 G = m n (n + 1) - H' - F', and H = n m (m + 1) - 2 G' - 2 F' - F.
//! 4. As in Euclid's algorithm, a and c shrink to 0 in O(log c) steps.
//!
//! Cost: O(log N).

use proconio::{input, is_stdin_empty};

const MODULUS: i128 = 7i128.pow(10);

fn main() {
    let mut largest = 10_000_000_000_000_000;
    if !is_stdin_empty() {
        input! { given: u64 }
        largest = given;
    }
    println!("{}", sum_of_lost_positions(largest));
}

/// Returns the sum of both heaps over the lost positions of heaps up to `largest`.
fn sum_of_lost_positions(largest: u64) -> i128 {
    let n = i128::from(largest);
    let (p, q) = below_inverse_golden_ratio(n);
    let Sums { floors, weighted, squares } = Line { a: p, b: 0, c: q }.sums(n);
    // y (y - 1 - f) + y (y - 1)/2 - f (f + 1)/2, summed over y.
    let first = sum_of_squares(n) - sum(n) - weighted;
    let second = half(sum_of_squares(n) - sum(n));
    (first + second - half(squares + floors)).rem_euclid(MODULUS)
}

/// Returns a convergent p/q of 1/φ that is less than it, with q > `n`: a quotient of
/// neighbouring Fibonacci numbers.
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
    /// The sum of each number times its i.
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

    /// Returns the sums for i from 0 to `n`, where a and b are less than c, and the last number is
    /// `most`.
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

/// Returns half of `number`, modulo [`MODULUS`], which is odd.
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
