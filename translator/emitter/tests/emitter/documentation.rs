//! The examples of the documentation, run here: cargo would run them after all other tests,
//! when the last lines of `cargo test` have been printed.

use emitter::{emit, inspect, Memory, Options};

#[test]
fn the_last_digit() -> Result<(), Box<dyn std::error::Error>> {
    let wasm = wat::parse_str(
        r#"(module
            (import "env" "read" (func $read (param i32 i32) (result i32)))
            (import "env" "write" (func $write (param i32 i32)))
            (memory (export "memory") 1)
            (func $last_digit (param $count i32)
                (call $write (i32.sub (local.get $count) (i32.const 1)) (i32.const 1)))
            (func (export "main") (local $count i32)
                (local.set $count (call $read (i32.const 0) (i32.const 9)))
                (if (local.get $count) (then (call $last_digit (local.get $count))))))"#,
    )?;
    let file = emit(&wasm, &Options::default())?;
    assert!(file.contains("static void last_digit(u32 a)\n{\n\thost_write(a - 1, 1);\n}\n"));
    assert!(file.contains("\ta = host_read(0, 9);\n\tif (a) last_digit(a);\n"));
    Ok(())
}

#[test]
fn options() {
    let options = Options {
        header: "HDU 1848 - Fibonacci again and again".to_string(),
        memory: Memory::Fixed(8 << 20),
        ..Options::default()
    };
    assert_eq!(options.entry, "main");
}

#[test]
fn what_is_refused() -> Result<(), Box<dyn std::error::Error>> {
    let wasm = wat::parse_str(
        r#"(module (func $splat (drop (i32x4.splat (i32.const 7))))
            (func (export "main") (call $splat)))"#,
    )?;
    let error = emit(&wasm, &Options::default()).unwrap_err();
    assert_eq!(error.to_string(), "i32x4.splat in `splat` has no translation to C");
    Ok(())
}

#[test]
fn no_example_is_another_one() {
    let own = include_str!("documentation.rs");
    let comments = include_str!("../../src/lib.rs").lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("//!").or(line.strip_prefix("///")).map(str::trim)
    });
    let mut within = false;
    for line in comments {
        if line.starts_with("```") {
            within = !within;
        } else if within && !line.starts_with(['#', '/']) && !line.starts_with("use ") {
            assert!(own.lines().any(|own| own.trim() == line), "not run here: {line}");
        }
    }
}

#[test]
fn sizes() -> Result<(), Box<dyn std::error::Error>> {
    let wasm = wat::parse_str(
        r#"(module
            (import "env" "write" (func $write (param i32 i32)))
            (memory (export "memory") 1)
            (data (i32.const 0) "ab")
            (func $put (param $n i32)
                (call $write (i32.const 0) (local.get $n))
                (call $write (i32.const 0) (local.get $n)))
            (func $twice (call $put (i32.const 1)) (call $put (i32.const 2)))
            (func $main (export "main") (call $twice) (call $twice)))"#,
    )?;
    let sizes = inspect::sizes(&wasm, &Options::default())?;
    assert_eq!(sizes.whole, emit(&wasm, &Options::default())?.len());
    let names: Vec<&str> = sizes.functions.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["put", "twice", "main"]);
    assert!(sizes.functions.iter().all(|(_, bytes)| *bytes > 20) && sizes.data > 2);
    Ok(())
}
