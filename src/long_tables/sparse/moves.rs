//! The moves of a take-and-break game, and values computed by trying all of them.

use super::split::{Split, VALUES};
use crate::octal::{OctalGame, NO_HEAP, ONE_HEAP, TWO_HEAPS};

/// The numbers of stones that a move may take when it leaves no heap, one heap or two heaps.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    none: Vec<usize>,
    one: Vec<usize>,
    pub(super) two: Vec<usize>,
    /// Whether two heaps that a move leaves must differ.
    unequal: bool,
}

impl Moves {
    pub(super) fn of_code(game: &OctalGame) -> Option<Moves> {
        let last = game.last_digit().filter(|_| game.most_heaps() <= 2)?;
        let takes = |bit: u8| {
            let takes = (0..=last).filter(move |&take| game.digit(take) & bit != 0);
            takes.map(|take| take as usize).collect()
        };
        Some(Moves {
            none: takes(NO_HEAP),
            one: takes(ONE_HEAP),
            two: takes(TWO_HEAPS),
            unequal: false,
        })
    }

    pub(super) fn of_grundys_game() -> Moves {
        Moves { none: vec![], one: vec![], two: vec![0], unequal: true }
    }

    /// Returns the differences between a heap and the single heap that a move may leave of it.
    pub(super) fn single_offsets(&self) -> &[usize] {
        &self.one
    }

    /// Returns whether a move may take the whole of `heap`, which has stones.
    pub(super) fn takes_whole(&self, heap: usize) -> bool {
        heap > 0 && self.none.contains(&heap)
    }

    /// Returns 0 if all moves that split a heap take an even number of stones, 1 if they all take
    /// an odd number, and `None` otherwise.
    pub(super) fn parity(&self) -> Option<usize> {
        let parity = self.two.first()? & 1;
        Some(parity).filter(|parity| self.two.iter().all(|take| take & 1 == *parity))
    }

    /// Returns the largest heap that a move takes as a whole and that is therefore no sum of
    /// smaller heaps, or 0.
    pub(super) fn largest_taken(&self) -> usize {
        self.none.last().copied().unwrap_or(0)
    }

    /// Returns the number of options of `heap`, or more. No value is above it.
    pub(super) fn most_options(&self, heap: usize) -> usize {
        let splits = self.two.iter().filter(|&&take| take < heap).count();
        self.none.len() + self.one.len() + splits * (heap / 2)
    }

    /// Returns `true` if `heap` could be split into two equal heaps but the rules forbid it.
    pub(super) fn is_barred_half(&self, heap: usize) -> bool {
        self.unequal && heap & 1 == 0
    }

    /// Returns the value of the heap that follows `values`, none of which is above `largest`, or
    /// `None` if it is 2^16.
    pub(super) fn value(&self, values: &[u16], largest: u16) -> Option<u16> {
        if usize::from(largest) < VALUES {
            let mut marks = [0; VALUES];
            self.mark_all(values, None, &mut marks, |_| false);
            if let Some(mex) = marks.iter().position(|&mark| mark == 0) {
                return Some(mex as u16);
            }
        }
        let mut marks = [0; 1 << 16];
        self.mark_all(values, None, &mut marks, |_| false);
        marks.iter().position(|&mark| mark == 0).map(|mex| mex as u16)
    }

    /// Marks the values of all options of the heap that follows `values`, in the numbering of
    /// `values`, which is that of `split` if there is one. Stops early once `enough` returns
    /// `true`; it is called every thousand options.
    pub(super) fn mark_all<const VALUES: usize>(
        &self,
        values: &[u16],
        split: Option<Split>,
        marks: &mut [u8; VALUES],
        enough: impl Fn(&[u8; VALUES]) -> bool,
    ) {
        let heap = values.len();
        if self.takes_whole(heap) {
            marks[split.map_or(0, |split| usize::from(split.code(0, heap)))] = 1;
        }
        for &take in self.one.iter().filter(|&&take| take < heap) {
            let change = split.map_or(0, |split| split.change_after(take));
            marks[usize::from(values[heap - take] ^ change) % VALUES] = 1;
        }
        for &take in self.two.iter().filter(|&&take| take < heap) {
            let parts = &values[1..heap - take];
            let pairs = parts.len() / 2 + usize::from(!self.unequal) * (parts.len() % 2);
            let (small, large) = (&parts[..pairs], &parts[parts.len() - pairs..]);
            let large = large.rchunks(1024);
            for (small, large) in small.chunks(1024).zip(large) {
                for (a, b) in small.iter().zip(large.iter().rev()) {
                    marks[usize::from(a ^ b) % VALUES] = 1;
                }
                if enough(marks) {
                    return;
                }
            }
        }
    }
}
