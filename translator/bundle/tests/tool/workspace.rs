//! A cargo workspace of a few packages in a temporary folder.

use crate::judges;
use available::cache::Cache;
use bundle::maker::{Bundle, Comments, Maker};
use bundle::origin::Origin;
use bundle::package::{Package, Request};
use bundle::target::Target;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A workspace in a temporary folder.
pub struct Workspace(TempDir);

/// A manifest without dependencies.
pub fn manifest(name: &str, edition: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"{edition}\"\n")
}

/// The part of a manifest that asks for the packages in these folders.
pub fn path_dependencies(names: &[&str]) -> String {
    let line = |name: &&str| format!("{name} = {{ path = \"../{name}\" }}\n");
    format!("[dependencies]\n{}", names.iter().map(line).collect::<String>())
}

impl Workspace {
    /// A workspace of these files; every package has a manifest among them.
    pub fn new(files: &[(&str, &str)]) -> Workspace {
        let workspace = Workspace(tempfile::tempdir().unwrap());
        workspace.write("Cargo.toml", "[workspace]\nresolver = \"2\"\nmembers = [\"*\"]\n");
        for (path, text) in files {
            workspace.write(path, text);
        }
        workspace
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    pub fn write(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The bundle of a program of the package `app`, with changes to the request.
    pub fn bundle(
        &self,
        judge: Option<&str>,
        change: impl Fn(&mut Request),
    ) -> Result<String, String> {
        self.made(judge, change).map(|bundle| bundle.text)
    }

    /// The bundle of a program of the package `app`, with what the maker says of it.
    pub fn made(
        &self,
        judge: Option<&str>,
        change: impl Fn(&mut Request),
    ) -> Result<Bundle, String> {
        let mut request = Request { manifest: self.path("app/Cargo.toml"), ..Request::default() };
        change(&mut request);
        let bundle = || -> anyhow::Result<Bundle> {
            let (package, program) = Package::open(&request)?;
            let target = match judge {
                Some(judge) => judges::target(judge)?,
                None => Target::present(package.edition())?,
            };
            let cache = Cache::at(self.path("app/cache"));
            let (comments, debug) = (Comments::All, false);
            let maker = Maker { origin: &package, cache: &cache, comments, debug };
            maker.bundle(&program, &target)
        };
        bundle().map_err(|error| format!("{error:#}"))
    }

    /// What a bundle prints, compiled alone with every warning an error.
    pub fn output(&self, bundle: &str, edition: &str) -> String {
        self.printed(bundle, edition).unwrap_or_else(|error| panic!("{error}\n{bundle}"))
    }

    /// What a bundle prints, compiled alone with every warning an error, if that succeeds.
    pub fn printed(&self, bundle: &str, edition: &str) -> Result<String, String> {
        self.write("alone.rs", bundle);
        let mut rustc = Command::new("rustc");
        rustc.args(["--edition", edition, "-D", "warnings", "alone.rs"]);
        text_of(rustc.current_dir(self.0.path()))?;
        text_of(&mut Command::new(self.path("alone")))
    }

    /// What the program of the package `app` prints where cargo builds it.
    pub fn printed_by_cargo(&self) -> Result<String, String> {
        let mut cargo = Command::new("cargo");
        cargo.args(["run", "--quiet", "--offline", "--package", "app"]);
        text_of(cargo.env("CARGO_TARGET_DIR", self.path("app/target")).current_dir(self.0.path()))
    }
}

/// What a command prints, or what it says if it fails.
fn text_of(command: &mut Command) -> Result<String, String> {
    let Output { status, stdout, stderr } = command.output().unwrap();
    match status.success() {
        true => Ok(String::from_utf8(stdout).unwrap()),
        false => Err(String::from_utf8_lossy(&stderr).into_owned()),
    }
}
