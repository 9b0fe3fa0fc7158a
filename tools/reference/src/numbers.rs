//! Numbers in place of positions.
//!
//! Each of the hundreds of references has its own type of positions, and generic code is compiled
//! once for each type. So, wherever possible, numbers are used in place of positions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The positions met so far, numbered from 0 in the order in which they were met.
pub(crate) struct Numbers<P> {
    numbers: HashMap<P, usize, BuildHasherDefault<Words>>,
}

impl<P: Clone + Eq + Hash> Numbers<P> {
    /// Creates an empty numbering.
    pub fn new() -> Self {
        Numbers { numbers: HashMap::default() }
    }

    /// Returns the number of a position; a new position gets the next free number.
    pub fn number(&mut self, position: &P) -> usize {
        if let Some(&number) = self.numbers.get(position) {
            return number;
        }
        let number = self.numbers.len();
        self.numbers.insert(position.clone(), number);
        number
    }
}

/// Combines the words of a value into one word by multiplication. Nobody chooses positions to slow
/// this hash down, and brute force spends much of its time on hashing.
#[derive(Default)]
struct Words(u64);

/// An odd number whose bits have no pattern, close to 2⁶⁴ divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Words {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(FACTOR);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        // The map uses the highest and the lowest bits.
        self.0 ^ (self.0 >> 32)
    }
}
