//! Indirect calls: for each table and each type of function, one C function that selects by index.

use super::expressions::floats::helper;
use super::expressions::places::imported;
use super::head::{head, local_name};
use super::names::Names;
use super::runtime::Helper;
use crate::error::Impossible;
use crate::module::{Function, Host};
use crate::program::Program;
use crate::tree::Callee;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Prints a function that calls another by its index in a table.
pub(super) fn dispatcher(
    program: &Program,
    names: &Names,
    callee: Callee,
    functions: &[(u32, u32)],
    helpers: &RefCell<BTreeSet<Helper>>,
    debug: bool,
) -> Result<String, Impossible> {
    let Callee::Indirect(_, ty) = callee else {
        return Err(Impossible::new(format!("a dispatcher of {callee}")));
    };
    let count = program.module.ty(ty)?.params().len();
    let params: Vec<Option<String>> = (0..=count).map(|place| Some(local_name(place))).collect();
    let index = local_name(count);
    let head = head(program, names, callee, Some(&params))?;
    let mut text = format!("{head}\n{{\n\tswitch ({index}) {{\n");
    let result = names.result_of_type(ty)?;
    for &(place, function) in functions {
        let target = &program.module.function(function)?.1;
        let mut arguments = Vec::new();
        for param in 0..count {
            // Without messages, nothing says how the program failed.
            if debug || !matches!(target, Function::Imported(Host::Fail)) {
                arguments.push(local_name(param));
            }
        }
        let helper = match target {
            Function::Imported(host) => Some(imported(*host)),
            Function::Float(operation) => Some(helper(*operation)),
            Function::Defined(_) => None,
        };
        helpers.borrow_mut().extend(helper);
        let (name, own) = match helper {
            Some(helper) => (helper.name().to_string(), result),
            None => (names.function(function)?, names.result(function)?),
        };
        let call = format!("{name}({})", arguments.join(", "));
        let _ = match (result, own) {
            (Some(_), Some(_)) => writeln!(text, "\tcase {place}: return {call};"),
            (Some(_), None) => writeln!(text, "\tcase {place}: {call}; return 0;"),
            (None, None) => writeln!(text, "\tcase {place}: {call}; return;"),
            (None, Some(_)) => {
                let state = format!("a result of the function {function}, called for none");
                return Err(Impossible::new(state));
            }
        };
    }
    text.push_str("\t}\n\tdie(\"no such function\");\n");
    helpers.borrow_mut().insert(Helper::Die);
    if result.is_some() {
        text.push_str("\treturn 0;\n");
    }
    text.push_str("}\n\n");
    Ok(text)
}
