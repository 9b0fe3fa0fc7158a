//! Rust programs: compiled to WebAssembly and on to C, and compiled to this machine.

use crate::compilers::{self, compile, STRICT};
use crate::interpreter;
use crate::noise::Noise;
use emitter::{Memory, Options};
use std::path::{Path, PathBuf};
use std::process::Command;

mod broken {
    include!("programs/broken.rs");
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

type Solve = fn(&[u8], &mut dyn FnMut(&[u8]));

/// The module that a program becomes, or `None` where rustc has no such target.
fn module(program: &str, folder: &Path) -> Option<Vec<u8>> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emitter/programs");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let target = "wasm32-unknown-unknown";
    let libraries =
        Command::new(&rustc).args(["--print", "target-libdir", "--target", target]).output();
    let libraries = libraries.ok()?.stdout;
    if !PathBuf::from(String::from_utf8_lossy(&libraries).trim()).is_dir() {
        eprintln!("skipped: rustc has no target {target} here");
        return None;
    }
    let wasm = folder.join(format!("{program}.wasm"));
    let output = Command::new(&rustc)
        .env("PROGRAM", sources.join(format!("{program}.rs")))
        .args(["--target", target, "--edition", "2021", "--crate-name", program])
        .args(["--crate-type", "cdylib", "-C", "opt-level=s", "-C", "panic=abort"])
        .args(["-C", "lto=fat", "-C", "codegen-units=1", "-o"])
        .arg(&wasm)
        .arg(sources.join("host.rs"))
        .output()
        .expect("rustc starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(std::fs::read(wasm).expect("the module is there"))
}

/// How a file becomes a program that runs.
struct Way {
    compiler: &'static str,
    flags: Vec<&'static str>,
    /// What runs a program made for another machine.
    runner: Option<&'static str>,
}

fn ways() -> Vec<Way> {
    let strict = |more: &[&'static str]| [&STRICT[..], more].concat();
    let plus = vec!["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-Werror", "-O1"];
    let all = [
        ("gcc", strict(&["-O2"]), None),
        ("gcc", strict(&["-O1", "-m32"]), None),
        (
            "gcc",
            strict(&["-O1", "-fsanitize=undefined,address", "-fno-sanitize-recover=all"]),
            None,
        ),
        ("g++", plus.clone(), None),
        ("clang", strict(&["-O1", "-Wno-overlength-strings"]), None),
        ("clang++", plus, None),
        // Windows, and a machine that keeps the highest byte first.
        ("i686-w64-mingw32-gcc", strict(&["-O1"]), Some("wine")),
        ("powerpc-linux-gnu-gcc", strict(&["-O1", "-static"]), Some("qemu-ppc")),
    ];
    let ways = all.into_iter().map(|(compiler, flags, runner)| Way { compiler, flags, runner });
    ways.filter(|way| compilers::is_there(way.compiler)).collect()
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
            let interpreted = interpreter::run(&wasm, input).expect("it ends");
            assert!(interpreted.output == output, "{program} differs before it is C");
            output
        })
        .collect();
    for (number, Way { compiler, flags, runner }) in ways().into_iter().enumerate() {
        let memory = if number % 2 == 0 { Memory::Growing } else { Memory::Fixed(4 << 20) };
        let options = Options { memory, debug: number % 2 == 1, ..Options::default() };
        let text = emitter::emit(&wasm, &options).expect("everything is supported");
        println!("{program}: {} bytes for {compiler}", text.len());
        let extension = if compiler.ends_with("++") { "cpp" } else { "c" };
        let source = format!("{program}{number}.{extension}");
        std::fs::write(folder.join(&source), text).expect("a file is written");
        let made = folder.join(format!("{program}{number}.exe"));
        let mut arguments = flags.clone();
        arguments.extend([source.as_str(), "-o", made.to_str().expect("plain letters")]);
        compile(compiler, &arguments, folder);
        if !runner.is_none_or(compilers::is_there) {
            continue;
        }
        for (input, expected) in inputs.iter().zip(&expected) {
            let path = made.to_str().expect("plain letters");
            let (code, output, errors) = match runner {
                Some(runner) => compilers::run(Path::new(runner), &[path], input),
                None => compilers::run(&made, &[], input),
            };
            let said = String::from_utf8_lossy(&errors);
            assert_eq!(code, Some(0), "{program} with {compiler} {flags:?}: {said}");
            assert!(output == *expected, "{program} with {compiler} {flags:?}");
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
fn a_panic_is_exit_code_1() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let Some(wasm) = module("broken", folder) else { return };
    let ways = [(true, Memory::Fixed(2 << 20)), (true, Memory::Growing), (false, Memory::Growing)];
    for (debug, memory) in ways {
        let options = Options { memory, debug, ..Options::default() };
        let text = emitter::emit(&wasm, &options).expect("everything is supported");
        std::fs::write(folder.join("broken.c"), text).expect("a file is written");
        let flags = [&STRICT[..], &["-O1", "broken.c", "-o", "broken"]].concat();
        compile("gcc", &flags, folder);
        for (input, message) in [
            ("i", "index out of bounds: the len is 1 but the index is 1"),
            ("d", "attempt to divide by zero"),
            ("u\u{00ff}", ""),
            ("e234", "heap 4 is above the bound 7"),
            ("m", "memory allocation of 2000000000 bytes failed"),
        ] {
            if input == "m" && memory == Memory::Growing {
                // Whether there is so much depends on the machine.
                continue;
            }
            let (code, output, errors) =
                compilers::run(&folder.join("broken"), &[], input.as_bytes());
            let said = String::from_utf8_lossy(&errors);
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
