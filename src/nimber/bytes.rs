//! Nim products from products of bytes, which are computed with logarithm tables of 771 bytes in
//! all. The compiler fills in these tables, so nothing has to be built at run time.

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
