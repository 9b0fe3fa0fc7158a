//! Programs built from bundles as judges would build them.

use crate::built::Built;
use crate::cc;
use crate::compile::Compiler;
use crate::maker::Maker;
use crate::origin::Origin;
use crate::target::Target;
use anyhow::Result;
use std::path::{Path, PathBuf};

/// Compiles a bundle into `folder`: C with every compiler of this machine, Rust with the judge's
/// own rustc or else the present one, treating every warning as an error. The inner `Err` is what a
/// compiler says against the bundle.
pub fn build<S: Origin>(
    maker: &Maker<S>,
    program: &S::Program,
    target: &Target,
    text: &str,
    folder: &Path,
) -> Result<Result<Vec<Built>, String>> {
    if target.c.is_some() {
        return cc::build(text, folder);
    }
    let (mut compiler, by) = match target.own_compiler()? {
        Some(compiler) => (compiler, ""),
        None => (Compiler::present(target.edition()?)?, ", by the present rustc"),
    };
    compiler.crates = maker.compile_offered(program, target, &compiler)?;
    let file = folder.join("final");
    let built = compiler.build(text, &["-C", "opt-level=2", "-D", "warnings"], &file)?;
    Ok(built.map(|()| vec![Built { by: by.to_string(), program: file }]))
}

/// Compiles a bundle once, with the C compiler `cc` or the present rustc, into `folder`. `crates`
/// are the names of the crates that the judge offers, with the files that this rustc made.
pub fn build_once(
    target: &Target,
    text: &str,
    crates: &[(String, PathBuf)],
    folder: &Path,
) -> Result<Result<PathBuf, String>> {
    let program = folder.join("program");
    let built = match target.c {
        Some(_) => cc::compile(text, "cc", &["-x", "c", "-std=c89"], &program)?,
        None => {
            let mut compiler = Compiler::present(target.edition()?)?;
            compiler.crates = crates.to_vec();
            compiler.build(text, &[], &program)?
        }
    };
    Ok(built.map(|()| program))
}
