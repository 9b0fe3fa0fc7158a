//! The single-file form of a program in a cargo package. The package is the one that
//! `--manifest-path` names, or else the contestant's own package, in which the command was run.

use super::check::{build_and_check, Random};
use super::options::Options;
use super::print::print;
use crate::target::target;
use anyhow::{ensure, Context, Result};
use available::cache::Cache;
use bundle::maker::Maker;
use bundle::origin::Origin;
use bundle::package::{Package, Request};
use bundle::target::Target;
use catalogue::judges::Judge;
use judge::{cases, package};
use std::path::Path;

/// Makes the file of a package's program; returns whether the file passes the check, if one is
/// requested.
pub fn run_for_package(manifest: &Path, options: &Options) -> Result<bool> {
    let choice = &options.choice;
    let is_for_many = choice.all || choice.names.len() > 1 || options.out.is_some();
    ensure!(!is_for_many, "name one program: --all and --out are about the collection");
    let is_kept = options.write || options.verify || options.stale;
    ensure!(!is_kept, "--write, --verify and --stale are about problems of the collection");
    let mut request = Request { manifest: manifest.to_path_buf(), ..options.request.clone() };
    request.bin = choice.names.first().cloned().or(request.bin);
    let (package, program) = Package::open(&request)?;
    let problem = package::problem(package.folder(), &program.name, &package.text(&program)?)?;
    let faults = if options.check { cases::read(&problem).1 } else { vec![] };
    ensure!(faults.is_empty(), "{}", faults.join("; "));
    let judge = Judge::parse_address(&problem.header.link).map(|(folder, _)| target(&folder));
    let judge = judge.and_then(|judge| judge).ok().filter(|judge| !judge.is_function);
    let target = match (&options.judge, judge) {
        (Some(folder), _) => target(folder)?,
        (None, Some(linked)) => linked,
        (None, None) => Target::present(package.edition())?,
    };
    let cache = Cache::at(package.target_folder().join("judge"));
    let comments = options.form.comments();
    let maker = Maker { origin: &package, cache: &cache, comments, debug: options.form.debug };
    let made = maker.bundle(&program, &target)?;
    let random = Random { patience: if choice.dev { 20.0 } else { 1.0 }, ..Random::default() };
    let checked = match options.check {
        true => build_and_check(&maker, &program, &problem, &target, &made.text, &random)
            .with_context(|| format!("{} for {}", program.name, target.name)),
        false => Ok(String::new()),
    };
    print(&made, checked, comments, &target, options.copy)
}
