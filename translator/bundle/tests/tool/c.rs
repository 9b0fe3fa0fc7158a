//! The C path on small programs: what they print must be what the Rust itself prints.

use crate::toy::{Toy, HEADER};
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
            "use std::thread;\nfn main() {\n    thread::spawn(|| ());\n}",
            "line 11: std::thread::spawn: a C program for this judge has one thread",
        ),
        ("use std::time::*;\nfn main() {\n    Instant::now();\n}", "line 11: "),
        ("fn main() {\n    std::process::id();\n}", "line 10: cannot find function `id`"),
    ] {
        let error = toy(program).bundle("hdu", Comments::All, false).unwrap_err();
        assert!(format!("{error:#}").contains(reason), "{error:#}");
    }
}

/// Casts between the widths in all places, on numbers that a `usize` of 32 bits holds or stands
/// for.
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

/// One line of a number, by which one of some computations is chosen.
const TOO_LARGE: &str = r#"
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let n: i64 = 5_000_000_000;
    let small = text.len() + 100_000;
    println!("begun");
    match text.trim() {
        "cast" => println!("{}", n as usize as u64),
        "signed" => println!("{}", (n / 2) as isize as u64),
        "negative" => println!("{}", (-n) as usize as u64),
        "product" => println!("{}", vec![small; 2].iter().product::<usize>() as u64),
        "sum" => println!("{}", [small, 4_294_900_000].iter().sum::<usize>() as u64),
        number => println!("{}", number.parse::<usize>().unwrap() as u64),
    }
}
"#;

#[test]
fn a_number_too_large_for_32_bits_is_an_error() {
    if !Tool::C.is_here() {
        return;
    }
    let toy = toy(TOO_LARGE);
    let program = c_program(&toy, false, &["cc", "-std=c89"]);
    for (computation, message) in [
        ("cast", "does not fit a usize"),
        ("signed", "does not fit a usize"),
        ("negative", "does not fit a usize"),
        ("product", "failed"),
        ("sum", "failed"),
        ("5000000000", "does not fit a usize"),
        ("4294967295", "does not fit a usize"),
        ("-1", "failed"),
    ] {
        toy.write("in", computation);
        let input = File::open(toy.path("in")).unwrap();
        let c = Command::new(&program).stdin(input).output().unwrap();
        let errors = String::from_utf8_lossy(&c.stderr);
        assert_eq!(c.status.code(), Some(1), "{computation}");
        assert!(errors.contains(message), "{computation}: {errors}");
        assert_eq!(c.stdout, b"begun\n", "{computation}");
    }
}

#[test]
fn a_constant_too_large_for_32_bits_is_refused_at_its_place() {
    if !Tool::C.is_here() {
        return;
    }
    for program in [
        "fn main() {\n    println!(\"{}\", 5_000_000_000usize as u64);\n}",
        "const MOST: u64 = 1 << 40;\nconst ALL: usize = MOST as usize;\nfn main() {\n    \
         println!(\"{}\", ALL as u64);\n}",
    ] {
        let error = toy(program).bundle("hdu", Comments::All, false).unwrap_err();
        let error = format!("{error:#}");
        assert!(error.contains("line 10, column 20") && error.contains("in u64"), "{error}");
    }
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
