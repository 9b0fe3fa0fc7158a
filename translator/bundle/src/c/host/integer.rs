//! The arithmetic of 128 bits, by the functions that rustc calls for it.

use super::rounding::{parts, rounded};

fn half(number: u128) -> (u64, u64) {
    ((number >> 64) as u64, number as u64)
}

fn whole(high: u64, low: u64) -> u128 {
    (high as u128) << 64 | low as u128
}

/// Multiplies; most numbers are small, and one multiplication is enough for them.
#[no_mangle]
extern "C" fn __multi3(one: i128, other: i128) -> i128 {
    if one as i32 as i128 == one && other as i32 as i128 == other {
        return (one as i64).wrapping_mul(other as i64) as i128;
    }
    let half = |value: u64| (value & 0xffff_ffff, value >> 32);
    let ((a0, a1), (b0, b1)) = (half(one as u64), half(other as u64));
    // 2^32 is the base of the digits 0 and 1.
    let lowest = a0.wrapping_mul(b0);
    let middle = a1.wrapping_mul(b0).wrapping_add(lowest >> 32);
    let (m0, m1) = half(middle);
    let middle = a0.wrapping_mul(b1).wrapping_add(m0);
    let high = a1.wrapping_mul(b1).wrapping_add(m1).wrapping_add(middle >> 32);
    let high = high
        .wrapping_add(((one >> 64) as u64).wrapping_mul(other as u64))
        .wrapping_add(((other >> 64) as u64).wrapping_mul(one as u64));
    let low = (middle << 32) | (lowest & 0xffff_ffff);
    whole(high, low) as i128
}

/// Multiplies, and says whether the product needs more bits.
#[no_mangle]
extern "C" fn __muloti4(one: i128, other: i128, overflows: &mut i32) -> i128 {
    let product = one.wrapping_mul(other);
    // Of the least number and -1, both the product and its quotient by -1 are the least number.
    *overflows = match other {
        0 => 0,
        _ => (product.wrapping_div(other) != one || one == i128::MIN && other == -1) as i32,
    };
    product
}

#[no_mangle]
extern "C" fn __ashlti3(number: i128, by: i32) -> i128 {
    let ((high, low), by) = (half(number as u128), by as u32 & 127);
    let shifted = match by {
        0 => return number,
        1..=63 => whole(high << by | low >> (64 - by), low << by),
        _ => whole(low << (by & 63), 0),
    };
    shifted as i128
}

#[no_mangle]
extern "C" fn __lshrti3(number: i128, by: i32) -> i128 {
    let ((high, low), by) = (half(number as u128), by as u32 & 127);
    let shifted = match by {
        0 => return number,
        1..=63 => whole(high >> by, low >> by | high << (64 - by)),
        _ => whole(0, high >> (by & 63)),
    };
    shifted as i128
}

#[no_mangle]
extern "C" fn __ashrti3(number: i128, by: i32) -> i128 {
    let ((high, low), by) = (half(number as u128), by as u32 & 127);
    let signed = high as i64;
    let shifted = match by {
        0 => return number,
        1..=63 => whole((signed >> by) as u64, low >> by | high << (64 - by)),
        _ => whole((signed >> 63) as u64, (signed >> (by & 63)) as u64),
    };
    shifted as i128
}

/// Divides a number of two digits to the base of 2^64, the first below the divisor. Returns the
/// quotient and the rest.
fn divide_two(high: u64, low: u64, divisor: u64) -> (u64, u64) {
    let shift = divisor.leading_zeros();
    let divisor = divisor << shift;
    let high = if shift == 0 { high } else { high << shift | low >> (64 - shift) };
    let low = low << shift;
    let (first, second) = (divisor >> 32, divisor & 0xffff_ffff);
    // Half a quotient at a time, guessed by the divisor's upper half.
    let digit = |rest: u64, next: u64| {
        let (mut guess, mut left) = (rest / first, rest % first);
        while guess >> 32 != 0 || guess.wrapping_mul(second) > (left << 32 | next) {
            guess -= 1;
            left += first;
            if left >> 32 != 0 {
                break;
            }
        }
        let rest = (rest << 32 | next).wrapping_sub(guess.wrapping_mul(divisor));
        (guess, rest)
    };
    let (upper, rest) = digit(high, low >> 32);
    let (lower, rest) = digit(rest, low & 0xffff_ffff);
    (upper << 32 | lower, rest >> shift)
}

/// Returns the quotient and the rest.
fn divide(number: u128, divisor: u128) -> (u128, u128) {
    let ((high, low), (top, bottom)) = (half(number), half(divisor));
    // The compiler has asked before whether the divisor is 0.
    if top == 0 {
        unsafe { core::hint::assert_unchecked(bottom != 0) };
        if high == 0 {
            return ((low / bottom) as u128, (low % bottom) as u128);
        }
        let (upper, (lower, rest)) = (high / bottom, divide_two(high % bottom, low, bottom));
        return (whole(upper, lower), rest as u128);
    }
    let shift = top.leading_zeros();
    let (high, low) = half(number >> 1);
    let (guess, _) = divide_two(high, low, ((divisor << shift) >> 64) as u64);
    // By the divisor's first 64 digits the quotient is at most one too large.
    let mut quotient = ((guess as u128) << shift >> 63).saturating_sub(1);
    let mut rest = number.wrapping_sub(quotient.wrapping_mul(divisor));
    if rest >= divisor {
        quotient += 1;
        rest -= divisor;
    }
    (quotient, rest)
}

#[no_mangle]
extern "C" fn __udivti3(number: u128, divisor: u128) -> u128 {
    divide(number, divisor).0
}

#[no_mangle]
extern "C" fn __umodti3(number: u128, divisor: u128) -> u128 {
    divide(number, divisor).1
}

#[no_mangle]
extern "C" fn __divti3(number: i128, divisor: i128) -> i128 {
    let quotient = divide(number.unsigned_abs(), divisor.unsigned_abs()).0 as i128;
    if (number < 0) != (divisor < 0) {
        quotient.wrapping_neg()
    } else {
        quotient
    }
}

#[no_mangle]
extern "C" fn __modti3(number: i128, divisor: i128) -> i128 {
    let rest = divide(number.unsigned_abs(), divisor.unsigned_abs()).1 as i128;
    if number < 0 {
        rest.wrapping_neg()
    } else {
        rest
    }
}

fn signed(number: i128, value: f64) -> f64 {
    if number < 0 {
        -value
    } else {
        value
    }
}

#[no_mangle]
extern "C" fn __floatuntidf(number: u128) -> f64 {
    rounded::<53>(number, 0)
}

#[no_mangle]
extern "C" fn __floattidf(number: i128) -> f64 {
    signed(number, rounded::<53>(number.unsigned_abs(), 0))
}

#[no_mangle]
extern "C" fn __floatuntisf(number: u128) -> f32 {
    rounded::<24>(number, 0) as f32
}

#[no_mangle]
extern "C" fn __floattisf(number: i128) -> f32 {
    signed(number, rounded::<24>(number.unsigned_abs(), 0)) as f32
}

/// Returns the number before the point. What has more than 128 bits never comes here.
#[no_mangle]
extern "C" fn __fixunsdfti(x: f64) -> u128 {
    let (mantissa, exponent) = parts(x);
    match exponent {
        ..=-64 => 0,
        -63..=-1 => (mantissa >> -exponent) as u128,
        _ => (mantissa as u128) << (exponent & 127),
    }
}

#[no_mangle]
extern "C" fn __fixdfti(x: f64) -> i128 {
    let number = __fixunsdfti(x) as i128;
    if x < 0.0 {
        number.wrapping_neg()
    } else {
        number
    }
}

#[no_mangle]
extern "C" fn __fixunssfti(x: f32) -> u128 {
    __fixunsdfti(x.into())
}

#[no_mangle]
extern "C" fn __fixsfti(x: f32) -> i128 {
    __fixdfti(x.into())
}
