//! Grundy values of octal games by the direct method.

use super::bits::Bits;
use super::{OctalGame, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};

impl OctalGame {
    /// Returns the Grundy values of heaps 0 to `len` - 1, computed from the options that the
    /// code allows.
    ///
    /// Cost: O(`len`²) if a move may leave two heaps. Each digit that lets a move leave two or
    /// three heaps adds O(`len` · V / 64), where V is the largest value; if a move may leave three
    /// heaps, O(`len`² · V / 64) is added once. O(`len` · V / 64) memory.
    ///
    /// ```
    /// use grundy::octal::OctalGame;
    ///
    /// // Dawson's Chess, OEIS A002187.
    /// let chess: OctalGame = "0.137".parse().unwrap();
    /// assert_eq!(chess.values(12), [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]);
    /// ```
    pub fn values(&self, len: usize) -> Vec<u32> {
        let one = self.takes(ONE_HEAP, len);
        let two = self.takes(TWO_HEAPS, len);
        let three = self.takes(THREE_HEAPS, len);
        let mut values: Vec<u32> = Vec::with_capacity(len);
        // For each number of stones, the values of all pairs of heaps, and of three, that have as many:
        // several digits ask for the same ones.
        let mut pairs: Vec<Bits> = Vec::new();
        let mut triples: Vec<Bits> = Vec::new();
        let mut seen = Bits::default();
        for heap in 0..len {
            if !two.is_empty() || !three.is_empty() {
                let mut sums = Bits::default();
                (1..=heap / 2).for_each(|a| sums.insert(values[a] ^ values[heap - a]));
                pairs.push(sums);
            }
            if !three.is_empty() {
                let mut sums = Bits::default();
                (1..=heap / 3).for_each(|a| sums.unite_sums(&pairs[heap - a], values[a]));
                triples.push(sums);
            }
            seen.clear();
            if heap > 0 && self.digit(heap as u64) & NO_HEAP != 0 {
                seen.insert(0);
            }
            rests(&one, heap, 1).for_each(|rest| seen.insert(values[rest]));
            rests(&two, heap, 2).for_each(|rest| seen.unite(&pairs[rest]));
            rests(&three, heap, 3).for_each(|rest| seen.unite(&triples[rest]));
            values.push(seen.mex());
        }
        values
    }

    /// Returns the numbers of stones below `len` whose digit has `bit`, in ascending order.
    fn takes(&self, bit: u8, len: usize) -> Vec<usize> {
        (0..len).filter(|&take| self.digit(take as u64) & bit != 0).collect()
    }
}

/// Returns, for each of `takes` that leaves at least `least` stones of `heap`, the number of stones
/// that are left.
fn rests(takes: &[usize], heap: usize, least: usize) -> impl Iterator<Item = usize> + '_ {
    let playable = takes.iter().take_while(move |&&take| take + least <= heap);
    playable.map(move |take| heap - take)
}
