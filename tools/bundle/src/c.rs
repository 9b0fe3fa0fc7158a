//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

mod lower;

use crate::compile::sysroot;
use crate::fault::told_apart;
use crate::paths::to_local_std;
use crate::tokens::{edited, spelling, tokens};
use crate::wasm;
use anyhow::{bail, Context, Result};
use emitter::{emit, Memory, Options};
use lower::Lowering;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::process::Command;

/// What stands in for std where there is no operating system.
const HOST: &str = include_str!("c/host.rs");

/// The modules of it that have files of their own.
const MODULES: [(&str, &str); 8] = [
    ("fmt", include_str!("c/host/fmt.rs")),
    ("io", include_str!("c/host/io.rs")),
    ("process", include_str!("c/host/process.rs")),
    ("thread", include_str!("c/host/thread.rs")),
    ("sync", include_str!("c/host/sync.rs")),
    ("hashed", include_str!("c/host/hashed.rs")),
    ("float", include_str!("c/host/float.rs")),
    ("memory", include_str!("c/host/memory.rs")),
];

/// What stands before a program.
const HEAD: &str = include_str!("c/head.rs");

/// Returns everything that stands in for std, for a digest.
pub fn host() -> String {
    let modules = MODULES.map(|(_, text)| text).concat();
    [HEAD, HOST, &modules].concat()
}

/// Returns the C file of a program whose Rust is `bundle`. A file of more than `size` bytes is
/// written without layout.
pub fn translated(bundle: &str, debug: bool, size: usize) -> Result<String> {
    let wasm = webassembly(&hosted(bundle, debug)?)?;
    // The host's messages are shown in any case; without `debug`, all panics share one of them.
    let options = Options { debug: true, memory: Memory::Growing, ..Options::default() };
    let readable = emit(&wasm, &options).map_err(told_apart)?;
    if readable.len() <= size {
        return Ok(readable);
    }
    emit(&wasm, &Options { compact: true, ..options }).map_err(told_apart)
}

/// Returns the program with the host's `std` in place of the real one. Its lines stay in their
/// order, below those of the head.
fn hosted(bundle: &str, debug: bool) -> Result<String> {
    let lowering = Lowering::new(bundle, debug)?;
    let program = to_local_std(&lowering.program(bundle)?)?;
    let program = without_inner_attributes(&with_prelude(&program)?)?;
    let (panicked, returned) = match debug {
        true => (
            "fail(&alloc::format!(\"{}\", _info))",
            "crate::std::fail(&alloc::format!(\"Error: {:?}\", _error))",
        ),
        false => ("failed()", "crate::std::failed()"),
    };
    let modules = MODULES.map(|(name, text)| format!("pub mod {name} {{ {text} }}\n")).concat();
    let host = HOST.replace("MODULES", &modules);
    let host = host.replace("PANICKED", panicked).replace("RETURNED", returned);
    // The host's names that a program could meet, too, are such as it has not.
    let own = |text: &str| text.replace("host_", &lowering.prefix);
    Ok(format!("{}{program}\n{}", own(HEAD), own(&host)))
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
    let edits = file.attrs.iter().map(|attribute| {
        let range = attribute.span().byte_range();
        let lines = text[range.clone()].matches('\n').count();
        (range, "\n".repeat(lines))
    });
    Ok(edited(text, edits.collect()))
}

/// Compiles a program to a WebAssembly module.
fn webassembly(program: &str) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("program.rs"), program)?;
    wasm::ready()?;
    let root = sysroot()?;
    let mut rustc = Command::new(root.join("bin").join(format!("rustc{EXE_SUFFIX}")));
    // Where the files lie must not show in the program.
    rustc.current_dir(folder.path()).args(["-o", "program.wasm", "program.rs"]);
    rustc.args(["--edition", "2021", "--crate-name", "program", "--crate-type", "cdylib"]);
    rustc.args(["--target", machine::WASM]);
    let options = [
        "opt-level=s",
        "panic=abort",
        "lto=fat",
        "codegen-units=1",
        "link-arg=-zstack-size=262144",
        "strip=debuginfo",
        // What a `usize` of 64 bits would hold and one of 32 does not must not go on silently.
        "overflow-checks=on",
    ];
    rustc.args(options.iter().flat_map(|option| ["-C", option]));
    let output = rustc.output().context("rustc")?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        bail!("the program uses parts of std that need an operating system:\n{complaint}");
    }
    Ok(fs::read(folder.path().join("program.wasm"))?)
}
