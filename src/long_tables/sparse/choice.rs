//! The choice of the pairs of heaps to try, and their order.

use super::moves::Moves;
use super::small_heaps::SmallHeaps;
use super::split::{Split, VALUES};
use super::HEAPS;

/// An option that leaves two heaps: one heap that is smaller than the original by `offset`, and one
/// heap whose code is `code`. For an option that leaves a single heap, `code` is 0, or the change
/// in code that is due to the parity of the heaps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) offset: usize,
    pub(super) code: u16,
}

/// All pairs with a rare heap, in four lists, and some pairs of two common heaps.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
    /// Pairs with an offset so small that the heap that is smaller by this offset may be in the
    /// same group as the original heap.
    pub(super) near: Vec<Pair>,
    /// The pairs that show the most values.
    pub(super) marked: Vec<Pair>,
    /// The other pairs, against which candidates are checked.
    pub(super) checked: Vec<Pair>,
    /// Pairs whose rare heap is still too large to be left together with another heap.
    pub(super) large: Vec<Pair>,
    /// The pairs of common heaps that are tried for each heap.
    pub(super) common: Vec<Pair>,
    /// The small heaps: the options that leave one are searched for codes that no chosen pair shows.
    pub(super) small_heaps: SmallHeaps,
    /// No pair outside `large` has an offset above this number.
    pub(super) reach: usize,
}

/// The numbers of pairs that are chosen for `marked` and `common`, if all values are below
/// [`VALUES`].
const MARKED: usize = 640;
const COMMON: usize = 704;

/// The factor by which the numbers of pairs grow when there are twice as many values, and its upper
/// limit.
const TIMES: usize = 6;
const MOST_TIMES: usize = 12;

impl Choice {
    /// Chooses pairs from the heaps of `codes`.
    pub(super) fn new(moves: &Moves, split: Split, codes: &[u16]) -> Choice {
        let mut choice = Choice::default();
        let len = codes.len();
        let single = |&offset: &usize| Pair { offset, code: split.change_after(offset) };
        let singles = moves.single_offsets().iter().map(single);
        let of_heap = |heap: usize| {
            let offsets = moves.two.iter().map(move |take| take + heap);
            offsets.map(move |offset| Pair { offset, code: codes[heap] })
        };
        let rare = (1..len).filter(|&heap| split.is_rare(codes[heap]));
        let mut far = Vec::new();
        for pair in singles.chain(rare.flat_map(of_heap)) {
            match pair.offset {
                offset if offset < HEAPS => choice.near.push(pair),
                offset if offset >= len => choice.large.push(pair),
                _ => far.push(pair),
            }
        }
        // Heaps below a quarter are too small for the equal splits that Grundy's game forbids.
        let small = HEAPS..(len / 4).min(1 << 15);
        let common = small.filter(|&heap| !split.is_rare(codes[heap])).flat_map(of_heap);
        let mut common: Vec<Pair> = common.filter(|pair| pair.offset < len).collect();

        let mut sample = Sample::new(split, codes);
        let times = match split.codes() > VALUES {
            false => 1,
            true => (TIMES * (split.codes() / VALUES) / 2).min(MOST_TIMES),
        };
        choice.small_heaps = SmallHeaps::new(codes);
        choice.marked = sample.best_of(&mut far, times * MARKED);
        choice.checked = far;
        choice.common = sample.best_of(&mut common, times * COMMON);
        let lists = [&choice.marked, &choice.checked, &choice.common];
        let offsets = lists.iter().flat_map(|list| list.iter()).map(|pair| pair.offset);
        choice.reach = offsets.max().unwrap_or(0);
        choice
    }

    /// Adds the pairs with a new rare heap.
    pub(super) fn add_rare(&mut self, moves: &Moves, heap: usize, code: u16) {
        self.large.extend(moves.two.iter().map(|take| Pair { offset: take + heap, code }));
    }

    /// Transfers to `checked` the pairs that give an option of every heap from `first` on.
    pub(super) fn settle(&mut self, first: usize) {
        let (checked, reach) = (&mut self.checked, &mut self.reach);
        self.large.retain(|&pair| {
            let stays = pair.offset >= first;
            if !stays {
                checked.push(pair);
                *reach = pair.offset.max(*reach);
            }
            stays
        });
    }
}

/// A sample of heaps, each with the codes of its options that no chosen pair shows yet.
struct Sample<'a> {
    codes: &'a [u16],
    heaps: Vec<usize>,
    missing: Vec<Vec<bool>>,
    random: u64,
}

const SAMPLE: usize = 256;
const DRAWS: usize = 32;
const IDLE: usize = 4;

impl Sample<'_> {
    fn new(split: Split, codes: &[u16]) -> Sample<'_> {
        let mut sample = Sample { codes, heaps: vec![], missing: vec![], random: 1 };
        for _ in 0..SAMPLE {
            let heap = codes.len() / 2 + sample.below(codes.len() / 2);
            let code = codes[heap];
            if !split.is_rare(code) {
                // Each smaller value must be shown.
                let mut missing = vec![false; split.codes()];
                let first = usize::from(split.first_common());
                missing[first..usize::from(code)].fill(true);
                missing[..usize::from(split.rare_below(code, heap))].fill(true);
                sample.heaps.push(heap);
                sample.missing.push(missing);
            }
        }
        sample
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.random >> 16) as usize % bound
    }

    /// Removes up to `count` pairs from `pairs` and returns them, choosing each time the best of a
    /// few drawn at random. The choice ends once several pairs in a row show no missing code: every
    /// pair costs the same for each heap to come, and the codes still missing are found in other
    /// ways.
    fn best_of(&mut self, pairs: &mut Vec<Pair>, count: usize) -> Vec<Pair> {
        let mut best = Vec::new();
        let mut idle = 0;
        while best.len() < count && !pairs.is_empty() {
            let drawn = (0..DRAWS).map(|_| self.below(pairs.len())).collect::<Vec<_>>();
            let shown_by = drawn.iter().map(|&at| (self.shown(pairs[at]), at));
            let (new, at) = shown_by.max_by_key(|&(new, _)| new).unwrap_or((0, 0));
            idle = if new == 0 { idle + 1 } else { 0 };
            if idle > IDLE {
                break;
            }
            let pair = pairs.swap_remove(at);
            for (&heap, missing) in self.heaps.iter().zip(&mut self.missing) {
                if let Some(shown) = shown(self.codes, heap, pair) {
                    missing[shown] = false;
                }
            }
            best.push(pair);
        }
        best
    }

    /// Returns the number of missing codes that `pair` shows.
    fn shown(&self, pair: Pair) -> usize {
        let heaps = self.heaps.iter().zip(&self.missing);
        let is_new = |heap: usize, missing: &[bool]| match shown(self.codes, heap, pair) {
            Some(shown) => missing[shown],
            None => false,
        };
        heaps.filter(|&(&heap, missing)| is_new(heap, missing)).count()
    }
}

/// Returns the code of the option that `pair` gives for `heap`, if the heap is large enough for it.
fn shown(codes: &[u16], heap: usize, pair: Pair) -> Option<usize> {
    let left = heap.checked_sub(pair.offset).filter(|&left| left > 0)?;
    Some(usize::from(codes[left] ^ pair.code))
}
