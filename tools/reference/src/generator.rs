//! Random numbers for inputs, the same on every machine for the same seed.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::any::Any;
use std::fmt::{Display, Write};
use std::ops::RangeInclusive;

/// The size of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Small enough for brute force, and with mostly small numbers.
    Tiny,
    /// As large and as hard as the statement allows.
    Largest,
}

/// A seeded source of random numbers for the inputs of a [`Reference`](crate::Reference).
pub struct Generator {
    random: ChaCha8Rng,
    size: Size,
    /// Whether numbers are larger than in tiny inputs but smaller than in the largest inputs.
    is_middle: bool,
}

impl Generator {
    /// Creates a generator whose numbers depend only on `seed`.
    pub fn new(seed: u64, size: Size) -> Self {
        Generator { random: ChaCha8Rng::seed_from_u64(seed), size, is_middle: false }
    }

    /// Creates a generator of inputs that are like the largest inputs but smaller: still too large
    /// for brute force, and more varied. These inputs may violate the statement.
    pub(crate) fn middle(seed: u64) -> Self {
        Generator { is_middle: true, ..Generator::new(seed, Size::Largest) }
    }

    /// Returns the requested size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns `tiny` or `largest`, depending on the requested size.
    pub fn pick<T: 'static>(&self, tiny: T, largest: T) -> T {
        match self.size {
            Size::Tiny => tiny,
            Size::Largest if self.is_middle => geometric_mean(tiny, largest),
            Size::Largest => largest,
        }
    }

    /// Returns a random number in the range; all numbers are equally likely.
    pub fn within(&mut self, range: RangeInclusive<u64>) -> u64 {
        self.random.random_range(range)
    }

    /// Returns `count` random numbers in the range.
    pub fn many(&mut self, count: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        (0..count).map(|_| self.within(range.clone())).collect()
    }

    /// Puts the items in a random order; all orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.within(0..=last as u64) as usize);
        }
    }

    /// Returns heaps with sizes in the range: from one to `limit` heaps in a tiny input, and
    /// `limit` heaps in an input of the largest size. One time in three, the heaps form pairs of
    /// equal heaps, because random positions are rarely P-positions.
    pub fn heaps(&mut self, limit: u64, range: RangeInclusive<u64>) -> Vec<u64> {
        let count = self.within(self.pick(1, limit)..=limit);
        let mut heaps = self.many(count, range);
        if count > 1 && self.one_in(3) {
            heaps.truncate(heaps.len() / 2);
            heaps.extend_from_within(..);
        }
        heaps
    }

    /// Returns `true` with a probability of 1 in `n`.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.within(1..=n) == 1
    }
}

/// Returns the geometric mean of two unsigned numbers, or `largest` for arguments of another type.
fn geometric_mean<T: 'static>(tiny: T, mut largest: T) -> T {
    macro_rules! mean {
        ($($number:ty)*) => {$(
            let least = (&tiny as &dyn Any).downcast_ref::<$number>();
            let most = (&mut largest as &mut dyn Any).downcast_mut::<$number>();
            if let (Some(&least), Some(most)) = (least, most) {
                *most = (least as u128 * *most as u128).isqrt() as $number;
            }
        )*};
    }
    mean!(u32 u64 usize);
    largest
}

/// Joins numbers, or anything else that can be printed, with spaces.
pub fn join(parts: &[impl Display]) -> String {
    let mut text = String::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            text.push(' ');
        }
        write!(text, "{part}").expect("a string takes any text");
    }
    text
}

/// Returns the numbers as a list in JSON notation, such as `[1,2,3]`.
pub fn json_list(numbers: &[u64]) -> String {
    format!("[{}]", join(numbers).replace(' ', ","))
}

#[cfg(test)]
#[path = "../tests/unit/generator.rs"]
mod tests;
