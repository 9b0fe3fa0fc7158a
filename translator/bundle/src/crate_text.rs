//! A crate's files as one module.

use crate::cfg::{line_of, resolve_cfg};
use crate::imported_names::names_in_tree;
use crate::inlined_crate::InlinedCrate;
use crate::outline::Outline;
use crate::pieces::names;
use crate::redirect::{redirect_crate, refuse_outside_calls};
use crate::text::{cut, edit, place as line_column, unix};
use crate::tokens::{find_closing, spelling, tokenize, Kind};
use anyhow::{anyhow, bail, Context, Result};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::{Expr, ExprLit, Item, ItemMod, ItemUse, Lit, Meta, Visibility};

/// The text of a crate, in which every module that has a file of its own is put in its place.
#[derive(Clone)]
pub struct CrateText {
    /// The text.
    pub text: String,
    /// The files that it is made from, each with the part that may enter a bundle.
    pub files: Vec<(PathBuf, String)>,
}

impl CrateText {
    /// Returns the place, in its file, of what begins at a byte of the text.
    pub fn place(&self, byte: usize) -> String {
        let line = line_at(&self.text, byte);
        let is_there = |(_, text): &&(PathBuf, String)| text.lines().any(|it| bare(it) == line);
        match self.files.iter().find(is_there) {
            Some((file, _)) => place_of_line(file, line),
            None => {
                self.files.first().map_or(String::new(), |(file, _)| file.display().to_string())
            }
        }
    }
}

/// Returns the place in a file of what begins at a byte of that part of the file that may enter a
/// bundle.
pub fn place_in_file(file: &Path, text: &str, byte: usize) -> String {
    place_of_line(file, line_at(text, byte))
}

fn place_of_line(file: &Path, line: &str) -> String {
    let whole = fs::read_to_string(file).unwrap_or_default();
    match whole.lines().position(|other| bare(other) == line) {
        Some(index) => format!("{}:{}", file.display(), index + 1),
        None => file.display().to_string(),
    }
}

fn line_at(text: &str, byte: usize) -> &str {
    let start = text[..byte].rfind('\n').map_or(0, |at| at + 1);
    bare(text[start..].lines().next().unwrap_or_default())
}

/// Returns a line without white space and without a visibility, which may have been changed.
fn bare(line: &str) -> &str {
    let line = line.trim();
    ["pub(crate) ", "pub "].iter().find_map(|public| line.strip_prefix(public)).unwrap_or(line)
}

/// Returns `mod name { … }` with those files of the crate for which `is_reached` holds, without
/// tests and front pages. `all` lists the crates in the bundle, to which paths may lead.
pub fn module(
    inlined: &InlinedCrate,
    all: &[InlinedCrate],
    is_reached: &dyn Fn(&Path) -> bool,
) -> Result<String> {
    let text = read_crate(inlined, is_reached)?.text;
    let within = || inlined.file.display().to_string();
    refuse_outside_calls(&text).with_context(within)?;
    wrap_in_module(&text, inlined, all).with_context(within)
}

/// Returns the text of those files of a crate for which `is_reached` holds, without tests and
/// front pages.
pub fn read_crate(inlined: &InlinedCrate, is_reached: &dyn Fn(&Path) -> bool) -> Result<CrateText> {
    let mut reader = CrateReader::new(&inlined.features, is_reached, false);
    let text = reader.file(&inlined.file, &Place::of_root(&inlined.file)?)?;
    // An exported macro is reached from the crate's root, wherever it is defined. An import there
    // of everything with its name imports the macro, too.
    let is_missing =
        |export: &&Export| export.written.len() > 1 && !reader.passed_on.contains(&export.written);
    let exported = reader.exported.iter().filter(is_missing);
    let exports: String = exported
        .map(|export| format!("pub(crate) use self::{};\n", export.path.join("::")))
        .collect();
    Ok(CrateText { text: exports + &text, files: reader.files })
}

/// Returns `mod name { … }` with a crate's text; `all` lists the crates to which its paths may
/// lead.
pub fn wrap_in_module(text: &str, inlined: &InlinedCrate, all: &[InlinedCrate]) -> Result<String> {
    let text = redirect_crate(text, inlined, all)?;
    Ok(format!("{}mod {} {{\n{}}}\n", inlined.notice, inlined.module, indent(&text)?))
}

/// Returns the file of a program in which each `mod x;` is replaced by the file that it names.
/// Conditions on features and tests are decided; nothing else changes.
pub fn read_program(file: &Path, features: &[String]) -> Result<String> {
    CrateReader::new(features, &|_| true, true).file(file, &Place::of_root(file)?)
}

/// Returns the part of a file that may enter a bundle, without its tests and its front page.
pub fn read_file(path: &Path, features: &[String]) -> Result<String> {
    let name = || path.display().to_string();
    let text = whole_file(path, features)?;
    let front = front_page(&text).with_context(name)?;
    Ok(cut(&text, front).trim().to_string())
}

/// Returns a file in which the conditions on features and tests are decided.
fn whole_file(path: &Path, features: &[String]) -> Result<String> {
    let name = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(name)?;
    resolve_cfg(&unix(&text), features).with_context(name)
}

/// Returns the ranges of the documentation and the attributes that a file has as a whole.
fn front_page(text: &str) -> Result<Vec<Range<usize>>> {
    let tokens = tokenize(text)?;
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
            // The brackets in a text match.
            end = find_closing(&tokens, index + 2).unwrap_or(index + 2);
        } else if !text[token.range.clone()][2..].starts_with('!') {
            break;
        }
        front.push(token.range.start..tokens[end].range.end);
        index = end + 1;
    }
    Ok(front)
}

/// Returns the file of a module that is declared in a file whose modules are in `folder`.
pub fn file_of_module(folder: &Path, name: &str) -> PathBuf {
    let beside = folder.join(format!("{name}.rs"));
    match beside.exists() {
        true => beside,
        false => folder.join(name).join("mod.rs"),
    }
}

/// Where the files of modules are searched for.
struct Place {
    /// The folder of the modules that are declared here.
    modules: PathBuf,
    /// The folder to which an attribute `#[path = "…"]` refers.
    named: PathBuf,
}

impl Place {
    /// Returns the place of a file whose modules are beside it.
    fn of_root(file: &Path) -> Result<Place> {
        let folder = file.parent().context("a file has a folder")?.to_path_buf();
        Ok(Place { modules: folder.clone(), named: folder })
    }

    /// Returns the place of a module in its own braces.
    fn of_inner(&self, name: &str) -> Place {
        let folder = self.modules.join(name);
        Place { modules: folder.clone(), named: folder }
    }
}

/// An exported macro.
struct Export {
    /// The path that leads to it.
    path: Vec<String>,
    /// The path as the author would write it.
    written: Vec<String>,
}

struct CrateReader<'a> {
    features: &'a [String],
    is_reached: &'a dyn Fn(&Path) -> bool,
    /// Whether the text stays a program by itself.
    is_program: bool,
    /// The modules around the text that is being read.
    inside: Vec<String>,
    exported: Vec<Export>,
    /// The paths that the crate's root re-exports under their own names.
    passed_on: Vec<Vec<String>>,
    files: Vec<(PathBuf, String)>,
}

impl<'a> CrateReader<'a> {
    fn new(
        features: &'a [String],
        is_reached: &'a dyn Fn(&Path) -> bool,
        is_program: bool,
    ) -> CrateReader<'a> {
        let (inside, exported, passed_on, files) = (vec![], vec![], vec![], vec![]);
        CrateReader { features, is_reached, is_program, inside, exported, passed_on, files }
    }

    /// Returns a file in which each `mod x;` is replaced by the file that it names.
    fn file(&mut self, path: &Path, place: &Place) -> Result<String> {
        let text = match self.is_program {
            true => whole_file(path, self.features)?,
            false => read_file(path, self.features)?,
        };
        let file = syn::parse_file(&text).map_err(|error| {
            let at = error.span().start();
            anyhow!("{}: line {}, column {}: {error}", path.display(), at.line, at.column + 1)
        })?;
        self.files.push((path.to_path_buf(), text.clone()));
        let mut edits = Vec::new();
        let failure = || path.display().to_string();
        self.items(&file.items, place, &text, &mut edits).with_context(failure)?;
        Ok(edit(&text, edits))
    }

    fn items(
        &mut self,
        items: &[Item],
        place: &Place,
        text: &str,
        edits: &mut Vec<(Range<usize>, String)>,
    ) -> Result<()> {
        for item in items {
            match item {
                Item::Mod(module) => {
                    let child = module.ident.to_string();
                    let child = child.trim_start_matches("r#").to_string();
                    self.inside.push(child.clone());
                    if let Some((_, items)) = &module.content {
                        self.items(items, &place.of_inner(&child), text, edits)?;
                    } else {
                        let inner = self.module(module, &child, place, text, edits)?;
                        let end = module.span().byte_range().end;
                        edits.push((end - 1..end, format!(" {{\n{inner}\n}}")));
                    }
                    self.inside.pop();
                }
                Item::Macro(_) | Item::Use(_) if self.is_program => {}
                Item::Macro(definition) => {
                    let export =
                        definition.attrs.iter().find(|a| a.path().is_ident("macro_export"));
                    if let (Some(export), Some(name)) = (export, &definition.ident) {
                        edits.push((line_of(text, export), String::new()));
                        let end = definition.span().byte_range().end;
                        let path = path_of_macro(&name.to_string(), items);
                        edits.push((end..end, lead_to_macro(&path)));
                        if export.meta.require_list().is_ok() {
                            let range = definition.mac.tokens.span().byte_range();
                            edits.extend(call_own_macros(text, range)?);
                        }
                        let path = [self.inside.clone(), path].concat();
                        let written = [self.inside.clone(), vec![name.to_string()]].concat();
                        self.exported.push(Export { path, written });
                    }
                }
                // rustc calls an import unused only if nothing outside the crate can see it.
                Item::Use(import) => {
                    if let Visibility::Public(public) = &import.vis {
                        if self.inside.is_empty() {
                            self.passed_on.extend(own_paths(import));
                        }
                        edits.push((public.span().byte_range(), "pub(crate)".to_string()));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Returns the text of a module in a file of its own.
    fn module(
        &mut self,
        module: &ItemMod,
        name: &str,
        place: &Place,
        text: &str,
        edits: &mut Vec<(Range<usize>, String)>,
    ) -> Result<String> {
        let (mut file, mut modules) =
            (file_of_module(&place.modules, name), place.modules.join(name));
        for attribute in &module.attrs {
            let Meta::NameValue(pair) = &attribute.meta else { continue };
            if let (true, Expr::Lit(ExprLit { lit: Lit::Str(path), .. })) =
                (pair.path.is_ident("path"), &pair.value)
            {
                file = place.named.join(path.value());
                modules = file.parent().unwrap_or(&place.named).to_path_buf();
                edits.push((line_of(text, attribute), String::new()));
            }
        }
        // A module that is not reached stays empty and is removed later, comments included.
        if !(self.is_reached)(&file) {
            return Ok(String::new());
        }
        if !file.is_file() {
            let at = line_column(text, module.span().byte_range().start);
            bail!("{at}: there is no file for the module {name}");
        }
        let named = file.parent().unwrap_or(&place.named).to_path_buf();
        let inner = self.file(&file, &Place { modules, named })?;
        match self.is_program {
            true => Ok(indent(&inner)?.trim_end().to_string()),
            false => Ok(inner),
        }
    }
}

/// Returns the path of a macro from its place among these items. If another item has its name, an
/// import by that name would import both, and would be a second item of that name; so the import is
/// in a module that sees only the macro.
fn path_of_macro(name: &str, items: &[Item]) -> Vec<String> {
    let is_taken = |name: &str| items.iter().any(|item| has_name(item, name));
    if !is_taken(name) {
        return vec![name.to_string()];
    }
    let mut module = format!("{name}_macro_alone");
    while is_taken(&module) {
        module.insert(0, '_');
    }
    vec![module, name.to_string()]
}

/// Returns the text that makes this path lead to the macro above.
fn lead_to_macro(path: &[String]) -> String {
    match path {
        [module, name] => format!(
            "\npub(crate) mod {module} {{\n    pub(crate) use {name};\n}}\n\
             pub(crate) use self::{module}::{name};"
        ),
        _ => format!("\npub(crate) use {};", path.concat()),
    }
}

/// Returns the paths that an import at a crate's root gives their own names, without `crate` and
/// `self`.
fn own_paths(import: &ItemUse) -> Vec<Vec<String>> {
    let imports = names_in_tree(&import.tree).into_iter();
    let named = imports.filter(|import| import.path.last() == Some(&import.name));
    named
        .map(|import| {
            let is_root = |name: &&String| *name == "crate" || *name == "self";
            import.path.iter().skip_while(is_root).cloned().collect()
        })
        .collect()
}

/// Returns whether an item is not a macro and introduces this name.
fn has_name(item: &Item, name: &str) -> bool {
    match item {
        Item::Macro(_) => false,
        Item::Mod(module) => module.ident == name,
        item => names(item).iter().any(|other| other == name),
    }
}

/// Returns the edits by which the calls in a macro that says `local_inner_macros` lead to the
/// macros of its own crate, wherever it is used.
fn call_own_macros(text: &str, range: Range<usize>) -> Result<Vec<(Range<usize>, String)>> {
    let paths = Outline::new(&text[range.clone()])?.paths.into_iter();
    let calls = paths.filter(|path_use| path_use.is_call && path_use.path.len() == 1);
    let places = calls.map(|call| range.start + call.place);
    // In a macro's pattern, `$name:ident !` is not a call.
    let places = places
        .filter(|place| !text[..*place].trim_end().ends_with(':') || !is_fragment(&text[*place..]));
    Ok(places.map(|place| (place..place, "$crate::".to_string())).collect())
}

/// Returns whether a text begins with what a parameter of a macro may be.
fn is_fragment(text: &str) -> bool {
    const KINDS: [&str; 15] = [
        "block",
        "expr",
        "expr_2021",
        "ident",
        "item",
        "lifetime",
        "literal",
        "meta",
        "pat",
        "pat_param",
        "path",
        "stmt",
        "tt",
        "ty",
        "vis",
    ];
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    KINDS.contains(&&text[..text.find(|c| !is_part(c)).unwrap_or(text.len())])
}

/// Indents each line by four blanks, except where a line begins inside a string.
fn indent(text: &str) -> Result<String> {
    let literals = tokenize(text)?.into_iter().filter(|token| token.kind == Kind::Literal);
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
