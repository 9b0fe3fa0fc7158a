//! The allocator. Blocks have two to the power of their class; each class has a list of free ones.
//! What stands last grows and shrinks in place, as a long input does while it is read.
//!
//! Memory that the module has asked for may hold anything: `alloc_zeroed` fills its blocks itself.

use core::alloc::{GlobalAlloc, Layout};

#[link(wasm_import_module = "env")]
extern "C" {
    #[link_name = "grow"]
    fn ask_for(pages: usize) -> i32;
}

struct Blocks;

static mut FREE: [usize; 64] = [0; 64];
static mut NEXT: usize = 0;

fn class(size: usize) -> u32 {
    (size.max(16) - 1).ilog2() + 1
}

/// Returns the free blocks of a class, which is below 64.
unsafe fn free(class: u32) -> *mut usize {
    (&raw mut FREE as *mut usize).add(class as usize)
}

unsafe fn reach(end: usize) {
    let pages = ask_for(0) as usize;
    if end > pages << 16 {
        let needed = (end >> 16) + 1 - pages;
        // An eighth more: where `realloc` copies, all copies together are a few times the memory.
        if ask_for(needed + (pages >> 3)) < 0 && ask_for(needed) < 0 {
            crate::std::fail("out of memory");
        }
    }
    NEXT = end;
}

unsafe impl GlobalAlloc for Blocks {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let class = class(layout.size());
        let first = *free(class);
        if first != 0 && layout.align() <= 16 {
            *free(class) = *(first as *const usize);
            return first as *mut u8;
        }
        if NEXT == 0 {
            NEXT = (ask_for(0) as usize) << 16;
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
                let class = size.ilog2();
                *(block as *mut usize) = *free(class);
                *free(class) = start;
            }
        } else {
            let class = class(size);
            *(block as *mut usize) = *free(class);
            *free(class) = start;
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

// What rustc calls to compare bytes.

#[no_mangle]
unsafe extern "C" fn memcmp(one: *const u8, other: *const u8, length: usize) -> i32 {
    for place in 0..length {
        let (one, other) = (*one.add(place), *other.add(place));
        if one != other {
            return one as i32 - other as i32;
        }
    }
    0
}

#[no_mangle]
unsafe extern "C" fn bcmp(one: *const u8, other: *const u8, length: usize) -> i32 {
    for place in 0..length {
        if *one.add(place) != *other.add(place) {
            return 1;
        }
    }
    0
}
