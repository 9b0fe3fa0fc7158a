//! Grundy values of octal games by the direct method.

use super::{OctalGame, NO_HEAP, ONE_HEAP, THREE_HEAPS, TWO_HEAPS};

impl OctalGame {
    /// Returns the Grundy values of heaps 0 to `len` - 1, computed from the options that the
    /// code allows.
    ///
    /// Cost: O(`len`) time for each digit that lets a move leave one heap, O(`len`²) for each
    /// that lets it leave two heaps, and O(`len`³) for each that lets it leave three; O(`len`)
    /// memory.
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
        // `seen[v] == heap + 1` means that some option of `heap` has the value v. The length of
        // `seen` is one more than a power of two above all values, so that every nim sum is in
        // range and some value is always missing.
        let mut seen = vec![0; 2];
        for heap in 0..len {
            let round = heap + 1;
            if heap > 0 && self.digit(heap as u64) & NO_HEAP != 0 {
                seen[0] = round;
            }
            for rest in rests(&one, heap, 1) {
                seen[values[rest] as usize] = round;
            }
            for rest in rests(&two, heap, 2) {
                for a in 1..=rest / 2 {
                    seen[(values[a] ^ values[rest - a]) as usize] = round;
                }
            }
            for rest in rests(&three, heap, 3) {
                for a in 1..=rest / 3 {
                    for b in a..=(rest - a) / 2 {
                        let sum = values[a] ^ values[b] ^ values[rest - a - b];
                        seen[sum as usize] = round;
                    }
                }
            }
            let mex = seen.iter().take_while(|&&stamp| stamp == round).count();
            values.push(mex as u32);
            let len_needed = (mex + 1).next_power_of_two() + 1;
            if seen.len() < len_needed {
                seen.resize(len_needed, 0);
            }
        }
        values
    }

    /// Returns the numbers of stones below `len` whose digit has `bit`, in ascending order.
    fn takes(&self, bit: u8, len: usize) -> Vec<usize> {
        (0..len).filter(|&take| self.digit(take as u64) & bit != 0).collect()
    }
}

/// Returns what remains of `heap` after each of `takes`, as long as it is at least `least`.
fn rests(takes: &[usize], heap: usize, least: usize) -> impl Iterator<Item = usize> + '_ {
    let playable = takes.iter().take_while(move |&&take| take + least <= heap);
    playable.map(move |take| heap - take)
}
