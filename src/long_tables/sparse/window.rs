//! The values of a game in constant memory: a window of the most recent ones, and periods proved by
//! two equal windows.
//!
//! ```
//! use grundy::long_tables::window::Window;
//!
//! // A. Flammenkamp: 0.104 has the period 11 770 282 after 197 769 598.
//! let mut window = Window::of_code(&"0.104".parse().unwrap(), 1 << 16).unwrap();
//! window.extend_to(100_000).unwrap();
//! assert_eq!((window.heap(), window.period()), (100_000, None));
//!
//! // The text of a window is all that is needed to go on.
//! let mut resumed: Window = window.to_string().parse().unwrap();
//! resumed.extend_to(110_000).unwrap();
//! window.extend_to(110_000).unwrap();
//! assert_eq!(resumed.values(), window.values());
//! ```
//!
//! # Theorem: equal windows prove a period
//!
//! Consider a finite octal code whose moves leave at most two heaps, and a mask, with or without
//! the parity of the heap (see [`SparseTable`](super::SparseTable)). Let r be the last rare heap
//! below some heap s, let t be the largest number of stones that a move takes, and let w ≥ r + t
//! and s > 2w. Suppose that for every heap n from s to e - 1
//!
//! - the value of n is common, and every smaller common value is the value of some option;
//! - each smaller rare value is the value of an option that leaves one of the heaps from n - w to
//!   n - 1, alone or together with a heap of at most w stones.
//!
//! If the w values before s equal the w values before e, in the same order, and if e - s is even
//! where the mask includes the parity, then the values of all heaps from s - w on repeat with
//! period p = e - s.
//!
//! 1. *No heap from r + 1 to e - 1 is rare*: the heaps below s are not, by the choice of r, and the
//!    others are not, by the first condition.
//! 2. Claim: each n ≥ e has the same value as n - p. By induction on n, each heap from s - w to
//!    n - 1 - p has the same value as the heap that is p stones larger. As p is even where the mask
//!    includes the parity, two such heaps are in the same class, so no heap from r + 1 to n - 1 is
//!    rare.
//! 3. *The common values of the options are the same for n and n - p.* A move that leaves a single
//!    heap leaves one of the w heaps before n, and the corresponding move from n - p leaves a heap
//!    of the same value. If a move leaves two heaps and the nim sum of their values is common, then
//!    one of them is rare, hence at most r, and the other one is common and one of the w heaps
//!    before n; again, the corresponding move from n - p leaves the same rare heap and a heap that
//!    has the same value as the other one. Conversely, each such move from n - p corresponds to a
//!    move from n. No move takes the whole heap, as n - p ≥ s > t.
//! 4. So the smallest common value that no option has is the same for n and for n - p; call it m.
//!    The value of n - p is m, by the conditions (if n - p < e) or by induction.
//! 5. *Each rare value below m is the value of an option of n.* For n - p, it is the value of an
//!    option as in the second condition, by induction if n - p ≥ e. From n, the move that takes the
//!    same number of stones and leaves the same small heap, or none, also leaves a heap that is
//!    larger by p than the other heap left from n - p; this larger heap is among the w heaps before
//!    n and has the same value.
//! 6. So n has the value m as well, and the claim holds. As the w values before e equal the w
//!    values before s, the period holds from s - w on.
//!
//! Conversely, if the values from s - w on have period p, which is even where the mask includes the
//! parity, then the windows before s and s + p are equal. So the first window that equals the
//! window before s proves the least such period. Where the mask includes the parity, no odd number
//! is a period: heaps with the same value and different parity are in different classes, and no
//! heap in the window is rare.
//!
//! Only a window is compared, not the values of a whole period as in the theorem of Guy and Smith.
//! So a period of any length is proved with memory for only a few windows.

mod lanes;
mod plain;
mod state;
mod text;

use self::lanes::Lanes;
pub use self::state::State;
use super::choice::Choice;
use super::moves::Moves;
use super::split::{Split, COMMON, VALUES};
use super::{checksum, SparseError, SparseTable};
use crate::octal::OctalGame;
use crate::period::{Basis, Claim};
use std::convert::TryInto;
use std::fmt;

/// The number of values in a window.
const WINDOW: usize = 1 << 14;

/// The length of the list of codes; the window moves along this list to its end.
const ROOM: usize = 1 << 17;

/// How many earlier windows are kept to find the preperiod.
const CHECKPOINTS: usize = 16;

/// A window on the most recent values of a game; it moves to ever larger heaps and looks for a
/// period.
#[derive(Clone, Debug)]
pub struct Window {
    code: OctalGame,
    /// The number of values in the table from which the window began.
    start: usize,
    split: Split,
    rare: (usize, u64),
    /// All options that can have a common value.
    all: Vec<Reach>,
    /// Some options that leave two common heaps, followed by all options of this kind whose larger
    /// heap lies in the window.
    common: Vec<Reach>,
    /// The number of words for the set of the codes of a heap's options.
    words: usize,
    /// The method for many heaps at once, if the game allows it.
    lanes: Option<Lanes>,
    at: Place,
    /// The window with which later ones are compared.
    mark: Place,
    /// Windows at ascending heaps that are about equally far apart.
    checkpoints: Vec<Place>,
    spacing: u64,
    period: Option<u64>,
    basis: Basis,
}

/// The last values before a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    heap: u64,
    values: Vec<u16>,
    /// The largest value of all earlier heaps, and the first heap that has it.
    largest: (u16, u64),
}

impl Place {
    /// Returns the codes of the values.
    fn codes(&self, split: Split) -> impl Iterator<Item = u16> + '_ {
        let first = self.heap - self.values.len() as u64;
        let pairs = (first..).zip(&self.values);
        pairs.map(move |(heap, &value)| split.code(value, (heap & 1) as usize))
    }

    /// Replaces the values with the same number of values of common heaps, which are given by their
    /// codes without the class.
    fn set_keys(&mut self, split: Split, keys: impl ExactSizeIterator<Item = u16>) {
        let first = self.heap - keys.len() as u64;
        let pairs = (first..).zip(keys);
        let values = pairs.map(|(heap, key)| split.value(COMMON + key, (heap & 1) as usize));
        self.values.clear();
        self.values.extend(values);
    }

    /// Returns whether the values in this place can be the values of common heaps.
    fn is_common(&self, split: Split) -> bool {
        self.values.iter().all(|&value| usize::from(value) < VALUES)
            && !self.codes(split).any(|code| split.is_rare(code))
    }
}

/// An option, given by the index of its larger heap in the window and by the code that its smaller
/// heap adds to the code of the larger one.
#[derive(Clone, Copy, Debug)]
struct Reach {
    index: u16,
    code: u16,
}

/// The reason why a [`Window`] cannot be created, read, or moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WindowError {
    /// No table can be made for the game.
    Table(SparseError),
    /// Not all heaps of the window are common, so the values of a window are not enough.
    Rare {
        /// The last heap that is rare, or that may be rare.
        heap: u64,
    },
    /// The value of a heap is 1024 or more.
    TooHigh {
        /// The heap.
        heap: u64,
    },
    /// The period begins among the first values, for which a table has to be made.
    Early,
    /// The theorem on equal windows needs a mask from 1 to 1023, a window of at least one heap for
    /// each stone of the largest move, and a first window that ends only after more heaps than two
    /// windows hold. The mask may include the parity only if the moves that split a heap all take
    /// an even number of stones or all take an odd number, and then the period must be even.
    NoTheorem,
    /// The claim is false, or it is not the claim that the windows prove.
    Differs {
        /// A heap whose value differs from that of the heap one period later, or the end of the
        /// first window.
        heap: u64,
    },
    /// The text is not the text of a window.
    Damaged {
        /// The line of the text, counted from 1.
        line: usize,
    },
}

impl fmt::Display for WindowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WindowError::Table(error) => error.fmt(f),
            WindowError::Rare { heap } => {
                write!(f, "heap {} is rare, or no short look back shows that it is not", heap)
            }
            WindowError::TooHigh { heap } => write!(f, "the value of heap {} is above 1023", heap),
            WindowError::Early => f.write_str("the period begins among the first values"),
            WindowError::NoTheorem => {
                f.write_str("the theorem on equal windows does not apply to such windows")
            }
            WindowError::Differs { heap } => {
                write!(f, "the values before heap {} do not repeat as is claimed", heap)
            }
            WindowError::Damaged { line } => {
                write!(f, "line {} is not what the text of a window has there", line)
            }
        }
    }
}

impl std::error::Error for WindowError {}

/// Two equal windows, and the mask in the theorem of [the module](self).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EqualWindows {
    /// The mask of the rare values.
    pub mask: u16,
    /// Whether the parity of the heap is one more bit of the mask.
    pub has_parity: bool,
    /// w: the number of values in a window.
    pub width: u64,
    /// s: the heap that directly follows the first window.
    pub heap: u64,
}

/// A period proved by two equal windows. Only [`Window::find_preperiod`] and
/// [`WindowPeriod::of_code`] return such a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowPeriod {
    code: String,
    preperiod: u64,
    period: u64,
    windows: EqualWindows,
    last_rare: u64,
    checksum: u64,
    basis: Basis,
}

impl WindowPeriod {
    /// Returns the code of the game.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Returns a heap from which the values repeat; this is the least such heap if
    /// [`Window::find_preperiod`] has found it.
    pub fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// Returns the period of the values: the least period if [`Window::find_preperiod`] has found
    /// it.
    pub fn period(&self) -> u64 {
        self.period
    }

    /// Returns the preperiod and the period as a claim.
    pub fn claim(&self) -> Claim {
        Claim::new(self.preperiod, self.period)
    }

    /// Returns the windows and the mask.
    pub fn windows(&self) -> EqualWindows {
        self.windows
    }

    /// Returns the last rare heap, or 0.
    pub fn last_rare(&self) -> u64 {
        self.last_rare
    }

    /// Returns the 64-bit FNV-1a hash of the values in a window, each taken as two bytes with the
    /// lower byte first.
    pub fn checksum(&self) -> u64 {
        self.checksum
    }

    /// Returns the heap that follows the first window; the values in this window equal those in the
    /// window one period later.
    pub fn heap(&self) -> u64 {
        self.windows.heap
    }

    /// Returns whether the library computed all values or resumed from a text.
    pub fn basis(&self) -> Basis {
        self.basis
    }
}

impl fmt::Display for WindowPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EqualWindows { width, heap, .. } = self.windows;
        let later = heap + self.period;
        write!(f, "{} has period {} after {}: ", self.code, self.period, self.preperiod)?;
        write!(f, "the {} values before heap {} are those before heap {}", width, heap, later)?;
        f.write_str(", which is enough by the theorem on equal windows")?;
        match self.basis {
            Basis::Computed => Ok(()),
            Basis::Given => f.write_str(", if the given values are right"),
        }
    }
}

impl Window {
    /// Creates the window after the first `start` values of a game, or after the first 2^16 if that
    /// is more. These values come from a table, whose mask and rare heaps the window adopts.
    ///
    /// Cost: that of the table.
    ///
    /// # Errors
    /// Returns an error if the code never ends or some move leaves three heaps, if the game has no
    /// mask, if a heap in the upper half of the values is rare, or if the last rare heap is too
    /// large for a window of 16 384 values.
    pub fn of_code(code: &OctalGame, start: usize) -> Result<Window, WindowError> {
        let start = start.max(4 * WINDOW);
        let mut table = SparseTable::of_code(code).map_err(WindowError::Table)?;
        table.extend_to(start).map_err(WindowError::Table)?;
        let split = match table.split {
            Some(split) => split,
            None => return Err(WindowError::Rare { heap: start as u64 - 1 }),
        };
        let moves = &table.moves;
        let last = (1..start).rev().find(|&heap| split.is_rare(table.codes[heap])).unwrap_or(0);
        let largest = code.last_digit().unwrap_or(0) as usize;
        if last + largest >= WINDOW {
            return Err(WindowError::Rare { heap: last as u64 });
        }
        let reach = |offset: usize, code: u16| Reach { index: (WINDOW - offset) as u16, code };
        let mut all = Vec::new();
        for &take in moves.single_offsets().iter().filter(|&&take| take > 0) {
            all.push(reach(take, split.change_after(take)));
        }
        let splits = |heap: usize| {
            let code = table.codes[heap];
            moves.two.iter().map(move |take| (take + heap, code))
        };
        let rare = (1..=last).filter(|&heap| split.is_rare(table.codes[heap]));
        let count = rare.clone().count();
        all.extend(rare.flat_map(splits).map(|(offset, code)| reach(offset, code)));
        let mut common = Window::first_pairs(moves, split, &table.codes);
        let heaps = (1..WINDOW - largest).filter(|&heap| !split.is_rare(table.codes[heap]));
        common.extend(heaps.flat_map(splits).map(|(offset, code)| reach(offset, code)));
        let largest = table.values.iter().position(|&value| value == table.largest).unwrap_or(0);
        let at = Place {
            heap: start as u64,
            values: table.values[start - WINDOW..].to_vec(),
            largest: (table.largest, largest as u64),
        };
        let mut window = Window {
            code: code.clone(),
            rare: (count, last as u64),
            start,
            split,
            all,
            common,
            words: 16,
            lanes: None,
            mark: at.clone(),
            checkpoints: vec![at.clone()],
            at,
            spacing: start as u64,
            period: None,
            basis: Basis::Computed,
        };
        window.use_words(words_for(table.largest));
        window.lanes = Lanes::of_window(&window);
        Ok(window)
    }

    /// Returns the window of this game with the given places; the values of these places were not
    /// computed here.
    fn at_given(mut self, at: Place, mark: Place, checkpoints: Vec<Place>) -> Window {
        let places = checkpoints.iter().chain([&at, &mark]);
        let largest = places.flat_map(|place| &place.values).max().copied().unwrap_or(0);
        self.use_words(self.words.max(words_for(largest)));
        let mut window = Window { at, mark, checkpoints, basis: Basis::Given, ..self };
        window.lanes = Lanes::of_window(&window);
        window
    }

    /// Returns pairs of common heaps that show many values, the best first.
    fn first_pairs(moves: &Moves, split: Split, codes: &[u16]) -> Vec<Reach> {
        let choice = Choice::new(moves, split, codes);
        let pairs = choice.common.iter().filter(|pair| pair.offset < WINDOW);
        pairs.map(|pair| Reach { index: (WINDOW - pair.offset) as u16, code: pair.code }).collect()
    }

    /// Converts the codes of the reaches to the codes for sets of `words` words.
    fn use_words(&mut self, words: usize) {
        let (old, new) = (half(self.words), half(words));
        for reach in self.all.iter_mut().chain(&mut self.common) {
            reach.code = reach.code / old * new + reach.code % old;
        }
        self.words = words;
    }

    /// Returns the next heap whose value is to be computed.
    pub fn heap(&self) -> u64 {
        self.at.heap
    }

    /// Returns the values of the last 16 384 heaps before [`Window::heap`].
    pub fn values(&self) -> &[u16] {
        &self.at.values
    }

    /// Returns the largest value of all heaps before [`Window::heap`], and the first heap that has it.
    pub fn largest(&self) -> (u16, u64) {
        self.at.largest
    }

    /// Returns the mask of the rare values.
    pub fn mask(&self) -> u16 {
        self.split.mask()
    }

    /// Returns whether the parity of the heap is one more bit of the mask.
    pub fn mask_has_parity(&self) -> bool {
        self.split.knows_parity()
    }

    /// Returns the number of rare heaps, not counting heap 0, and the last of them, or 0 if there
    /// are none. There are no other rare heaps before [`Window::heap`]; once there is a period,
    /// there are no other rare heaps at all.
    pub fn rare_heaps(&self) -> (usize, u64) {
        self.rare
    }

    /// Returns the code of the game.
    pub fn code(&self) -> &OctalGame {
        &self.code
    }

    /// Returns the least period, if two equal windows have proved it: see [the module](self).
    pub fn period(&self) -> Option<u64> {
        self.period
    }

    /// Moves the window until `heap` is the next heap to be computed, or until two equal windows
    /// prove a period. Does nothing if the window is already at `heap` or beyond it.
    ///
    /// Cost for each heap: about one step for each rare heap, plus a few more. If all rare heaps
    /// have values below 32 and no option with a common value leaves a heap almost as large as the
    /// original, each such step serves many heaps at once, and in 0.104 and 0.106 more than a
    /// hundred million heaps are computed per second.
    ///
    /// # Errors
    /// Returns an error if a heap is or may be rare, or if its value is above 1023. The window
    /// stays before that heap.
    pub fn extend_to(&mut self, heap: u64) -> Result<(), WindowError> {
        while self.at.heap < heap && self.period.is_none() {
            let next_mark = self.mark.heap + self.mark.heap / 2;
            let next_checkpoint =
                self.checkpoints.last().map_or(0, |last| last.heap) + self.spacing;
            let stop = heap.min(next_mark).min(next_checkpoint);
            let mut place = self.at.clone();
            let moved = self.move_to(&mut place, stop, Some(&self.mark));
            self.at = place;
            match moved {
                Ok(false) => {}
                Ok(true) => self.period = Some(self.at.heap - self.mark.heap),
                Err(WindowError::TooHigh { .. }) if self.words < 16 => self.use_words(16),
                Err(error) => return Err(error),
            }
            if self.at.heap == next_checkpoint {
                self.add_checkpoint();
            }
            if self.at.heap == next_mark && self.period.is_none() {
                self.mark = self.at.clone();
            }
        }
        Ok(())
    }

    fn add_checkpoint(&mut self) {
        self.checkpoints.push(self.at.clone());
        if self.checkpoints.len() > CHECKPOINTS {
            let mut index = 0;
            self.checkpoints.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.spacing *= 2;
        }
    }

    /// Returns the least period with its least preperiod, or `None` if no period has been proved
    /// yet (see [`Window::period`]).
    ///
    /// The earlier windows that were kept show roughly where the values begin to repeat. From
    /// there, two windows move on, one period apart.
    ///
    /// Cost: that of moving the window over about half as many heaps as it has passed so far.
    ///
    /// # Errors
    /// Returns an error if the heap from which the values repeat is in the table of the first
    /// values.
    pub fn find_preperiod(&self) -> Result<Option<WindowPeriod>, WindowError> {
        let period = match self.period {
            Some(period) => period,
            None => return Ok(None),
        };
        let later = |place: &Place| -> Result<Place, WindowError> {
            let heap = place.heap + period;
            let known = self.checkpoints.iter().chain([&self.mark, &self.at]);
            let nearest = known.filter(|place| place.heap <= heap).max_by_key(|place| place.heap);
            let mut later = nearest.unwrap_or(place).clone();
            self.move_to(&mut later, heap, None)?;
            Ok(later)
        };
        let mut ends: Vec<&Place> = self.checkpoints.iter().collect();
        ends.retain(|place| place.heap < self.mark.heap);
        ends.push(&self.mark);
        // The first of `ends` at which the windows are equal.
        let (mut differ, mut equal) = (None, ends.len() - 1);
        let mut low = 0;
        while low < equal {
            let middle = (low + equal) / 2;
            let after = later(ends[middle])?;
            if after.values == ends[middle].values {
                equal = middle;
            } else {
                low = middle + 1;
                differ = Some((ends[middle].clone(), after));
            }
        }
        let (mut early, mut late) = differ.ok_or(WindowError::Early)?;
        let mut preperiod = 0;
        loop {
            let pairs = early.values.iter().zip(&late.values);
            if let Some(last) =
                pairs.enumerate().rev().find(|(_, (a, b))| a != b).map(|(place, _)| place)
            {
                preperiod = early.heap - WINDOW as u64 + last as u64 + 1;
            }
            if early.heap >= ends[equal].heap {
                break;
            }
            let next = (early.heap + WINDOW as u64).min(ends[equal].heap);
            self.move_to(&mut early, next, None)?;
            self.move_to(&mut late, next + period, None)?;
        }
        let windows = EqualWindows {
            mask: self.split.mask(),
            has_parity: self.split.knows_parity(),
            width: WINDOW as u64,
            heap: self.mark.heap,
        };
        Ok(Some(WindowPeriod {
            code: self.code.to_string(),
            preperiod,
            period,
            windows,
            last_rare: self.rare.1,
            checksum: checksum(&self.mark.values),
            basis: self.basis,
        }))
    }

    /// Moves a place to `heap`, or to the first heap at which the values of the place equal those
    /// of `mark`; returns whether such a heap was found.
    fn move_to(
        &self,
        place: &mut Place,
        heap: u64,
        mark: Option<&Place>,
    ) -> Result<bool, WindowError> {
        match (&self.lanes, self.words) {
            (Some(lanes), _) => self.move_by_lanes(lanes, place, heap, mark),
            (None, 1) => self.move_by_words::<1>(place, heap, mark),
            (None, 4) => self.move_by_words::<4>(place, heap, mark),
            (None, _) => self.move_by_words::<16>(place, heap, mark),
        }
    }

    /// Returns, for each common code, two numbers for even heaps and two for odd heaps: the number
    /// of rare codes that represent smaller values, and the value of the code.
    fn entries(&self) -> Vec<[(u16, u16); 2]> {
        let entry = |key: u16, parity: usize| {
            let code = COMMON + key;
            (self.split.rare_below(code, parity), self.split.value(code, parity))
        };
        (0..half(self.words)).map(|key| [entry(key, 0), entry(key, 1)]).collect()
    }

    fn move_by_words<const WORDS: usize>(
        &self,
        place: &mut Place,
        heap: u64,
        mark: Option<&Place>,
    ) -> Result<bool, WindowError> {
        let half = half(WORDS);
        let compact = |code: u16| code / COMMON * half + code % COMMON;
        let entries = self.entries();
        let mut codes: Vec<u16> = Vec::with_capacity(ROOM);
        codes.extend(place.codes(self.split).map(compact));
        let marked = mark.map(|mark| mark.codes(self.split).map(compact).collect::<Vec<u16>>());
        let last_marked = marked.as_ref().map_or(0, |marked| marked[WINDOW - 1]);
        let mut result = Ok(false);
        while place.heap < heap {
            if codes.len() == ROOM {
                codes.copy_within(ROOM - WINDOW.., 0);
                codes.truncate(WINDOW);
            }
            let window: &[u16; WINDOW] =
                codes[codes.len() - WINDOW..].try_into().expect("as long as a window");
            let key = match self.next_key_by_words::<WORDS>(window, &entries, place.heap) {
                Ok(key) => key,
                Err(error) => {
                    result = Err(error);
                    break;
                }
            };
            let code = half + key;
            codes.push(code);
            let value = entries[usize::from(key)][(place.heap & 1) as usize].1;
            if value > place.largest.0 {
                place.largest = (value, place.heap);
            }
            place.heap += 1;
            if code == last_marked {
                if let (Some(mark), Some(marked)) = (mark, &marked) {
                    let same_parity =
                        !self.split.knows_parity() || (place.heap ^ mark.heap) & 1 == 0;
                    let last = &codes[codes.len() - WINDOW..];
                    let tails = (&last[WINDOW - 8..], &marked[WINDOW - 8..]);
                    if same_parity && tails.0 == tails.1 && last == &marked[..] {
                        result = Ok(true);
                        break;
                    }
                }
            }
        }
        let last = codes[codes.len() - WINDOW..].iter();
        place.set_keys(self.split, last.map(|code| code % half));
        result
    }

    fn next_key(
        &self,
        window: &[u16; WINDOW],
        entries: &[[(u16, u16); 2]],
        heap: u64,
    ) -> Result<u16, WindowError> {
        match self.words {
            1 => self.next_key_by_words::<1>(window, entries, heap),
            4 => self.next_key_by_words::<4>(window, entries, heap),
            _ => self.next_key_by_words::<16>(window, entries, heap),
        }
    }

    /// Returns the code, without its class, of the next heap, which is common.
    #[inline]
    fn next_key_by_words<const WORDS: usize>(
        &self,
        window: &[u16; WINDOW],
        entries: &[[(u16, u16); 2]],
        heap: u64,
    ) -> Result<u16, WindowError> {
        let mut seen = [0u64; WORDS];
        let see = |seen: &mut [u64; WORDS], reach: &Reach| {
            let code = usize::from(window[usize::from(reach.index) % WINDOW] ^ reach.code);
            seen[code / 64 % WORDS] |= 1 << (code % 64);
        };
        self.all.iter().for_each(|reach| see(&mut seen, reach));
        let key = least_common(&seen);
        let entry = entries.get(usize::from(key)).ok_or(WindowError::TooHigh { heap })?;
        let wanted = entry[(heap & 1) as usize].0;
        for reaches in self.common.chunks(4) {
            if has_below(&seen, wanted) {
                return Ok(key);
            }
            reaches.iter().for_each(|reach| see(&mut seen, reach));
        }
        if has_below(&seen, wanted) {
            Ok(key)
        } else {
            Err(WindowError::Rare { heap })
        }
    }
}

/// Returns the number of words for sets of the codes of values up to `largest` and of their nim
/// sums.
fn words_for(largest: u16) -> usize {
    match largest {
        0..=31 => 1,
        32..=127 => 4,
        _ => 16,
    }
}

/// Returns the number of codes of each class in a set of this many words.
const fn half(words: usize) -> u16 {
    32 * words as u16
}

/// Returns the smallest common code that is not in the set, without its class.
#[inline]
fn least_common<const WORDS: usize>(seen: &[u64; WORDS]) -> u16 {
    if WORDS == 1 {
        return (!(seen[0] >> 32)).trailing_zeros() as u16;
    }
    let words = seen[WORDS / 2..].iter().enumerate();
    let mut free = words.filter(|(_, word)| **word != u64::MAX);
    let (index, word) = free.next().unwrap_or((WORDS, &0));
    64 * index as u16 + (!word).trailing_zeros() as u16
}

/// Returns whether all codes below `wanted` are in the set.
#[inline]
fn has_below<const WORDS: usize>(seen: &[u64; WORDS], wanted: u16) -> bool {
    let (whole, bits) = (usize::from(wanted / 64), wanted % 64);
    let last = seen[whole % WORDS] | u64::MAX << bits;
    seen[..whole.min(WORDS)].iter().all(|&word| word == u64::MAX) && last == u64::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_with_all_lower_codes() {
        for first in 0..256 {
            for second in (0..256).step_by(5) {
                let mut seen = [u64::MAX; 4];
                for missing in [first, second] {
                    seen[missing / 64] &= !(1 << (missing % 64));
                }
                let least = first.min(second);
                for wanted in [0, 1, least.saturating_sub(1), least, least + 1, 200, 255] {
                    assert_eq!(has_below(&seen, wanted as u16), wanted <= least);
                }
            }
        }
    }

    #[test]
    fn values_of_common_heaps() {
        // Under the mask 1 with the parity, even values are common for even heaps.
        let split = Split::new(1, Some(1));
        let place = |values: &[u16]| Place { heap: 3, values: values.to_vec(), largest: (0, 0) };
        assert!(place(&[6]).is_common(split) && place(&[6, 5, 1022]).is_common(split));
        for values in [&[7][..], &[7, 5, 6], &[6, 4, 6], &[6, 5, 7]] {
            assert!(!place(values).is_common(split));
        }
        assert!(!place(&[1024]).is_common(split));
    }

    #[test]
    fn marks_and_checkpoints() {
        let start = 4 * WINDOW as u64;
        let mut window = Window::of_code(&"0.106".parse().unwrap(), 0).unwrap();
        window.extend_to(16 * start).unwrap();
        let heaps = |window: &Window| {
            window.checkpoints.iter().map(|place| place.heap / start).collect::<Vec<u64>>()
        };
        assert_eq!(heaps(&window), (1..=16).collect::<Vec<u64>>());
        window.extend_to(20 * start).unwrap();
        // The 17th is one too many: every other one goes, and the next is twice as far.
        assert_eq!(heaps(&window), [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
        // The mark is where the number of heaps last became one and a half times as large.
        assert_eq!(window.mark.heap, 1_119_744);
        let mut mark = start;
        while mark / 2 * 3 <= window.heap() {
            mark = mark / 2 * 3;
        }
        assert_eq!(window.mark.heap, mark);
    }

    #[test]
    fn larger_sets_when_values_grow() {
        let mut window = Window::of_code(&"0.56".parse().unwrap(), 0).unwrap();
        assert!(window.lanes.is_none() && window.words == 4);
        let mut small = window.clone();
        small.use_words(1);
        window.extend_to(100_000).unwrap();
        small.extend_to(100_000).unwrap();
        assert_eq!(small.words, 16);
        assert!(small.at == window.at);
    }
}
