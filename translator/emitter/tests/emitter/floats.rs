//! Every float instruction, on operands where mistakes hide, in one module.
//!
//! A NaN that arithmetic makes may have any bits, so that those are replaced before they are
//! compared. What only moves a float keeps its bits.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::instructions::escaped;
use crate::interpreter;
use crate::noise::Noise;
use crate::random::CPP98;
use available::Tool;
use emitter::{Memory, Options};
use std::fmt::Write as _;

/// Names after `f32.` and `f64.` alike.
pub const BINARY: [&str; 6] = ["add", "sub", "mul", "div", "min", "max"];
pub const COMPARISONS: [&str; 6] = ["eq", "ne", "lt", "gt", "le", "ge"];
pub const UNARY: [&str; 5] = ["sqrt", "ceil", "floor", "trunc", "nearest"];
const SIGNS: [&str; 2] = ["abs", "neg"];
/// With the types they take and give, where the result is no NaN unless the operand is one.
pub const CONVERSIONS: [(&str, &str, &str); 18] = [
    ("f32.convert_i32_s", "i32", "f32"),
    ("f32.convert_i32_u", "i32", "f32"),
    ("f32.convert_i64_s", "i64", "f32"),
    ("f32.convert_i64_u", "i64", "f32"),
    ("f64.convert_i32_s", "i32", "f64"),
    ("f64.convert_i32_u", "i32", "f64"),
    ("f64.convert_i64_s", "i64", "f64"),
    ("f64.convert_i64_u", "i64", "f64"),
    ("f32.demote_f64", "f64", "f32"),
    ("f64.promote_f32", "f32", "f64"),
    ("i32.trunc_sat_f32_s", "f32", "i32"),
    ("i32.trunc_sat_f32_u", "f32", "i32"),
    ("i32.trunc_sat_f64_s", "f64", "i32"),
    ("i32.trunc_sat_f64_u", "f64", "i32"),
    ("i64.trunc_sat_f32_s", "f32", "i64"),
    ("i64.trunc_sat_f32_u", "f32", "i64"),
    ("i64.trunc_sat_f64_s", "f64", "i64"),
    ("i64.trunc_sat_f64_u", "f64", "i64"),
];
pub const REINTERPRETATIONS: [(&str, &str, &str); 4] = [
    ("i32.reinterpret_f32", "f32", "i32"),
    ("i64.reinterpret_f64", "f64", "i64"),
    ("f32.reinterpret_i32", "i32", "f32"),
    ("f64.reinterpret_i64", "i64", "f64"),
];

/// Functions that make every NaN the same one.
pub const CANONICAL: &str = "
    (func $canonical_f32 (param f32) (result f32)
        (select (local.get 0) (f32.const nan) (f32.eq (local.get 0) (local.get 0))))
    (func $canonical_f64 (param f64) (result f64)
        (select (local.get 0) (f64.const nan) (f64.eq (local.get 0) (local.get 0))))";

/// A double of the kind that finds mistakes, or an f32 in the lower half, or an integer.
fn operand(noise: &mut Noise) -> u64 {
    let fraction = match noise.below(4) {
        0 => noise.next() & noise.next() & noise.next(),
        1 => noise.operand(),
        _ => noise.next(),
    };
    let sign = noise.next() << 63;
    let double = |exponent: usize| sign | (exponent as u64) << 52 | fraction >> 12;
    let single = |exponent: usize| sign >> 32 | (exponent as u64) << 23 | fraction >> 41;
    match noise.below(12) {
        // Near 1 and near whole numbers; near the borders of integers; anything.
        0..=2 => double(1000 + noise.below(110)),
        3 => double(noise.below(2048)),
        // Products and quotients of these are near 0.
        4 => double(500 + noise.below(30)),
        5 => double(noise.below(3)),
        6 => double(2045 + noise.below(3)),
        7 => single(110 + noise.below(90)) << 32 | single(noise.below(256)),
        8 => single(60 + noise.below(8)),
        9 => single(noise.below(3)) | sign,
        10 => (noise.operand() as i64 as f64).to_bits() ^ (noise.next() & 1),
        _ => noise.operand(),
    }
}

/// Operands as a data segment, eight bytes each: doubles, with f32s in the lower halves.
fn operands(seed: u64, count: usize) -> Vec<u8> {
    let mut noise = Noise::new(seed);
    let doubles = [
        0.0,
        1.0,
        0.5,
        1.5,
        2.5,
        0.499_999_999_999_999_94,
        4_503_599_627_370_497.5,
        9_007_199_254_740_993.0,
        f64::MIN_POSITIVE,
        f64::MAX,
        f64::INFINITY,
        f64::NAN,
        16_777_217.0,
        f64::from(f32::MAX),
    ];
    let mut all: Vec<u64> = Vec::new();
    for double in doubles {
        all.extend([double.to_bits(), (-double).to_bits()]);
    }
    for border in [31, 32, 63, 64] {
        let border = 2f64.powi(border).to_bits();
        all.extend([border - 1, border, border + 1, border | 1 << 63, (border + 1) | 1 << 63]);
    }
    for single in [f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, f32::NAN, 0.5, 16_777_216.0] {
        all.extend([u64::from(single.to_bits()), u64::from((-single).to_bits())]);
    }
    // Signalling NaNs, the least subnormals, and the greatest.
    all.extend([0x7ff0_0000_0000_0001, 0xfff4_0000_0000_0000, 0x7f80_0001, 0xffa0_0000, 1]);
    all.extend([0x000f_ffff_ffff_ffff, 0x007f_ffff]);
    while all.len() < count {
        all.push(operand(&mut noise));
    }
    all.iter().flat_map(|operand| operand.to_le_bytes()).collect()
}

/// The calls that note the results of one pair of operands.
#[derive(Default)]
struct Notes {
    text: String,
    /// The names of what is noted.
    names: Vec<String>,
}

impl Notes {
    fn add(&mut self, ty: &str, value: &str) {
        let number = match ty {
            "i32" => format!("(i64.extend_i32_u {value})"),
            "f32" => format!("(i64.extend_i32_u (i32.reinterpret_f32 {value}))"),
            "f64" => format!("(i64.reinterpret_f64 {value})"),
            _ => value.to_string(),
        };
        let _ = writeln!(self.text, "(call $note (i32.const {}) {number})", 8 * self.names.len());
        self.names.push(value.to_string());
    }

    /// Notes a result that may be a NaN made by arithmetic.
    fn add_computed(&mut self, ty: &str, value: &str) {
        match ty {
            "f32" | "f64" => self.add(ty, &format!("(call $canonical_{ty} {value})")),
            _ => self.add(ty, value),
        }
    }
}

fn notes() -> Notes {
    let mut notes = Notes::default();
    for (ty, int) in [("f32", "i32"), ("f64", "i64")] {
        let (a, b) = (format!("({ty}.load (local.get $a))"), format!("({ty}.load (local.get $b))"));
        for name in BINARY {
            notes.add_computed(ty, &format!("({ty}.{name} {a} {b})"));
        }
        for name in COMPARISONS {
            notes.add("i32", &format!("({ty}.{name} {a} {b})"));
            // As a condition, and as one turned round.
            notes.add(ty, &format!("(select {a} {b} ({ty}.{name} {a} {b}))"));
            notes.add(ty, &format!("(select {a} {b} (i32.eqz ({ty}.{name} {a} {b})))"));
        }
        for name in UNARY {
            notes.add_computed(ty, &format!("({ty}.{name} {a})"));
        }
        for name in SIGNS {
            notes.add(ty, &format!("({ty}.{name} {a})"));
        }
        notes.add(ty, &format!("({ty}.copysign {a} {b})"));
        notes.add_computed(ty, &format!("({ty}.sub ({ty}.mul {a} {b}) ({ty}.const 0x1.8p-3))"));
        // Through every place that a float may take.
        let _ = writeln!(
            notes.text,
            "(global.set $g_{ty} {a}) (local.set ${ty} (global.get $g_{ty}))
             ({ty}.store offset=3 (i32.const 4000) (local.get ${ty}))"
        );
        notes.add(int, &format!("({int}.load offset=2 (i32.const 4001))"));
        notes.add(ty, &format!("(call $same_{ty} (local.get ${ty}))"));
        let first = if ty == "f32" { 0 } else { 2 };
        let index = format!(
            "(i32.add (i32.and (i32.load (local.get $a)) (i32.const 1)) (i32.const {first}))"
        );
        notes.add(ty, &format!("(call_indirect (type $of_{ty}) {b} {index})"));
        notes.add(ty, &format!("(block $out (result {ty}) (br_if $out {a} ({ty}.ge {b} {a})))"));
        notes.add(ty, &format!("(if (result {ty}) ({ty}.lt {b} {a}) (then {a}) (else {b}))"));
    }
    for (name, from, to) in CONVERSIONS {
        notes.add_computed(to, &format!("({name} ({from}.load (local.get $a)))"));
    }
    for (name, from, to) in REINTERPRETATIONS {
        notes.add(to, &format!("({name} ({from}.load (local.get $a)))"));
    }
    notes
}

/// A module that combines each operand with each, and prints for each first one a sum over the
/// results of every operation.
fn module(operands: &[u8], notes: &Notes) -> Vec<u8> {
    const DATA: usize = 4096;
    let size = 8 * notes.names.len();
    assert!(size < 4000, "the sums have their place before the scratch memory");
    let end = DATA + operands.len();
    let text = format!(
        r#"(module
            (import "env" "write" (func $write (param i32 i32)))
            (memory (export "memory") 1)
            (data (i32.const {DATA}) "{}")
            (type $of_f32 (func (param f32) (result f32)))
            (type $of_f64 (func (param f64) (result f64)))
            (table 4 funcref)
            (elem (i32.const 0) $same_f32 $minus_f32 $same_f64 $minus_f64)
            (global $g_f32 (mut f32) (f32.const -0x1.8p-3))
            (global $g_f64 (mut f64) (f64.const nan:0x4000000000001))
            (func $note (param $place i32) (param $value i64)
                (i64.store (local.get $place)
                    (i64.mul (i64.const 0x100000001b3)
                        (i64.xor (local.get $value) (i64.load (local.get $place))))))
            (func $same_f32 (param f32) (result f32) (local.get 0))
            (func $same_f64 (param f64) (result f64) (local.get 0))
            (func $minus_f32 (param f32) (result f32) (f32.neg (local.get 0)))
            (func $minus_f64 (param f64) (result f64) (f64.neg (local.get 0)))
            {CANONICAL}
            (func $pair (param $a i32) (param $b i32) (local $f32 f32) (local $f64 f64)
                {})
            (func (export "main") (local $a i32) (local $b i32)
                (local.set $a (i32.const {DATA}))
                (loop $outer
                    (local.set $b (i32.const {DATA}))
                    (loop $inner
                        (call $pair (local.get $a) (local.get $b))
                        (local.set $b (i32.add (local.get $b) (i32.const 8)))
                        (br_if $inner (i32.lt_u (local.get $b) (i32.const {end}))))
                    (call $write (i32.const 0) (i32.const {size}))
                    (local.set $a (i32.add (local.get $a) (i32.const 8)))
                    (br_if $outer (i32.lt_u (local.get $a) (i32.const {end}))))))"#,
        escaped(operands),
        notes.text,
    );
    wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The ways in which a machine may compute with floats: with registers of their size, with those
/// of the x87 unit, without fast detours.
fn ways() -> Vec<Way> {
    let mut ways = vec![
        Way::new("cc", &[&C89, &["-O0"]]),
        Way::new("cc", &[&C89, &["-O2"]]),
        Way::new("cc", &[&C89, &["-O1"], &SANITIZED]),
    ];
    let more = [
        (Tool::Bits32, Way::new("cc", &[&C89, &["-O0", "-m32"]])),
        (Tool::Bits32, Way::new("cc", &[&C89, &["-O2", "-m32"]])),
        (Tool::Bits32, Way::new("cc", &[&["-O2", "-m32", "-w"]])),
        (Tool::Gxx, Way::new("g++", &[&CPP98, &["-O2"]])),
        (Tool::Clang, Way::new("clang", &[&C89, &["-O2"]])),
    ];
    ways.extend(more.into_iter().filter(|(tool, _)| tool.is_here()).map(|(_, way)| way));
    ways
}

/// The file as a compiler reads it that has only the x87 unit, or another one that it does not
/// know: what is meant for those has to be right on this machine.
fn without_sse2(text: &str) -> String {
    let pragma = "#pragma GCC target (\"sse2\", \"fpmath=sse\")";
    assert!(text.contains(pragma) && text.contains("#if (defined __SSE2_MATH__"));
    let text = text.replace(pragma, "");
    text.replace("#if (defined __SSE2_MATH__", "#if 0 && (defined __SSE2_MATH__")
}

fn compare(operands: &[u8], ways: &[Way], kinds: &[(Memory, bool)]) {
    let notes = notes();
    let wasm = module(operands, &notes);
    let expected = interpreter::run(&wasm, b"").expect("it ends");
    assert!(expected.finished);
    let emitted = |&(memory, check_bounds): &(Memory, bool)| {
        let options = Options { memory, check_bounds, ..Options::default() };
        emitter::emit(&wasm, &options).expect("everything is supported")
    };
    let mut texts: Vec<String> = kinds.iter().map(emitted).collect();
    texts.push(without_sse2(&texts[0]));
    for way in ways {
        let batch = Batch::new(&texts, way);
        for number in 0..texts.len() {
            let found = batch.run(number, b"");
            assert!(found.finished, "file {number} with {:?}", way.flags);
            let sums = found.output.chunks(8).zip(expected.output.chunks(8));
            for (place, (found, expected)) in sums.enumerate() {
                let count = notes.names.len();
                let operand = &operands[8 * (place / count)..][..8];
                let name = &notes.names[place % count];
                let flags = &way.flags;
                assert!(found == expected, "file {number} with {flags:?}: {name}, {operand:x?}");
            }
            assert_eq!(found.output.len(), expected.output.len());
        }
    }
}

#[test]
fn every_float_instruction_computes_what_the_interpreter_does() {
    let ways = available::depth::<fn() -> Vec<Way>>(|| vec![Way::usual()], ways);
    let kinds = [(Memory::Growing, false), (Memory::Fixed(1 << 17), true)];
    compare(&operands(1, 80), &ways(), &kinds);
}

/// In the gate, a million pairs.
#[test]
fn float_instructions_on_random_pairs() {
    let usual = || vec![Way::new("cc", &[&C89, &["-O2"]])];
    let ways = available::depth::<fn() -> Vec<Way>>(usual, ways);
    let count = available::depth(40, 1000);
    let mut noise = Noise::new(100);
    let some: Vec<u8> = (0..count).flat_map(|_| operand(&mut noise).to_le_bytes()).collect();
    compare(&some, &ways(), &[(Memory::Growing, false)]);
}
