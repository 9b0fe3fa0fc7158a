//! What precedes a function's body, and also makes up its declaration.

use super::names::Names;
use crate::error::Impossible;
use crate::program::Program;
use crate::tree::Callee;
use crate::types::Type;

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
    params: Option<&[Option<String>]>,
) -> Result<String, Impossible> {
    let module = program.module;
    let (name, result, ty) = match callee {
        Callee::Function(function) => {
            let (ty, _) = module.function(function)?;
            (names.function(function)?, names.result(function)?, *ty)
        }
        Callee::Indirect(table, ty) => {
            (names.dispatcher(table, ty)?, names.result_of_type(ty)?, ty)
        }
        Callee::Host(_) => return Err(Impossible::new(format!("a declaration of {callee}"))),
    };
    let mut types = Vec::new();
    for (place, &ty) in module.ty(ty)?.params().iter().enumerate() {
        let unknown = || Impossible::new(format!("a parameter of type {ty}"));
        let ty = Type::new(ty).ok_or_else(unknown)?;
        types.push((place, ty));
    }
    if let Callee::Indirect(table, _) = callee {
        types.push((module.ty(ty)?.params().len(), module.index_of(table)?));
    }
    let mut list = Vec::new();
    for (place, ty) in types {
        list.push(match params {
            Some(params) => {
                let unnamed = || Impossible::new(format!("the parameter {place} without a name"));
                let name = params.get(place).and_then(Option::as_ref).ok_or_else(unnamed)?;
                format!("{} {name}", c_type(ty))
            }
            None => c_type(ty).to_string(),
        });
    }
    let list = if list.is_empty() { "void".to_string() } else { list.join(", ") };
    Ok(format!("static {} {name}({list})", result.map_or("void", c_type)))
}

/// Returns `a`, `b`, … `z`, `a1`, …, without the letters that look like digits.
pub(super) fn local_name(place: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz";
    /// Names that the file itself uses.
    const TAKEN: [&str; 5] = ["i4", "i8", "u32", "u64", "s64"];
    let letter = LETTERS[place % LETTERS.len()] as char;
    let name = match place / LETTERS.len() {
        0 => letter.to_string(),
        round => format!("{letter}{round}"),
    };
    match TAKEN.contains(&name.as_str()) {
        true => name + "_",
        false => name,
    }
}
