//! For rustc before 1.58, where format strings do not capture the names around them: `"{x}"`
//! becomes `"{x}", x = x`. Nothing else in a solution changes.

use crate::text::edit;
use crate::tokens::{spelling, tokenize, Kind};
use anyhow::Result;

/// The macros with a format string, each with the index of that argument.
const FORMATS: [(&str, usize); 18] = [
    ("format", 0),
    ("print", 0),
    ("println", 0),
    ("eprint", 0),
    ("eprintln", 0),
    ("panic", 0),
    ("format_args", 0),
    ("unreachable", 0),
    ("unimplemented", 0),
    ("todo", 0),
    ("write", 1),
    ("writeln", 1),
    ("assert", 1),
    ("debug_assert", 1),
    ("assert_eq", 2),
    ("assert_ne", 2),
    ("debug_assert_eq", 2),
    ("debug_assert_ne", 2),
];

/// Returns the index of a macro's format string among its arguments, if it has one.
pub fn place_of_format(name: &str) -> Option<usize> {
    FORMATS.iter().find(|(known, _)| *known == name).map(|(_, place)| *place)
}

/// Returns the text with every argument of a format string named.
pub fn name_arguments(text: &str) -> Result<String> {
    let tokens = tokenize(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let mut edits = Vec::new();
    for index in 0..tokens.len() {
        let format = place_of_format(spelled(index)).filter(|_| spelled(index + 1) == "!");
        let Some(place) = format else { continue };
        let (mut depth, mut argument, mut at) = (0, 0, index + 2);
        let mut names = Vec::new();
        let mut given = Vec::new();
        while let Some(token) = tokens.get(at) {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth -= 1,
                Kind::Punct if depth == 1 && spelled(at) == "," => argument += 1,
                Kind::Literal if depth == 1 && argument == place => {
                    names = captured_names(spelled(at))
                }
                Kind::Ident if depth == 1 && spelled(at + 1) == "=" && spelled(at + 2) != "=" => {
                    given.push(spelled(at));
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
            at += 1;
        }
        let missing = names.iter().filter(|name| !given.contains(&name.as_str()));
        let added: String = missing.map(|name| format!(", {name} = {name}")).collect();
        if let Some(close) = tokens.get(at).filter(|_| !added.is_empty()) {
            let end = text[..close.range.start].trim_end().trim_end_matches(',').len();
            edits.push((end..end, added));
        }
    }
    Ok(edit(text, edits))
}

/// Returns the names that a format string captures, each once.
fn captured_names(string: &str) -> Vec<String> {
    let string = string.replace("{{", "").replace("}}", "");
    let mut names: Vec<String> = Vec::new();
    for hole in string.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
        let (name, format) = hole.split_once(':').unwrap_or((hole, ""));
        let widths = format.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
        let widths = widths.filter_map(|width| width.strip_suffix('$'));
        for name in std::iter::once(name.trim()).chain(widths) {
            let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
            if is_name && !names.iter().any(|known| known == name) {
                names.push(name.to_string());
            }
        }
    }
    names
}
