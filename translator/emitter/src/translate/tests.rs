//! States to which no valid module leads: each is an error, and none is guessed at.

use super::control::Kind;
use super::*;
use crate::module::{Host, Table};
use crate::tree::{Callee, HostCall};
use wasmparser::{BinaryReader, FuncType, FunctionBody};

/// A module whose function 0 takes two numbers and returns none, as type 0 says.
fn module() -> Module<'static> {
    let body = FunctionBody::new(BinaryReader::new(&[0, 0x0b], 0));
    Module {
        types: vec![FuncType::new([ValType::I32, ValType::I32], [])],
        functions: vec![(0, Function::Defined(body))],
        tables: vec![Table::default()],
        ..Module::default()
    }
}

fn translator<'m>(module: &'m Module<'m>) -> Translator<'m> {
    Translator {
        module,
        index: 0,
        checked: false,
        debug: true,
        vars: vec![Type::I32, Type::I32],
        labels: 0,
        stack: Vec::new(),
        frames: Vec::new(),
        code: Vec::new(),
        dead: None,
    }
}

#[track_caller]
fn is_impossible<T: std::fmt::Debug>(result: Result<T, EmitError>, expected: &str) {
    let Err(EmitError::Internal { pass, function, state }) = result else {
        panic!("no internal error: {result:?}");
    };
    assert_eq!((&*pass, &*function, &*state), ("translate", "function 0", expected));
}

/// Translates instructions inside the function's own block.
#[track_caller]
fn leads_to(operators: &[Operator], expected: &str) {
    let module = module();
    let mut translator = translator(&module);
    translator.open(Kind::Block, &[], &[], 0).expect("a block");
    let all = operators.iter().try_for_each(|operator| translator.operator(operator.clone()));
    is_impossible(all, expected);
}

#[test]
fn operands_that_are_not_there() {
    let empty = "an empty operand stack";
    leads_to(&[Operator::I32Add], empty);
    leads_to(&[Operator::I32Eqz], empty);
    leads_to(&[Operator::Drop], empty);
    leads_to(&[Operator::Select], empty);
    leads_to(&[Operator::LocalSet { local_index: 0 }], empty);
    leads_to(&[Operator::If { blockty: BlockType::Empty }], empty);
    leads_to(&[Operator::BrIf { relative_depth: 0 }], empty);
    let call = Operator::Call { function_index: 0 };
    leads_to(&[Operator::I32Const { value: 1 }, call], "1 operands where 2 are taken");
    let indirect = Operator::CallIndirect { type_index: 0, table_index: 0 };
    leads_to(&[indirect], "0 operands where 3 are taken");
    let block = Operator::Block { blockty: BlockType::Type(ValType::I32) };
    leads_to(&[block, Operator::End], "0 operands where 1 are taken");
}

#[test]
fn blocks_that_are_not_open() {
    leads_to(&[Operator::End, Operator::End], "no open block");
    leads_to(&[Operator::End, Operator::Else], "no open block");
    leads_to(&[Operator::End, Operator::Return], "a `return` outside all blocks");
    leads_to(&[Operator::Br { relative_depth: 7 }], "a branch of depth 7 in 1 blocks");
    let module = module();
    let mut translator = translator(&module);
    translator.open(Kind::Block, &[], &[], 0).expect("a block");
    // An `if` that was opened as if it were a block has no condition.
    translator.open(Kind::If, &[], &[], 0).expect("a block");
    is_impossible(translator.close(), "an `if` without its condition or first half");
    translator.frames.push(Frame::headless());
    is_impossible(translator.branch(0), "a loop without a label");
    translator.frames.push(Frame::headless());
    is_impossible(translator.close(), "a loop without a label");
}

#[test]
fn a_function_that_ends_inside_a_block() {
    let open = [0, 0x02, 0x40, 0x0b];
    let body = FunctionBody::new(BinaryReader::new(&open, 0));
    let module = Module { functions: vec![(0, Function::Defined(body))], ..module() };
    let result = translate(&module, 0, &Options::default()).map(|_| ());
    is_impossible(result, "a function that ends inside a block");
}

#[test]
fn indices_that_name_nothing() {
    leads_to(&[Operator::Block { blockty: BlockType::FuncType(9) }], "the unknown type 9");
    let table = Operator::CallIndirect { type_index: 0, table_index: 9 };
    leads_to(&[table], "the unknown table 9");
    leads_to(&[Operator::GlobalGet { global_index: 9 }], "the unknown global 9");
    let module = module();
    let errors = [
        (translate(&module, 9, &Options::default()).err(), "the unknown function 9"),
        (module.signature(9, 0).err(), "the unknown type 9"),
        (module.signature_of(9).err(), "the unknown function 9"),
        (module.segment(9).err().map(|state| state.met("read", "")), "the unknown data segment 9"),
    ];
    for (error, expected) in errors {
        let Some(EmitError::Internal { state, .. }) = error else {
            panic!("no internal error: {error:?}");
        };
        assert_eq!(state, expected);
    }
}

#[test]
fn values_that_have_no_type() {
    let module = module();
    let translator = translator(&module);
    let call = |callee| Expr::Call(callee, Vec::new());
    for (expr, expected) in [
        (Expr::Var(9), "the unknown variable v9"),
        (call(Callee::Function(0)), "the value of f0, which has none"),
        (call(Callee::Indirect(0, 0)), "the value of table0.type0, which has none"),
        (
            call(Callee::Host(HostCall::Imported(Host::Write))),
            "the value of host.write, which has none",
        ),
    ] {
        is_impossible(translator.type_of(&expr), expected);
    }
}

#[test]
fn values_for_other_variables() {
    let module = module();
    let mut translator = translator(&module);
    is_impossible(translator.assign(&[0, 1], vec![Expr::Var(0)]), "1 values for 2 variables");
}

#[test]
fn a_global_that_is_refused() {
    let refused = Err("a global of type v128".to_string());
    let module = Module { globals: vec![refused], ..module() };
    let translator = translator(&module);
    let expected = "the use of a global of type v128, which is refused";
    is_impossible(translator.type_of(&Expr::Global(0)), expected);
}
