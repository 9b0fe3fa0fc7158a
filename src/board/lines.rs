//! The values that occur on each line.

/// Several lines: for each line, a bit for each value, and the first word in which a value is
/// missing.
pub(super) struct Lines {
    words: usize,
    bits: Vec<u64>,
    /// For each line, the first word that is not full.
    full: Vec<usize>,
}

/// The values of one line.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    bits: &'a [u64],
    full: usize,
}

impl Lines {
    /// Creates empty lines for values up to `most`.
    pub(super) fn new(lines: usize, most: usize) -> Lines {
        let words = most / 64 + 1;
        Lines { words, bits: vec![0; lines * words], full: vec![0; lines] }
    }

    pub(super) fn line(&self, line: usize) -> Line<'_> {
        Line { bits: &self.bits[line * self.words..][..self.words], full: self.full[line] }
    }

    pub(super) fn insert(&mut self, line: usize, value: usize) {
        let bits = &mut self.bits[line * self.words..][..self.words];
        bits[value / 64] |= 1 << (value % 64);
        let full = &mut self.full[line];
        while bits.get(*full) == Some(&u64::MAX) {
            *full += 1;
        }
    }

    /// Replaces a line with a copy of `other`.
    pub(super) fn copy_line(&mut self, line: usize, other: Line<'_>) {
        self.bits[line * self.words..][..self.words].copy_from_slice(other.bits);
        self.full[line] = other.full;
    }

    /// Returns the least value that occurs on none of `lines`; such a value must exist in the range
    /// of the lines.
    pub(super) fn mex<const N: usize>(lines: [Line<'_>; N]) -> usize {
        let mut word = lines.iter().fold(0, |word, line| word.max(line.full));
        loop {
            let taken = lines.iter().fold(0, |taken, line| taken | line.bits[word]);
            if taken != u64::MAX {
                return 64 * word + (!taken).trailing_zeros() as usize;
            }
            word += 1;
        }
    }
}
