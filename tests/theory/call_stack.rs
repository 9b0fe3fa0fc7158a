//! A call stack on which deep recursion fails at once.

use std::thread;

/// Runs `test` on a stack with less than two bytes for each of 100 000 calls, so that recursion
/// along a chain of that many positions overflows it.
pub fn too_small_to_recurse(test: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(160 << 10);
    thread.spawn(test).unwrap().join().unwrap();
}
