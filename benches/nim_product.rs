//! Nim products of 64 bits: the field by carryless multiplication, against recursion, a table
//! of bytes, and logarithms in the field of 16 bits.

mod ratio;

use criterion::{Criterion, Throughput};
use grundy::nimber::{power, product, Field, Logarithms, Products};
use std::hint::black_box;

const PAIRS: usize = 1 << 12;

/// The usual fast program: a product of 16 bits is a sum of logarithms, and 9 of them make
/// one of 64 bits (Karatsuba), besides 7 by a half power.
struct SixteenBits {
    logarithms: Vec<u32>,
    powers: Vec<u16>, // twice round, then zeros for the logarithm of 0
}

impl SixteenBits {
    fn new() -> SixteenBits {
        let order = (1 << 16) - 1;
        let is_generator = |&g: &u64| [3, 5, 17, 257].iter().all(|p| power(g, order / p) != 1);
        let generator = (256..).find(is_generator).expect("every field has a generator");
        let bits: Vec<u64> = (0..16).map(|bit| product(generator, 1 << bit)).collect();
        let mut table = SixteenBits {
            logarithms: vec![2 * order as u32; 1 << 16],
            powers: vec![0; 4 * order as usize + 1],
        };
        let mut value = 1u64;
        for exponent in 0..order as usize {
            table.logarithms[value as usize] = exponent as u32;
            table.powers[exponent] = value as u16;
            table.powers[exponent + order as usize] = value as u16;
            let ones = (0..16).filter(|&bit| value >> bit & 1 == 1);
            value = ones.fold(0, |sum, bit| sum ^ bits[bit]);
        }
        table
    }

    fn small(&self, a: u64, b: u64) -> u64 {
        let logarithm = |n: u64| self.logarithms[n as usize & 0xFFFF] as usize;
        u64::from(self.powers[logarithm(a) + logarithm(b)])
    }

    fn middle(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = (a >> 16, a & 0xFFFF, b >> 16, b & 0xFFFF);
        let low = self.small(a0, b0);
        let high = self.small(self.small(a1, b1), 1 << 15);
        (self.small(a1 ^ a0, b1 ^ b0) ^ low) << 16 | (low ^ high)
    }

    fn product(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = (a >> 32, a & 0xFFFF_FFFF, b >> 32, b & 0xFFFF_FFFF);
        let low = self.middle(a0, b0);
        let high = self.middle(self.middle(a1, b1), 1 << 31);
        (self.middle(a1 ^ a0, b1 ^ b0) ^ low) << 32 | (low ^ high)
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
    let (field, bytes, sixteen) = (Field::new(), Products::new(), SixteenBits::new());
    for &(a, b) in &pairs {
        let expected = product(a, b);
        assert_eq!(field.product(a, b), expected);
        assert_eq!(bytes.product(a, b), expected);
        assert_eq!(sixteen.product(a, b), expected);
    }

    let mut group = criterion.benchmark_group("nim_product");
    group.throughput(Throughput::Elements(PAIRS as u64));
    let sum = |of: &dyn Fn(&(u64, u64)) -> u64| pairs.iter().map(of).fold(0, |a, b| a ^ b);
    group.bench_function("recursion", |b| b.iter(|| sum(&|&(a, b)| product(a, b))));
    group.bench_function("bytes", |b| b.iter(|| sum(&|&(a, b)| bytes.product(a, b))));
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
    group.bench_function("build-sixteen-bits", |b| b.iter(SixteenBits::new));
    let logarithms = Logarithms::new(&field);
    group.bench_function("logarithm", |b| b.iter(|| logarithms.logarithm(left[0], left[1])));
}

fn main() {
    ratio::main(benches, "nim_product", "field", &["recursion", "bytes", "sixteen-bits"]);
}
