//! Many mutants as one program: each is a module, and an argument chooses one.

use crate::mutant::Mutant;
use anyhow::{ensure, Context, Result};
use catalogue::project::{Problem, Project};
use judge::cargo;
use judge::program::Program;
use judge::run::{run_on, Ending, Limits};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The limits of the compiler: a mutant may have it compute an array without end.
const LIMITS: Limits = Limits { time: Duration::from_secs(600), memory: 6 << 30, output: 64 << 20 };

/// The crates with which solutions are compiled.
pub struct Compiler {
    /// The compiled crates, by the name that programs have for them.
    crates: Vec<(String, PathBuf)>,
}

/// Mutants in one program, and the solution itself.
pub struct Mutants {
    file: PathBuf,
    /// The numbers of those that compile; 0 is the solution itself, 1 the first mutant.
    pub compiled: BTreeSet<usize>,
}

impl Mutants {
    /// Returns the program of one that compiles.
    pub fn program(&self, number: usize) -> Program {
        Program::select(&self.file, &[&number.to_string()])
    }
}

impl Compiler {
    /// Has cargo build what the solution of this problem links, and thus all solutions.
    pub fn new(project: &Project, problem: &Problem) -> Result<Compiler> {
        let mut command = cargo::build(&project.root, true);
        command.arg("--manifest-path").arg(project.root.join("problems/Cargo.toml"));
        command.args(["--bin", &problem.name]);
        let mut crates = Vec::new();
        for artifact in cargo::artifacts(&mut command)? {
            let is_library = |file: &PathBuf| file.extension() == Some("rlib".as_ref());
            if let Some(file) = artifact.files.into_iter().find(is_library) {
                crates.push((artifact.name.replace('-', "_"), file));
            }
        }
        Ok(Compiler { crates })
    }

    /// Compiles a solution and its mutants into one program in a folder, without those that do not
    /// compile.
    pub fn compile(
        &self,
        text: &str,
        mutants: &[Mutant],
        optimised: bool,
        folder: &Path,
    ) -> Result<Mutants> {
        let texts = [text.to_string()].into_iter().chain(mutants.iter().map(|one| one.apply(text)));
        for (number, text) in texts.enumerate() {
            // `main` is private.
            let module = text + "\npub(crate) fn run() {\n    main();\n}\n";
            fs::write(folder.join(file_name(number)), module)?;
        }
        let mut compiled: BTreeSet<usize> = (0..=mutants.len()).collect();
        let file = folder.join("program");
        loop {
            fs::write(folder.join("program.rs"), all_in_one(&compiled))?;
            let errors = self.build(text, optimised, folder, &file)?;
            if errors.is_empty() {
                return Ok(Mutants { file, compiled });
            }
            let broken = broken(&errors);
            ensure!(!broken.contains(&0), "the solution itself does not compile:\n{errors}");
            let left = compiled.len();
            compiled.retain(|number| !broken.contains(number));
            ensure!(compiled.len() < left, "rustc names no mutant:\n{errors}");
        }
    }

    /// Compiles the program in a folder. Returns the compiler's errors, a line each.
    fn build(&self, text: &str, optimised: bool, folder: &Path, file: &Path) -> Result<String> {
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", "2021", "--crate-name", "mutants", "--error-format", "short"]);
        // What is computed too early or for too long is left to the limits of a run.
        rustc.args(["-A", "warnings", "-A", "arithmetic_overflow", "-A", "unconditional_panic"]);
        rustc.args(["-C", "overflow-checks=on", "-C", "debug-assertions=off"]);
        rustc.args(["-C", "strip=debuginfo"]);
        rustc.args(["-C", if optimised { "opt-level=1" } else { "opt-level=0" }]);
        for (name, path) in &self.crates {
            if text.contains(&format!("{name}::")) {
                rustc.arg("--extern").arg(format!("{name}={}", path.display()));
            }
            let folder = path.parent().context("a library in a folder")?;
            for folder in [folder, &folder.join("deps")] {
                rustc.arg("-L").arg(format!("dependency={}", folder.display()));
            }
        }
        rustc.arg("-o").arg(file).arg(folder.join("program.rs"));
        let ended = run_on(rustc, "", folder, &LIMITS)?.ending;
        match ended {
            Ending::Exit(0) => Ok(String::new()),
            Ending::Exit(1) => {
                Ok(String::from_utf8_lossy(&fs::read(folder.join("err"))?).into_owned())
            }
            ended => anyhow::bail!("rustc ended with {ended:?}"),
        }
    }
}

fn file_name(number: usize) -> String {
    format!("mutant_{number}.rs")
}

/// Returns the source of the program that runs the one that its argument names.
fn all_in_one(compiled: &BTreeSet<usize>) -> String {
    let (mut modules, mut arms) = (String::new(), String::new());
    for number in compiled {
        modules += &format!("#[path = {:?}]\nmod mutant_{number};\n", file_name(*number));
        arms += &format!("        Some(\"{number}\") => mutant_{number}::run(),\n");
    }
    format!(
        "{modules}
fn main() {{
    match std::env::args().nth(1).as_deref() {{
{arms}        _ => panic!(\"no such mutant\"),
    }}
}}
"
    )
}

/// Returns the numbers of the mutants in which the compiler found errors. An error that shows only
/// when something generic is used has its place there, and a note names the mutant.
fn broken(errors: &str) -> BTreeSet<usize> {
    let is_error = |line: &&str| line.contains(": error");
    let named = |line: &str| {
        let (_, rest) = line.split_once("mutant_")?;
        rest.split_once(".rs:")?.0.parse().ok()
    };
    let broken: BTreeSet<usize> = errors.lines().filter(is_error).filter_map(named).collect();
    match broken.is_empty() {
        true => errors.lines().filter_map(named).collect(),
        false => broken,
    }
}
