//! The transform over Z_m, which counts the positions of many heaps by the sums of their binary
//! columns modulo m, and in particular the P-positions of Moore's Nim.
//!
//! ```
//! use grundy::contest::column_sums::ways_by_column_sums;
//!
//! // Three heaps of at most one stone, and moves on up to two heaps: 0 or 3 stones in all are a
//! // multiple of 3 in the only column. The other sums, 1 and 2, occur in three ways each.
//! let ways = ways_by_column_sums(&[1, 1], 3, 2, 1_000_000_007);
//! assert_eq!(ways, [1 + 1, 3, 3]);
//! ```
//!
//! # Theorem
//!
//! Let ω be a primitive m-th root of unity. For numbers a(x), one for each vector x with d entries
//! in Z_m, let A(y) be the sum of a(x)·ω^(x·y) over all x, where x·y is the scalar product. If c(s)
//! is the sum of a(x)·b(z) over all x and z with x + z = s, then the transform of c is A(y)·B(y),
//! since ω^(x·y)·ω^(z·y) = ω^(s·y). And a(x) is the sum of A(y)·ω^(-x·y) over all y, divided by
//! m^d: for each x' ≠ x, the sum of ω^((x' - x)·y) over all y is 0. So to count the positions of n
//! heaps, transform the counts for a single heap, raise each value to the n-th power, and transform
//! the results back. For m = 2, ω is -1, and this is the transform of [`walsh`](super::walsh).
//!
//! The counts are wanted modulo a prime, and modulo this prime such a root need not exist. So all
//! numbers are written as polynomials in ω, and multiplied modulo ω^m - 1. The results are reduced
//! at the end modulo the cyclotomic polynomial Φ_m, whose roots are the primitive m-th roots of
//! unity: it divides ω^m - 1, and the powers of ω with exponents below its degree are independent
//! over the rational numbers, so a polynomial that represents an integer is reduced to that
//! integer.

use super::modular;

/// Returns, for each choice of sums modulo `k` + 1, the number of ways, modulo `prime`, in which
/// the binary columns of `heaps` heaps have these sums, if `ways[h]` is the number of ways in which
/// one heap has h stones.
///
/// The ways in which the columns, from the lowest up, have the sums s(0), s(1), … are counted at
/// the index s(0) + s(1)·(`k` + 1) + s(2)·(`k` + 1)² + …. Index 0 counts the P-positions of Moore's
/// Nim in which a move takes stones from up to `k` heaps (see [`moore`](crate::moore)).
///
/// Cost: O(m^(d + 2)·(d + log `heaps`)) time and O(m^(d + 1)) memory for m = `k` + 1 and 2^d
/// numbers in `ways`.
///
/// # Panics
/// Panics if the length of `ways` is not a power of 2, if `k` is 0, if `prime` is 2^32 or more,
/// divides `k` + 1 or is found not to be a prime, or if the counts do not fit into memory.
///
/// ```
/// use grundy::contest::column_sums::ways_by_column_sums;
/// use grundy::contest::walsh::ways_by_nim_sum;
///
/// // With k = 1 it is Nim, and the sums of the columns modulo 2 are the nim sum.
/// let ways = [0, 1, 1, 1];
/// let prime = 1_000_000_007;
/// assert_eq!(ways_by_column_sums(&ways, 5, 1, prime), ways_by_nim_sum(&ways, 5, prime));
/// ```
pub fn ways_by_column_sums(ways: &[u64], heaps: u64, k: usize, prime: u64) -> Vec<u64> {
    assert!(ways.len().is_power_of_two(), "the number of values is not a power of 2");
    assert!(k > 0, "a move takes from at least one heap");
    let ring = Ring { order: k.checked_add(1).expect("k is too large"), prime };
    let columns = ways.len().trailing_zeros();
    let len = ring.order.checked_pow(columns).expect("too many counts");
    let share = modular::inverse(ring.order as u64, prime);
    let share = modular::power(share, u64::from(columns), prime);

    let mut values = vec![ring.integer(0); len];
    for (heap, ways) in ways.iter().enumerate() {
        let bits = (0..columns).filter(|column| heap >> column & 1 == 1);
        let place: usize = bits.map(|column| ring.order.pow(column)).sum();
        values[place] = ring.integer(ways % prime);
    }
    ring.transform(&mut values, |place, other| place * other);
    values.iter_mut().for_each(|value| *value = ring.power(value, heaps));
    ring.transform(&mut values, |place, other| place * (ring.order - other));
    let cyclotomic = ring.cyclotomic(ring.order);
    let integers = values.into_iter().map(|value| ring.reduced(value, &cyclotomic));
    integers.map(|integer| integer * share % prime).collect()
}

/// The polynomials in ω modulo ω^m - 1 with coefficients modulo a prime, the constant coefficient
/// first.
struct Ring {
    /// m.
    order: usize,
    prime: u64,
}

impl Ring {
    fn integer(&self, value: u64) -> Vec<u64> {
        let mut polynomial = vec![0; self.order];
        polynomial[0] = value;
        polynomial
    }

    /// Replaces, in each column, the values a(x) for x in Z_m by the sums of a(x)·ω^`exponent`(x,
    /// y) over all x, one sum for each y in Z_m.
    fn transform(&self, values: &mut [Vec<u64>], exponent: impl Fn(usize, usize) -> usize) {
        let mut distance = 1;
        while distance < values.len() {
            for block in values.chunks_exact_mut(distance * self.order) {
                for first in 0..distance {
                    let line: Vec<Vec<u64>> =
                        block.iter().skip(first).step_by(distance).cloned().collect();
                    for y in 0..self.order {
                        let sum = &mut block[first + y * distance];
                        sum.iter_mut().for_each(|coefficient| *coefficient = 0);
                        for (x, value) in line.iter().enumerate() {
                            self.add_shifted(sum, value, exponent(x, y));
                        }
                    }
                }
            }
            distance *= self.order;
        }
    }

    /// Adds `value`·ω^`exponent` to `sum`.
    fn add_shifted(&self, sum: &mut [u64], value: &[u64], exponent: usize) {
        for (power, coefficient) in value.iter().enumerate() {
            let place = &mut sum[(power + exponent) % self.order];
            *place = (*place + coefficient) % self.prime;
        }
    }

    fn product(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        let mut product = self.integer(0);
        for (power, &factor) in a.iter().enumerate().filter(|term| *term.1 > 0) {
            for (other, coefficient) in b.iter().enumerate() {
                let place = &mut product[(power + other) % self.order];
                *place = (*place + factor * coefficient) % self.prime;
            }
        }
        product
    }

    fn power(&self, base: &[u64], mut exponent: u64) -> Vec<u64> {
        let (mut base, mut power) = (base.to_vec(), self.integer(1));
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = self.product(&power, &base);
            }
            base = self.product(&base, &base);
            exponent >>= 1;
        }
        power
    }

    /// Returns Φ_n: ω^n - 1 divided by the product of Φ_d over all divisors d < n of n.
    fn cyclotomic(&self, n: usize) -> Vec<u64> {
        let mut quotient = vec![0; n + 1];
        quotient[n] = 1;
        quotient[0] = self.prime - 1;
        for divisor in (1..n).filter(|d| n % d == 0) {
            quotient = self.divided(quotient, &self.cyclotomic(divisor)).quotient;
        }
        quotient
    }

    /// Returns the integer that a polynomial in a primitive root represents.
    fn reduced(&self, value: Vec<u64>, cyclotomic: &[u64]) -> u64 {
        self.divided(value, cyclotomic).remainder[0]
    }

    /// Divides by a polynomial whose leading coefficient is 1.
    fn divided(&self, mut dividend: Vec<u64>, divisor: &[u64]) -> Divided {
        let degree = divisor.len() - 1;
        let mut quotient = vec![0; dividend.len().saturating_sub(degree)];
        for place in (0..quotient.len()).rev() {
            let factor = dividend[place + degree];
            quotient[place] = factor;
            for (power, coefficient) in divisor.iter().enumerate() {
                let rest = &mut dividend[place + power];
                *rest = (*rest + (self.prime - factor) * coefficient) % self.prime;
            }
        }
        dividend.truncate(degree);
        Divided { quotient, remainder: dividend }
    }
}

struct Divided {
    quotient: Vec<u64>,
    remainder: Vec<u64>,
}
