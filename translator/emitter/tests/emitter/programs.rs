//! Rust programs: compiled to WebAssembly and on to C, and compiled to this machine.

use crate::compilers::{Ended, Way, STRICT};
use crate::interpreter;
use crate::noise::Noise;
use available::Tool;
use emitter::{Memory, Options};
use std::path::Path;
use std::process::Command;

mod broken {
    include!("programs/broken.rs");
}
mod decimals {
    include!("programs/decimals.rs");
}
mod table {
    include!("programs/table.rs");
}
mod wide {
    include!("programs/wide.rs");
}
mod words {
    include!("programs/words.rs");
}

/// The longest input that the interpreter sees, which would take minutes for the longest ones.
const INTERPRETED: usize = 1 << 14;

/// The number of inputs on which the program is run however it is compiled. Any further ones are
/// shared among the ways: they are many and long, and what is computed is the same C in each.
const BY_EVERY_WAY: usize = 3;

type Solve = fn(&[u8], &mut dyn FnMut(&[u8]));

/// The module that a program becomes, where rustc can make it.
fn module(program: &str, folder: &Path) -> Option<Vec<u8>> {
    if !Tool::Wasm.is_here() {
        return None;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emitter/programs");
    let wasm = folder.join(format!("{program}.wasm"));
    let output = Command::new("rustc")
        .env("PROGRAM", sources.join(format!("{program}.rs")))
        .args(["--target", available::WASM, "--edition", "2021", "--crate-name", program])
        .args(["--crate-type", "cdylib", "-C", "opt-level=s", "-C", "panic=abort"])
        .args(["-C", "lto=fat", "-C", "codegen-units=1", "-o"])
        .arg(&wasm)
        .arg(sources.join("host.rs"))
        .output()
        .expect("rustc starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(std::fs::read(wasm).expect("the module is there"))
}

fn check(program: &str, solve: Solve, inputs: &[Vec<u8>]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let Some(wasm) = module(program, folder) else { return };
    let expected: Vec<Vec<u8>> = inputs
        .iter()
        .map(|input| {
            let mut output = Vec::new();
            solve(input, &mut |bytes| output.extend_from_slice(bytes));
            if input.len() <= INTERPRETED {
                let interpreted = interpreter::run(&wasm, input).expect("it ends");
                assert!(interpreted.output == output, "{program} differs before it is C");
            }
            output
        })
        .collect();
    let ways = available::depth::<fn() -> Vec<Way>>(|| vec![Way::usual_strict()], Way::all);
    let ways = ways();
    for (number, way) in ways.iter().enumerate() {
        let memory = if number % 2 == 0 { Memory::Growing } else { Memory::Fixed(4 << 20) };
        let options = Options { memory, debug: number % 2 == 1, ..Options::default() };
        let text = emitter::emit(&wasm, &options).expect("everything is supported");
        let Way { compiler, flags, .. } = way;
        println!("{program}: {} bytes for {compiler}", text.len());
        let source = format!("{program}{number}.{}", way.extension());
        std::fs::write(folder.join(&source), text).expect("a file is written");
        let program_file = format!("{program}{number}.exe");
        way.compile(&[&source, "-o", &program_file], folder);
        for (place, (input, expected)) in inputs.iter().zip(&expected).enumerate() {
            if place >= BY_EVERY_WAY && place % ways.len() != number {
                continue;
            }
            let ended = way.run(&folder.join(&program_file), input);
            let place = || format!("{program} with {compiler} {flags:?}: {}", ended.errors);
            assert_eq!(ended.code, Some(0), "{}", place());
            assert!(ended.output == *expected, "{}", place());
        }
    }
}

#[test]
fn a_table_and_nim_sums() {
    let mut noise = Noise::new(1);
    let mut input = String::new();
    for _ in 0..200 {
        let heaps: Vec<String> =
            (0..1 + noise.below(5)).map(|_| noise.below(20_001).to_string()).collect();
        input += &format!("{} {}\r\n", heaps.len(), heaps.join(" "));
    }
    check("table", table::solve, &[input.into_bytes(), Vec::new(), b"1 0".to_vec()]);
}

#[test]
fn words_counted_and_formatted() {
    let input = "Nim nim NIM -12 +7 99999999999999999999 9223372036854775807\n\
                 the sum of Grundy values the the of ß λόγος \u{1f3b2} 0x10\n";
    let mut noise = Noise::new(2);
    let many: String = (0..2000).map(|_| format!("{} ", noise.operand() % 5000)).collect();
    check(
        "words",
        words::solve,
        &[input.as_bytes().to_vec(), many.into_bytes(), b"\xff\xfe a".to_vec()],
    );
}

#[test]
fn wide_numbers_and_calls_through_tables() {
    let input: Vec<u8> = (0..600).map(|place| b'a' + (place * 7 % 23) as u8).collect();
    check("wide", wide::solve, &[input, Vec::new()]);
}

#[test]
fn floats_as_text() {
    let mut noise = Noise::new(4);
    let fixed = [
        0.0,
        -0.0,
        0.1,
        0.3,
        1e21,
        1e16,
        123_456_789.125,
        5e-324,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        2.5,
        1e-5,
        1e-7,
        0.0005,
        9.9995,
    ];
    let mut inputs = vec![fixed.iter().flat_map(|value| value.to_le_bytes()).collect()];
    for _ in 0..available::depth(1, 8) {
        let count = available::depth(400, 50_000);
        let values = (0..count).map(|_| match noise.below(3) {
            0 => f64::from_bits(noise.next()),
            // Numbers as people write them.
            1 => noise.operand() as i64 as f64 / *noise.pick(&[1.0, 10.0, 100.0, 1024.0, 1e9]),
            _ => noise.next() as f64 / u64::MAX as f64,
        });
        inputs.push(values.flat_map(|value| value.to_le_bytes()).collect());
    }
    check("decimals", decimals::solve, &inputs);
}

#[test]
fn a_panic_is_exit_code_1() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let Some(wasm) = module("broken", folder) else { return };
    let way = available::depth(Way::usual_strict(), Way::new("cc", &[&STRICT, &["-O1"]]));
    let ways = [(true, Memory::Fixed(2 << 20)), (false, Memory::Growing), (true, Memory::Growing)];
    for &(debug, memory) in &ways[..available::depth(2, 3)] {
        let options = Options { memory, debug, ..Options::default() };
        let text = emitter::emit(&wasm, &options).expect("everything is supported");
        std::fs::write(folder.join("broken.c"), text).expect("a file is written");
        way.compile(&["broken.c", "-o", "broken"], folder);
        for (input, message) in [
            ("i", "index out of bounds: the len is 1 but the index is 1"),
            ("d", "attempt to divide by zero"),
            ("u\u{00ff}", ""),
            ("e234", "heap 4 is above the bound 7"),
            ("m", "memory allocation of 2000000000 bytes failed"),
        ] {
            if input == "m" && memory == Memory::Growing {
                // Whether there is so much memory depends on the machine.
                continue;
            }
            let Ended { code, output, errors: said } =
                way.run(&folder.join("broken"), input.as_bytes());
            if message.is_empty() {
                assert_eq!(code, Some(0), "{input}: {said}");
                continue;
            }
            assert_eq!(code, Some(1), "{input}: {said}");
            assert_eq!(output, b"begun\n");
            assert!(!debug || said.contains(message), "{input}: {said}");
            assert!(debug || said.is_empty(), "{input}: {said}");
        }
    }
    let _ = broken::solve;
}
