//! A collection of one problem in a temporary folder.

use anyhow::Result;
use bundle::cache::Cache;
use bundle::maker::{Bundle, Comments, Maker};
use bundle::sources::Sources;
use bundle::target::Target;
use catalogue::project::Project;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Eight lines, so that what follows begins on line 9.
pub const HEADER: &str = "//! Toy 1 — 1
//! <http://x> · 1 s · 32 MiB · easy
//!
//! Rules: r.
//! Model: m.
//! Why: w.
//! Cost: c.

";

/// A collection whose library is called `toys`.
pub struct Toy {
    folder: TempDir,
    solution: String,
}

impl Toy {
    /// A collection of one problem, in this judge's folder and with this solution.
    pub fn new(judge: &str, solution: &str) -> Toy {
        let place = format!("{judge}/1/solution.rs");
        let folder = tempfile::tempdir().unwrap();
        let toy = Toy { folder, solution: format!("problems/{place}") };
        toy.write("Cargo.toml", "[package]\nname = \"toys\"\n");
        toy.write(
            "problems/Cargo.toml",
            &format!(
                "[dependencies]\nitertools = \"*\"\nproconio = \"*\"\nrand = \"*\"\ntoys = \"*\"\n\
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

    /// Writes a file of the collection.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Replaces a part of one of its files.
    pub fn edit(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.path(path)).unwrap();
        assert!(text.contains(old), "{old:?} in {text}");
        self.write(path, &text.replacen(old, new, 1));
    }

    /// The path of one of its files.
    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// The path of its solution, relative to its folder.
    pub fn solution(&self) -> &str {
        &self.solution
    }

    /// The collection as a project.
    pub fn project(&self) -> Project {
        Project::open(self.folder.path()).unwrap()
    }

    /// The bundle of its problem for a judge.
    pub fn bundle(&self, judge: &str, comments: Comments, debug: bool) -> Result<String> {
        Ok(self.made(judge, comments, debug)?.text)
    }

    /// The bundle of its problem for a judge, with what the maker says of it.
    pub fn made(&self, judge: &str, comments: Comments, debug: bool) -> Result<Bundle> {
        let project = self.project();
        let (sources, cache) = (Sources::read(&project)?, cache());
        let maker = Maker { sources: &sources, cache: &cache, comments, debug };
        maker.bundle(&project.problems[0], &Target::new(judge)?)
    }
}

/// What this very program has made before.
pub fn cache() -> Cache {
    Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("bundles"))
}
