//! The stacks of a program in C.
//!
//! Local arrays, and anything else whose address is taken, are on a stack in the module's memory;
//! when it overflows, the program ends with a message. All other variables of a function are on C's
//! own stack, whose size is up to the judge: 8 MiB on Linux, 1 MiB on Windows unless the program
//! asks for more.

use crate::tokens::{find_closing, spelling, tokenize};
use anyhow::Result;
use std::collections::HashMap;
use syn::{BinOp, Expr, Item, Lit};

/// The largest size of the stack in the module's memory, unless the program asks for more: that of
/// a program in Rust.
const MOST: u64 = 8 << 20;

/// The number of bytes in a page of WebAssembly.
const PAGE: u64 = 1 << 16;

/// Returns the size in bytes of the stack in the module's memory, if the judge allows a program
/// `memory` bytes in all.
///
/// Pages of the stack that are never touched cost nothing, except where `realloc` copies the
/// memory, as on Windows: two copies of a stack of an eighth leave room for the rest.
pub fn size(memory: u64) -> u32 {
    let size = (memory / 8).clamp(4 * PAGE, MOST);
    (size / PAGE * PAGE) as u32
}

/// Returns the size of the stack of a program that may ask for a larger one for a thread, by
/// `stack_size`. The program gets at most half of the memory, and exactly half if the number is
/// only known at run time.
pub fn size_for(program: &str, memory: u64) -> Result<u32> {
    let usual = size(memory);
    let most = (memory / 2).clamp(usual.into(), 1 << 30) / PAGE * PAGE;
    let asked = asked_for(program)?.map(|asked| asked.unwrap_or(u64::MAX).min(most));
    let asked = asked.map(|asked| asked.next_multiple_of(PAGE) as u32);
    Ok(usual.max(asked.unwrap_or(0)))
}

/// Returns the largest stack size for which a program asks, if it asks for any; the inner value is
/// `None` if the size is not written as a plain sum or product.
fn asked_for(program: &str) -> Result<Option<Option<u64>>> {
    let tokens = tokenize(program)?;
    let spelled = |index: usize| spelling(program, &tokens, index);
    let is_call = |&index: &usize| {
        let [before, name, after] = [0, 1, 2].map(|next| spelled(index + next));
        before == "." && name == "stack_size" && after == "("
    };
    let calls: Vec<usize> = (0..tokens.len()).filter(is_call).collect();
    if calls.is_empty() {
        return Ok(None);
    }
    let file = syn::parse_file(program)?;
    let constants = file.items.iter().filter_map(|item| match item {
        Item::Const(item) => Some((item.ident.to_string(), &*item.expr)),
        _ => None,
    });
    let constants: HashMap<String, &Expr> = constants.collect();
    let sizes = calls.into_iter().map(|index| {
        let close = find_closing(&tokens, index + 2)?;
        let range = tokens[index + 2].range.end..tokens[close].range.start;
        value(&syn::parse_str(&program[range]).ok()?, &constants, 0)
    });
    Ok(Some(sizes.collect::<Option<Vec<u64>>>().and_then(|sizes| sizes.into_iter().max())))
}

/// Returns the value of an expression of whole numbers and constants, if it is one.
fn value(expression: &Expr, constants: &HashMap<String, &Expr>, depth: usize) -> Option<u64> {
    let of = |inner: &Expr| value(inner, constants, depth + 1).filter(|_| depth < 20);
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            Lit::Int(number) => number.base10_parse().ok(),
            _ => None,
        },
        Expr::Paren(inner) => of(&inner.expr),
        Expr::Cast(cast) => of(&cast.expr),
        Expr::Path(path) => of(constants.get(&path.path.get_ident()?.to_string())?),
        Expr::Binary(binary) => {
            let (left, right) = (of(&binary.left)?, of(&binary.right)?);
            match binary.op {
                BinOp::Add(_) => left.checked_add(right),
                BinOp::Mul(_) => left.checked_mul(right),
                BinOp::Shl(_) => left.checked_mul(1u64.checked_shl(right.try_into().ok()?)?),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Asks Microsoft's compiler, which HDU and POJ have, for a stack of 64 MiB; only the part that is
/// used counts.
#[cfg(feature = "c")]
pub const REQUEST: &str = "#ifdef _MSC_VER\n\
    #pragma comment(linker, \"/STACK:67108864\")\n\
    #endif\n";

/// Returns a C file with the [`REQUEST`] for a large stack.
#[cfg(feature = "c")]
pub fn with_large_stack(file: &str) -> String {
    file.replacen("#include <stdio.h>", &format!("{REQUEST}#include <stdio.h>"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_may_ask_for_a_larger_one() {
        for (argument, expected) in [
            ("256 << 20", 32 << 20),
            ("16 * 1024 * 1024", 16 << 20),
            ("SIZE", 12 << 20),
            ("(1usize << 10) + 1", 8 << 20),
            ("size()", 32 << 20),
        ] {
            let program = format!(
                "const SIZE: usize = 12 << 20;\nfn main() {{ Builder::new().stack_size({argument}); }}"
            );
            assert_eq!(size_for(&program, 64 << 20).unwrap(), expected, "{argument}");
        }
        assert_eq!(size_for("fn main() { stack_size(1 << 30); }", 64 << 20).unwrap(), 8 << 20);
    }

    #[test]
    fn the_stack_is_an_eighth_of_the_memory_in_whole_pages() {
        let sizes = [1 << 20, 32 << 20, 33_000_000, 64 << 20, 1 << 30].map(size);
        assert_eq!(sizes, [1 << 18, 4 << 20, 62 << 16, 8 << 20, 8 << 20]);
    }
}
