//! A Rust program as a WebAssembly module in which `usize` has 64 bits, as on judges that run Rust.
//!
//! rustup has the standard library for WebAssembly only with addresses of 32 bits. So rustc
//! compiles the program for x86-64, with what it uses of core and alloc, but only as far as LLVM's
//! bitcode: the numbers in it have their widths, but no instruction has been chosen yet. The linker
//! that comes with rustc chooses them, for the machine that the bitcode names; once that is
//! `wasm64`, it makes WebAssembly with addresses of 64 bits.

use super::wide_library;
use crate::compile::{errors, sysroot, Message};
use crate::fault::told_apart;
use anyhow::{Context, Error, Result};
use emitter::EmitError;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The function at which the module begins.
pub const ENTRY: &str = "main";

/// The function that prints what has gathered when the stack is full.
pub const LAST: &str = "print_rest";

/// The name of the machine that the linker is to compile for; it has as many letters as the name of
/// the one for which rustc compiles.
const MACHINE: &str = "wasm64-unknown-linux-gnu";

/// The one instruction of x86-64 that core and alloc ask for by its name, in `spin_loop`, and a
/// function with a name of the same length, which the emitter knows.
const PAUSE: (&str, &str) = ("llvm.x86.sse2.pause", "wait_in_a_spin_loop");

/// The function that is called when products of 128 bits are checked. Among the functions that LLVM
/// calls on its own, it is the one that the linker does not know about, and would consider unused.
const UNFORESEEN: &str = "__muloti4";

const OPTIONS: [&str; 7] = [
    "panic=abort",
    "lto=fat",
    "codegen-units=1",
    "strip=debuginfo",
    // As on the judges that take Rust.
    "overflow-checks=off",
    // WebAssembly's plain numbers have no vectors.
    "no-vectorize-loops",
    "no-vectorize-slp",
];

/// Features that every WebAssembly machine has today, and that the emitter translates.
const FEATURES: &str = "-mattr=+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext";

/// Compiles a program to a WebAssembly module; a `small` one is a little slower. The inner `Err`
/// holds rustc's errors.
pub fn webassembly(
    program: &str,
    stack: u32,
    small: bool,
) -> Result<Result<Vec<u8>, Vec<Message>>> {
    let folder = tempfile::tempdir()?;
    let path = |name: &str| folder.path().join(name);
    fs::write(path("program.rs"), program)?;
    wide_library::ready()?;
    let mut rustc = Command::new(sysroot()?.join("bin").join(format!("rustc{EXE_SUFFIX}")));
    // The location of the files must not affect the program.
    rustc.current_dir(folder.path()).arg("program.rs");
    rustc.args(["--edition", "2021", "--crate-name", "program", "--crate-type", "staticlib"]);
    rustc.args(["--emit", "link=program.a,llvm-bc=program.bc", "--error-format=json"]);
    rustc.args(["--target", available::WIDE]);
    rustc.args(["-C", if small { "opt-level=z" } else { "opt-level=s" }]);
    rustc.args(OPTIONS.into_iter().flat_map(|option| ["-C", option]));
    let output = rustc.output().context("rustc")?;
    if !output.status.success() {
        return errors(&output).map(Err);
    }
    fs::write(path("program.bc"), retargeted(&fs::read(path("program.bc"))?)?)?;
    link(folder.path(), stack)?;
    Ok(Ok(fs::read(path("program.wasm"))?))
}

fn link(folder: &Path, stack: u32) -> Result<()> {
    let linker = available::linker().context("rustc comes without its linker, rust-lld")?;
    let mut link = Command::new(linker);
    link.current_dir(folder).args(["-flavor", "wasm", "-mwasm64", "--no-entry", "--no-demangle"]);
    link.args([
        "--export",
        ENTRY,
        "--export",
        LAST,
        "--export-if-defined",
        UNFORESEEN,
        "--allow-undefined",
        "--gc-sections",
        "--strip-debug",
    ]);
    link.args(["--stack-first", "-z", &format!("stack-size={stack}"), "-mllvm", FEATURES]);
    let output = link.args(["-o", "program.wasm", "program.bc"]).output().context("rust-lld")?;
    let text = String::from_utf8_lossy(&output.stderr);
    let is_new = |line: &&str| !line.contains("is not a recognized");
    let text: Vec<&str> = text.lines().filter(is_new).take(3).collect();
    match output.status.success() {
        true => Ok(()),
        false => Err(fault(format!("what rust-lld cannot link: {}", text.join("\n")))),
    }
}

/// Returns the error for a state that no program is to blame for.
fn fault(state: String) -> Error {
    told_apart(EmitError::Internal { pass: "link".into(), function: "the program".into(), state })
}

/// Returns bitcode with the name of the other machine, and with a function for [`PAUSE`].
///
/// The name occurs in it twice: letter by letter, each letter a 12-bit number in two chunks of 6
/// bits, of which the first bit says whether another chunk follows; and, for linkers, as plain
/// text.
fn retargeted(bitcode: &[u8]) -> Result<Vec<u8>> {
    let mut bits: Vec<bool> =
        bitcode.iter().flat_map(|byte| (0..8).map(move |place| byte >> place & 1 == 1)).collect();
    let (from, to) = (letters(available::WIDE), letters(MACHINE));
    let places: Vec<usize> = (0..bits.len().saturating_sub(from.len()))
        .filter(|&at| bits[at..].starts_with(&from))
        .collect();
    if places.len() != 1 {
        return Err(fault(format!("bitcode that names its machine {} times", places.len())));
    }
    bits[places[0]..places[0] + to.len()].copy_from_slice(&to);
    let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
    let mut bytes: Vec<u8> = bits.chunks(8).map(byte).collect();
    for (from, to) in [(available::WIDE, MACHINE), PAUSE] {
        for at in 0..bytes.len().saturating_sub(from.len()) {
            if bytes[at..].starts_with(from.as_bytes()) {
                bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
            }
        }
    }
    Ok(bytes)
}

/// Returns the bits of a text in a record of bitcode, the lowest of each number first.
fn letters(text: &str) -> Vec<bool> {
    let chunks = text.bytes().flat_map(|letter| [letter & 31 | 32, letter >> 5]);
    chunks.flat_map(|chunk| (0..6).map(move |place| chunk >> place & 1 == 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_names_of_the_machine_are_replaced_at_any_bit() {
        let name = letters(available::WIDE);
        for shift in 0..8 {
            let mut bits = vec![true; shift];
            bits.extend(&name);
            bits.resize(bits.len().next_multiple_of(8), false);
            let byte = |bits: &[bool]| (0..8).map(|at| u8::from(bits[at]) << at).sum::<u8>();
            let record: Vec<u8> = bits.chunks(8).map(byte).collect();
            let whole = [&record[..], available::WIDE.as_bytes(), b"."].concat();
            let text = String::from_utf8_lossy(&retargeted(&whole).unwrap()).into_owned();
            assert!(text.ends_with("wasm64-unknown-linux-gnu."), "{text}");
            let again = retargeted(&retargeted(&whole).unwrap());
            assert!(again.unwrap_err().to_string().contains("0 times"));
        }
    }
}
