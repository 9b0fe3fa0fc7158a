//! Sets of numbers, with one bit for each number.

/// A set of numbers: n is in it if bit n mod 64 of word n / 64 is set.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits(Vec<u64>);

/// For each k, the bits of a word at the positions whose binary digit k is 0.
const LOWER: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

impl Bits {
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn insert(&mut self, number: u32) {
        let word = number as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (number % 64);
    }

    /// Adds each number of `other`.
    pub(super) fn unite(&mut self, other: &Bits) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(word, more)| *word |= more);
    }

    /// For each number in `other`, adds the nim sum of this number and `summand` to the set.
    pub(super) fn unite_sums(&mut self, other: &Bits, summand: u32) {
        let (word, bits) = (summand as usize / 64, summand % 64);
        let len = other.0.len().max(word + 1).next_power_of_two();
        if self.0.len() < len {
            self.0.resize(len, 0);
        }
        for (place, &numbers) in other.0.iter().enumerate() {
            // Where the summand has 2^k, each number changes places with the one that differs in it.
            let change = |numbers: u64, k: usize| match bits >> k & 1 {
                0 => numbers,
                _ => (numbers & LOWER[k]) << (1 << k) | numbers >> (1 << k) & LOWER[k],
            };
            self.0[place ^ word] |= (0..6).fold(numbers, change);
        }
    }

    /// Returns the least number that is not in the set.
    pub(super) fn mex(&self) -> u32 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        full as u32 * 64 + self.0.get(full).map_or(0, |word| (!word).trailing_zeros())
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    fn of_one(number: u32) -> Bits {
        let mut set = Bits::default();
        set.insert(number);
        set
    }

    #[test]
    fn a_sum_may_be_longer_or_shorter_than_its_parts() {
        for (number, summand) in [(3, 70), (70, 3), (70, 100), (200, 70), (5, 130), (130, 130)] {
            let (mut sums, mut expected) = (Bits::default(), of_one(number ^ summand));
            sums.unite_sums(&of_one(number), summand);
            expected.0.resize(sums.0.len(), 0);
            assert_eq!(sums.0, expected.0, "{} and {}", number, summand);
        }
    }
}
