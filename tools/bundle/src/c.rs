//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

mod casts;
mod lower;
pub mod remarks;
pub mod stack;

use crate::compile::{errors, sysroot, Message};
use crate::fault::told_apart;
use crate::paths::to_local_std;
use crate::tokens::{edited, place, spelling, tokens};
use crate::wasm;
use anyhow::{bail, Context, Result};
use casts::Casts;
use emitter::{emit, Memory, Options};
use lower::lowered;
use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::Path;
use std::process::Command;

/// What stands in for std where there is no operating system.
pub const HOST: &str = include_str!("c/host.rs");

/// A program's module, and the casts in it that nothing checks.
struct Compiled {
    wasm: Vec<u8>,
    unchecked: Vec<String>,
}

/// Returns the C file of a program whose Rust is `bundle`. Its stack in the module's memory has
/// `stack` bytes. A file of more than `size` bytes is written without layout.
pub fn translated(bundle: &str, debug: bool, size: usize, stack: u32) -> Result<String> {
    let Compiled { wasm, unchecked } = checked(bundle, debug, stack)?;
    keep(&wasm)?;
    let recursive = remarks::recursive(&wasm)?;
    let header = remarks::header(stack, &recursive, &unchecked);
    // The host's messages are shown in any case; without `debug`, all panics share one of them.
    let options = Options { header, debug: true, memory: Memory::Growing, ..Options::default() };
    let emitted = |options: &Options| -> Result<String> {
        let text = emit(&wasm, options).map_err(told_apart)?;
        Ok(if recursive.is_empty() { text } else { stack::with_large_stack(&text) })
    };
    let readable = emitted(&options)?;
    if readable.len() <= size {
        return Ok(readable);
    }
    emitted(&Options { compact: true, ..options })
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
fn checked(bundle: &str, debug: bool, stack: u32) -> Result<Compiled> {
    let mut casts = Casts::new(bundle)?;
    loop {
        let program = hosted(&casts, debug)?;
        let errors = match webassembly(&program, stack)? {
            Ok(wasm) => return Ok(Compiled { wasm, unchecked: casts.unchecked() }),
            Err(errors) => errors,
        };
        let places: Vec<usize> =
            errors.iter().flat_map(Message::spans).map(|span| span.start).collect();
        if !casts.undo(&program, &places)? && !casts.undo_all() {
            bail!("{}", complaint(&errors, &casts, &program, bundle)?);
        }
    }
}

/// Returns what to say about errors in a program whose Rust is `bundle`.
fn complaint(errors: &[Message], casts: &Casts, program: &str, bundle: &str) -> Result<String> {
    let mut unfit = Vec::new();
    for error in errors {
        let span = error.spans().next().unwrap_or_default();
        let origin = match error.code() {
            "overflowing_literals" | "arithmetic_overflow" => same_text(program, span, bundle),
            // A constant is evaluated, and what does not fit panics in the host.
            "E0080" => casts.origin(program, span.start)?,
            _ => None,
        };
        unfit.extend(origin.map(|byte| {
            let (place, summary) = (place(bundle, byte), error.summary());
            format!("{place}: {summary}; usize has 32 bits in C: keep such values in u64")
        }));
    }
    if !unfit.is_empty() {
        return Ok(unfit.join("\n"));
    }
    let rendered: String = errors.iter().map(Message::rendered).collect();
    Ok(format!("the program uses parts of std that need an operating system:\n{rendered}"))
}

/// Returns the place in `bundle` of a text that stands at `span` in the program made from it: of
/// the same texts, the one with the same number from the end.
fn same_text(program: &str, span: std::ops::Range<usize>, bundle: &str) -> Option<usize> {
    let text = program.get(span.clone())?;
    let later = program[span.end..].matches(text).count();
    bundle.rmatch_indices(text).nth(later).map(|(byte, _)| byte)
}

/// Returns the program with the host's `std` in place of the real one.
fn hosted(casts: &Casts, debug: bool) -> Result<String> {
    let program = to_local_std(&lowered(&casts.program(), debug)?)?;
    let program = without_inner_attributes(&with_prelude(&program)?)?;
    let panicked = match debug {
        true => "fail(&alloc::format!(\"{}\", _info))",
        false => "failed()",
    };
    let host = HOST.replace("PANICKED", panicked);
    let host = host.replacen("mod std {", &format!("mod std {{\n{}", casts.host()), 1);
    Ok(format!(
        "#![no_std]\n#![allow(warnings)]\nextern crate alloc;\n\
         use crate::std::prelude::*;\n{host}\n{program}"
    ))
}

/// Gives each module the names that std's prelude has and core's has not.
fn with_prelude(text: &str) -> Result<String> {
    let tokens = tokens(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let modules = (0..tokens.len()).filter(|&i| spelled(i) == "mod" && spelled(i + 2) == "{");
    let prelude = " use crate::std::prelude::*;".to_string();
    let edits = modules.map(|index| {
        let end = tokens[index + 2].range.end;
        (end..end, prelude.clone())
    });
    Ok(edited(text, edits.collect()))
}

/// Removes attributes and documentation of the whole crate, which may not follow the host's items.
fn without_inner_attributes(text: &str) -> Result<String> {
    use syn::spanned::Spanned;
    let file = syn::parse_file(text)?;
    let edits = file.attrs.iter().map(|attribute| (attribute.span().byte_range(), String::new()));
    Ok(edited(text, edits.collect()))
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
    rustc.args(["--target", machine::WASM, "--error-format=json"]);
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
