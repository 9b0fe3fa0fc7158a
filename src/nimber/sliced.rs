//! Nim products of many pairs at once, without tables. The numbers are transposed: one word holds
//! the bits that 64 numbers have at one position. The recursion on halves goes down to single bits,
//! whose product is an AND and whose sum is an XOR. E. Biham, *A fast new DES implementation in
//! software* (1997), calls this bit slicing.
//!
//! For 64 products, the recursion takes 4182 operations, and transposing the factors and the
//! products takes another 3456: about 119 for each product. None of these operations depends on the
//! data, so a compiler can process several words in one instruction.

use std::convert::TryInto;

/// The number of words that are processed side by side.
const LANES: usize = 4;

/// The number of words that hold a block of numbers below 2^8.
const BYTES: usize = 8 * LANES;

/// The number of pairs of factors in a block.
pub(super) const BLOCK: usize = 64 * LANES;

/// Multiplies each number in `a` by the number at the same index in `b`. Both lengths are
/// `BLOCK`.
pub(super) fn multiply_block(a: &mut [u64], b: &[u64]) {
    let (mut left, mut right) = ([0; BLOCK], [0; BLOCK]);
    left.copy_from_slice(a);
    right.copy_from_slice(b);
    transpose(&mut left);
    transpose(&mut right);
    let mut products = [0; BLOCK];
    multiply(&left, &right, &mut products, &mut [0; 3 * BLOCK]);
    transpose(&mut products);
    a.copy_from_slice(&products);
}

/// Computes the products of transposed numbers, whose lower bits come first, by the formulas of
/// `product_in`. `scratch` has at least three times as many words as `products`.
fn multiply(a: &[u64], b: &[u64], products: &mut [u64], scratch: &mut [u64]) {
    if let (Ok(a), Ok(b), Ok(products)) = (a.try_into(), b.try_into(), products.try_into()) {
        multiply_bytes(a, b, products);
        return;
    }
    let half = products.len() / 2;
    let (low, high) = products.split_at_mut(half);
    let (sums, scratch) = scratch.split_at_mut(3 * half);
    let (mixed, sums) = sums.split_at_mut(half);
    let (sums_of_a, sums_of_b) = sums.split_at_mut(half);
    for (numbers, sums) in [(a, &mut *sums_of_a), (b, &mut *sums_of_b)] {
        let (low, high) = numbers.split_at(half);
        for ((sum, low), high) in sums.iter_mut().zip(low).zip(high) {
            *sum = low ^ high;
        }
    }
    multiply(&a[..half], &b[..half], low, scratch);
    multiply(&a[half..], &b[half..], high, scratch);
    multiply(sums_of_a, sums_of_b, mixed, scratch);
    half_power(high);
    for ((low, high), mixed) in low.iter_mut().zip(high).zip(mixed) {
        let upper = *mixed ^ *low;
        *low ^= *high;
        *high = upper;
    }
}

/// Multiplies transposed numbers, all below F, by F/2. Let F = f·f and h = f/2. Then f⊗f is f ⊕ h
/// and F/2 is hf, so (c₁f ⊕ c₀)⊗F/2 is h(c₁ ⊕ c₀)f ⊕ h²c₁.
fn half_power(numbers: &mut [u64]) {
    if let Ok(bytes) = numbers.try_into() {
        half_power_of_bytes(bytes);
        return;
    }
    let (low, high) = numbers.split_at_mut(numbers.len() / 2);
    for (low, high) in low.iter_mut().zip(high.iter_mut()) {
        let sum = *low ^ *high;
        *low = *high;
        *high = sum;
    }
    half_power(high);
    half_power(low);
    half_power(low);
}

/// Computes the products of transposed numbers below 2^8, lane by lane. Products of larger numbers
/// need more words than fit into the registers.
fn multiply_bytes(a: &[u64; BYTES], b: &[u64; BYTES], products: &mut [u64; BYTES]) {
    for lane in 0..LANES {
        write_byte(products, lane, byte(a, lane).product(byte(b, lane)));
    }
}

fn half_power_of_bytes(numbers: &mut [u64; BYTES]) {
    for lane in 0..LANES {
        let product = byte(numbers, lane).half_power();
        write_byte(numbers, lane, product);
    }
}

/// 64 numbers below 2^8, stored bit by bit.
type Byte = Pair<Pair<Pair<u64>>>;

#[inline(always)]
fn byte(words: &[u64; BYTES], lane: usize) -> Byte {
    let bit = |bit: usize| words[LANES * bit + lane];
    let two = |at: usize| Pair { high: bit(at + 1), low: bit(at) };
    let four = |at: usize| Pair { high: two(at + 2), low: two(at) };
    Pair { high: four(4), low: four(0) }
}

#[inline(always)]
fn write_byte(words: &mut [u64; BYTES], lane: usize, byte: Byte) {
    let Pair { high, low } = byte;
    for (index, two) in [low.low, low.high, high.low, high.high].iter().enumerate() {
        words[LANES * 2 * index + lane] = two.low;
        words[LANES * (2 * index + 1) + lane] = two.high;
    }
}

/// 64 elements of one of the fields below 2^64.
trait Nimbers: Copy {
    fn sum(self, other: Self) -> Self;
    fn product(self, other: Self) -> Self;

    /// Does what the function [`half_power`] does.
    fn half_power(self) -> Self;
}

/// 64 elements of the field of 0 and 1.
impl Nimbers for u64 {
    #[inline(always)]
    fn sum(self, other: u64) -> u64 {
        self ^ other
    }

    #[inline(always)]
    fn product(self, other: u64) -> u64 {
        self & other
    }

    #[inline(always)]
    fn half_power(self) -> u64 {
        self
    }
}

/// The numbers `high`⊗F ⊕ `low`, where F is the number of elements of the field `T`.
#[derive(Clone, Copy)]
struct Pair<T> {
    high: T,
    low: T,
}

impl<T: Nimbers> Nimbers for Pair<T> {
    #[inline(always)]
    fn sum(self, other: Self) -> Self {
        Pair { high: self.high.sum(other.high), low: self.low.sum(other.low) }
    }

    #[inline(always)]
    fn product(self, other: Self) -> Self {
        let low = self.low.product(other.low);
        let high = self.high.product(other.high);
        let mixed = self.high.sum(self.low).product(other.high.sum(other.low));
        Pair { high: mixed.sum(low), low: low.sum(high.half_power()) }
    }

    #[inline(always)]
    fn half_power(self) -> Self {
        let high = self.high.sum(self.low).half_power();
        Pair { high, low: self.high.half_power().half_power() }
    }
}

/// Transposes `LANES` matrices of 64 by 64 bits. Row i of matrix j is the word at
/// `LANES`·i + j.
fn transpose(words: &mut [u64; BLOCK]) {
    exchange::<16>(words);
    exchange::<4>(words);
    exchange::<1>(words);
}

/// Divides each matrix into squares of 4·`SIZE` rows and columns, and transposes each square as a
/// four-by-four matrix of smaller squares.
fn exchange<const SIZE: usize>(words: &mut [u64; BLOCK]) {
    // The lower ones of every 4·SIZE and of every 2·SIZE bits.
    let lower_half = u64::MAX / ((1 << (2 * SIZE)) + 1);
    let lower_quarters = u64::MAX / ((1 << SIZE) + 1);
    for rows in words.chunks_exact_mut(4 * SIZE * LANES) {
        let (first, second) = rows.split_at_mut(2 * SIZE * LANES);
        let (a, b) = first.split_at_mut(SIZE * LANES);
        let (c, d) = second.split_at_mut(SIZE * LANES);
        for (((a, b), c), d) in a.iter_mut().zip(b).zip(c).zip(d) {
            exchange_bits(a, c, 2 * SIZE, lower_half);
            exchange_bits(b, d, 2 * SIZE, lower_half);
            exchange_bits(a, b, SIZE, lower_quarters);
            exchange_bits(c, d, SIZE, lower_quarters);
        }
    }
}

/// Swaps the bits of `other` that `lower` selects with the bits of `one` that are `distance` places
/// higher.
#[inline(always)]
fn exchange_bits(one: &mut u64, other: &mut u64, distance: usize, lower: u64) {
    let differing = (*one >> distance ^ *other) & lower;
    *one ^= differing << distance;
    *other ^= differing;
}
