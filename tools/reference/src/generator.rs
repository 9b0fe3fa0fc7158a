//! Random inputs that are the same on every machine for the same seed.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::ops::RangeInclusive;

/// How large an input is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Within reach of brute force, most of the values small.
    Tiny,
    /// As large and as hard as the statement allows.
    Largest,
}

/// A seeded source of numbers for `Reference::generate`.
pub struct Generator {
    random: ChaCha8Rng,
    size: Size,
}

impl Generator {
    /// A generator whose numbers depend on `seed` alone.
    pub fn new(seed: u64, size: Size) -> Self {
        Generator { random: ChaCha8Rng::seed_from_u64(seed), size }
    }

    /// The size that is asked for.
    pub fn size(&self) -> Size {
        self.size
    }

    /// `tiny` or `largest`, whichever is asked for.
    pub fn pick<T>(&self, tiny: T, largest: T) -> T {
        match self.size {
            Size::Tiny => tiny,
            Size::Largest => largest,
        }
    }

    /// A number of the range, each equally likely.
    pub fn within(&mut self, range: RangeInclusive<u64>) -> u64 {
        self.random.random_range(range)
    }

    /// `count` numbers of the range.
    pub fn many(&mut self, count: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..count).map(|_| self.within(range.clone())).collect()
    }

    /// One to `most` heaps of the range. Every third time the heaps come in equal pairs,
    /// because a random position is hardly ever a lost one.
    pub fn heaps(&mut self, most: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        let count = self.within(self.pick(1, most)..=most);
        let mut heaps = self.many(count, range);
        if count > 1 && self.one_in(3) {
            heaps.truncate(heaps.len() / 2);
            heaps.extend_from_within(..);
        }
        heaps
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.within(1..=n) == 1
    }
}

/// The numbers with blanks between.
pub fn words(numbers: &[u64]) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    words.join(" ")
}
