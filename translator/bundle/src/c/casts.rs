//! Casts by `as`, made safe for C, where `usize` and `isize` have 32 bits: a cast becomes a call
//! of the host's `std::cast`, which ends the program at a number that does not fit.
//!
//! What the checked casts do instead of silently dropping bits stands in `cast_host.rs`. A cast
//! stays `as` where both widths do the same: to a type of at most 32 bits, and of an integer
//! literal, which takes the type that it is cast to. In a constant, which can call no trait, only
//! casts to `usize` and `isize` are checked.
//!
//! `parse` becomes a method of the host in the same way, because a `usize` of 64 bits takes more
//! texts.
//!
//! A syntax tree has no types, so some casts are rewritten of which rustc then complains, such as
//! those of enums. Those are undone, see [`Casts::undo`].

use crate::text::{edit, place};
use crate::tokens::{find_closing, spelling, tokenize, Kind};
use anyhow::Result;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::ops::Range;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, Expr, ExprCast, ItemMacro, Token, Type, UnOp};

/// The checked casts, as a module inside the host's `std`.
pub const HOST: &str = include_str!("cast_host.rs");

/// The types that are cast to without a check: in both widths, they take the same low bits.
const NARROW: [&str; 8] = ["u8", "u16", "u32", "i8", "i16", "i32", "char", "bool"];

/// The types that are too narrow in C for some numbers.
const NARROWED: [&str; 2] = ["usize", "isize"];

/// The casts of a program.
pub struct Casts<'a> {
    text: &'a str,
    casts: Vec<Cast>,
    /// The numbers of the casts that stay `as`.
    undone: BTreeSet<usize>,
    /// The bytes of casts that are not checked though they may lose something.
    unchecked: BTreeSet<usize>,
}

/// A cast that is to be checked, by the bytes of its parts.
struct Cast {
    kind: CastKind,
    whole: Range<usize>,
    value: Range<usize>,
    target: Range<usize>,
}

/// The kind of a cast that is to be checked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CastKind {
    /// A cast that is done when the program runs.
    Usual,
    /// A cast in a constant.
    Constant,
    /// The name `parse` of a method, which may make a `usize` of a text.
    Parse,
}

impl<'a> Casts<'a> {
    /// Finds the casts of a program.
    pub fn new(text: &'a str) -> Result<Casts<'a>> {
        let mut finder = Finder { text, base: 0, constants: 0, casts: vec![], unparsed: vec![] };
        finder.visit_file(&syn::parse_file(text)?);
        let unchecked = finder.unparsed.into_iter().collect();
        Ok(Casts { text, casts: finder.casts, undone: BTreeSet::new(), unchecked })
    }

    /// Returns the program with its casts checked. No line moves.
    pub fn program(&self) -> String {
        let mut edits = Vec::new();
        for (number, cast) in self.casts.iter().enumerate() {
            if self.undone.contains(&number) {
                continue;
            }
            let target = &self.text[cast.target.clone()];
            let (before, after) = match cast.kind {
                CastKind::Usual => (format!("crate::std::cast::to{number}::<{target}, _>("), ")"),
                CastKind::Constant => {
                    (format!("crate::std::cast::constant{number}(("), ") as i128)")
                }
                CastKind::Parse => {
                    edits.push((cast.whole.clone(), format!("checked_parse{number}")));
                    continue;
                }
            };
            let start = cast.whole.start;
            edits.push((start..start, before));
            let dropped = cast.value.end..cast.whole.end;
            let lines = "\n".repeat(self.text[dropped.clone()].matches('\n').count());
            edits.push((dropped, format!("{after}{lines}")));
        }
        edit(self.text, edits)
    }

    /// Returns the host's part, with a name for each cast by which rustc's errors are assigned.
    pub fn host(&self) -> String {
        let (mut names, mut methods) = (String::new(), String::new());
        for (number, cast) in self.casts.iter().enumerate() {
            match cast.kind {
                CastKind::Usual => names += &format!("pub use to as to{number}; "),
                CastKind::Constant => {
                    let target = &self.text[cast.target.clone()];
                    names += &format!("pub use constant_{target} as constant{number}; ");
                }
                CastKind::Parse => methods += &format!("parse!(checked_parse{number}); "),
            }
        }
        HOST.replace("NAMES", &names).replace("METHODS", &methods)
    }

    /// Undoes the casts of which rustc complains, by the bytes of its errors in the whole program
    /// with its host. Returns whether there are any.
    pub fn undo(&mut self, whole: &str, errors: &[usize]) -> Result<bool> {
        let calls = calls(whole)?;
        let before = self.undone.len();
        let numbers = errors.iter().filter_map(|&error| innermost(&calls, error));
        self.undone.extend(numbers.filter(|&number| self.casts[number].kind != CastKind::Constant));
        Ok(self.undone.len() > before)
    }

    /// Undoes all casts but those in constants, and returns whether there are any.
    pub fn undo_all(&mut self) -> bool {
        let before = self.undone.len();
        for (number, cast) in self.casts.iter().enumerate() {
            if cast.kind != CastKind::Constant && self.undone.insert(number) {
                self.unchecked.insert(cast.whole.start);
            }
        }
        self.undone.len() > before
    }

    /// Returns the byte of the cast in whose call rustc has found an error.
    pub fn origin(&self, whole: &str, error: usize) -> Result<Option<usize>> {
        let number = innermost(&calls(whole)?, error);
        Ok(number.map(|number| self.casts[number].whole.start))
    }

    /// Returns the places of the casts that could not be checked, such as `line 3, column 7`.
    pub fn list_unchecked(&self) -> Vec<String> {
        self.unchecked.iter().map(|&byte| place(self.text, byte)).collect()
    }
}

/// Returns the calls of checked casts in a program, by their bytes, with the casts' numbers.
fn calls(program: &str) -> Result<Vec<(Range<usize>, usize)>> {
    let tokens = tokenize(program)?;
    let spelled = |index: usize| spelling(program, &tokens, index);
    let mut calls = Vec::new();
    for index in 0..tokens.len() {
        let number = |name: &str| spelled(index).strip_prefix(name)?.parse().ok();
        let own = tokens[index].range.clone();
        if let Some(number) = number("checked_parse") {
            calls.push((own, number));
            continue;
        }
        let Some(number) = number("to").or(number("constant")) else { continue };
        // `crate::std::cast::to7`
        let start = index.saturating_sub(9);
        if spelled(start) != "crate" || spelled(start + 6) != "cast" {
            continue;
        }
        let open = (index..tokens.len()).find(|&at| tokens[at].kind == Kind::Open);
        if let Some(close) = open.and_then(|open| find_closing(&tokens, open)) {
            calls.push((tokens[start].range.start..tokens[close].range.end, number));
        }
    }
    Ok(calls)
}

/// Returns the number of the cast in whose call a byte is.
fn innermost(calls: &[(Range<usize>, usize)], byte: usize) -> Option<usize> {
    let around = calls.iter().filter(|(range, _)| range.contains(&byte));
    around.min_by_key(|(range, _)| range.len()).map(|(_, number)| *number)
}

/// A walk through the syntax tree of a program, or of a part of it.
struct Finder<'a> {
    /// The whole program.
    text: &'a str,
    /// The byte of the program at which the part begins that is walked through.
    base: usize,
    /// The number of constants around this place.
    constants: usize,
    casts: Vec<Cast>,
    /// The bytes of casts in macros that cannot be parsed.
    unparsed: Vec<usize>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_cast(&mut self, cast: &'ast ExprCast) {
        let kind = match self.constants {
            0 => CastKind::Usual,
            _ => CastKind::Constant,
        };
        let (value, target) = (self.bytes(&*cast.expr), self.bytes(&*cast.ty));
        let name = &self.text[target.clone()];
        let is_wanted = match kind {
            CastKind::Constant => NARROWED.contains(&name),
            _ => is_name(&cast.ty) && !NARROW.contains(&name),
        };
        if is_wanted && !is_plain_literal(&cast.expr) {
            self.casts.push(Cast { kind, whole: self.bytes(cast), value, target });
        }
        visit::visit_expr_cast(self, cast);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if call.method == "parse" && call.args.is_empty() {
            let whole = self.bytes(&call.method);
            let (value, target) = (whole.clone(), whole.clone());
            self.casts.push(Cast { kind: CastKind::Parse, whole, value, target });
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.constant(|finder| visit::visit_item_const(finder, item));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.constant(|finder| visit::visit_item_static(finder, item));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.constant(|finder| visit::visit_impl_item_const(finder, item));
    }

    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.constant(|finder| visit::visit_trait_item_const(finder, item));
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        match item.sig.constness {
            Some(_) => self.constant(|finder| visit::visit_item_fn(finder, item)),
            None => visit::visit_item_fn(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        match item.sig.constness {
            Some(_) => self.constant(|finder| visit::visit_impl_item_fn(finder, item)),
            None => visit::visit_impl_item_fn(self, item),
        }
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.visit_type(&array.elem);
        self.constant(|finder| finder.visit_expr(&array.len));
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
        self.constant(|finder| finder.visit_expr(&repeat.len));
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.constant(|finder| visit::visit_expr_const(finder, block));
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.constant(|finder| visit::visit_variant(finder, variant));
    }

    fn visit_const_param(&mut self, parameter: &'ast syn::ConstParam) {
        self.constant(|finder| visit::visit_const_param(finder, parameter));
    }

    fn visit_generic_argument(&mut self, argument: &'ast syn::GenericArgument) {
        match argument {
            syn::GenericArgument::Const(value) => {
                self.constant(|finder| finder.visit_expr(value));
            }
            _ => visit::visit_generic_argument(self, argument),
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        match item.ident {
            Some(_) => self.rules(item.mac.tokens.clone()),
            None => self.visit_macro(&item.mac),
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // The length of `vec![0; length]` is no constant; all other arguments are expressions too.
        self.part(call.tokens.clone());
    }
}

impl Finder<'_> {
    /// Returns the bytes of a node in the whole program.
    fn bytes(&self, node: &impl Spanned) -> Range<usize> {
        let range = node.span().byte_range();
        self.base + range.start..self.base + range.end
    }

    fn constant(&mut self, visit: impl FnOnce(&mut Self)) {
        self.constants += 1;
        visit(self);
        self.constants -= 1;
    }

    /// Walks through the rules of a macro.
    fn rules(&mut self, rules: TokenStream) {
        let mut after_arrow = false;
        let mut before = ' ';
        for tree in rules {
            match tree {
                TokenTree::Punct(punct) => {
                    after_arrow = before == '=' && punct.as_char() == '>';
                    before = punct.as_char();
                }
                TokenTree::Group(group) if after_arrow => {
                    after_arrow = false;
                    self.transcriber(&group);
                }
                _ => {}
            }
        }
    }

    /// Walks through what a rule of a macro expands to. `$x` is taken for the name `_x`, which
    /// has as many bytes.
    fn transcriber(&mut self, group: &Group) {
        let start = self.base + group.span_open().byte_range().end;
        let inside = &self.text[start..self.base + group.span_close().byte_range().start];
        let mut named = inside.as_bytes().to_vec();
        for at in 1..named.len() {
            let is_name = named[at].is_ascii_alphabetic() || named[at] == b'_';
            if named[at - 1] == b'$' && is_name {
                named[at - 1] = b'_';
            }
        }
        let named = String::from_utf8_lossy(&named).into_owned();
        let Ok(tokens) = named.parse::<TokenStream>() else { return };
        let base = std::mem::replace(&mut self.base, start);
        self.part(tokens);
        self.base = base;
    }

    /// Walks through the arguments of a macro, or a part of them. What cannot be parsed as a
    /// whole is parsed in the parts between its commas and semicolons, then bracket by bracket.
    fn part(&mut self, tokens: TokenStream) {
        if !mentions_any(&tokens) || self.is_visited(&tokens) {
            return;
        }
        let mut parts = vec![Vec::new()];
        for tree in tokens {
            match &tree {
                TokenTree::Punct(punct) if matches!(punct.as_char(), ',' | ';') => {
                    parts.push(Vec::new());
                }
                _ => parts.last_mut().expect("the first").push(tree),
            }
        }
        for part in parts {
            // `$(+ $x)*` begins with an operator.
            let is_operator = |tree: &TokenTree| matches!(tree, TokenTree::Punct(_));
            let after = part.iter().position(|tree| !is_operator(tree)).unwrap_or(0);
            let is_visited = [&part[..], &part[after..]]
                .into_iter()
                .any(|part| self.is_visited(&part.iter().cloned().collect()));
            if !is_visited {
                self.brackets(&part);
            }
        }
    }

    /// Walks through tokens if they are statements or expressions, and returns whether they are.
    fn is_visited(&mut self, tokens: &TokenStream) -> bool {
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        if let Ok(list) = list.parse2(tokens.clone()) {
            list.iter().for_each(|expression| self.visit_expr(expression));
            return true;
        }
        let mut ended = tokens.clone();
        ended.extend(";".parse::<TokenStream>());
        for tokens in [tokens.clone(), ended] {
            if let Ok(statements) = Block::parse_within.parse2(tokens) {
                statements.iter().for_each(|statement| self.visit_stmt(statement));
                return true;
            }
        }
        false
    }

    /// Walks through the brackets among tokens that cannot be parsed.
    fn brackets(&mut self, part: &[TokenTree]) {
        for (index, tree) in part.iter().enumerate() {
            match tree {
                TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                    self.part(group.stream());
                }
                TokenTree::Ident(word) if word == "as" => {
                    let target = part.get(index + 1).map(ToString::to_string).unwrap_or_default();
                    if NARROWED.contains(&&*target) {
                        self.unparsed.push(self.bytes(word).start);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Returns whether a type is a name alone, or `_`: what else is cast to is no number.
fn is_name(ty: &Type) -> bool {
    match ty {
        Type::Path(path) => {
            let segments = &path.path.segments;
            path.qself.is_none() && segments.iter().all(|segment| segment.arguments.is_empty())
        }
        Type::Infer(_) => true,
        _ => false,
    }
}

/// Returns whether an expression is an integer literal without a type, or another literal of at
/// most 32 bits.
fn is_plain_literal(expression: &Expr) -> bool {
    match expression {
        Expr::Lit(literal) => match &literal.lit {
            syn::Lit::Int(number) => number.suffix().is_empty(),
            syn::Lit::Float(_) => false,
            _ => true,
        },
        Expr::Paren(inner) => is_plain_literal(&inner.expr),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Neg(_)) && is_plain_literal(&unary.expr),
        _ => false,
    }
}

fn mentions_any(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Ident(word) => word == "as" || word == "parse",
        TokenTree::Group(group) => mentions_any(&group.stream()),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the body of a function after the pass, with shorter names.
    fn checked(body: &str) -> String {
        let text = format!("fn main() {{ {body} }}");
        let program = short(&Casts::new(&text).unwrap().program());
        program["fn main() { ".len()..program.len() - " }".len()].to_string()
    }

    fn short(program: &str) -> String {
        program.replace("crate::std::cast::", "@")
    }

    #[test]
    fn casts_between_the_widths_are_checked() {
        for (body, expected) in [
            ("a as usize", "@to0::<usize, _>(a)"),
            ("-a[i] as u64 + b", "@to0::<u64, _>(-a[i]) + b"),
            ("(x as u64 * y) as isize", "@to0::<isize, _>((@to1::<u64, _>(x) * y))"),
            ("x as u64 as usize", "@to0::<usize, _>(@to1::<u64, _>(x))"),
            ("x as Heap", "@to0::<Heap, _>(x)"),
            ("x as _", "@to0::<_, _>(x)"),
            ("x.parse().unwrap()", "x.checked_parse0().unwrap()"),
            ("x.parse::<usize>()? as u64", "@to0::<u64, _>(x.checked_parse1::<usize>()?)"),
            ("1e10 as usize", "@to0::<usize, _>(1e10)"),
            ("-1i32 as usize", "@to0::<usize, _>(-1i32)"),
            ("x\n    as usize", "@to0::<usize, _>(x)\n"),
        ] {
            assert_eq!(checked(body), expected);
        }
    }

    #[test]
    fn other_casts_stay() {
        for body in [
            "x as u32 as u8 as char",
            "1 as usize + (0xFFFF_FFFF_FFFF) as u64 + -1 as isize + 'a' as usize",
            "&x as &dyn Play",
            "f as fn(u64) -> u64",
            "p as *const u8",
            "<T as Play>::play(); use play as move_;",
        ] {
            assert_eq!(checked(body), body);
        }
    }

    #[test]
    fn macros_are_looked_into() {
        for (body, expected) in [
            ("vec![0; n as usize]", "vec![0; @to0::<usize, _>(n)]"),
            ("println!(\"{a}\", a = x as u64)", "println!(\"{a}\", a = @to0::<u64, _>(x))"),
            ("matches!(x as usize, 1 | 2)", "matches!(@to0::<usize, _>(x), 1 | 2)"),
            ("input! { a: [u64; n as usize] }", "input! { a: [u64; @to0::<usize, _>(n)] }"),
            ("m! { let a = x as usize; a }", "m! { let a = @to0::<usize, _>(x); a }"),
        ] {
            assert_eq!(checked(body), expected);
        }
        let rules = "macro_rules! at { ($v:ident[$($i:expr),*]) => { $v[0 $(+ $i as usize)*] };
            ($x:expr) => { { let y = $x as u64; y } }; }";
        let expected = rules
            .replace("$i as usize", "@to0::<usize, _>($i)")
            .replace("$x as u64", "@to1::<u64, _>($x)");
        assert_eq!(short(&Casts::new(rules).unwrap().program()), expected);
        let guard = "fn f() { matches!(x, 1 | 2 if y as usize > 1) }";
        let casts = Casts::new(guard).unwrap();
        assert_eq!(
            (casts.program(), casts.list_unchecked()),
            (guard.into(), vec!["line 1, column 33".into()])
        );
    }

    #[test]
    fn constants_are_checked_while_they_are_evaluated() {
        for (item, expected) in [
            ("const A: usize = B as usize;", "const A: usize = @constant0((B) as i128);"),
            ("static A: [u8; B as usize] = C;", "static A: [u8; @constant0((B) as i128)] = C;"),
            ("fn f() -> [u8; B as usize] {}", "fn f() -> [u8; @constant0((B) as i128)] {}"),
            ("const fn f(x: u64) -> u32 { x as u32 }", "const fn f(x: u64) -> u32 { x as u32 }"),
            ("enum E { A = B as isize }", "enum E { A = @constant0((B) as i128) }"),
        ] {
            assert_eq!(short(&Casts::new(item).unwrap().program()), expected);
        }
    }

    #[test]
    fn the_innermost_cast_at_an_error_is_undone() {
        let mut casts =
            Casts::new("fn f() { a as usize + (b as u64 + kind as usize) as usize }").unwrap();
        let program = casts.program();
        let error = program.find("kind").unwrap();
        assert!(casts.undo(&program, &[error]).unwrap());
        assert!(!casts.undo(&program, &[error]).unwrap());
        let expected = "fn f() { @to0::<usize, _>(a) + \
                        @to1::<usize, _>((@to2::<u64, _>(b) + kind as usize)) }";
        assert_eq!(short(&casts.program()), expected);
        assert_eq!(casts.list_unchecked(), [""; 0]);
    }
}
