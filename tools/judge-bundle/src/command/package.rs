//! `judge bundle --manifest-path`: the one file of a program of any cargo package.

use super::options::{Options, PackageOptions};
use super::print::print;
use crate::target::target;
use anyhow::{ensure, Result};
use available::cache::Cache;
use bundle::maker::Maker;
use bundle::origin::Origin;
use bundle::package::{Package, Request};
use bundle::target::Target;

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
