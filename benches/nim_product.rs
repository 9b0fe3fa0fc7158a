//! Nim products of 64-bit numbers: single ones by logarithms and many by bit slices, against
//! recursion, a table for bytes, and the methods of the fastest public libraries.
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

/// The powers of a generator whose third power is 2^15, over and over.
fn powers() -> impl Iterator<Item = u16> {
    let period = std::iter::successors(Some(1), |&power| Some(product(power, 10_279)));
    let period: Vec<u16> = period.take(65_535).map(|power| power as u16).collect();
    period.into_iter().cycle()
}

/// The method of maspypy's library: logarithms of 16 bits, with two periods of powers.
struct Maspypy {
    logarithms: Box<[u16; 1 << 16]>,
    powers: Box<[u16; 1 << 17]>,
}

impl Maspypy {
    fn new() -> Maspypy {
        let mut logarithms = vec![0; 1 << 16];
        for (power, exponent) in powers().zip(0..65_535) {
            logarithms[usize::from(power)] = exponent;
        }
        let powers: Vec<u16> = powers().take(1 << 17).collect();
        Maspypy {
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
    fn middle(&self, a: u32, b: u32) -> u32 {
        let (a1, a0, b1, b0) = ((a >> 16) as u16, a as u16, (b >> 16) as u16, b as u16);
        let low = self.small::<0>(a0, b0);
        let high = self.small::<0>(a1 ^ a0, b1 ^ b0) ^ low;
        u32::from(high) << 16 | u32::from(self.small::<3>(a1, b1) ^ low)
    }

    /// Returns a⊗b⊗2^31.
    #[inline(always)]
    fn middle_half_power(&self, a: u32, b: u32) -> u32 {
        let (a1, a0, b1, b0) = ((a >> 16) as u16, a as u16, (b >> 16) as u16, b as u16);
        let mixed = self.small::<3>(a1 ^ a0, b1 ^ b0);
        let high = self.small::<6>(a1, b1) ^ mixed;
        let low = self.small::<3>(mixed ^ self.small::<3>(a0, b0), 1);
        u32::from(high) << 16 | u32::from(low)
    }

    #[inline(always)]
    fn product(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = ((a >> 32) as u32, a as u32, (b >> 32) as u32, b as u32);
        let low = self.middle(a0, b0);
        let high = self.middle(a1 ^ a0, b1 ^ b0) ^ low;
        u64::from(high) << 32 | u64::from(self.middle_half_power(a1, b1) ^ low)
    }
}

/// The method of NyaanNyaan's library: the logarithm of 0 leads past all powers, to zeros.
struct Nyaan {
    logarithms: Box<[u32; 1 << 16]>,
    powers: Box<[u16; 1 << 19]>, // so many that no sum of logarithms needs a check
}

/// More than the sum of two logarithms and 6.
const PAST: u32 = 1 << 17;

impl Nyaan {
    fn new() -> Nyaan {
        let mut logarithms = vec![PAST; 1 << 16];
        for (power, exponent) in powers().zip(0..65_535) {
            logarithms[usize::from(power)] = exponent;
        }
        let mut powers: Vec<u16> = powers().take(PAST as usize).collect();
        powers.resize(1 << 19, 0);
        Nyaan {
            logarithms: logarithms.into_boxed_slice().try_into().unwrap(),
            powers: powers.into_boxed_slice().try_into().unwrap(),
        }
    }

    #[inline(always)]
    fn power(&self, exponent: u32) -> u16 {
        self.powers[(exponent % (1 << 19)) as usize]
    }

    #[inline(always)]
    fn logarithm(&self, number: u16) -> u32 {
        self.logarithms[usize::from(number)]
    }

    #[inline(always)]
    fn middle(&self, a: u32, b: u32) -> u32 {
        let small = |a, b, exponent| self.power(self.logarithm(a) + self.logarithm(b) + exponent);
        let (a1, a0, b1, b0) = ((a >> 16) as u16, a as u16, (b >> 16) as u16, b as u16);
        let low = small(a0, b0, 0);
        let high = small(a1 ^ a0, b1 ^ b0, 0) ^ low;
        u32::from(high) << 16 | u32::from(small(a1, b1, 3) ^ low)
    }

    #[inline(always)]
    fn product(&self, a: u64, b: u64) -> u64 {
        let (a1, a0, b1, b0) = ((a >> 32) as u32, a as u32, (b >> 32) as u32, b as u32);
        let low = self.middle(a0, b0);
        let mixed = self.middle(a1 ^ a0, b1 ^ b0) ^ low;
        let high = self.middle(a1, b1);
        let (upper, lower) = ((high >> 16) as u16, high as u16);
        let high = u32::from(self.power(self.logarithm(upper ^ lower) + 3)) << 16
            | u32::from(self.power(self.logarithm(upper) + 6));
        u64::from(mixed) << 32 | u64::from(high ^ low)
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
    let (field, bytes) = (Field::new(), Bytes::new());
    let (maspypy, nyaan) = (Maspypy::new(), Nyaan::new());
    let mut batch = left.clone();
    field.multiply_each(&mut batch, &right);
    for (&(a, b), &in_batch) in pairs.iter().zip(&batch) {
        let expected = product(a, b);
        assert_eq!(in_batch, expected);
        assert_eq!(field.product(a, b), expected);
        assert_eq!(bytes.product(a, b, 32), expected);
        assert_eq!(maspypy.product(a, b), expected);
        assert_eq!(nyaan.product(a, b), expected);
    }

    // Neighbours of one another, so that what else the machine does slows down all of them.
    let mut group = criterion.benchmark_group("nim_product");
    group.throughput(Throughput::Elements(PAIRS as u64));
    for round in ["", "-again"] {
        group.bench_function(format!("batch{round}"), |b| {
            let mut products = left.clone();
            b.iter(|| field.multiply_each(black_box(&mut products), &right))
        });
        group.bench_function(format!("maspypy{round}"), |b| {
            b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ maspypy.product(a, b)))
        });
        group.bench_function(format!("nyaan{round}"), |b| {
            b.iter(|| pairs.iter().fold(0, |sum, &(a, b)| sum ^ nyaan.product(a, b)))
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
    for round in ["", "-again"] {
        group.bench_function(format!("field{round}"), |b| {
            b.iter(|| left.iter().fold(1, |power, &a| field.product(power, a)))
        });
        group.bench_function(format!("maspypy{round}"), |b| {
            b.iter(|| left.iter().fold(1, |power, &a| maspypy.product(power, a)))
        });
        group.bench_function(format!("nyaan{round}"), |b| {
            b.iter(|| left.iter().fold(1, |power, &a| nyaan.product(power, a)))
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
    let slow = ["maspypy", "nyaan", "recursion", "bytes"];
    let again = ["maspypy-again", "nyaan-again"];
    let groups: [(&str, &str, &[&str]); 6] = [
        ("nim_product", "batch", &slow),
        ("nim_product", "batch-again", &again),
        ("nim_product", "field", &slow),
        ("nim_product", "field-again", &again),
        ("nim_product_chain", "field", &slow[..2]),
        ("nim_product_chain", "field-again", &again),
    ];
    ratio::groups(benches, &groups);
}
