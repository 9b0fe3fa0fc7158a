//! The search for a single code among the options that leave a small heap and a larger one.

/// The largest number of small heaps. Most codes are found among far fewer options.
const MOST: usize = 1 << 14;

/// The number of options that are compared before the search can end.
const AT_ONCE: usize = 128;

/// The codes of the heaps 1, 2, …, up to some heap, in reverse order. In this order, the heaps that a
/// move leaves beside them are in ascending order, so that there are vector instructions for both.
#[derive(Clone, Debug, Default)]
pub(super) struct SmallHeaps {
    reversed: Vec<u16>,
}

impl SmallHeaps {
    /// Selects heaps from `codes`, the codes of heaps 0, 1, 2, …: at most a quarter of them.
    pub(super) fn new(codes: &[u16]) -> SmallHeaps {
        let count = MOST.min(codes.len() / 4) / AT_ONCE * AT_ONCE;
        SmallHeaps { reversed: codes.iter().skip(1).take(count).rev().copied().collect() }
    }

    /// Returns whether the heap that follows `codes` has an option with this code that leaves a
    /// small heap and a larger one, and takes `take` stones. The result is `false` if the heap is
    /// not large enough for all of the small heaps.
    pub(super) fn show(&self, code: u16, codes: &[u16], take: usize) -> bool {
        let count = self.reversed.len();
        let rest = codes.len().saturating_sub(take);
        if rest <= 2 * count {
            return false;
        }
        let larger = codes[rest - count..rest].chunks_exact(AT_ONCE);
        self.reversed.chunks_exact(AT_ONCE).zip(larger).any(|(small, larger)| {
            let mut hit = 0;
            for (a, b) in small.iter().zip(larger) {
                hit |= if a ^ b == code { u16::MAX } else { 0 };
            }
            hit != 0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn codes_are_shown_by_splits_with_a_small_heap() {
        let mut below = random::below();
        let all: Vec<u16> = (0..70_000).map(|_| below(1 << 16) as u16).collect();
        for (len, count) in [(100, 0), (511, 0), (512, 128), (4096, 1024), (70_000, 16_384)] {
            let small_heaps = SmallHeaps::new(&all[..len]);
            let heaps = [(len, 0), (len, 3), (2 * count + 4, 3), (2 * count + 3, 3), (2, 3)];
            for (heap, take) in heaps {
                let codes = &all[..heap];
                let left = (1..=count).filter(|_| heap > 2 * count + take);
                let shown: Vec<u16> =
                    left.map(|small| codes[small] ^ codes[heap - take - small]).collect();
                // Splits at the bounds of what is compared at once, and of all small heaps.
                let splits = (1..4).chain(126..131).chain(count.max(3) - 2..count + 3);
                for small in splits.filter(|&small| small + take < heap) {
                    let code = codes[small] ^ codes[heap - take - small];
                    let is_shown = small_heaps.show(code, codes, take);
                    assert_eq!(is_shown, shown.contains(&code), "{} {}", heap, small);
                }
            }
        }
    }
}
