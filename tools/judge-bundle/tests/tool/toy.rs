//! A collection of one problem in a temporary folder.

use available::cache::Cache;
use catalogue::project::Project;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Eight lines, so that what follows begins on line 9.
pub const HEADER: &str = "//! Toy 1 — 1
//! <http://x> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: r.
//! Bounds: ?
//! Kind: impartial
//! Model: m.
//! Why: w.
//! Cost: c.

";

/// A collection whose library is called `toys`.
pub struct Toy {
    folder: TempDir,
}

impl Toy {
    /// A collection of one problem, in this judge's folder and with this solution.
    pub fn new(judge: &str, solution: &str) -> Toy {
        let place = format!("{judge}/1/solution.rs");
        let folder = tempfile::tempdir().unwrap();
        let toy = Toy { folder };
        toy.write("Cargo.toml", "[package]\nname = \"toys\"\n");
        toy.write(
            "problems/Cargo.toml",
            &format!(
                "[package]\nname = \"problems\"\n[dependencies]\ntoys = \"*\"\n[[bin]]\nname = \"toy_1\"\npath = \"{place}\"\n"
            ),
        );
        toy.write(&format!("problems/{place}"), solution);
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

    /// The collection as a project.
    pub fn project(&self) -> Project {
        Project::open(self.folder.path()).unwrap()
    }
}

/// What this very program has made before.
pub fn cache() -> Cache {
    Cache::at(Path::new(env!("CARGO_TARGET_TMPDIR")).join("bundles"))
}
