//! Small collections in a temporary folder, whose programs misbehave on purpose.

use crate::PROGRAM;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

/// A collection of its own.
pub struct Toys {
    folder: TempDir,
    manifest: String,
}

impl Toys {
    /// An empty collection.
    pub fn new() -> Toys {
        let manifest = "[package]\nname = \"toys\"\nedition = \"2021\"\n".to_string();
        let toys = Toys { folder: tempfile::tempdir().unwrap(), manifest };
        // Programs that do little need not be optimized, and nobody steps through them.
        let profile = "[profile.release]\nopt-level = 0\n\n[profile.dev]\ndebug = false\n";
        let members = "[workspace]\nmembers = [\"problems\"]\nresolver = \"2\"\n";
        toys.write("Cargo.toml", &format!("{members}\n{profile}"));
        toys
    }

    /// What the programs may use: lines of their manifest.
    pub fn dependencies(mut self, lines: &str) -> Toys {
        self.manifest += &format!("\n[dependencies]\n{lines}");
        self
    }

    /// A problem `toy/<id>`, with a limit of time in seconds, and the body of its `main`,
    /// to which the input is known as `input`.
    pub fn solution(self, id: &str, seconds: f64, body: &str) -> Toys {
        let header = format!(
            "//! Toy {id} — {id}\n//! <http://x> · {seconds} s · 32 MiB · difficulty 3\n//!\n\
             //! Rules: a sum.\n//! Bounds: ?\n//! Kind: impartial\n//! Model: toy, a sum.\n//! Why: so.\n//! Cost: little.\n\n"
        );
        let main = format!(
            "fn main() {{\n    #[allow(unused)]\n    let input = std::io::read_to_string(std::io::stdin()).unwrap();\n    {body}\n}}\n"
        );
        self.raw_solution(id, &(header + &main))
    }

    /// The front page of the library, as far as lists ask for it.
    pub fn write_glossary(&self) {
        let table = "//! | a | b | c |\n//! |-|-|-|\n//! | x | y | z |\n";
        self.write("src/lib.rs", &format!("//! # Glossary\n//!\n{table}"));
    }

    /// The reference of `toy/<id>`.
    pub fn reference(self, id: &str, source: &str) -> Toys {
        self.write(&format!("problems/toy/{id}/reference.rs"), source);
        self
    }

    /// A problem `toy/<id>` with this text as its solution.
    pub fn raw_solution(mut self, id: &str, text: &str) -> Toys {
        self.write(&format!("problems/toy/{id}/solution.rs"), text);
        self.list(id);
        self
    }

    /// Files `toy/<id>/<name>`.
    pub fn tests(self, id: &str, files: &[(&str, &str)]) -> Toys {
        for (name, text) in files {
            self.write(&format!("testdata/toy/{id}/{name}"), text);
        }
        self
    }

    /// Adds a solution to the list of programs.
    fn list(&mut self, id: &str) {
        let path = format!("toy/{id}/solution.rs");
        self.manifest += &format!("\n[[bin]]\nname = \"toy_{id}\"\npath = \"{path}\"\n");
        self.write("problems/Cargo.toml", &self.manifest);
    }

    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    /// The program, about to run here with these arguments alone.
    pub fn plain_command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).current_dir(self.folder.path());
        command
    }

    /// The program, about to run here.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let folder = self.folder.path();
        let mut command = self.plain_command(&[]);
        command.arg("--root").arg(folder).args(arguments);
        // Whoever runs the tests may have set these for their own builds.
        command.env("CARGO_TARGET_DIR", folder.join("target")).env("CARGO_INCREMENTAL", "0");
        command.env("CARGO_NET_OFFLINE", "true");
        command
    }

    /// Runs the program here.
    pub fn judge(&self, arguments: &[&str]) -> Reply {
        let output = self.command(arguments).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Reply { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The reply of the tool.
pub struct Reply {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}
