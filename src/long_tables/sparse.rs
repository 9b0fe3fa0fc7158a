//! Long tables of take-and-break games by their sparse space of rare values.

mod choice;
mod group;
mod moves;
mod split;

use crate::octal::OctalGame;
use choice::Choice;
use group::Group;
use moves::Moves;
use split::Split;
use std::fmt;

/// The Grundy values of a finite octal code or of Grundy's game, up to heaps for which the
/// direct method ([`OctalGame::values`]) is too slow: a value costs the same at any heap
/// once the game has settled, if it is one of those that do.
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
/// // Numbers with an even number of ones in 1111 1110 are its rare values; below heap
/// // 16 384, no value shows the highest of these ones yet.
/// table.extend_to(30_000).unwrap();
/// assert_eq!(table.mask(), Some(254));
/// ```
///
/// # Method
///
/// Fix a mask and call a number *rare* if it has an even number of ones there, else
/// *common*. Then rare ⊕ rare and common ⊕ common are rare, and rare ⊕ common is common. In
/// many games some mask makes nearly all heaps common: of the values in use one half is
/// forced on sums of two such heaps, and so the other half is left for heaps.
///
/// So an option with a common value leaves a heap with a rare one. Going through those few
/// rare heaps finds the least common value that no option has. It is the heap's value if
/// each smaller rare value is that of some option, and a few hundred pairs of common heaps
/// mostly show it. If they do not, all options are tried: the value may be a rare one.
/// Nothing is assumed of later heaps, so every value is exact, with a good mask or a bad
/// one. A. Flammenkamp's computations of octal games; Berlekamp, Conway and Guy,
/// *Winning Ways* (1982), chapter 4, on the sparse space of Grundy's game.
///
/// Heaps are taken 16 at a time. Every heap pair tried is chosen greedily from samples, for
/// the values it shows that others do not. For games without a sparse space, such as
/// Treblecross 0.007, and for those whose values repeat at once, such as 0.137, all options
/// are tried for each heap: O(n²), as in the direct method; for the latter
/// [`Period`](crate::period::Period) is the tool.
///
/// # To be continued
///
/// A table is its values and nothing else: write those of new heaps to a file from time to
/// time, and [`SparseTable::resume`] goes on from there.
#[derive(Clone, Debug)]
pub struct SparseTable {
    moves: Moves,
    values: Vec<u16>,
    /// As `values`, in the split's own numbering.
    codes: Vec<u16>,
    split: Option<Split>,
    choice: Choice,
    next_split: usize,
    group: Group,
}

/// Why there is no such table, or no longer one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SparseError {
    /// The code goes on for ever, or a move leaves three heaps.
    Unsuited,
    /// 2^32 heaps or more.
    TooLong,
    /// The value of this heap is 1024 or more.
    TooHigh {
        /// The heap.
        heap: usize,
    },
    /// The values to go on from are not those of the game.
    Damaged {
        /// A heap whose value is wrong, or that of some smaller heap is.
        heap: usize,
    },
}

impl fmt::Display for SparseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SparseError::Unsuited => {
                write!(f, "not a finite code whose moves leave at most two heaps")
            }
            SparseError::TooLong => write!(f, "2^32 heaps or more"),
            SparseError::TooHigh { heap } => write!(f, "the value of heap {} is above 1023", heap),
            SparseError::Damaged { heap } => {
                write!(f, "heap {} has another value, or a smaller heap has", heap)
            }
        }
    }
}

impl std::error::Error for SparseError {}

/// How many heaps are done together.
const HEAPS: usize = 16;

/// Before this heap all options are tried.
const START: usize = 1 << 12;

impl SparseTable {
    /// The table of a code, with no heaps yet.
    ///
    /// # Errors
    /// If the code goes on for ever or some move leaves three heaps.
    pub fn of_code(game: &OctalGame) -> Result<SparseTable, SparseError> {
        Moves::of_code(game).map(SparseTable::new).ok_or(SparseError::Unsuited)
    }

    /// The table of Grundy's game, with no heaps yet.
    pub fn of_grundys_game() -> SparseTable {
        SparseTable::new(Moves::of_grundys_game())
    }

    fn new(moves: Moves) -> SparseTable {
        SparseTable {
            moves,
            values: Vec::new(),
            codes: Vec::new(),
            split: None,
            choice: Choice::default(),
            next_split: START,
            group: Group::new(),
        }
    }

    /// Goes on from `values`, those of heaps 0, 1, 2, … in a table that was saved.
    ///
    /// Cost: a sample of heaps is computed anew, about as much as 100 000 heaps of a table.
    ///
    /// # Errors
    /// If the sample differs, or there are too many values.
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
        let mut table = SparseTable::new(self.moves);
        let last = values.len().saturating_sub(1);
        let steps = (1..=20).map(|step| (last as u64 * step / 20) as usize);
        let wrong = (0..values.len().min(500)).chain(steps).find(|&heap| {
            let known = values.get(heap).copied();
            known.is_some() && table.moves.value(&values[..heap]) != known
        });
        if let Some(heap) = wrong {
            return Err(SparseError::Damaged { heap });
        }
        table.codes = values.clone();
        table.values = values;
        table.next_split = table.values.len().max(START);
        Ok(table)
    }

    /// Computes values until there are `len` of them; those there are stay. Calls with
    /// growing lengths cost as much as one.
    ///
    /// Cost: memory 4 bytes a heap. Time: after some ten thousand heaps, about as many steps a
    /// heap as there are rare heaps, if nearly all are common; else O(heap).
    ///
    /// # Errors
    /// If `len` is 2^32 or more, before any work; or if a value is above 1023.
    pub fn extend_to(&mut self, len: usize) -> Result<(), SparseError> {
        check_length(len)?;
        self.values.reserve(len.saturating_sub(self.values.len()));
        self.codes.reserve(len.saturating_sub(self.codes.len()));
        while self.values.len() < len {
            let heap = self.values.len();
            if heap >= self.next_split {
                self.look_for_split();
            }
            // In step with the groups of a longer call.
            let group = heap & (HEAPS - 1) == 0 && heap + HEAPS <= len;
            match self.split {
                Some(split) if group => self.push_group(split)?,
                _ => self.push_by_all_options()?,
            }
        }
        Ok(())
    }

    fn push_by_all_options(&mut self) -> Result<(), SparseError> {
        let heap = self.values.len();
        let value = self.moves.value(&self.values).ok_or(SparseError::TooHigh { heap })?;
        let code = self.split.map_or(value, |split| split.code(value));
        self.values.push(value);
        self.codes.push(code);
        if matches!(self.split, Some(split) if split.is_rare(code)) {
            self.choice.add_rare(&self.moves, heap, code);
        }
        Ok(())
    }

    fn push_group(&mut self, split: Split) -> Result<(), SparseError> {
        let first = self.codes.len();
        self.choice.settle(first);
        self.group.mark(&self.codes, &self.choice, split);
        for place in 0..HEAPS {
            let code = self.group.code(place, &self.codes, &self.moves, split, &self.choice);
            let code = code.ok_or(SparseError::TooHigh { heap: first + place })?;
            if split.is_rare(code) {
                self.choice.add_rare(&self.moves, first + place, code);
            }
            self.codes.push(code);
            self.values.push(split.value(code));
        }
        Ok(())
    }

    /// Chooses the mask anew, from the later half of the heaps, and the pairs to try.
    fn look_for_split(&mut self) {
        let len = self.values.len();
        // The masks of most games change several times while the values still grow.
        self.next_split = if len < 1 << 16 { len + START } else { 2 * len };
        let split = Split::find(&self.values[len / 2..]);
        if split == self.split && len & (len - 1) != 0 {
            return;
        }
        let code = |&value: &u16| split.map_or(value, |split| split.code(value));
        self.codes.clear();
        self.codes.extend(self.values.iter().map(code));
        self.split = split;
        if let Some(split) = split {
            self.choice = Choice::new(&self.moves, split, &self.codes);
        }
    }

    /// The Grundy values of heaps 0, 1, 2, … as far as they are known.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The mask of the rare values; `None` while there is none that leaves less than a
    /// quarter of the heaps rare.
    pub fn mask(&self) -> Option<u16> {
        self.split.map(Split::mask)
    }

    /// The heaps, from 1, whose value is rare, ascending; `None` without a mask.
    ///
    /// ```
    /// use grundy::long_tables::SparseTable;
    ///
    /// let mut table = SparseTable::of_code(&"0.6".parse().unwrap()).unwrap();
    /// table.extend_to(30_000).unwrap();
    /// let rare = table.rare_heaps().unwrap();
    /// assert_eq!((rare.len(), rare.last()), (1583, Some(&20_627))); // and no other is known
    /// ```
    pub fn rare_heaps(&self) -> Option<Vec<usize>> {
        let split = self.split?;
        let heaps = self.codes.iter().enumerate().skip(1);
        Some(heaps.filter(|heap| split.is_rare(*heap.1)).map(|heap| heap.0).collect())
    }

    /// FNV-1a, 64 bits, of the values as two bytes each, the lower one first. Cost: O(n).
    pub fn checksum(&self) -> u64 {
        let bytes = self.values.iter().flat_map(|value| value.to_le_bytes());
        bytes.fold(0xCBF2_9CE4_8422_2325, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
        })
    }
}

fn check_length(len: usize) -> Result<(), SparseError> {
    if len as u64 >> 32 > 0 {
        return Err(SparseError::TooLong);
    }
    Ok(())
}
