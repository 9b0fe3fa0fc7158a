//! Discrete logarithms of nimbers.

use super::Field;
use crate::contest::modular::inverse;

/// Tables for discrete logarithms in the 64-bit field.
///
/// ```
/// use grundy::nimber::{Field, Logarithms};
///
/// let field = Field::new();
/// let logarithms = Logarithms::new(&field);
/// let a = field.power(1_000_003, 123_456_789);
/// assert_eq!(logarithms.logarithm(1_000_003, a), Some(123_456_789));
/// assert_eq!(logarithms.logarithm(2, 5), None); // 2 has the powers 1, 2, 3
/// ```
///
/// # Theorem (Silver, Pohlig and Hellman, 1978)
///
/// The 2^64 - 1 nonzero nimbers are the powers of one of them, g. For each prime factor p of
/// 2^64 - 1 = 3·5·17·257·641·65537·6700417, raising g^e to the power of (2^64 - 1)/p gives one of p
/// numbers, which determines e modulo p; and e follows from all these remainders. The result is
/// identified among the p numbers in about √p steps: a table contains the first powers, and larger
/// steps lead to one of these powers. S. Pohlig and M. Hellman, *An improved algorithm for
/// computing logarithms over GF(p)*, IEEE Transactions on Information Theory 24 (1978), 106–110;
/// the table and the steps are due to D. Shanks (1971).
#[derive(Clone, Debug)]
pub struct Logarithms<'a> {
    field: &'a Field,
    subgroups: Vec<Subgroup>,
}

/// The number of nonzero nimbers.
const ORDER: u64 = u64::MAX;

/// The prime factors of [`ORDER`].
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

/// The least nimber whose powers are all the nonzero nimbers.
const GENERATOR: u64 = 0x1_0000_0006;

/// The subgroup of the powers of g^((2^64 - 1)/p).
#[derive(Clone, Debug)]
struct Subgroup {
    prime: u64,
    /// The powers with exponents below `steps`, each with its exponent, sorted by the power.
    small: Vec<(u64, u64)>,
    steps: u64,
    back: u64, // the inverse of the power with exponent `steps`
}

impl<'a> Logarithms<'a> {
    /// Builds tables of about ten thousand entries of 16 bytes each. Cost: about one product of
    /// `field` for each entry.
    pub fn new(field: &'a Field) -> Logarithms<'a> {
        let subgroup = |&prime: &u64| {
            let step = field.power(GENERATOR, ORDER / prime);
            let steps = prime.min(1 << 12);
            let powers = std::iter::successors(Some(1), |&power| Some(field.product(power, step)));
            let mut small: Vec<(u64, u64)> = powers.zip(0..steps).collect();
            small.sort_unstable();
            Subgroup { prime, small, steps, back: field.power(step, prime - steps % prime) }
        };
        Logarithms { field, subgroups: PRIMES.iter().map(subgroup).collect() }
    }

    /// Returns the least e ≥ 0 such that `base` to the power of e is `a`, or `None` if there is
    /// none. Cost: up to 5000 products.
    pub fn logarithm(&self, base: u64, a: u64) -> Option<u64> {
        match (base, a) {
            (_, 1) => return Some(0),
            (0, 0) => return Some(1),
            (0, _) | (_, 0) => return None,
            _ => {}
        }
        // e times the exponent of the base is the exponent of a, modulo each prime.
        let (mut exponent, mut modulus) = (0, 1);
        for subgroup in &self.subgroups {
            let of_base = self.exponent_in(subgroup, base);
            let of_a = self.exponent_in(subgroup, a);
            let prime = subgroup.prime;
            if of_base == 0 {
                if of_a != 0 {
                    return None;
                }
                continue;
            }
            let wanted = of_a * inverse(of_base, prime);
            let missing = (wanted + prime - exponent % prime) % prime;
            exponent += modulus * (missing * inverse(modulus, prime) % prime);
            modulus *= prime;
        }
        Some(exponent)
    }

    /// Returns the exponent of `a` as a power of g, modulo the prime of the subgroup.
    fn exponent_in(&self, subgroup: &Subgroup, a: u64) -> u64 {
        let mut power = self.field.power(a, ORDER / subgroup.prime);
        let mut passed = 0;
        loop {
            if let Ok(at) = subgroup.small.binary_search_by_key(&power, |entry| entry.0) {
                return passed + subgroup.small[at].1;
            }
            power = self.field.product(power, subgroup.back);
            passed += subgroup.steps;
        }
    }
}
