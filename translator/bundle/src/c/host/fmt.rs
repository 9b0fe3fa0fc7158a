//! The host's `Display`. Everything else about formats is core's.

use super::decimal::Parts;
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
pub use alloc::fmt::*;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// What prints by `{}`: core's trait with a way around core's machinery.
pub trait Display {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result;

    /// Appends what `{}` prints.
    fn host_put(&self, to: &mut String) -> Result {
        to.write_fmt(core::format_args!("{}", host_Core(self)))
    }

    /// Appends what is printed with a width or a precision, unless that is left to core.
    #[inline]
    fn host_put_formed(&self, _form: &host_Form, _to: &mut String) -> Option<Result> {
        None
    }
}

/// What stands between `{` and `}` for a value that is shown by `Display`.
pub struct host_Form<'a> {
    pub fill: &'a str,
    /// `<`, `^`, `>`, or a blank for the side that is usual for the type.
    pub side: char,
    pub plus: bool,
    pub zeros: bool,
    pub width: usize,
    pub places: Option<usize>,
}

impl host_Form<'_> {
    /// Appends a text; `sign` is none for what is no number.
    #[inline(never)]
    fn put(&self, sign: Option<&str>, text: &str, to: &mut String) {
        let (sign, is_number) = (sign.unwrap_or(""), sign.is_some());
        let begins = |byte: &u8| byte & 0xc0 != 0x80;
        let length = sign.len() + text.bytes().filter(begins).count();
        let missing = self.width.saturating_sub(length);
        let zeros = self.zeros && is_number;
        let before = match self.side {
            '^' if !zeros => missing / 2,
            '<' if !zeros => 0,
            ' ' if !is_number => 0,
            _ => missing,
        };
        let signs = if zeros { [sign, ""] } else { ["", sign] };
        to.push_str(signs[0]);
        for at in 0..=missing {
            if at == before {
                to.push_str(signs[1]);
                to.push_str(text);
            }
            if at < missing {
                to.push_str(if zeros { "0" } else { self.fill });
            }
        }
    }

    /// Appends a number of this magnitude.
    fn put_number(&self, is_negative: bool, magnitude: &str, to: &mut String) {
        let sign = match (is_negative, self.plus) {
            (true, _) => "-",
            (false, true) => "+",
            _ => "",
        };
        self.put(Some(sign), magnitude, to);
    }

    /// Appends a float of this magnitude.
    fn put_float(&self, x: f64, magnitude: &str, to: &mut String) {
        match x.is_nan() {
            // What is no number has no sign.
            true => self.put(Some(""), magnitude, to),
            false => self.put_number(x.is_sign_negative(), magnitude, to),
        }
    }

    /// Appends a text of which the precision is the greatest length.
    #[inline(never)]
    fn put_text(&self, text: &str, to: &mut String) {
        let end = self.places.and_then(|places| text.char_indices().nth(places));
        self.put(None, end.map_or(text, |(end, _)| &text[..end]), to);
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
        // The one that programs use most needs no text in between. No other name is like this one:
        // those of the program's own types begin with `program::`.
        let name = core::any::type_name::<W>().as_bytes();
        if matches!(name, [b'a', .., b'S', b't', b'r', b'i', b'n', b'g']) {
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

            #[inline]
            fn host_put_formed(&self, form: &host_Form, to: &mut String) -> Option<Result> {
                (**self).host_put_formed(form, to)
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

/// Types that are put by one statement, and have this text.
macro_rules! simple {
    ($($type:ty, $self:ident, $to:ident, $put:expr, $text:expr;)*) => {$(
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                core::fmt::Display::fmt(self, f)
            }

            #[inline]
            fn host_put(&$self, $to: &mut String) -> Result {
                $put;
                Ok(())
            }

            #[inline]
            fn host_put_formed(&$self, form: &host_Form, $to: &mut String) -> Option<Result> {
                form.put_text($text, $to);
                Some(Ok(()))
            }
        }
    )*};
}

simple! {
    str, self, to, crate::std::io::host_append(to, self), self;
    String, self, to, crate::std::io::host_append(to, self), self;
    char, self, to, to.push(*self), self.encode_utf8(&mut [0; 4]);
    bool, self, to, to.push_str(word(*self)), word(*self);
}

fn word(value: bool) -> &'static str {
    if value {
        "true"
    } else {
        "false"
    }
}

macro_rules! floats {
    ($($type:ty, $parts:ident;)*) => {$(
        impl Display for $type {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let mut text = String::new();
                let side = match f.align() {
                    Some(Alignment::Left) => '<',
                    Some(Alignment::Center) => '^',
                    _ => '>',
                };
                let mut fill = [0; 4];
                let form = host_Form {
                    fill: f.fill().encode_utf8(&mut fill),
                    side,
                    plus: f.sign_plus(),
                    zeros: f.sign_aware_zero_pad(),
                    width: f.width().unwrap_or(0),
                    places: f.precision(),
                };
                self.host_put_formed(&form, &mut text);
                f.write_str(&text)
            }

            fn host_put(&self, to: &mut String) -> Result {
                if self.is_sign_negative() && !self.is_nan() {
                    to.push('-');
                }
                host_magnitude(*self as f64, Parts::$parts(*self), None, to);
                Ok(())
            }

            #[inline]
            fn host_put_formed(&self, form: &host_Form, to: &mut String) -> Option<Result> {
                let mut text = String::new();
                host_magnitude(*self as f64, Parts::$parts(*self), form.places, &mut text);
                form.put_float(*self as f64, &text, to);
                Some(Ok(()))
            }
        }

        impl host_Float for $type {
            fn put_debug(&self, form: &host_Form, to: &mut String) {
                let (magnitude, mut text) = (self.abs(), String::new());
                let is_far = magnitude >= 1e16 || magnitude != 0.0 && magnitude < 1e-4;
                match form.places {
                    None if self.is_finite() => Parts::$parts(*self).put_debug(is_far, &mut text),
                    places => host_magnitude(*self as f64, Parts::$parts(*self), places, &mut text),
                }
                form.put_float(*self as f64, &text, to);
            }
        }
    )*};
}

floats! {
    f64, double;
    f32, single;
}

/// A float as `{:?}` prints it.
trait host_Float {
    fn put_debug(&self, form: &host_Form, to: &mut String);
}

/// Appends a list as `{:?}` prints it.
#[inline(never)]
fn host_put_list<F: host_Float>(list: &[F], form: &host_Form, to: &mut String) {
    for (at, float) in list.iter().enumerate() {
        to.push_str(if at == 0 { "[" } else { ", " });
        float.put_debug(form, to);
    }
    to.push_str(if list.is_empty() { "[]" } else { "]" });
}

/// Appends what `{:?}` prints of floats and lists of them, for which core needs twenty kilobytes;
/// all else is left to it. No type of the program has a name like these.
#[inline(always)]
pub fn host_put_debug<T: ?Sized>(value: &T, form: &host_Form, to: &mut String) -> Option<Result> {
    macro_rules! as_if {
        ($($name:literal is $type:ty, $value:ident => $put:expr;)*) => {
            match core::any::type_name::<T>().as_bytes() {
                $($name => {
                    let $value: &$type = unsafe { core::mem::transmute_copy(&value) };
                    $put
                })*
                _ => return None,
            }
        };
    }
    as_if! {
        b"f64" is f64, x => x.put_debug(form, to);
        b"f32" is f32, x => x.put_debug(form, to);
        b"&f64" is &f64, x => x.put_debug(form, to);
        b"&f32" is &f32, x => x.put_debug(form, to);
        b"[f64]" is [f64], list => host_put_list(list, form, to);
        b"&[f64]" is &[f64], list => host_put_list(list, form, to);
        b"alloc::vec::Vec<f64>" is Vec<f64>, list => host_put_list(list, form, to);
        b"&alloc::vec::Vec<f64>" is &Vec<f64>, list => host_put_list(list, form, to);
    }
    Some(Ok(()))
}

/// Appends a float without its sign.
#[inline]
fn host_magnitude(x: f64, parts: Parts, places: Option<usize>, to: &mut String) {
    match x.is_finite() {
        true => parts.put(places, to),
        false => to.push_str(if x.is_nan() { "NaN" } else { "inf" }),
    }
}

macro_rules! integers {
    ($digits:ident, $formed:ident, $wide:ty, $($type:ty)*) => {
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

        #[inline(never)]
        fn $formed(value: $wide, is_negative: bool, form: &host_Form, to: &mut String) {
            let mut text = String::new();
            $digits(value, false, &mut text);
            form.put_number(is_negative, &text, to);
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

                #[allow(unused_comparisons)]
                #[inline]
                fn host_put_formed(&self, form: &host_Form, to: &mut String) -> Option<Result> {
                    let wide = *self as $wide;
                    let magnitude = if *self < 0 { wide.wrapping_neg() } else { wide };
                    $formed(magnitude, *self < 0, form, to);
                    Some(Ok(()))
                }
            }
        )*
    };
}

integers!(small, small_formed, u64, u8 u16 u32 u64 i8 i16 i32 i64 usize isize);
integers!(large, large_formed, u128, u128 i128);
