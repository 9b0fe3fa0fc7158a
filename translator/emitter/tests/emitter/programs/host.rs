//! What turns a program beside this file into a module: memory, input, output, failure.
//! The judge's tool brings its own; this one is as small as the tests need.
#![no_std]
#![no_main]

extern crate alloc;

use alloc::vec::Vec;
use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32;
use core::fmt::Write as _;
use core::panic::PanicInfo;

mod program {
    include!(env!("PROGRAM"));
}

#[link(wasm_import_module = "env")]
extern "C" {
    fn read(to: *mut u8, length: usize) -> usize;
    fn write(from: *const u8, length: usize);
    fn fail(from: *const u8, length: usize) -> !;
}

/// Gives out memory and takes none back.
struct Bump;

static mut NEXT: usize = 0;
static mut END: usize = 0;

unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let at = (NEXT + layout.align() - 1) & !(layout.align() - 1);
        if at + layout.size() <= END {
            NEXT = at + layout.size();
            return at as *mut u8;
        }
        let pages = layout.size() / 65536 + 1;
        let before = wasm32::memory_grow::<0>(pages);
        if before == usize::MAX {
            return core::ptr::null_mut();
        }
        if before * 65536 != END {
            NEXT = before * 65536;
        }
        END = (before + pages) * 65536;
        self.alloc(layout)
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Bump = Bump;

struct Message([u8; 200], usize);

impl core::fmt::Write for Message {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        for &byte in text.as_bytes() {
            if let Some(place) = self.0.get_mut(self.1) {
                *place = byte;
                self.1 += 1;
            }
        }
        Ok(())
    }
}

#[panic_handler]
fn panic(info: &PanicInfo) -> ! {
    let mut message = Message([0; 200], 0);
    let _ = write!(message, "{}", info.message());
    unsafe { fail(message.0.as_ptr(), message.1) }
}

#[no_mangle]
pub extern "C" fn main() {
    let mut input = Vec::new();
    let mut buffer = [0; 1024];
    loop {
        let count = unsafe { read(buffer.as_mut_ptr(), buffer.len()) };
        if count == 0 {
            break;
        }
        input.extend_from_slice(&buffer[..count]);
    }
    program::solve(&input, &mut |bytes| unsafe { write(bytes.as_ptr(), bytes.len()) });
}
