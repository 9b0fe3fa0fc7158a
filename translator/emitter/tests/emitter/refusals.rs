//! What has no translation is refused by its name, and never becomes a wrong file.

use emitter::{emit, EmitError, Memory, Options};

fn refused(text: &str) -> String {
    let wasm = wat::parse_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    match emit(&wasm, &Options::default()) {
        Ok(text) => panic!("not refused:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// A module whose entry calls a function of that body.
fn with(body: &str) -> String {
    format!(
        r#"(module (memory 1) (table $t 2 funcref)
            (global $v (mut v128) (v128.const i64x2 0 0))
            (elem $e func $helper) (tag $tag)
            (func $helper {body})
            (func $unused (drop (i32x4.splat (i32.const 1))))
            (func (export "main") (call $helper)))"#
    )
}

#[test]
fn instructions_are_refused_with_their_function() {
    for (body, name) in [
        ("(drop (v128.const i64x2 1 2))", "v128.const"),
        ("(drop (i32x4.splat (i32.const 1)))", "i32x4.splat"),
        ("(drop (f64x2.splat (f64.const 1)))", "f64x2.splat"),
        ("(drop (table.grow $t (ref.null func) (i32.const 1)))", "ref.null"),
        ("(drop (table.size $t))", "table.size"),
        ("(table.copy (i32.const 0) (i32.const 0) (i32.const 0))", "table.copy"),
        ("(table.init $e (i32.const 0) (i32.const 0) (i32.const 0))", "table.init"),
        ("(drop (i32.atomic.load (i32.const 0)))", "i32.atomic_load"),
        ("(return_call $helper)", "return_call"),
        ("(throw $tag)", "throw"),
        (
            "(drop (i64.add128 (i64.const 1) (i64.const 1) (i64.const 1) (i64.const 1))) drop",
            "i64.add128",
        ),
    ] {
        let message = refused(&with(body));
        assert_eq!(message, format!("{name} in `helper` has no translation to C"), "{body}");
    }
}

#[test]
fn types_are_refused_with_their_function() {
    for (body, message) in [
        ("(local v128)", "a local of type v128 in `helper`"),
        ("(drop (global.get $v))", "a global of type v128 in `helper`"),
        ("(block (result v128) unreachable) drop", "v128 in `helper`"),
    ] {
        assert!(refused(&with(body)).starts_with(message), "{}", refused(&with(body)));
    }
    let message = refused(
        r#"(module (func $half (param v128))
            (func (export "main") (call $half (v128.const i64x2 1 2))))"#,
    );
    assert!(message.contains("v128"), "{message}");
}

#[test]
fn what_the_entry_cannot_reach_is_not_asked() {
    let wasm = wat::parse_str(with("nop")).expect("well formed");
    assert!(emit(&wasm, &Options::default()).is_ok());
}

#[test]
fn modules_are_refused_for_what_they_have() {
    for (text, message) in [
        (r#"(module (func (export "other")))"#, "a module without the export main"),
        (r#"(module (func (export "main") (param i32)))"#, "an entry main with parameters"),
        (r#"(module (import "env" "date" (func)) (func (export "main")))"#, "the import env.date"),
        (
            r#"(module (import "env" "time" (func)) (func (export "main")))"#,
            "env.time of another type",
        ),
        (
            r#"(module (import "env" "write" (func (param i32 i32))) (memory i64 1)
                (func (export "main")))"#,
            "env.write of another type",
        ),
        (
            r#"(module (import "env" "read" (func)) (func (export "main")))"#,
            "env.read of another type",
        ),
        (
            r#"(module (import "env" "sin" (func (param f32) (result f32))) (func (export "main")))"#,
            "env.sin of another type",
        ),
        (
            r#"(module (import "env" "pow" (func (param f64) (result f64))) (func (export "main")))"#,
            "env.pow of another type",
        ),
        (
            r#"(module (import "env" "hypot" (func (param f64 f64) (result f64)))
                (func (export "main")))"#,
            "the import env.hypot (a module may import env.read, .read_line, .write, .fail, \
             .exit, .clock, .time, .grow, and C89's",
        ),
        (
            r#"(module (import "env" "memory" (memory 1)) (func (export "main")))"#,
            "the import env.memory",
        ),
        (r#"(module (memory 1) (memory 1) (func (export "main")))"#, "more than one plain memory"),
        (
            r#"(module (memory 1) (data (i32.const 65535) "ab") (func (export "main")))"#,
            "a data segment outside",
        ),
    ] {
        let found = refused(text);
        assert!(found.starts_with(message), "{found}");
    }
}

#[test]
fn no_module_at_all_is_invalid() {
    for bytes in [&b""[..], b"\0asm", b"not a module", b"\0asm\x01\0\0\0\x01"] {
        let result = emit(bytes, &Options::default());
        assert!(matches!(result, Err(EmitError::Invalid(_))), "{bytes:?}: {result:?}");
    }
}

#[test]
fn a_reserve_holds_the_first_pages() {
    let text = r#"(module (memory 2) (func (export "main") (drop (i32.load (i32.const 9)))))"#;
    let wasm = wat::parse_str(text).expect("well formed");
    let fixed = |bytes| Options { memory: Memory::Fixed(bytes), ..Options::default() };
    assert!(emit(&wasm, &fixed(131_072)).is_ok());
    let message = emit(&wasm, &fixed(131_071)).expect_err("too small").to_string();
    assert_eq!(message, "a memory of 131072 bytes in 131071 has no translation to C");
}
