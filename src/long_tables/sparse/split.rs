//! The mask that separates rare values from common ones.

use crate::contest::walsh::transform;

/// The bound below which all values lie.
pub(super) const VALUES: usize = 1 << 10;

const COMMON: u16 = VALUES as u16 / 2;

/// A mask, and a numbering of the values that keeps the two classes apart. The highest bit of
/// the code of a value is its class; the bits below are those of the value without the lowest
/// bit of the mask, which the class and the other bits determine. So ⊕ acts on codes as it does
/// on values, and within a class, codes are in the order of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Split {
    mask: u16,
}

impl Split {
    /// Returns the mask under which the fewest of `values` are rare, if these are fewer than a
    /// quarter.
    pub(super) fn find(values: &[u16]) -> Option<Split> {
        let mut counts = vec![0i64; VALUES];
        values.iter().for_each(|&value| counts[usize::from(value)] += 1);
        transform(&mut counts);
        // Rare values count as 1, common values as -1.
        let mask = (1..VALUES).min_by_key(|&mask| counts[mask])?;
        let rare = (values.len() as i64 + counts[mask]) / 2;
        Some(Split { mask: mask as u16 }).filter(|_| 4 * rare < values.len() as i64)
    }

    /// Returns how many of `values` are rare.
    pub(super) fn rare_among(self, values: &[u16]) -> usize {
        values.iter().filter(|&&value| self.parity(value) == 0).count()
    }

    pub(super) fn mask(self) -> u16 {
        self.mask
    }

    fn parity(self, value: u16) -> u16 {
        (value & self.mask).count_ones() as u16 & 1
    }

    pub(super) fn code(self, value: u16) -> u16 {
        let low = self.mask.trailing_zeros();
        let upper = value >> (low + 1) << low;
        self.parity(value) * COMMON + upper + (value & ((1 << low) - 1))
    }

    pub(super) fn value(self, code: u16) -> u16 {
        let low = self.mask.trailing_zeros();
        let key = code % COMMON;
        let value = (key >> low << (low + 1)) + (key & ((1 << low) - 1));
        let class = code / COMMON;
        value + ((self.parity(value) ^ class) << low)
    }

    pub(super) fn is_rare(self, code: u16) -> bool {
        code < COMMON
    }

    /// Returns the number of rare codes that stand for smaller values than this common code
    /// does. These are the least rare codes.
    pub(super) fn rare_below(self, code: u16) -> u16 {
        self.value(code) - code % COMMON
    }

    /// Returns the least common code.
    pub(super) fn first_common(self) -> u16 {
        COMMON
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_a_numbering_of_each_class_in_order() {
        for &mask in &[1, 2, 254, 494, 512, 1023, 0b1010] {
            let split = Split { mask };
            let rare: Vec<u16> = (0..1024).filter(|v| (v & mask).count_ones() % 2 == 0).collect();
            let common: Vec<u16> = (0..1024).filter(|v| (v & mask).count_ones() % 2 == 1).collect();
            for (rank, &value) in (0..).zip(&rare) {
                assert_eq!((split.code(value), split.value(rank)), (rank, value));
            }
            for (rank, &value) in (0..).zip(&common) {
                let code = split.code(value);
                assert_eq!((code, split.value(code)), (rank + 512, value));
                let below = rare.iter().filter(|&&rare| rare < value).count();
                assert_eq!(usize::from(split.rare_below(code)), below);
            }
            for a in 0..1024 {
                assert_eq!(split.code(a ^ 0x155), split.code(a) ^ split.code(0x155));
            }
        }
    }
}
