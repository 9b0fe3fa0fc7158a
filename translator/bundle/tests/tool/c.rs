//! The C path on small programs: what they print must be what the Rust itself prints.

use crate::toy::{Toy, HEADER};
use crate::ways::Way;
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

pub fn toy(program: &str) -> Toy {
    Toy::new(&format!("{HEADER}{}", program.trim_start()))
}

/// Bundles for HDU and compiles with this compiler.
pub fn c_program(toy: &Toy, debug: bool, compiler: &[&str]) -> PathBuf {
    let text = toy.bundle("hdu", Comments::All, debug).unwrap();
    toy.write("toy.c", &text);
    let program = toy.path("toy-c");
    let mut command = Command::new(compiler[0]);
    command.args(&compiler[1..]).args(["-pedantic-errors", "-Wno-long-long", "-o"]);
    let output = command.arg(&program).arg(toy.path("toy.c")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    program
}

pub fn run(program: &Path) -> Output {
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

/// Returns what a program prints in Rust.
pub fn in_rust(toy: &Toy) -> String {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-O", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    String::from_utf8(run(&toy.path("toy")).stdout).unwrap()
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

/// Recursion without an end that needs C's own stack alone.
const ENDLESS_IN_C: &str = r#"
fn step(number: u64) -> u64 {
    match std::hint::black_box(number) {
        u64::MAX => 0,
        next => step(next + 1).rotate_left(3) ^ number,
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
    for (program, optimized) in [(ENDLESS, "-O2"), (ENDLESS_IN_C, "-O2"), (ENDLESS_IN_C, "-O0")] {
        let toy = toy(program);
        let c = run(&c_program(&toy, false, &["cc", "-std=c89", optimized]));
        assert_eq!(String::from_utf8_lossy(&c.stdout), "printed before\n");
        assert_eq!(String::from_utf8_lossy(&c.stderr), "stack overflow\n");
        assert_eq!(c.status.code(), Some(1));
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
