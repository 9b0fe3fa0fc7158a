//! What cargo and rustc know about packages.

use anyhow::{ensure, Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, Node, NodeDep, Package, PackageId};
use std::fs;
use std::process::Command;

/// Returns the name of the system that the present rustc compiles for.
pub fn host() -> Result<String> {
    let mut rustc = Command::new("rustc");
    let output =
        rustc.arg("-vV").env("RUST_BACKTRACE", "0").output().context("cannot run rustc")?;
    let message = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "rustc: {}", message.trim());
    let listing = String::from_utf8_lossy(&output.stdout);
    let host = listing.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc -vV")?;
    Ok(host.to_string())
}

/// Asks cargo about a package.
pub fn ask(command: &mut MetadataCommand) -> Result<Metadata> {
    // A backtrace of rustup, when the toolchain that the folder names is missing, helps nobody.
    command.env("RUST_BACKTRACE", "0").exec().context("cargo metadata")
}

fn node<'m>(metadata: &'m Metadata, id: &PackageId) -> Option<&'m Node> {
    metadata.resolve.as_ref()?.nodes.iter().find(|node| node.id == *id)
}

/// Returns the features of a package that are on.
pub fn features(metadata: &Metadata, id: &PackageId) -> Vec<String> {
    let features = node(metadata, id).into_iter().flat_map(|node| &node.features);
    features.map(ToString::to_string).collect()
}

/// Returns what a package depends on, of every kind.
pub fn dependencies<'m>(
    metadata: &'m Metadata,
    id: &PackageId,
) -> impl Iterator<Item = &'m NodeDep> {
    node(metadata, id).into_iter().flat_map(|node| &node.deps)
}

/// Returns the notice that a crate's licence asks for, as comment lines.
pub fn notice(package: &Package) -> Result<String> {
    let folder = package.manifest_path.parent().context("a crate has a folder")?;
    let licence = fs::read_to_string(folder.join("LICENSE-MIT")).unwrap_or_default();
    let copyright = licence.lines().find(|line| line.starts_with("Copyright"));
    let terms = package.license.as_deref().context("no licence")?.replace('/', " OR ");
    let from = package.repository.as_deref().unwrap_or_default();
    Ok(format!(
        "// From {} {}, only what is used: {from}\n// {}; {terms}.\n",
        package.name,
        package.version,
        copyright.unwrap_or("Copyright of its authors").trim_end_matches('.'),
    ))
}
