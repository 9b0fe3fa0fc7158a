//! The host's `Display`. Everything else about formats is core's.

use super::decimal::Parts;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
pub use alloc::fmt::*;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;

/// What prints by `{}`: core's trait with a way around core's machinery.
pub trait Display {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;

    /// Appends what `{}` prints.
    fn host_put(&self, to: &mut String) -> Result {
        to.write_fmt(core::format_args!("{}", host_Core(self)))
    }
}

/// A value as core's machinery takes it.
pub struct host_Core<'a, T: ?Sized>(pub &'a T);

impl<T: Display + ?Sized> core::fmt::Display for host_Core<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.fmt(f)
    }
}

pub trait ToString {
    fn to_string(&self) -> String;
}

impl<T: Display + ?Sized> ToString for T {
    #[inline]
    fn to_string(&self) -> String {
        let mut text = String::new();
        host_must(self.host_put(&mut text));
        text
    }
}

/// Ends the program where a `Display` returns an error.
#[inline]
pub fn host_must(result: Result) {
    if result.is_err() {
        crate::std::failed();
    }
}

#[inline]
pub fn host_text(to: &mut String, text: &str) -> Result {
    to.push_str(text);
    Ok(())
}

/// What `write!` appends to.
pub trait HostWrite {
    fn host_write(&mut self, puts: impl Fn(&mut String) -> Result) -> Result;
}

impl<W: Write + ?Sized> HostWrite for W {
    #[inline]
    fn host_write(&mut self, puts: impl Fn(&mut String) -> Result) -> Result {
        // The one that programs use most needs no text in between.
        if core::any::type_name::<W>() == core::any::type_name::<String>() {
            return puts(unsafe { &mut *(self as *mut W as *mut String) });
        }
        let mut text = String::new();
        let result = puts(&mut text);
        self.write_str(&text)?;
        result
    }
}

macro_rules! borrowed {
    ($([$($generics:tt)*] $type:ty)*) => {$(
        impl<$($generics)*> Display for $type {
            #[inline]
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                (**self).fmt(f)
            }

            #[inline]
            fn host_put(&self, to: &mut String) -> Result {
                (**self).host_put(to)
            }
        }
    )*};
}

borrowed! {
    [T: Display + ?Sized] &T
    [T: Display + ?Sized] &mut T
    [T: Display + ?Sized] Box<T>
    [T: Display + ?Sized] Rc<T>
    [T: Display + ?Sized] Arc<T>
    [T: Display + ?Sized] core::cell::Ref<'_, T>
    [T: Display + ?Sized] core::cell::RefMut<'_, T>
    [B: Display + ToOwned + ?Sized] Cow<'_, B>
}

/// Types that core prints.
macro_rules! by_core {
    ($([$($generics:tt)*] $type:ty)*) => {$(
        impl<$($generics)*> Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                core::fmt::Display::fmt(self, f)
            }

            fn host_put(&self, to: &mut String) -> Result {
                to.write_fmt(core::format_args!("{}", self))
            }
        }
    )*};
}

by_core! {
    [] Arguments<'_>
    [] Error
    [] core::num::ParseIntError
    [] core::num::ParseFloatError
    [] core::num::TryFromIntError
    [] core::str::ParseBoolError
    [] core::str::Utf8Error
    [] core::char::ParseCharError
    [] core::char::CharTryFromError
    [] core::char::ToUppercase
    [] core::char::ToLowercase
    [] core::char::EscapeDebug
    [] core::char::EscapeDefault
    [] core::char::EscapeUnicode
    [] core::str::EscapeDebug<'_>
    [] core::str::EscapeDefault<'_>
    [] core::str::EscapeUnicode<'_>
    [] core::ascii::EscapeDefault
    [] core::array::TryFromSliceError
    [] core::alloc::LayoutError
    [] core::cell::BorrowError
    [] core::cell::BorrowMutError
    [] alloc::string::FromUtf8Error
    [] alloc::string::FromUtf16Error
    [] alloc::collections::TryReserveError
    [] core::panic::Location<'_>
    [] core::panic::PanicInfo<'_>
    [] dyn core::error::Error + '_
    [] dyn core::error::Error + Send + '_
    [] dyn core::error::Error + Send + Sync + '_
}

macro_rules! nonzero {
    ($($name:ident)*) => {$(
        impl Display for core::num::$name {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                core::fmt::Display::fmt(self, f)
            }

            fn host_put(&self, to: &mut String) -> Result {
                self.get().host_put(to)
            }
        }
    )*};
}

nonzero!(NonZeroU8 NonZeroU16 NonZeroU32 NonZeroU64 NonZeroU128 NonZeroUsize);
nonzero!(NonZeroI8 NonZeroI16 NonZeroI32 NonZeroI64 NonZeroI128 NonZeroIsize);

impl<T: Display> Display for core::num::Wrapping<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.fmt(f)
    }

    fn host_put(&self, to: &mut String) -> Result {
        self.0.host_put(to)
    }
}

impl<T: Display> Display for core::num::Saturating<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.0.fmt(f)
    }

    fn host_put(&self, to: &mut String) -> Result {
        self.0.host_put(to)
    }
}

/// Types that are put by one statement.
macro_rules! simple {
    ($($type:ty, $self:ident, $to:ident, $put:expr;)*) => {$(
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                core::fmt::Display::fmt(self, f)
            }

            #[inline]
            fn host_put(&$self, $to: &mut String) -> Result {
                $put;
                Ok(())
            }
        }
    )*};
}

simple! {
    str, self, to, crate::std::io::host_append(to, self);
    String, self, to, crate::std::io::host_append(to, self);
    char, self, to, to.push(*self);
    bool, self, to, to.push_str(if *self { "true" } else { "false" });
}

macro_rules! floats {
    ($($type:ty, $parts:ident;)*) => {$(
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let mut text = String::new();
                host_magnitude(*self as f64, Parts::$parts(*self), f.precision(), &mut text);
                // What is no number has no sign.
                match self.is_nan() && f.sign_plus() {
                    true => f.write_str(&text),
                    false => f.pad_integral(self.is_nan() || !self.is_sign_negative(), "", &text),
                }
            }

            fn host_put(&self, to: &mut String) -> Result {
                if self.is_sign_negative() && !self.is_nan() {
                    to.push('-');
                }
                host_magnitude(*self as f64, Parts::$parts(*self), None, to);
                Ok(())
            }
        }
    )*};
}

floats! {
    f64, double;
    f32, single;
}

/// Appends a float without its sign.
fn host_magnitude(x: f64, parts: Parts, places: Option<usize>, to: &mut String) {
    match x.is_finite() {
        true => parts.put(places, to),
        false => to.push_str(if x.is_nan() { "NaN" } else { "inf" }),
    }
}

macro_rules! integers {
    ($digits:ident, $wide:ty, $($type:ty)*) => {
        fn $digits(mut value: $wide, is_negative: bool, to: &mut String) {
            let mut digits = [b'0'; 40];
            let mut at = 40;
            loop {
                at -= 1;
                digits[at] = b'0' + (value % 10) as u8;
                value /= 10;
                if value == 0 {
                    break;
                }
            }
            if is_negative {
                to.push('-');
            }
            unsafe { to.as_mut_vec() }.extend_from_slice(&digits[at..]);
        }
        $(
            impl Display for $type {
                fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                    core::fmt::Display::fmt(self, f)
                }

                #[allow(unused_comparisons)]
                fn host_put(&self, to: &mut String) -> Result {
                    let is_negative = *self < 0;
                    let wide = *self as $wide;
                    let magnitude = if is_negative { wide.wrapping_neg() } else { wide };
                    $digits(magnitude, is_negative, to);
                    Ok(())
                }
            }
        )*
    };
}

integers!(small, u64, u8 u16 u32 u64 i8 i16 i32 i64 usize isize);
integers!(large, u128, u128 i128);
