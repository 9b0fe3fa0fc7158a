//! Greatest common divisors, and blocks of equal quotients ⌊n/d⌋: in games with divisors or even
//! splits, a heap of n has n options, but there are only about 2√n different quotients.
//!
//! ```
//! use grundy::contest::divisors::{quotient_blocks, Block};
//!
//! let blocks: Vec<Block> = quotient_blocks(10).collect();
//! assert_eq!(blocks.len(), 6 - 1); // 10, 5, 3, 2 and 1
//! assert_eq!(blocks[3], Block { first: 4, last: 5, quotient: 2 }); // ⌊10/4⌋ = ⌊10/5⌋ = 2
//! ```
//!
//! # Why the blocks
//!
//! If a heap of n stones is divided as evenly as possible into d heaps, n mod d of these have
//! ⌊n/d⌋ + 1 stones, and the others have ⌊n/d⌋ stones. Within a block, n mod d decreases by the
//! quotient from one d to the next, so for d and d + 2, the numbers of heaps of each size have the
//! same parities, and at most two options of a block are needed to represent all its options. If a
//! move leads from n to a position that depends only on ⌊n/d⌋, all positions that can follow are
//! given by quotients of n, because ⌊⌊n/a⌋/b⌋ = ⌊n/(ab)⌋; [`Quotients`] numbers these quotients.

/// Returns the greatest common divisor of `a` and `b`: if one of them is 0, this is the other
/// number, and if both are 0, it is 0. This is Euclid's algorithm (*Elements*, book VII).
/// Cost: O(log min(`a`, `b`)).
///
/// ```
/// # use grundy::contest::divisors::gcd;
/// assert_eq!(gcd(12, 18), 6);
/// assert_eq!((gcd(0, 5), gcd(7, 1)), (5, 1));
/// ```
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// A block: all d for which ⌊n/d⌋ is `quotient`; they run from `first` to `last`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The least d of the block.
    pub first: u64,
    /// The largest d of the block.
    pub last: u64,
    /// The quotient ⌊n/d⌋ for all d of the block.
    pub quotient: u64,
}

/// Returns the blocks of 1..=`n` in order of increasing d and decreasing quotient; there are none
/// for 0. Cost: one division for each block. There are fewer than 2√n + 1 blocks.
pub fn quotient_blocks(n: u64) -> impl Iterator<Item = Block> {
    let root = square_root(n);
    let first = Some(Block { first: 1, last: 1, quotient: n }).filter(|_| n > 0);
    std::iter::successors(first, move |before| {
        if before.last == n {
            return None;
        }
        // Each d up to √n is a block of its own, and beyond √n every quotient occurs.
        let first = before.last + 1;
        Some(if first <= root {
            Block { first, last: first, quotient: n / first }
        } else {
            let quotient = root.min(before.quotient - 1);
            Block { first, last: n / quotient, quotient }
        })
    })
}

/// Returns ⌊√n⌋. Cost: 32 steps.
///
/// ```
/// # use grundy::contest::divisors::square_root;
/// assert_eq!([0, 1, 8, 9, 10].map(square_root), [0, 1, 2, 3, 3]);
/// assert_eq!(square_root(u64::MAX), u64::from(u32::MAX));
/// ```
pub fn square_root(n: u64) -> u64 {
    // The root is found bit by bit from the highest; 2^32 is left out, as its square does not
    // fit.
    (0..32).rev().fold(0u64, |root, bit| {
        let larger = root | 1 << bit;
        if larger * larger <= n {
            larger
        } else {
            root
        }
    })
}

/// The different quotients ⌊n/d⌋ of a number n, numbered from 0 in ascending order.
///
/// ```
/// use grundy::contest::divisors::Quotients;
///
/// let quotients = Quotients::new(10);
/// let values: Vec<u64> = (0..quotients.len()).map(|index| quotients.value(index)).collect();
/// assert_eq!(values, [1, 2, 3, 5, 10]);
/// assert_eq!(quotients.index(5), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotients {
    n: u64,
    root: u64, // ⌊√n⌋: each number up to it is a quotient
}

impl Quotients {
    /// Creates the sequence of the quotients of `n`. Cost: 32 steps.
    pub fn new(n: u64) -> Self {
        Quotients { n, root: square_root(n) }
    }

    /// Returns the number of quotients, which is 0 for n = 0. Cost: O(1).
    pub fn len(&self) -> usize {
        // With r = ⌊√n⌋, the quotient ⌊n/r⌋ is r itself, and then counted twice, unless
        // n ≥ r·(r + 1).
        let twice = self.n > 0 && self.n / self.root == self.root;
        (2 * self.root) as usize - usize::from(twice)
    }

    /// Returns `true` if there are no quotients. Cost: O(1).
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Returns the quotient with the number `index`. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `index` is not below the number of quotients.
    pub fn value(&self, index: usize) -> u64 {
        let len = self.len();
        assert!(index < len, "quotient {} of {}, numbered from 0", index, len);
        if (index as u64) < self.root {
            index as u64 + 1
        } else {
            self.n / (len - index) as u64
        }
    }

    /// Returns the index of `quotient` in the sequence. Cost: O(1).
    ///
    /// # Panics
    /// Panics if `quotient` is not a quotient of n.
    #[inline]
    pub fn index(&self, quotient: u64) -> usize {
        let Quotients { n, root } = *self;
        let is_small = (1..=root).contains(&quotient);
        let is_quotient =
            is_small || quotient > root && quotient <= n && n / (n / quotient) == quotient;
        assert!(is_quotient, "{} is not a quotient of {}", quotient, n);
        if is_small {
            quotient as usize - 1
        } else {
            self.len() - (n / quotient) as usize
        }
    }
}
