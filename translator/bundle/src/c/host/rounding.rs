//! Results of floats that are computed as whole numbers, exactly, and rounded once.

/// Returns the number without its sign as a whole number times two to the power of an exponent.
pub fn parts(x: f64) -> (u64, i32) {
    let (digits, exponent) = (x.to_bits() & ((1 << 52) - 1), (x.to_bits() >> 52 & 2047) as i32);
    match exponent {
        0 => (digits, -1074),
        _ => (digits | 1 << 52, exponent - 1075),
    }
}

/// Returns two to the power of a number from -1022 to 1023.
fn power(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// Returns the number of so many binary digits, 53 or 24, that is nearest to `whole` times two to
/// the power of `exponent`. Of two the even one is taken.
pub fn rounded<const DIGITS: i32>(mut whole: u128, mut exponent: i32) -> f64 {
    let least = if DIGITS == 53 { -1074 } else { -149 };
    let length = 128 - whole.leading_zeros() as i32;
    let cut = (length - DIGITS).max(least - exponent);
    if cut > 127 {
        return 0.0;
    }
    if cut > 0 {
        let (rest, half) = (whole & ((1 << cut) - 1), 1 << (cut - 1));
        whole >>= cut;
        whole += (rest > half || rest == half && whole & 1 == 1) as u128;
        exponent += cut;
    }
    // Each factor is exact, but for a number beyond the largest one.
    let mut value = whole as u64 as f64;
    if exponent < -900 {
        value *= power(-900);
        exponent += 900;
    }
    while exponent > 900 {
        value *= power(900);
        exponent -= 900;
    }
    value * power(exponent)
}

/// Returns the number shifted to the left, or for a negative number of places to the right: then
/// the last place says whether anything but zeros was lost.
fn shifted(number: u128, places: i32) -> u128 {
    match places {
        0.. => number << places,
        -127..=-1 => {
            let kept = number >> -places;
            kept | (kept << -places != number) as u128
        }
        _ => (number != 0) as u128,
    }
}

/// Returns `x * y + z`, rounded once.
pub fn fused<const DIGITS: i32>(x: f64, y: f64, z: f64) -> f64 {
    if !z.is_finite() && x.is_finite() && y.is_finite() {
        return z;
    }
    if !x.is_finite() || !y.is_finite() || x == 0.0 || y == 0.0 {
        return x * y + z;
    }
    let ((a, d), (b, e), (c, f)) = (parts(x), parts(y), parts(z));
    let (product, exponent) = (a as u128 * b as u128, d + e);
    let top = |number: u128, exponent: i32| 128 - number.leading_zeros() as i32 + exponent;
    let highest = match c {
        0 => top(product, exponent),
        _ => top(product, exponent).max(top(c as u128, f)),
    };
    let common = match c {
        0 => exponent,
        _ => exponent.min(f).max(highest - 124),
    };
    let sign = |negative: bool, number: u128| match negative {
        true => -(number as i128),
        false => number as i128,
    };
    let is_negative = x.is_sign_negative() != y.is_sign_negative();
    let product = sign(is_negative, shifted(product, exponent - common));
    let sum = product + sign(z.is_sign_negative(), shifted(c as u128, f - common));
    let value = rounded::<DIGITS>(sum.unsigned_abs(), common);
    if sum < 0 {
        -value
    } else {
        value
    }
}

/// Returns the root of a square, cut, and whether anything was cut, as the last binary place.
fn square_root(number: u128) -> u128 {
    let mut root = 0u128;
    for place in (0..64).rev() {
        let next = root | 1 << place;
        if next * next <= number {
            root = next;
        }
    }
    root << 1 | (root * root != number) as u128
}

pub fn hypot(x: f64, y: f64) -> f64 {
    if x.is_infinite() || y.is_infinite() {
        return f64::INFINITY;
    }
    if x.is_nan() || y.is_nan() {
        return f64::NAN;
    }
    let (x, y) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    let ((a, d), (b, e)) = (parts(x), parts(y));
    if y == 0.0 || d - e > 60 {
        return x;
    }
    // The larger one has 63 binary digits, and its square 126.
    let places = a.leading_zeros() as i32 - 1;
    let exponent = d - places;
    let (a, b) = (shifted(a as u128, places), shifted(b as u128, e - exponent));
    rounded::<53>(square_root(a * a + b * b), exponent - 1)
}

pub fn cube_root(x: f64) -> f64 {
    if !x.is_finite() || x == 0.0 {
        return x;
    }
    let (digits, exponent) = parts(x);
    // The digits from the first on, and an exponent that three divides.
    let places = digits.leading_zeros() as i32;
    let (digits, exponent) = (digits << places, exponent - places);
    let over = exponent.rem_euclid(3);
    let (mut rest, mut root) = (0u128, 0u128);
    // Three binary digits at a time make one of the root: 22 of the number, and zeros.
    let number = (digits as u128) << over;
    for step in (0..58).rev() {
        let next = match step {
            36.. => number >> (3 * (step - 36)) & 7,
            _ => 0,
        };
        rest = rest << 3 | next;
        root <<= 1;
        let trial = 3 * root * (root + 1) + 1;
        if rest >= trial {
            rest -= trial;
            root += 1;
        }
    }
    let exponent = (exponent - over) / 3 - 36;
    let value = rounded::<53>(root << 1 | (rest != 0) as u128, exponent - 1);
    value.copysign(x)
}

/// Returns the rest of a division, with the sign of `x`. It is exact.
#[no_mangle]
extern "C" fn fmod(x: f64, y: f64) -> f64 {
    if !x.is_finite() || y.is_nan() || y == 0.0 {
        return f64::NAN;
    }
    if x.abs() < y.abs() {
        return x;
    }
    let ((a, d), (b, e)) = (parts(x), parts(y));
    unsafe { core::hint::assert_unchecked(b != 0) };
    let mut rest = a % b;
    for _ in e..d {
        rest <<= 1;
        if rest >= b {
            rest -= b;
        }
    }
    rounded::<53>(rest as u128, e).copysign(x)
}

#[no_mangle]
extern "C" fn fmodf(x: f32, y: f32) -> f32 {
    fmod(x.into(), y.into()) as f32
}

/// Returns the greater one, or the one that is no NaN. By its bits, since the compiler would make a
/// call of this function of a comparison.
#[no_mangle]
extern "C" fn fmax(x: f64, y: f64) -> f64 {
    match (is_nan(x), is_nan(y)) {
        (true, _) => y,
        (_, true) => x,
        _ if order(x) < order(y) => y,
        _ => x,
    }
}

#[no_mangle]
extern "C" fn fmin(x: f64, y: f64) -> f64 {
    match (is_nan(x), is_nan(y)) {
        (true, _) => y,
        (_, true) => x,
        _ if order(y) < order(x) => y,
        _ => x,
    }
}

#[no_mangle]
extern "C" fn fmaxf(x: f32, y: f32) -> f32 {
    fmax(x.into(), y.into()) as f32
}

#[no_mangle]
extern "C" fn fminf(x: f32, y: f32) -> f32 {
    fmin(x.into(), y.into()) as f32
}

fn is_nan(x: f64) -> bool {
    x.to_bits() << 1 > 2047 << 53
}

/// Returns a number that is greater for a greater float.
fn order(x: f64) -> u64 {
    let bits = x.to_bits();
    bits ^ ((bits as i64 >> 63) as u64 | 1 << 63)
}
