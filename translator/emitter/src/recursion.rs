//! The functions of a module that call themselves, directly or through others.

use crate::module::read::read;
use crate::module::{Function, Module};
use crate::EmitError;
use std::collections::BTreeSet;
use wasmparser::Operator;

/// Returns the names of the recursive functions that an export of this name can reach, sorted.
/// The depth of their recursion is bounded by the stack of the C program. Calls through a table
/// are not followed.
///
/// # Errors
/// If the module is not valid.
///
/// ```
/// let wasm = wat::parse_str(
///     r#"(module
///         (func $even (param i32) (result i32)
///             (if (result i32) (i32.eqz (local.get 0)) (then (i32.const 1))
///                 (else (call $odd (i32.sub (local.get 0) (i32.const 1))))))
///         (func $odd (param i32) (result i32)
///             (i32.eqz (call $even (local.get 0))))
///         (func (export "main") (drop (call $even (i32.const 7)))))"#,
/// )?;
/// assert_eq!(emitter::recursive(&wasm, "main")?, ["even", "odd"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn recursive(wasm: &[u8], entry: &str) -> Result<Vec<String>, EmitError> {
    let module = read(wasm)?;
    let Some(&entry) = module.exports.get(entry) else { return Ok(vec![]) };
    let calls: Vec<BTreeSet<u32>> =
        module.functions.iter().map(|(_, function)| calls(function)).collect();
    let is_recursive = |function: &u32| reach(&calls, *function).contains(function);
    let mut from_entry = reach(&calls, entry);
    from_entry.insert(entry);
    Ok(names(&module, from_entry.into_iter().filter(is_recursive)))
}

/// Returns the names of functions, each once and sorted.
fn names(module: &Module, functions: impl Iterator<Item = u32>) -> Vec<String> {
    let names: BTreeSet<String> = functions.map(|function| module.name_of(function)).collect();
    names.into_iter().collect()
}

/// Returns the functions that a function calls.
fn calls(function: &Function) -> BTreeSet<u32> {
    let Function::Defined(body) = function else { return BTreeSet::new() };
    let operators = body.get_operators_reader().into_iter().flatten().flatten();
    operators
        .filter_map(|operator| match operator {
            Operator::Call { function_index } => Some(function_index),
            _ => None,
        })
        .collect()
}

/// Returns the functions that one or more calls lead to from this one.
fn reach(calls: &[BTreeSet<u32>], from: u32) -> BTreeSet<u32> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from];
    while let Some(function) = next.pop() {
        let new = calls[function as usize].iter().filter(|&&called| reached.insert(called));
        next.extend(new);
    }
    reached
}
