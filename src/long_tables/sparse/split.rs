//! The mask that separates rare values from common ones.

use crate::contest::walsh::transform;

/// In most games, all values are below this bound.
pub(super) const VALUES: usize = 1 << 10;

/// The smallest common code of values below [`VALUES`].
pub(super) const COMMON: u16 = VALUES as u16 / 2;

/// The bound on the values that a class and a byte together can represent.
const KEYED: usize = 1 << 9;

/// A mask, and a numbering of the values that keeps the two classes apart. The highest bit of the
/// code of a value is its class. The lower bits of the code are the bits of the value except the
/// one at the lowest position of the mask; that bit is determined by the class and the other bits.
/// So ⊕ acts on codes as it does on values, and within a class, codes are in the order of the
/// values.
///
/// The parity of the heap may be one more bit of the mask: then the classes of the values are
/// exchanged for all heaps of one parity. Suppose that all moves that split a heap take an odd
/// number of stones, or that all take an even number, and that the classes are exchanged for the
/// heaps of the other parity. Then the classes of the two heaps that a move leaves add up to the
/// class that the nim sum of their values has for the original heap. So codes act as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Split {
    mask: u16,
    /// The heaps whose classes are exchanged.
    exchanged: Exchanged,
    /// The number of codes of each class, a power of 2 that is also the smallest common code.
    half: u16,
}

/// The heaps whose classes are exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Exchanged {
    None,
    Odd,
    Even,
}

impl Exchanged {
    fn contains(self, heap: usize) -> bool {
        match self {
            Exchanged::None => false,
            Exchanged::Odd => heap & 1 == 1,
            Exchanged::Even => heap & 1 == 0,
        }
    }
}

impl Split {
    /// Returns the split by a mask. `parity`, if given, is the parity of the number of stones that
    /// any splitting move takes; the parity of the heap is then one more bit of the mask.
    pub(super) fn new(mask: u16, parity: Option<usize>) -> Split {
        let exchanged = match parity {
            None => Exchanged::None,
            Some(0) => Exchanged::Odd,
            Some(_) => Exchanged::Even,
        };
        Split { mask, exchanged, half: COMMON }
    }

    /// Returns this split adapted to values up to `largest`; the codes change if `largest` is
    /// [`VALUES`] or more.
    pub(super) fn up_to(self, largest: u16) -> Split {
        let half = (usize::from(largest) + 1).next_power_of_two() / 2;
        Split { half: COMMON.max(half as u16), ..self }
    }

    /// Returns the mask that makes the fewest of `values` rare if it makes fewer than a quarter of
    /// them rare, and `None` otherwise; `values` are the values of the heaps from `first` on.
    /// `parity` is the parity of the number of stones taken by the moves that split a heap, if it
    /// is the same for all of them. No value of the game is above `largest`.
    pub(super) fn find(
        values: &[u16],
        first: usize,
        parity: Option<usize>,
        largest: u16,
    ) -> Option<Split> {
        let of_kind = |parity: Option<usize>| {
            let Split { exchanged, half, .. } = Split::new(1, parity).up_to(largest);
            let mut counts = vec![0i64; 2 * usize::from(half)];
            for (heap, &value) in (first..).zip(values) {
                counts[usize::from(value)] += if exchanged.contains(heap) { -1 } else { 1 };
            }
            transform(&mut counts);
            // Rare values count as 1, common values as -1.
            let mask = (1..counts.len()).min_by_key(|&mask| counts[mask]).unwrap_or(1);
            (counts[mask], Split::new(mask as u16, parity).up_to(largest))
        };
        let by_parity = parity.map(|parity| of_kind(Some(parity)));
        let by_value = of_kind(None);
        let (sum, split) = by_parity.filter(|best| best.0 < by_value.0).unwrap_or(by_value);
        let rare = (values.len() as i64 + sum) / 2;
        Some(split).filter(|_| 4 * rare < values.len() as i64)
    }

    /// Returns how many of `values`, the values of heaps 0, 1, 2, …, are rare.
    pub(super) fn rare_among(self, values: &[u16]) -> usize {
        let classes = values.iter().enumerate().map(|(heap, &value)| self.class(value, heap));
        classes.filter(|&class| class == 0).count()
    }

    pub(super) fn mask(self) -> u16 {
        self.mask
    }

    pub(super) fn knows_parity(self) -> bool {
        self.exchanged != Exchanged::None
    }

    fn parity(self, value: u16) -> u16 {
        (value & self.mask).count_ones() as u16 & 1
    }

    fn class(self, value: u16, heap: usize) -> u16 {
        self.parity(value) ^ u16::from(self.exchanged.contains(heap))
    }

    /// Returns the code of a value that `heap` or one of its options has.
    pub(super) fn code(self, value: u16, heap: usize) -> u16 {
        let low = self.mask.trailing_zeros();
        let upper = value >> low >> 1 << low;
        self.class(value, heap) * self.half + upper + (value & ((1 << low) - 1))
    }

    /// Returns the nim sum of the two codes that a value has for two heaps whose sizes differ by
    /// `distance`.
    pub(super) fn change_after(self, distance: usize) -> u16 {
        if self.knows_parity() && distance & 1 == 1 {
            self.half
        } else {
            0
        }
    }

    /// Returns the value whose code for `heap` is `code`.
    pub(super) fn value(self, code: u16, heap: usize) -> u16 {
        let low = self.mask.trailing_zeros();
        let key = code % self.half;
        let value = (key >> low << low << 1) + (key & ((1 << low) - 1));
        let class = (code / self.half) ^ u16::from(self.exchanged.contains(heap));
        value + ((self.parity(value) ^ class) << low)
    }

    pub(super) fn is_rare(self, code: u16) -> bool {
        code < self.half
    }

    /// Returns how many rare codes represent smaller values than this common code of a heap does.
    /// These are the smallest rare codes.
    pub(super) fn rare_below(self, code: u16, heap: usize) -> u16 {
        self.value(code, heap) - code % self.half
    }

    /// Returns the least common code.
    pub(super) fn first_common(self) -> u16 {
        self.half
    }

    /// Returns whether two things hold: the classes and lower bytes of the codes determine the
    /// codes of values below `bound`, and the code that is added for a single heap is determined by
    /// its lower byte.
    pub(super) fn has_keys(self, bound: usize) -> bool {
        // A key has all bits of a value but the lowest one of the mask.
        let drops_a_bit = usize::from(self.mask) % KEYED != 0;
        bound <= KEYED && drops_a_bit && !self.knows_parity()
    }

    /// Returns the number of codes; all codes are below it.
    pub(super) fn codes(self) -> usize {
        2 * usize::from(self.half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_large_values() {
        for largest in [1024, 5000, u16::MAX] {
            for mask in [1, 1976, 1 << 15, u16::MAX] {
                let split = Split::new(mask, Some(1)).up_to(largest);
                let mut codes = vec![false; split.codes()];
                for value in (0..=largest).filter(|_| usize::from(mask) < split.codes()) {
                    let code = split.code(value, 7);
                    assert_eq!(split.value(code, 7), value);
                    let is_rare = (value & mask).count_ones() % 2 == 0;
                    assert_eq!(split.is_rare(code), is_rare);
                    assert!(!std::mem::replace(&mut codes[usize::from(code)], true));
                    assert_eq!(split.code(value, 8), code ^ split.change_after(1));
                }
            }
        }
    }

    #[test]
    fn keys_are_the_lower_bytes_of_codes() {
        for mask in [1, 2, 254, 256, 494, 511, 512, 513, 1023] {
            for (parity, bound) in [(None, 256), (None, 512), (None, 1024), (Some(0), 512)] {
                let split = Split::new(mask, parity);
                let codes = (0..bound as u16).map(|value| split.code(value, 0));
                let mut keys: Vec<(bool, u8)> =
                    codes.map(|code| (split.is_rare(code), code as u8)).collect();
                keys.sort_unstable();
                keys.dedup();
                let keeps_a_bit = mask % 512 == 0;
                let expected = bound <= 512 && !keeps_a_bit && parity.is_none();
                assert_eq!(split.has_keys(bound), expected, "{} {}", mask, bound);
                assert!(keys.len() == bound || !expected, "{} {}", mask, bound);
                assert!(bound < 512 || expected || keys.len() < bound || parity.is_some());
            }
        }
    }

    #[test]
    fn codes_are_a_numbering_of_each_class_in_order() {
        let masks = [1, 2, 254, 494, 512, 1023, 0b1010];
        for (mask, exchanged) in masks.iter().flat_map(|&mask| {
            [Exchanged::None, Exchanged::Odd, Exchanged::Even].map(|exchanged| (mask, exchanged))
        }) {
            let split = Split { mask, exchanged, half: COMMON };
            for heap in 6..8 {
                let class = u32::from(exchanged.contains(heap));
                let of_class = |class: u32| {
                    let values = (0..1024).filter(move |v| (v & mask).count_ones() % 2 == class);
                    values.collect::<Vec<u16>>()
                };
                let (rare, common) = (of_class(class), of_class(1 - class));
                for (rank, &value) in (0..).zip(&rare) {
                    assert_eq!((split.code(value, heap), split.value(rank, heap)), (rank, value));
                }
                for (rank, &value) in (0..).zip(&common) {
                    let code = split.code(value, heap);
                    assert_eq!((code, split.value(code, heap)), (rank + 512, value));
                    let below = rare.iter().filter(|&&rare| rare < value).count();
                    assert_eq!(usize::from(split.rare_below(code, heap)), below);
                    let later = split.code(value, heap + 3);
                    assert_eq!(later, code ^ split.change_after(3));
                }
                for a in 0..1024 {
                    let sum = split.code(a, heap) ^ split.code(0x155, heap) ^ split.code(0, heap);
                    assert_eq!(split.code(a ^ 0x155, heap), sum);
                }
            }
        }
    }
}
