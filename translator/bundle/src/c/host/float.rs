//! The methods of floats that std has and core has not.
//!
//! Rounding, roots and fused products are exact; the others are answered by C's own library, whose
//! last digit may differ from what Rust's gives.

use super::rounding::{cube_root, fused, hypot};

// rustc knows C's functions by their names and would call others in their place.
#[link(wasm_import_module = "env")]
extern "C" {
    #[link_name = "c_sin"]
    fn sin(x: f64) -> f64;
    #[link_name = "c_cos"]
    fn cos(x: f64) -> f64;
    #[link_name = "c_tan"]
    fn tan(x: f64) -> f64;
    #[link_name = "c_asin"]
    fn asin(x: f64) -> f64;
    #[link_name = "c_acos"]
    fn acos(x: f64) -> f64;
    #[link_name = "c_atan"]
    fn atan(x: f64) -> f64;
    #[link_name = "c_atan2"]
    fn atan2(y: f64, x: f64) -> f64;
    #[link_name = "c_exp"]
    fn exp(x: f64) -> f64;
    #[link_name = "c_log"]
    fn log(x: f64) -> f64;
    #[link_name = "c_log10"]
    fn log10(x: f64) -> f64;
    #[link_name = "c_pow"]
    fn pow(x: f64, y: f64) -> f64;
    #[link_name = "c_sinh"]
    fn sinh(x: f64) -> f64;
    #[link_name = "c_cosh"]
    fn cosh(x: f64) -> f64;
    #[link_name = "c_tanh"]
    fn tanh(x: f64) -> f64;
}

// Instructions of WebAssembly.
extern "C" {
    fn sqrt(x: f64) -> f64;
    fn trunc(x: f64) -> f64;
    fn floor(x: f64) -> f64;
    fn ceil(x: f64) -> f64;
    fn rint(x: f64) -> f64;
}

/// Returns the nearest whole number, of two the one that is further from 0.
fn round(x: f64) -> f64 {
    let whole = unsafe { trunc(x) };
    if (x - whole).abs() >= 0.5 {
        whole + 1f64.copysign(x)
    } else {
        whole
    }
}

pub trait HostFloat: Sized + Copy {
    fn host_wide(self) -> f64;
    fn host_narrow(x: f64) -> Self;

    fn sqrt(self) -> Self {
        Self::host_narrow(unsafe { sqrt(self.host_wide()) })
    }

    fn trunc(self) -> Self {
        Self::host_narrow(unsafe { trunc(self.host_wide()) })
    }

    fn floor(self) -> Self {
        Self::host_narrow(unsafe { floor(self.host_wide()) })
    }

    fn ceil(self) -> Self {
        Self::host_narrow(unsafe { ceil(self.host_wide()) })
    }

    fn round(self) -> Self {
        Self::host_narrow(round(self.host_wide()))
    }

    fn round_ties_even(self) -> Self {
        Self::host_narrow(unsafe { rint(self.host_wide()) })
    }

    fn cbrt(self) -> Self {
        Self::host_narrow(cube_root(self.host_wide()))
    }

    fn fract(self) -> Self {
        let x = self.host_wide();
        Self::host_narrow(x - unsafe { trunc(x) })
    }

    fn powi(self, exponent: i32) -> Self;
    fn mul_add(self, factor: Self, term: Self) -> Self;
    fn div_euclid(self, divisor: Self) -> Self;
    fn rem_euclid(self, divisor: Self) -> Self;

    fn powf(self, exponent: Self) -> Self {
        let (x, y) = (self.host_wide(), exponent.host_wide());
        // C89 says nothing of these.
        if x == 1.0 || y == 0.0 {
            return Self::host_narrow(1.0);
        }
        Self::host_narrow(unsafe { pow(x, y) })
    }

    fn exp(self) -> Self {
        Self::host_narrow(unsafe { exp(self.host_wide()) })
    }

    fn exp2(self) -> Self {
        Self::host_narrow(unsafe { pow(2.0, self.host_wide()) })
    }

    fn ln(self) -> Self {
        Self::host_narrow(unsafe { log(self.host_wide()) })
    }

    fn log(self, base: Self) -> Self {
        Self::host_narrow(unsafe { log(self.host_wide()) / log(base.host_wide()) })
    }

    fn log10(self) -> Self {
        Self::host_narrow(unsafe { log10(self.host_wide()) })
    }

    fn log2(self) -> Self {
        let x = self.host_wide();
        let bits = x.to_bits();
        // Powers of two have whole logarithms.
        if bits & ((1 << 52) - 1) == 0 && x > 0.0 && x.is_normal() {
            return Self::host_narrow(((bits >> 52) as i32 - 1023) as f64);
        }
        Self::host_narrow(unsafe { log(x) } * core::f64::consts::LOG2_E)
    }

    fn hypot(self, other: Self) -> Self {
        Self::host_narrow(hypot(self.host_wide(), other.host_wide()))
    }

    fn sin(self) -> Self {
        Self::host_narrow(unsafe { sin(self.host_wide()) })
    }

    fn cos(self) -> Self {
        Self::host_narrow(unsafe { cos(self.host_wide()) })
    }

    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }

    fn tan(self) -> Self {
        Self::host_narrow(unsafe { tan(self.host_wide()) })
    }

    fn asin(self) -> Self {
        Self::host_narrow(unsafe { asin(self.host_wide()) })
    }

    fn acos(self) -> Self {
        Self::host_narrow(unsafe { acos(self.host_wide()) })
    }

    fn atan(self) -> Self {
        Self::host_narrow(unsafe { atan(self.host_wide()) })
    }

    fn atan2(self, other: Self) -> Self {
        Self::host_narrow(unsafe { atan2(self.host_wide(), other.host_wide()) })
    }

    fn sinh(self) -> Self {
        Self::host_narrow(unsafe { sinh(self.host_wide()) })
    }

    fn cosh(self) -> Self {
        Self::host_narrow(unsafe { cosh(self.host_wide()) })
    }

    fn tanh(self) -> Self {
        Self::host_narrow(unsafe { tanh(self.host_wide()) })
    }
}

/// What takes the type's own arithmetic.
macro_rules! own_arithmetic {
    ($type:ty) => {
        fn powi(self, exponent: i32) -> $type {
            let (mut power, mut base, mut left) = (1.0, self, exponent.unsigned_abs());
            while left > 0 {
                if left & 1 != 0 {
                    power *= base;
                }
                left >>= 1;
                if left > 0 {
                    base *= base;
                }
            }
            if exponent < 0 {
                1.0 / power
            } else {
                power
            }
        }

        fn div_euclid(self, divisor: $type) -> $type {
            let quotient = (self / divisor).trunc();
            match self % divisor < 0.0 {
                true if divisor > 0.0 => quotient - 1.0,
                true => quotient + 1.0,
                false => quotient,
            }
        }

        fn rem_euclid(self, divisor: $type) -> $type {
            let rest = self % divisor;
            if rest < 0.0 {
                rest + divisor.abs()
            } else {
                rest
            }
        }
    };
}

impl HostFloat for f64 {
    fn host_wide(self) -> f64 {
        self
    }

    fn host_narrow(x: f64) -> f64 {
        x
    }

    fn mul_add(self, factor: f64, term: f64) -> f64 {
        fused::<53>(self, factor, term)
    }

    own_arithmetic!(f64);
}

impl HostFloat for f32 {
    fn host_wide(self) -> f64 {
        self.into()
    }

    fn host_narrow(x: f64) -> f32 {
        x as f32
    }

    fn mul_add(self, factor: f32, term: f32) -> f32 {
        fused::<24>(self.into(), factor.into(), term.into()) as f32
    }

    own_arithmetic!(f32);
}
