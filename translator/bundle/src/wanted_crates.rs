//! Which crates a solution uses, where they come from, and which of them the judge has.

use crate::cargo::{ask, dependencies, features, host, notice};
use crate::inlined_crate::{free_name, InlinedCrate};
use crate::outline::Outline;
use crate::stand_in::{converses, OWN_EDITION, READER};
use crate::target::Rust;
use crate::text::place;
use anyhow::{bail, ensure, Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, PackageId};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose source may become part of a bundle, each with the crates that it uses.
const FROM_SOURCE: [(&str, &[&str]); 2] = [("itertools", &["either"]), ("either", &[])];

/// The facts in the manifests of a workspace.
pub struct Manifest {
    /// The folder of the workspace.
    pub root: PathBuf,
    /// The library's name.
    pub own: String,
    /// The folder of the package of all programs.
    folder: PathBuf,
    /// The name of that package.
    pub programs: String,
    /// The crates that a solution may use.
    dependencies: Vec<String>,
}

/// The crates that a solution uses, sorted by how a judge gets them.
pub struct WantedCrates {
    /// Our own crates, whose used part becomes part of the bundle.
    pub inlined: Vec<String>,
    /// Third-party crates whose used part becomes part of the bundle, with the crates that they
    /// use.
    pub third_party: Vec<String>,
    /// The crates that the judge has.
    pub offered: Vec<String>,
}

#[derive(Deserialize)]
struct RootManifest {
    package: OwnPackage,
}

#[derive(Deserialize)]
struct OwnPackage {
    name: String,
}

#[derive(Deserialize)]
struct ProgramsManifest {
    package: OwnPackage,
    #[serde(default)]
    dependencies: BTreeMap<String, toml::Value>,
}

impl Manifest {
    /// Reads the manifest in `root`, and that of the programs in its folder `programs`.
    pub fn read(root: &Path, programs: &str) -> Result<Manifest> {
        let text = |path: &str| -> Result<String> {
            fs::read_to_string(root.join(path)).with_context(|| path.to_string())
        };
        let own: RootManifest = toml::from_str(&text("Cargo.toml")?).context("Cargo.toml")?;
        let path = format!("{programs}/Cargo.toml");
        let listed: ProgramsManifest = toml::from_str(&text(&path)?).context(path)?;
        let dependencies = listed.dependencies.keys().map(|name| name.replace('-', "_"));
        Ok(Manifest {
            root: root.to_path_buf(),
            own: own.package.name.replace('-', "_"),
            folder: root.join(programs),
            programs: listed.package.name,
            dependencies: dependencies.collect(),
        })
    }
}

impl WantedCrates {
    /// Sorts the crates that a solution uses by where they are to come from.
    pub fn new(manifest: &Manifest, solution: &str, rust: &Rust) -> Result<WantedCrates> {
        let mut wanted = WantedCrates { inlined: vec![], third_party: vec![], offered: vec![] };
        let outline = Outline::new(solution)?;
        let uses = outline.first_uses();
        for name in &manifest.dependencies {
            let Some(&byte) = uses.get(name.as_str()) else { continue };
            if rust.crates.contains(name) {
                wanted.offered.push(name.clone());
            } else if *name == manifest.own || name == "proconio" {
                wanted.inlined.push(name.clone());
            } else if let Some((_, needs)) = FROM_SOURCE.iter().find(|(known, _)| known == name) {
                wanted.third_party.push(name.clone());
                wanted.third_party.extend(needs.iter().map(ToString::to_string));
            } else {
                bail!(
                    "{}: {name} cannot be bundled, and the judge does not have it",
                    place(solution, byte)
                );
            }
        }
        Ok(wanted)
    }

    /// Returns the crates that become part of the bundle, with their folders.
    pub fn find(&self, manifest: &Manifest, solution: &str) -> Result<Vec<InlinedCrate>> {
        let mut found = Vec::new();
        for name in &self.inlined {
            let file = match &**name {
                "proconio" => PathBuf::from(READER),
                _ => manifest.root.join("src/lib.rs"),
            };
            let mut inlined = inline_crate(solution, name, file)?;
            if name == "proconio" && converses(solution)? {
                inlined.features.push("interactive".to_string());
            }
            found.push(inlined);
        }
        if let Some(first) = self.third_party.first() {
            let metadata = metadata(manifest)?;
            let root = metadata.root_package().context("the programs are a package")?;
            let mut user = root.id.clone();
            for name in &self.third_party {
                // This is the version that its user has; there may be others.
                user = if name == first { root.id.clone() } else { user };
                let third_party = third_party(&metadata, &user, solution, name)?;
                user = third_party.0;
                found.push(third_party.1);
            }
        }
        Ok(found)
    }
}

fn inline_crate(solution: &str, name: &str, file: PathBuf) -> Result<InlinedCrate> {
    let module = free_name(solution, name)?;
    let (name, edition) = (name.to_string(), OWN_EDITION.to_string());
    let (rust_version, features, notice) = (None, vec![], String::new());
    Ok(InlinedCrate { name, module, file, edition, rust_version, features, notice })
}

fn metadata(manifest: &Manifest) -> Result<Metadata> {
    let mut command = MetadataCommand::new();
    // Packages for other systems need not be on this machine.
    command.other_options(["--filter-platform".to_string(), host()?]);
    ask(command.current_dir(&manifest.folder))
}

/// Returns a crate in the version that `user` has, with the notice that its licence asks for.
fn third_party(
    metadata: &Metadata,
    user: &PackageId,
    solution: &str,
    name: &str,
) -> Result<(PackageId, InlinedCrate)> {
    let used = dependencies(metadata, user).find(|dep| dep.name == name);
    let id = &used.with_context(|| format!("cargo knows no {name} for {user}"))?.pkg;
    let package = &metadata[id];
    let library = package.targets.iter().find(|target| target.is_lib());
    let file = library.with_context(|| format!("{name} has no library"))?.src_path.clone();
    let features = features(metadata, id);
    let terms = package.license.as_deref().context("no licence")?;
    ensure!(terms.contains("MIT"), "{name} may not be copied: its licence is {terms}");
    let file = file.into_std_path_buf();
    let notice = notice(package)?;
    let edition = package.edition.as_str().to_string();
    let rust_version = package.rust_version.clone();
    let inlined = inline_crate(solution, name, file)?;
    Ok((id.clone(), InlinedCrate { edition, rust_version, features, notice, ..inlined }))
}
