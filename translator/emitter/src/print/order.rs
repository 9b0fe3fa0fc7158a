//! The functions in the order of the file, with a declaration wherever one is called before its
//! definition.

use super::head::head;
use super::names::Names;
use crate::error::Impossible;
use crate::program::{callees, Program};
use crate::tree::Callee;
use std::collections::{HashMap, HashSet};

/// Returns all functions, each after those that it calls. Where recursion makes that impossible, a
/// function is declared beforehand.
pub(super) fn in_order(
    program: &Program,
    names: &Names,
    functions: Vec<(Callee, String)>,
    dispatchers: HashMap<Callee, String>,
) -> Result<String, Impossible> {
    let mut text = String::new();
    let mut dispatchers = dispatchers;
    let mut calls: HashMap<Callee, Vec<Callee>> = HashMap::new();
    for body in &program.bodies {
        let mut called = callees(&body.code);
        called.retain(|callee| !matches!(callee, Callee::Host(_)));
        calls.insert(Callee::Function(body.index), called);
    }
    for (callee, targets) in &program.dispatchers {
        let targets = targets.iter().map(|&(_, function)| Callee::Function(function));
        let in_file = targets.filter(|target| calls.contains_key(target));
        let in_file = in_file.collect();
        calls.insert(*callee, in_file);
    }
    let mut defined: HashSet<Callee> = HashSet::new();
    let mut declared: HashSet<Callee> = HashSet::new();
    for (callee, function) in functions {
        let indirect = called_by(&calls, callee)?.iter();
        // A dispatcher that no function in the file calls any more is left out.
        let mut parts: Vec<(Callee, String)> =
            indirect.filter_map(|used| dispatchers.remove_entry(used)).collect();
        parts.push((callee, function));
        for (callee, part) in parts {
            for &used in called_by(&calls, callee)? {
                if used != callee && !defined.contains(&used) && declared.insert(used) {
                    text += &format!("{};\n", head(program, names, used, None)?);
                }
            }
            defined.insert(callee);
            text += &part;
        }
    }
    Ok(text)
}

fn called_by(
    calls: &HashMap<Callee, Vec<Callee>>,
    callee: Callee,
) -> Result<&Vec<Callee>, Impossible> {
    calls.get(&callee).ok_or_else(|| Impossible::new(format!("{callee} outside the file")))
}
