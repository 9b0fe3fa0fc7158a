//! Indirect calls: for each table and type of function, one C function that chooses by the index.

use super::expressions::floats::math;
use super::head::{head, is_kept, local_name};
use super::names::Names;
use super::runtime::Helper;
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
) -> String {
    let Callee::Indirect(_, ty) = callee else { return String::new() };
    let count = program.module.types[ty as usize].params().len();
    let params: Vec<String> = (0..=count).map(local_name).collect();
    let index = &params[count];
    let mut text =
        format!("{}\n{{\n\tswitch ({index}) {{\n", head(program, names, callee, Some(&params)));
    let result = names.result_of_type(ty);
    for &(place, function) in functions {
        let target = Callee::Function(function);
        let arguments: Vec<&str> = (0..count)
            .filter(|&param| is_kept(program, target, param))
            .map(|param| params[param].as_str())
            .collect();
        let is_silent = !debug && program.module.host(function) == Some(Host::Fail);
        let arguments = if is_silent { String::new() } else { arguments.join(", ") };
        let call = match program.module.host(function) {
            Some(host) => {
                let helper = match host {
                    Host::Read => Helper::Read,
                    Host::Write => Helper::Write,
                    Host::Fail => Helper::Fail,
                };
                helpers.borrow_mut().insert(helper);
                format!("{}({arguments})", helper.name())
            }
            None => match program.module.functions[function as usize].1 {
                Function::Math(function) => {
                    let helper = math(function);
                    helpers.borrow_mut().insert(helper);
                    format!("{}({arguments})", helper.name())
                }
                _ => format!("{}({arguments})", names.function(function)),
            },
        };
        let own = match program.module.functions[function as usize].1 {
            Function::Defined(_) => names.result(function),
            _ => result,
        };
        let _ = match (result, own) {
            (Some(_), Some(_)) => writeln!(text, "\tcase {place}: return {call};"),
            (Some(_), None) => writeln!(text, "\tcase {place}: {call}; return 0;"),
            _ => writeln!(text, "\tcase {place}: {call}; return;"),
        };
    }
    text.push_str("\t}\n\tdie(\"no such function\");\n");
    helpers.borrow_mut().insert(Helper::Die);
    if result.is_some() {
        text.push_str("\treturn 0;\n");
    }
    text.push_str("}\n\n");
    text
}
