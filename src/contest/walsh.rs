//! The Walsh–Hadamard transform, which counts the positions of many heaps by their nim sum.
//!
//! ```
//! use grundy::contest::walsh::{transform, ways_by_nim_sum};
//!
//! // With three heaps of 1, 2 or 3 stones each, 6 of the 27 positions have nim sum 0: the
//! // permutations of (1, 2, 3).
//! let ways = ways_by_nim_sum(&[0, 1, 1, 1], 3, 1_000_000_007);
//! assert_eq!(ways, [6, 7, 7, 7]);
//!
//! // The transform itself takes any numbers, including fractions.
//! let mut chances = [0.5, 0.5, 0.0, 0.0];
//! transform(&mut chances);
//! assert_eq!(chances, [1.0, 0.0, 1.0, 0.0]);
//! ```
//!
//! # Theorem
//!
//! Let A(y) be the sum, over all x, of a(x) with the sign (-1)^|x ∧ y|, where |x ∧ y| is the number
//! of ones that x and y have in common. If c(s) is the sum of a(x)·b(z) over all x and z with x ⊕
//! z = s, then the transform of c is A(y)·B(y), and the transform of A is a(x) times the number of
//! values of x. So to count the positions of n heaps, transform the counts for a single heap, raise
//! each value to the n-th power, and transform the results back.

use super::modular;
use std::ops::{Add, Sub};

/// Transforms `values` in place. Transforming twice multiplies each value by the number of values.
/// For counts modulo a number, see [`transform_mod`]. Cost: O(n log n).
///
/// # Panics
/// Panics if the length is not a power of 2.
pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
    for_each_pair(values, |a, b| (a + b, a - b));
}

/// Transforms `values` in place modulo `modulus`, as [`transform`] does. Cost: O(n log n).
///
/// # Panics
/// Panics if the length is not a power of 2, if a value is not below `modulus`, or if `modulus`
/// is 2^32 or more.
pub fn transform_mod(values: &mut [u64], modulus: u64) {
    check_modulus(modulus);
    assert!(values.iter().all(|&value| value < modulus), "a value is not below {}", modulus);
    for_each_pair(values, |a, b| {
        let (sum, difference) = (a + b, a + modulus - b);
        let reduced = |value| if value >= modulus { value - modulus } else { value };
        (reduced(sum), reduced(difference))
    });
}

/// Undoes [`transform_mod`]. Cost: O(n log n).
///
/// ```
/// use grundy::contest::walsh::{restore_mod, transform_mod};
///
/// let mut values = [3, 1, 4, 1];
/// transform_mod(&mut values, 7);
/// assert_eq!(values, [2, 5, 6, 6]); // 9, 5, -1 and -1 modulo 7
/// restore_mod(&mut values, 7);
/// assert_eq!(values, [3, 1, 4, 1]);
/// ```
///
/// # Panics
/// Panics in the same cases as [`transform_mod`], and if `modulus` is even, because 2 then has
/// no inverse.
pub fn restore_mod(values: &mut [u64], modulus: u64) {
    assert!(modulus % 2 == 1, "the modulus {} is even", modulus);
    transform_mod(values, modulus);
    let half = modulus / 2 + 1;
    let share = modular::power(half, u64::from(values.len().trailing_zeros()), modulus);
    values.iter_mut().for_each(|value| *value = *value * share % modulus);
}

/// Returns, for each nim sum, the number of ways, modulo `modulus`, in which `heaps` heaps have
/// this nim sum, if `ways[h]` is the number of ways in which one heap has h stones, or in which one
/// component has the Grundy value h. Cost: O(n log n + n log `heaps`) for n numbers in `ways`.
///
/// # Panics
/// Panics if the length of `ways` is not a power of 2, or if `modulus` is even, or 2^32 or
/// more.
pub fn ways_by_nim_sum(ways: &[u64], heaps: u64, modulus: u64) -> Vec<u64> {
    check_modulus(modulus);
    let mut values: Vec<u64> = ways.iter().map(|ways| ways % modulus).collect();
    transform_mod(&mut values, modulus);
    values.iter_mut().for_each(|value| *value = modular::power(*value, heaps, modulus));
    restore_mod(&mut values, modulus);
    values
}

fn check_modulus(modulus: u64) {
    assert!(modulus > 0 && modulus >> 32 == 0, "the modulus {} is not in 1..2^32", modulus);
}

/// For one bit after another, replaces each pair of values whose indices differ in just that bit by
/// its image under `pair`.
fn for_each_pair<T: Copy>(values: &mut [T], pair: impl Fn(T, T) -> (T, T)) {
    assert!(
        values.len().is_power_of_two(),
        "the number of values, {}, is not a power of 2",
        values.len()
    );
    let mut distance = 1;
    while distance < values.len() {
        for block in values.chunks_exact_mut(2 * distance) {
            let (low, high) = block.split_at_mut(distance);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = pair(*a, *b);
                *a = sum;
                *b = difference;
            }
        }
        distance *= 2;
    }
}
