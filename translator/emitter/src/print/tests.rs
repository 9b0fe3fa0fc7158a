//! Trees that no pass makes: printing them is an error, and never gives a file.

use super::dispatcher::dispatcher;
use super::head::head;
use super::names::Names;
use super::*;
use crate::module::{Function, Host, Module};
use crate::program::Program;
use crate::structure::Diverging;
use crate::tree::{Binary, Callee, Expr, HostCall, Stmt};
use crate::{EmitError, Options};
use std::collections::{BTreeMap, HashMap};
use types::{Kind, Text};
use wasmparser::{BinaryReader, FuncType, FunctionBody, ValType};

/// A module whose function 0 takes nothing and returns nothing; its type 1 is beyond C.
fn module() -> Module<'static> {
    let body = FunctionBody::new(BinaryReader::new(&[0, 0x0b], 0));
    Module {
        types: vec![FuncType::new([], []), FuncType::new([ValType::V128], [])],
        functions: vec![(0, Function::Defined(body))],
        ..Module::default()
    }
}

fn program<'m>(module: &'m Module<'m>, code: Vec<Stmt>) -> Program<'m> {
    let body = Body { index: 0, params: 0, locals: 1, vars: vec![Type::I32], result: None, code };
    Program {
        module,
        entry: 0,
        last: None,
        bodies: vec![body],
        dispatchers: BTreeMap::new(),
        diverging: Diverging::new(),
    }
}

/// Prints a function of this code.
#[track_caller]
fn leads_to(code: Vec<Stmt>, expected: &str) {
    let module = module();
    let result = file(&program(&module, code), &Options::default());
    let Err(EmitError::Internal { pass, function, state }) = result else {
        panic!("no internal error: {result:?}");
    };
    assert_eq!((&*pass, &*function, &*state), ("print", "function 0", expected));
}

fn call(callee: Callee) -> Expr {
    Expr::Call(callee, Vec::new())
}

#[test]
fn variables_that_are_not_declared() {
    let unknown = "the unknown variable v9";
    leads_to(vec![Stmt::Set(9, Expr::Const(Type::I32, 1))], unknown);
    leads_to(vec![Stmt::Set(0, Expr::Var(9))], unknown);
    leads_to(vec![Stmt::If(Expr::Var(9), vec![Stmt::Trap], Vec::new())], unknown);
}

#[test]
fn calls_of_what_is_not_in_the_file() {
    leads_to(vec![Stmt::Do(call(Callee::Function(9)))], "the function 9 without a name");
    let indirect = call(Callee::Indirect(0, 0));
    leads_to(vec![Stmt::Do(indirect)], "calls of type 0 through table 0 without a name");
    let init = call(Callee::Host(HostCall::Init(9)));
    leads_to(vec![Stmt::Do(init)], "the unknown data segment 9");
}

#[test]
fn values_of_calls_that_have_none() {
    for (callee, name) in [
        (Callee::Function(0), "f0"),
        (Callee::Host(HostCall::Imported(Host::Write)), "host.write"),
        (Callee::Host(HostCall::Drop(0)), "host.drop0"),
    ] {
        leads_to(vec![Stmt::Set(0, call(callee))], &format!("the value of {name}, which has none"));
    }
}

#[test]
fn labels_that_are_nowhere() {
    let nowhere = "a branch to the label L7, which is nowhere";
    leads_to(vec![Stmt::Branch(7)], nowhere);
    // The label is defined before the branch, and is not visible there any more.
    leads_to(vec![Stmt::Block(7, vec![Stmt::Trap]), Stmt::Branch(7)], nowhere);
}

#[test]
fn globals_that_are_refused() {
    let refused = Err("a global of type v128".to_string());
    let module = Module { globals: vec![refused], ..module() };
    let code = vec![Stmt::SetGlobal(0, Expr::Const(Type::I32, 1))];
    let error = file(&program(&module, code), &Options::default()).expect_err("no file");
    assert!(error.to_string().contains("a global of type v128, which is refused"), "{error}");
}

#[track_caller]
fn says<T>(result: Result<T, Impossible>, expected: &str) {
    let state = result.err().expect("an impossible state");
    assert_eq!(state, Impossible::new(expected));
}

#[test]
fn names_that_nobody_has_chosen() {
    let module = module();
    let names = Names::new(&module, &[], &[], &[], HashMap::new()).expect("no names at all");
    says(names.function(0), "the function 0 without a name");
    says(names.global(0), "the global 0 without a name");
    says(names.dispatcher(0, 0), "calls of type 0 through table 0 without a name");
    says(names.result(0), "the function 0 without a body");
    says(names.result_of_type(9), "the unknown type 9");
    let callees = [Callee::Function(0)];
    says(Names::new(&module, &[], &[], &callees, HashMap::new()), "a dispatcher of f0");
}

#[test]
fn declarations_of_what_has_none() {
    let module = module();
    let program = program(&module, Vec::new());
    let callees = [Callee::Indirect(0, 1)];
    let results = HashMap::from([(0, None)]);
    let names = Names::new(&module, &[0], &[], &callees, results).expect("names");
    let declared = |callee| head(&program, &names, callee, None);
    assert_eq!(declared(Callee::Function(0)).as_deref(), Ok("static void f_0(void)"));
    says(declared(Callee::Function(9)), "the unknown function 9");
    says(declared(Callee::Host(HostCall::FAIL)), "a declaration of host.fail");
    says(declared(Callee::Indirect(0, 1)), "a parameter of type v128");
    let helpers = RefCell::new(BTreeSet::new());
    let printed = dispatcher(&program, &names, Callee::Function(0), &[], &helpers, false);
    says(printed, "a dispatcher of f0");
}

#[test]
fn operators_that_are_of_another_kind() {
    let module = module();
    let program = program(&module, Vec::new());
    let results = HashMap::from([(0, None)]);
    let names = Names::new(&module, &[0], &[], &[], results).expect("names");
    let (helpers, segments) = (RefCell::new(BTreeSet::new()), RefCell::new(Vec::new()));
    let options = Options::default();
    let printer = || {
        Printer::new(&names, &program.bodies[0], &options, &helpers, &segments).expect("a printer")
    };
    let number = Expr::Const(Type::I32, 1);
    let sum = expressions::Operation {
        operator: Binary::Add,
        ty: Type::I32,
        left: &number,
        right: &number,
    };
    let text = Text::whole("1".to_string(), Kind::Small);
    let comparison = printer();
    comparison.order(Binary::Add, &text, &text);
    says(comparison.function(&program), "the comparison Add");
    let bits = printer();
    bits.bits(sum);
    says(bits.function(&program), "the bitwise Add");
    let helper = printer();
    helper.compute(sum);
    says(helper.function(&program), "a helper for Add");
}
