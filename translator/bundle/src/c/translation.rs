//! From a bundle to its file in C.

use super::lower::Lowering;
use super::{refused, remarks, stack, wide, HEAD, HOST, MODULES};
use crate::compile::Message;
use crate::fault::told_apart;
use crate::redirect::redirect_std;
use crate::remarks::Author;
use crate::text::edit;
use crate::tokens::{spelling, tokenize};
use anyhow::{bail, Context, Result};
use emitter::{emit, Memory, Options};
use std::env;
use std::fs;
use std::path::Path;

/// Returns the C file of a program whose Rust is `bundle`; its author's lines come first. Its
/// stack in the module's memory has `stack` bytes. A file of more than `size` bytes is written
/// without layout.
pub fn translate(
    bundle: &str,
    author: &Author,
    debug: bool,
    size: usize,
    stack: u32,
) -> Result<String> {
    refused::refuse(bundle, author)?;
    let wasm = compile(bundle, author, debug, stack)?;
    keep(&wasm)?;
    let recursive = remarks::recursive(&wasm)?;
    let header = remarks::header(stack, &recursive);
    // The host's messages are shown in any case; without `debug`, all panics share one of them.
    let is_deep = !recursive.is_empty();
    let request = if is_deep { stack::REQUEST.len() } else { 0 };
    let options = Options {
        header,
        entry: wide::ENTRY.to_string(),
        last: Some(wide::LAST.to_string()),
        debug: true,
        memory: Memory::Growing,
        // The host's allocator trusts in no zeros.
        zeroed_growth: false,
        compact_above: size.saturating_sub(request),
        ..Options::default()
    };
    let text = emit(&wasm, &options).map_err(told_apart)?;
    Ok(if is_deep { stack::with_large_stack(&text) } else { text })
}

/// Writes the module to the file that `KEEP_WASM` names, for a look at the translator alone.
fn keep(wasm: &[u8]) -> Result<()> {
    match env::var_os("KEEP_WASM") {
        Some(file) => {
            fs::write(&file, wasm).with_context(|| Path::new(&file).display().to_string())
        }
        None => Ok(()),
    }
}

/// Compiles a program to a WebAssembly module.
fn compile(bundle: &str, author: &Author, debug: bool, stack: u32) -> Result<Vec<u8>> {
    let program = add_host(bundle, debug)?;
    match wide::webassembly(&program, stack)? {
        Ok(wasm) => Ok(wasm),
        Err(errors) => bail!("{}", complaint(&errors, &program, bundle, author)),
    }
}

/// Returns what to say about errors in a program with its host, made from a bundle.
fn complaint(errors: &[Message], program: &str, bundle: &str, author: &Author) -> String {
    let complaint = |error: &Message| {
        let span = error.spans().next().unwrap_or_default();
        let line = program[..span.start].matches('\n').count() + 1;
        let line = line.saturating_sub(HEAD.matches('\n').count());
        let summary = error.summary().replace("crate::std::", "std::");
        match bundle.lines().nth(line.wrapping_sub(1)) {
            Some(text) => format!("{}: {summary}\n    {}", author.place(line), text.trim()),
            None => format!("{summary}, by\n{}", error.rendered()),
        }
    };
    let complaints: Vec<String> = errors.iter().map(complaint).collect();
    let complaints = complaints.join("\n");
    format!(
        "the program uses something that has no counterpart in C, or does not compile:\n{complaints}"
    )
}

/// Returns the program with the host's `std` in place of the real one. Its lines stay in their
/// order, below those of the head.
fn add_host(bundle: &str, debug: bool) -> Result<String> {
    let lowering = Lowering::new(bundle, debug)?;
    let program = redirect_std(&lowering.program(&redirect_parse(bundle, &lowering.prefix)?)?)?;
    let program = remove_inner_attributes(&add_prelude(&program)?)?;
    let (panicked, returned) = match debug {
        true => (
            "fail(&alloc::format!(\"{}\", _info))",
            "crate::std::fail(&alloc::format!(\"Error: {:?}\", _error))",
        ),
        false => ("failed()", "crate::std::failed()"),
    };
    let modules = MODULES.map(|(name, text)| format!("pub mod {name} {{ {text} }}\n")).concat();
    let host = HOST.replace("MODULES", &modules);
    let host = host
        .replace("ENTRY", wide::ENTRY)
        .replace("LAST", wide::LAST)
        .replace("PANICKED", panicked)
        .replace("RETURNED", returned);
    // The host's names that a program could meet, too, are such as it has not.
    let own = |text: &str| text.replace("host_", &lowering.prefix);
    Ok(format!("{}{program}\n{}", own(HEAD), own(&host)))
}

/// Lets the host parse texts, which needs no tables for floats. A program that has a function
/// `parse` of its own may mean that one by the same call, and keeps core's.
fn redirect_parse(text: &str, prefix: &str) -> Result<String> {
    let tokens = tokenize(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let is = |index: usize, before: &str| spelled(index) == "parse" && spelled(index - 1) == before;
    if (1..tokens.len()).any(|index| is(index, "fn")) {
        return Ok(text.to_string());
    }
    let is_call = |index: usize| match spelled(index + 1) {
        "(" => spelled(index + 2) == ")",
        next => next == ":",
    };
    let calls = (1..tokens.len()).filter(|&index| is(index, ".") && is_call(index));
    let edits = calls.map(|index| (tokens[index].range.clone(), format!("{prefix}parse")));
    Ok(edit(text, edits.collect()))
}

/// Gives each module the names that std's prelude has and core's has not.
fn add_prelude(text: &str) -> Result<String> {
    let tokens = tokenize(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let modules = (0..tokens.len()).filter(|&i| spelled(i) == "mod" && spelled(i + 2) == "{");
    let prelude = " use crate::std::prelude::*;".to_string();
    let edits = modules.map(|index| {
        let end = tokens[index + 2].range.end;
        (end..end, prelude.clone())
    });
    Ok(edit(text, edits.collect()))
}

/// Removes attributes and documentation of the whole crate, which may not follow the host's items.
fn remove_inner_attributes(text: &str) -> Result<String> {
    use syn::spanned::Spanned;
    let file = syn::parse_file(text)?;
    let edits = file.attrs.iter().map(|attribute| {
        let range = attribute.span().byte_range();
        let lines = text[range.clone()].matches('\n').count();
        (range, "\n".repeat(lines))
    });
    Ok(edit(text, edits.collect()))
}
