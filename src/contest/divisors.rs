//! Greatest common divisors, and blocks of equal quotients ⌊n/d⌋: games on divisors and on even splits have n options
//! but only about 2√n different ones.
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
//! A heap of n stones dealt out evenly to d places makes heaps of ⌊n/d⌋ and ⌊n/d⌋ + 1
//! only, n mod d of the larger ones. Within a block n mod d falls by the quotient from one
//! d to the next, so that d and d + 2 leave the same parities, and two options of a block
//! stand for all. And where a position matters by ⌊n/d⌋ alone, ⌊⌊n/a⌋/b⌋ = ⌊n/(ab)⌋ keeps
//! all that can follow among the quotients of n; [`Quotients`] numbers them.

/// Returns the greatest common divisor of `a` and `b`, the other number if one is 0; 0 for two
/// zeros. By Euclid's algorithm (*Elements*, book VII). Cost: O(log min(`a`, `b`)).
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

/// All d from `first` to `last`, for which ⌊n/d⌋ is `quotient`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The least d of the block.
    pub first: u64,
    /// The largest d of the block.
    pub last: u64,
    /// The quotient of all of them.
    pub quotient: u64,
}

/// The blocks of 1..=`n`, by rising d and falling quotient; none for 0. Each costs one
/// division, and there are fewer than 2√n + 1.
pub fn quotient_blocks(n: u64) -> impl Iterator<Item = Block> {
    let root = square_root(n);
    let first = Some(Block { first: 1, last: 1, quotient: n }).filter(|_| n > 0);
    std::iter::successors(first, move |before| {
        if before.last == n {
            return None;
        }
        // Each d up to √n is a block of its own, and beyond, each number is a quotient.
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
    // Bit by bit from above; 2^32 squared would not fit.
    (0..32).rev().fold(0u64, |root, bit| {
        let larger = root | 1 << bit;
        if larger * larger <= n {
            larger
        } else {
            root
        }
    })
}

/// The different quotients ⌊n/d⌋ of one n, numbered upwards from 0.
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
    /// The quotients of `n`. Cost: O(log n).
    pub fn new(n: u64) -> Self {
        Quotients { n, root: square_root(n) }
    }

    /// How many there are; 0 for n = 0. Cost: O(1).
    pub fn len(&self) -> usize {
        // ⌊n/√n⌋ is √n itself, and then counted twice, unless n is √n·(√n + 1) or more.
        let twice = self.n > 0 && self.n / self.root == self.root;
        (2 * self.root) as usize - usize::from(twice)
    }

    /// Whether there is none. Cost: O(1).
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The quotient with the number `index`. Cost: O(1).
    ///
    /// # Panics
    /// If there are not so many.
    pub fn value(&self, index: usize) -> u64 {
        let len = self.len();
        assert!(index < len, "quotient {} of {}", index, len);
        if (index as u64) < self.root {
            index as u64 + 1
        } else {
            self.n / (len - index) as u64
        }
    }

    /// The number of `quotient`. Cost: O(1).
    ///
    /// # Panics
    /// If it is no quotient of n.
    #[inline]
    pub fn index(&self, quotient: u64) -> usize {
        let Quotients { n, root } = *self;
        let is_small = (1..=root).contains(&quotient);
        let is_one = is_small || quotient > root && quotient <= n && n / (n / quotient) == quotient;
        assert!(is_one, "{} is no quotient of {}", quotient, n);
        if is_small {
            quotient as usize - 1
        } else {
            self.len() - (n / quotient) as usize
        }
    }
}
