//! Functions of C's mathematical library, imported by a module: the same library's results as
//! Rust's own functions have.

use crate::compilers::{Batch, Way, C89, SANITIZED};
use crate::noise::Noise;
use emitter::Options;
use std::fmt::Write as _;

type OfOne = fn(f64) -> f64;
type OfTwo = fn(f64, f64) -> f64;

const OF_ONE: [(&str, OfOne); 12] = [
    ("sin", f64::sin),
    ("cos", f64::cos),
    ("tan", f64::tan),
    ("asin", f64::asin),
    ("acos", f64::acos),
    ("atan", f64::atan),
    ("exp", f64::exp),
    ("log", f64::ln),
    ("log10", f64::log10),
    ("sinh", f64::sinh),
    ("cosh", f64::cosh),
    ("tanh", f64::tanh),
];
const OF_TWO: [(&str, OfTwo); 3] =
    [("atan2", f64::atan2), ("pow", f64::powf), ("fmod", |x, y| x % y)];

/// A module that reads pairs of doubles and writes what every function makes of each.
fn module() -> Vec<u8> {
    let (mut imports, mut calls, mut elements) = (String::new(), String::new(), String::new());
    let functions = OF_ONE.iter().map(|(name, _)| (*name, 1));
    let functions = functions.chain(OF_TWO.iter().map(|(name, _)| (*name, 2)));
    for (place, (name, count)) in functions.enumerate() {
        let params = " f64".repeat(count);
        let _ = writeln!(
            imports,
            r#"(import "env" "{name}" (func ${name} (param{params}) (result f64)))"#
        );
        elements += &format!(" ${name}");
        let arguments = ["(f64.load (i32.const 0))", "(f64.load (i32.const 8))"][..count].join(" ");
        // Every second one through the table.
        let call = match place % 2 {
            0 => format!("(call ${name} {arguments})"),
            _ => format!(
                "(call_indirect (type $of{count}) {arguments}
                    (i32.add (i32.load (i32.const 1000)) (i32.const {place})))"
            ),
        };
        let _ = writeln!(
            calls,
            "(f64.store (i32.const 16) {call}) (call $write (i32.const 16) (i32.const 8))"
        );
    }
    let text = format!(
        r#"(module
            (import "env" "read" (func $read (param i32 i32) (result i32)))
            (import "env" "write" (func $write (param i32 i32)))
            {imports}
            (type $of1 (func (param f64) (result f64)))
            (type $of2 (func (param f64 f64) (result f64)))
            (memory 1)
            (table 20 funcref)
            (elem (i32.const 0){elements})
            (func (export "main")
                (loop $again
                    (if (i32.eq (call $read (i32.const 0) (i32.const 16)) (i32.const 16)) (then
                        {calls}
                        (br $again))))))"#
    );
    wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn functions_of_the_library_are_those_that_rust_calls() {
    let mut noise = Noise::new(5);
    let number = |noise: &mut Noise| match noise.below(4) {
        0 => f64::from_bits(noise.next()),
        1 => noise.operand() as i64 as f64,
        2 => noise.next() as f64 / u64::MAX as f64,
        _ => noise.next() as i64 as f64 / 1e17,
    };
    let mut pairs = vec![(0.0, -0.0), (-0.0, 1.0), (f64::INFINITY, f64::NAN), (1.0, 0.0)];
    pairs.extend(
        (0..available::depth(300, 20_000)).map(|_| (number(&mut noise), number(&mut noise))),
    );
    let input: Vec<u8> =
        pairs.iter().flat_map(|(x, y)| [x.to_le_bytes(), y.to_le_bytes()].concat()).collect();
    let text = emitter::emit(&module(), &Options::default()).expect("everything is supported");
    assert!(text.contains("#include <math.h>\n"));
    let deep = vec![
        Way::new("cc", &[&C89, &["-O2"]]),
        Way::new("cc", &[&C89, &["-O1"], &SANITIZED]),
        Way::new("g++", &[&["-std=c++98", "-O2", "-w"]]),
    ];
    for way in available::depth(vec![Way::usual()], deep) {
        let found = Batch::new(std::slice::from_ref(&text), &way).run(0, &input);
        assert!(found.finished);
        let mut results = found.output.chunks_exact(8);
        for &(x, y) in &pairs {
            let of_one = OF_ONE.iter().map(|(name, function)| (name, function(x)));
            let of_two = OF_TWO.iter().map(|(name, function)| (name, function(x, y)));
            for (name, expected) in of_one.chain(of_two) {
                let bits = results.next().and_then(|bytes| bytes.try_into().ok());
                let result = bits.map(f64::from_le_bytes).expect("a result for each function");
                let same =
                    result.to_bits() == expected.to_bits() || result.is_nan() && expected.is_nan();
                assert!(same, "{name}({x:?}, {y:?}) is {result:?}, not {expected:?}");
            }
        }
        assert_eq!(results.next(), None);
    }
}
