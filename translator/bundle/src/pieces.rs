//! The pieces of a text that can be cut out of it.

use crate::imported_names::names_in_tree;
use crate::text::{cut, with_comments};
use crate::tokens::find_names;
use anyhow::{anyhow, Result};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, ItemTrait, TraitItem, Type, Visibility};

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A function, a constant, a method, or a trait's default method.
    Item,
    /// A type or a trait.
    Type,
    /// The definition of a macro.
    Macro,
    /// A `use`.
    Import,
    /// A `mod`, which is pointless without its pieces.
    Module,
    /// An `impl` of a type's own methods, which is pointless without its pieces.
    Methods,
    /// An `impl` of a trait, which rustc never reports as dead.
    TraitImpl,
    /// A macro call that defines items, which rustc never reports as dead either.
    Call,
}

/// A piece of a text that can be cut out.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The kind of the piece.
    pub sort: Sort,
    /// The bytes of the piece, comments above it included.
    pub range: Range<usize>,
    /// The names under which the piece is used.
    pub names: Vec<String>,
    /// For an `impl`: the type, and the trait if there is one; for a call: the macro.
    pub of: Vec<String>,
    /// For a trait, the names of its functions and constants.
    pub members: Vec<String>,
    /// Whether it is only another name for a type.
    pub is_alias: bool,
    /// For an `impl`: the names in the type and in the trait, except its own parameters.
    pub head: BTreeSet<String>,
    /// For a `use`: whether other modules reach its names through it.
    pub is_export: bool,
    /// The names that the piece uses, not counting those in pieces inside it.
    pub uses: BTreeSet<String>,
    /// The index of the piece that contains this one.
    pub parent: Option<usize>,
}

impl Piece {
    /// Returns whether the piece is pointless once the pieces inside it are gone.
    pub fn is_container(&self) -> bool {
        matches!(self.sort, Sort::Module | Sort::Methods)
    }

    /// Returns whether the piece exists for the items that it makes.
    pub fn is_maker(&self) -> bool {
        matches!(self.sort, Sort::Call | Sort::Macro)
    }

    /// Returns whether only an attempt without the piece can show that nothing needs it.
    pub fn is_optional(&self) -> bool {
        matches!(self.sort, Sort::TraitImpl | Sort::Call)
    }
}

/// Returns the pieces of a text, each after the one that contains it.
pub fn find_pieces(text: &str) -> Result<Vec<Piece>> {
    let file = syn::parse_file(text).map_err(|error| {
        let at = error.span().start();
        anyhow!("line {}, column {} of the library: {error}", at.line, at.column + 1)
    })?;
    let mut reader = PieceReader { text, pieces: Vec::new() };
    reader.items(&file.items, None)?;
    Ok(reader.pieces)
}

/// Returns the smallest piece that contains a byte.
pub fn find_piece_at(pieces: &[Piece], byte: usize) -> Option<&Piece> {
    let at = pieces.iter().filter(|piece| piece.range.contains(&byte));
    at.min_by_key(|piece| piece.range.len())
}

/// If the item at a byte is one that a trait requires of its implementations, returns its start.
pub fn required_at(library: &str, piece: &Piece, place: usize) -> Option<usize> {
    let definition = syn::parse_str::<ItemTrait>(&library[piece.range.clone()]).ok()?;
    range_inside(piece, &definition.items, place).map(|range| range.start)
}

/// Among the items that were parsed from a piece's own text, returns the range of the one at a
/// byte.
pub fn range_inside(piece: &Piece, items: &[impl Spanned], place: usize) -> Option<Range<usize>> {
    let start = piece.range.start;
    let mut ranges = items.iter().map(|item| item.span().byte_range());
    let range = ranges.find(|range| range.contains(&(place - start)))?;
    Some(start + range.start..start + range.end)
}

/// Returns the path of a module, from the module of its crate on.
pub fn module_path(pieces: &[Piece], index: usize) -> Vec<String> {
    let above = pieces[index].parent.map(|outer| module_path(pieces, outer));
    let name = pieces[index].names.first().cloned();
    above.into_iter().flatten().chain(name).collect()
}

struct PieceReader<'a> {
    text: &'a str,
    pieces: Vec<Piece>,
}

impl PieceReader<'_> {
    fn items(&mut self, items: &[Item], parent: Option<usize>) -> Result<()> {
        for item in items {
            self.item(item, parent)?;
        }
        Ok(())
    }

    fn item(&mut self, item: &Item, parent: Option<usize>) -> Result<()> {
        let index = self.pieces.len();
        let span = item.span().byte_range();
        match item {
            Item::Mod(module) => {
                let names = vec![module.ident.to_string()];
                self.push(Sort::Module, span, names, BTreeSet::new(), parent);
                let items = module.content.as_ref().map_or(&[][..], |content| &content.1);
                self.items(items, Some(index))?;
            }
            Item::Impl(block) => {
                let mut of = vec![type_name(&block.self_ty, self.text)];
                let mut head = find_names(&self.text[block.self_ty.span().byte_range()])?;
                if let Some((path, _)) = &block.trait_ {
                    head.extend(find_names(&self.text[path.span().byte_range()])?);
                    of.extend(path.segments.last().map(|segment| segment.ident.to_string()));
                    let uses = find_names(&self.text[span.clone()])?;
                    self.push(Sort::TraitImpl, span, vec![], uses, parent);
                } else {
                    let above = span.start..block.brace_token.span.open().byte_range().start;
                    let uses = find_names(&self.text[above])?;
                    self.push(Sort::Methods, span, vec![], uses, parent);
                    for item in &block.items {
                        self.method(item, index)?;
                    }
                }
                for parameter in block.generics.type_params() {
                    head.remove(&parameter.ident.to_string());
                }
                self.pieces[index].of = of;
                self.pieces[index].head = head;
            }
            Item::Trait(definition) => {
                let bodies = definition.items.iter().filter_map(|item| match item {
                    TraitItem::Fn(method) if method.default.is_some() => Some(method),
                    _ => None,
                });
                let bodies: Vec<_> = bodies.collect();
                let inner = |range: Range<usize>| range.start - span.start..range.end - span.start;
                let own = cut(
                    &self.text[span.clone()],
                    bodies.iter().map(|body| inner(body.span().byte_range())),
                );
                let names = vec![definition.ident.to_string()];
                self.push(Sort::Type, span, names, find_names(&own)?, parent);
                let members = definition.items.iter().filter_map(|item| match item {
                    TraitItem::Fn(method) => Some(&method.sig.ident),
                    TraitItem::Const(constant) => Some(&constant.ident),
                    _ => None,
                });
                self.pieces[index].members = members.map(ToString::to_string).collect();
                for body in bodies {
                    let (name, range) = (body.sig.ident.to_string(), body.span().byte_range());
                    let uses = find_names(&self.text[range.clone()])?;
                    self.push(Sort::Item, range, vec![name], uses, Some(index));
                }
            }
            _ => {
                let uses = find_names(&self.text[span.clone()])?;
                let is_call = matches!(item, Item::Macro(call) if call.ident.is_none());
                let sort = match item {
                    Item::Use(_) => Sort::Import,
                    // rustc knows what std's own macro makes.
                    Item::Macro(call) if is_call && !call.mac.path.is_ident("thread_local") => {
                        Sort::Call
                    }
                    Item::Macro(_) if !is_call => Sort::Macro,
                    Item::Struct(_) | Item::Enum(_) | Item::Union(_) | Item::Type(_) => Sort::Type,
                    _ => Sort::Item,
                };
                // As far as can be seen, a call may make anything that is named in it.
                let names = if is_call { uses.iter().cloned().collect() } else { names(item) };
                self.push(sort, span, names, uses, parent);
                if let Item::Use(import) = item {
                    self.pieces[index].is_export = !matches!(import.vis, Visibility::Inherited);
                }
                self.pieces[index].is_alias = matches!(item, Item::Type(_));
                if let Item::Macro(call) = item {
                    let name =
                        call.mac.path.segments.last().map(|segment| segment.ident.to_string());
                    self.pieces[index].of.extend(name.filter(|_| is_call));
                }
            }
        }
        Ok(())
    }

    fn method(&mut self, item: &ImplItem, parent: usize) -> Result<()> {
        let name = match item {
            ImplItem::Fn(item) => item.sig.ident.to_string(),
            ImplItem::Const(item) => item.ident.to_string(),
            _ => return Ok(()),
        };
        let range = item.span().byte_range();
        let uses = find_names(&self.text[range.clone()])?;
        self.push(Sort::Item, range, vec![name], uses, Some(parent));
        Ok(())
    }

    fn push(
        &mut self,
        sort: Sort,
        range: Range<usize>,
        names: Vec<String>,
        uses: BTreeSet<String>,
        parent: Option<usize>,
    ) {
        let range = with_comments(self.text, range);
        self.pieces.push(Piece {
            sort,
            range,
            names,
            of: vec![],
            members: vec![],
            is_alias: false,
            head: BTreeSet::new(),
            is_export: false,
            uses,
            parent,
        });
    }
}

/// Returns the names that an item introduces in its place, except for a module.
pub fn names(item: &Item) -> Vec<String> {
    match item {
        Item::Const(item) => vec![item.ident.to_string()],
        Item::Enum(item) => vec![item.ident.to_string()],
        Item::Fn(item) => vec![item.sig.ident.to_string()],
        Item::Macro(item) => item.ident.iter().map(ToString::to_string).collect(),
        Item::Static(item) => vec![item.ident.to_string()],
        Item::Struct(item) => vec![item.ident.to_string()],
        Item::Trait(item) => vec![item.ident.to_string()],
        Item::Type(item) => vec![item.ident.to_string()],
        Item::Union(item) => vec![item.ident.to_string()],
        Item::Use(item) => names_in_tree(&item.tree).into_iter().map(|name| name.name).collect(),
        _ => vec![],
    }
}

fn type_name(ty: &Type, text: &str) -> String {
    match ty {
        Type::Path(path) => {
            path.path.segments.last().map_or(String::new(), |segment| segment.ident.to_string())
        }
        Type::Reference(reference) => type_name(&reference.elem, text),
        other => text[other.span().byte_range()].to_string(),
    }
}
