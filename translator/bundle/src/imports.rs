//! Imports, and how to remove names from them.

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{ItemUse, UseTree};

/// Returns the import at the start of `text` without the names that rustc reports as unused, or
/// `None` if nothing is left. `unused` holds the bytes of `text` at which the path of an unused
/// name begins.
pub fn pruned(text: &str, unused: &[usize]) -> Option<String> {
    let mut import: ItemUse = syn::parse_str(text).ok()?;
    let tree_start = import.tree.span().byte_range().start;
    if unused.iter().any(|&place| place <= tree_start) {
        return None;
    }
    import.tree = kept(&import.tree, unused)?;
    let end = tree_start;
    Some(format!("{}{};", &text[..end], spelled(&import.tree)))
}

/// A name that an import introduces.
pub struct Leaf {
    /// The byte at which its path begins, as rustc reports it.
    pub place: usize,
    /// The name, or `*` for all names of a module.
    pub name: String,
    /// The name of the item that it stands for.
    pub of: String,
    /// The path of that item as the import spells it, without a final `*`.
    pub path: Vec<String>,
}

/// Returns the names that the import at the start of `text` introduces.
pub fn leaves(text: &str) -> Vec<Leaf> {
    let mut found = Vec::new();
    if let Ok(import) = syn::parse_str::<ItemUse>(text) {
        collect(&import.tree, None, &[], &mut found);
    }
    found
}

fn collect(tree: &UseTree, start: Option<usize>, above: &[String], found: &mut Vec<Leaf>) {
    let place = start.unwrap_or_else(|| tree.span().byte_range().start);
    let below = |name: String| [above, &[name]].concat();
    match tree {
        UseTree::Path(path) => {
            collect(&path.tree, Some(place), &below(path.ident.to_string()), found);
        }
        UseTree::Group(group) => {
            group.items.iter().for_each(|item| collect(item, None, above, found));
        }
        UseTree::Name(name) if name.ident == "self" => {
            let name = above.last().cloned().unwrap_or_default();
            found.push(Leaf { place, of: name.clone(), name, path: above.to_vec() });
        }
        UseTree::Name(name) => {
            let name = name.ident.to_string();
            found.push(Leaf { place, of: name.clone(), path: below(name.clone()), name });
        }
        UseTree::Rename(rename) if rename.ident == "self" => {
            let (name, of) = (rename.rename.to_string(), rename.ident.to_string());
            found.push(Leaf { place, name, of, path: above.to_vec() });
        }
        UseTree::Rename(rename) => {
            let (name, of) = (rename.rename.to_string(), rename.ident.to_string());
            found.push(Leaf { place, name, path: below(of.clone()), of });
        }
        _ => {
            let (name, of) = ("*".to_string(), "*".to_string());
            found.push(Leaf { place, name, of, path: above.to_vec() });
        }
    }
}

fn kept(tree: &UseTree, unused: &[usize]) -> Option<UseTree> {
    let range = tree.span().byte_range();
    if unused.contains(&range.start) && !matches!(tree, UseTree::Group(_)) {
        return None;
    }
    match tree {
        UseTree::Path(path) => {
            let mut path = path.clone();
            *path.tree = kept(&path.tree, unused)?;
            Some(UseTree::Path(path))
        }
        UseTree::Group(group) => {
            let mut left: Vec<UseTree> =
                group.items.iter().filter_map(|item| kept(item, unused)).collect();
            match (left.len(), left.first()) {
                (0, _) => None,
                (1, Some(UseTree::Name(name))) if name.ident == "self" => {
                    let mut group = group.clone();
                    group.items = left.into_iter().collect();
                    Some(UseTree::Group(group))
                }
                (1, Some(_)) => left.pop(),
                _ => {
                    let mut group = group.clone();
                    group.items = left.into_iter().collect();
                    Some(UseTree::Group(group))
                }
            }
        }
        other => Some(other.clone()),
    }
}

/// Returns the source text of a tree of imports; rustfmt does the layout.
fn spelled(tree: &UseTree) -> String {
    match tree {
        UseTree::Path(path) => format!("{}::{}", path.ident, spelled(&path.tree)),
        UseTree::Group(group) => {
            let items: Vec<String> = group.items.iter().map(spelled).collect();
            format!("{{{}}}", items.join(", "))
        }
        other => other.to_token_stream().to_string(),
    }
}
