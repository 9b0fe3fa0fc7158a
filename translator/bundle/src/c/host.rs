// What a program finds under the name of `std` where there is no operating system: its
// input, output and memory come from a few functions of the C file around it, and its words
// are put together by a `Display` of its own, a tenth of the size of core's. All names that a
// program could meet without asking for them begin with `host_`.

mod std {
    pub use alloc::{borrow, boxed, rc, slice, str, vec};
    pub use core::{
        any, array, ascii, cell, char, clone, cmp, convert, default, error, f32, f64, future, hint,
        i128, i16, i32, i64, i8, isize, iter, marker, mem, num, ops, option, pin, primitive, ptr,
        result, task, u128, u16, u32, u64, u8, usize,
    };
    pub use core::{
        assert, assert_eq, assert_ne, concat, debug_assert, debug_assert_eq, debug_assert_ne,
        line, matches, module_path, panic, stringify, todo, unimplemented, unreachable,
    };

    pub mod prelude {
        pub use super::decimal::HostParse as _;
        pub use super::float::HostFloat as _;
        pub use super::fmt::{HostWrite as _, ToString};
        pub use super::io::HostWrite as _;
        pub use super::sort::HostSort as _;
        pub use alloc::borrow::ToOwned;
        pub use alloc::boxed::Box;
        pub use alloc::format;
        pub use alloc::string::String;
        pub use alloc::vec;
        pub use alloc::vec::Vec;

        pub mod rust_2021 {
            pub use super::*;
            pub use core::prelude::rust_2021::*;
        }
        pub use rust_2021 as v1;
    }

    pub mod string {
        pub use super::fmt::ToString;
        pub use alloc::string::*;
    }

    pub mod collections {
        pub use super::hashed::{hash_map, hash_set, HashMap, HashSet};
        pub use alloc::collections::*;
    }

    pub mod hash {
        pub use super::hashed::{DefaultHasher, RandomState};
        pub use core::hash::*;
    }

    pub mod env {
        /// Returns the arguments of a program that was started without any.
        pub fn args() -> core::iter::Once<alloc::string::String> {
            core::iter::once("program".into())
        }
    }

    #[link(wasm_import_module = "env")]
    extern "C" {
        fn read(to: *mut u8, length: usize) -> usize;
        fn read_line(to: *mut u8, length: usize) -> usize;
        fn write(from: *const u8, length: usize);
        #[link_name = "fail"]
        fn end(from: *const u8, length: usize) -> !;
    }

    /// Ends the program with a message. What was printed before is seen.
    #[cold]
    #[inline(never)]
    pub fn fail(message: &str) -> ! {
        io::host_flush(0);
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

    MODULES
}

#[export_name = "ENTRY"]
pub extern "C" fn host_entry() {
    std::process::host_ended(main());
}

/// Is called when the stack is full, before the program ends.
#[export_name = "LAST"]
pub extern "C" fn host_print_rest() {
    std::io::host_flush(0);
}
