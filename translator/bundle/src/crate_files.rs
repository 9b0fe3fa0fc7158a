//! A crate's files, and which of them a text that uses the crate can reach.
//!
//! Files are reached as a whole, and rather one too many than one too few: with a file come those
//! around it, its private modules, and all files to which a path in one of these leads. A bundle is
//! made from the files that are reached and from no others, so it depends on them alone.

use crate::crate_text::{file_of_module, read_file};
use crate::outline::{Outline, PathUse};
use crate::text::cut;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A crate, read once for many solutions.
pub struct CrateFiles {
    name: String,
    /// The files, the root first and each file after the one that declares it.
    files: Vec<File>,
    /// The file of each module, including modules within a file.
    modules: BTreeMap<Vec<String>, usize>,
    /// The files that each file needs directly: those around it, its private modules, and all files
    /// to which its paths lead. They are found when a bundle first asks.
    needs: Vec<OnceLock<BTreeSet<usize>>>,
}

/// Some of the crate's files.
pub struct ReachedFiles<'a> {
    all: &'a CrateFiles,
    files: BTreeSet<usize>,
}

struct File {
    path: PathBuf,
    /// The module whose file it is.
    module: Vec<String>,
    text: String,
    /// The index of the file that declares it.
    parent: Option<usize>,
    /// Whether only that file and its neighbours see it.
    is_private: bool,
    paths: Vec<PathUse>,
    /// The items that each imported name may stand for.
    imports: BTreeMap<String, Vec<Vec<String>>>,
    /// The macros that the file defines.
    macros: Vec<String>,
    /// The places at which it declares other files.
    declarations: Vec<Declaration>,
}

struct Declaration {
    range: Range<usize>,
    file: usize,
}

impl CrateFiles {
    /// Reads the crate of this name whose root is `file`.
    pub fn read(name: &str, file: &Path, features: &[String]) -> Result<CrateFiles> {
        let (files, modules, needs) = (vec![], BTreeMap::new(), vec![]);
        let mut crate_files = CrateFiles { name: name.to_string(), files, modules, needs };
        let folder = file.parent().context("a crate has a folder")?;
        crate_files.add(file, folder, vec![], None, false, features)?;
        crate_files.needs.resize_with(crate_files.files.len(), OnceLock::new);
        Ok(crate_files)
    }

    fn add(
        &mut self,
        path: &Path,
        folder: &Path,
        module: Vec<String>,
        parent: Option<usize>,
        is_private: bool,
        features: &[String],
    ) -> Result<usize> {
        let index = self.files.len();
        let text = read_file(path, features)?;
        let within = || path.display().to_string();
        let Outline { modules, macros, paths, .. } = Outline::new(&text).with_context(within)?;
        let (imports, declarations) = (BTreeMap::new(), vec![]);
        self.files.push(File {
            path: path.to_path_buf(),
            module: module.clone(),
            text,
            parent,
            is_private,
            paths,
            imports,
            macros,
            declarations,
        });
        self.modules.insert(module.clone(), index);
        self.imports(index);
        for declared in modules {
            let Some((name, inside)) = declared.path.split_last() else { continue };
            let module = [&module[..], &declared.path[..]].concat();
            let Some(range) = declared.range else {
                self.modules.insert(module, index);
                continue;
            };
            let folder = inside.iter().fold(folder.to_path_buf(), |path, name| path.join(name));
            let (mut file, mut below) = (file_of_module(&folder, name), folder.join(name));
            if let Some(named) = &declared.file {
                let beside = path.parent().filter(|_| inside.is_empty());
                file = beside.unwrap_or(&folder).join(named);
                below = file.parent().unwrap_or(&folder).to_path_buf();
            }
            let file =
                self.add(&file, &below, module, Some(index), declared.is_private, features)?;
            self.files[index].declarations.push(Declaration { range, file });
        }
        Ok(index)
    }

    /// Notes what the names that a file imports stand for.
    fn imports(&mut self, index: usize) {
        let file = &self.files[index];
        let mut imports: BTreeMap<String, Vec<Vec<String>>> = BTreeMap::new();
        for path_use in &file.paths {
            let module = [&file.module[..], &path_use.inside[..]].concat();
            let path = self.absolute(&path_use.path, &module);
            if let (Some(name), Some(path)) = (&path_use.import, path) {
                imports.entry(name.clone()).or_default().push(path);
            }
        }
        self.files[index].imports = imports;
    }

    /// Returns a path as seen from the crate's root, or `None` if it leads to another crate.
    fn absolute(&self, path: &[String], module: &[String]) -> Option<Vec<String>> {
        let first = path.first()?;
        let mut base = module.to_vec();
        let mut rest = path;
        match first.as_str() {
            "crate" => {
                base.clear();
                rest = &path[1..];
            }
            "self" => rest = &path[1..],
            "super" => {
                while rest.first().is_some_and(|word| word == "super") {
                    base.pop();
                    rest = &rest[1..];
                }
            }
            name if name == self.name && module.is_empty() => rest = &path[1..],
            "std" | "core" | "alloc" => return None,
            _ => {}
        }
        base.extend(rest.iter().cloned());
        Some(base)
    }

    fn needs(&self, index: usize) -> &BTreeSet<usize> {
        self.needs[index].get_or_init(|| self.find_needs(index))
    }

    fn find_needs(&self, index: usize) -> BTreeSet<usize> {
        let mut search = FileSearch::new(self);
        let file = &self.files[index];
        search.found.extend(file.parent);
        for declaration in &file.declarations {
            if self.files[declaration.file].is_private && index > 0 {
                search.found.insert(declaration.file);
            }
        }
        for path_use in &file.paths {
            let module = [&file.module[..], &path_use.inside[..]].concat();
            if let Some(path) = self.absolute(&path_use.path, &module) {
                search.follow(&path);
            }
            if path_use.is_call {
                search.macros(&path_use.path);
            }
        }
        search.found
    }

    /// Returns the files that a solution can reach.
    pub fn reach(&self, solution: &str) -> Result<ReachedFiles<'_>> {
        let mut search = FileSearch::new(self);
        let paths = Outline::new(solution)?.paths;
        let mut imports = BTreeMap::new();
        for PathUse { path, import, .. } in &paths {
            if let (Some(name), Some((first, path))) = (import, path.split_first()) {
                if *first == self.name {
                    imports.insert(name.clone(), path.to_vec());
                }
            }
        }
        for path_use in &paths {
            search.follow_from_solution(&path_use.path, &imports);
        }
        let mut files = BTreeSet::new();
        let mut next: Vec<usize> = search.found.into_iter().chain([0]).collect();
        while let Some(index) = next.pop() {
            if files.insert(index) {
                next.extend(self.needs(index));
            }
        }
        Ok(ReachedFiles { all: self, files })
    }
}

impl ReachedFiles<'_> {
    /// Returns whether a file is among the reached ones.
    pub fn contains(&self, path: &Path) -> bool {
        self.files.iter().any(|&index| self.all.files[index].path == path)
    }

    /// Returns the texts of the files in order, without the declarations of files that are not
    /// reached.
    pub fn texts(&self) -> impl Iterator<Item = String> + '_ {
        self.files.iter().map(|&index| {
            let file = &self.all.files[index];
            let gone =
                file.declarations.iter().filter(|declared| !self.files.contains(&declared.file));
            let text = cut(&file.text, gone.map(|declared| declared.range.clone()));
            text.trim().to_string()
        })
    }

    /// Returns the paths of the files, in order.
    pub fn paths(&self) -> impl Iterator<Item = &Path> + '_ {
        self.files.iter().map(|&index| self.all.files[index].path.as_path())
    }
}

/// A search along paths for all files that they reach.
struct FileSearch<'a> {
    all: &'a CrateFiles,
    found: BTreeSet<usize>,
    /// The paths from the root that have been followed.
    seen: BTreeSet<Vec<String>>,
}

impl FileSearch<'_> {
    fn new(all: &CrateFiles) -> FileSearch<'_> {
        FileSearch { all, found: BTreeSet::new(), seen: BTreeSet::new() }
    }

    /// Finds the files in which a macro of this name may be defined.
    fn macros(&mut self, path: &[String]) {
        let all = self.all;
        let Some(name) = path.last() else { return };
        for (index, file) in all.files.iter().enumerate() {
            if file.macros.contains(name) {
                self.found.insert(index);
            }
        }
    }

    /// Follows a path of a solution, which begins with the crate's name or with an imported one.
    fn follow_from_solution(&mut self, path: &[String], imports: &BTreeMap<String, Vec<String>>) {
        let Some((first, rest)) = path.split_first() else { return };
        if *first == self.all.name {
            self.follow(rest);
            self.macros(rest);
        } else if let Some(path) = imports.get(first) {
            self.follow(&[&path[..], rest].concat());
            self.macros(path);
        }
    }

    /// Finds what a path from the root leads to, and the modules on the way.
    fn follow(&mut self, path: &[String]) {
        if !self.seen.insert(path.to_vec()) {
            return;
        }
        let all = self.all;
        for (place, name) in path.iter().enumerate() {
            let (module, rest) = (&path[..place], &path[place + 1..]);
            if let Some(&index) = all.modules.get(&path[..=place]) {
                self.found.insert(index);
                continue;
            }
            if name == "*" {
                let below = all.modules.iter().filter(|(other, _)| other.starts_with(module));
                self.found.extend(below.map(|(_, &index)| index));
            }
            let around = all.modules.get(module).map_or(0, |&index| index);
            for target in all.files[around].imports.get(name).into_iter().flatten() {
                self.follow(&[&target[..], rest].concat());
            }
            if module.is_empty() {
                self.macros(std::slice::from_ref(name));
            }
            return;
        }
    }
}
