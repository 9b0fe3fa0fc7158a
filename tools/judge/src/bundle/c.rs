//! The C path: the bundle, compiled to WebAssembly and translated to one C file, for judges
//! that take no Rust.

mod lower;

use super::compile::sysroot;
use super::paths::to_local_std;
use super::tokens::{edited, tokens};
use anyhow::{anyhow, bail, ensure, Context, Result};
use emitter::{emit, Memory, Options};
use lower::lowered;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const HOST: &str = include_str!("c/host.rs");

/// The C file of a program whose Rust is `bundle`, with `header` as its first comment.
/// Where it would have more than `size` bytes, it is written without layout.
pub fn translated(bundle: &str, header: &str, debug: bool, size: usize) -> Result<String> {
    let wasm = compiled(&hosted(bundle, debug)?)?;
    // Without `debug`, what the program itself has to say is one line for all.
    let options = Options {
        header: header.to_string(),
        debug: true,
        memory: Memory::Growing,
        ..Options::default()
    };
    let readable = emit(&wasm, &options).map_err(|error| anyhow!("{error}"))?;
    if readable.len() <= size {
        return Ok(readable);
    }
    emit(&wasm, &Options { compact: true, ..options }).map_err(|error| anyhow!("{error}"))
}

/// The program on the host's `std`.
fn hosted(bundle: &str, debug: bool) -> Result<String> {
    let program = to_local_std(&lowered(bundle, debug)?)?;
    let program = without_inner_attributes(&with_prelude(&program)?)?;
    let panicked = match debug {
        true => "fail(&alloc::format!(\"{}\", _info))",
        false => "failed()",
    };
    let host = HOST.replace("PANICKED", panicked);
    Ok(format!(
        "#![no_std]\n#![allow(warnings)]\nextern crate alloc;\nuse crate::std::prelude::*;\n{host}\n{program}"
    ))
}

/// Each module sees what std's prelude has and core's has not.
fn with_prelude(text: &str) -> Result<String> {
    let tokens = tokens(text)?;
    let word = |index: usize| tokens.get(index).map_or("", |token| &text[token.range.clone()]);
    let modules = (0..tokens.len()).filter(|&i| word(i) == "mod" && word(i + 2) == "{");
    let prelude = " use crate::std::prelude::*;".to_string();
    let edits = modules.map(|index| {
        let end = tokens[index + 2].range.end;
        (end..end, prelude.clone())
    });
    Ok(edited(text, edits.collect()))
}

/// Attributes and documentation of the whole crate, which cannot stand behind the host's items.
fn without_inner_attributes(text: &str) -> Result<String> {
    use syn::spanned::Spanned;
    let file = syn::parse_file(text)?;
    let edits = file.attrs.iter().map(|attribute| (attribute.span().byte_range(), String::new()));
    Ok(edited(text, edits.collect()))
}

/// The module of a program.
fn compiled(program: &str) -> Result<Vec<u8>> {
    let folder = tempfile::tempdir()?;
    let (source, module) = (folder.path().join("program.rs"), folder.path().join("program.wasm"));
    fs::write(&source, program)?;
    let root = sysroot(None)?.context("no rustc")?;
    let target = root.join("lib/rustlib/wasm32-unknown-unknown/lib");
    ensure!(
        target.is_dir(),
        "C is made by way of WebAssembly, for which rustc lacks a part: `rustup target add wasm32-unknown-unknown`"
    );
    let mut rustc = Command::new(root.join("bin/rustc"));
    rustc.args([
        "--edition",
        "2021",
        "--target",
        "wasm32-unknown-unknown",
        "--crate-type",
        "cdylib",
    ]);
    rustc.args([
        "-C",
        "opt-level=s",
        "-C",
        "panic=abort",
        "-C",
        "lto=fat",
        "-C",
        "codegen-units=1",
    ]);
    rustc.args([
        "-C",
        "link-arg=-zstack-size=262144",
        "-C",
        "strip=debuginfo",
        "--crate-name",
        "program",
    ]);
    let output = rustc.arg("-o").arg(&module).arg(&source).output().context("rustc")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        bail!("the program needs what there is not without an operating system:\n{said}");
    }
    Ok(fs::read(module)?)
}

/// A way to compile the file, and whether what comes out runs here.
const COMPILERS: [(&str, &[&str], bool); 5] = [
    ("gcc", &["-x", "c", "-std=c89"], true),
    ("g++", &["-x", "c++", "-std=c++98"], true),
    ("gcc", &["-x", "c", "-std=c89", "-m32"], true),
    ("clang", &["-x", "c", "-std=c89"], true),
    ("i686-w64-mingw32-gcc", &["-x", "c", "-std=c89"], false),
];

/// The programs that the compilers here make of a C file, each with its compiler's name; or
/// what one of them says against it.
pub fn built(text: &str, folder: &Path) -> Result<Result<Vec<(String, PathBuf)>, String>> {
    let source = folder.join("final.c");
    fs::write(&source, text)?;
    let mut programs = Vec::new();
    for (index, (compiler, flags, runs)) in COMPILERS.iter().enumerate() {
        let name = [&[*compiler], &flags[2..]].concat().join(" ");
        if !answers(compiler, flags, folder)? {
            continue;
        }
        let program = folder.join(format!("final-{index}"));
        let mut command = Command::new(compiler);
        command.args(*flags).args(["-pedantic-errors", "-Wno-long-long", "-O2", "-o"]);
        let output = command.arg(&program).arg(&source).output()?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Ok(Err(format!("{name} refuses it:\n{}", said.trim())));
        }
        if *runs {
            programs.push((name, program));
        }
    }
    ensure!(!programs.is_empty(), "no C compiler answers to gcc, g++ or clang");
    Ok(Ok(programs))
}

/// Whether a compiler is there, and has all it needs for these flags.
fn answers(compiler: &str, flags: &[&str], folder: &Path) -> Result<bool> {
    let trial = folder.join("trial.c");
    fs::write(&trial, "#include <stdio.h>\nint main(void) { return 0; }\n")?;
    let mut command = Command::new(compiler);
    command.args(flags).arg("-o").arg(folder.join("trial")).arg(&trial);
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    Ok(status.is_ok_and(|status| status.success()))
}
