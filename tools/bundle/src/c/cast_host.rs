    /// Casts that lose nothing unseen though a `usize` has 32 bits here. A program that is right
    /// where it has 64 either gets the same number or ends with a message.
    ///
    /// The numbers below 2^32 - 65536 are themselves. The 65536 above them stand for the largest of
    /// 64 bits, so that `usize::MAX`, `!0` and `-1i32 as usize` are what they are there: above all
    /// others, -1 to `wrapping_add`, and 2^64 - 1 as a `u64`.
    pub mod cast {
        NAMES

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
            if wide.wrapping_add(65536) >> 32 != 0 {
                too_large(wide);
            }
            wide as usize
        }

        #[inline(always)]
        fn narrowed_signed(wide: i64) -> isize {
            if wide as i32 as i64 != wide {
                too_large(wide as u64);
            }
            wide as isize
        }

        /// Returns the `usize` of 64 bits for which this one stands.
        #[inline(always)]
        pub fn widened(narrow: usize) -> u64 {
            if narrow >= 65536usize.wrapping_neg() {
                narrow as i32 as u64
            } else {
                narrow as u64
            }
        }

        #[cold]
        #[inline(never)]
        fn too_large(wide: u64) -> ! {
            super::fail(TOO_LARGE)
        }

        const TOO_LARGE: &str = "a number does not fit a usize, which has 32 bits here: \
                                 keep such values in u64";

        pub const fn constant_usize(wide: i128) -> usize {
            let wide = wide as u64;
            if wide.wrapping_add(65536) >> 32 != 0 {
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
