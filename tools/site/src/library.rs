//! The library's public modules and their documentation, read from its sources.

use crate::translation::Translation;
use anyhow::{Context, Result};
use catalogue::glossary;
use catalogue::header::is_step;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use support::files::read;
use support::language::Language;

/// The module name that represents the front page.
pub const FRONT_PAGE: &str = "grundy";

/// The library's public modules.
pub struct Library {
    /// The front page, then the modules in the order of the sources.
    pub modules: Vec<ModuleDoc>,
}

/// A public module.
pub struct ModuleDoc {
    /// The module's path below the library, such as `nim` or `nim::misere`.
    pub path: String,
    /// Its doc comment, as Markdown.
    pub text: String,
    /// The same in Chinese.
    pub chinese: Option<Translation>,
}

impl Library {
    /// Reads `src/lib.rs` and every public module reached through `pub mod` lines.
    pub fn read(root: &Path) -> Result<Library> {
        let source = read(&root.join("src/lib.rs"))?;
        // The glossary has a page of its own.
        let text = doc(&source).split(glossary::HEADING).next().unwrap_or_default().to_string();
        let mut modules = vec![ModuleDoc { path: FRONT_PAGE.to_string(), text, chinese: None }];
        add_modules_of(&source, &root.join("src"), "", &mut modules)?;
        for module in &mut modules {
            module.chinese = Translation::read(root, &module.path)?;
        }
        Ok(Library { modules })
    }

    /// Returns the module with this path.
    ///
    /// # Errors
    /// If there is none.
    pub fn module(&self, path: &str) -> Result<&ModuleDoc> {
        let module = self.modules.iter().find(|module| module.path == path);
        module.with_context(|| format!("no module is called {path:?}"))
    }

    /// Returns the innermost module that contains the item at a path.
    pub fn module_of<'a>(&self, path: &'a str) -> Option<&'a str> {
        let prefix_lengths = path.match_indices("::").map(|(end, _)| end).chain([path.len()]);
        let paths = prefix_lengths.map(|end| &path[..end]);
        paths.filter(|path| self.modules.iter().any(|module| module.path == *path)).last()
    }

    /// Returns the modules in a program's `grundy::` paths, each with those of its items that the
    /// program uses.
    pub fn used_by(&self, program: &str) -> BTreeMap<String, BTreeSet<String>> {
        let code = program.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code: String = code.flat_map(|line| [line, "\n"]).collect();
        let mut paths = Vec::new();
        for rest in code.split("grundy::").skip(1) {
            expand(rest, "", &mut paths);
        }
        let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for path in paths.iter().flat_map(|path| self.follow(path, &code)) {
            let Some(module) = self.module_of(&path) else { continue };
            let rest = path[module.len()..].trim_start_matches("::");
            let item = rest.split("::").next().filter(|item| !item.is_empty());
            used.entry(module.to_string()).or_default().extend(item.map(String::from));
        }
        used
    }

    /// If a path names an imported module, returns the longer paths that the program forms with
    /// this module's name; otherwise returns the path itself.
    fn follow(&self, path: &str, code: &str) -> Vec<String> {
        if self.module_of(path) != Some(path) {
            return vec![path.to_string()];
        }
        let name = path.rsplit("::").next().unwrap_or(path);
        let mut paths = Vec::new();
        for (place, found) in code.match_indices(&format!("{name}::")) {
            let is_longer = |before: char| before.is_alphanumeric() || "_:".contains(before);
            if !code[..place].ends_with(is_longer) {
                expand(&code[place + found.len()..], &format!("{path}::"), &mut paths);
            }
        }
        if paths.is_empty() {
            paths.push(path.to_string());
        }
        paths
    }
}

impl ModuleDoc {
    /// Returns the path of a module's page, relative to the folder of a language.
    pub fn file(path: &str) -> String {
        format!("module/{}.html", path.replace("::", "/"))
    }

    /// Returns the first sentence of the documentation, which names the subject.
    pub fn summary(&self) -> String {
        let paragraph = self.text.split("\n\n").next().unwrap_or("").replace('\n', " ");
        paragraph.split_inclusive(". ").next().unwrap_or("").trim().to_string()
    }

    /// Returns the steps of the `list`-th numbered list (counted from 1) in the documentation: for
    /// each step, the emphasized claim and the reason why it is true.
    pub fn steps(&self, list: usize, language: Language) -> Vec<[String; 2]> {
        let chinese = self.chinese.as_ref().map(|chinese| &chinese.text);
        let text = language.select(None, chinese).unwrap_or(&self.text);
        let list = text.split("\n1. ").nth(list).and_then(|list| list.split("\n\n").next());
        let lines: Vec<&str> = list.unwrap_or_default().lines().collect();
        let parts = lines.chunk_by(|_, next| !is_step(next)).map(|step| {
            // In Chinese the full stop follows the emphasis.
            let step = step.join("\n").replacen("*。", "。*", 1);
            let mut parts = step.splitn(3, '*').skip(1).map(|part| part.trim().to_string());
            [parts.next().unwrap_or_default(), parts.next().unwrap_or_default()]
        });
        parts.collect()
    }
}

fn add_modules_of(
    source: &str,
    folder: &Path,
    above: &str,
    modules: &mut Vec<ModuleDoc>,
) -> Result<()> {
    let names = source.lines().filter_map(|line| line.strip_prefix("pub mod "));
    for name in names.filter_map(|line| line.strip_suffix(';')) {
        let source = read(&folder.join(format!("{name}.rs")))?;
        let path = format!("{above}{name}");
        modules.push(ModuleDoc { path: path.clone(), text: doc(&source), chinese: None });
        add_modules_of(&source, &folder.join(name), &format!("{path}::"), modules)?;
    }
    Ok(())
}

/// Returns the doc comment of a file as Markdown.
fn doc(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n")
}

/// Adds to `paths` the paths at the start of `text`: a single path or, as in `use`, several paths
/// in braces. Returns the text after them.
fn expand<'a>(text: &'a str, before: &str, paths: &mut Vec<String>) -> &'a str {
    let end = text.find(|c: char| !c.is_alphanumeric() && !"_:".contains(c));
    let (path, mut rest) = text.split_at(end.unwrap_or(text.len()));
    let path = format!("{before}{path}");
    if !rest.starts_with('{') {
        let path = path.trim_end_matches(':');
        // In `use`, the last name of a path may be `self`.
        paths.push(path.strip_suffix("::self").unwrap_or(path).to_string());
        return rest;
    }
    while let Some(next) = rest.strip_prefix(['{', ',']) {
        rest = expand(next.trim_start(), &path, paths).trim_start();
        // `as b` and `*` are not part of the path.
        let end = rest.find([',', '}']).unwrap_or(rest.len());
        rest = &rest[end..];
    }
    rest.strip_prefix('}').unwrap_or(rest)
}
