//! Numbers in C: their widths, casts between them, and what happens beyond their ends.

use crate::c::{c_program, in_rust, run, toy};
use crate::ways::{Program, Way};
use available::Tool;
use bundle::maker::Comments;
use std::process::Command;

/// Casts in all places, also in macros and constants.
const CASTS: &str = r#"
#[derive(Clone, Copy)]
enum Kind {
    Heap,
    Row = 7,
}

type Count = usize;

const HALF: usize = half(3_000);

const fn half(number: u64) -> usize {
    (number / 2) as usize
}

macro_rules! cast {
    ($value:expr, $to:ty) => {
        $value as $to
    };
}

fn main() {
    let grid = vec![vec![1u8; 10]; 10];
    let mut sum = 0;
    for (i, j, (di, dj)) in (0..100).flat_map(|cell| {
        [(0i32, 1i32), (1, 0), (0, -1), (-1, 0)].map(|step| (cell / 10usize, cell % 10usize, step))
    }) {
        let (row, column) = ((i as i32 + di) as usize, (j as i32 + dj) as usize);
        if row < 10 && column < 10 {
            sum += grid[row][column] as usize;
        }
        let (row, column) = (i.wrapping_add(di as usize), j.wrapping_add(dj as usize));
        sum += grid.get(row).and_then(|row| row.get(column)).map_or(0, |&cell| cell as usize);
    }
    println!("{sum} {} {}", Kind::Heap as usize + Kind::Row as usize, Kind::Row as u64);
    let far = -1i64;
    println!("{} {} {}", usize::MAX as u64, far as usize as i64, !0usize as u128);
    println!("{} {} {}", far as isize as u64, (far as usize) > 1 << 31, (2.9e9 as usize) as u64);
    println!("{} {} {HALF}", 5i64 as Count, cast!(sum as u64 + 1, usize));
    println!("{}", vec![1u64; sum as u8 as usize].len() as u64 + 0xFFFF_FFFF_FFFF as u64);
}
"#;

#[test]
fn casts_between_the_widths() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(CASTS);
    let c = run(&c_program(&toy, false, &["cc", "-std=c89", "-O2"]));
    assert_eq!(String::from_utf8_lossy(&c.stdout), in_rust(&toy));
}

/// Operations on `usize` and `isize` whose results, or what they go through, need more than 32
/// bits, or that tell how many bits there are.
const OPERATIONS: &str = r#"
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::hint::black_box as any;
use std::mem::size_of;
use std::ops::{Add, Mul, Shl};

const INFINITY: usize = usize::MAX / 2;
const LIMIT: isize = isize::MAX - 7;
const KEY: usize = 123_456 << 20 | 654_321;
const WIDE: usize = 5_000_000_000;

macro_rules! tell {
    ($($value:expr;)*) => { $(println!("{:?}", $value);)* };
}

fn generic<T: Copy + Add<Output = T> + Mul<Output = T>>(a: T, b: T) -> T {
    a * b + a
}

fn shifted<T: Shl<u32, Output = T>>(a: T) -> T {
    a << 37
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn main() {
    let (n, m, i) = (any(200_000usize), any(3_500_000_000usize), any(-70_000isize));
    tell! {
        n << 21; n << 33; i << 21; any(1usize) << 40; (n << 20) >> 3; (m << 4) >> 4; m + m; n * n;
        n * n % 998_244_353; n.pow(3); [m, m].iter().sum::<usize>(); [n, n].iter().product::<usize>();
        m.checked_add(m); n.checked_mul(n); n.checked_pow(3); n.checked_shl(40); n.checked_shl(64);
        any(5usize).checked_sub(6); m.checked_next_power_of_two(); (n * n).checked_mul(n * n);
        n.saturating_mul(n); n.saturating_pow(4); m.saturating_add(usize::MAX); n.saturating_sub(m);
        n.wrapping_mul(n); n.wrapping_sub(m); n.wrapping_neg(); n.wrapping_shl(70); n.wrapping_pow(5);
        n.overflowing_mul(n); n.overflowing_sub(m); m.overflowing_add(m); n.overflowing_pow(9);
        !n; !0usize; n ^ usize::MAX; usize::MAX % 1_000_007; usize::MAX / 3; usize::MAX >> 1;
        n.rotate_left(20); n.rotate_right(9); n.swap_bytes(); n.reverse_bits(); n.to_le_bytes();
        n.leading_zeros(); n.trailing_zeros(); n.count_zeros(); (!n).count_ones(); n.ilog2();
        63 - n.leading_zeros(); usize::BITS; isize::BITS; size_of::<usize>(); size_of::<&u8>();
        size_of::<Vec<usize>>(); size_of::<Option<Box<u8>>>(); usize::MAX; usize::MIN; isize::MAX;
        isize::MIN; INFINITY; LIMIT; KEY; WIDE; KEY >> 20; m.isqrt() * m.isqrt(); n.div_ceil(7) * m;
        n.next_multiple_of(9) * m; n.next_power_of_two() << 20; m.abs_diff(1) + m; n.midpoint(m) * n;
        -7isize as usize % 1000; i as usize; i as u64; i as u128; m as isize * 3; (n * n) as f64;
        usize::MAX as f64; usize::MAX as f32; n as f64 * 1e9; (n as f64 * 1e9) as usize; -1i32 as usize;
        (i as f64 * 1e9) as isize; f64::NAN as usize; 1e30 as usize; -1e30 as isize; m as u32; m as i32;
        (n * n) as u32; (n * n) as i32; u64::MAX as usize; -5i64 as usize as i64; ('z' as usize) << 30;
        usize::try_from(5_000_000_000u64); usize::try_from(-1i64); u32::try_from(n * n);
        isize::try_from(u64::MAX); usize::try_from(u128::MAX); u64::try_from(n * n); i32::try_from(i);
        "5000000000".parse::<usize>(); "18446744073709551616".parse::<usize>(); "-1".parse::<usize>();
        "-9223372036854775808".parse::<isize>(); usize::from_str_radix("zzzzzzzz", 36);
        usize::from_be_bytes([0, 0, 1, 2, 3, 4, 5, 6]); format!("{:x} {:b} {:o}", n * n, !n, m << 9);
        format!("{:x} {:e} {:>22} {:+}", i, n * n, n * n, i); (n * n).to_string(); i.unsigned_abs() << 30;
        i.pow(3); i.abs() * 1_000_000; i.rem_euclid(m as isize); i.div_euclid(3) << 20; i.signum() << 40;
        i.checked_mul(1 << 50); i.wrapping_mul(1 << 50); i.saturating_mul(1 << 62); isize::MIN.wrapping_abs();
        i >> 3; i >> 40; (i as usize) >> 40; i.leading_ones(); i.count_ones(); i.checked_neg();
        generic(n, m); generic(i, i); shifted(n); shifted(i); hash(n); hash("text"); hash([n, m]);
        hash(vec![1u8, 2]); (0u64..5_000_000_000).size_hint(); (m..m + 9).len(); (0..m).nth(9);
        (m * 9..).step_by(m).take(3).collect::<Vec<_>>(); (0..=usize::MAX).size_hint();
        [1, 2, 3].iter().map(|x| x * n * n).max(); (1..=25usize).fold(1usize, usize::wrapping_mul);
        (1..=20usize).product::<usize>(); [n, m].map(|x| x.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40);
        vec![m, n * n, 7].into_iter().min_by_key(|x| usize::MAX - x); Some(n).map(|x| x << 30);
        std::num::NonZeroUsize::new(n * n); std::num::Wrapping(n * n) * std::num::Wrapping(m);
    }
    let mut x = any(88_172_645_463_325_252usize);
    for _ in 0..9 {
        x ^= x << 7;
        x ^= x >> 9;
        print!("{} ", x % 1000);
    }
    let (mut a, mut b) = (n, i);
    a <<= 30;
    b *= 1 << 40;
    println!("{a} {b} {}", a > 5_000_000_000);
    a = any(3);
    a -= 5;
    println!("{a} {}", a.wrapping_add(7));
    let distance = [0, INFINITY, usize::MAX];
    println!("{:?}", distance.iter().map(|d| d.saturating_add(2)).collect::<Vec<_>>());
    for step in [usize::MAX, 0, 1] {
        print!("{:?} ", distance.get(any(0usize).wrapping_add(step)).is_some());
    }
    println!();
}
"#;

#[test]
fn a_usize_has_64_bits() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(OPERATIONS);
    let text = toy.bundle("bzoj", Comments::All, false).unwrap();
    let expected = in_rust(&toy);
    assert!(expected.lines().count() > 100, "{expected}");
    for way in Way::tried() {
        let found = way.compiled(&text, "-O1", toy.path("toy-c")).unwrap().outcome("").stdout;
        for (place, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "line {place} by {}", way.name);
        }
        assert_eq!(found.len(), expected.len());
    }
}

/// Random operations on values near the powers of two, and near the ends.
const NOISE: &str = r#"
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn value(&mut self) -> usize {
        let near = (self.next() % 200_000) as usize;
        let power = 1usize << (self.next() % 64);
        match self.next() % 4 {
            0 => near,
            1 => power.wrapping_sub(near / 2000),
            2 => power.wrapping_add(near),
            _ => self.next() as usize,
        }
    }
}

fn result(kind: u64, a: usize, b: usize) -> u128 {
    let (i, j, by) = (a as isize, b as isize, (b % 80) as u32);
    let whole = |number: Option<usize>| number.map_or(1 << 100, |number| number as u128);
    let signed = |number: Option<isize>| number.map_or(1 << 101, |number| number as u128);
    match kind {
        0 => (a + b) as u128,
        1 => (a - b) as u128,
        2 => (a * b) as u128,
        3 => whole(a.checked_div(b)),
        4 => whole(a.checked_rem(b)),
        5 => (a << by) as u128,
        6 => (a >> by) as u128,
        7 => (a & b | a ^ !b) as u128,
        8 => whole(a.checked_add(b)),
        9 => whole(a.checked_mul(b)),
        10 => whole(a.checked_sub(b)),
        11 => whole(a.checked_shl(by)),
        12 => whole(a.checked_pow(by % 8)),
        13 => a.saturating_mul(b) as u128,
        14 => a.saturating_sub(b) as u128,
        15 => a.rotate_left(by) as u128,
        16 => (a.leading_zeros() + 100 * a.trailing_zeros() + 10_000 * a.count_ones()) as u128,
        17 => (a as f64).to_bits() as u128,
        18 => (f64::from_bits(a as u64) as usize) as u128,
        19 => (f64::from_bits(a as u64) as isize) as u128,
        20 => (i + j) as u128,
        21 => (i * j) as u128,
        22 => signed(i.checked_div(j)),
        23 => signed(i.checked_rem_euclid(j)),
        24 => (i << by) as u128,
        25 => (i >> by) as u128,
        26 => signed(i.checked_mul(j)),
        27 => signed(i.checked_add(j)),
        28 => i.wrapping_pow(by) as u128,
        29 => (a > b) as u128 + (i > j) as u128 * 2,
        30 => a.wrapping_pow(by) as u128,
        31 => a as u32 as u128 + b as i32 as u128,
        32 => whole((a as u64 as u128 * b as u128).try_into().ok()),
        33 => whole(a.to_string().parse().ok()) + i.to_string().len() as u128,
        34 => a as u128 * b as u128 % (a as u128 + 1),
        35 => (a as u128 * b as u128) / (b as u128 >> 7 | 1),
        36 => ((i as i128 * j as i128) % (j as i128 | 3)) as u128,
        37 => ((a as u128 * b as u128) << by >> (by / 2)) as u128,
        38 => ((a as u128 * b as u128) as f64).to_bits() as u128,
        39 => ((i as i128 * j as i128) as f32).to_bits() as u128,
        40 => (a as f64 * b as f64) as u128 + (i as f32 * j as f32) as i128 as u128,
        41 => ((a as u128) << 64 | b as u128) / ((b as u128) << (by % 64) | a as u128 | 1),
        42 => ((i as i128) << 64 | b as i128).wrapping_rem((j as i128) << (by % 64) | 1) as u128,
        43 => (a as f64 % (b as f64 + 0.5)).to_bits() as u128,
        44 => f64::from_bits(a as u64).mul_add(1.0 + b as f64, -(b as f64)).to_bits() as u128,
        45 => (a as f32).mul_add(1.0 + b as f32, i as f32).to_bits() as u128,
        46 => a.isqrt() as u128 + a.abs_diff(b) as u128,
        47 => a.reverse_bits() as u128 + b.swap_bytes() as u128,
        _ => (i.signum() * 7 + j.rem_euclid(1000)) as u128,
    }
}

fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let count: u64 = line.trim().parse().unwrap();
    let mut noise = Noise(20_261_126);
    let mut hashes = [7u128; 49];
    for number in 0..count {
        let (kind, a, b) = (number % 49, noise.value(), noise.value());
        let result = result(kind, a, b);
        // Whose sign a NaN has is left open.
        let is_nan = [43, 44].contains(&kind) && f64::from_bits(result as u64).is_nan();
        let hash = &mut hashes[kind as usize];
        *hash = hash.wrapping_mul(0x0100_0000_01b3) ^ if is_nan { 1 } else { result };
    }
    for (kind, hash) in hashes.iter().enumerate() {
        println!("{kind} {hash}");
    }
}
"#;

#[test]
fn random_operations_are_those_of_64_bits() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(NOISE);
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-O", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    let count = available::depth("20000\n", "2000000\n");
    let expected = Program::of_rust(toy.path("toy")).outcome(count).stdout;
    let text = toy.bundle("bzoj", Comments::All, false).unwrap();
    for way in Way::tried() {
        let found = way.compiled(&text, "-O1", toy.path("toy-c")).unwrap().outcome(count).stdout;
        let mut lines = found.lines().zip(expected.lines());
        let difference = lines.find(|(found, expected)| found != expected);
        assert_eq!((difference, found.len()), (None, expected.len()), "{}", way.name);
    }
}

/// What a release build does with numbers that are too large for their types, and with shifts of
/// too many places.
const WRAPS: &str = r#"
use std::hint::black_box as any;

fn main() {
    let mut small = any(251u8);
    small += 9;
    println!("{} {} {small}", any(100u8) + 200, any(i16::MIN) * any(-1));
    println!("{} {} {}", any(i32::MAX) + 2, any(i64::MIN) - 3, any(u64::MAX) * 5);
    println!("{} {} {}", -any(i32::MIN), any(i64::MIN).abs(), any(7u32).pow(30));
    println!("{} {} {}", any(1u32) << any(35), any(-9i64) >> any(66), any(3u8) << any(9));
    println!("{} {}", (1..=40u32).product::<u32>(), [i32::MAX, 5, 9].iter().sum::<i32>());
    println!("{} {} {}", any(2u32) - 3, any(u128::MAX) + 4, any(i128::MIN) - 5);
    println!("{} {}", any(2usize) - 3, any(usize::MAX) * 3);
    println!("{}", "polynomial hash".bytes().fold(0u64, |hash, byte| hash * 1_000_003 + byte as u64));
    println!("{}", any(usize::MAX) + 1);
}
"#;

#[test]
fn integers_wrap_as_in_a_release_build() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(WRAPS);
    let c = run(&c_program(&toy, false, &["cc", "-std=c89", "-O2"]));
    assert_eq!(String::from_utf8_lossy(&c.stdout), in_rust(&toy));
}
