//! Every number instruction, on operands where mistakes hide, in one module.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::interpreter;
use crate::noise::Noise;
use emitter::{Memory, Options};
use std::fmt::Write as _;

/// Names after `i32.` and `i64.` alike.
pub const BINARY: [&str; 15] = [
    "add", "sub", "mul", "div_s", "div_u", "rem_s", "rem_u", "and", "or", "xor", "shl", "shr_s",
    "shr_u", "rotl", "rotr",
];
pub const COMPARISONS: [&str; 10] =
    ["eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u"];
const UNARY: [&str; 3] = ["clz", "ctz", "popcnt"];
/// With the types they take and give.
pub const CONVERSIONS: [(&str, &str, &str); 10] = [
    ("i32.eqz", "i32", "i32"),
    ("i64.eqz", "i64", "i32"),
    ("i32.wrap_i64", "i64", "i32"),
    ("i64.extend_i32_s", "i32", "i64"),
    ("i64.extend_i32_u", "i32", "i64"),
    ("i32.extend8_s", "i32", "i32"),
    ("i32.extend16_s", "i32", "i32"),
    ("i64.extend8_s", "i64", "i64"),
    ("i64.extend16_s", "i64", "i64"),
    ("i64.extend32_s", "i64", "i64"),
];
const LOADS: [&str; 12] = [
    "i32.load",
    "i32.load8_s",
    "i32.load8_u",
    "i32.load16_s",
    "i32.load16_u",
    "i64.load",
    "i64.load8_s",
    "i64.load8_u",
    "i64.load16_s",
    "i64.load16_u",
    "i64.load32_s",
    "i64.load32_u",
];
const STORES: [&str; 7] = [
    "i32.store",
    "i32.store8",
    "i32.store16",
    "i64.store",
    "i64.store8",
    "i64.store16",
    "i64.store32",
];

pub const OPERANDS: usize = 40;

/// Operands as a data segment, eight bytes each.
pub fn operands(seed: u64) -> Vec<u8> {
    let mut noise = Noise::new(seed);
    let edges = [0, 1, 2, 31, 32, 33, 63, 64, 127, 128, 255, 256, 32767, 32768, 65535, 65536];
    let mut all: Vec<u64> = edges.to_vec();
    all.extend([
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        1 << 32,
        u64::MAX,
        1 << 63,
        i64::MAX as u64,
    ]);
    all.extend([0x8000_0000_8000_0000, 0xffff_ffff_8000_0000, u64::MAX - 1, 10, 1000]);
    while all.len() < OPERANDS {
        all.push(noise.operand());
    }
    all.iter().flat_map(|operand| operand.to_le_bytes()).collect()
}

pub fn escaped(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "\\{byte:02x}");
        text
    })
}

/// Ends with 0 where a division would trap, so that one run sees all pairs.
fn guarded(ty: &str, name: &str) -> String {
    let plain = format!("({ty}.{name} (local.get 0) (local.get 1))");
    let overflow = if ty == "i32" { "0x80000000" } else { "0x8000000000000000" };
    match name {
        "div_u" | "rem_u" | "rem_s" => format!(
            "(if (result {ty}) ({ty}.eqz (local.get 1)) (then ({ty}.const 0)) (else {plain}))"
        ),
        "div_s" => format!(
            "(if (result {ty}) (i32.or ({ty}.eqz (local.get 1))
                (i32.and ({ty}.eq (local.get 1) ({ty}.const -1))
                    ({ty}.eq (local.get 0) ({ty}.const {overflow}))))
                (then ({ty}.const 0)) (else {plain}))"
        ),
        _ => plain,
    }
}

fn module() -> Vec<u8> {
    let mut functions = String::new();
    let mut calls = String::new();
    for ty in ["i32", "i64"] {
        let get = |var: &str| format!("({ty}.load (local.get {var}))");
        for name in BINARY {
            let body = guarded(ty, name);
            let _ =
                writeln!(functions, "(func ${ty}.{name} (param {ty} {ty}) (result {ty}) {body})");
            let call = format!("(call ${ty}.{name} {} {})", get("$a"), get("$b"));
            let _ = writeln!(calls, "(call $put_{ty} {call})");
        }
        for name in COMPARISONS {
            let _ = writeln!(
                functions,
                "(func ${ty}.{name} (param {ty} {ty}) (result i32)
                    ({ty}.{name} (local.get 0) (local.get 1)))"
            );
            let call = format!("(call ${ty}.{name} {} {})", get("$a"), get("$b"));
            let _ = writeln!(calls, "(call $put_i32 {call})");
        }
        for name in UNARY {
            let _ = writeln!(calls, "(call $put_{ty} ({ty}.{name} {}))", get("$a"));
        }
    }
    for (name, from, to) in CONVERSIONS {
        let _ = writeln!(calls, "(call $put_{to} ({name} ({from}.load (local.get $a))))");
    }
    for name in LOADS {
        let ty = &name[..3];
        // At an odd place too: nothing is aligned.
        let _ = writeln!(calls, "(call $put_{ty} ({name} offset=3 (local.get $a)))");
    }
    for name in STORES {
        let ty = &name[..3];
        let _ = writeln!(
            calls,
            "({name} offset=5 (i32.const 2000) ({ty}.load (local.get $a)))
             (call $put_i64 (i64.load (i32.const 2003))) (call $put_i64 (i64.load (i32.const 2008)))"
        );
    }
    let end = 8 * OPERANDS;
    let text = format!(
        r#"(module
            (import "env" "write" (func $write (param i32 i32)))
            (memory (export "memory") 2)
            (data (i32.const 0) "{}")
            (global $at (mut i32) (i32.const 4096))
            (func $put_i32 (param i32)
                (i32.store (global.get $at) (local.get 0))
                (global.set $at (i32.add (global.get $at) (i32.const 4))))
            (func $put_i64 (param i64)
                (i64.store (global.get $at) (local.get 0))
                (global.set $at (i32.add (global.get $at) (i32.const 8))))
            {functions}
            (func $pair (param $a i32) (param $b i32)
                (global.set $at (i32.const 4096))
                {calls}
                (call $write (i32.const 4096) (i32.sub (global.get $at) (i32.const 4096))))
            (func (export "main") (local $a i32) (local $b i32)
                (loop $outer
                    (local.set $b (i32.const 0))
                    (loop $inner
                        (call $pair (local.get $a) (local.get $b))
                        (local.set $b (i32.add (local.get $b) (i32.const 8)))
                        (br_if $inner (i32.lt_u (local.get $b) (i32.const {end}))))
                    (local.set $a (i32.add (local.get $a) (i32.const 8)))
                    (br_if $outer (i32.lt_u (local.get $a) (i32.const {end}))))))"#,
        escaped(&operands(1))
    );
    wat::parse_str(text).expect("the module is well formed")
}

#[test]
fn every_instruction_computes_what_the_interpreter_does() {
    let wasm = module();
    let expected = interpreter::run(&wasm, b"").expect("it ends");
    let kinds = [(Memory::Growing, false), (Memory::Fixed(1 << 20), true)];
    let texts = kinds.map(|(memory, check_bounds)| {
        let options = Options { memory, check_bounds, ..Options::default() };
        emitter::emit(&wasm, &options).expect("everything is supported")
    });
    // The file asks the compiler's macros for the order of bytes; without that question, it
    // takes the portable half.
    let (before, rest) = texts[0].split_once("#if defined _WIN32").expect("the question");
    let (_, after) = rest.split_once("== 1234)").expect("its end");
    let portable = format!("{before}#if 0{after}");
    let texts = [texts[0].clone(), texts[1].clone(), portable];
    let deep = vec![
        Way::new("cc", &[&C89, &["-O2"]]),
        Way::new("cc", &[&C89, &["-O0"]]),
        Way::new("cc", &[&C89, &["-O1"], &SANITIZED]),
    ];
    for way in available::depth(vec![Way::usual()], deep) {
        let batch = Batch::new(&texts, &way);
        for number in 0..texts.len() {
            let found = batch.run(number, b"");
            assert!(found.finished, "file {number} with {:?}", way.flags);
            assert!(found.output == expected.output, "file {number} with {:?}", way.flags);
        }
    }
}

/// Every instruction that may trap, where it does and where it just does not.
#[test]
fn what_traps_ends_with_a_message() {
    let mut cases: Vec<(String, bool)> = Vec::new();
    for (ty, least) in [("i32", "0x80000000"), ("i64", "0x8000000000000000")] {
        for name in ["div_s", "div_u", "rem_s", "rem_u"] {
            let call = |a: &str, b: &str| {
                format!("(drop ({ty}.{name} ({ty}.const {a}) (call $same_{ty} ({ty}.const {b}))))")
            };
            cases.push((call("7", "0"), false));
            cases.push((call("7", "2"), true));
            cases.push((call(least, "-1"), name != "div_s"));
        }
        // The divisor is known, and nobody asks for the result.
        let least = format!("(call $same_{ty} ({ty}.const {least}))");
        cases.push((format!("(drop ({ty}.div_s {least} ({ty}.const -1)))"), false));
    }
    for (name, float, passes) in floats_at_borders() {
        let (int, from) = (&name[..3], &name[10..13]);
        cases.push((
            format!(
                "({int}.store (i32.const 200) ({name} (call $same_{from} ({from}.const {float}))))
                 (call $write (i32.const 200) (i32.const 8))"
            ),
            passes,
        ));
    }
    let edge = 65536;
    for name in LOADS {
        let width = match name {
            "i32.load" | "i64.load32_s" | "i64.load32_u" => 4,
            "i64.load" => 8,
            name if name.contains('8') => 1,
            _ => 2,
        };
        let load = |at: i64, offset: i64| {
            format!("(drop ({name} offset={offset} (call $same_i32 (i32.const {at}))))")
        };
        cases.push((load(edge - width, 0), true));
        cases.push((load(edge - width + 1, 0), false));
        cases.push((load(edge - width - 5, 5), true));
        cases.push((load(edge - width - 5, 6), false));
        cases.push((load(-1, 8), false));
        cases.push((load(-8, 8), false));
    }
    for name in STORES {
        let ty = &name[..3];
        let width = match name {
            "i32.store" | "i64.store32" => 4,
            "i64.store" => 8,
            name if name.ends_with('8') => 1,
            _ => 2,
        };
        let store = |at: i64| format!("({name} (call $same_i32 (i32.const {at})) ({ty}.const -1))");
        cases.push((store(edge - width), true));
        cases.push((store(edge - width + 1), false));
        cases.push((store(-width), false));
    }
    let three = |name: &str, a: i64, b: i64, count: i64| {
        let arguments = [a, b, count].map(|value| format!("(i32.const {value})")).join(" ");
        format!("({name} {arguments})")
    };
    for (a, b, count, passes) in [
        (0, 0, 65536, true),
        (0, 1, 65536, false),
        (1, 0, 65536, false),
        (65536, 65536, 0, true),
        (65537, 0, 0, false),
        (-1, 0, 2, false),
        (0, -1, 2, false),
    ] {
        cases.push((three("memory.copy", a, b, count), passes));
    }
    for (a, count, passes) in
        [(0, 65536, true), (1, 65536, false), (65536, 0, true), (-1, 1, false)]
    {
        cases.push((three("memory.fill", a, 7, count), passes));
    }
    for (to, from, count, passes) in [(9, 1, 2, true), (9, 1, 3, false), (65535, 0, 2, false)] {
        cases.push((three("memory.init $some", to, from, count), passes));
    }
    cases.push((
        "(data.drop $some) (memory.init $some (i32.const 0) (i32.const 0) (i32.const 1))".into(),
        false,
    ));
    cases.push((
        "(data.drop $some) (memory.init $some (i32.const 0) (i32.const 0) (i32.const 0))".into(),
        true,
    ));
    cases.push(("unreachable".into(), false));
    cases.push(("(call $fail (i32.const 0) (i32.const 3))".into(), false));
    for (index, passes) in [(0, true), (1, false), (2, false), (3, false), (-1, false)] {
        let index = format!("(call $same_i32 (i32.const {index}))");
        cases.push((format!("(drop (call_indirect (result i32) {index}))"), passes));
    }
    let options = Options { check_bounds: true, debug: true, ..Options::default() };
    // A file for each case shows too that a file has all that it uses.
    let together = available::depth(cases.len(), 1);
    assert!(together <= 256, "a byte of input chooses the case");
    let wasms: Vec<Vec<u8>> = cases.chunks(together).map(trapping).collect();
    let texts: Vec<String> = wasms
        .iter()
        .map(|wasm| emitter::emit(wasm, &options).expect("everything is supported"))
        .collect();
    let deep = Way::new("cc", &[&["-O1", "-w"], &SANITIZED]);
    let batch = Batch::new(&texts, &available::depth(Way::usual(), deep));
    for (number, (body, passes)) in cases.iter().enumerate() {
        let input = [(number % together) as u8];
        let expected = interpreter::run(&wasms[number / together], &input).expect("it ends");
        let found = batch.run(number / together, &input);
        assert_eq!(expected.finished, *passes, "the interpreter disagrees about {body}");
        assert_eq!(found.finished, *passes, "{body}");
        assert_eq!(found.output, expected.output, "{body}");
    }
}

/// Conversions to integers, each with floats beside its borders and whether it takes them.
fn floats_at_borders() -> Vec<(&'static str, &'static str, bool)> {
    // The greatest float that fits and the next one, then the least and the one before it.
    let borders = [
        ("i32.trunc_f32_s", ["2147483520", "2147483648", "-2147483648", "-2147483904"]),
        ("i32.trunc_f32_u", ["4294967040", "4294967296", "-0x1.fffffep-1", "-1"]),
        (
            "i32.trunc_f64_s",
            ["0x1.fffffffffffffp+30", "2147483648", "-2147483648.9", "-2147483649"],
        ),
        ("i32.trunc_f64_u", ["0x1.fffffffffffffp+31", "4294967296", "-0x1.fffffffffffffp-1", "-1"]),
        ("i64.trunc_f32_s", ["0x1.fffffep+62", "0x1p+63", "-0x1p+63", "-0x1.000002p+63"]),
        ("i64.trunc_f32_u", ["0x1.fffffep+63", "0x1p+64", "-0x1.fffffep-1", "-1"]),
        (
            "i64.trunc_f64_s",
            ["0x1.fffffffffffffp+62", "0x1p+63", "-0x1p+63", "-0x1.0000000000001p+63"],
        ),
        ("i64.trunc_f64_u", ["0x1.fffffffffffffp+63", "0x1p+64", "-0x1.fffffffffffffp-1", "-1"]),
    ];
    let mut cases = Vec::new();
    for (name, [greatest, above, least, below]) in borders {
        cases.extend([(name, greatest, true), (name, above, false)]);
        cases.extend([(name, least, true), (name, below, false)]);
        let never = ["nan", "-nan:0x200000", "inf", "-inf", "0x1p+100"];
        cases.extend(never.map(|float| (name, float, false)));
        cases.extend(["-0", "0x1p-149", "7.9"].map(|float| (name, float, true)));
    }
    cases
}

/// A module that reads the number of a case and does that one, with output before and after it.
fn trapping(cases: &[(String, bool)]) -> Vec<u8> {
    let mut functions = String::new();
    let mut calls = String::new();
    for (number, (body, _)) in cases.iter().enumerate() {
        let _ = writeln!(functions, "(func $case{number} {body})");
        let _ = writeln!(
            calls,
            "(if (i32.eq (local.get $case) (i32.const {number})) (then (call $case{number})))"
        );
    }
    let text = format!(
        r#"(module
            (import "env" "read" (func $read (param i32 i32) (result i32)))
            (import "env" "write" (func $write (param i32 i32)))
            (import "env" "fail" (func $fail (param i32 i32)))
            (memory (export "memory") 1)
            (table 4 funcref)
            (elem (i32.const 0) $seven $other)
            (data $some "xyz")
            (data (i32.const 0) "abc")
            (func $seven (result i32) (i32.const 7))
            (func $other (result i64) (i64.const 7))
            (func $same_i32 (param i32) (result i32) (local.get 0))
            (func $same_i64 (param i64) (result i64) (local.get 0))
            (func $same_f32 (param f32) (result f32) (local.get 0))
            (func $same_f64 (param f64) (result f64) (local.get 0))
            {functions}
            (func (export "main") (local $case i32)
                (drop (call $read (i32.const 100) (i32.const 1)))
                (local.set $case (i32.load8_u (i32.const 100)))
                (call $write (i32.const 0) (i32.const 3))
                {calls}
                (call $write (i32.const 1) (i32.const 1))))"#
    );
    wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}
