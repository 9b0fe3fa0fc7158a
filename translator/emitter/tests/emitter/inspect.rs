//! The look inside: files made by a part of the passes, and the commands of `cargo emitter`.

use crate::command;
use crate::compilers::{Batch, Way};
use crate::generated;
use crate::interpreter;
use emitter::{inspect, EmitError, Options};
use std::ffi::OsString;

const INPUT: &[u8] = b"the quick brown fox 12 345 6789\n";

#[test]
fn every_part_of_the_passes_makes_a_file_that_does_the_same() {
    let count = inspect::passes().len();
    let mut files: Vec<String> = Vec::new();
    let mut wasms = Vec::new();
    for seed in 0..available::depth(2, 20) {
        let wasm = wat::parse_str(generated::module(7000 + seed)).expect("well formed");
        for passes in 0..=count {
            let text = inspect::emit_after(&wasm, &Options::default(), passes);
            let text = text.expect("everything is supported");
            if files.last() != Some(&text) {
                files.push(text);
                wasms.push(wasm.clone());
            }
        }
    }
    let batch = Batch::new(&files, &Way::usual());
    for (number, wasm) in wasms.iter().enumerate() {
        let Some(expected) = interpreter::run(wasm, INPUT) else { continue };
        let found = batch.run(number, INPUT);
        let same = found.output == expected.output && found.finished == expected.finished;
        assert!(same, "file {number}");
    }
}

#[test]
fn all_passes_make_the_finished_file() {
    let wasm = wat::parse_str(generated::module(1)).expect("well formed");
    let options = Options::default();
    let count = inspect::passes().len();
    assert_eq!(inspect::emit_after(&wasm, &options, count), emitter::emit(&wasm, &options));
    assert_eq!(inspect::emit_after(&wasm, &options, count + 9), emitter::emit(&wasm, &options));
    let without = inspect::emit_after(&wasm, &options, 0).expect("a file");
    assert!(without.len() > emitter::emit(&wasm, &options).expect("a file").len());
}

#[test]
fn an_internal_error_names_pass_function_and_state() {
    let error = EmitError::Internal {
        pass: "structure".into(),
        function: "nim_sum".into(),
        state: "a branch to the unknown label L7".into(),
    };
    let text =
        "the translator's pass `structure` met a branch to the unknown label L7 in `nim_sum`";
    assert_eq!(error.to_string(), text);
}

const SUM: &str = r#"(module
    (import "env" "read" (func $read (param i32 i32) (result i32)))
    (import "env" "write" (func $write (param i32 i32)))
    (memory (export "memory") 1)
    (func $xor_of (param $count i32) (result i32) (local $at i32) (local $sum i32)
        (block $end (loop $next
            (br_if $end (i32.ge_u (local.get $at) (local.get $count)))
            (local.set $sum (i32.xor (local.get $sum) (i32.load8_u (local.get $at))))
            (local.set $at (i32.add (local.get $at) (i32.const 1)))
            (br $next)))
        (local.get $sum))
    (func (export "main")
        (i32.store8 (i32.const 0) (call $xor_of (call $read (i32.const 0) (i32.const 100))))
        (call $write (i32.const 0) (i32.const 1))))"#;

/// What the command prints, or its error.
fn run(arguments: &[&str]) -> Result<String, String> {
    let arguments = ["emitter"].iter().chain(arguments).map(OsString::from);
    command::run(arguments).map_err(|error| format!("{error:#}"))
}

#[test]
fn the_commands_show_what_passes_do() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (module, input) = (path("sum.wasm"), path("input"));
    std::fs::write(&module, wat::parse_str(SUM).expect("well formed")).expect("a file");
    std::fs::write(&input, "abc").expect("a file");

    let file = run(&["emit", &module]).expect("a file");
    assert!(file.contains("static u32 xor_of(u32 a)"), "{file}");

    let dump = run(&["dump", "structure", &module, "--function", "xor"]).expect("a tree");
    let expected = "=== before structure
// xor_of
f2(v0: i32) -> i32 {
  block {
    block {
      L3: loop {
        if geu(v1, v0) {
          branch L1
        }
        v2 = (v2 ^ load1[v1 + 0])
        v1 = (v1 + 1)
        branch L3
      }
    } L2:
  } L1:
  return v2
}
=== after structure
// xor_of
f2(v0: i32) -> i32 {
  block {
    L3: loop {
      if geu(v1, v0) {
        branch L1
      }
      v2 = (v2 ^ load1[v1 + 0])
      v1 = (v1 + 1)
    }
  } L1:
  return v2
}

1 of 2 functions
";
    assert_eq!(dump, expected);
    let first = run(&["dump", "translate", &module]).expect("a tree");
    assert!(first.starts_with("=== after translate\n"), "{first}");

    assert_eq!(
        run(&["bisect", &module, &input]).as_deref(),
        Ok("the C program does what the module does\n")
    );
    assert!(run(&["passes"]).expect("a list").starts_with("find-diverging\n  Finds the"));
}

#[test]
fn the_commands_say_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let module = folder.path().join("sum.wasm").display().to_string();
    std::fs::write(&module, wat::parse_str(SUM).expect("well formed")).expect("a file");
    let error = |arguments: &[&str]| run(arguments).expect_err("an error");
    assert!(error(&["dump", "tidy", &module]).starts_with("no pass tidy; there are translate, "));
    let nobody = error(&["dump", "structure", &module, "--function", "grundy"]);
    assert_eq!(nobody, "no function has grundy in its name");
    assert!(error(&["emit", "nowhere.wasm"]).starts_with("nowhere.wasm: "));
    assert!(error(&["emit", &module, "--entry", "other"]).contains("without the export other"));
    assert!(error(&["bisect", &module, "nowhere"]).starts_with("nowhere: "));
}
