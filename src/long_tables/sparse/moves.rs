//! The moves of a take-and-break game, and the computation of values by trying all of these moves.

use super::group::first_unmarked;
use super::small_heaps::SmallHeaps;
use super::split::{Split, VALUES};
use crate::octal::{OctalGame, NO_HEAP, ONE_HEAP, TWO_HEAPS};

/// The numbers of stones that a move may take when it leaves no heap, one heap or two heaps.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    none: Vec<usize>,
    one: Vec<usize>,
    pub(super) two: Vec<usize>,
    /// Whether the two heaps that a move leaves must differ.
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

    /// Returns the differences between a heap and the single heaps that a move may leave.
    pub(super) fn single_offsets(&self) -> &[usize] {
        &self.one
    }

    /// Returns whether a move may take all of `heap`.
    pub(super) fn takes_whole(&self, heap: usize) -> bool {
        self.none.contains(&heap)
    }

    /// Returns 0 if all moves that split a heap take an even number of stones, 1 if they all take
    /// an odd number, and `None` otherwise.
    pub(super) fn parity(&self) -> Option<usize> {
        let parity = self.two.first()? & 1;
        Some(parity).filter(|parity| self.two.iter().all(|take| take & 1 == *parity))
    }

    /// Returns the largest heap that a move can take as a whole, or 0 if there is none; no pair of
    /// heaps represents such a move.
    pub(super) fn largest_taken(&self) -> usize {
        self.none.last().copied().unwrap_or(0)
    }

    /// Returns an upper bound on the number of options of `heap`. No value is above it.
    pub(super) fn most_options(&self, heap: usize) -> usize {
        let splits = self.two.iter().filter(|&&take| take < heap).count();
        self.none.len() + self.one.len() + splits * (heap / 2)
    }

    /// Returns `true` if `heap` could be split into two equal heaps but the rules forbid it.
    pub(super) fn is_barred_half(&self, heap: usize) -> bool {
        self.unequal && heap & 1 == 0
    }

    /// Returns the value of the heap that follows `values`, none of which exceeds `largest`, or
    /// `None` if that value is 2^16.
    pub(super) fn value(&self, values: &[u16], largest: u16) -> Option<u16> {
        if usize::from(largest) < VALUES {
            let mut marks = [0; VALUES];
            self.mark_all(values, &mut marks);
            if let Some(mex) = marks.iter().position(|&mark| mark == 0) {
                return Some(mex as u16);
            }
        }
        let mut marks = [0; 1 << 16];
        self.mark_all(values, &mut marks);
        marks.iter().position(|&mark| mark == 0).map(|mex| mex as u16)
    }

    /// Marks the values of all options of the heap that follows `values`.
    fn mark_all<const VALUES: usize>(&self, values: &[u16], marks: &mut [u8; VALUES]) {
        self.mark_single(values, None, marks);
        self.for_pairs(values, |small, large| {
            mark_pairs(small, large, marks);
            false
        });
    }

    /// Marks the codes of options of the heap that follows `codes`, until all codes below `wanted`
    /// are marked or no options are left.
    pub(super) fn mark_below<const VALUES: usize>(
        &self,
        wanted: usize,
        codes: &[u16],
        split: Split,
        small_heaps: &SmallHeaps,
        marks: &mut [u8; VALUES],
    ) {
        self.mark_single(codes, Some(split), marks);
        let is_shown =
            |code: usize| self.two.iter().any(|&take| small_heaps.show(code as u16, codes, take));
        let mut code = first_unmarked(marks, 0);
        while code < wanted && is_shown(code) {
            marks[code] = 1;
            code = first_unmarked(marks, code + 1);
        }
        self.for_pairs(codes, |small, large| {
            let mut few = [0; FEW];
            let mut from = 0;
            let mut count = 0;
            while count < FEW {
                let code = first_unmarked(marks, from);
                if code >= wanted {
                    break;
                }
                few[count] = code as u16;
                count += 1;
                from = code + 1;
            }
            if count == 0 {
                return true;
            }
            if count == FEW {
                mark_pairs(small, large, marks);
            } else {
                // To look for a few codes takes less time than to mark all.
                let hits = hits(small, large, few);
                let found = few[..count].iter().zip(hits).filter(|found| found.1);
                found.for_each(|(&code, _)| marks[usize::from(code)] = 1);
            }
            false
        });
    }

    /// Marks the values of the options that leave at most one heap, in the numbering of `values`;
    /// this is the numbering of `split` if a split is given.
    fn mark_single<const VALUES: usize>(
        &self,
        values: &[u16],
        split: Option<Split>,
        marks: &mut [u8; VALUES],
    ) {
        let heap = values.len();
        if self.takes_whole(heap) {
            marks[split.map_or(0, |split| usize::from(split.code(0, heap)))] = 1;
        }
        for &take in self.one.iter().filter(|&&take| take < heap) {
            let change = split.map_or(0, |split| split.change_after(take));
            marks[usize::from(values[heap - take] ^ change) % VALUES] = 1;
        }
    }

    /// Calls `see` with the two-heap options of the heap that follows `values`, several at a time,
    /// until `see` returns `true`. Each call receives the values of the smaller heaps and, in
    /// reverse order, the values of the larger heaps.
    fn for_pairs(&self, values: &[u16], mut see: impl FnMut(&[u16], &[u16]) -> bool) {
        let heap = values.len();
        for &take in self.two.iter().filter(|&&take| take < heap) {
            let parts = &values[1..heap - take];
            let pairs = parts.len() / 2 + usize::from(!self.unequal) * (parts.len() % 2);
            let (mut small, mut large) = (&parts[..pairs], &parts[parts.len() - pairs..]);
            let mut len = FIRST;
            while !small.is_empty() {
                len = len.min(small.len());
                let (next, rest) = small.split_at(len);
                let (left, last) = large.split_at(large.len() - len);
                if see(next, last) {
                    return;
                }
                small = rest;
                large = left;
                len = CHUNK.min(2 * len);
            }
        }
    }
}

/// If fewer than this number of codes are missing, all of them are searched for at once.
const FEW: usize = 4;

/// The number of pairs that are passed on together at first, and the largest number of pairs that
/// are ever passed on together. A few are often enough.
const FIRST: usize = 128;
const CHUNK: usize = 1024;

/// The number of pairs that are compared at once.
const ROW: usize = 16;

fn mark_pairs<const VALUES: usize>(small: &[u16], large: &[u16], marks: &mut [u8; VALUES]) {
    for (a, b) in small.iter().zip(large.iter().rev()) {
        marks[usize::from(a ^ b) % VALUES] = 1;
    }
}

/// Returns, for each code in `wanted`, whether it is the nim sum of one of the pairs.
fn hits(small: &[u16], large: &[u16], wanted: [u16; FEW]) -> [bool; FEW] {
    // There are vector instructions for rows, if both begin with what belongs together.
    let mut reversed = [0; CHUNK];
    let reversed = &mut reversed[..large.len()];
    reversed.iter_mut().zip(large.iter().rev()).for_each(|(to, &from)| *to = from);
    let (small, large) = (small.chunks_exact(ROW), reversed.chunks_exact(ROW));
    let last = small.remainder().iter().zip(large.remainder()).map(|(a, b)| a ^ b);
    let mut hits = [[0; ROW]; FEW];
    for (a, b) in small.zip(large) {
        let mut sums = [0; ROW];
        sums.copy_from_slice(a);
        sums.iter_mut().zip(b).for_each(|(sum, b)| *sum ^= b);
        for (hits, &wanted) in hits.iter_mut().zip(&wanted) {
            for (hit, &sum) in hits.iter_mut().zip(&sums) {
                *hit |= if sum == wanted { u16::MAX } else { 0 };
            }
        }
    }
    let mut found = hits.map(|row| row != [0; ROW]);
    for sum in last {
        found.iter_mut().zip(&wanted).for_each(|(found, &wanted)| *found |= sum == wanted);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_that_differ_by_1024() {
        // A move takes one stone or two and leaves a heap: the options of heap 3 have 5 and 1024.
        let moves = Moves::of_code(&"0.22".parse().unwrap()).unwrap();
        for largest in [1024, 1025, 5000, u16::MAX] {
            assert_eq!(moves.value(&[0, 1024, 5], largest), Some(0));
        }
    }

    #[test]
    fn codes_of_all_options_are_marked() {
        // Takes of one parity that split a heap, and takes of both that do not.
        for text in ["0.205", "0.342", "0.6", "4.23"] {
            let game: OctalGame = text.parse().unwrap();
            let moves = Moves::of_code(&game).unwrap();
            let split = Split::new(39, moves.parity());
            let values: Vec<u16> = game.values(1500).iter().map(|&value| value as u16).collect();
            for heap in (1..1500).step_by(7) {
                let mut options = [0; VALUES];
                moves.mark_all(&values[..heap], &mut options);
                let mut expected = [0; VALUES];
                for value in (0..1024).filter(|&value| options[usize::from(value)] == 1) {
                    expected[usize::from(split.code(value, heap))] = 1;
                }
                let codes = values[..heap].iter().enumerate();
                let codes: Vec<u16> = codes.map(|(at, &value)| split.code(value, at)).collect();
                let small_heaps = SmallHeaps::new(&codes);
                let mut marks = [0; VALUES];
                moves.mark_below(VALUES, &codes, split, &small_heaps, &mut marks);
                assert_eq!(marks, expected, "{} {}", text, heap);
                for wanted in [1, 5, 20] {
                    let mut marks = [0; VALUES];
                    moves.mark_below(wanted, &codes, split, &small_heaps, &mut marks);
                    assert_eq!(marks[..wanted], expected[..wanted], "{} {}", text, heap);
                    assert!(marks.iter().zip(&expected).all(|(mark, expected)| mark <= expected));
                }
            }
        }
    }
}
