//! A program of any cargo package, with the crates that cargo gives it.
//!
//! Every crate that the program uses, directly or through others, becomes a module: crates of the
//! workspace and other path dependencies, and crates from a registry or repository that consist
//! only of Rust and may be copied. proconio is replaced by its stand-in, unless the judge has
//! proconio. A crate that cannot become a module is no obstacle if nothing that stays needs it.

use crate::cargo::{ask, dependencies, features, host, notice};
use crate::crate_text::{place_in_file, read_crate, read_program, wrap_in_module, CrateText};
use crate::inlined_crate::{free_name, InlinedCrate};
use crate::offered_crate::OfferedCrate;
use crate::origin::{Crates, LoadedCrate, Origin};
use crate::outline::Outline;
use crate::redirect::{find_outside_calls, replace_extern_crates};
use crate::stand_in::{converses, OWN_EDITION, READER};
use crate::target::{Rust, Target};
use crate::text::place;
use crate::unmentioned::remove_unmentioned;
use anyhow::{bail, ensure, Context, Result};
use available::cache::{Cache, Digest};
use cargo_metadata::{
    DependencyKind, Metadata, MetadataCommand, NodeDep, Package as Listed, PackageId,
};
use clap::Args;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The licences under which a crate's source may be copied into a bundle.
const LICENCES: [&str; 7] =
    ["MIT", "Apache-2.0", "CC0-1.0", "Unlicense", "0BSD", "BSL-1.0", "Zlib"];

/// A package as cargo sees it.
pub struct Package {
    metadata: Metadata,
    id: PackageId,
    edition: String,
    /// Whether the program also has the dependencies that the package needs only for its
    /// development.
    is_for_development: bool,
}

/// A program of a package.
pub struct Binary {
    /// Its name.
    pub name: String,
    file: PathBuf,
}

/// The program that is asked for, by command-line options except for the manifest.
#[derive(Args, Clone, Default, PartialEq)]
pub struct Request {
    /// The manifest of the package, or of a workspace.
    #[arg(skip)]
    pub manifest: PathBuf,
    /// The program's name, if there are several
    #[arg(long, value_name = "NAME")]
    pub bin: Option<String>,
    /// An example of the package, with its dev-dependencies
    #[arg(long, value_name = "NAME", conflicts_with = "bin")]
    pub example: Option<String>,
    /// A file that is the program, with the dependencies and dev-dependencies of the package
    #[arg(long = "src", value_name = "FILE", conflicts_with_all = ["bin", "example"])]
    pub file: Option<PathBuf>,
    /// Features of the package, with commas between them
    #[arg(long, value_delimiter = ',')]
    pub features: Vec<String>,
    /// Without the package's default features
    #[arg(long)]
    pub no_default_features: bool,
}

/// A dependency of a package, by the name with which paths to it begin.
struct Dependency<'a> {
    name: String,
    package: &'a Listed,
}

/// The crates found so far.
#[derive(Default)]
struct Found {
    loaded: Vec<LoadedPackage>,
    offered: Vec<OfferedCrate>,
    refused: BTreeSet<String>,
}

struct LoadedPackage {
    id: PackageId,
    is_proconio: bool,
    inlined: InlinedCrate,
    text: CrateText,
    /// The part of the text that the program and the other crates mention.
    needed: String,
    /// The crates that it uses, by the names that it has for them.
    sees: Vec<InlinedCrate>,
}

impl Package {
    /// Asks cargo about a package, and finds the program in it.
    pub fn open(request: &Request) -> Result<(Package, Binary)> {
        let metadata = metadata(request)?;
        let (package, program) = match &request.file {
            Some(file) => {
                let package = metadata.root_package();
                let package = package.context("--src needs the manifest of one package")?;
                let name = file.file_stem().context("a program has a file")?;
                let name = name.to_string_lossy().into_owned();
                (package, Binary { name, file: file.clone() })
            }
            None => program(&metadata, request)?,
        };
        let (id, edition) = (package.id.clone(), package.edition.as_str().to_string());
        ensure!(edition != "2015", "{} is of edition 2015; `cargo fix --edition`", package.name);
        let is_for_development = request.example.is_some() || request.file.is_some();
        Ok((Package { metadata, id, edition, is_for_development }, program))
    }

    /// Returns the folder of the package.
    pub fn folder(&self) -> &Path {
        let manifest = self.metadata[&self.id].manifest_path.as_std_path();
        manifest.parent().unwrap_or(manifest)
    }

    /// Returns the folder in which cargo puts what it builds for the package.
    pub fn target_folder(&self) -> &Path {
        self.metadata.target_directory.as_std_path()
    }

    fn dependencies(&self, id: &PackageId) -> Vec<Dependency<'_>> {
        let also_for_development = self.is_for_development && *id == self.id;
        let is_linked = |dep: &&NodeDep| {
            dep.dep_kinds.iter().any(|kind| match kind.kind {
                DependencyKind::Normal => true,
                DependencyKind::Development => also_for_development,
                _ => false,
            })
        };
        let deps = dependencies(&self.metadata, id).filter(is_linked);
        let named = |dep: &NodeDep| Dependency {
            name: dep.name.clone(),
            package: &self.metadata[&dep.pkg],
        };
        deps.map(named).collect()
    }

    /// Finds the crates that a text uses, and returns those that become modules, under the text's
    /// names for them. If one cannot, `refuse` is called with the name and the reason.
    fn resolve(
        &self,
        text: &str,
        dependencies: Vec<Dependency>,
        demand: &Demand,
        found: &mut Found,
        refuse: &mut dyn FnMut(&mut Found, &str, String) -> Result<()>,
    ) -> Result<Vec<InlinedCrate>> {
        let outline = Outline::new(text)?;
        let uses = outline.first_uses();
        let mut seen = Vec::new();
        for Dependency { name, package } in dependencies {
            if !uses.contains_key(name.as_str()) {
                continue;
            }
            if let Some(known) = found.loaded.iter().find(|one| one.id == package.id) {
                seen.push(InlinedCrate { name, ..known.inlined.clone() });
                continue;
            }
            let library = library_name(package);
            if package.source.is_some() && demand.rust.crates.contains(&library) {
                let package = format!("{}@{}", package.name, package.version);
                if found.offered.iter().all(|other| other.package != package) {
                    found.offered.push(OfferedCrate { name: library, package });
                }
                continue;
            }
            if let Some(reason) = obstacle(package) {
                refuse(found, &name, format!("{} cannot be bundled: {reason}", package.name))?;
                continue;
            }
            seen.push(self.load(name, package, demand, found)?);
        }
        Ok(seen)
    }

    /// Reads a crate and those that it uses, and returns it under its user's name for it.
    fn load(
        &self,
        name: String,
        package: &Listed,
        demand: &Demand,
        found: &mut Found,
    ) -> Result<InlinedCrate> {
        let is_proconio = package.name.as_str() == "proconio";
        let file = match is_proconio {
            true => PathBuf::from(READER),
            false => library_file(package).context("a crate has a library")?,
        };
        let modules: Vec<&str> =
            found.loaded.iter().map(|one| one.inlined.module.as_str()).collect();
        let mut module = free_name(demand.program, &name)?;
        while modules.contains(&module.as_str()) {
            module += "_crate";
        }
        let inlined = InlinedCrate {
            name: library_name(package),
            module,
            file,
            edition: match is_proconio {
                true => OWN_EDITION.to_string(),
                false => package.edition.as_str().to_string(),
            },
            rust_version: package.rust_version.clone().filter(|_| !is_proconio),
            features: match is_proconio {
                true if converses(demand.program)? => vec!["interactive".to_string()],
                true => vec![],
                false => features(&self.metadata, &package.id),
            },
            notice: match package.source.is_some() && !is_proconio {
                true => notice(package)?,
                false => String::new(),
            },
        };
        let text = read_crate(&inlined, &|_| true)?;
        for (file, part) in &text.files {
            for (byte, name) in find_outside_calls(part)? {
                let at = place_in_file(file, part, byte);
                found.refused.insert(format!("{at}: {name}! cannot be bundled"));
            }
        }
        found.loaded.push(LoadedPackage {
            id: package.id.clone(),
            is_proconio,
            inlined: inlined.clone(),
            needed: text.text.clone(),
            text,
            sees: vec![],
        });
        Ok(InlinedCrate { name, ..inlined })
    }

    /// Loads what the needed parts of the loaded crates use of other crates, and returns whether
    /// that was more than before.
    fn load_more(&self, demand: &Demand, found: &mut Found) -> Result<bool> {
        let before = found.loaded.len();
        for index in 0..before {
            if found.loaded[index].is_proconio {
                continue;
            }
            let others = found.loaded.iter().enumerate().filter(|(other, _)| *other != index);
            let others: Vec<&str> = others.map(|(_, other)| other.needed.as_str()).collect();
            let users = format!("{}{}", demand.program, others.concat());
            let LoadedPackage { id, text, .. } = &found.loaded[index];
            let needed = remove_unmentioned(&users, &text.text, &BTreeSet::new())?;
            let (dependencies, text) = (self.dependencies(id), text.clone());
            let mut refuse = |found: &mut Found, name: &str, reason: String| {
                let byte =
                    Outline::new(&text.text)?.first_uses().get(name).copied().unwrap_or_default();
                found.refused.insert(format!("{}: {reason}", text.place(byte)));
                Ok(())
            };
            let sees = self.resolve(&needed, dependencies, demand, found, &mut refuse)?;
            found.loaded[index].needed = needed;
            found.loaded[index].sees = sees;
        }
        Ok(found.loaded.len() > before)
    }
}

/// The program and the compiler for which crates are looked up.
struct Demand<'a> {
    program: &'a str,
    rust: &'a Rust,
}

impl Origin for Package {
    type Program = Binary;

    fn name<'p>(&self, program: &'p Binary) -> &'p str {
        &program.name
    }

    fn path(&self, program: &Binary) -> String {
        let here = std::env::current_dir().unwrap_or_default();
        program.file.strip_prefix(here).unwrap_or(&program.file).display().to_string()
    }

    fn memory(&self, _: &Binary) -> u64 {
        // This is what most judges allow.
        256 << 20
    }

    fn text(&self, program: &Binary) -> Result<String> {
        let text = read_program(&program.file, &features(&self.metadata, &self.id))?;
        let text = replace_extern_crates(&text)?;
        Ok(format!("{}\n", text.trim_end()))
    }

    fn edition(&self) -> &str {
        &self.edition
    }

    fn digest(&self, _: &str, _: &Rust) -> Result<Option<Digest>> {
        Ok(None)
    }

    fn crates(&self, text: &str, rust: &Rust) -> Result<Crates> {
        let package = &self.metadata[&self.id];
        let mut dependencies = self.dependencies(&self.id);
        if library_file(package).is_some() {
            dependencies.push(Dependency { name: library_name(package), package });
        }
        let demand = Demand { program: text, rust };
        let mut found = Found::default();
        let mut refuse = |_: &mut Found, name: &str, reason: String| {
            let byte = Outline::new(text)?.first_uses().get(name).copied().unwrap_or_default();
            bail!("{}: {reason}", place(text, byte))
        };
        let inlined = self.resolve(text, dependencies, &demand, &mut found, &mut refuse)?;
        while self.load_more(&demand, &mut found)? {}
        let loaded =
            found.loaded.into_iter().map(|LoadedPackage { inlined, text, sees, .. }| LoadedCrate {
                inlined,
                text: text.text,
                sees,
            });
        let loaded = loaded.collect();
        let refused = found.refused.into_iter().collect();
        Ok(Crates { inlined, offered: found.offered, loaded, refused })
    }

    fn modules(&self, crates: &Crates, _: &str, _: &Cache) -> Result<String> {
        let modules = crates.loaded.iter().map(|LoadedCrate { inlined, text, sees }| {
            wrap_in_module(text, inlined, sees).with_context(|| inlined.file.display().to_string())
        });
        modules.collect()
    }

    fn root(&self) -> &Path {
        self.metadata.workspace_root.as_std_path()
    }

    fn first_line(&self, _: &Binary, _: &Target, _: &[&str]) -> String {
        String::new()
    }
}

/// Returns why a package cannot become a module, if it cannot.
fn obstacle(package: &Listed) -> Option<String> {
    let version = &package.version;
    if package.name.as_str() == "proconio" {
        return None;
    }
    if package.targets.iter().any(|target| target.is_proc_macro()) {
        return Some("it is a procedural macro, which rustc runs as a program".to_string());
    }
    if package.targets.iter().any(|target| target.is_custom_build()) {
        return Some("it has a build script, whose results no file can hold".to_string());
    }
    if library_file(package).is_none() {
        return Some("it has no library".to_string());
    }
    let terms = package.license.as_deref().unwrap_or("none that cargo knows");
    let may_be_copied =
        package.source.is_none() || LICENCES.iter().any(|licence| terms.contains(licence));
    (!may_be_copied).then(|| format!("the licence of version {version} is {terms}"))
}

/// Returns the program that a request names, with its package.
fn program<'m>(metadata: &'m Metadata, request: &Request) -> Result<(&'m Listed, Binary)> {
    let packages = match metadata.root_package() {
        Some(package) => vec![package],
        None => metadata.workspace_packages(),
    };
    let is_sought = |target: &&cargo_metadata::Target| match request.example {
        Some(_) => target.is_example(),
        None => target.is_bin(),
    };
    let found = packages.into_iter().flat_map(|package| {
        let targets = package.targets.iter().filter(is_sought);
        targets.map(move |target| (package, target))
    });
    let found: Vec<_> = found.collect();
    let names = || found.iter().map(|(_, one)| one.name.as_str()).collect::<Vec<_>>().join(", ");
    let manifest = request.manifest.display();
    let (name, word) = match &request.example {
        Some(_) => (&request.example, "example"),
        None => (&request.bin, "program"),
    };
    let (package, one) = match (name, &found[..]) {
        (_, []) => bail!("{manifest} has no {word}s; --src bundles a file"),
        (None, [one]) => *one,
        (None, _) => bail!("{manifest} has several {word}s; name one by --bin: {}", names()),
        (Some(name), _) => *found
            .iter()
            .find(|(_, one)| one.name == *name)
            .with_context(|| format!("{manifest} has no {word} {name}; it has {}", names()))?,
    };
    let program = Binary { name: one.name.clone(), file: one.src_path.clone().into_std_path_buf() };
    Ok((package, program))
}

fn metadata(request: &Request) -> Result<Metadata> {
    ensure!(request.manifest.is_file(), "{} is no file", request.manifest.display());
    let mut command = MetadataCommand::new();
    // Packages for other systems need not be on this machine.
    let mut options = vec!["--filter-platform".to_string(), host()?];
    if !request.features.is_empty() {
        options.extend(["--features".to_string(), request.features.join(",")]);
    }
    if request.no_default_features {
        options.push("--no-default-features".to_string());
    }
    let folder = fs::canonicalize(&request.manifest)?;
    command.manifest_path(&folder).other_options(options);
    // If the package names a toolchain, that toolchain is to be asked about it.
    command.current_dir(folder.parent().context("a manifest has a folder")?);
    ask(&mut command)
}

/// Returns the name by which paths refer to a package's library unless they rename it.
fn library_name(package: &Listed) -> String {
    let library = package.targets.iter().find(|target| target.is_lib() || target.is_rlib());
    library.map_or(package.name.as_str(), |library| &library.name).replace('-', "_")
}

fn library_file(package: &Listed) -> Option<PathBuf> {
    let library = package.targets.iter().find(|target| target.is_lib() || target.is_rlib())?;
    Some(library.src_path.clone().into_std_path_buf())
}
