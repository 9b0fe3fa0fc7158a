//! Fractions, which give the values of stalks exactly.

use std::cmp::Ordering;
use std::fmt;

/// A fraction in lowest terms. It is printed in the form `3/4`, or in the form `2` if it is an
/// integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: i128,
    denominator: i128,
}

impl Rational {
    /// Returns `numerator` / `denominator`.
    ///
    /// # Panics
    /// Panics if `denominator` is not positive, or if `numerator` is -2^127.
    ///
    /// ```
    /// use grundy::hackenbush::stalk::Rational;
    ///
    /// assert_eq!(Rational::new(-6, 4).to_string(), "-3/2");
    /// assert!(Rational::new(1, 3) < Rational::new(1, 2));
    /// ```
    pub fn new(numerator: i128, denominator: i128) -> Rational {
        assert!(denominator > 0, "a denominator must be positive, not {}", denominator);
        assert!(numerator > i128::MIN, "a numerator must be above -2^127");
        let common = gcd(numerator.abs(), denominator);
        Rational { numerator: numerator / common, denominator: denominator / common }
    }

    /// Returns the numerator, which has the sign of the fraction.
    pub fn numerator(self) -> i128 {
        self.numerator
    }

    /// Returns the denominator, which is positive.
    pub fn denominator(self) -> i128 {
        self.denominator
    }

    /// Returns the fraction with the opposite sign.
    pub fn negated(self) -> Rational {
        Rational { numerator: -self.numerator, ..self }
    }

    /// Returns the sum of two fractions, or `None` if the calculation overflows.
    pub fn checked_add(self, other: Rational) -> Option<Rational> {
        let common = gcd(self.denominator, other.denominator);
        let factor = other.denominator / common;
        let denominator = self.denominator.checked_mul(factor)?;
        let left = self.numerator.checked_mul(factor)?;
        let right = other.numerator.checked_mul(self.denominator / common)?;
        let numerator = left.checked_add(right).filter(|&sum| sum > i128::MIN)?;
        Some(Rational::new(numerator, denominator))
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        // As continued fractions: by the integers below both, then by what is left, upside down.
        let floors = [self, other].map(|number| number.numerator.div_euclid(number.denominator));
        let rests = [self, other].map(|number| number.numerator.rem_euclid(number.denominator));
        floors[0].cmp(&floors[1]).then_with(|| match (rests[0], rests[1]) {
            (0, rest) => 0.cmp(&rest),
            (_, 0) => Ordering::Greater,
            (rest, other_rest) => {
                let turned = Rational { numerator: other.denominator, denominator: other_rest };
                turned.cmp(&Rational { numerator: self.denominator, denominator: rest })
            }
        })
    }
}

impl fmt::Display for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.numerator)?;
        match self.denominator {
            1 => Ok(()),
            more => write!(f, "/{}", more),
        }
    }
}

/// Returns the greatest common divisor of two numbers that are not negative.
fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}
