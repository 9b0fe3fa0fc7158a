//! Macros that print, format or panic, written out for the small `fmt` of the host: what a
//! format string joins becomes one call after another, and a panic is only its message.

use crate::formats::place_of_format;
use crate::tokens::{edited, spelling, tokens, Kind};
use anyhow::{bail, Context, Result};
use std::fmt::Write;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, LitStr, Token};

/// Returns the text with those macros written out. With `debug`, the messages of panics stay.
pub fn lowered(text: &str, debug: bool) -> Result<String> {
    let tokens = tokens(text)?;
    let spelled = |index: usize| spelling(text, &tokens, index);
    let mut edits = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        // The result of `format_args!` is of a type of core's own.
        let is_known = place_of_format(spelled(index)).is_some() && spelled(index) != "format_args";
        let is_call = is_known && spelled(index + 1) == "!";
        let opens = tokens.get(index + 2).is_some_and(|token| token.kind == Kind::Open);
        if !is_call || !opens || (index > 0 && spelled(index - 1) == "macro_rules") {
            index += 1;
            continue;
        }
        let (mut depth, mut close) = (0, index + 2);
        loop {
            match tokens.get(close).context("a bracket that is not closed")?.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            close += 1;
        }
        let arguments = &text[tokens[index + 2].range.end..tokens[close].range.start];
        let call = lowered_call(spelled(index), arguments, debug)?;
        edits.push((tokens[index].range.start..tokens[close].range.end, call));
        index = close + 1;
    }
    Ok(edited(text, edits))
}

/// An argument of a macro: `expression` or `name = expression`.
struct Argument {
    name: Option<String>,
    expression: Expr,
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> syn::Result<Argument> {
        if input.peek(Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
            let name = input.parse::<Ident>()?.to_string();
            input.parse::<Token![=]>()?;
            return Ok(Argument { name: Some(name), expression: input.parse()? });
        }
        Ok(Argument { name: None, expression: input.parse()? })
    }
}

struct Arguments(Vec<Argument>);

impl Parse for Arguments {
    fn parse(input: ParseStream) -> syn::Result<Arguments> {
        let list = Punctuated::<Argument, Token![,]>::parse_terminated(input)?;
        Ok(Arguments(list.into_iter().collect()))
    }
}

/// A format string with what fills it, as source text.
struct Format {
    pieces: Vec<Piece>,
    arguments: Vec<String>,
}

enum Piece {
    Text(String),
    /// The argument of this number, in this form (`""` is plain).
    Hole(usize, String),
}

/// An argument as the call gives it.
struct Given {
    /// The name before `=`, if there is one.
    name: Option<String>,
    text: String,
    /// The contents, if it is a string literal.
    literal: Option<String>,
}

/// Returns what a call of one of those macros is replaced by.
fn lowered_call(name: &str, text: &str, debug: bool) -> Result<String> {
    let list: Arguments =
        syn::parse_str(text).with_context(|| format!("the arguments of {name}!({text})"))?;
    let mut given: Vec<Given> = Vec::new();
    for argument in list.0 {
        let range = argument.expression.span().byte_range();
        let literal = match &argument.expression {
            Expr::Lit(literal) => match &literal.lit {
                syn::Lit::Str(string) => Some(LitStr::value(string)),
                _ => None,
            },
            _ => None,
        };
        given.push(Given { name: argument.name, text: lowered(&text[range], debug)?, literal });
    }
    let first = place_of_format(name).unwrap_or(0);
    if given.len() < first {
        bail!("{name}!({text}) has too few arguments");
    }
    let format = given.split_off(first);
    let own: Vec<String> = given.into_iter().map(|argument| argument.text).collect();
    let end = if name.ends_with("ln") { "\n" } else { "" };
    let format = Format::new(format, end)?;
    let failing = |what: &str| match debug {
        true if !format.pieces.is_empty() => {
            format!("{{ let text = {}; crate::std::fail(&text) }}", format.as_string())
        }
        true => format!("crate::std::fail({what:?})"),
        false => "crate::std::failed()".to_string(),
    };
    Ok(match name {
        "print" | "println" => {
            let puts = format.puts("crate::std::io::output()");
            format!("{{ {puts} crate::std::io::flush(1 << 16); }}")
        }
        "eprint" | "eprintln" => "()".to_string(),
        "format" => format.as_string(),
        "write" | "writeln" => {
            let puts = format.puts("text");
            // A method, which borrows a `String` and reborrows what is borrowed already.
            format!(
                "{{ use crate::std::fmt::Write as _; let text = ({}).text(); {puts} \
                 crate::std::fmt::Result::Ok(()) }}",
                own[0]
            )
        }
        "assert" | "debug_assert" => {
            format!("if !({}) {{ {} }}", own[0], failing(&format!("not true: {}", own[0])))
        }
        "assert_eq" | "debug_assert_eq" => {
            format!("if !({} == {}) {{ {} }}", own[0], own[1], failing("not equal"))
        }
        "assert_ne" | "debug_assert_ne" => {
            format!("if {} == {} {{ {} }}", own[0], own[1], failing("equal"))
        }
        _ => failing(name),
    })
}

impl Format {
    fn new(given: Vec<Given>, end: &str) -> Result<Format> {
        let mut given = given.into_iter();
        let string = match given.next() {
            None => String::new(),
            Some(Given { literal: Some(string), .. }) => string,
            Some(Given { text, .. }) => bail!("expected a format string, found {text}"),
        };
        let given: Vec<Given> = given.collect();
        let mut names: Vec<Option<String>> =
            given.iter().map(|argument| argument.name.clone()).collect();
        let mut arguments: Vec<String> = given.into_iter().map(|argument| argument.text).collect();
        let (mut pieces, mut literal, mut next) = (Vec::new(), String::new(), 0);
        let mut rest = string.as_str();
        while let Some(c) = rest.chars().next() {
            let after = &rest[c.len_utf8()..];
            if (c == '{' || c == '}') && after.starts_with(c) {
                literal.push(c);
                rest = &after[1..];
                continue;
            }
            if c != '{' {
                literal.push(c);
                rest = after;
                continue;
            }
            let close = after.find('}').context("a `{` that is not closed")?;
            let (name, form) = after[..close].split_once(':').unwrap_or((&after[..close], ""));
            let number = match name.trim() {
                "" => {
                    next += 1;
                    next - 1
                }
                name => match name.parse::<usize>() {
                    Ok(number) => number,
                    Err(_) => names
                        .iter()
                        .position(|known| known.as_deref() == Some(name))
                        .unwrap_or_else(|| {
                            names.push(Some(name.to_string()));
                            arguments.push(name.to_string());
                            arguments.len() - 1
                        }),
                },
            };
            if !literal.is_empty() {
                pieces.push(Piece::Text(std::mem::take(&mut literal)));
            }
            pieces.push(Piece::Hole(number, form.to_string()));
            rest = &after[close + 1..];
        }
        literal.push_str(end);
        if !literal.is_empty() {
            pieces.push(Piece::Text(literal));
        }
        Ok(Format { pieces, arguments })
    }

    /// Returns statements that append all pieces to the `String` named `to`.
    fn puts(&self, to: &str) -> String {
        let mut text = String::new();
        for piece in &self.pieces {
            let _ = match piece {
                Piece::Text(literal) => write!(text, "{to}.push_str({literal:?}); "),
                Piece::Hole(number, form) if form.is_empty() => write!(
                    text,
                    "let _ = crate::std::fmt::Display::fmt(\
                     given.{number}, &mut crate::std::fmt::Formatter::new({to})); "
                ),
                // Any form but the plain one is left to core.
                Piece::Hole(number, form) => write!(
                    text,
                    "{to}.push_str(&alloc::format!(\"{{:{form}}}\", given.{number})); "
                ),
            };
        }
        let given: String =
            self.arguments.iter().map(|argument| format!("&({argument}), ")).collect();
        format!("match ({given}) {{ given => {{ let _ = &given; {text} }} }}")
    }

    fn as_string(&self) -> String {
        let puts = self.puts("(&mut made)");
        format!("{{ let mut made = crate::std::string::String::new(); {puts} made }}")
    }
}
