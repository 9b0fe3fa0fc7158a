//! C compilers, asked what they think of a C file.

use crate::built::Built;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The ways to compile the file: the compiler, its flags, and whether the program runs here.
const COMPILERS: [(&str, &[&str], bool); 5] = [
    ("cc", &["-x", "c", "-std=c89"], true),
    ("g++", &["-x", "c++", "-std=c++98"], true),
    ("cc", &["-x", "c", "-std=c89", "-m32"], true),
    ("clang", &["-x", "c", "-std=c89"], true),
    ("i686-w64-mingw32-gcc", &["-x", "c", "-std=c89"], false),
];

/// Compiles a C file with each compiler of this machine, and returns the programs, or the complaint
/// of the first compiler that rejects it.
pub fn build(text: &str, folder: &Path) -> Result<Result<Vec<Built>, String>> {
    let mut programs = Vec::new();
    for (index, (compiler, flags, runs)) in COMPILERS.iter().enumerate() {
        if !answering()[index] {
            continue;
        }
        let name = [&[*compiler], &flags[2..]].concat().join(" ");
        let program = folder.join(format!("final-{index}"));
        let flags = [flags, &["-O2"][..]].concat();
        if let Err(complaint) = compile(text, compiler, &flags, &program)? {
            return Ok(Err(format!("{name} refuses it:\n{complaint}")));
        }
        if *runs {
            programs.push(Built { by: format!(", by {name}"), program });
        }
    }
    ensure!(!programs.is_empty(), "found no C compiler: neither cc nor g++ nor clang");
    Ok(Ok(programs))
}

/// Writes a C file beside `program`, and compiles it to `program`. The inner `Err` is what the
/// compiler says against the file.
pub fn compile(
    text: &str,
    compiler: &str,
    flags: &[&str],
    program: &Path,
) -> Result<Result<(), String>> {
    let source = program.with_extension("c");
    fs::write(&source, text)?;
    let mut command = Command::new(compiler);
    command.args(flags).args(["-pedantic-errors", "-Wno-long-long", "-o"]);
    // Only a program that calls C's mathematical functions needs the library; it stands last, as
    // linkers want it.
    let output = command.arg(program).arg(&source).arg("-lm").output();
    let output = output.with_context(|| format!("cannot run {compiler}"))?;
    let complaint = String::from_utf8_lossy(&output.stderr).trim().to_string();
    Ok(if output.status.success() { Ok(()) } else { Err(complaint) })
}

/// Returns which of the compilers this machine has. They are tried only once, because each answer
/// takes a compilation.
fn answering() -> &'static [bool; COMPILERS.len()] {
    static ANSWERING: OnceLock<[bool; COMPILERS.len()]> = OnceLock::new();
    ANSWERING.get_or_init(|| COMPILERS.map(|(compiler, flags, _)| answers(compiler, flags)))
}

/// Returns whether a compiler exists and has all that these flags need.
fn answers(compiler: &str, flags: &[&str]) -> bool {
    let Ok(folder) = tempfile::tempdir() else { return false };
    let trial = folder.path().join("trial.c");
    if fs::write(&trial, "#include <stdio.h>\nint main(void) { return 0; }\n").is_err() {
        return false;
    }
    let mut command = Command::new(compiler);
    command.args(flags).arg("-o").arg(folder.path().join("trial")).arg(&trial);
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
