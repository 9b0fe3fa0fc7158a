//! The names that an import introduces, and an import without some of them.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Ident, ItemUse, UseTree};

/// Returns the import at the start of `text`, with the white space after it, but without the names
/// that rustc reports as unused; empty if nothing is left. `unused` holds the bytes of `text` at
/// which the path of an unused name begins.
pub fn remove_names(text: &str, unused: &[usize]) -> String {
    let Ok(import) = syn::parse_str::<ItemUse>(text) else { return String::new() };
    let tree_start = import.tree.span().byte_range().start;
    if unused.iter().any(|&place| place <= tree_start) {
        return String::new();
    }
    let (head, below) = (&text[..tree_start], &text[text.trim_end().len()..]);
    let left = retain(&import.tree, unused);
    left.map_or(String::new(), |tree| format!("{head}{};{below}", write_tree(&tree)))
}

/// A name that an import introduces.
pub struct ImportedName {
    /// The byte at which its path begins, as rustc reports it.
    pub place: usize,
    /// The name, or `*` for all names of a module.
    pub name: String,
    /// The item's path as the import spells it, without a final `*`.
    pub path: Vec<String>,
}

impl ImportedName {
    /// Returns the name of the item for which it stands, if it is a single one.
    pub fn item(&self) -> Option<&str> {
        self.path.last().map(String::as_str).filter(|_| self.name != "*")
    }
}

/// Returns the names that the import at the start of `text` introduces.
pub fn imported_names(text: &str) -> Vec<ImportedName> {
    let import = syn::parse_str::<ItemUse>(text);
    import.map_or(vec![], |import| names_in_tree(&import.tree))
}

/// Returns the names that a tree of imports introduces.
pub fn names_in_tree(tree: &UseTree) -> Vec<ImportedName> {
    let mut found = Vec::new();
    collect(tree, None, &[], &mut found);
    found
}

fn collect(tree: &UseTree, start: Option<usize>, above: &[String], found: &mut Vec<ImportedName>) {
    let place = start.unwrap_or_else(|| tree.span().byte_range().start);
    let below = |name: &Ident| match name == "self" {
        true => above.to_vec(),
        false => [above, &[name.to_string()]].concat(),
    };
    let (name, path) = match tree {
        UseTree::Path(path) => {
            return collect(&path.tree, Some(place), &below(&path.ident), found);
        }
        UseTree::Group(group) => {
            return group.items.iter().for_each(|item| collect(item, None, above, found));
        }
        UseTree::Name(name) => (None, below(&name.ident)),
        UseTree::Rename(rename) => (Some(rename.rename.to_string()), below(&rename.ident)),
        _ => (Some("*".to_string()), above.to_vec()),
    };
    let name = name.or_else(|| path.last().cloned()).unwrap_or_default();
    found.push(ImportedName { place, name, path });
}

/// Returns the tree without the names at some bytes, or `None` if nothing is left.
fn retain(tree: &UseTree, unused: &[usize]) -> Option<UseTree> {
    let start = tree.span().byte_range().start;
    let is_self = |tree: &UseTree| matches!(tree, UseTree::Name(name) if name.ident == "self");
    match tree {
        UseTree::Group(group) => {
            let mut left: Vec<UseTree> =
                group.items.iter().filter_map(|item| retain(item, unused)).collect();
            match &left[..] {
                [] => None,
                [only] if !is_self(only) => left.pop(),
                _ => {
                    let mut group = group.clone();
                    group.items = left.into_iter().collect();
                    Some(UseTree::Group(group))
                }
            }
        }
        _ if unused.contains(&start) => None,
        UseTree::Path(path) => {
            let mut path = path.clone();
            *path.tree = retain(&path.tree, unused)?;
            Some(UseTree::Path(path))
        }
        other => Some(other.clone()),
    }
}

/// Returns the source text of a tree of imports; rustfmt does the layout.
fn write_tree(tree: &UseTree) -> String {
    match tree {
        UseTree::Path(path) => format!("{}::{}", path.ident, write_tree(&path.tree)),
        UseTree::Group(group) => {
            let items: Vec<String> = group.items.iter().map(write_tree).collect();
            format!("{{{}}}", items.join(", "))
        }
        other => other.to_token_stream().to_string(),
    }
}
