//! Nimbers: Grundy values, added by nim sum and multiplied by nim product. They form a field, in
//! which one can also divide, take square roots and solve quadratic equations.
//!
//! ```
//! use grundy::nimber::{inverse, product, quadratic_root, square, square_root};
//!
//! assert_eq!(product(2, 2), 3); // the mex of 0, 2, 2, 1
//! assert_eq!(product(4, 5), 2); // 4⊗4 ⊕ 4 = 6 ⊕ 4
//! assert_eq!(product(16, 15), 240); // below 16, multiplication by 16 is the ordinary one
//! assert_eq!(inverse(2), 3);
//! assert_eq!(square(square_root(9)), 9);
//! assert_eq!(quadratic_root(1), Some(2)); // 2⊗2 ⊕ 2 = 1; the other root is 3
//! ```
//!
//! # Theorem (Conway, 1976)
//!
//! The nim product a⊗b is the mex of a'⊗b ⊕ a⊗b' ⊕ a'⊗b' over all a' < a and b' < b. With ⊕ as
//! addition and ⊗ as multiplication, the numbers below 2^(2^k) form a *field*: one can add,
//! subtract, multiply, and divide by any number except 0, and the usual laws hold. If F is a Fermat
//! power 2^(2^k), then F⊗a is F·a for each a below F, and F⊗F is F ⊕ F/2. J. H. Conway, *On Numbers
//! and Games* (1976), chapter 6; H. W. Lenstra, *Nim multiplication* (1977).
//!
//! So every a below F·F is a₁⊗F ⊕ a₀, where a₁ and a₀ are its upper and lower halves in binary, and
//! each operation is done on halves. `u64` contains a chain of fields: the numbers below 2^8, 2^16,
//! 2^32 and 2^64, and also those below 2, 4 and 16. Products, inverses and square roots of numbers
//! of a field stay in that field, so a product of two `u8` is a `u8`.
//!
//! Nim products are the values of products of [`coin_turning`](crate::coin_turning) games; the
//! proof is there.
//!
//! # Proof
//!
//! Conway's book proves that the numbers below each Fermat power form a field. The rules by which
//! this module computes follow from this fact and from the definition of ⊗ as a mex.
//!
//! 1. *The definition makes each product the least number that a field allows.* In a field, (a ⊕
//!    a')⊗(b ⊕ b') is not 0 for a' ≠ a and b' ≠ b. Expanded, this says that a⊗b is not a'⊗b ⊕ a⊗b'
//!    ⊕ a'⊗b'. The mex is the least number that differs from all these numbers for a' < a and b' <
//!    b.
//! 2. *Squaring is additive*: (a ⊕ b)⊗(a ⊕ b) is a⊗a ⊕ b⊗b, because a⊗b and b⊗a cancel. It is also
//!    one-to-one, since only 0 has the square 0, so every number below F is the square of a number
//!    below F.
//! 3. *F⊗a = F·a for a below F.* By induction, F⊗a is the mex of the numbers F·a' ⊕ F'⊗(a ⊕ a')
//!    with a' < a and F' < F. For each a', the second term runs through all numbers below F, as a ⊕
//!    a' has an inverse. So the numbers F·a' ⊕ F'⊗(a ⊕ a') are exactly the numbers below F·a, and
//!    their mex is F·a.
//! 4. *The numbers x⊗x ⊕ x with x below F are the numbers below F/2.* For F = 2, both x = 0 and
//!    x = 1 give 0. For the next Fermat power F·F, let x = x₁⊗F ⊕ x₀. By 5 for F, the upper half of
//!    x⊗x ⊕ x is x₁⊗x₁ ⊕ x₁, which is below F/2, so the number is below F·F/2. By 2, only x and x
//!    ⊕ 1 give the same number, so half of all numbers below F·F occur, and these are the ones
//!    below F·F/2.
//! 5. *F⊗F = F ⊕ F/2.* By 3, F⊗F is the mex of the numbers F·(x ⊕ y) ⊕ x⊗y with x and y below F.
//!    For x = y these numbers are the squares, which are all the numbers below F. For y = x ⊕ 1
//!    they are F ⊕ x⊗x ⊕ x, which are the numbers from F to F + F/2 - 1, by 4. All others are
//!    larger than F + F/2.
//! 6. *A product takes three products of halves and a multiplication by F/2.* For a = a₁⊗F ⊕ a₀ and
//!    b = b₁⊗F ⊕ b₀, with halves below F, a⊗b is a₁⊗b₁⊗(F⊗F) ⊕ (a₁⊗b₀ ⊕ a₀⊗b₁)⊗F ⊕ a₀⊗b₀ by the
//!    distributive law. By 5, its upper half is a₁⊗b₁ ⊕ a₁⊗b₀ ⊕ a₀⊗b₁, which is (a₁ ⊕ a₀)⊗(b₁ ⊕ b₀)
//!    ⊕ a₀⊗b₀, and its lower half is a₀⊗b₀ ⊕ a₁⊗b₁⊗(F/2).

mod bytes;
mod field;
mod linear;
mod products;
mod sliced;

pub use field::{Field, Logarithms};
pub use linear::LinearMap;
pub use products::Products;

/// Returns the nim product of `a` and `b`. Cost: 45 products of bytes, or only three if both
/// numbers are below 2^16; each takes three lookups in tables of 771 bytes in all. The 45 products
/// take about a tenth of a microsecond. [`Products`] and [`Field`] are ten times faster, once their
/// tables are built.
///
/// ```
/// # use grundy::nimber::product;
/// assert_eq!([0, 1, 2, 3].map(|b| product(2, b)), [0, 2, 3, 1]);
/// assert_eq!(product(15, 15), 9); // a product of two numbers below 16 is below 16
/// ```
pub fn product(a: u64, b: u64) -> u64 {
    match a | b {
        0..=0xFFFF => bytes::product_of_16(a, b),
        0x1_0000..=0xFFFF_FFFF => bytes::product_of_32(a, b),
        _ => bytes::product_of_64(a, b),
    }
}

/// Returns the product in the field of `2 * half` bits. With F = 2^`half`, the upper half of
/// (a₁F ⊕ a₀)⊗(b₁F ⊕ b₀) is (a₁ ⊕ a₀)(b₁ ⊕ b₀) ⊕ a₀b₀, because F⊗F contributes a₁b₁ to it, and
/// the lower half is a₀b₀ ⊕ a₁b₁⊗F/2.
const fn product_in(a: u64, b: u64, half: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    if (a | b) >> half == 0 {
        return product_in(a, b, half / 2);
    }
    let ((a1, a0), (b1, b0)) = (split(a, half), split(b, half));
    let low = product_in(a0, b0, half / 2);
    let high = product_in(a1, b1, half / 2);
    let mixed = product_in(a1 ^ a0, b1 ^ b0, half / 2);
    join(mixed ^ low, low ^ half_power(high, half), half)
}

/// Returns `a`⊗F/2 for F = 2^`half` and `a` below F.
const fn half_power(a: u64, half: u32) -> u64 {
    product_in(a, 1 << (half - 1), half / 2)
}

const fn split(a: u64, half: u32) -> (u64, u64) {
    (a >> half, a & ((1 << half) - 1))
}

const fn join(high: u64, low: u64, half: u32) -> u64 {
    high << half | low
}

/// Returns the nim product of `a` with itself. Squaring is additive: (a ⊕ b)² = a² ⊕ b².
/// Cost: up to about 2000 steps.
///
/// ```
/// # use grundy::nimber::square;
/// assert_eq!([0, 1, 2, 3, 4].map(square), [0, 1, 3, 2, 6]);
/// ```
pub fn square(a: u64) -> u64 {
    square_in(a, 32)
}

/// Returns (a₁F ⊕ a₀)², which is a₁²F ⊕ a₁²⊗F/2 ⊕ a₀².
fn square_in(a: u64, half: u32) -> u64 {
    if a < 2 {
        return a;
    }
    let (a1, a0) = split(a, half);
    let high = square_in(a1, half / 2);
    join(high, square_in(a0, half / 2) ^ half_power(high, half), half)
}

/// Returns `a` to the power of `exponent`; the result is 1 for the exponent 0.
/// Cost: O(log `exponent`) products.
///
/// ```
/// # use grundy::nimber::power;
/// assert_eq!(power(2, 3), 1); // the powers are 2, 3 and 1, all nonzero numbers below 4
/// assert_eq!(power(123, u64::MAX), 1); // there are 2^64 - 1 nonzero numbers below 2^64
/// ```
pub fn power(a: u64, exponent: u64) -> u64 {
    let (mut power, mut base, mut exponent) = (1, a, exponent);
    while exponent > 0 {
        if exponent & 1 == 1 {
            power = product(power, base);
        }
        base = square(base);
        exponent >>= 1;
    }
    power
}

/// Returns the number b with a⊗b = 1. Cost: up to about 10 000 steps.
///
/// # Panics
/// Panics if `a` is 0.
///
/// ```
/// # use grundy::nimber::{inverse, product};
/// assert_eq!(inverse(4), 15);
/// assert_eq!(product(1_000_003, inverse(1_000_003)), 1);
/// ```
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse under nim product");
    inverse_in(a, 32)
}

/// Returns the inverse in the field of `2 * half` bits. F and F ⊕ 1 are the two roots of x⊗x ⊕ x =
/// F/2, so the product of a₁F ⊕ a₀ and its conjugate a₁(F ⊕ 1) ⊕ a₀ does not contain F: the product
/// is a₀(a₁ ⊕ a₀) ⊕ a₁²⊗F/2, a number of the smaller field.
fn inverse_in(a: u64, half: u32) -> u64 {
    if a == 1 {
        return 1;
    }
    if a >> half == 0 {
        return inverse_in(a, half / 2);
    }
    let (a1, a0) = split(a, half);
    let norm = product(a0, a1 ^ a0) ^ half_power(square(a1), half);
    product(join(a1, a1 ^ a0, half), inverse_in(norm, half / 2))
}

/// Returns the number b with b⊗b = a, which exists because every nimber is a square. Cost: up
/// to about 2000 steps.
///
/// ```
/// # use grundy::nimber::square_root;
/// assert_eq!([0, 1, 3, 2, 6].map(square_root), [0, 1, 2, 3, 4]);
/// ```
pub fn square_root(a: u64) -> u64 {
    square_root_in(a, 32)
}

/// Undoes `square_in`, starting with the upper half.
fn square_root_in(a: u64, half: u32) -> u64 {
    if a < 2 {
        return a;
    }
    let (a1, a0) = split(a, half);
    let low = square_root_in(a0 ^ half_power(a1, half), half / 2);
    join(square_root_in(a1, half / 2), low, half)
}

/// Returns the even x with x⊗x ⊕ x = `c`, or `None` if there is no such x below 2^64. The other
/// root is x ⊕ 1. Cost: up to about 4000 steps.
///
/// There is a root below 2^(2^k) if and only if `c` is below half of 2^(2^k): the highest bit of a
/// number of this field is its trace, which is 0 for every number of the form x² ⊕ x. So `None`
/// means that `c` is 2^63 or more. The substitution x = b⊗y reduces any equation x² ⊕ bx = c with b
/// ≠ 0 to this one, with c/b² in place of c.
///
/// ```
/// # use grundy::nimber::quadratic_root;
/// assert_eq!(quadratic_root(0), Some(0));
/// assert_eq!(quadratic_root(2), Some(4)); // 4⊗4 ⊕ 4 = 6 ⊕ 4; 2 is not below 4/2
/// assert_eq!(quadratic_root(1 << 63), None);
/// ```
pub fn quadratic_root(c: u64) -> Option<u64> {
    Some(c).filter(|c| c >> 63 == 0).map(|c| quadratic_root_in(c, 32))
}

/// Returns the root in the field of `2 * half` bits. (x₁F ⊕ x₀)² ⊕ x₁F ⊕ x₀ is (x₁² ⊕ x₁)F ⊕
/// x₁²⊗F/2 ⊕ x₀² ⊕ x₀. For exactly one of the two roots x₁, the remaining equation for x₀ can be
/// solved below F, because replacing x₁ by x₁ ⊕ 1 adds F/2, the highest bit, to x₀² ⊕ x₀.
fn quadratic_root_in(c: u64, half: u32) -> u64 {
    if c == 0 {
        return 0;
    }
    let (c1, c0) = split(c, half);
    let mut x1 = quadratic_root_in(c1, half / 2);
    let mut remaining = c0 ^ half_power(square(x1), half);
    if remaining >> (half - 1) == 1 {
        x1 ^= 1;
        remaining ^= 1 << (half - 1);
    }
    join(x1, quadratic_root_in(remaining, half / 2), half)
}
