//! A game in which a move takes at most a k-th of a heap, rounded down.
//!
//! ```
//! use grundy::fraction::value;
//!
//! // At most a half. From 6 stones a move leaves 5, 4 or 3. From 3 it leaves 2, from 2 it leaves
//! // 1, and 1 cannot be moved: so 3, 4 and 5 have the values 0, 2 and 1, and 6 has the value 3.
//! let values: Vec<u64> = (1..=6).map(|heap| value(heap, 2)).collect();
//! assert_eq!(values, [0, 1, 0, 2, 1, 3]);
//! ```
//!
//! # Theorem (L. Levine, *Fractal sequences and restricted Nim*, Ars Combinatoria 80, 2006)
//!
//! A heap of h stones has the value h / k if k divides h, and otherwise the same value as the
//! largest heap below h that no move from h reaches, which is h - ⌊h / k⌋ - 1. For k = 2 this says
//! that g(2m) = m and g(2m + 1) = g(m), which is OEIS A025480.
//!
//! Let q = ⌊h / k⌋. By induction on h, the q + 1 heaps from h - q to h have the values 0 to q, each
//! exactly once.
//!
//! 1. If k does not divide h + 1, the options of h + 1 are all these heaps except h - q. So h + 1
//!    has the value that is missing, namely that of h - q, and the heaps from h - q + 1 to h + 1
//!    again have the values 0 to q.
//! 2. If k divides h + 1, the options of h + 1 are all q + 1 of these heaps. So h + 1 has the value
//!    q + 1, which is (h + 1) / k, and the heaps from h - q to h + 1 have the values 0 to q + 1.

use crate::nim::Move;
use crate::Outcome;

/// Returns the Grundy value of `heap` stones when a move takes at least one stone, and at most one
/// `part`-th of the stones. Cost: Both O(`part` · log `heap`) and O(√(`heap` · log `heap`)); if
/// `part` is 2, O(log `heap`). This is never more than about 6 · 10^9 steps, or ten to twenty
/// seconds; heaps near 2^64 take that long when `part` is near 2^32.
///
/// # Panics
/// Panics if `part` is 0.
///
/// ```
/// # use grundy::fraction::value;
/// assert_eq!(value(10, 1), 10); // a heap of Nim
/// assert_eq!(value(10, 3), 2); // 10 leaves 7 at least; so it has the value of 6
/// ```
pub fn value(heap: u64, part: u64) -> u64 {
    check(part);
    let (mut quotient, mut rest) = (heap / part, heap % part);
    while rest != 0 {
        // The quotient stays the same for some steps, which are made at once.
        let step = quotient + 1;
        if rest >= step {
            rest %= step;
        }
        // Division takes longer than everything else; most steps lead to the next quotient.
        if rest == 0 {
            break;
        } else if step - rest <= part {
            quotient -= 1;
            rest = part - (step - rest);
        } else {
            let heap = quotient * part + rest - step;
            quotient = heap / part;
            rest = heap % part;
        }
    }
    quotient
}

/// Returns the outcome of several heaps. Cost: that of [`value`] for each heap.
///
/// # Panics
/// Panics if `part` is 0.
pub fn outcome(heaps: &[u64], part: u64) -> Outcome {
    check(part);
    Outcome::of_mover(heaps.iter().fold(0, |sum, &heap| sum ^ value(heap, part)) != 0)
}

/// Returns every winning move from several heaps, in the order of the heaps; each heap has at most
/// one, and a P-position has none. Cost: that of [`value`] for each heap.
///
/// To win, a move must replace a heap of h stones and value g with a heap of value g ⊕ s, where s
/// is the nim sum of the values of all heaps. By the proof above, one of the heaps from h - ⌊h / k⌋
/// to h has this value if the value is at most ⌊h / k⌋. This heap is found by going up from a
/// smaller heap of the same value: if k divides neither x nor y = x + ⌊x / (k - 1)⌋ + 1, the heaps
/// x and y have the same value, because x is y - ⌊y / k⌋ - 1.
///
/// # Panics
/// Panics if `part` is 0.
///
/// ```
/// # use grundy::fraction::winning_moves;
/// # use grundy::nim::Move;
/// // At most a half: the heaps have the values 3 and 2. Of the heaps from 3 to 5, which 6 may
/// // become, 4 has the value 2. From 4, no move leaves the value 3.
/// assert_eq!(winning_moves(&[6, 4], 2), [Move { heap: 0, leave: 4 }]);
/// ```
pub fn winning_moves(heaps: &[u64], part: u64) -> Vec<Move> {
    check(part);
    let values: Vec<u64> = heaps.iter().map(|&heap| value(heap, part)).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    if sum == 0 {
        return Vec::new();
    }
    let move_in = |(heap, (&stones, value)): (usize, (&u64, &u64))| {
        let leave = heap_of_value(value ^ sum, stones, part)?;
        Some(Move { heap, leave })
    };
    heaps.iter().zip(&values).enumerate().filter_map(move_in).collect()
}

/// Returns the heap of value `wanted` among `heap` itself and the heaps that a move from it can
/// leave.
fn heap_of_value(wanted: u64, heap: u64, part: u64) -> Option<u64> {
    let most = heap / part;
    if wanted > most {
        return None;
    }
    let least = heap - most;
    let mut found = wanted * part;
    if found >= least {
        return Some(found); // with k = 1, every heap is an option, and `least` is 0
    }
    let (mut quotient, mut rest) = (found / (part - 1), found % (part - 1));
    while found < least {
        // As in `value`, steps of the same length are made at once, and few numbers are divided.
        let step = quotient + 1;
        let same = (part - 1 - rest).min(least - found);
        let length = if same <= step { step } else { ((same - 1) / step + 1) * step };
        found += length;
        rest += length;
        if rest >= part - 1 {
            quotient += 1;
            rest -= part - 1;
        }
        if rest >= part - 1 {
            quotient = found / (part - 1);
            rest = found % (part - 1);
        }
    }
    Some(found)
}

fn check(part: u64) {
    assert!(part > 0, "a part of a heap must be a half, a third and so on, or the whole");
}
