//! A game in which a move takes at most one k-th of a heap, rounded down.
//!
//! ```
//! use grundy::fraction::grundy_value;
//!
//! // At most a half. From 6 stones a move leaves 5, 4 or 3. From 3 it leaves 2, from 2 it leaves
//! // 1, and 1 cannot be moved: so 3, 4 and 5 have the values 0, 2 and 1, and 6 has the value 3.
//! let values: Vec<u64> = (1..=6).map(|heap| grundy_value(heap, 2)).collect();
//! assert_eq!(values, [0, 1, 0, 2, 1, 3]);
//! ```
//!
//! # Theorem (L. Levine, *Fractal sequences and restricted Nim*, Ars Combinatoria 80, 2006)
//!
//! A heap of h stones has the value h / k if k divides h, and else the same value as the largest
//! heap that no move from h reaches, which is h - ⌊h / k⌋ - 1. For k = 2 this says that g(2m) = m
//! and g(2m + 1) = g(m), which is OEIS A025480.
//!
//! Let q = ⌊h / k⌋. By induction on h, the q + 1 heaps from h - q to h have the values 0 to q, each
//! once.
//!
//! 1. If k does not divide h + 1, the options of h + 1 are q of these heaps, all but h - q. So
//!    h + 1 has the value that is missing, namely that of h - q, and the heaps from h - q + 1 to
//!    h + 1 have again the values 0 to q.
//! 2. If k divides h + 1, the options of h + 1 are all q + 1 of them. So it has the value q + 1,
//!    which is (h + 1) / k, and the heaps from h - q to h + 1 have the values 0 to q + 1.

/// Returns the Grundy value of `heap` stones when a move takes at least one of them, and at most
/// one `part`-th. Cost: O(`part` · log `heap`) and O(√(`heap` · log `heap`)) at most; for a half,
/// O(log `heap`).
///
/// # Panics
/// Panics if `part` is 0.
///
/// ```
/// # use grundy::fraction::grundy_value;
/// assert_eq!(grundy_value(10, 1), 10); // a heap of Nim
/// assert_eq!(grundy_value(10, 3), 2); // 10 leaves 7 at least; so it has the value of 6
/// ```
pub fn grundy_value(heap: u64, part: u64) -> u64 {
    assert!(part > 0, "a part of a heap must be a half, a third and so on, or the whole");
    let mut heap = heap;
    while heap % part != 0 {
        // The quotient stays the same for some steps, which are made at once.
        let step = heap / part + 1;
        let steps = (heap % part + step - 1) / step;
        heap -= steps * step;
    }
    heap / part
}
