//! A crate's files as one module.

use super::cfg::{line_of, resolved};
use super::paths::rerooted;
use super::tokens::{edited, tokens, Kind};
use anyhow::{Context, Result};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Item, Visibility};

/// A crate that becomes part of a bundle.
pub struct Inlined {
    /// As paths name it.
    pub name: String,
    /// The name of the module that it becomes.
    pub module: String,
    /// Its `lib.rs`.
    pub file: PathBuf,
    /// Its features that are on.
    pub features: Vec<String>,
    /// What its licence wants said, as comment lines.
    pub notice: String,
}

impl Inlined {
    /// `mod name { … }`, without its tests and its front page. `all` are the crates that
    /// stand in the bundle, to which its own paths may lead.
    pub fn module(&self, all: &[Inlined]) -> Result<String> {
        let folder = self.file.parent().context("a crate has a folder")?;
        let mut reader = Reader { features: &self.features, inside: vec![], exported: vec![] };
        let text = reader.file(&self.file, folder)?;
        // An exported macro is reached from the crate's root, wherever it stands.
        let exports: String = reader
            .exported
            .iter()
            .filter(|(path, _)| !path.is_empty())
            .map(|(path, name)| format!("pub(crate) use self::{}::{name};\n", path.join("::")))
            .collect();
        let text = rerooted(&(exports + &text), self, all)
            .with_context(|| self.file.display().to_string())?;
        Ok(format!("{}mod {} {{\n{}}}\n", self.notice, self.module, indented(&text)?))
    }
}

struct Reader<'a> {
    features: &'a [String],
    /// The modules around what is being read.
    inside: Vec<String>,
    /// Exported macros, each with the modules around it.
    exported: Vec<(Vec<String>, String)>,
}

impl Reader<'_> {
    /// A file with each `mod x;` replaced by the file it names.
    fn file(&mut self, path: &Path, folder: &Path) -> Result<String> {
        let name = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(name)?;
        let text = resolved(&unix(&text), self.features).with_context(name)?;
        let file = syn::parse_file(&text).with_context(name)?;
        let mut edits = Vec::new();
        for attribute in &file.attrs {
            edits.push((attribute.span().byte_range(), String::new()));
        }
        self.items(&file.items, folder, &text, &mut edits)?;
        Ok(edited(&text, edits).trim().to_string())
    }

    fn items(
        &mut self,
        items: &[Item],
        folder: &Path,
        text: &str,
        edits: &mut Vec<(Range<usize>, String)>,
    ) -> Result<()> {
        for item in items {
            match item {
                Item::Mod(module) => {
                    let child = module.ident.to_string();
                    let within = folder.join(&child);
                    self.inside.push(child.clone());
                    if let Some((_, items)) = &module.content {
                        self.items(items, &within, text, edits)?;
                    } else {
                        let beside = folder.join(format!("{child}.rs"));
                        let file = if beside.exists() { beside } else { within.join("mod.rs") };
                        let inner = self.file(&file, &within)?;
                        let end = module.span().byte_range().end;
                        edits.push((end - 1..end, format!(" {{\n{inner}\n}}")));
                    }
                    self.inside.pop();
                }
                Item::Macro(definition) => {
                    let export =
                        definition.attrs.iter().find(|a| a.path().is_ident("macro_export"));
                    if let (Some(export), Some(name)) = (export, &definition.ident) {
                        edits.push((line_of(text, export), String::new()));
                        let end = definition.span().byte_range().end;
                        edits.push((end..end, format!("\npub(crate) use {name};")));
                        self.exported.push((self.inside.clone(), name.to_string()));
                    }
                }
                // rustc calls an import unused only if the crate alone can see it.
                Item::Use(import) => {
                    if let Visibility::Public(public) = &import.vis {
                        edits.push((public.span().byte_range(), "pub(crate)".to_string()));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// A text with the line ends and without the mark that Windows editors write.
pub fn unix(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// Four blanks before each line, except where a line begins inside a string.
fn indented(text: &str) -> Result<String> {
    let literals = tokens(text)?.into_iter().filter(|token| token.kind == Kind::Literal);
    let strings: Vec<_> = literals
        .map(|token| token.range)
        .filter(|range| text[range.clone()].contains('\n'))
        .collect();
    let mut new = String::with_capacity(text.len());
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let is_in_string = strings.iter().any(|range| range.start < at && at < range.end);
        if !is_in_string && !line.trim().is_empty() {
            new.push_str("    ");
        }
        new.push_str(line);
        at += line.len();
    }
    if !new.ends_with('\n') {
        new.push('\n');
    }
    Ok(new)
}
