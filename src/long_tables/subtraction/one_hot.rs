//! The method for any moves, which keeps 2^value for each heap.

use std::ops::{Add, BitAnd, BitOr, Not};

/// The heaps, each as an integer of the narrowest type that can hold 2^value.
pub(super) enum OneHot {
    U8(Heaps<u8>),
    U16(Heaps<u16>),
    U32(Heaps<u32>),
    U64(Heaps<u64>),
}

impl OneHot {
    pub(super) fn new(moves: &[usize]) -> OneHot {
        // A value is at most the number of moves.
        match moves.len() {
            0..=7 => OneHot::U8(Heaps::new(moves)),
            8..=15 => OneHot::U16(Heaps::new(moves)),
            16..=31 => OneHot::U32(Heaps::new(moves)),
            _ => OneHot::U64(Heaps::new(moves)),
        }
    }

    pub(super) fn extend_to(&mut self, values: &mut Vec<u8>, len: usize) {
        match self {
            OneHot::U8(heaps) => heaps.extend_to(values, len, |bit| bit.trailing_zeros()),
            OneHot::U16(heaps) => heaps.extend_to(values, len, |bit| bit.trailing_zeros()),
            OneHot::U32(heaps) => heaps.extend_to(values, len, |bit| bit.trailing_zeros()),
            OneHot::U64(heaps) => heaps.extend_to(values, len, |bit| bit.trailing_zeros()),
        }
    }
}

/// The most recent heaps, at least one for each stone of the largest move; zeros stand for the
/// heaps before heap 0.
pub(super) struct Heaps<T> {
    moves: Vec<usize>,
    bits: Vec<T>,
}

/// The number of heaps that are processed together.
const ROW: usize = 64;

impl<T> Heaps<T>
where
    T: Copy + Default + From<u8>,
    T: Add<Output = T> + BitAnd<Output = T> + BitOr<Output = T> + Not<Output = T>,
{
    fn new(moves: &[usize]) -> Heaps<T> {
        let largest = moves.last().copied().unwrap_or(0);
        Heaps { moves: moves.to_vec(), bits: vec![T::default(); largest] }
    }

    fn extend_to(&mut self, values: &mut Vec<u8>, len: usize, exponent: impl Fn(T) -> u32) {
        let largest = self.moves.last().copied().unwrap_or(0);
        let smallest = self.moves.first().copied().unwrap_or(0);
        let chunk = largest.max(1 << 14);
        while values.len() < len {
            let known = values.len();
            let target = len.min(known + chunk);
            let first = self.bits.len();
            self.bits.resize(first + target - known, T::default());
            let mut at = first;
            if smallest >= ROW {
                while at + ROW <= self.bits.len() {
                    self.row(at);
                    at += ROW;
                }
            }
            for at in at..self.bits.len() {
                let options = self.moves.iter().map(|take| self.bits[at - take]);
                self.bits[at] =
                    lowest_missing(options.fold(T::default(), |union, bit| union | bit));
            }
            values.extend(self.bits[first..].iter().map(|&bit| exponent(bit) as u8));
            let old = self.bits.len() - largest;
            self.bits.drain(..old);
        }
    }

    fn row(&mut self, at: usize) {
        let mut options = [T::default(); ROW];
        for take in &self.moves {
            let from = &self.bits[at - take..at - take + ROW];
            options.iter_mut().zip(from).for_each(|(union, &bit)| *union = *union | bit);
        }
        let row = self.bits[at..at + ROW].iter_mut();
        row.zip(options).for_each(|(bit, options)| *bit = lowest_missing(options));
    }
}

/// Returns 2^m, where m is the mex of the values whose powers of 2 are in `options`; the highest
/// power is not in `options`.
fn lowest_missing<T>(options: T) -> T
where
    T: Copy + From<u8> + Add<Output = T> + BitAnd<Output = T> + Not<Output = T>,
{
    !options & (options + T::from(1))
}
