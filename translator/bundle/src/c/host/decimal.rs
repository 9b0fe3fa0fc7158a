//! Floats as text and back, rounded as core does it, in a tenth of the bytes: core's own way is
//! faster, but its tables alone are larger than what some judges take.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::num::ParseFloatError;
use core::str::FromStr;

/// A positive number, digit by digit: 0.d₁d₂d₃… times a power of ten.
pub struct Decimal {
    pub digits: Vec<u8>,
    pub exponent: i32,
}

impl Decimal {
    /// Returns `mantissa` times two to the power of `exponent`, exactly.
    pub fn new(mantissa: u64, exponent: i32) -> Decimal {
        const BASE: u64 = 1_000_000_000;
        // Nine digits each, `whole` of them before the point.
        let mut limbs = vec![(mantissa / BASE / BASE) as u32, (mantissa / BASE % BASE) as u32];
        limbs.push((mantissa % BASE) as u32);
        let mut whole = 3;
        let mut left = exponent;
        while left > 0 {
            let by = left.min(29);
            let mut carry = 0;
            for limb in limbs.iter_mut().rev() {
                let value = (u64::from(*limb) << by) + carry;
                *limb = (value % BASE) as u32;
                carry = value / BASE;
            }
            if carry > 0 {
                limbs.insert(0, carry as u32);
                whole += 1;
            }
            left -= by;
        }
        while left < 0 {
            let by = left.wrapping_neg().min(9);
            let mut rest = 0;
            for limb in limbs.iter_mut() {
                let value = *limb;
                *limb = (value >> by) + rest;
                rest = (BASE as u32 >> by) * (value & ((1 << by) - 1));
            }
            if rest > 0 {
                limbs.push(rest);
            }
            left += by;
        }
        let mut digits = Vec::new();
        for limb in &limbs {
            let mut divisor = BASE as u32 / 10;
            while divisor > 0 {
                digits.push((limb / divisor % 10) as u8);
                divisor /= 10;
            }
        }
        Decimal { digits, exponent: 9 * whole }.trimmed()
    }

    /// Removes zeros at both ends.
    fn trimmed(mut self) -> Decimal {
        let zeros = self.digits.iter().take_while(|digit| **digit == 0).count();
        self.digits.drain(..zeros);
        self.exponent -= zeros as i32;
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self
    }

    fn compare(&self, other: &Decimal) -> Ordering {
        self.exponent.cmp(&other.exponent).then_with(|| self.digits.cmp(&other.digits))
    }

    /// Cuts all digits after the first `count`, and returns how what is lost compares to half a
    /// unit of the last one.
    fn cut(&mut self, count: usize) -> Ordering {
        let order = match self.digits.get(count) {
            None => Ordering::Less,
            Some(5) if self.digits.len() == count + 1 => Ordering::Equal,
            Some(digit) if *digit < 5 => Ordering::Less,
            Some(_) => Ordering::Greater,
        };
        self.digits.truncate(count);
        order
    }

    /// Adds a unit of the last of the first `count` digits.
    fn add_unit(&mut self, count: usize) {
        self.digits.resize(count, 0);
        while let Some(digit) = self.digits.pop() {
            if digit < 9 {
                self.digits.push(digit + 1);
                return;
            }
        }
        self.digits.push(1);
        self.exponent += 1;
    }

    /// Appends the number with at least `places` digits behind the point.
    fn put(&self, places: usize, to: &mut String) {
        let digit = |at: i32| match usize::try_from(at) {
            Ok(at) => self.digits.get(at).copied().unwrap_or(0),
            Err(_) => 0,
        };
        let start = if self.digits.is_empty() { 1 } else { self.exponent.max(1) };
        for at in self.exponent - start..self.exponent {
            let at = if self.digits.is_empty() { -1 } else { at };
            to.push((b'0' + digit(at)) as char);
        }
        let given = self.digits.len() as i32 - self.exponent;
        let places = if self.digits.is_empty() { places as i32 } else { given.max(places as i32) };
        if places > 0 {
            to.push('.');
            for at in self.exponent..self.exponent.saturating_add(places) {
                let at = if self.digits.is_empty() { -1 } else { at };
                to.push((b'0' + digit(at)) as char);
            }
        }
    }
}

/// A float's magnitude: `mantissa` times two to the power of `exponent`.
#[derive(Clone, Copy)]
pub struct Parts {
    pub mantissa: u64,
    pub exponent: i32,
    /// Whether the float below is only half as far away as the one above.
    pub is_border: bool,
}

impl Parts {
    /// Returns those of a float of so many bits of mantissa; `bits` is without the sign.
    fn new(bits: u64, fraction: u32, bias: i32) -> Parts {
        let (low, power) = (bits & ((1 << fraction) - 1), (bits >> fraction) as i32);
        match power {
            0 => Parts { mantissa: low, exponent: 1 - bias, is_border: false },
            _ => Parts {
                mantissa: low | 1 << fraction,
                exponent: power - bias,
                is_border: low == 0 && power > 1,
            },
        }
    }

    pub fn double(x: f64) -> Parts {
        Parts::new(x.to_bits() & (u64::MAX >> 1), 52, 1075)
    }

    pub fn single(x: f32) -> Parts {
        Parts::new(u64::from(x.to_bits() & (u32::MAX >> 1)), 23, 150)
    }

    fn exact(self) -> Decimal {
        Decimal::new(self.mantissa, self.exponent)
    }

    /// Returns the middle between the float and the one above.
    fn above(self) -> Decimal {
        Decimal::new(2 * self.mantissa + 1, self.exponent - 1)
    }

    /// Returns the middle between the float, which is not 0, and the one below.
    fn below(self) -> Decimal {
        match self.is_border {
            true => Decimal::new(4 * self.mantissa - 1, self.exponent - 2),
            false => Decimal::new(2 * self.mantissa - 1, self.exponent - 1),
        }
    }

    /// Returns the shortest number that no other float is nearer to; of several, the nearest.
    fn shortest(self) -> Decimal {
        let (low, high, exact) = (self.below(), self.above(), self.exact());
        let is_even = self.mantissa % 2 == 0;
        let holds = |order: Ordering, wanted: Ordering| {
            order == wanted || is_even && order == Ordering::Equal
        };
        let mut count = 1;
        loop {
            let mut down = Decimal { digits: exact.digits.clone(), exponent: exact.exponent };
            let order = down.cut(count);
            let mut up = Decimal { digits: down.digits.clone(), exponent: exact.exponent };
            up.add_unit(count);
            let (up, down) = (up.trimmed(), down.trimmed());
            let is_down = holds(down.compare(&low), Ordering::Greater);
            let is_up = holds(up.compare(&high), Ordering::Less);
            if is_up && (!is_down || order != Ordering::Less) {
                return up;
            }
            if is_down {
                return down;
            }
            count += 1;
        }
    }

    /// Appends what `{}` prints, or `{:.N}` for some places behind the point.
    #[inline(always)]
    pub fn put(self, places: Option<usize>, to: &mut String) {
        match places {
            Some(places) => self.put_rounded(places, to),
            None => self.put_shortest(to),
        }
    }

    #[inline(never)]
    fn put_shortest(self, to: &mut String) {
        match self.mantissa {
            0 => to.push('0'),
            _ => self.shortest().put(0, to),
        }
    }

    /// Appends what `{:?}` prints: a float is told from a whole number, and `is_far` from 1 with a
    /// power of ten.
    pub fn put_debug(self, is_far: bool, to: &mut String) {
        let mut number = match self.mantissa {
            0 => Decimal { digits: Vec::new(), exponent: 0 },
            _ => self.shortest(),
        };
        if !is_far {
            return number.put(1, to);
        }
        let power = number.exponent - 1;
        number.exponent = 1;
        number.put(0, to);
        to.push('e');
        let _ = super::fmt::Display::host_put(&power, to);
    }

    #[inline(never)]
    fn put_rounded(self, places: usize, to: &mut String) {
        if self.mantissa == 0 {
            return Decimal { digits: Vec::new(), exponent: 0 }.put(places, to);
        }
        let mut exact = self.exact();
        let count = i64::from(exact.exponent) + places as i64;
        if count < 0 {
            return Decimal { digits: Vec::new(), exponent: 0 }.put(places, to);
        }
        let count = count.min(2000) as usize;
        let order = exact.cut(count);
        let is_odd = count > 0 && exact.digits.get(count - 1).is_some_and(|digit| digit % 2 == 1);
        if order == Ordering::Greater || order == Ordering::Equal && is_odd {
            exact.add_unit(count);
        }
        exact.trimmed().put(places, to);
    }
}

/// Why a text is no float.
pub enum NoFloat {
    Empty,
    Invalid,
}

/// What `parse` is called instead.
pub trait HostParse {
    fn host_parse<F: FromStr>(&self) -> Result<F, F::Err>;
}

impl HostParse for str {
    #[inline(always)]
    fn host_parse<F: FromStr>(&self) -> Result<F, F::Err> {
        parse(self)
    }
}

/// Does what `parse` does, floats without core.
#[inline(always)]
pub fn parse<F: FromStr>(text: &str) -> Result<F, F::Err> {
    // Letter by letter, of which the compiler knows the outcome even where it is to make small code.
    if !matches!(core::any::type_name::<F>().as_bytes(), [b'f', b'6', b'4']) {
        return text.parse();
    }
    // Nobody but core makes such an error otherwise: it is one byte, 0 or 1.
    let error = |kind: u8| unsafe { core::mem::transmute::<u8, ParseFloatError>(kind) };
    let result = parsed(text).map_err(|reason| match reason {
        NoFloat::Empty => error(0),
        NoFloat::Invalid => error(1),
    });
    unsafe { core::mem::transmute_copy::<Result<f64, ParseFloatError>, _>(&result) }
}

/// Returns the float that is nearest to the number in a text.
pub fn parsed(text: &str) -> Result<f64, NoFloat> {
    let bytes = text.as_bytes();
    let (is_negative, bytes) = match bytes {
        [] => return Err(NoFloat::Empty),
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, bytes),
    };
    let is = |word: &str| bytes.eq_ignore_ascii_case(word.as_bytes());
    let size = if is("inf") || is("infinity") {
        f64::INFINITY
    } else if is("nan") {
        f64::NAN
    } else {
        magnitude(bytes).ok_or(NoFloat::Invalid)?
    };
    Ok(if is_negative { -size } else { size })
}

/// Returns the float that is nearest to a number without a sign.
fn magnitude(bytes: &[u8]) -> Option<f64> {
    let mut decimal = Decimal { digits: Vec::new(), exponent: 0 };
    let (mut at, mut is_behind) = (0, false);
    while at < bytes.len() {
        match bytes[at] {
            digit @ b'0'..=b'9' => {
                decimal.digits.push(digit - b'0');
                decimal.exponent += i32::from(!is_behind);
            }
            b'.' if !is_behind => is_behind = true,
            _ => break,
        }
        at += 1;
    }
    if decimal.digits.is_empty() {
        return None;
    }
    if at < bytes.len() {
        let sign = bytes.get(at + 1).copied();
        let start = at + 1 + usize::from(matches!(sign, Some(b'+' | b'-')));
        if !matches!(bytes[at], b'e' | b'E') || start == bytes.len() {
            return None;
        }
        let mut power = 0i32;
        for byte in &bytes[start..] {
            if !byte.is_ascii_digit() {
                return None;
            }
            power = (power * 10 + i32::from(byte - b'0')).min(100_000);
        }
        let power = if sign == Some(b'-') { -power } else { power };
        decimal.exponent = decimal.exponent.saturating_add(power);
    }
    let decimal = decimal.trimmed();
    let digits = &decimal.digits;
    if digits.is_empty() || decimal.exponent < -330 {
        return Some(0.0);
    }
    if decimal.exponent > 310 {
        return Some(f64::INFINITY);
    }
    let first = digits.iter().take(19).fold(0, |sum, digit| sum * 10 + u64::from(*digit));
    let mut power = decimal.exponent - digits.len().min(19) as i32;
    let mut near = first as f64;
    // Both are exact, so that their product or quotient is rounded once.
    let is_exact = digits.len() <= 15 && -22 <= power && power <= 22;
    let mut step = 1.0;
    while power != 0 {
        let by = power.clamp(-22, 22);
        step = (0..by.abs()).fold(1.0, |step, _| step * 10.0);
        near = if by < 0 { near / step } else { near * step };
        power -= by;
    }
    if is_exact {
        return Some(near);
    }
    let mut bits = near.to_bits().min(f64::MAX.to_bits());
    loop {
        let parts = Parts::double(f64::from_bits(bits));
        let is_even = parts.mantissa % 2 == 0;
        match decimal.compare(&parts.above()) {
            Ordering::Greater => bits += 1,
            Ordering::Equal if !is_even => bits += 1,
            _ if bits == 0 => return Some(0.0),
            _ => match decimal.compare(&parts.below()) {
                Ordering::Less => bits -= 1,
                Ordering::Equal if !is_even => bits -= 1,
                _ => return Some(f64::from_bits(bits)),
            },
        }
        if bits == f64::INFINITY.to_bits() {
            return Some(f64::INFINITY);
        }
    }
}
