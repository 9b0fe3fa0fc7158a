//! The programs of a workspace, as a collection of them would present them to the bundler.

use anyhow::{Context, Result};
use available::cache::{Cache, Digest};
use bundle::origin::{Crates, Origin};
use bundle::target::{Rust, Target};
use bundle::unix;
use bundle::workspace::Workspace;
use std::fs;
use std::path::Path;

/// The bytes of memory that each program may take.
const MEMORY: u64 = 32 << 20;

/// A program.
pub struct Program {
    /// Its name.
    pub name: String,
    /// The path of its file in the workspace.
    pub path: String,
}

/// The programs in the folder `problems` of a workspace.
pub struct Programs {
    workspace: Workspace,
}

impl Programs {
    /// Reads the workspace in `root`.
    pub fn read(root: &Path) -> Result<Programs> {
        Ok(Programs { workspace: Workspace::read(root, "problems")? })
    }
}

impl Origin for Programs {
    type Program = Program;

    fn name<'p>(&self, program: &'p Program) -> &'p str {
        &program.name
    }

    fn path(&self, program: &Program) -> String {
        program.path.clone()
    }

    fn text(&self, program: &Program) -> Result<String> {
        let path = self.root().join(&program.path);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        Ok(format!("{}\n", unix(&text).trim_end()))
    }

    fn memory(&self, _: &Program) -> u64 {
        MEMORY
    }

    fn edition(&self) -> &str {
        "2021"
    }

    fn digest(&self, text: &str, rust: &Rust) -> Result<Option<Digest>> {
        self.workspace.digest(text, rust).map(Some)
    }

    fn crates(&self, text: &str, rust: &Rust) -> Result<Crates> {
        self.workspace.crates(text, rust)
    }

    fn modules(&self, crates: &Crates, text: &str, cache: &Cache) -> Result<String> {
        self.workspace.modules(crates, text, cache)
    }

    fn root(&self) -> &Path {
        self.workspace.root()
    }

    fn first_line(&self, program: &Program, target: &Target, options: &[&str]) -> String {
        let options: String = options.iter().map(|option| format!(" {option}")).collect();
        let (name, judge) = (&program.name, &target.id);
        let made = format!("made by `cargo judge bundle {name} --for {judge}{options}`");
        target.first_line("Toy 1", "http://x", &made)
    }
}
