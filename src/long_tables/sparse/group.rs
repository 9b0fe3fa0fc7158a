//! The values of 16 consecutive heaps.

use super::choice::{Choice, Pair};
use super::moves::Moves;
use super::split::{Split, COMMON};
use super::HEAPS;
use std::convert::TryInto;
use std::ops::{BitOr, BitXor};

/// The number of candidates that a heap has at a time.
const CANDIDATES: usize = 4;

/// The least number of heaps that must lack a candidate to justify another round of checks, and the
/// largest number of rounds.
const FEW_HEAPS: usize = 9;
const ROUNDS: usize = 3;

/// The number of keys that a byte can represent.
const KEYS: usize = 1 << 8;

/// The known options of a group of consecutive heaps. Each pair of heaps is loaded once for the
/// whole group, and most of the work is done on whole rows, for which there are vector
/// instructions.
#[derive(Clone, Debug)]
pub(super) struct Group<const VALUES: usize> {
    /// `marks[place][code]` is 1 if some option of the heap at `place` has that code.
    marks: Vec<[u8; VALUES]>,
    /// Below `checked[place]`, no common code that is still unmarked is the code of an option given
    /// by one of the pairs to check.
    checked: [usize; HEAPS],
}

impl<const VALUES: usize> Group<VALUES> {
    pub(super) fn new() -> Group<VALUES> {
        Group { marks: vec![[0; VALUES]; HEAPS], checked: [0; HEAPS] }
    }

    /// Marks options of the heaps that follow `codes`; then takes the smallest common codes that
    /// are left unmarked, and checks them against the other pairs. All values are below `bound`, a
    /// power of 2.
    pub(super) fn mark(&mut self, codes: &[u16], bound: usize, choice: &Choice, split: Split) {
        let marks = self.cleared(bound, split);
        for &Pair { offset, code } in choice.marked.iter().chain(&choice.common) {
            let row = row(codes, codes.len() - offset);
            for (marks, left) in marks.iter_mut().zip(row) {
                marks[usize::from(left ^ code) % VALUES] = 1;
            }
        }
        let hits = |candidates: &[[u16; HEAPS]; CANDIDATES]| {
            hits(codes, candidates, &choice.checked, |code| code)
        };
        self.check(hits, VALUES, split);
    }

    /// Does what [`Group::mark`] does, provided that all heaps have values below twice [`KEYS`] and
    /// that all heaps are common except those that the pairs name; `keys` are the lower bytes of
    /// the heaps' codes. Rows of bytes hold twice as many codes, and the class of a pair's sum need
    /// not be examined.
    pub(super) fn mark_keys(&mut self, keys: &[u8], choice: &Choice, split: Split) {
        let marks = self.cleared(KEYS, split);
        let first_common = usize::from(COMMON);
        for (pairs, first) in [(&choice.marked, first_common), (&choice.common, 0)] {
            for pair in pairs {
                let shown = shown_keys(keys, pair);
                for (place, marks) in marks.iter_mut().enumerate() {
                    marks[first + usize::from((shown >> (8 * place)) as u8)] = 1;
                }
            }
        }
        let hits = |candidates: &[[u16; HEAPS]; CANDIDATES]| {
            let row = |row: [u16; HEAPS]| row.map(|candidate| candidate as u8);
            hits(keys, &candidates.map(row), &choice.checked, |code| code as u8)
        };
        self.check(hits, usize::from(COMMON) + KEYS, split);
    }

    /// Returns the marks, cleared for values below `bound`.
    fn cleared(&mut self, bound: usize, split: Split) -> &mut [[u8; VALUES]; HEAPS] {
        let marks: &mut [[u8; VALUES]; HEAPS] =
            (&mut self.marks[..]).try_into().expect("there are as many marks as heaps");
        // Nim sums of values below the bound are below it as well, and codes within a class are at
        // most as large as their values.
        for marks in marks.iter_mut() {
            let classes = marks.split_at_mut(usize::from(split.first_common()));
            classes.0.iter_mut().take(bound).for_each(|mark| *mark = 0);
            classes.1.iter_mut().take(bound).for_each(|mark| *mark = 0);
        }
        marks
    }

    /// For each heap, checks the unmarked common codes below `end` in ascending order until it
    /// finds one that no pair shows.
    fn check<T: Copy + Default + PartialEq>(
        &mut self,
        hits: impl Fn(&[[u16; HEAPS]; CANDIDATES]) -> [[T; HEAPS]; CANDIDATES],
        end: usize,
        split: Split,
    ) {
        let mut from = [usize::from(split.first_common()); HEAPS];
        for _ in 0..ROUNDS {
            let mut candidates = [[0; HEAPS]; CANDIDATES];
            for (place, marks) in self.marks.iter().enumerate() {
                for candidates in &mut candidates {
                    let candidate = first_unmarked(marks, from[place]);
                    candidates[place] = candidate as u16;
                    from[place] = candidate + 1;
                }
            }
            let mut is_left = [false; HEAPS];
            for (candidates, hits) in candidates.iter().zip(&hits(&candidates)) {
                for (place, &candidate) in candidates.iter().enumerate() {
                    let candidate = usize::from(candidate);
                    if candidate >= end || hits[place] == T::default() {
                        is_left[place] = true;
                    } else {
                        self.marks[place][candidate] = 1;
                    }
                }
            }
            // For a few heaps, less is done if each asks all pairs for itself.
            if is_left.iter().filter(|&&is_left| !is_left).count() < FEW_HEAPS {
                break;
            }
        }
        self.checked = from;
    }

    /// Returns the code of the heap at `place`, which is the next heap after `codes`, or `None` if
    /// all codes are marked.
    pub(super) fn code(
        &mut self,
        place: usize,
        codes: &[u16],
        moves: &Moves,
        split: Split,
        choice: &Choice,
    ) -> Option<u16> {
        let heap = codes.len();
        let marks = &mut self.marks[place];
        let mark = |pair: &Pair, marks: &mut [u8; VALUES]| {
            if pair.offset < heap {
                marks[usize::from(codes[heap - pair.offset] ^ pair.code) % VALUES] = 1;
            }
        };
        choice.near.iter().chain(&choice.large).for_each(|pair| mark(pair, marks));
        let first = usize::from(split.first_common());
        let mut common = first_unmarked(marks, first);
        if common >= self.checked[place] {
            choice.checked.iter().for_each(|pair| mark(pair, marks));
            common = first_unmarked(marks, first);
        }
        // A split into equal heaps has been marked as 0, although it is not a move.
        if moves.is_barred_half(heap) && split.is_rare(codes[heap / 2]) {
            marks[..first].fill(0);
        }
        // If all common values below `VALUES` are options, the value may still be a rare one.
        let wanted = match common < VALUES {
            false => first,
            true => usize::from(split.rare_below(common as u16, heap)),
        };
        let mut rare = first_unmarked(marks, 0);
        if rare < wanted {
            moves.mark_below(wanted, codes, split, &choice.small_heaps, marks);
            rare = first_unmarked(marks, 0);
        }
        match (rare < wanted, common < VALUES) {
            (true, _) => Some(rare as u16),
            (false, true) => Some(common as u16),
            (false, false) => None,
        }
    }
}

/// Returns the keys of the options that a pair gives for the heaps that follow `keys`, one in each
/// byte. Bytes are taken from a number in fewer instructions than from a vector.
fn shown_keys(keys: &[u8], pair: &Pair) -> u128 {
    let row = row(keys, keys.len() - pair.offset);
    u128::from_le_bytes(*row) ^ u128::from_le_bytes([pair.code as u8; HEAPS])
}

/// Declares [`AnyGroup`], with a group for each of several numbers of codes.
macro_rules! any_group {
    ($($name:ident: $codes:literal,)*) => {
        /// A [`Group`] for as many codes as a split has.
        #[derive(Clone, Debug)]
        pub(super) enum AnyGroup {
            $($name(Group<$codes>),)*
        }

        impl AnyGroup {
            pub(super) fn of_codes(codes: usize) -> AnyGroup {
                match codes {
                    $($codes => AnyGroup::$name(Group::new()),)*
                    _ => panic!("{} is not the number of codes of a split", codes),
                }
            }

            /// Does what [`Group::mark`] does.
            pub(super) fn mark(
                &mut self,
                codes: &[u16],
                bound: usize,
                choice: &Choice,
                split: Split,
            ) {
                match self {
                    $(AnyGroup::$name(group) => group.mark(codes, bound, choice, split),)*
                }
            }

            /// Does what [`Group::mark_keys`] does.
            pub(super) fn mark_keys(&mut self, keys: &[u8], choice: &Choice, split: Split) {
                match self {
                    $(AnyGroup::$name(group) => group.mark_keys(keys, choice, split),)*
                }
            }

            /// Returns what [`Group::code`] does.
            pub(super) fn code(
                &mut self,
                place: usize,
                codes: &[u16],
                moves: &Moves,
                split: Split,
                choice: &Choice,
            ) -> Option<u16> {
                match self {
                    $(AnyGroup::$name(group) => group.code(place, codes, moves, split, choice),)*
                }
            }
        }
    };
}

any_group! {
    Bits10: 1024,
    Bits11: 2048,
    Bits12: 4096,
    Bits13: 8192,
    Bits14: 16384,
    Bits15: 32768,
    Bits16: 65536,
}

fn row<T>(codes: &[T], from: usize) -> &[T; HEAPS] {
    codes[from..from + HEAPS].try_into().expect("a slice of that length")
}

/// A code or its lower byte.
trait Lane: Copy + Default + PartialEq + BitXor<Output = Self> + BitOr<Output = Self> {
    const ALL: Self;
}

impl Lane for u8 {
    const ALL: u8 = u8::MAX;
}

impl Lane for u16 {
    const ALL: u16 = u16::MAX;
}

/// Returns, for each candidate, a number other than 0 if one of `pairs` gives the candidate's heap
/// an option with the candidate's code, and 0 otherwise; `of_code` converts a code to the form in
/// which codes are compared.
fn hits<T: Lane>(
    codes: &[T],
    candidates: &[[T; HEAPS]; CANDIDATES],
    pairs: &[Pair],
    of_code: impl Fn(u16) -> T,
) -> [[T; HEAPS]; CANDIDATES] {
    let first = codes.len();
    let candidates = *candidates;
    let mut hits = [[T::default(); HEAPS]; CANDIDATES];
    for pair in pairs {
        let row = row(codes, first - pair.offset);
        let other = of_code(pair.code);
        for place in 0..HEAPS {
            let code = row[place] ^ other;
            for candidate in 0..CANDIDATES {
                let hit = code == candidates[candidate][place];
                let all = if hit { T::ALL } else { T::default() };
                hits[candidate][place] = hits[candidate][place] | all;
            }
        }
    }
    hits
}

/// Returns the least unmarked code that is not below `from`, or the number of codes if there is
/// none.
pub(super) fn first_unmarked<const VALUES: usize>(marks: &[u8; VALUES], from: usize) -> usize {
    let eight = |at: usize| {
        let bytes: [u8; 8] = marks[at..at + 8].try_into().expect("eight bytes");
        u64::from_le_bytes(bytes) ^ 0x0101_0101_0101_0101
    };
    if from >= VALUES {
        return VALUES;
    }
    let mut at = from / 8 * 8;
    let mut unmarked = eight(at) & u64::MAX << (8 * (from % 8));
    while unmarked == 0 {
        at += 8;
        if at == VALUES {
            return VALUES;
        }
        unmarked = eight(at);
    }
    at + unmarked.trailing_zeros() as usize / 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn marks_are_the_codes_of_options() {
        // All values are below 512. The rows of the pairs reach no heap below 64, so those may be
        // rare; the even values are.
        let split = Split::new(1, None);
        let mut below = random::below();
        let mut group = Group::<1024>::new();
        // With few pairs, a code is found that no option has; with many, all codes are options.
        for (round, &pairs) in [300, 200, 3000, 250].iter().enumerate() {
            let rare = (0..64).map(|_| below(256) as u16).collect::<Vec<_>>();
            let common = (64..4096).map(|_| 512 + below(256) as u16);
            let codes: Vec<u16> = rare.iter().copied().chain(common).collect();
            let mut of_codes = |codes: &[u16], first: u16| {
                let pair = |_| {
                    let code = first + codes[below(codes.len() as u64) as usize] % 512;
                    Pair { offset: HEAPS + below(4000) as usize, code }
                };
                (0..pairs).map(pair).collect::<Vec<Pair>>()
            };
            let choice = Choice {
                marked: of_codes(&codes[..64], 0),
                checked: of_codes(&codes[..64], 0),
                common: of_codes(&codes[64..], 512),
                ..Choice::default()
            };
            let shown_by = |pairs: &[Pair], place: usize| {
                let mut shown = vec![false; 1024];
                for pair in pairs {
                    shown[usize::from(codes[4096 - pair.offset + place] ^ pair.code)] = true;
                }
                shown
            };
            let keys: Vec<u8> = codes.iter().map(|&code| code as u8).collect();
            for by_keys in [false, true] {
                match by_keys {
                    true => group.mark_keys(&keys, &choice, split),
                    false => group.mark(&codes, 512, &choice, split),
                }
                for place in 0..HEAPS {
                    let marked = shown_by(&choice.marked, place);
                    let checked = shown_by(&choice.checked, place);
                    let common = shown_by(&choice.common, place);
                    for code in (0..256).chain(512..769) {
                        let is_marked = group.marks[place][code] == 1;
                        let is_shown = marked[code] || common[code];
                        let is_checked = is_shown || checked[code];
                        let name = format!("round {}, {} at {}", round, code, place);
                        assert!(is_marked || !is_shown, "{}", name);
                        assert!(is_checked || !is_marked, "{}", name);
                        let must_be = code >= 512 && code < group.checked[place];
                        assert!(is_marked || !is_checked || !must_be, "{}", name);
                    }
                }
            }
        }
    }

    #[test]
    fn the_first_unmarked_code() {
        let mut below = random::below();
        for most in 1..40 {
            let mut marks = [0; 24];
            marks.iter_mut().for_each(|mark| *mark = u8::from(below(most) > 0));
            for from in 0..26 {
                let expected = (from..24).find(|&at| marks[at] == 0).unwrap_or(24);
                assert_eq!(first_unmarked(&marks, from), expected);
            }
        }
    }

    #[test]
    fn the_value_of_one_heap() {
        // Nim: all options are single heaps, and the next rare value is not one of them.
        let nim = Moves::of_code(&format!("0.{}", "3".repeat(16)).parse().unwrap()).unwrap();
        let split = Split::new(1, None);
        let codes: Vec<u16> = (0..16).map(|value| split.code(value, 0)).collect();
        for heap in 1..16 {
            let near = (1..heap).map(|offset| Pair { offset, code: 0 }).collect();
            let choice = Choice { near, ..Choice::default() };
            let code = Group::<1024>::new().code(0, &codes[..heap], &nim, split, &choice);
            assert_eq!(code, Some(codes[heap]));
        }
        let mut full = Group::<1024>::new();
        full.marks[0].fill(1);
        assert_eq!(full.code(0, &codes[..3], &nim, split, &Choice::default()), None);
        // Grundy's game: 20 is a P-position, and 10 + 10 is not one of its options.
        let moves = Moves::of_grundys_game();
        let values = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3]; // OEIS A002188
        let split = Split::new(254, None);
        let codes: Vec<u16> = values.iter().map(|&value| split.code(value, 0)).collect();
        let rare = (1..20).filter(|&heap| split.is_rare(codes[heap]));
        let near = rare.map(|heap| Pair { offset: heap, code: codes[heap] }).collect();
        let choice = Choice { near, ..Choice::default() };
        let code = Group::<1024>::new().code(0, &codes, &moves, split, &choice);
        assert_eq!(code, Some(split.code(0, 20)));
    }

    #[test]
    fn a_rare_value_without_a_common_one() {
        // Nim with up to 16 stones to take: the options of heap 15 have the values 0 to 14. If
        // all odd values were taken, too, its value would be 16, the ninth of the even ones.
        let nim = format!("0.{}", "3".repeat(16)).parse().unwrap();
        let moves = Moves::of_code(&nim).unwrap();
        let odd_is_common = Split::find(&[1, 3, 5], 0, None, 5).unwrap();
        let codes: Vec<u16> = (0..15).map(|value| odd_is_common.code(value, 0)).collect();
        let mut group = Group::<1024>::new();
        group.marks[0][usize::from(odd_is_common.first_common())..].fill(1);
        let code = group.code(0, &codes, &moves, odd_is_common, &Choice::default());
        assert_eq!(code.map(|code| odd_is_common.value(code, 0)), Some(16));
    }
}
