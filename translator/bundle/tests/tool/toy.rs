//! A workspace of one program in a temporary folder.

use crate::judges;
use crate::programs::{Program, Programs};
use anyhow::Result;
use available::cache::Cache;
use bundle::maker::{Bundle, Comments, Maker};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Eight lines, so that what follows begins on line 9.
pub const HEADER: &str = "//! Toy 1 — 1
//! <http://x> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: r.
//! Model: m.
//! Why: w.
//! Cost: c.

";

/// A workspace whose library is called `toys`.
pub struct Toy {
    folder: TempDir,
    solution: String,
}

impl Toy {
    /// A workspace of one program.
    pub fn new(solution: &str) -> Toy {
        let place = "toy/1/solution.rs";
        let folder = tempfile::tempdir().unwrap();
        let toy = Toy { folder, solution: format!("problems/{place}") };
        toy.write("Cargo.toml", "[package]\nname = \"toys\"\n");
        toy.write(
            "problems/Cargo.toml",
            &format!(
                "[package]\nname = \"problems\"\n[dependencies]\nitertools = \"*\"\nproconio = \"*\"\nrand = \"*\"\ntoys = \"*\"\n\
                 [[bin]]\nname = \"toy_1\"\npath = \"{place}\"\n"
            ),
        );
        toy.write(&toy.solution, solution);
        toy
    }

    /// Adds a file with this text.
    pub fn with(self, path: &str, text: &str) -> Toy {
        self.write(path, text);
        self
    }

    /// Writes a file of the workspace.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The path of one of its files.
    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// The path of its program, relative to its folder.
    pub fn solution(&self) -> &str {
        &self.solution
    }

    /// The program.
    pub fn program(&self) -> Program {
        Program { name: "toy_1".to_string(), path: self.solution.clone() }
    }

    /// The bundle of its program for a judge.
    pub fn bundle(&self, judge: &str, comments: Comments, debug: bool) -> Result<String> {
        Ok(self.made(judge, comments, debug)?.text)
    }

    /// The bundle of its program for a judge, with what the maker says of it.
    pub fn made(&self, judge: &str, comments: Comments, debug: bool) -> Result<Bundle> {
        let (programs, cache) = (Programs::read(self.folder.path())?, cache());
        let maker = Maker { origin: &programs, cache: &cache, comments, debug };
        maker.bundle(&self.program(), &judges::target(judge)?)
    }
}

/// What this very program has made before.
pub fn cache() -> Cache {
    Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("bundles"))
}
