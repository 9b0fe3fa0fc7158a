//! A crate's files as one module.

use crate::cfg::{line_of, resolved};
use crate::inlined::Inlined;
use crate::paths::rerooted;
use crate::tokens::{edited, spelling, tokens, without, Kind};
use anyhow::{Context, Result};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Item, Visibility};

/// Returns `mod name { … }` with those files of the crate for which `is_reached` holds, without
/// tests and front pages. `all` lists the crates in the bundle, to which paths may lead.
pub fn module(
    inlined: &Inlined,
    all: &[Inlined],
    is_reached: &dyn Fn(&Path) -> bool,
) -> Result<String> {
    let folder = inlined.file.parent().context("a crate has a folder")?;
    let (inside, exported) = (vec![], vec![]);
    let mut reader = Reader { features: &inlined.features, is_reached, inside, exported };
    let text = reader.file(&inlined.file, folder)?;
    // An exported macro is reached from the crate's root, wherever it stands.
    let exports: String = reader
        .exported
        .iter()
        .filter(|(path, _)| !path.is_empty())
        .map(|(path, name)| format!("pub(crate) use self::{}::{name};\n", path.join("::")))
        .collect();
    let text = rerooted(&(exports + &text), inlined, all)
        .with_context(|| inlined.file.display().to_string())?;
    Ok(format!("{}mod {} {{\n{}}}\n", inlined.notice, inlined.module, indented(&text)?))
}

/// Returns the part of a file that may enter a bundle, without its tests and its front page.
pub fn text_of_file(path: &Path, features: &[String]) -> Result<String> {
    let name = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(name)?;
    let text = resolved(&unix(&text), features).with_context(name)?;
    let front = front_page(&text).with_context(name)?;
    Ok(without(&text, front).trim().to_string())
}

/// Returns the ranges of the documentation and the attributes that a file has as a whole.
fn front_page(text: &str) -> Result<Vec<Range<usize>>> {
    let tokens = tokens(text)?;
    let mut front = Vec::new();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        let mut end = index;
        if token.kind != Kind::Doc {
            let is_attribute = ["#", "!", "["]
                .iter()
                .enumerate()
                .all(|(i, sign)| spelling(text, &tokens, index + i) == *sign);
            if !is_attribute {
                break;
            }
            let mut depth = 0;
            end = index + 2;
            while let Some(token) = tokens.get(end) {
                match token.kind {
                    Kind::Open => depth += 1,
                    Kind::Close => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
                end += 1;
            }
        } else if !text[token.range.clone()][2..].starts_with('!') {
            break;
        }
        front.push(token.range.start..tokens[end].range.end);
        index = end + 1;
    }
    Ok(front)
}

/// Returns the file of a module that is declared in a file whose modules lie in `folder`.
pub fn file_of_module(folder: &Path, name: &str) -> PathBuf {
    let beside = folder.join(format!("{name}.rs"));
    match beside.exists() {
        true => beside,
        false => folder.join(name).join("mod.rs"),
    }
}

struct Reader<'a> {
    features: &'a [String],
    is_reached: &'a dyn Fn(&Path) -> bool,
    /// The modules around the text that is being read.
    inside: Vec<String>,
    /// Exported macros, each with the modules around it.
    exported: Vec<(Vec<String>, String)>,
}

impl Reader<'_> {
    /// Returns a file in which each `mod x;` is replaced by the file that it names.
    fn file(&mut self, path: &Path, folder: &Path) -> Result<String> {
        let text = text_of_file(path, self.features)?;
        let file = syn::parse_file(&text).with_context(|| path.display().to_string())?;
        let mut edits = Vec::new();
        self.items(&file.items, folder, &text, &mut edits)?;
        Ok(edited(&text, edits))
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
                        let file = file_of_module(folder, &child);
                        // One that is not reached stays empty and goes later, comments included.
                        let inner = match (self.is_reached)(&file) {
                            true => self.file(&file, &within)?,
                            false => String::new(),
                        };
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
                // rustc calls an import unused only if nothing outside the crate can see it.
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

/// Returns a text with Unix line ends and without a byte order mark.
pub fn unix(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// Indents each line by four blanks, except where a line begins inside a string.
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
