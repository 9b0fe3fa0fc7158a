//! Polynomials over {0, 1} as integers whose bits are the coefficients: multiplication without
//! carries, and reduction.

/// A mask of every fourth bit.
const FOURTH: u64 = 0x1111_1111_1111_1111;

/// Returns the product of the polynomials whose coefficients are the bits of `a` and `b`.
///
/// Numbers with three zeros between their ones multiply as polynomials do, as long as no sum
/// has more than 15 ones: a sum of 16 would carry into the next group of four bits. So only the
/// lower 60 bits of `b` are multiplied in this way, every fourth of which makes 15, and its
/// upper four bits are multiplied one by one.
#[inline]
pub(super) fn product_of_polynomials(a: u64, b: u64) -> u128 {
    let part = |number: u64, offset: u32| u128::from(number & FOURTH << offset);
    let lower = b & u64::MAX >> 4;
    let mut sum = 0;
    for offset in 0..4 {
        let mut column = 0;
        for of_a in 0..4 {
            column ^= part(a, of_a) * part(lower, (4 + offset - of_a) % 4);
        }
        let fourth = u128::from(FOURTH);
        sum |= column & (fourth << 64 | fourth) << offset;
    }
    (60..64).fold(sum, |sum, bit| sum ^ u128::from(a * (b >> bit & 1)) << bit)
}

/// Returns the remainder of `polynomial` modulo x^64 + x^4 + x^3 + x + 1.
#[inline]
pub(super) fn remainder(polynomial: u128) -> u64 {
    let high = (polynomial >> 64) as u64;
    // x^64 is x^4 + x^3 + x + 1. What this shifts beyond x^63 is reduced once more.
    let high = high ^ high >> 63 ^ high >> 61 ^ high >> 60;
    polynomial as u64 ^ high ^ high << 1 ^ high << 3 ^ high << 4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn product_bit_by_bit(a: u64, b: u64) -> u128 {
        let ones = (0..64).filter(|bit| b >> bit & 1 == 1);
        ones.fold(0, |sum, bit| sum ^ u128::from(a) << bit)
    }

    #[test]
    fn products_carry_nowhere() {
        let mut factors = vec![0, 1, u64::MAX, u64::MAX - 1, 1 << 63, u64::MAX >> 4, FOURTH];
        factors.extend((0..4).map(|offset| !(FOURTH << offset)));
        let mut state = 1u64;
        for _ in 0..100 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            factors.extend([state, state | state << 7]);
        }
        for &a in &factors {
            for &b in &factors {
                assert_eq!(product_of_polynomials(a, b), product_bit_by_bit(a, b));
            }
        }
    }

    #[test]
    fn remainders_by_long_division() {
        let divisor = 1u128 << 64 | 0b11011;
        for number in 0..2000u128 {
            let polynomial = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
            let mut remaining = polynomial;
            for bit in (64..128).rev() {
                if remaining >> bit & 1 == 1 {
                    remaining ^= divisor << (bit - 64);
                }
            }
            assert_eq!(u128::from(remainder(polynomial)), remaining);
        }
    }
}
