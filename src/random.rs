//! Random numbers for the modules' tests, the same in every run.

/// Returns a function that returns numbers below its argument (G. Marsaglia's xorshift).
pub(crate) fn below() -> impl FnMut(u64) -> u64 {
    let mut state = 1_u64;
    move |bound: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 16) % bound
    }
}
