//! Random numbers that depend only on a seed.

/// Random numbers, one after another.
pub struct Numbers {
    seed: u64,
    count: u64,
}

impl Numbers {
    /// Creates a source of numbers, which are the same for the same seed.
    pub fn new(seed: u64) -> Numbers {
        Numbers { seed, count: 0 }
    }

    /// Returns a number from 0 to `below` - 1.
    ///
    /// # Panics
    /// If `below` is 0.
    pub fn next(&mut self, below: u64) -> u64 {
        self.count += 1;
        mix(self.seed ^ mix(self.count)) % below
    }
}

/// Returns a number in which every bit depends on every bit of `seed` (G. Steele, D. Lea,
/// C. Flood, *Fast splittable pseudorandom number generators*, 2014).
pub fn mix(seed: u64) -> u64 {
    let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
