//! The library as one text, and the pieces of it that can be cut out.

use anyhow::{anyhow, ensure, Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::Path;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, UseTree};

/// A crate's files as one module: `mod name { … }`, without its tests and its front page.
pub fn one_module(name: &str, crate_file: &Path) -> Result<String> {
    let folder = crate_file.parent().context("a crate has a folder")?;
    let text = file_with_modules(crate_file, folder)?;
    // Inside a bundle, the crate's root is a module.
    let text = text.replace("crate::", &format!("crate::{name}::"));
    let text = text.replace("#[macro_export]\n", "");
    Ok(format!("mod {name} {{\n{text}\n}}\n"))
}

/// A file with each `mod x;` replaced by the file it names.
fn file_with_modules(path: &Path, folder: &Path) -> Result<String> {
    let name = || path.display().to_string();
    let text = fs::read_to_string(path).with_context(name)?.replace("\r\n", "\n");
    let file = syn::parse_file(&text).with_context(name)?;
    let mut edits: Vec<(Range<usize>, String)> = Vec::new();
    for attribute in &file.attrs {
        edits.push((attribute.span().byte_range(), String::new()));
    }
    for item in &file.items {
        if is_for_tests(item) {
            edits.push((item.span().byte_range(), String::new()));
            continue;
        }
        match item {
            Item::Mod(module) if module.content.is_none() => {
                let child = module.ident.to_string();
                let inner =
                    file_with_modules(&folder.join(format!("{child}.rs")), &folder.join(&child))?;
                let end = module.span().byte_range().end;
                edits.push((end - 1..end, format!(" {{\n{inner}\n}}")));
            }
            Item::Macro(definition) if is_exported(&definition.attrs) => {
                // An exported macro is reached by a path, which a `use` beside it makes.
                if let Some(name) = &definition.ident {
                    let end = definition.span().byte_range().end;
                    edits.push((end..end, format!("\npub(crate) use {name};")));
                }
            }
            _ => {}
        }
    }
    Ok(edited(&text, edits))
}

fn is_exported(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("macro_export"))
}

fn is_for_tests(item: &Item) -> bool {
    let attributes = match item {
        Item::Mod(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        _ => return false,
    };
    let words = |list: &syn::MetaList| list.tokens.to_string();
    attributes.iter().any(|attribute| {
        let list = attribute.meta.require_list();
        list.is_ok_and(|list| {
            list.path.is_ident("cfg") && ["test", "doctest"].contains(&&*words(list))
        })
    })
}

/// The text after edits that do not overlap.
fn edited(text: &str, mut edits: Vec<(Range<usize>, String)>) -> String {
    edits.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
    let mut text = text.to_string();
    for (range, new) in edits {
        text.replace_range(range, &new);
    }
    text
}

/// A piece that can be cut out.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its bytes, comments above it included.
    pub range: Range<usize>,
    /// The names under which it is used.
    pub names: Vec<String>,
    /// For an `impl`: the type, and the trait if there is one.
    pub of: Vec<String>,
    /// What it uses, its own pieces not counted.
    pub uses: BTreeSet<String>,
    /// Where it stands among the pieces: the index of the piece around it.
    pub parent: Option<usize>,
    /// An `impl` of a trait, which rustc does not call dead.
    pub is_trait_impl: bool,
    /// A `mod` or an `impl`, which is nothing without its pieces.
    pub is_container: bool,
    /// A `use`.
    pub is_import: bool,
}

/// The pieces of a text, each after the one around it.
pub fn pieces(text: &str) -> Result<Vec<Piece>> {
    let file = syn::parse_file(text).map_err(|error| {
        let place = error.span().start();
        anyhow!("line {}: {error}", place.line)
    })?;
    let mut pieces = Vec::new();
    add_items(&mut pieces, &file.items, None, text)?;
    Ok(pieces)
}

fn add_items(
    pieces: &mut Vec<Piece>,
    items: &[Item],
    parent: Option<usize>,
    text: &str,
) -> Result<()> {
    for item in items {
        let names = names(item);
        let mut piece = Piece {
            range: with_comments(text, item.span().byte_range()),
            uses: BTreeSet::new(),
            names,
            of: vec![],
            parent,
            is_trait_impl: false,
            is_container: false,
            is_import: matches!(item, Item::Use(_)),
        };
        let index = pieces.len();
        match item {
            Item::Mod(module) => {
                piece.is_container = true;
                pieces.push(piece);
                let items = module.content.as_ref().map_or(&[][..], |content| &content.1);
                add_items(pieces, items, Some(index), text)?;
            }
            Item::Impl(block) => {
                piece.is_container = block.trait_.is_none();
                piece.is_trait_impl = block.trait_.is_some();
                piece.of = vec![last_ident(&block.self_ty, text)];
                if let Some((path, _)) = block.trait_.as_ref() {
                    let name = path.segments.last().map(|segment| segment.ident.to_string());
                    piece.of.extend(name);
                    piece.uses = idents(&text[block.span().byte_range()])?;
                    pieces.push(piece);
                    continue;
                }
                let head = block.span().byte_range().start
                    ..block.brace_token.span.open().byte_range().start;
                piece.uses = idents(&text[head])?;
                pieces.push(piece);
                for item in &block.items {
                    let name = match item {
                        ImplItem::Fn(item) => item.sig.ident.to_string(),
                        ImplItem::Const(item) => item.ident.to_string(),
                        _ => continue,
                    };
                    let range = item.span().byte_range();
                    pieces.push(Piece {
                        uses: idents(&text[range.clone()])?,
                        range: with_comments(text, range),
                        names: vec![name],
                        of: vec![],
                        parent: Some(index),
                        is_trait_impl: false,
                        is_container: false,
                        is_import: false,
                    });
                }
            }
            _ => {
                piece.uses = idents(&text[item.span().byte_range()])?;
                pieces.push(piece);
            }
        }
    }
    Ok(())
}

/// From the comment lines just above the item to the end of its last line.
fn with_comments(text: &str, range: Range<usize>) -> Range<usize> {
    let mut start = text[..range.start].rfind('\n').map_or(0, |at| at + 1);
    loop {
        let above = text[..start.saturating_sub(1)].rfind('\n').map_or(0, |at| at + 1);
        let line = &text[above..start];
        if start == 0
            || !line.trim_start().starts_with("//")
            || line.trim_start().starts_with("//!")
        {
            break;
        }
        start = above;
    }
    let start = if text[start..range.start].trim().is_empty()
        || text[start..].trim_start().starts_with("//")
    {
        start
    } else {
        range.start
    };
    start..range.end
}

fn names(item: &Item) -> Vec<String> {
    match item {
        Item::Const(item) => vec![item.ident.to_string()],
        Item::Enum(item) => vec![item.ident.to_string()],
        Item::Fn(item) => vec![item.sig.ident.to_string()],
        // A call such as `thread_local!` makes what stands in it.
        Item::Macro(item) => match &item.ident {
            Some(ident) => vec![ident.to_string()],
            None => idents(&item.mac.tokens.to_string()).unwrap_or_default().into_iter().collect(),
        },
        Item::Mod(item) => vec![item.ident.to_string()],
        Item::Static(item) => vec![item.ident.to_string()],
        Item::Struct(item) => vec![item.ident.to_string()],
        Item::Trait(item) => vec![item.ident.to_string()],
        Item::Type(item) => vec![item.ident.to_string()],
        Item::Use(item) => {
            let mut names = Vec::new();
            imported(&item.tree, &mut names);
            names
        }
        _ => vec![],
    }
}

fn imported(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => imported(&path.tree, names),
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Group(group) => group.items.iter().for_each(|tree| imported(tree, names)),
        _ => names.push("*".to_string()),
    }
}

fn last_ident(ty: &syn::Type, text: &str) -> String {
    match ty {
        syn::Type::Path(path) => {
            path.path.segments.last().map_or(String::new(), |s| s.ident.to_string())
        }
        syn::Type::Reference(reference) => last_ident(&reference.elem, text),
        other => text[other.span().byte_range()].to_string(),
    }
}

/// Every identifier of a text, those inside macro calls too; comments do not count.
pub fn idents(text: &str) -> Result<BTreeSet<String>> {
    fn collect(tokens: TokenStream, idents: &mut BTreeSet<String>) {
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => {
                    idents.insert(ident.to_string());
                }
                TokenTree::Group(group) => collect(group.stream(), idents),
                _ => {}
            }
        }
    }
    let tokens: TokenStream = text.parse().map_err(|error| anyhow!("{error}"))?;
    let mut idents = BTreeSet::new();
    collect(tokens, &mut idents);
    ensure!(!idents.contains("include_str"), "include_str! cannot be bundled");
    Ok(idents)
}

/// The text without some pieces.
pub fn without(text: &str, cut: impl IntoIterator<Item = Range<usize>>) -> String {
    let mut cut: Vec<Range<usize>> = cut.into_iter().collect();
    cut.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
    let mut kept = String::new();
    let mut at = 0;
    for range in cut {
        if range.start >= at {
            kept.push_str(&text[at..range.start]);
            at = range.end;
        }
    }
    kept + &text[at..]
}
