//! What stands before a function's body, in its declaration too.

use super::names::Names;
use crate::module::Type;
use crate::program::Program;
use crate::tree::Callee;

pub(super) fn c_type(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "u32",
        Type::I64 => "u64",
    }
}

/// Prints `static u32 name(u32 a, u64 b)`.
pub(super) fn head(
    program: &Program,
    names: &Names,
    callee: Callee,
    params: Option<&[String]>,
) -> String {
    let (name, result, types) = match callee {
        Callee::Function(function) => {
            let signature = program.module.signature_of(function);
            let types = signature.map(|signature| signature.params).unwrap_or_default();
            (names.function(function), names.result(function), types)
        }
        Callee::Indirect(table, ty) => {
            let signature = program.module.signature(ty, 0);
            let mut types = signature.map(|signature| signature.params).unwrap_or_default();
            types.push(Type::I32);
            (names.dispatcher(table, ty), names.result_of_type(ty), types)
        }
        Callee::Host(_) => (String::new(), None, Vec::new()),
    };
    let list: Vec<String> = types
        .iter()
        .enumerate()
        .filter(|(place, _)| is_kept(program, callee, *place))
        .map(|(place, &ty)| match params {
            Some(params) => format!("{} {}", c_type(ty), params[place]),
            None => c_type(ty).to_string(),
        })
        .collect();
    let list = if list.is_empty() { "void".to_string() } else { list.join(", ") };
    format!("static {} {name}({list})", result.map_or("void", c_type))
}

/// Returns whether anything reads the parameter.
pub(super) fn is_kept(program: &Program, callee: Callee, param: usize) -> bool {
    let kept = program.kept.get(&callee);
    kept.and_then(|kept| kept.get(param)).copied().unwrap_or(true)
}

/// Returns `a`, `b`, … `z`, `a1`, …, without the letters that look like digits.
pub(super) fn local_name(place: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz";
    let letter = LETTERS[place % LETTERS.len()] as char;
    match place / LETTERS.len() {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    }
}
