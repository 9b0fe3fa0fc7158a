// What a program finds under the name of `std` where there is no operating system: its
// input, output and memory come from three functions of the C file around it, and its
// words are put together by a fmt of its own, a tenth of the size of core's.

mod std {
    pub use alloc::{borrow, boxed, collections, rc, slice, str, string, vec};
    pub use core::{
        any, array, cell, char, cmp, convert, default, hash, hint, i128, i16, i32, i64, i8, isize,
        iter, marker, mem, num, ops, option, ptr, result, u128, u16, u32, u64, u8, usize,
    };

    pub mod prelude {
        pub use super::cast::Parse as _;
        pub use super::fmt::ToString;
        pub use alloc::borrow::ToOwned;
        pub use alloc::boxed::Box;
        pub use alloc::string::String;
        pub use alloc::vec;
        pub use alloc::vec::Vec;
    }

    #[link(wasm_import_module = "env")]
    extern "C" {
        fn read(to: *mut u8, length: usize) -> usize;
        fn write(from: *const u8, length: usize);
        #[link_name = "fail"]
        fn end(from: *const u8, length: usize) -> !;
    }

    #[cold]
    #[inline(never)]
    pub fn fail(message: &str) -> ! {
        unsafe { end(message.as_ptr(), message.len()) }
    }

    /// Stands for a panic whose message is not wanted.
    #[cold]
    #[inline(never)]
    pub fn failed() -> ! {
        fail("the program failed; bundled with --debug, it says why")
    }

    #[panic_handler]
    fn panicked(_info: &core::panic::PanicInfo) -> ! {
        PANICKED
    }

    pub mod io {
        use alloc::string::String;

        static mut OUTPUT: String = String::new();

        /// Returns what is to be printed at the end.
        pub fn output() -> &'static mut String {
            unsafe { &mut *core::ptr::addr_of_mut!(OUTPUT) }
        }

        /// Prints what has gathered, if it is much or the last.
        pub fn flush(most: usize) {
            let text = output();
            if text.len() > most {
                unsafe { super::write(text.as_ptr(), text.len()) };
                text.clear();
            }
        }

        #[derive(Debug)]
        pub struct Error;
        pub type Result<T> = core::result::Result<T, Error>;
        pub struct Stdin;

        pub fn stdin() -> Stdin {
            Stdin
        }

        pub trait Read {
            fn read_to_string(&mut self, text: &mut String) -> Result<usize>;
        }

        impl Read for Stdin {
            fn read_to_string(&mut self, text: &mut String) -> Result<usize> {
                let bytes = unsafe { text.as_mut_vec() };
                loop {
                    bytes.reserve(1 << 16);
                    let room = bytes.capacity() - bytes.len();
                    unsafe {
                        let length = super::read(bytes.as_mut_ptr().add(bytes.len()), room);
                        bytes.set_len(bytes.len() + length);
                        if length == 0 {
                            // No judge's input has other characters than ASCII.
                            for byte in bytes.iter_mut().filter(|byte| **byte >= 128) {
                                *byte = b'?';
                            }
                            return Ok(bytes.len());
                        }
                    }
                }
            }
        }
    }

    pub mod thread {
        use core::cell::UnsafeCell;

        pub struct LocalKey<T: 'static> {
            value: UnsafeCell<Option<T>>,
            first: fn() -> T,
        }

        // There is one thread.
        unsafe impl<T> Sync for LocalKey<T> {}

        impl<T> LocalKey<T> {
            pub const fn new(first: fn() -> T) -> LocalKey<T> {
                LocalKey { value: UnsafeCell::new(None), first }
            }

            pub fn with<R>(&'static self, act: impl FnOnce(&T) -> R) -> R {
                let value = unsafe { &mut *self.value.get() };
                act(value.get_or_insert_with(self.first))
            }
        }
    }

    pub mod fmt {
        use alloc::boxed::Box;
        use alloc::string::String;
        pub use core::fmt::Debug;

        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Error;
        pub type Result = core::result::Result<(), Error>;

        pub struct Formatter<'a> {
            text: &'a mut String,
            life: core::marker::PhantomData<&'a ()>,
        }

        impl<'a> Formatter<'a> {
            pub fn new(text: &'a mut String) -> Formatter<'a> {
                Formatter { text, life: core::marker::PhantomData }
            }

            pub fn write_str(&mut self, text: &str) -> Result {
                self.text.push_str(text);
                Ok(())
            }

            pub fn write_char(&mut self, c: char) -> Result {
                self.text.push(c);
                Ok(())
            }
        }

        pub trait Write {
            fn text(&mut self) -> &mut String;

            fn write_str(&mut self, text: &str) -> Result {
                self.text().push_str(text);
                Ok(())
            }

            fn write_char(&mut self, c: char) -> Result {
                self.text().push(c);
                Ok(())
            }
        }

        impl Write for String {
            fn text(&mut self) -> &mut String {
                self
            }
        }

        impl Write for Formatter<'_> {
            fn text(&mut self) -> &mut String {
                self.text
            }
        }

        impl<W: Write + ?Sized> Write for &mut W {
            fn text(&mut self) -> &mut String {
                (**self).text()
            }
        }

        pub trait Display {
            fn fmt(&self, f: &mut Formatter) -> Result;
        }

        pub trait ToString {
            fn to_string(&self) -> String;
        }

        impl<T: Display + ?Sized> ToString for T {
            fn to_string(&self) -> String {
                let mut text = String::new();
                let _ = self.fmt(&mut Formatter::new(&mut text));
                text
            }
        }

        impl<T: Display + ?Sized> Display for &T {
            fn fmt(&self, f: &mut Formatter) -> Result {
                (**self).fmt(f)
            }
        }

        impl<T: Display + ?Sized> Display for &mut T {
            fn fmt(&self, f: &mut Formatter) -> Result {
                (**self).fmt(f)
            }
        }

        impl<T: Display + ?Sized> Display for Box<T> {
            fn fmt(&self, f: &mut Formatter) -> Result {
                (**self).fmt(f)
            }
        }

        impl Display for str {
            fn fmt(&self, f: &mut Formatter) -> Result {
                f.write_str(self)
            }
        }

        impl Display for String {
            fn fmt(&self, f: &mut Formatter) -> Result {
                f.write_str(self)
            }
        }

        impl Display for char {
            fn fmt(&self, f: &mut Formatter) -> Result {
                f.write_char(*self)
            }
        }

        impl Display for bool {
            fn fmt(&self, f: &mut Formatter) -> Result {
                f.write_str(if *self { "true" } else { "false" })
            }
        }

        macro_rules! integers {
            ($digits:ident, $wide:ty, $($type:ty)*) => {
                fn $digits(mut value: $wide, is_negative: bool, f: &mut Formatter) {
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
                        f.text.push('-');
                    }
                    unsafe { f.text.as_mut_vec() }.extend_from_slice(&digits[at..]);
                }
                $(
                    impl Display for $type {
                        #[allow(unused_comparisons)]
                        fn fmt(&self, f: &mut Formatter) -> Result {
                            let is_negative = *self < 0;
                            let wide = *self as $wide;
                            let magnitude = if is_negative { wide.wrapping_neg() } else { wide };
                            $digits(magnitude, is_negative, f);
                            Ok(())
                        }
                    }
                )*
            };
        }

        integers!(small, u64, u8 u16 u32 u64 i8 i16 i32 i64 isize);
        integers!(large, u128, u128 i128);
    }

    /// Blocks of two to the power of their class, each class with a list of free ones; what
    /// stands last grows and shrinks in place, as a long input does while it is read.
    mod memory {
        use core::alloc::{GlobalAlloc, Layout};

        struct Blocks;

        static mut FREE: [usize; 32] = [0; 32];
        static mut NEXT: usize = 0;
        static mut END: usize = 0;

        fn class(size: usize) -> u32 {
            (size.max(16) - 1).ilog2() + 1
        }

        unsafe fn reach(end: usize) {
            if END == 0 {
                END = core::arch::wasm32::memory_size::<0>() << 16;
            }
            if end > END {
                let pages = (end - END + 65535) >> 16;
                if core::arch::wasm32::memory_grow::<0>(pages) == usize::MAX {
                    crate::std::fail("out of memory");
                }
                END += pages << 16;
            }
            NEXT = end;
        }

        unsafe impl GlobalAlloc for Blocks {
            unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
                let class = class(layout.size());
                let free = FREE[class as usize];
                if free != 0 && layout.align() <= 16 {
                    FREE[class as usize] = *(free as *const usize);
                    return free as *mut u8;
                }
                if NEXT == 0 {
                    NEXT = core::arch::wasm32::memory_size::<0>() << 16;
                }
                let start = (NEXT + layout.align().max(16) - 1) & !(layout.align().max(16) - 1);
                let size = if layout.size() > 1 << 16 { layout.size() } else { 1 << class };
                reach(start + size);
                start as *mut u8
            }

            unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
                let (start, size) = (block as usize, layout.size());
                if size > 1 << 16 {
                    if start + size == NEXT {
                        NEXT = start;
                    } else {
                        // Its own size is between two classes; the lower one is what it can be.
                        let class = size.ilog2() as usize;
                        *(block as *mut usize) = FREE[class];
                        FREE[class] = start;
                    }
                } else {
                    let class = class(size) as usize;
                    *(block as *mut usize) = FREE[class];
                    FREE[class] = start;
                }
            }

            unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
                let is_last = block as usize + layout.size() == NEXT && layout.size() > 1 << 16;
                if is_last && size > 1 << 16 {
                    reach(block as usize + size);
                    return block;
                }
                if class(size) == class(layout.size()) && size.max(layout.size()) <= 1 << 16 {
                    return block;
                }
                let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
                if !new.is_null() {
                    core::ptr::copy_nonoverlapping(block, new, size.min(layout.size()));
                    self.dealloc(block, layout);
                }
                new
            }
        }

        #[global_allocator]
        static BLOCKS: Blocks = Blocks;
    }
}

#[export_name = "main"]
pub extern "C" fn entry_of_the_module() {
    main();
    std::io::flush(0);
}

macro_rules! thread_local {
    ($(#[$meta:meta])* $vis:vis static $name:ident: $type:ty = $first:expr $(;)?) => {
        $vis static $name: crate::std::thread::LocalKey<$type> = crate::std::thread::LocalKey::new({
            fn first() -> $type {
                $first
            }
            first
        });
    };
}
