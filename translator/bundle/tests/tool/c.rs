//! The C path on small programs: what they print must be what the Rust itself prints.

use crate::toy::{Toy, HEADER};
use crate::ways::{Program, Way};
use available::Tool;
use bundle::maker::Comments;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PRINTS: &str = r#"
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::fmt::{self, Write};

struct Move {
    heap: usize,
    leave: u64,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.heap, self.leave)
    }
}

mod inner {
    pub fn sorted(mut list: Vec<i64>) -> Vec<i64> {
        list.sort_unstable_by(|a, b| b.cmp(a));
        list
    }
}

fn main() {
    let (small, large, word) = (-7i32, u128::MAX, String::from("wörd"));
    println!("{small} {large} {} {word} {{}} {0} {1}", i64::MIN, 'c');
    println!("{:>5}|{:<5}|{:05}|{:x}|{:?}|{:?}", 42, "ab", small, 255, Some(3), "q\n");
    print!("{} {named}\n", Move { heap: 1, leave: 2 }, named = format!("<{}>", true));
    let mut text = String::new();
    write!(text, "{}-", i128::MIN).unwrap();
    writeln!(&mut text, "{}", Move { heap: 3, leave: u64::MAX }).unwrap();
    print!("{text}");
    let map: BTreeMap<u8, &str> = [(2, "b"), (1, "a")].into_iter().collect();
    let set: BTreeSet<i64> = inner::sorted(vec![3, -1, 2]).into_iter().collect();
    let heap: BinaryHeap<u8> = [3, 1, 2].into_iter().collect();
    let queue: VecDeque<u8> = heap.into_sorted_vec().into();
    println!("{} {} {}", map[&1], set.len(), queue.iter().map(|n| n.to_string()).collect::<Vec<_>>().join(","));
    assert!(queue.len() == 3, "three of {:?}", queue);
    let mut blocks: Vec<Vec<u64>> = Vec::new();
    for size in 0..2000u64 {
        blocks.push((0..size % 97).collect());
        if size % 3 == 0 {
            blocks.swap_remove((size / 2 % blocks.len() as u64) as usize);
        }
    }
    println!("{} {}", blocks.len(), blocks.iter().flatten().map(|n| n.rotate_left(7) ^ 5).fold(0, u64::wrapping_add));
}
"#;

const FAILS: &str = r#"
fn main() {
    let heaps: Vec<u64> = Vec::new();
    println!("begun");
    assert!(heaps.len() > 2, "{} heaps, not 3", heaps.len());
}
"#;

fn toy(program: &str) -> Toy {
    Toy::new(&format!("{HEADER}{}", program.trim_start()))
}

/// Bundles for HDU and compiles with this compiler.
fn c_program(toy: &Toy, debug: bool, compiler: &[&str]) -> PathBuf {
    let text = toy.bundle("hdu", Comments::All, debug).unwrap();
    toy.write("toy.c", &text);
    let program = toy.path("toy-c");
    let mut command = Command::new(compiler[0]);
    command.args(&compiler[1..]).args(["-pedantic-errors", "-Wno-long-long", "-o"]);
    let output = command.arg(&program).arg(toy.path("toy.c")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}

fn run(program: &Path) -> Output {
    Command::new(program).stdin(File::open("/dev/null").unwrap()).output().unwrap()
}

#[test]
fn every_form_of_printing_and_every_collection() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(PRINTS);
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    let rust = run(&toy.path("toy"));
    let mut compilers: Vec<&[&str]> = vec![&["cc", "-std=c89", "-O2"]];
    if Tool::Gxx.is_here() {
        compilers.push(&["g++", "-xc++", "-std=c++98"]);
    }
    for compiler in compilers {
        let c = run(&c_program(&toy, false, compiler));
        let text = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(text(&c), text(&rust));
    }
}

#[test]
fn a_panic_ends_with_its_message_if_that_is_wanted() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(FAILS);
    let cc = ["cc", "-std=c89"];
    let quiet = run(&c_program(&toy, false, &cc));
    let open = run(&c_program(&toy, true, &cc));
    assert_eq!((quiet.status.code(), open.status.code()), (Some(1), Some(1)));
    assert!(String::from_utf8_lossy(&quiet.stderr).contains("bundled with --debug"));
    assert!(String::from_utf8_lossy(&open.stderr).contains("0 heaps, not 3"));
}

#[test]
fn what_needs_an_operating_system_is_refused() {
    if !Tool::C.is_here() {
        return;
    }
    for (program, reason) in [
        ("fn main() { let _ = std::fs::read(\"x\"); }", "line 9: std::fs: "),
        (
            "use std::thread;\nfn main() {\n    thread::scope(|_| ());\n}",
            "line 11: std::thread::scope: a C program for this judge has one thread",
        ),
        ("use std::thread::*;\nfn main() {\n    park();\n}", "line 11: "),
        ("fn main() {\n    std::process::id();\n}", "line 10: cannot find function `id`"),
    ] {
        let error = toy(program).bundle("hdu", Comments::All, false).unwrap_err();
        assert!(format!("{error:#}").contains(reason), "{error:#}");
    }
}

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

/// Returns what a program prints in Rust.
fn in_rust(toy: &Toy) -> String {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-O", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    String::from_utf8(run(&toy.path("toy")).stdout).unwrap()
}

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

/// A thread with a larger stack, and what programs ask of clocks.
const THREADS_AND_CLOCKS: &str = r#"
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

fn depth(level: usize, before: &[usize; 1024]) -> usize {
    let mut own = *before;
    own[level % 1024] += level;
    match level {
        0 => own.iter().sum(),
        _ => depth(level - 1, &own) + own[7],
    }
}

fn solve(numbers: Vec<usize>) -> usize {
    numbers.iter().map(|&number| depth(number, &[1; 1024])).sum()
}

fn main() {
    let numbers = vec![3, 1_000, 7];
    let thread = thread::Builder::new().name("solver".to_string()).stack_size(64 * 1024 * 1024);
    println!("{}", thread.spawn(move || solve(numbers)).unwrap().join().unwrap());
    let handles: Vec<thread::JoinHandle<u64>> =
        (0..3).map(|number| thread::spawn(move || number * number)).collect();
    println!("{:?}", handles.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>());
    let shared = std::sync::Arc::new(5);
    let weak = std::sync::Arc::downgrade(&shared);
    std::hint::spin_loop();
    println!("{:?}", weak.upgrade());
    let (mut steps, start) = (0u64, Instant::now());
    while start.elapsed() < Duration::from_millis(20) {
        steps += 1;
    }
    let later = Instant::now();
    println!("{} {}", steps > 0, later.duration_since(start).as_secs_f64() >= 0.02);
    println!("{} {}", later > start, start + Duration::from_millis(20) <= later);
    let (one, two) = (SystemTime::now(), SystemTime::now());
    let since = one.duration_since(UNIX_EPOCH).unwrap();
    println!("{} {}", since.as_secs() > 1_700_000_000, since.subsec_nanos() > 0);
    println!("{} {}", two >= one, one.elapsed().unwrap() < Duration::from_secs(60));
}
"#;

#[test]
fn threads_run_where_they_are_spawned_and_clocks_go_on() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(THREADS_AND_CLOCKS);
    let text = toy.bundle("bzoj", Comments::All, false).unwrap();
    assert_eq!(bundle::find_remarks(&text)[0], "The stack for local arrays has 16384 KiB.");
    let expected = in_rust(&toy);
    for way in Way::tried() {
        let c = way.compiled(&text, "-O2", toy.path("toy-c")).unwrap().outcome("");
        assert_eq!(c.stdout, expected, "{}", way.name);
    }
}

/// Recursion without an end, in frames with arrays.
const ENDLESS: &str = r#"
fn step(number: u64) -> u64 {
    let row = std::hint::black_box([number; 32]);
    match row[5] {
        u64::MAX => 0,
        next => step(next + 1) ^ row[9],
    }
}

fn main() {
    println!("printed before");
    println!("{}", step(0));
}
"#;

#[test]
fn what_was_printed_before_a_stack_overflow_is_seen() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(ENDLESS);
    let c = run(&c_program(&toy, false, &["cc", "-std=c89", "-O2"]));
    assert_eq!(String::from_utf8_lossy(&c.stdout), "printed before\n");
    assert_eq!(String::from_utf8_lossy(&c.stderr), "stack overflow\n");
    assert_eq!(c.status.code(), Some(1));
}

/// A megabyte on the stack, frames of a kilobyte, and a path of 10^5 vertices.
const DEEP: &str = r#"
fn mixed(vertex: usize, next: &[usize]) -> u64 {
    match next.get(vertex) {
        None => 0,
        Some(&below) => mixed(below, next).rotate_left(1) ^ vertex as u64,
    }
}

fn sum(frames: usize, before: &[u32]) -> u64 {
    let mut own = [0u32; 256];
    for (own, before) in own.iter_mut().zip(before) {
        *own = before.rotate_left(frames as u32).wrapping_add(1);
    }
    match frames {
        0 => own.iter().map(|&number| u64::from(number)).sum(),
        _ => sum(frames - 1, &own) + u64::from(own[frames % 256]),
    }
}

fn main() {
    let size = std::hint::black_box(100_000);
    let next: Vec<usize> = (1..=size).collect();
    let mut large = [0u8; 1 << 20];
    for index in 0..large.len() {
        large[index * 7 % (1 << 20)] ^= (index % 251) as u8;
    }
    println!("{}", large.iter().map(|&byte| u64::from(byte)).sum::<u64>());
    println!("{} {}", mixed(0, &next), sum(300, &[1, 2, 3]));
}
"#;

#[test]
fn large_arrays_and_deep_recursion_have_a_stack() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(DEEP);
    let text = toy.bundle("hdu", Comments::All, false).unwrap();
    let remarks = bundle::find_remarks(&text);
    assert_eq!(
        remarks,
        [
            "The stack for local arrays has 4096 KiB.",
            "C's own stack bounds the depth of this recursion: mixed, sum.",
        ]
    );
    let c = run(&c_program(&toy, false, &["cc", "-std=c89", "-O2"]));
    assert_eq!(String::from_utf8_lossy(&c.stdout), in_rust(&toy));
}

/// Blocks that grow beside one another, blocks of zeros where others were, a long input, and texts
/// that are printed whole and in parts.
const MEMORY: &str = r#"
use std::io::{Read, Write};

fn filled(length: usize, seed: usize) -> Vec<u8> {
    (0..length).map(|place| (place * 31 + seed * 17 + 1) as u8).collect()
}

fn is_filled(bytes: &[u8], seed: usize) -> bool {
    let wanted = |place: usize| (place * 31 + seed * 17 + 1) as u8;
    bytes.iter().enumerate().all(|(place, &byte)| byte == wanted(place))
}

fn grown(mut bytes: Vec<u8>, length: usize, seed: usize) -> Vec<u8> {
    bytes.reserve_exact(length - bytes.len());
    for place in bytes.len()..length {
        bytes.push((place * 31 + seed * 17 + 1) as u8);
    }
    bytes
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let sum = input.bytes().fold(7u64, |sum, byte| sum.wrapping_mul(31) + u64::from(byte));
    println!("{} {sum}", input.len());
    let sizes = [10, 1_000, 40_000, 65_536, 65_537, 70_000, 100_000, 131_072, 131_073, 300_000];
    let mut blocks = Vec::new();
    for (seed, &size) in sizes.iter().enumerate() {
        blocks.push(filled(size, seed));
    }
    for round in 1..4 {
        for (seed, block) in blocks.iter_mut().enumerate() {
            let length = block.len() + block.len() / (2 * round);
            *block = grown(std::mem::take(block), length, seed);
        }
        let sound = blocks.iter().enumerate().all(|(seed, block)| is_filled(block, seed));
        println!("round {round}: {sound}");
        // What is free now is full of numbers; what is asked for is to be full of zeros.
        drop(blocks.swap_remove(2));
        blocks.insert(2, filled(40_000 * round, 2));
        let zeros: Vec<Vec<u64>> = (8..17).map(|size| vec![0; 1 << size]).collect();
        println!("{}", zeros.iter().flatten().all(|&number| number == 0));
    }
    let mut text = String::new();
    while text.len() < 200_000 {
        text += &format!("{};", text.len());
    }
    print!("first ");
    print!("{text}");
    println!(" {} {text} last", 5);
    let mut output = std::io::stdout().lock();
    write!(output, "{}", &text[..65_536]).unwrap();
    output.write_all(text.as_bytes()).unwrap();
    writeln!(output, "{}", &text[..65_537]).unwrap();
}
"#;

/// What stands in for C's `realloc`: each block moves, and what is new in it is no zero.
const MOVING: &str = "#include <string.h>
static void *moved(void *old, size_t before, size_t size)
{
	void *block = malloc(size);
	if (!block) return 0;
	memset(block, 170, size);
	memcpy(block, old, before);
	memset(old, 85, before);
	free(old);
	return block;
}
#define realloc(old, size) moved(old, (size_t)pages << 16, size)
";

#[test]
fn memory_grows_beside_itself_and_holds_what_it_held() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(MEMORY);
    let input: String = (0..60_000).map(|number| format!("{number} ")).collect();
    toy.write("input", &input);
    let told = |program: &Path| {
        let input = File::open(toy.path("input")).unwrap();
        Command::new(program).stdin(input).output().unwrap()
    };
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-O", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    let rust = told(&toy.path("toy"));
    assert!(rust.status.success());
    let text = toy.bundle("hdu", Comments::All, false).unwrap();
    let moving = text.replacen("#include <string.h>\n", MOVING, 1);
    assert!(moving != text && text.contains(")realloc(M, "));
    for (name, text) in [("plain.c", &text), ("moving.c", &moving)] {
        toy.write(name, text);
        let program = toy.path(&format!("{name}.exe"));
        let mut cc = Command::new("cc");
        let cc = cc.args(["-std=c89", "-O2", "-o"]).arg(&program).arg(toy.path(name)).output();
        let cc = cc.unwrap();
        assert!(cc.status.success(), "{}", String::from_utf8_lossy(&cc.stderr));
        let c = told(&program);
        assert!(c.stdout == rust.stdout, "{name}: {}", String::from_utf8_lossy(&c.stderr));
    }
}
