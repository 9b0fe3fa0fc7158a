//! The stacks of a program in C.
//!
//! Local arrays, and what else has an address, are on a stack in the module's memory; when it
//! overflows, the program ends with a message. All other variables of a function are on C's own
//! stack, whose size is the judge's affair: 8 MiB on Linux, 1 MiB on Windows unless the program
//! asks for more.

/// The most bytes of the stack in the module's memory: as many as a program in Rust has.
const MOST: u64 = 8 << 20;

/// The bytes of a page of WebAssembly.
const PAGE: u64 = 1 << 16;

/// Returns the size in bytes of the stack in the module's memory, where the judge allows a program
/// so many bytes in all.
///
/// Pages of the stack that are never touched cost nothing, except where `realloc` copies the
/// memory, as on Windows: twice an eighth leaves room for the rest.
pub fn size(memory: u64) -> u32 {
    let size = (memory / 8).clamp(4 * PAGE, MOST);
    (size / PAGE * PAGE) as u32
}

/// Asks Microsoft's compiler, which HDU and POJ have, for a stack of 64 MiB, of which only what is
/// used counts.
pub const REQUEST: &str = "#ifdef _MSC_VER\n\
    #pragma comment(linker, \"/STACK:67108864\")\n\
    #endif\n";

/// Returns a C file with the [`REQUEST`] for a large stack.
pub fn with_large_stack(file: &str) -> String {
    file.replacen("#include", &format!("{REQUEST}#include"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stack_is_an_eighth_of_the_memory_in_whole_pages() {
        let sizes = [1 << 20, 32 << 20, 33_000_000, 64 << 20, 1 << 30].map(size);
        assert_eq!(sizes, [1 << 18, 4 << 20, 62 << 16, 8 << 20, 8 << 20]);
    }
}
