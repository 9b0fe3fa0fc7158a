//! The allocator. Blocks have two to the power of their class; each class has a list of free ones.
//! What stands last grows and shrinks in place, as a long input does while it is read.
//!
//! Memory that the module has asked for may hold anything: `alloc_zeroed` fills its blocks itself.

use core::alloc::{GlobalAlloc, Layout};

struct Blocks;

static mut FREE: [usize; 32] = [0; 32];
static mut NEXT: usize = 0;

fn class(size: usize) -> u32 {
    (size.max(16) - 1).ilog2() + 1
}

unsafe fn reach(end: usize) {
    use core::arch::wasm32::{memory_grow, memory_size};
    let pages = memory_size::<0>();
    if end > pages << 16 {
        let needed = ((end >> 16) + 1).wrapping_sub(pages);
        // An eighth more: where `realloc` copies, all copies together are a few times the memory.
        let is_out = |pages| memory_grow::<0>(pages) == usize::MAX;
        if is_out(needed + (pages >> 3)) && is_out(needed) {
            crate::std::fail("out of memory");
        }
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
