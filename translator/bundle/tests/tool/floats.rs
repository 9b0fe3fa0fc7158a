//! Floats as text and back in C, on a million values: the bundler brings code of its own for it,
//! and that must write and read what std does.

use crate::toy::{Toy, HEADER};
use crate::ways::{Program, Way};
use available::Tool;
use bundle::maker::Comments;
use std::process::Command;

/// Prints a hash over each block of a thousand values as text; asked for one block, its texts.
const PROGRAM: &str = r#"
use std::io::Read;

struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn value(&mut self) -> f64 {
        let (kind, bits) = (self.next() % 16, self.next());
        let scale = [1.0, 10.0, 100.0, 1000.0, 1e6, 1e9][(self.next() % 6) as usize];
        match kind {
            // Any bits.
            0 => f64::from_bits(bits),
            // Numbers as people write them, of all lengths.
            1..=5 => (bits >> self.next() % 64) as i64 as f64 / scale,
            6..=7 => -((bits % 1_000_000) as f64) / scale,
            // Shares of one.
            8..=10 => bits as f64 / u64::MAX as f64,
            // Many of these lie halfway between two texts of three decimals.
            11..=12 => (bits % 1_000_000) as f64 / 16.0,
            // Powers of ten and their neighbours.
            13 => {
                let power = 10u64.pow((bits % 19) as u32) as f64;
                let power = if self.next() % 2 == 0 { power } else { 1.0 / power };
                f64::from_bits(power.to_bits() + self.next() % 3 - 1)
            }
            // All digits, near 1.
            _ => f64::from_bits(bits >> 12 | (963 + self.next() % 120) << 52 | bits << 63),
        }
    }
}

fn text(x: f64) -> String {
    let single = x as f32;
    let text = x.to_string();
    let same = |y: f64| y.to_bits() == x.to_bits() || x.is_nan();
    let fault = if text.parse::<f64>().map_or(false, same) { "" } else { " misread" };
    let filled = format!("{x:é<013.2} {x:^+14.3} {x:*<9.0} {x:+012.1}|{:>7.2}", &x);
    format!("{text} {x:.3} {x:+.0} {x:>9.1} {x:?} {single} {single:.2} {filled}{fault}")
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    let (from, to) = (numbers.next().unwrap(), numbers.next().unwrap());
    for block in from..to {
        let mut noise = Noise(block << 32);
        let mut hash = 0xcbf2_9ce4_8422_2325u64;
        for _ in 0..1000 {
            let text = text(noise.value());
            if to - from == 1 {
                println!("{text}");
            }
            for byte in text.bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
        println!("{block} {hash}");
    }
}
"#;

/// The number of blocks of a thousand values.
const BLOCKS: u64 = 1000;

/// Panics unless both programs print the same of some blocks; names the first text that differs.
fn compare(rust: &Program, c: &Program, blocks: u64) {
    let [expected, found] = [rust, c].map(|program| program.outcome(&format!("0 {blocks}")));
    if found == expected {
        return;
    }
    let mut lines = expected.stdout.lines().zip(found.stdout.lines());
    let block = lines.position(|(expected, found)| expected != found);
    let block = block.unwrap_or_else(|| panic!("it ends early: {:?}", found.stdout.lines().last()));
    let block = format!("{block} {}", block + 1);
    let [expected, found] = [rust, c].map(|program| program.outcome(&block).stdout);
    let mut lines = expected.lines().zip(found.lines());
    let difference = lines.find(|(expected, found)| expected != found);
    panic!("{} in block {block}: Rust and C print {difference:?}", c.by);
}

#[test]
fn a_million_floats_are_written_and_read_in_c_as_in_rust() {
    if !available::depth(false, true) || !Tool::C.is_here() {
        return;
    }
    let toy = Toy::new(&format!("{HEADER}{}", PROGRAM.trim_start()));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2021", "-O", "-o"]).arg(toy.path("toy"));
    assert!(rustc.arg(toy.path(toy.solution())).status().unwrap().success());
    let rust = Program::of_rust(toy.path("toy"));
    // This judge may take files of any size.
    let text = toy.bundle("bzoj", Comments::All, false).unwrap();
    for way in Way::tried().iter().filter(|way| ["cc", "cc -m32"].contains(&way.name)) {
        let blocks = if way.name == "cc" { BLOCKS } else { BLOCKS / 10 };
        compare(&rust, &way.compiled(&text, "-O2", toy.path("toy-c")).unwrap(), blocks);
    }
}
