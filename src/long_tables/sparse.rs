//! Long tables of take-and-break games, computed with the sparse space of their rare values.

mod choice;
mod group;
mod moves;
mod small_heaps;
mod split;
pub mod window;

use crate::octal::OctalGame;
use crate::period::{Basis, Claim, Period, Refused};
use choice::Choice;
use group::AnyGroup;
use moves::Moves;
use split::{Split, VALUES};
use std::fmt;

/// The Grundy values of a finite octal code or of Grundy's game, up to heaps for which the direct
/// method ([`OctalGame::values`]) is too slow. In many of these games, the time to compute a value
/// eventually stays about the same, no matter how large the heap is.
///
/// ```
/// use grundy::long_tables::SparseTable;
/// use grundy::named::GrundysGame;
///
/// let mut table = SparseTable::of_grundys_game();
/// table.extend_to(9000).unwrap();
/// assert_eq!(table.values()[..9], [0, 0, 0, 1, 0, 2, 1, 0, 2]); // OEIS A002188
/// assert_eq!(u32::from(table.values()[8999]), GrundysGame.values(9000)[8999]);
///
/// // Its rare values have an even number of ones in common with 1111 1110. No value of a
/// // heap below 16 384 has the highest of these bits.
/// table.extend_to(30_000).unwrap();
/// assert_eq!(table.mask(), Some(254));
/// ```
///
/// # Method
///
/// Fix a mask, and call a number *rare* if it has an even number of ones in common with the mask,
/// and *common* otherwise. Then rare ⊕ rare and common ⊕ common are rare, and rare ⊕ common is
/// common. In many games there is a mask that makes nearly all heaps common: sums of two common
/// heaps have rare values and use these values up, so the common values are left for single heaps.
///
/// If an option that consists of two heaps has a common value, one of these heaps has a rare value.
/// So the few rare heaps suffice to find the least common value that no option has. This is the
/// value of the heap if each smaller rare value is the value of some option; a few hundred pairs of
/// common heaps show this for most rare values. The options that leave a small heap are searched for
/// the others, one at a time. If they do not suffice either, all options are tried, and the value may
/// turn out to be rare. Nothing is assumed about larger heaps, so every value is exact, whether the
/// mask is good or bad. See A. Flammenkamp's computations of octal games; Berlekamp, Conway and Guy,
/// *Winning Ways* (1982), chapter 4, on the sparse space of Grundy's game.
///
/// Heaps are processed 16 at a time. The pairs to try are chosen greedily on a sample of heaps:
/// each pair is chosen for the values that it adds to those of the pairs chosen before it. For
/// games without a sparse space, such as 0.06, and for those whose values soon repeat, such as
/// 0.137, all options are tried for each heap, which takes O(n²) time, as the direct method does.
/// For games whose values soon repeat, [`SparseTable::find_period`] shows whether the values
/// computed so far prove a period, which then gives all the rest. The mask has as many bits as the
/// values: for example, the mask of Treblecross, 0.007, has eleven bits from heap 131 072 upwards,
/// and above heap 200 000 hardly one heap in a hundred is rare.
///
/// If the moves that split a heap all take an even number of stones, or all take an odd number, the
/// parity of the heap may count as one more bit of the mask. A heap of n stones that is split by
/// taking t leaves two heaps whose sizes add up to n - t. So if t is subtracted from all three
/// sizes, the parities of the two new heaps add up to the parity of the original heap, just as the
/// bits of the two heaps' values add up to the bits of the nim sum. In 0.104, 0.106 and 0.205 this
/// makes hardly any heap rare, while any mask of the values alone makes at least a third of the
/// heaps rare. This is the second kind of sparse space in Flammenkamp's tables.
///
/// # Saving and resuming
///
/// The values determine the whole table. Append the values of new heaps to a file from time to
/// time; [`SparseTable::resume`] can then continue from that file.
#[derive(Clone, Debug)]
pub struct SparseTable {
    /// The code of the game; `None` for Grundy's game.
    code: Option<OctalGame>,
    moves: Moves,
    basis: Basis,
    values: Vec<u16>,
    /// The values, in the numbering of the split.
    codes: Vec<u16>,
    /// The lower bytes of the codes, as far as they are needed.
    keys: Vec<u8>,
    /// The last rare heap, or 0.
    last_rare: usize,
    largest: u16,
    split: Option<Split>,
    choice: Choice,
    next_split: usize,
    group: AnyGroup,
}

/// The reason why a [`SparseTable`] cannot be created, resumed or extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SparseError {
    /// The code never ends, or a move leaves three heaps.
    Unsuited,
    /// The table would have 2^48 heaps or more.
    TooLong,
    /// The value of a heap is 2^16 or more.
    TooHigh {
        /// The heap.
        heap: usize,
    },
    /// The values to resume from are not those of the game.
    Damaged {
        /// A heap such that its value or that of some smaller heap is wrong.
        heap: usize,
    },
}

impl fmt::Display for SparseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SparseError::Unsuited => {
                write!(f, "not a finite code whose moves leave at most two heaps")
            }
            SparseError::TooLong => write!(f, "2^48 heaps or more"),
            SparseError::TooHigh { heap } => write!(f, "the value of heap {} is above 65535", heap),
            SparseError::Damaged { heap } => {
                write!(f, "the value of heap {} or of a smaller one is wrong", heap)
            }
        }
    }
}

impl std::error::Error for SparseError {}

/// The number of heaps that are processed together.
const HEAPS: usize = 16;

/// The heap below which all options are tried.
const START: usize = 1 << 12;

impl SparseTable {
    /// Creates an empty table for the game with the given code.
    ///
    /// # Errors
    /// Returns an error if the code never ends or if some move leaves three heaps.
    pub fn of_code(game: &OctalGame) -> Result<SparseTable, SparseError> {
        let moves = Moves::of_code(game).ok_or(SparseError::Unsuited)?;
        Ok(SparseTable::new(Some(game.clone()), moves))
    }

    /// Creates an empty table for Grundy's game.
    pub fn of_grundys_game() -> SparseTable {
        SparseTable::new(None, Moves::of_grundys_game())
    }

    fn new(code: Option<OctalGame>, moves: Moves) -> SparseTable {
        SparseTable {
            code,
            moves,
            basis: Basis::Computed,
            values: Vec::new(),
            codes: Vec::new(),
            keys: Vec::new(),
            last_rare: 0,
            largest: 0,
            split: None,
            choice: Choice::default(),
            next_split: START,
            group: AnyGroup::of_codes(VALUES),
        }
    }

    /// Resumes the table from `values`, which are the values of heaps 0, 1, 2, … in a saved
    /// table.
    ///
    /// Cost: the values of a sample of heaps are computed again, which takes about as long as
    /// computing 100 000 heaps of a table.
    ///
    /// # Errors
    /// Returns an error if there are too many values, if any of them is above the number of its
    /// heap's options, or if a value in the sample differs from the recomputed value; the sample
    /// consists of heaps 0 to 499 and of 20 more heaps, the last heap among them. A wrong value at
    /// any other heap goes unnoticed, and may make the values after it wrong.
    ///
    /// ```
    /// use grundy::long_tables::SparseTable;
    ///
    /// let officers = "0.6".parse().unwrap();
    /// let mut whole = SparseTable::of_code(&officers).unwrap();
    /// whole.extend_to(9000).unwrap();
    ///
    /// let saved = whole.values()[..5000].to_vec();
    /// let mut table = SparseTable::of_code(&officers).unwrap().resume(saved).unwrap();
    /// table.extend_to(9000).unwrap();
    /// assert_eq!(table.checksum(), whole.checksum());
    /// ```
    pub fn resume(self, values: Vec<u16>) -> Result<SparseTable, SparseError> {
        check_length(values.len())?;
        let mut table = SparseTable::new(self.code, self.moves);
        let last = values.len().saturating_sub(1);
        let steps = (1..=20).map(|step| (last as u64 * step / 20) as usize);
        let is_too_high =
            |(heap, &value): (usize, &u16)| usize::from(value) > table.moves.most_options(heap);
        table.largest = values.iter().copied().max().unwrap_or(0);
        if let Some(heap) = values.iter().enumerate().position(is_too_high) {
            return Err(SparseError::Damaged { heap });
        }
        let wrong = (0..values.len().min(500)).chain(steps).find(|&heap| {
            let known = values.get(heap).copied();
            known.is_some() && table.moves.value(&values[..heap], table.largest) != known
        });
        if let Some(heap) = wrong {
            return Err(SparseError::Damaged { heap });
        }
        if !values.is_empty() {
            table.basis = Basis::Given;
        }
        table.codes = values.clone();
        table.values = values;
        table.next_split = table.values.len().max(START);
        Ok(table)
    }

    /// Extends the table to `len` values, or does nothing if it already has that many. Several
    /// calls with growing lengths cost no more than a single call with the last of these lengths.
    ///
    /// Cost: 4 bytes of memory for each heap, or 5 if the values are small. After some ten thousand
    /// heaps, if nearly all heaps are common, each heap takes about as many steps as there are rare
    /// heaps; otherwise it takes O(heap) steps.
    ///
    /// # Errors
    /// Returns an error if `len` is 2^48 or more (before doing any work), or if a value is
    /// above 65 535.
    pub fn extend_to(&mut self, len: usize) -> Result<(), SparseError> {
        check_length(len)?;
        // Even if memory cannot suffice for the length, that is no reason to stop before it runs
        // out.
        let wanted = len.saturating_sub(self.values.len()).min(self.values.len().max(1 << 30));
        self.values.reserve(wanted);
        self.codes.reserve(wanted);
        while self.values.len() < len {
            let heap = self.values.len();
            if heap >= self.next_split {
                self.look_for_split();
            }
            // Groups begin at the same heaps, whatever the lengths of the calls.
            let group =
                heap & (HEAPS - 1) == 0 && heap + HEAPS <= len && heap > self.moves.largest_taken();
            match self.split {
                Some(split) if group => self.push_group(split)?,
                _ => self.push_by_all_options()?,
            }
        }
        Ok(())
    }

    fn push_by_all_options(&mut self) -> Result<(), SparseError> {
        let heap = self.values.len();
        let value = self.moves.value(&self.values, self.largest);
        let value = value.ok_or(SparseError::TooHigh { heap })?;
        if self.split.map_or(false, |split| usize::from(value) >= split.codes()) {
            self.set_split(None);
            self.next_split = heap;
        }
        let code = self.split.map_or(value, |split| split.code(value, heap));
        self.largest = self.largest.max(value);
        self.push(value, code);
        if matches!(self.split, Some(split) if split.is_rare(code)) {
            self.add_rare(heap, code);
        }
        Ok(())
    }

    fn push(&mut self, value: u16, code: u16) {
        self.values.push(value);
        self.codes.push(code);
    }

    fn add_rare(&mut self, heap: usize, code: u16) {
        self.choice.add_rare(&self.moves, heap, code);
        self.last_rare = heap;
    }

    fn set_split(&mut self, split: Option<Split>) {
        self.split = split;
        if let Some(split) = split {
            self.group = AnyGroup::of_codes(split.codes());
        }
    }

    fn push_group(&mut self, split: Split) -> Result<(), SparseError> {
        let first = self.codes.len();
        self.choice.settle(first);
        // The marks of larger values are those of earlier groups.
        let bound = (usize::from(self.largest) + 1).next_power_of_two();
        if split.has_keys(bound) && self.last_rare + self.choice.reach < first {
            let new = &self.codes[self.keys.len()..];
            self.keys.extend(new.iter().map(|&code| code as u8));
            self.group.mark_keys(&self.keys, &self.choice, split);
        } else {
            self.group.mark(&self.codes, bound, &self.choice, split);
        }
        for place in 0..HEAPS {
            let code = self.group.code(place, &self.codes, &self.moves, split, &self.choice);
            let code = match code {
                Some(code) => code,
                None => return self.push_by_all_options(),
            };
            if split.is_rare(code) {
                self.add_rare(first + place, code);
            }
            let value = split.value(code, first + place);
            self.largest = self.largest.max(value);
            self.push(value, code);
        }
        Ok(())
    }

    /// Looks for a mask that suits the values of the upper half of the table, adopts this mask if
    /// it makes fewer heaps rare, and chooses the pairs to try.
    fn look_for_split(&mut self) {
        let len = self.values.len();
        // In most games, the mask changes several times while the values still grow.
        self.next_split = if len < 1 << 16 { len + START } else { 2 * len };
        let split = self.best_split();
        if split != self.split || len & (len - 1) == 0 {
            self.change_to(split);
        }
    }

    /// Assigns each value its code under `split`, and chooses the pairs to try.
    fn change_to(&mut self, split: Option<Split>) {
        let code =
            |(heap, &value): (usize, &u16)| split.map_or(value, |split| split.code(value, heap));
        self.codes.clear();
        self.codes.extend(self.values.iter().enumerate().map(code));
        self.keys.clear();
        self.set_split(split);
        if let Some(split) = split {
            self.choice = Choice::new(&self.moves, split, &self.codes);
            let is_rare = |&heap: &usize| split.is_rare(self.codes[heap]);
            self.last_rare = (1..self.codes.len()).rev().find(is_rare).unwrap_or(0);
        }
    }

    /// Returns the mask in use or the best mask for the upper half, whichever makes fewer heaps of
    /// the whole table rare; each rare heap costs one step for every later heap. Where values
    /// repeat, nearly any mask suits the upper half, but such a mask need not suit the heaps before
    /// that half.
    fn best_split(&self) -> Option<Split> {
        let middle = self.values.len() / 2;
        let upper_half =
            Split::find(&self.values[middle..], middle, self.moves.parity(), self.largest);
        let rare = |split: Split| split.rare_among(&self.values);
        // Large values need so many pairs for each heap that all options are the better choice
        // earlier.
        let pays = |split: &Split| split.codes() == VALUES || 5 * rare(*split) < self.values.len();
        let upper_half = upper_half.filter(pays);
        match (self.split, upper_half) {
            (Some(old), Some(new)) if old == new => Some(old),
            (Some(old), Some(new)) if rare(new) < rare(old) => Some(new),
            (Some(old), _) if 4 * rare(old) < self.values.len() => Some(old),
            (_, new) => new,
        }
    }

    /// Returns the Grundy values of heaps 0, 1, 2, …, as far as they have been computed.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// Returns the least period that the values prove, with its least preperiod. The certificate of
    /// a resumed table rests on the values from which it was resumed, and says so: its basis is
    /// [`Basis::Given`].
    ///
    /// Cost: O(n) time for n heaps, and 4 bytes of memory for each heap of the preperiod and of one
    /// period. For a preperiod a and a period p, 2a + 2p heaps are needed, plus one for each stone
    /// of the largest move.
    ///
    /// # Errors
    /// Returns an error if the values prove no period, or if the game is Grundy's game, to which no
    /// theorem applies.
    ///
    /// ```
    /// use grundy::long_tables::SparseTable;
    ///
    /// let mut table = SparseTable::of_code(&"0.156".parse().unwrap()).unwrap();
    /// assert!(table.find_period().is_err());
    /// table.extend_to(2 * (3479 + 349) + 3).unwrap();
    /// let period = table.find_period().unwrap();
    /// assert_eq!((period.preperiod(), period.period()), (3479, 349)); // Winning Ways, chapter 4
    /// ```
    pub fn find_period(&self) -> Result<Period, Refused> {
        let code = self.code.as_ref().ok_or(Refused::NoTheorem)?;
        Period::find_for_code_by_values(code, &self.values, self.basis)
    }

    /// Checks a claim about the game against the values. What the description of
    /// [`SparseTable::find_period`] says about basis and cost holds here, too.
    ///
    /// # Errors
    /// Returns an error if the claim is false, if the table has too few values, or if no theorem
    /// proves the claim.
    pub fn certify(&self, claim: Claim) -> Result<Period, Refused> {
        let code = self.code.as_ref().ok_or(Refused::NoTheorem)?;
        Period::of_code_by_values(code, claim, &self.values, self.basis)
    }

    /// Returns the mask of the rare values, or `None` while there is no mask that makes fewer
    /// than a quarter of the heaps rare.
    pub fn mask(&self) -> Option<u16> {
        self.split.map(Split::mask)
    }

    /// Returns whether the parity of the heap is one more bit of the mask; if it is, then, of two
    /// heaps with the same value but different parities, exactly one is rare.
    ///
    /// ```
    /// use grundy::long_tables::SparseTable;
    ///
    /// let mut table = SparseTable::of_code(&"0.104".parse().unwrap()).unwrap();
    /// table.extend_to(30_000).unwrap();
    /// assert!(table.mask_has_parity());
    /// assert!(table.rare_heaps().unwrap().last() < Some(&5000));
    /// ```
    pub fn mask_has_parity(&self) -> bool {
        self.split.map_or(false, Split::knows_parity)
    }

    /// Returns the nonempty heaps whose values are rare, in ascending order, or `None` if there is
    /// no mask.
    ///
    /// ```
    /// use grundy::long_tables::SparseTable;
    ///
    /// let mut table = SparseTable::of_code(&"0.6".parse().unwrap()).unwrap();
    /// table.extend_to(30_000).unwrap();
    /// let rare = table.rare_heaps().unwrap();
    /// assert_eq!((rare.len(), rare.last()), (1583, Some(&20_627))); // no larger one is known
    /// ```
    pub fn rare_heaps(&self) -> Option<Vec<usize>> {
        let split = self.split?;
        let heaps = self.codes.iter().enumerate().skip(1);
        Some(heaps.filter(|heap| split.is_rare(*heap.1)).map(|heap| heap.0).collect())
    }

    /// Returns the 64-bit FNV-1a hash of the values, each taken as two bytes with the lower byte
    /// first. Cost: O(n).
    pub fn checksum(&self) -> u64 {
        checksum(&self.values)
    }
}

/// Returns the 64-bit FNV-1a hash of some values, each taken as two bytes with the lower byte
/// first.
fn checksum(values: &[u16]) -> u64 {
    fnv_1a(values.iter().flat_map(|value| value.to_le_bytes()))
}

/// Returns the 64-bit FNV-1a hash of some bytes.
fn fnv_1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    })
}

fn check_length(len: usize) -> Result<(), SparseError> {
    if len as u64 >> 48 > 0 {
        return Err(SparseError::TooLong);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_of_every_length() {
        // Games with values above 1023 and a mask are long. The codes of a longer mask do for those
        // of smaller values as well.
        for bits in 11..=16 {
            let game: OctalGame = "0.6".parse().unwrap();
            let mut table = SparseTable::of_code(&game).unwrap();
            table.extend_to(START).unwrap();
            let largest = ((1u32 << bits) - 1) as u16;
            let values = table.values().to_vec();
            let split = Split::find(&values[START / 2..], START / 2, None, largest).unwrap();
            assert_eq!(split.codes(), 1 << bits);
            table.change_to(Some(split));
            table.next_split = usize::MAX;
            table.extend_to(START + 500).unwrap();
            assert_eq!(table.split, Some(split));
            let all = game.values(START + 500);
            assert!(table
                .values()
                .iter()
                .zip(all)
                .all(|(&value, other)| u32::from(value) == other));
        }
    }

    #[test]
    fn a_value_without_a_code_ends_the_split() {
        let nim: OctalGame = format!("0.{}", "3".repeat(1500)).parse().unwrap();
        let mut table = SparseTable::of_code(&nim).unwrap();
        table.extend_to(1000).unwrap();
        table.change_to(Some(Split::new(1, None)));
        table.extend_to(1024).unwrap();
        assert!(table.split.is_some());
        table.extend_to(1025).unwrap();
        assert!(table.split.is_none());
        assert_eq!(table.values()[1024], 1024);
    }

    #[test]
    fn keys_serve_only_as_long_as_no_pair_reaches_a_rare_heap() {
        let mut table = SparseTable::of_code(&"0.156".parse().unwrap()).unwrap();
        let first = START + HEAPS;
        table.extend_to(first).unwrap();
        let split = table.split.unwrap();
        assert!(split.has_keys(512) && table.last_rare + table.choice.reach < first);
        let mut expected = table.clone();
        expected.extend_to(first + HEAPS).unwrap();
        // A sum of two rare codes is not the code of this common heap, but has the same key.
        let key = expected.codes[first] % split.first_common();
        let code = table.codes[table.last_rare] ^ key;
        table.choice.reach = first - table.last_rare;
        table.choice.checked.push(choice::Pair { offset: table.choice.reach, code });
        table.extend_to(first + HEAPS).unwrap();
        assert_eq!(table.values()[first..], expected.values()[first..]);
    }

    #[test]
    fn every_rare_heap_is_in_the_lists_of_pairs() {
        for text in ["0.6", "0.156", "0.644"] {
            let mut table = SparseTable::of_code(&text.parse().unwrap()).unwrap();
            for len in (START + HEAPS..2 * START - 100).step_by(HEAPS) {
                table.extend_to(len).unwrap();
                // Each pair leaves a heap of the last group two heaps with stones.
                assert!(table.choice.reach < len - HEAPS, "{}", text);
            }
            let SparseTable { codes, moves, .. } = &table;
            let split = table.split.unwrap();
            let is_rare = |heap: &usize| split.is_rare(codes[*heap]);
            let of_heap =
                |heap: usize| moves.two.iter().map(move |take| (take + heap, codes[heap]));
            let rare = (1..codes.len()).filter(is_rare);
            let mut expected: Vec<(usize, u16)> = rare.flat_map(of_heap).collect();
            let Choice { near, marked, checked, large, .. } = &table.choice;
            let pairs = near.iter().chain(marked).chain(checked).chain(large);
            let mut pairs: Vec<(usize, u16)> = pairs.map(|pair| (pair.offset, pair.code)).collect();
            pairs.retain(|(offset, _)| !moves.single_offsets().contains(offset));
            expected.sort_unstable();
            pairs.sort_unstable();
            assert!(pairs == expected, "{}", text);
            // A move takes one stone, so the last of these heaps can be left only by itself.
            let last_rare = (START..codes.len()).rev().find(is_rare);
            if let Some(last) = last_rare.filter(|_| moves.two.contains(&1)) {
                let choice = Choice::new(moves, split, &codes[..=last]);
                assert!(choice.reach <= last, "{}", text);
            }
        }
    }
}
