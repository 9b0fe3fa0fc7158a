//! Nim products of 64-bit numbers: the field by carryless multiplication, against recursion, a
//! table for bytes, and logarithms of 16-bit numbers.

mod ratio;

use criterion::{Criterion, Throughput};
use grundy::nimber::{product, Field, Logarithms, Products};
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

fn benches(criterion: &mut Criterion) {
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state ^ state >> 31
    };
    let pairs: Vec<(u64, u64)> = (0..PAIRS).map(|_| (random(), random())).collect();
    let (left, right): (Vec<u64>, Vec<u64>) = pairs.iter().copied().unzip();
    let (field, bytes, sixteen) = (Field::new(), Bytes::new(), Products::new());
    for &(a, b) in &pairs {
        let expected = product(a, b);
        assert_eq!(field.product(a, b), expected);
        assert_eq!(bytes.product(a, b, 32), expected);
        assert_eq!(sixteen.product(a, b), expected);
    }

    let mut group = criterion.benchmark_group("nim_product");
    group.throughput(Throughput::Elements(PAIRS as u64));
    let sum = |of: &dyn Fn(&(u64, u64)) -> u64| pairs.iter().map(of).fold(0, |a, b| a ^ b);
    group.bench_function("recursion", |b| b.iter(|| sum(&|&(a, b)| product(a, b))));
    group.bench_function("bytes", |b| b.iter(|| sum(&|&(a, b)| bytes.product(a, b, 32))));
    group.bench_function("sixteen-bits", |b| b.iter(|| sum(&|&(a, b)| sixteen.product(a, b))));
    group.bench_function("field", |b| b.iter(|| sum(&|&(a, b)| field.product(a, b))));
    group.bench_function("chain", |b| {
        b.iter(|| left.iter().fold(1, |power, &a| field.product(power, a)))
    });
    group.bench_function("batch", |b| {
        let mut products = left.clone();
        b.iter(|| field.multiply_each(black_box(&mut products), &right))
    });
    group.bench_function("times", |b| {
        let times = field.times(left[0]);
        b.iter(|| right.iter().fold(0, |sum, &b| sum ^ times.image(b)))
    });
    group.bench_function("inverse", |b| {
        b.iter(|| left.iter().fold(0, |sum, &a| sum ^ field.inverse(a)))
    });
    group.finish();

    let mut group = criterion.benchmark_group("nim_field");
    group.sample_size(20);
    group.bench_function("build", |b| b.iter(Field::new));
    group.bench_function("build-sixteen-bits", |b| b.iter(Products::new));
    let logarithms = Logarithms::new(&field);
    group.bench_function("logarithm", |b| b.iter(|| logarithms.logarithm(left[0], left[1])));
}

fn main() {
    ratio::main(benches, "nim_product", "field", &["recursion", "bytes", "sixteen-bits"]);
}
