//! What people see of the C: statements, names, sizes.

use emitter::{emit, Memory, Options};

/// The functions of the C file, from the first of the module's own to C's `main`.
fn functions(text: &str) -> String {
    let wasm = wat::parse_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let options = Options { memory: Memory::Fixed(65536), ..Options::default() };
    let file = emit(&wasm, &options).expect("everything is supported");
    let (_, own) = file.split_once("/* begin */").unwrap_or(("", &file));
    let end = own.find("int main(void)").expect("C's main");
    let begin = own.find("static u32 subject(").or_else(|| own.find("static void subject"));
    own[begin.unwrap_or(0)..end].trim().to_string()
}

/// The body of a function `$the_subject` with two parameters, as C.
fn body(text: &str) -> String {
    let module = format!(
        r#"(module (memory 1) (global $seed (mut i32) (i32.const 1))
            (func $the_subject (param i32 i32) (result i32) (local i32 i64) {text})
            (func (export "main")
                (i32.store (i32.const 0)
                    (call $the_subject (i32.load (i32.const 4)) (i32.load (i32.const 8))))))"#
    );
    let all = functions(&module);
    let from = all.find("static u32 the_subject(u32 a").expect("the function");
    let text = &all[from..];
    let (_, text) = text.split_once("\n{\n").expect("its body");
    let (text, _) = text.split_once("\n}").expect("its end");
    text.replace('\t', "  ")
}

#[track_caller]
fn becomes(text: &str, expected: &[&str]) {
    let found = body(text);
    let found: Vec<&str> =
        found.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect();
    assert_eq!(found, expected);
}

#[test]
fn expressions_are_trees() {
    becomes(
        "(i32.add (i32.mul (local.get 0) (i32.const 3)) (i32.and (local.get 1) (i32.const -4)))",
        &["return a * 3 + (b & -4);"],
    );
    becomes("(i32.load8_u offset=5 (i32.add (local.get 0) (i32.const -1)))", &["return M[a + 4];"]);
    becomes("(i32.lt_s (local.get 0) (i32.const -5))", &["return i4(a) < -5;"]);
    becomes("(i32.eqz (i32.lt_u (local.get 0) (local.get 1)))", &["return a >= b;"]);
    becomes(
        "(select (local.get 0) (local.get 1) (i32.gt_u (local.get 0) (local.get 1)))",
        &["return a > b ? a : b;"],
    );
}

#[test]
fn a_load_stays_before_a_store() {
    becomes(
        "(local.set 2 (i32.load (local.get 0))) (i32.store (local.get 1) (i32.const 7)) (local.get 2)",
        &["u32 c;", "c = ld4(a);", "st4(b, 7);", "return c;"],
    );
}

#[test]
fn floats_are_bits_and_their_operations_functions() {
    let text = functions(
        r#"(module (memory 1)
            (func $subject_of_all (param f64 i32) (result f64)
                (if (f64.lt (local.get 0) (f64.const 0.5)) (then (return (f64.const 0.5))))
                (if (i32.eqz (f64.ge (local.get 0) (f64.const 1e6))) (then
                    (f32.store (i32.const 8)
                        (f32.mul (f32.load (local.get 1)) (f32.const -3)))))
                (f64.mul (f64.neg (local.get 0)) (f64.const 0.1)))
            (func (export "main")
                (f64.store (i32.const 0)
                    (call $subject_of_all (f64.load (i32.const 0)) (i32.load (i32.const 4))))))"#,
    );
    let (_, own) = text.split_once("static u64 subject_of_all(u64 a, u32 b)\n{\n").expect("it");
    let (own, _) = own.split_once("}\n").expect("its end");
    let lines: Vec<&str> = own.lines().map(str::trim).collect();
    assert_eq!(
        lines,
        [
            "if (flt8(a, bits(0.5))) return (u64)1071644672 << 32;",
            "if (!fle8(bits(1000000.0), a)) st4(8, f8to4(fmul8(f4to8(ld4(b)), bits(-3.0))));",
            // 0.1 is not exactly a double: no compiler is asked to round it.
            "return fmul8(a ^ (u64)2147483648u << 32, (u64)1069128089 << 32 | 2576980378u);",
        ]
    );
}

#[test]
fn blocks_become_if_and_else() {
    becomes(
        "(block $end (block $other
            (br_if $other (i32.eqz (local.get 0)))
            (i32.store (i32.const 16) (local.get 1))
            (br $end))
          (i32.store (i32.const 20) (local.get 1)))
         (local.get 1)",
        &["if (a) st4(16, b);", "else st4(20, b);", "return b;"],
    );
}

#[test]
fn loops_become_do_while_and_while() {
    becomes(
        "(loop $again
            (i32.store (local.get 0) (local.get 1))
            (local.set 0 (i32.add (local.get 0) (i32.const 4)))
            (br_if $again (local.tee 1 (i32.sub (local.get 1) (i32.const 1)))))
         (local.get 0)",
        &["do {", "  st4(a, b);", "  a += 4;", "} while (--b);", "return a;"],
    );
    becomes(
        "(block $end (loop $again
            (br_if $end (i32.ge_u (local.get 0) (local.get 1)))
            (i32.store (local.get 0) (i32.const 0))
            (local.set 0 (i32.add (local.get 0) (i32.const 4)))
            (br $again)))
         (local.get 0)",
        &["while (a < b) {", "  st4(a, 0);", "  a += 4;", "}", "return a;"],
    );
}

#[test]
fn a_table_of_branches_becomes_a_switch() {
    becomes(
        "(block $end (block $one (block $zero
            (br_table $zero $one $end (local.get 0)))
          (local.set 1 (i32.const 10)) (br $end))
         (local.set 1 (i32.load (i32.const 24))))
         (local.get 1)",
        &[
            "switch (a) {",
            "case 0:",
            "  b = 10;",
            "  return b;",
            "case 1:",
            "  b = ld4(24);",
            "  return b;",
            "}",
            "return b;",
        ],
    );
}

#[test]
fn names_are_words_of_the_path_and_never_of_c() {
    let names = [
        ("_ZN6grundy3nim7nim_sum17h0123456789abcdefE", "nim_sum"),
        ("_ZN6grundy5table4fill17h0123456789abcdefE", "table_fill"),
        ("_ZN6grundy5chart4fill17h0123456789abcdefE", "chart_fill"),
        (
            "_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE",
            "display_fmt",
        ),
        ("while", "while_fn"),
        ("memcpy", "memcpy_fn"),
        ("M", "m_fn"),
        ("a", "a_fn"),
        ("\u{7d50}", "no_fn"),
        ("quick_exit", "quick_exit_2"),
        ("_ZN6grundy5table6fill_r17h0123456789abcdefE", "fill_r_2"),
        ("static_cast", "static_cast_2"),
        ("exit", "exit_fn"),
    ];
    for (symbol, expected) in names {
        let module = format!(
            r#"(module (memory 1) (func $f (@name "{symbol}") (i32.store (i32.const 4) (i32.const 5)))
                (func (export "main") (call $f)))"#
        );
        let all = functions(&module);
        assert!(all.contains(&format!("static void {expected}")), "{symbol}:\n{all}");
    }
}

/// A function of so many variables that `u32` would be one of them.
#[test]
fn no_variable_hides_a_name_of_the_file() {
    let count = 800;
    let variables: std::ops::RangeInclusive<usize> = 1..=count;
    let each = |write: &dyn Fn(usize) -> String| variables.clone().map(write).collect::<String>();
    let text = format!(
        "(module (memory 1)
            (func $subject_of_many (param i32) {}
                {}
                (i32.store (i32.const 0) (i32.lt_s (local.get 0) (local.get 1)))
                (i64.store (i32.const 8) (i64.extend_i32_s (local.get 0)))
                {})
            (func (export \"main\") (call $subject_of_many (i32.load (i32.const 0)))))",
        each(&|_| "(local i32) ".to_string()),
        each(&|variable| format!("(local.set {variable} (i32.load (i32.const {variable})))\n")),
        each(&|variable| format!("(i32.store (i32.const {variable}) (local.get {variable}))\n")),
    );
    let text = functions(&text);
    let (_, declared) = text.split_once("\tu32 ").expect("its variables");
    let (declared, _) = declared.split_once(';').expect("their end");
    let names: Vec<&str> = declared.split(", ").collect();
    assert_eq!(names.len(), count);
    for (name, instead) in [("i4", "i4_"), ("i8", "i8_"), ("u32", "u32_")] {
        assert!(!names.contains(&name) && names.contains(&instead), "{name}");
    }
}

#[test]
fn what_is_not_used_is_not_there() {
    let module = r#"(module (memory 1) (global $sum (mut i64) (i64.const 0))
        (func $unused (global.set $sum (i64.const 1)))
        (func (export "main") nop))"#;
    let wasm = wat::parse_str(module).expect("well formed");
    let text = emit(&wasm, &Options { header: "HDU 1848 */".into(), ..Options::default() });
    let text = text.expect("everything is supported");
    assert!(text.starts_with("/*\nHDU 1848 * /\n*/\n#include <stdio.h>\n"), "{text}");
    assert!(!text.contains("u64") && !text.contains("M[") && text.len() < 420, "{text}");
}

#[test]
fn what_happens_twice_is_written_twice() {
    becomes(
        "(if (local.get 0) (then
            (if (local.get 1) (then (i32.store (i32.const 16) (local.get 1))))))
         (if (local.get 1) (then (i32.store (i32.const 16) (local.get 1))))
         (local.get 1)",
        &["if (a && b) st4(16, b);", "if (b) st4(16, b);", "return b;"],
    );
}

#[test]
fn a_compact_file_has_the_same_words() {
    let wasm = wat::parse_str(
        r#"(module (import "env" "write" (func $write (param i32 i32))) (memory 1)
            (data (i32.const 8) "a  b \\\" - -1 /* no comment */")
            (func (export "main")
                (i32.store (i32.const 0)
                    (i32.sub (i32.load (i32.const 4)) (i32.sub (i32.const 0) (i32.load (i32.const 8)))))
                (call $write (i32.const 8) (i32.const 25))))"#,
    );
    let wasm = wasm.expect("well formed");
    let options = Options { header: "a  comment".into(), ..Options::default() };
    let plain = emit(&wasm, &options).expect("everything is supported");
    let compact = emit(&wasm, &Options { compact_above: 0, ..options }).expect("the same");
    let words = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(words(&plain), words(&compact));
    assert!(compact.contains("st4(0,ld4(4)- -ld4(8));"), "{compact}");
    assert!(compact.contains(r#""a  b \\\" - -1 /* no comment */""#), "{compact}");
}

#[test]
fn what_a_program_asks_of_its_host_is_asked_of_c() {
    let text = |width: &str| {
        let text = format!(
            r#"(module
                (import "env" "clock" (func $clock (result i64)))
                (import "env" "time" (func $time (result i64)))
                (import "env" "grow" (func $grow (param {width}) (result i32)))
                (import "env" "c_exp" (func $exp (param f64) (result f64)))
                (import "env" "sqrt" (func $sqrt (param f64) (result f64)))
                (import "env" "write" (func $write (param {width} {width})))
                (memory {width} 1)
                (global $__stack_pointer (mut {width}) ({width}.const 4096))
                (func $last (export "last") (call $write ({width}.const 8) ({width}.const 16)))
                (func (export "main")
                    (global.set $__stack_pointer
                        ({width}.sub (global.get $__stack_pointer) ({width}.const 64)))
                    (drop (call $grow ({width}.const 2)))
                    (i64.store ({width}.const 8) (i64.add (call $clock) (call $time)))
                    (f64.store ({width}.const 16)
                        (call $sqrt (call $exp (f64.load ({width}.const 24)))))))"#
        );
        let wasm = wat::parse_str(text).expect("well formed");
        let options = Options { last: Some("last".to_string()), ..Options::default() };
        emit(&wasm, &options).expect("all of it has a translation")
    };
    for (width, address) in [("i32", "u32"), ("i64", "u64")] {
        let text = text(width);
        for part in [
            "#include <time.h>\n".to_string(),
            "(u64)((double)now / CLOCKS_PER_SEC * 1e6)".to_string(),
            "return (u64)time(0);".to_string(),
            format!("static u32 grow({address} n)\n"),
            "fsqrt8(fexp(ld8(24)))".to_string(),
            format!("static u64 ld8({address} p)\n"),
            "static void overflow(void)\n{\n\tsp = 4096;\n\tlast_fn();\n\tdie(\"stack overflow\");\n}\n"
                .to_string(),
        ] {
            assert!(text.contains(&part), "no {part:?} in\n{text}");
        }
    }
}
