//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

mod casts;
mod lower;
mod refused;
pub mod remarks;
pub mod stack;

use crate::compile::{errors, sysroot, Message};
use crate::fault::told_apart;
use crate::redirect::redirect_std;
use crate::remarks::Author;
use crate::text::{edit, place};
use crate::tokens::{spelling, tokenize};
use crate::wasm;
use anyhow::{bail, Context, Result};
use casts::Casts;
use emitter::{emit, Memory, Options};
use lower::Lowering;
use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::Path;
use std::process::Command;

/// What stands in for std where there is no operating system.
const HOST: &str = include_str!("c/host.rs");

/// The modules of it that have files of their own.
const MODULES: [(&str, &str); 9] = [
    ("fmt", include_str!("c/host/fmt.rs")),
    ("io", include_str!("c/host/io.rs")),
    ("process", include_str!("c/host/process.rs")),
    ("thread", include_str!("c/host/thread.rs")),
    ("sync", include_str!("c/host/sync.rs")),
    ("hashed", include_str!("c/host/hashed.rs")),
    ("decimal", include_str!("c/host/decimal.rs")),
    ("float", include_str!("c/host/float.rs")),
    ("memory", include_str!("c/host/memory.rs")),
];

/// What stands before a program.
const HEAD: &str = include_str!("c/head.rs");

/// Returns everything that stands in for std, for a digest.
pub fn host() -> String {
    let modules = MODULES.map(|(_, text)| text).concat();
    [HEAD, HOST, &modules, casts::HOST].concat()
}

/// A program's module, and the casts in it that nothing checks.
struct Compiled {
    wasm: Vec<u8>,
    unchecked: Vec<String>,
}

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
    let Compiled { wasm, unchecked } = compile_with_checks(bundle, author, debug, stack)?;
    keep(&wasm)?;
    let recursive = remarks::recursive(&wasm)?;
    let header = remarks::header(stack, &recursive, &unchecked);
    // The host's messages are shown in any case; without `debug`, all panics share one of them.
    let is_deep = !recursive.is_empty();
    let request = if is_deep { stack::REQUEST.len() } else { 0 };
    let options = Options {
        header,
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

/// Compiles a program to a WebAssembly module in which casts are checked, except for those that
/// rustc does not take when they are.
fn compile_with_checks(bundle: &str, author: &Author, debug: bool, stack: u32) -> Result<Compiled> {
    let mut casts = Casts::new(bundle)?;
    loop {
        let program = add_host(&casts, debug)?;
        let errors = match webassembly(&program, stack)? {
            Ok(wasm) => return Ok(Compiled { wasm, unchecked: casts.list_unchecked() }),
            Err(errors) => errors,
        };
        let places: Vec<usize> =
            errors.iter().flat_map(Message::spans).map(|span| span.start).collect();
        if !casts.undo(&program, &places)? && !casts.undo_all() {
            let source = Hosted { program: &program, bundle, author };
            bail!("{}", complaint(&errors, &casts, &source)?);
        }
    }
}

/// A program with its host, made from a bundle.
struct Hosted<'a> {
    program: &'a str,
    bundle: &'a str,
    author: &'a Author,
}

/// Returns what to say about errors in a program.
fn complaint(errors: &[Message], casts: &Casts, source: &Hosted) -> Result<String> {
    let Hosted { program, bundle, author } = source;
    let (mut unfit, mut others) = (Vec::new(), Vec::new());
    for error in errors {
        let span = error.spans().next().unwrap_or_default();
        let line = program[..span.start].matches('\n').count() + 1;
        let line = line.saturating_sub(HEAD.matches('\n').count());
        let origin = match error.code() {
            "overflowing_literals" | "arithmetic_overflow" => same_text(program, span, bundle),
            // A constant is evaluated, and what does not fit panics in the host.
            "E0080" => casts.origin(program, span.start)?,
            _ => None,
        };
        if let Some(byte) = origin {
            let (place, summary) = (place(bundle, byte), error.summary());
            unfit.push(format!(
                "{place}: {summary}; usize has 32 bits in C: keep such values in u64"
            ));
            continue;
        }
        let summary = error.summary().replace("crate::std::", "std::");
        others.push(match bundle.lines().nth(line.wrapping_sub(1)) {
            Some(text) => {
                format!("{}: {summary}\n    {}", author.place(line), text.trim())
            }
            None => format!("{summary}, by\n{}", error.rendered()),
        });
    }
    if !unfit.is_empty() {
        return Ok(unfit.join("\n"));
    }
    let others = others.join("\n");
    Ok(format!(
        "the program uses something that has no counterpart in C, or does not compile:\n{others}"
    ))
}

/// Returns the place in `bundle` of a text that stands at `span` in the program made from it: of
/// the same texts, the one with the same number.
fn same_text(program: &str, span: std::ops::Range<usize>, bundle: &str) -> Option<usize> {
    let text = program.get(span.clone())?;
    let head = HEAD.matches(text).count();
    let earlier = program[..span.start].matches(text).count().saturating_sub(head);
    bundle.match_indices(text).nth(earlier).map(|(byte, _)| byte)
}

/// Returns the program with the host's `std` in place of the real one. Its lines stay in their
/// order, below those of the head.
fn add_host(casts: &Casts, debug: bool) -> Result<String> {
    let program = casts.program();
    let lowering = Lowering::new(&program, debug)?;
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
    let modules = modules + &casts.host();
    let host = HOST.replace("MODULES", &modules);
    let host = host.replace("PANICKED", panicked).replace("RETURNED", returned);
    // The host's names that a program could meet, too, are such as it has not.
    let own = |text: &str| text.replace("host_", &lowering.prefix);
    Ok(format!("{}{program}\n{}", own(HEAD), own(&host)))
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

/// Compiles a program to a WebAssembly module. The inner `Err` holds rustc's errors.
fn webassembly(program: &str, stack: u32) -> Result<Result<Vec<u8>, Vec<Message>>> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("program.rs"), program)?;
    wasm::ready()?;
    let root = sysroot()?;
    let mut rustc = Command::new(root.join("bin").join(format!("rustc{EXE_SUFFIX}")));
    // Where the files lie must not show in the program.
    rustc.current_dir(folder.path()).args(["-o", "program.wasm", "program.rs"]);
    rustc.args(["--edition", "2021", "--crate-name", "program", "--crate-type", "cdylib"]);
    rustc.args(["--target", available::WASM, "--error-format=json"]);
    let options = [
        "opt-level=s",
        "panic=abort",
        "lto=fat",
        "codegen-units=1",
        &format!("link-arg=-zstack-size={stack}"),
        "strip=debuginfo",
        // What a `usize` of 64 bits would hold and one of 32 does not must not go on silently.
        "overflow-checks=on",
    ];
    rustc.args(options.into_iter().flat_map(|option| ["-C", option]));
    let output = rustc.output().context("rustc")?;
    if !output.status.success() {
        return errors(&output).map(Err);
    }
    Ok(Ok(fs::read(folder.path().join("program.wasm"))?))
}
