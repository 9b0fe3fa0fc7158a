//! From a bundle to its file in C.

use super::lower::Lowering;
use super::{refused, remarks, sizes, stack, wide};
use super::{Request, Translation, HEAD, HOST, MODULES};
use crate::compile::Message;
use crate::fault::told_apart;
use crate::redirect::redirect_std;
use crate::remarks::Author;
use crate::text::edit;
use crate::tokens::{spelling, tokenize};
use anyhow::{bail, Context, Result};
use emitter::{emit, inspect, Memory, Options};
use std::collections::HashSet;
use std::env;
use std::fs;
use std::path::Path;

/// Returns the C file of a bundle. A file that is too large is written without layout and, if that
/// is not enough, made small.
pub fn translate(request: &Request) -> Result<Translation> {
    refused::refuse(request.bundle, request.author)?;
    let made = |small: bool| File::new(request, small);
    let usual = made(request.small)?;
    let is_fitting = |file: &File| file.text.len() <= request.size;
    let small = match is_fitting(&usual) || request.small {
        true => None,
        // A program that cannot be made small counts as too large.
        false => made(true).ok(),
    };
    let smallest = small.as_ref().unwrap_or(&usual);
    let sizes = match is_fitting(smallest) {
        true => String::new(),
        false => smallest.sizes(small.is_some())?,
    };
    let File { text, wasm, .. } = small.filter(is_fitting).unwrap_or(usual);
    keep(&wasm)?;
    Ok(Translation { text, sizes })
}

/// A C file with what it was made from.
struct File {
    text: String,
    wasm: Vec<u8>,
    options: Options,
}

impl File {
    fn new(request: &Request, small: bool) -> Result<File> {
        let Request { stack, size, .. } = *request;
        let wasm = compile(request, small)?;
        let recursive = remarks::recursive(&wasm)?;
        let is_deep = !recursive.is_empty();
        let asked = if is_deep { stack::REQUEST.len() } else { 0 };
        let options = Options {
            header: remarks::header(stack, &recursive, small),
            entry: wide::ENTRY.to_string(),
            last: Some(wide::LAST.to_string()),
            deep: is_deep,
            // The host's messages are shown in any case; without `debug`, all panics share one.
            debug: true,
            memory: Memory::Growing,
            // The host's allocator does not rely on zeros.
            zeroed_growth: false,
            compact_above: if request.small { 0 } else { size.saturating_sub(asked) },
            ..Options::default()
        };
        let text = emit(&wasm, &options).map_err(told_apart)?;
        let text = if is_deep { stack::with_large_stack(&text) } else { text };
        Ok(File { text, wasm, options })
    }

    /// Returns how much of it each part takes; `small` says whether the file was made small.
    fn sizes(&self, small: bool) -> Result<String> {
        let sizes = inspect::sizes(&self.wasm, &self.options).map_err(told_apart)?;
        let begin = if small { "Made small, it" } else { "It" };
        let lines = sizes::lines(&sizes).join("\n");
        Ok(format!("{begin} has {} bytes:\n{lines}", sizes.whole))
    }
}

/// Writes the module to the file that `KEEP_WASM` names, so that the emitter can be studied by
/// itself.
fn keep(wasm: &[u8]) -> Result<()> {
    match env::var_os("KEEP_WASM") {
        Some(file) => {
            fs::write(&file, wasm).with_context(|| Path::new(&file).display().to_string())
        }
        None => Ok(()),
    }
}

/// Compiles a program to a WebAssembly module.
fn compile(request: &Request, small: bool) -> Result<Vec<u8>> {
    let Request { bundle, author, debug, stack, .. } = *request;
    let program = add_host(bundle, debug, small)?;
    match wide::webassembly(&program, stack, small)? {
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
fn add_host(bundle: &str, debug: bool, small: bool) -> Result<String> {
    let lowering = Lowering::new(bundle, debug)?;
    let program = redirect_calls(bundle, &lowering.prefix, small)?;
    let program = redirect_std(&lowering.program(&program)?)?;
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
    // The host's names that the program could also use are changed to names that do not occur in
    // it.
    let own = |text: &str| text.replace("host_", &lowering.prefix);
    Ok(format!("{}{program}\n{}", own(HEAD), own(&host)))
}

/// The methods of slices for which the host has small versions.
const SORTS: [&str; 7] = [
    "sort",
    "sort_by",
    "sort_by_key",
    "sort_by_cached_key",
    "sort_unstable",
    "sort_unstable_by",
    "sort_unstable_by_key",
];

/// Lets the host parse texts, which needs no tables for floats, and sort if the file is to be
/// small. A program that itself defines a function of such a name may mean that function by the
/// same call, and so keeps core's.
fn redirect_calls(text: &str, prefix: &str, small: bool) -> Result<String> {
    let tokens = tokenize(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let own = (1..tokens.len()).filter(|&index| spelled(index - 1) == "fn");
    let own: HashSet<&str> = own.map(spelled).collect();
    let is_call = |&index: &usize| match (spelled(index), spelled(index + 1)) {
        _ if spelled(index - 1) != "." || own.contains(spelled(index)) => false,
        ("parse", "(") => spelled(index + 2) == ")",
        ("parse", next) => next == ":",
        (name, next) => small && SORTS.contains(&name) && ["(", ":"].contains(&next),
    };
    let calls = (1..tokens.len()).filter(is_call);
    let edits =
        calls.map(|index| (tokens[index].range.clone(), format!("{prefix}{}", spelled(index))));
    Ok(edit(text, edits.collect()))
}

/// Gives each module the names that std's prelude has and core's lacks.
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
