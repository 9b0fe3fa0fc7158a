//! Passes that break their promises, and trees that break each condition.

use super::*;
use crate::inspect::{bisect_with, Culprit};
use crate::module::read::read;
use crate::tree::{Binary, Body, Callee, Expr, Unary, Width};
use crate::types::Type;
use crate::Options;
use std::convert::Infallible;
use std::process::Command;

/// Prints 42 and stores a number. Function 1 never returns.
const MODULE: &str = r#"(module
    (import "env" "write" (func $write (param i32 i32)))
    (memory 1)
    (global $seed (mut i32) (i32.const 20))
    (func $stop (result i32) unreachable)
    (func $number (param i32) (result i32)
        (i32.add (local.get 0) (global.get $seed)))
    (func (export "main") (local $number i32)
        (local.set $number (i32.add (call $number (i32.const 20)) (i32.const 2)))
        (if (i32.eqz (local.get $number)) (then (drop (call $stop))))
        (i32.store8 (i32.const 8) (i32.add (i32.div_u (local.get $number) (i32.const 10)) (i32.const 48)))
        (i32.store8 (i32.const 9) (i32.add (i32.rem_u (local.get $number) (i32.const 10)) (i32.const 48)))
        (call $write (i32.const 8) (i32.const 2))))"#;

/// The functions of the module, by index.
const STOP: u32 = 1;
const NUMBER: u32 = 2;
const MAIN: u32 = 3;

fn wasm() -> Vec<u8> {
    wat::parse_str(MODULE).expect("well formed")
}

/// Runs all passes on the module, and passes the result to `look`.
fn finished<T>(look: impl FnOnce(&mut Program) -> T) -> T {
    let wasm = wasm();
    let module = read(&wasm).expect("a valid module");
    let options = Options::default();
    let mut program = Program::new(&module, &options).expect("everything is supported");
    run(&mut program, PASSES, true).expect("every pass keeps its promises");
    look(&mut program)
}

fn number(value: u64) -> Expr {
    Expr::Const(Type::I32, value)
}

fn call(callee: Callee) -> Expr {
    Expr::Call(callee, Vec::new())
}

fn of_main<'p>(program: &'p mut Program) -> &'p mut Body {
    program.bodies.iter_mut().find(|body| body.index == MAIN).expect("the entry")
}

/// Puts some code at the head of `main`, or in place of its code, and returns what the condition
/// says.
fn state_of(condition: Condition, is_all: bool, code: Vec<Stmt>) -> String {
    finished(|program| {
        let main = of_main(program);
        let rest = std::mem::take(&mut main.code);
        main.code = code;
        if !is_all {
            main.code.extend(rest);
        }
        let broken = check(program, "test", &[condition]);
        match broken.expect_err("the condition is broken") {
            EmitError::Internal { state, .. } => state,
            other => panic!("no internal error: {other}"),
        }
    })
}

#[test]
fn scopes_are_checked() {
    let state = |code| state_of(Scopes, false, code);
    assert_eq!(state(vec![Stmt::Branch(900)]), "a branch to the unknown label L900");
    let inside = |label| Stmt::Block(900, vec![Stmt::Branch(label)]);
    assert_eq!(state(vec![inside(900), Stmt::Branch(900)]), "a branch to the unknown label L900");
    assert_eq!(state(vec![inside(900), inside(900)]), "the label L900 twice");
}

#[test]
fn declarations_are_checked() {
    let state = |code| state_of(Declared, false, code);
    assert_eq!(state(vec![Stmt::Set(900, number(1))]), "the undeclared variable v900");
    assert_eq!(state(vec![Stmt::Do(Expr::Var(900))]), "the undeclared variable v900");
    let state = finished(|program| {
        let main = of_main(program);
        let var = main.vars.len();
        main.vars.push(Type::I32);
        let sometimes = Stmt::If(number(1), vec![Stmt::Set(var, number(1))], Vec::new());
        main.code.insert(0, sometimes);
        main.code.insert(1, Stmt::SetGlobal(0, Expr::Var(var)));
        check(program, "test", &[Declared]).expect_err("not on every way").to_string()
    });
    assert!(state.contains("read before it is assigned in"), "{state}");
}

#[test]
fn types_are_checked() {
    let state = |code| state_of(Condition::Types, false, code);
    let wide = || Expr::Const(Type::I64, 1);
    for (statement, expected) in [
        (Stmt::Set(0, wide()), "1:i64 of type i64 in the place of i32"),
        (Stmt::SetGlobal(0, wide()), "1:i64 of type i64 in the place of i32"),
        (Stmt::Store(Width::Eight, number(0), 0, number(1)), "1 of type i32 in the place of i64"),
        (Stmt::Store(Width::One, wide(), 0, number(1)), "1:i64 of type i64 in the place of i32"),
        (Stmt::Return(Some(number(1))), "a result of a function without one"),
        (Stmt::Switch(wide(), Vec::new()), "1:i64 of type i64 in the place of i32"),
    ] {
        assert_eq!(state(vec![statement]), expected);
    }
    let sum = Expr::Binary(Binary::Add, Type::I64, Box::new(wide()), Box::new(number(1)));
    assert_eq!(state(vec![Stmt::Do(sum)]), "1 of type i32 in the place of i64");
    let narrow = Expr::Unary(Unary::Wrap, Type::I64, Box::new(number(1)));
    assert_eq!(state(vec![Stmt::Do(narrow)]), "1 of type i32 in the place of i64");
    let passed = Expr::Call(Callee::Function(NUMBER), vec![wide()]);
    assert_eq!(state(vec![Stmt::Do(passed)]), "1:i64 of type i64 in the place of i32");
}

#[test]
fn calls_are_checked() {
    let state = |callee| state_of(Calls, false, vec![Stmt::Do(call(callee))]);
    assert_eq!(state(Callee::Function(NUMBER)), "0 arguments of f2 that takes 1");
    assert_eq!(state(Callee::Function(900)), "the unknown function 900");
}

#[test]
fn values_of_calls_that_never_return_are_checked() {
    let lost = Stmt::SetGlobal(0, call(Callee::Function(STOP)));
    let state = state_of(NoLostValue, false, vec![lost]);
    assert_eq!(state, "the value of f1(), which never returns");
}

#[test]
fn what_is_reached_is_checked() {
    let state = |code| state_of(Reached, true, code);
    let idle = Stmt::Block(900, vec![Stmt::SetGlobal(0, number(1))]);
    assert_eq!(state(vec![idle]), "the label L900 without a branch");
    let once = Stmt::Loop(900, vec![Stmt::Return(None)]);
    assert_eq!(state(vec![once]), "the loop L900 that never repeats");
    let behind = vec![Stmt::Trap, Stmt::SetGlobal(0, number(1))];
    assert_eq!(state(behind), "g0 = 1 behind what leaves");
}

/// A pass that the tests add at the end.
fn broken(work: Work, keeps: Kept) -> Pass {
    Pass { name: "broken", about: "", work, before: SOUND, after: SOUND, keeps: Some(keeps) }
}

/// Returns the error of a pass that comes after all others, with checks.
fn error_of(pass: Pass) -> EmitError {
    finished(|program| run(program, &[pass], true).expect_err("a broken pass"))
}

fn without_stores(code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
    Ok(code.into_iter().filter(|statement| !matches!(statement, Stmt::Store(..))).collect())
}

#[test]
fn a_dropped_effect_is_seen() {
    for keeps in [Kept::Ways, Kept::Effects, Kept::NumberOfEffects] {
        let error = error_of(broken(Work::Once(without_stores), keeps));
        let EmitError::Internal { pass, .. } = &error else { panic!("{error}") };
        assert_eq!(pass, "broken", "{keeps:?}: {error}");
    }
}

#[test]
fn an_effect_dropped_on_one_way_only_is_seen() {
    fn without_stops(code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
        let without = |statement| match statement {
            Stmt::If(condition, ..) => Stmt::If(condition, Vec::new(), Vec::new()),
            other => other,
        };
        Ok(code.into_iter().map(without).collect())
    }
    let error = error_of(broken(Work::Once(without_stops), Kept::Ways)).to_string();
    assert!(error.contains("a way on which other things happen than before"), "{error}");
}

#[test]
fn a_pass_that_never_rests_is_an_error() {
    fn growing(mut code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
        code.insert(0, Stmt::Set(0, number(1)));
        Ok(code)
    }
    let error = error_of(broken(Work::UntilStable(growing), Kept::Ways)).to_string();
    assert!(error.contains("`broken` met code that still changes after 64 rounds in"), "{error}");
}

#[test]
fn a_condition_that_does_not_hold_before_is_an_error() {
    let error = finished(|program| {
        of_main(program).code.insert(0, Stmt::Branch(900));
        run(program, PASSES, true).expect_err("no such label")
    });
    let text = "the translator's pass `before find-diverging` met a branch to the unknown label \
                L900 in `function 3`";
    assert_eq!(error.to_string(), text);
}

#[test]
fn without_checks_passes_notice_what_they_rest_on() {
    let given = Stmt::Do(Expr::Call(Callee::Function(NUMBER), vec![number(1), number(2)]));
    let inlining = finished(|program| {
        let body = program.bodies.iter_mut().find(|body| body.index == NUMBER).expect("there");
        body.result = None;
        body.code = vec![Stmt::Do(Expr::Call(Callee::Function(STOP), Vec::new()))];
        of_main(program).code.insert(0, given.clone());
        let inline = PASSES.iter().find(|pass| pass.name == "inline-forwarders").expect("there");
        run(program, std::slice::from_ref(inline), false).expect_err("an argument too many")
    });
    assert!(inlining.to_string().contains("2 arguments of f2 that takes 1"), "{inlining}");
}

#[test]
fn every_pass_finds_what_it_needs() {
    let mut holds = SOUND;
    for pass in PASSES {
        let missing: Vec<_> = pass.before.iter().filter(|need| !holds.contains(need)).collect();
        assert!(missing.is_empty(), "{} needs {missing:?}", pass.name);
        holds = pass.after;
    }
    let mut names: Vec<&str> = PASSES.iter().map(|pass| pass.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), PASSES.len());
}

/// The output of a C file, or nothing if it does not compile.
fn output(file: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (source, program) = (folder.path().join("program.c"), folder.path().join("program"));
    std::fs::write(&source, file).expect("a file is written");
    let compiled = Command::new("cc").arg("-w").arg("-o").arg(&program).arg(&source).output();
    match compiled.expect("the compiler starts").status.success() {
        true => Command::new(&program).output().expect("the program starts").stdout,
        false => Vec::new(),
    }
}

#[test]
fn bisecting_finds_a_pass_that_keeps_its_promises_and_is_wrong() {
    // No condition says that a sum must stay a sum.
    fn subtracting(code: Vec<Stmt>, _: &Structure) -> Result<Vec<Stmt>, Impossible> {
        let subtracted = |expr: Expr| {
            expr.rewrite(&mut |part| match part {
                Expr::Binary(Binary::Add, ty, left, right) => {
                    Expr::Binary(Binary::Sub, ty, left, right)
                }
                other => other,
            })
        };
        let change = |statement| match statement {
            Stmt::Return(Some(value)) => Stmt::Return(Some(subtracted(value))),
            other => other,
        };
        Ok(code.into_iter().map(change).collect())
    }
    let place = PASSES.iter().position(|pass| pass.name == "drop-unreached").expect("in the table");
    let copied = |pass: &Pass| Pass { ..*pass };
    let mut passes: Vec<Pass> = PASSES.iter().map(copied).collect();
    passes.insert(place, broken(Work::Once(subtracting), Kept::Effects));
    let is_right = |file: &str| Ok::<bool, Infallible>(output(file) == b"42");
    let options = Options::default();
    let Ok(culprit) = bisect_with(&wasm(), &options, &passes, is_right);
    assert_eq!(culprit, Culprit::Pass("broken"));
    let Ok(culprit) = bisect_with(&wasm(), &options, PASSES, is_right);
    assert_eq!(culprit, Culprit::None);
    let Ok(culprit) = bisect_with(&wasm(), &options, PASSES, |_| Ok::<bool, Infallible>(false));
    assert_eq!(culprit, Culprit::NoPass);
}
