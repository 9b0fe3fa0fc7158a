    /// Casts that lose nothing unseen though a `usize` has 32 bits here. A program that is right
    /// where it has 64 either gets the same number or ends with a message.
    ///
    /// The numbers to 2^32 - 65536, which is the product of 65535 and 65536, are themselves. The
    /// 65535 above them stand for the largest of 64 bits, so that `usize::MAX`, `!0` and
    /// `-1i32 as usize` are what they are there: above all others, -1 to `wrapping_add`, and
    /// 2^64 - 1 as a `u64`.
    pub mod cast {
        NAMES

        use core::str::FromStr;

        macro_rules! parse {
            ($name:ident) => {
                #[inline(always)]
                fn $name<F: FromStr>(&self) -> Result<F, F::Err> {
                    parsed(self.text())
                }
            };
        }

        pub trait Parse {
            fn text(&self) -> &str;
            METHODS
        }

        impl Parse for str {
            #[inline(always)]
            fn text(&self) -> &str {
                self
            }
        }

        fn parsed<F: FromStr>(text: &str) -> Result<F, F::Err> {
            let parsed = super::decimal::parse::<F>(text);
            let name = core::any::type_name::<F>();
            let is_unsigned = matches!(name, "usize" | "core::num::nonzero::NonZero<usize>");
            match &parsed {
                Ok(value) if is_unsigned => {
                    let value = unsafe { *(value as *const F as *const usize) };
                    if value >= WINDOW {
                        too_large();
                    }
                }
                Err(_) if is_unsigned || name == "isize" => {
                    let digits = match text.as_bytes() {
                        [b'+', digits @ ..] => digits,
                        [b'-', digits @ ..] if !is_unsigned => digits,
                        digits => digits,
                    };
                    let is_number = digits.iter().all(u8::is_ascii_digit);
                    // Zero is no NonZero<usize>.
                    if is_number && digits.iter().any(|&digit| digit != b'0') {
                        too_large();
                    }
                }
                _ => {}
            }
            parsed
        }

        /// The number of those that stand for others.
        const STAND_INS: u64 = 65535;

        /// The least of them.
        const WINDOW: usize = STAND_INS.wrapping_neg() as usize;

        /// A number that can be cast to `T`.
        pub trait As<T> {
            fn cast(self) -> T;
        }

        #[inline(always)]
        pub fn to<T, S: As<T>>(value: S) -> T {
            value.cast()
        }

        /// Returns the `usize` that stands for this one of 64 bits.
        #[inline(always)]
        fn narrowed(wide: u64) -> usize {
            if wide.wrapping_add(STAND_INS) >> 32 != 0 {
                too_large();
            }
            wide as usize
        }

        #[inline(always)]
        fn narrowed_signed(wide: i64) -> isize {
            if wide as i32 as i64 != wide {
                too_large();
            }
            wide as isize
        }

        /// Returns the `usize` of 64 bits for which this one stands.
        #[inline(always)]
        pub fn widened(narrow: usize) -> u64 {
            if narrow >= WINDOW {
                narrow as i32 as u64
            } else {
                narrow as u64
            }
        }

        /// Returns the number that is printed for a `usize`. Of those that stand for others only
        /// the largest one is ever printed on purpose; another one has come about by arithmetic.
        fn printed(narrow: usize) -> u64 {
            if narrow >= WINDOW && narrow != usize::MAX {
                too_large();
            }
            widened(narrow)
        }

        use super::fmt::Display as _;

        impl super::fmt::Display for usize {
            fn fmt(&self, f: &mut super::fmt::Formatter) -> super::fmt::Result {
                super::fmt::Display::fmt(&printed(*self), f)
            }

            fn host_put(&self, to: &mut alloc::string::String) -> super::fmt::Result {
                printed(*self).host_put(to)
            }
        }

        #[cold]
        #[inline(never)]
        fn too_large() -> ! {
            super::fail(TOO_LARGE)
        }

        const TOO_LARGE: &str = "a number does not fit a usize, which has 32 bits here: \
                                 keep such values in u64";

        pub const fn constant_usize(wide: i128) -> usize {
            let wide = wide as u64;
            if wide.wrapping_add(STAND_INS) >> 32 != 0 {
                panic!("a constant does not fit a usize");
            }
            wide as usize
        }

        pub const fn constant_isize(wide: i128) -> isize {
            let wide = wide as i64;
            if wide as i32 as i64 != wide {
                panic!("a constant does not fit an isize");
            }
            wide as isize
        }

        macro_rules! plain {
            ($($from:ty => $($to:ty)*;)*) => {$($(
                impl As<$to> for $from {
                    #[inline(always)]
                    fn cast(self) -> $to {
                        self as $to
                    }
                }
            )*)*};
        }
        plain! {
            u8 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 char usize isize;
            u16 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 usize isize;
            u32 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            u64 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            u128 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            i8 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 usize isize;
            i16 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 usize isize;
            i32 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 isize;
            i64 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            i128 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            f32 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            f64 => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64;
            usize => u8 u16 u32 i8 i16 i32 usize;
            isize => u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 isize;
            bool => bool u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize;
            char => char u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize;
        }

        macro_rules! checked {
            ($($from:ty)*) => {$(
                impl As<usize> for $from {
                    #[inline(always)]
                    fn cast(self) -> usize {
                        narrowed(self as u64)
                    }
                }
            )*};
        }
        checked!(u32 u64 u128 i32 i64 i128 f32 f64);

        macro_rules! checked_signed {
            ($($from:ty)*) => {$(
                impl As<isize> for $from {
                    #[inline(always)]
                    fn cast(self) -> isize {
                        narrowed_signed(self as i64)
                    }
                }
            )*};
        }
        checked_signed!(u32 u64 u128 i64 i128 f32 f64);

        impl As<usize> for isize {
            #[inline(always)]
            fn cast(self) -> usize {
                narrowed(self as u64)
            }
        }

        impl As<isize> for usize {
            #[inline(always)]
            fn cast(self) -> isize {
                narrowed_signed(widened(self) as i64)
            }
        }

        macro_rules! widened {
            ($($to:ty)*) => {$(
                impl As<$to> for usize {
                    #[inline(always)]
                    fn cast(self) -> $to {
                        widened(self) as $to
                    }
                }
            )*};
        }
        widened!(u64 u128 i64 i128 f32 f64);

        impl<T> As<usize> for *const T {
            #[inline(always)]
            fn cast(self) -> usize {
                self as usize
            }
        }

        impl<T> As<usize> for *mut T {
            #[inline(always)]
            fn cast(self) -> usize {
                self as usize
            }
        }
    }

    /// Multiplies as the compiler's function of this name does, which is called to check a product
    /// of 64 bits. Most numbers are small, and one multiplication is enough for them.
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
        ((high as u128) << 64 | low as u128) as i128
    }
