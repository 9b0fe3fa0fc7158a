//! `judge bundle --manifest-path`: the one file of a program of any cargo package.

use super::options::Options;
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
    let Some(manifest) = &options.manifest_path else {
        let is_plain = options.request == Request::default();
        ensure!(
            is_plain,
            "--bin, --example, --src and features are about a package: --manifest-path names it"
        );
        return Ok(false);
    };
    let is_kept = options.write || options.verify || options.stale;
    ensure!(!is_kept, "--write, --verify and --stale are about problems of the collection");
    let request = Request { manifest: manifest.clone(), ..options.request.clone() };
    let (package, program) = Package::open(&request)?;
    let target = match &options.judge {
        Some(folder) => target(folder)?,
        None => Target::present(package.edition())?,
    };
    let cache = Cache::at(package.target_folder().join("judge"));
    let comments = options.form.comments();
    let maker = Maker { origin: &package, cache: &cache, comments, debug: options.form.debug };
    let made = maker.bundle(&program, &target)?;
    print(&made, comments, &target, options.copy)?;
    Ok(true)
}
