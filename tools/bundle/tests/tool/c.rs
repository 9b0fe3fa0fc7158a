//! The C path on small programs: what they print must be what the Rust itself prints.

use crate::toy::{Toy, HEADER};
use bundle::maker::Comments;
use machine::Tool;
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
    Toy::new("toy", &format!("{HEADER}{}", program.trim_start()))
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
    if !Tool::Wasm.is_here() {
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
    if !Tool::Wasm.is_here() {
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
    if !Tool::Wasm.is_here() {
        return;
    }
    for (program, reason) in [
        ("fn main() { let _ = std::fs::read(\"x\"); }", "need an operating system"),
        (
            "fn main() { println!(\"{}\", std::env::args().count() as f64 / 2.0); }",
            "need an operating system",
        ),
    ] {
        let error = toy(program).bundle("hdu", Comments::All, false).unwrap_err();
        assert!(format!("{error:#}").contains(reason), "{error:#}");
    }
}
