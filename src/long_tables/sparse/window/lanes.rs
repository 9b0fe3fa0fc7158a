//! The values of many heaps at once, in games with few rare heaps.
//!
//! The set of the common codes of a heap's options is a word of 16 bits, in which bit k represents
//! code COMMON + k. The value of a heap is kept as a word in which only the bit of this value is
//! set. In addition, for every code c of a rare heap that an option may leave together with this
//! heap, a word is kept in which only the bit of the sum of the value and c is set. So an option
//! adds one word to a heap's set; for neighbouring heaps, these words are next to each other in the
//! same list. The smallest code missing from a set s is given by the bit !s & (s + 1).
//!
//! Codes from 16 upwards need no bit: the sum of such a code and a code c < 16 is at least 16, so
//! it does not affect the smallest missing code as long as that code is below 16. A heap is left to
//! the kernel that computes one heap after another if its own code might be 15 or more, or if a few
//! pairs of common heaps do not show that it is common.

use super::{half, Place, Reach, Window, WindowError, WINDOW};
use crate::long_tables::sparse::split::COMMON;
use std::convert::TryInto;

/// The number of heaps that are computed at once.
const BLOCK: usize = 48;

/// The number of heaps in a group; a group is one word. The larger heap of an option must be
/// smaller than the original heap by at least this number.
const GROUP: usize = 4;
const GROUPS: usize = BLOCK / GROUP;

/// The length of the lists; when they are full, what is still needed is moved to their start.
const ROOM: usize = 4 * WINDOW;

/// The number of codes that have a bit.
const BITS: u16 = 16;

/// The bit of the largest code that has a bit; in a new set, this bit represents that code and all
/// larger ones.
const TOP: u16 = 1 << (BITS - 1);

/// The largest allowed number of options that can leave a heap of the same block, and the largest
/// allowed number of different codes of the rare heaps in these options.
const MOST_NEAR: usize = 8;
const NEAR_CODES: usize = 4;

/// The number of words that are kept for each of these codes, and how many of them are 0 before the
/// first group of a block.
const ROW: usize = 32;
const BEFORE: usize = GROUPS;

/// The number of heaps that are compared and checked at once.
const BLOCKS: usize = 5;
const MANY: usize = BLOCKS * BLOCK;

/// How many pairs of common heaps are tried for all heaps.
const FEW: usize = 96;

/// The largest distance between the larger heaps of these pairs, small enough for the data read for
/// them to stay in the fastest cache.
const NEARBY: usize = 2048;

/// The number of pairs that are chosen by the values they show, and the number of heaps in the
/// sample on which they are chosen.
const PAIRS: usize = 256;
const SAMPLE: usize = 8192;

/// The lowest bit of each lane of a group.
const LANES: u64 = u64::MAX / u16::MAX as u64;

/// A word for each heap of a block.
type Block = [u16; BLOCK];

/// Where the options of a heap are found in the lists.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    /// The codes for which there is a list of sums, starting with 0.
    codes: Vec<u16>,
    /// The options whose value is common: a rare heap and a common one.
    all: Vec<Shown>,
    /// The options in `all` that may leave a heap of the same block, except `first`.
    near: Vec<Near>,
    /// The number of bits by which to shift the word of the previous group for the option that
    /// needs no sum; this option is not in `near` because the next group waits for it.
    first: Option<u32>,
    /// Some options with a rare value, the best first.
    pairs: Vec<Shown>,
    /// For even heaps and for odd heaps: the common codes for which the number of smaller rare
    /// values is exactly one more than the number of smaller common values.
    one_more: [u16; 2],
}

/// An option, given by the distance of its larger heap and by the list with the sums.
#[derive(Clone, Copy, Debug)]
struct Shown {
    offset: usize,
    list: usize,
}

/// An option whose larger heap may be in the same block.
#[derive(Clone, Copy, Debug)]
struct Near {
    /// The place of the word that the first group of a block uses, and a number n: the group uses
    /// all but n bits of this word, and n bits of the word before it.
    first: usize,
    bits: u32,
}

impl Near {
    /// An option that no heap has.
    const NONE: Near = Near { first: NEAR_CODES * ROW, bits: 0 };

    fn new(shown: Shown) -> Option<Near> {
        let groups = shown.offset / GROUP;
        let bits = 16 * (shown.offset % GROUP) as u32;
        let first = (shown.list * ROW + BEFORE).checked_sub(groups)?;
        Some(Near { first, bits }).filter(|_| groups > 0 && shown.list < NEAR_CODES)
    }

    /// Returns whether the next group waits for this option.
    fn is_first(&self) -> bool {
        self.first == BEFORE - 1
    }

    /// Returns what a group and the one before it add to a set.
    #[inline(always)]
    fn word(bits: u32, group: u64, before: u64) -> u64 {
        group << (bits % 64) | before >> 1 >> (63 - bits % 64)
    }
}

impl Lanes {
    /// Returns the lanes of a window, or `None` if the game needs more than the lanes can hold.
    pub(super) fn of_window(window: &Window) -> Option<Lanes> {
        let half = half(window.words);
        let offset = |reach: &Reach| WINDOW - usize::from(reach.index);
        let key = |reach: &Reach| reach.code % half;
        let is_rare = |reach: &&Reach| reach.code < half;
        let of_rare = window.all.iter().filter(is_rare);
        let mut codes: Vec<u16> = (0..NEAR_CODES as u16).collect();
        codes.extend(of_rare.clone().map(key));
        codes.sort_unstable();
        codes.dedup();
        if codes.iter().any(|&code| code >= BITS) {
            return None;
        }
        let shown = |reach: &Reach| {
            let list = codes.binary_search(&key(reach)).ok()?;
            Some(Shown { offset: offset(reach), list })
        };
        let all: Vec<Shown> = of_rare.filter_map(shown).collect();
        let near = all.iter().filter(|option| option.offset < BLOCK);
        let near: Option<Vec<Near>> = near.map(|&option| Near::new(option)).collect();
        let mut near = near.filter(|near| near.len() <= MOST_NEAR)?;
        let singles = window.all.iter().filter(|reach| !is_rare(reach));
        let pairs: Vec<Shown> = singles.chain(&window.common).filter_map(shown).collect();
        let mut one_more = [0; 2];
        for (parity, key) in (0..2).flat_map(|parity| (0..BITS).map(move |key| (parity, key))) {
            match window.split.rare_below(COMMON + key, parity).checked_sub(key) {
                Some(0) => {}
                Some(1) => one_more[parity] |= 1 << key,
                _ => return None,
            }
        }
        let first = near.iter().position(Near::is_first).map(|at| near.remove(at).bits);
        let mut lanes = Lanes { codes, all, near, first, pairs, one_more };
        lanes.choose(window);
        Some(lanes)
    }

    /// Moves to the front the pairs that show the most values for heaps of the window.
    fn choose(&mut self, window: &Window) {
        let first = window.at.heap - WINDOW as u64;
        let bits: Vec<u16> = window.at.codes(window.split).map(bit).collect();
        let sums_with = |code: &u16| bits.iter().map(|&bit| sums(bit, *code)).collect();
        let lists: Vec<Vec<u16>> = self.codes.iter().map(sums_with).collect();
        let sample = WINDOW - SAMPLE..WINDOW;
        let mut missing: Vec<(usize, u16)> = sample
            .map(|at| {
                let parity = (first + at as u64) & 1;
                (at, bits[at].wrapping_sub(1) | (bits[at] & self.one_more[parity as usize]))
            })
            .collect();
        let mut left = self.pairs.clone();
        left.retain(|pair| pair.offset <= NEARBY);
        let mut chosen = Vec::new();
        while chosen.len() < PAIRS && !missing.is_empty() && !left.is_empty() {
            let new = |pair: &Shown| {
                let list = &lists[pair.list];
                missing.iter().filter(|(at, missing)| list[at - pair.offset] & missing > 0).count()
            };
            let best = (0..left.len()).max_by_key(|&at| new(&left[at])).unwrap_or(0);
            let pair = left.swap_remove(best);
            let list = &lists[pair.list];
            for (at, missing) in &mut missing {
                *missing &= !list[*at - pair.offset];
            }
            missing.retain(|(_, missing)| *missing > 0);
            chosen.push(pair);
        }
        chosen.append(&mut self.pairs);
        self.pairs = chosen;
    }
}

/// Returns the bit of a common heap's code, which may include its class, or 0 if the code has no
/// bit.
fn bit(code: u16) -> u16 {
    1u16.checked_shl((code % COMMON).into()).unwrap_or(0)
}

/// Returns a set of codes in which each code is replaced by its sum with `code`.
fn sums(set: u16, code: u16) -> u16 {
    let mut block = [set; 1];
    add(&mut block, code);
    block[0]
}

fn add<const N: usize>(sets: &mut [u16; N], code: u16) {
    if code & 1 > 0 {
        sets.iter_mut().for_each(|set| *set = (*set & 0x5555) << 1 | (*set >> 1 & 0x5555));
    }
    if code & 2 > 0 {
        sets.iter_mut().for_each(|set| *set = (*set & 0x3333) << 2 | (*set >> 2 & 0x3333));
    }
    if code & 4 > 0 {
        sets.iter_mut().for_each(|set| *set = (*set & 0x0f0f) << 4 | (*set >> 4 & 0x0f0f));
    }
    if code & 8 > 0 {
        sets.iter_mut().for_each(|set| *set = set.rotate_left(8));
    }
}

/// Returns `group` with each code in its lanes replaced by the sum of that code and `code`, which
/// is 1 or 2.
fn swap(group: u64, code: u32) -> u64 {
    let kept = LANES * if code == 1 { 0x5555 } else { 0x3333 };
    (group & kept) << code | (group >> code & kept)
}

/// A run of heaps; the next heap is at `end` in each list.
struct Run<'a> {
    window: &'a Window,
    lanes: &'a Lanes,
    /// One list for each of the codes; for each heap so far, it holds the bit of the sum of the
    /// heap's code and this code, or 0 if that sum has no bit; for each heap to come, it holds 0.
    lists: Vec<Vec<u16>>,
    end: usize,
    heap: u64,
    /// The heaps in the window whose codes have no bit, and these codes.
    high: Vec<(u64, u16)>,
    largest: (u16, u64),
    /// The codes that represent values above the largest one, for an even and for an odd heap.
    above: [u16; 2],
    entries: Vec<[(u16, u16); 2]>,
}

/// A window to which the run may return.
struct Marked {
    codes: Vec<u16>,
    parity: Option<u64>,
    /// A place in the window, counted from the end, whose value occurs as rarely as possible, and
    /// the bit of that value.
    back: usize,
    bit: u16,
}

impl Window {
    /// Moves a place to `heap`, or to the first heap at which its values equal those of `mark`, and
    /// returns whether it found such a heap.
    pub(super) fn move_by_lanes(
        &self,
        lanes: &Lanes,
        place: &mut Place,
        heap: u64,
        mark: Option<&Place>,
    ) -> Result<bool, WindowError> {
        let mut run = Run::new(self, lanes, place);
        let marked = mark.map(|mark| run.marked(mark));
        let mut result = Ok(false);
        while run.heap < heap && result == Ok(false) {
            result = run.step(heap, marked.as_ref());
        }
        place.heap = run.heap;
        place.largest = run.largest;
        let half = half(self.words);
        place.set_keys(self.split, run.codes(run.end).iter().map(|code| code % half));
        result
    }
}

impl<'a> Run<'a> {
    fn new(window: &'a Window, lanes: &'a Lanes, place: &Place) -> Run<'a> {
        let mut run = Run {
            window,
            lanes,
            lists: vec![vec![0; ROOM]; lanes.codes.len()],
            end: 0,
            heap: place.heap - WINDOW as u64,
            high: vec![],
            largest: place.largest,
            above: [0; 2],
            entries: window.entries(),
        };
        for code in place.codes(window.split) {
            run.put(code % COMMON);
            run.end += 1;
            run.heap += 1;
        }
        run.above = run.above();
        run
    }

    /// Returns the codes that represent values above the largest value so far.
    fn above(&self) -> [u16; 2] {
        let mut above = [0; 2];
        for (key, entry) in (0..BITS).zip(&self.entries) {
            for (above, (_, value)) in above.iter_mut().zip(entry) {
                *above |= u16::from(*value > self.largest.0) << key;
            }
        }
        above
    }

    /// Writes the code of the next heap.
    fn put(&mut self, key: u16) {
        let bit = bit(key);
        if bit == 0 {
            let first = self.heap.saturating_sub(WINDOW as u64);
            self.high.retain(|&(heap, _)| heap >= first);
            self.high.push((self.heap, key));
        }
        for (list, &code) in self.lists.iter_mut().zip(&self.lanes.codes) {
            list[self.end] = sums(bit, code);
        }
    }

    /// Returns the codes of the last heaps before the one at `end`, for sets with as many words as
    /// the window uses.
    fn codes(&self, end: usize) -> Vec<u16> {
        let half = half(self.window.words);
        let first = self.heap + end as u64 - (self.end + WINDOW) as u64;
        let bits = &self.lists[0][end - WINDOW..end];
        let mut codes: Vec<u16> =
            bits.iter().map(|bit| half + bit.trailing_zeros() as u16).collect();
        for &(heap, key) in self.high.iter().filter(|(heap, _)| *heap >= first) {
            codes[(heap - first) as usize] = half + key;
        }
        codes
    }

    fn marked(&self, mark: &Place) -> Marked {
        let split = self.window.split;
        let half = half(self.window.words);
        let keys: Vec<u16> = mark.codes(split).map(|code| code % COMMON).collect();
        let mut counts = [0; BITS as usize];
        keys.iter().filter(|&&key| key < BITS).for_each(|&key| counts[usize::from(key)] += 1);
        let seldom = (0..BITS).filter(|&key| counts[usize::from(key)] > 0);
        let key = seldom.min_by_key(|&key| counts[usize::from(key)]).unwrap_or(0);
        let back = keys.iter().rev().position(|&other| other == key).unwrap_or(0);
        Marked {
            codes: keys.iter().map(|key| half + key).collect(),
            parity: Some(mark.heap & 1).filter(|_| split.knows_parity()),
            back,
            bit: 1 << key,
        }
    }

    /// Moves on by one or more heaps, but never beyond `heap`. Returns whether the window is the
    /// marked one.
    fn step(&mut self, heap: u64, marked: Option<&Marked>) -> Result<bool, WindowError> {
        self.make_room();
        let most = (MANY as u64).min(heap - self.heap) as usize;
        let mut len = self.write_least_missing(most);
        len = self.not_rare(len);
        if len == 0 {
            let codes = self.codes(self.end);
            let codes: &[u16; WINDOW] = codes[..].try_into().expect("as long as a window");
            let key = self.window.next_key(codes, &self.entries, self.heap)?;
            self.put(key);
            self.look_at(self.heap, key);
            len = 1;
        }
        let end = marked.and_then(|marked| self.find(marked, len));
        len = end.unwrap_or(len);
        self.look_for_larger(len);
        for list in &mut self.lists {
            list[self.end + len..self.end + MANY].fill(0);
        }
        self.end += len;
        self.heap += len as u64;
        Ok(end.is_some())
    }

    fn make_room(&mut self) {
        if self.end + MANY > ROOM {
            for list in &mut self.lists {
                list.copy_within(self.end - WINDOW..self.end, 0);
                list[WINDOW..].fill(0);
            }
            self.end = WINDOW;
        }
    }

    fn words<const N: usize>(&self, start: usize, shown: Shown) -> &[u16; N] {
        let start = start - shown.offset;
        self.lists[shown.list][start..start + N].try_into().expect("as many as were asked for")
    }

    /// Adds to `sets` the words that `options` contribute for the heaps from `start` on.
    #[inline(always)]
    fn unite<const N: usize>(&self, sets: &mut [u16; N], start: usize, options: &[Shown]) {
        let last = match options.last() {
            Some(&last) => last,
            None => return,
        };
        let at = |at: usize| self.words::<N>(start, options.get(at).copied().unwrap_or(last));
        let (a, b, c, d) = (at(0), at(1), at(2), at(3));
        let (e, f, g, h) = (at(4), at(5), at(6), at(7));
        for at in 0..N {
            sets[at] |= a[at] | b[at] | c[at] | d[at] | e[at] | f[at] | g[at] | h[at];
        }
    }

    /// Writes the bits of the next heaps, at most `most` of them, into the lists, stopping before
    /// the first heap that may have no bit. Returns their number.
    fn write_least_missing(&mut self, most: usize) -> usize {
        let mut len = 0;
        while len < most {
            let start = self.end + len;
            let mut sets = [0; BLOCK];
            for options in self.lanes.all.chunks(8) {
                self.unite(&mut sets, start, options);
            }
            let bits = match self.lanes.near.len() {
                0..=3 => self.least_missing::<3>(&sets),
                _ => self.least_missing::<MOST_NEAR>(&sets),
            };
            for (list, &code) in self.lists.iter_mut().zip(&self.lanes.codes) {
                let mut sums = bits;
                add(&mut sums, code);
                list[start..start + BLOCK].copy_from_slice(&sums);
            }
            if bits.iter().fold(0, |all, bit| all | bit) & TOP > 0 {
                let high = bits.iter().position(|bit| bit & TOP > 0);
                len += high.unwrap_or(BLOCK);
                break;
            }
            len += BLOCK;
        }
        len.min(most)
    }

    /// Returns, for each heap of the block, the bit of the smallest common code that is missing
    /// from the heap's set; the heaps of the block itself have not yet added anything to these
    /// sets.
    #[inline(always)]
    fn least_missing<const N: usize>(&self, sets: &Block) -> Block {
        let mut near = [Near::NONE; N];
        near.iter_mut().zip(&self.lanes.near).for_each(|(near, &option)| *near = option);
        let (first, is_first) = match self.lanes.first {
            Some(bits) => (bits, u64::MAX),
            None => (0, 0),
        };
        let mut words = [0u64; 256];
        let mut before = [0; N];
        let [mut last, mut last_but_one] = [0; 2];
        let mut bits = [0; BLOCK];
        for group in 0..GROUPS {
            let lanes = &sets[GROUP * group..][..GROUP];
            let mut set = u64::from(lanes[0])
                | u64::from(lanes[1]) << 16
                | u64::from(lanes[2]) << 32
                | u64::from(lanes[3]) << 48;
            for index in 0..N {
                let option = near[index];
                let word = words[(option.first + group) % words.len()];
                set |= Near::word(option.bits, word, before[index]);
                before[index] = word;
            }
            set |= Near::word(first, last, last_but_one) & is_first;
            // The highest bit of a lane stays 0, so that no lane carries into the next one.
            set &= !(u64::from(TOP) * LANES);
            let bit = !set & (set + LANES);
            last_but_one = last;
            last = bit;
            let one = swap(bit, 1);
            let at = BEFORE + group;
            words[at] = bit;
            words[at + ROW] = one;
            words[at + 2 * ROW] = swap(bit, 2);
            words[at + 3 * ROW] = swap(one, 2);
            let lanes = &mut bits[GROUP * group..][..GROUP];
            lanes[0] = bit as u16;
            lanes[1] = (bit >> 16) as u16;
            lanes[2] = (bit >> 32) as u16;
            lanes[3] = (bit >> 48) as u16;
        }
        bits
    }

    /// Returns how many of the next `len` heaps are shown not to be rare.
    fn not_rare(&self, len: usize) -> usize {
        let [even, odd] = self.lanes.one_more;
        let pair = if self.heap & 1 == 0 { [even, odd] } else { [odd, even] };
        let bits: &[u16; MANY] = self.words(self.end, Shown { offset: 0, list: 0 });
        let mut missing = [0; MANY];
        for (missing, bits) in missing.chunks_exact_mut(2).zip(bits.chunks_exact(2)) {
            missing[0] = bits[0].wrapping_sub(1) | (bits[0] & pair[0]);
            missing[1] = bits[1].wrapping_sub(1) | (bits[1] & pair[1]);
        }
        missing[len..].fill(0);
        let few = self.lanes.pairs.len().min(FEW);
        for pairs in self.lanes.pairs[..few].chunks(8) {
            let mut shown = [0; MANY];
            self.unite(&mut shown, self.end, pairs);
            let mut any = 0;
            for (missing, shown) in missing.iter_mut().zip(&shown) {
                *missing &= !shown;
                any |= *missing;
            }
            if any == 0 {
                return len;
            }
        }
        let mut rest = missing.iter().enumerate().filter(|(_, missing)| **missing > 0);
        let unknown = rest.find(|&(index, &missing)| {
            let mut pairs = self.lanes.pairs[few..].iter();
            let mut missing = missing;
            pairs.all(|pair| {
                missing &= !self.lists[pair.list][self.end + index - pair.offset];
                missing > 0
            })
        });
        unknown.map_or(len, |(index, _)| index)
    }

    /// Returns the number of heaps, at most `len`, after which the window first equals the marked
    /// one, or `None` if it never does within these heaps.
    fn find(&self, marked: &Marked, len: usize) -> Option<usize> {
        let bits: &[u16; MANY] = self.words(self.end, Shown { offset: marked.back, list: 0 });
        if bits.iter().fold(0, |all, bit| all | bit) & marked.bit == 0 {
            return None;
        }
        let mut candidates = (1..=len).filter(|&len| bits[len - 1] == marked.bit);
        let half = half(self.window.words);
        candidates.find(|&len| {
            let (heap, end) = (self.heap + len as u64, self.end + len);
            let last = &self.lists[0][end - WINDOW..end];
            let mut pairs = last.iter().zip(&marked.codes).rev();
            marked.parity.map_or(true, |parity| parity == heap & 1)
                && pairs.all(|(&last, &code)| last == bit(code - half))
                && self.codes(end) == marked.codes
        })
    }

    fn look_for_larger(&mut self, len: usize) {
        let bits: &[u16; MANY] = self.words(self.end, Shown { offset: 0, list: 0 });
        let any = bits.iter().fold(0, |all, bit| all | bit);
        if any & (self.above[0] | self.above[1]) > 0 {
            for index in 0..len {
                let bit = self.lists[0][self.end + index];
                if bit > 0 {
                    self.look_at(self.heap + index as u64, bit.trailing_zeros() as u16);
                }
            }
        }
    }

    fn look_at(&mut self, heap: u64, key: u16) {
        let value = self.entries[usize::from(key)][(heap & 1) as usize].1;
        if value > self.largest.0 {
            self.largest = (value, heap);
            self.above = self.above();
        }
    }
}

#[cfg(test)]
mod tests;
