//! `judge bundle --manifest-path`: the one file of a program of any cargo package.

use super::{print, Options};
use crate::target::target;
use anyhow::{ensure, Result};
use available::cache::Cache;
use bundle::maker::Maker;
use bundle::origin::Origin;
use bundle::package::{Package, Request};
use bundle::target::Target;
use clap::Args;
use std::path::PathBuf;

/// The options that name a program outside of the collection.
#[derive(Args)]
#[group(id = "package")]
pub struct PackageOptions {
    /// Bundle a program of this cargo package, or of this workspace, instead of a problem's
    #[arg(long, value_name = "CARGO_TOML", conflicts_with_all = ["names", "all", "check", "out"])]
    manifest_path: Option<PathBuf>,
    /// The program's name, if there are several
    #[arg(long, value_name = "NAME", requires = "manifest_path")]
    bin: Option<String>,
    /// A file that is the program, with the dependencies of the package
    #[arg(long, value_name = "FILE", requires = "manifest_path", conflicts_with = "bin")]
    src: Option<PathBuf>,
    /// Features of the package, with commas between them
    #[arg(long, value_delimiter = ',', requires = "manifest_path")]
    features: Vec<String>,
    /// Without the package's default features
    #[arg(long, requires = "manifest_path")]
    no_default_features: bool,
}

/// Makes the file of a package's program, if the options name one, and returns whether they do.
pub fn run_for_package(options: &Options) -> Result<bool> {
    let PackageOptions { manifest_path, bin, src, features, no_default_features } =
        &options.package;
    let Some(manifest) = manifest_path else { return Ok(false) };
    let is_kept = options.write || options.verify || options.stale;
    ensure!(!is_kept, "--write, --verify and --stale are about problems of the collection");
    let request = Request {
        manifest: manifest.clone(),
        bin: bin.clone(),
        file: src.clone(),
        features: features.clone(),
        no_default_features: *no_default_features,
    };
    let (package, program) = Package::open(&request)?;
    let target = match &options.judge {
        Some(folder) => target(folder)?,
        None => Target::present(package.edition())?,
    };
    let cache = Cache::at(package.target_folder().join("judge"));
    let comments = options.comments();
    let maker = Maker { origin: &package, cache: &cache, comments, debug: options.debug };
    let made = maker.bundle(&program, &target)?;
    print(&made, comments, &target, options.copy)?;
    Ok(true)
}
