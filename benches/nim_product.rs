//! Nim products of 64-bit numbers: single ones by logarithms and many by bit slices, against
//! recursion, a table for bytes, and the fastest method of public libraries.
//!
//! The products of the group `nim_product` do not depend on each other; in the group
//! `nim_product_chain` each is a factor of the next one.

mod ratio;

use criterion::{Criterion, Throughput};
use grundy::nimber::{product, Field, Logarithms};
use std::hint::black_box;

const PAIRS: usize = 1 << 12;

/// The products of all numbers below 256, from which larger products are computed by recursion.
struct Bytes {
    small: Vec<u8>,
}

impl Bytes {
    fn new() -> Bytes {
        let pairs = (0..256).flat_map(|a| (0..256).map(move |b| (a, b)));
        Bytes { small: pairs.map(|(a, b)| product(a, b) as u8).collect() }
    }

    fn product(&self, a: u64, b: u64, half: u32) -> u64 {
        if half < 8 {
            return u64::from(self.small[(a << 8 | b) as usize]);
        }
        let mask = (1 << half) - 1;
        let (a1, a0, b1, b0) = (a >> half, a & mask, b >> half, b & mask);
        let low = self.product(a0, b0, half / 2);
        let high = self.product(self.product(a1, b1, half / 2), 1 << (half - 1), half / 2);
        (self.product(a1 ^ a0, b1 ^ b0, half / 2) ^ low) << half | (low ^ high)
    }
}

/// The method of the libraries of maspypy and NyaanNyaan: logarithms of the numbers below 2^16,
/// whose base is a number with the third power 2^15, and nine products of such numbers.
struct Published {
    logarithms: Box<[u16; 1 << 16]>,
    powers: Box<[u16; 1 << 17]>, // two periods and more
}

impl Published {
    fn new() -> Published {
        let power = |&power: &u64| Some(product(power, 10_279));
        let period = std::iter::successors(Some(1), power).take(65_535);
        let period: Vec<u16> = period.map(|power| power as u16).collect();
        let mut logarithms = vec![0; 1 << 16];
        for (&power, exponent) in period.iter().zip(0..) {
            logarithms[usize::from(power)] = exponent;
        }
        let powers: Vec<u16> = period.iter().cycle().copied().take(1 << 17).collect();
        Published {
            logarithms: logarithms.into_boxed_slice().try_into().unwrap(),
            powers: powers.into_boxed_slice().try_into().unwrap(),
        }
    }

    /// Returns a⊗b⊗g^`EXPONENT`.
    #[inline(always)]
    fn small<const EXPONENT: usize>(&self, a: u16, b: u16) -> u16 {
        if a == 0 || b == 0 {
            return 0;
        }
        let logarithm = |number: u16| usize::from(self.logarithms[usize::from(number)]);
        self.powers[logarithm(a) + logarithm(b) + EXPONENT]
    }

    #[inline(always)]
    fn product(&self, a: u64, b: u64) -> u64 {
        let quarters = |n: u64| [n as u16, (n >> 16) as u16, (n >> 32) as u16, (n >> 48) as u16];
        let ([a0, a1, a2, a3], [b0, b1, b2, b3]) = (quarters(a), quarters(b));
        let (a01, b01, a23, b23) = (a0 ^ a1, b0 ^ b1, a2 ^ a3, b2 ^ b3);
        let low = self.small::<0>(a0, b0);
        let lower = low ^ self.small::<3>(a1, b1);
        let upper = low ^ self.small::<0>(a01, b01);
        let mixed = self.small::<0>(a0 ^ a2, b0 ^ b2);
        let mixed_lower = mixed ^ self.small::<3>(a1 ^ a3, b1 ^ b3);
        let mixed_upper = mixed ^ self.small::<0>(a01 ^ a23, b01 ^ b23);
        let high_lower = self.small::<6>(a2, b2) ^ self.small::<6>(a23, b23);
        let high_upper = self.small::<6>(a3, b3) ^ self.small::<3>(a23, b23);
        let lowest = u64::from(lower ^ high_lower) | u64::from(upper ^ high_upper) << 16;
        let highest = u64::from(lower ^ mixed_lower) | u64::from(upper ^ mixed_upper) << 16;
        highest << 32 | lowest
    }
}

fn benches(criterion: &mut Criterion) {
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state ^ state >> 31
    };
    let pairs: Vec<(u64, u64)> = (0..PAIRS).map(|_| (random(), random())).collect();
    let (left, right): (Vec<u64>, Vec<u64>) = pairs.iter().copied().unzip();
    let (field, bytes, published) = (Field::new(), Bytes::new(), Published::new());
    let mut batch = left.clone();
    field.multiply_each(&mut batch, &right);
    for (&(a, b), &in_batch) in pairs.iter().zip(&batch) {
        let expected = product(a, b);
        assert_eq!(in_batch, expected);
        assert_eq!(field.product(a, b), expected);
        assert_eq!(bytes.product(a, b, 32), expected);
        assert_eq!(published.product(a, b), expected);
    }

    // Neighbours of one another, so that what else the machine does slows down all of them.
    let mut group = criterion.benchmark_group("nim_product");
    group.throughput(Throughput::Elements(PAIRS as u64));
    for round in ["", "-again", "-and-again"] {
        group.bench_function(format!("batch{round}"), |b| {
            let mut products = left.clone();
            b.iter(|| field.multiply_each(black_box(&mut products), &right))
        });
        group.bench_function(format!("published{round}"), |b| {
            b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ published.product(a, b)))
        });
        group.bench_function(format!("field{round}"), |b| {
            b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ field.product(a, b)))
        });
    }
    group.bench_function("recursion", |b| {
        b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ product(a, b)))
    });
    group.bench_function("bytes", |b| {
        b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ bytes.product(a, b, 32)))
    });
    group.bench_function("times", |b| {
        let times = field.times(left[0]);
        b.iter(|| right.iter().fold(0, |sum, &b| sum ^ times.image(b)))
    });
    group.bench_function("inverse", |b| {
        b.iter(|| left.iter().fold(0, |sum, &a| sum ^ field.inverse(a)))
    });
    group.finish();

    let mut group = criterion.benchmark_group("nim_product_chain");
    group.throughput(Throughput::Elements(PAIRS as u64));
    for round in ["", "-again", "-and-again"] {
        group.bench_function(format!("field{round}"), |b| {
            b.iter(|| left.iter().fold(1, |power, &a| field.product(power, a)))
        });
        group.bench_function(format!("published{round}"), |b| {
            b.iter(|| left.iter().fold(1, |power, &a| published.product(power, a)))
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("nim_field");
    group.sample_size(20);
    group.bench_function("build", |b| b.iter(Field::new));
    let logarithms = Logarithms::new(&field);
    group.bench_function("logarithm", |b| b.iter(|| logarithms.logarithm(left[0], left[1])));
}

fn main() {
    let slow = ["published", "recursion", "bytes"];
    let mut groups: Vec<(&str, &str, &[&str])> = vec![
        ("nim_product", "batch", &slow),
        ("nim_product", "field", &slow),
        ("nim_product_chain", "field", &slow[..1]),
    ];
    for (field, batch, published) in [
        ("field-again", "batch-again", &["published-again"]),
        ("field-and-again", "batch-and-again", &["published-and-again"]),
    ] {
        groups.push(("nim_product", batch, published));
        groups.push(("nim_product", field, published));
        groups.push(("nim_product_chain", field, published));
    }
    ratio::groups(benches, &groups);
}
