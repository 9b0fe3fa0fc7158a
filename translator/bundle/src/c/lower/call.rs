//! One call of a macro.

use super::format::{pieces, ArgumentPlace, Count, Hole, Piece};
use crate::formats::place_of_format;
use crate::tokens::{spelling, tokenize, Kind};
use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Ident, Token};

/// What a call needs to know of the program around it.
pub struct Setting<'a> {
    /// The prefix of the host's names.
    pub prefix: &'a str,
    /// Whether a panic says what it is about.
    pub debug: bool,
    /// Returns a part of the program with the macros in it written out.
    pub write_out: &'a dyn Fn(&str) -> Result<String>,
}

/// A call of one of the macros.
pub struct Call<'a> {
    setting: &'a Setting<'a>,
    name: &'a str,
    /// What is inside the brackets.
    text: &'a str,
    /// The arguments, if they can be told apart.
    arguments: Option<Vec<Argument>>,
}

/// An argument of a macro: `expression` or `name = expression`.
struct Argument {
    name: Option<String>,
    /// The expression, with the macros in it written out.
    text: String,
    /// The contents, if it is a string literal.
    literal: Option<String>,
}

/// A format string with its arguments.
struct Format<'a> {
    setting: &'a Setting<'a>,
    pieces: Vec<Piece>,
    /// The expressions that are bound before anything is printed.
    arguments: Vec<String>,
    /// The names of some of them.
    names: BTreeMap<String, usize>,
}

struct Parsed {
    name: Option<String>,
    expression: Expr,
}

struct ParsedList(Vec<Parsed>);

impl Parse for Parsed {
    fn parse(input: ParseStream) -> syn::Result<Parsed> {
        if input.peek(Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
            let name = input.parse::<Ident>()?.to_string();
            input.parse::<Token![=]>()?;
            return Ok(Parsed { name: Some(name), expression: input.parse()? });
        }
        Ok(Parsed { name: None, expression: input.parse()? })
    }
}

impl Parse for ParsedList {
    fn parse(input: ParseStream) -> syn::Result<ParsedList> {
        let list = Punctuated::<Parsed, Token![,]>::parse_terminated(input)?;
        Ok(ParsedList(list.into_iter().collect()))
    }
}

impl<'a> Call<'a> {
    /// Reads the arguments of a call.
    pub fn new(setting: &'a Setting<'a>, name: &'a str, text: &'a str) -> Result<Call<'a>> {
        // In a macro's definition, `$x` stands for an expression.
        let variable = format!("{}variable_", setting.prefix);
        let plain = match text.contains('$') {
            true => find_variables(text, &variable)?,
            false => Some(text.to_string()),
        };
        let arguments = plain.and_then(|plain| {
            let list: ParsedList = syn::parse_str(&plain).ok()?;
            let arguments = list.0.into_iter().map(|parsed| {
                let range = parsed.expression.span().byte_range();
                let text = plain[range].replace(&variable, "$");
                let literal = match &parsed.expression {
                    Expr::Lit(literal) => match &literal.lit {
                        syn::Lit::Str(string) => Some(string.value()),
                        _ => None,
                    },
                    _ => None,
                };
                Some(Argument {
                    name: parsed.name,
                    text: (setting.write_out)(&text).ok()?,
                    literal,
                })
            });
            arguments.collect::<Option<Vec<Argument>>>()
        });
        Ok(Call { setting, name, text, arguments })
    }

    /// Returns the expression that replaces the call.
    pub fn lower(&self) -> Result<String> {
        let name = self.name;
        let line = if name.ends_with("ln") { "\n" } else { "" };
        if let Some(checked) = name.strip_prefix("debug_") {
            let assertion = Call::new(self.setting, checked, self.text)?;
            return Ok(format!("({{ if false {{ {} }} }})", assertion.lower()?));
        }
        match name {
            "print" | "println" => self.print(line),
            "eprint" | "eprintln" => self.evaluate(line),
            "format" => self.string(),
            "write" | "writeln" => self.write(line),
            "dbg" => Ok(self.values()),
            _ => self.panic(),
        }
    }

    /// Returns the format string that follows the first `place` arguments.
    fn format(&self, place: usize, line: &str) -> Option<Format<'a>> {
        Format::new(self.setting, self.arguments.as_ref()?.get(place..)?, line)
    }

    /// Returns a value of core's `Arguments`, for a call whose arguments cannot be told apart.
    fn write_for_core(&self, text: &str) -> Result<String> {
        let prefix = &self.setting.prefix;
        Ok(format!("{prefix}arguments!({})", (self.setting.write_out)(text)?))
    }

    fn print(&self, line: &str) -> Result<String> {
        let prefix = &self.setting.prefix;
        let puts = match self.format(0, line) {
            Some(format) => format.puts("crate::std::io::output()"),
            None => {
                let (arguments, newline) = (self.write_for_core(self.text)?, newline(line));
                format!(
                    "match {arguments} {{ {prefix}a => {{ \
                     let {prefix}to = crate::std::io::output(); {} {newline} }} }}",
                    must(prefix, &format!("::core::fmt::Write::write_fmt({prefix}to, {prefix}a)")),
                    newline = newline.replace("TO", &format!("{prefix}to"))
                )
            }
        };
        Ok(format!("({{ {puts} crate::std::io::{prefix}flush(1 << 16); }})"))
    }

    /// Evaluates the arguments of a message that is not shown.
    fn evaluate(&self, line: &str) -> Result<String> {
        Ok(match self.format(0, line) {
            Some(format) => format!("({{ {} }})", format.bound("()")),
            None => format!("({{ let _ = {}; }})", self.write_for_core(self.text)?),
        })
    }

    fn string(&self) -> Result<String> {
        let prefix = &self.setting.prefix;
        Ok(match self.format(0, "") {
            Some(format) => format.as_string(),
            None => format!(
                "({{ let {prefix}text = alloc::fmt::format({}); {prefix}text }})",
                self.write_for_core(self.text)?
            ),
        })
    }

    fn write(&self, line: &str) -> Result<String> {
        let prefix = &self.setting.prefix;
        let closure = |puts: &str| {
            format!(
                "move |{prefix}to: &mut crate::std::string::String| -> crate::std::fmt::Result \
                 {{ {puts} ::core::result::Result::Ok(()) }}"
            )
        };
        if let (Some(list), Some(format)) = (&self.arguments, self.format(1, line)) {
            let puts: String = format.steps().map(|step| format!("{step}?; ")).collect();
            let value = format.bound(&closure(&puts));
            return Ok(format!("({}).{prefix}write({value})", list[0].text));
        }
        let tokens = tokenize(self.text)?;
        let mut depth = 0;
        let comma = tokens.iter().enumerate().position(|(index, token)| {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth -= 1,
                _ => {}
            }
            depth == 0 && spelling(self.text, &tokens, index) == ","
        });
        let end = comma.map_or(self.text.len(), |comma| tokens[comma].range.start);
        let rest = comma.map_or("", |comma| &self.text[tokens[comma].range.end..]);
        let newline = newline(line).replace("TO", &format!("{prefix}to"));
        let puts = format!("::core::fmt::Write::write_fmt({prefix}to, {prefix}a)?; {newline}");
        Ok(format!(
            "({}).{prefix}write(match {} {{ {prefix}a => {} }})",
            (self.setting.write_out)(&self.text[..end])?,
            self.write_for_core(rest)?,
            closure(&puts)
        ))
    }

    /// Returns what `dbg!` returns.
    fn values(&self) -> String {
        let prefix = &self.setting.prefix;
        match self.arguments.as_deref() {
            Some([]) => "()".to_string(),
            Some([one]) => {
                format!("(match {} {{ {prefix}value => {prefix}value }})", one.text)
            }
            Some(list) => {
                let values = list.iter().map(|one| {
                    format!("match {} {{ {prefix}value => {prefix}value }}, ", one.text)
                });
                format!("({})", values.collect::<String>())
            }
            // This is one of a macro's repeated variables, of which there may be any number.
            None => format!("({},)", self.text),
        }
    }

    /// Returns the code that ends the program; for an assertion, only under a condition.
    fn panic(&self) -> Result<String> {
        let prefix = &self.setting.prefix;
        let place = place_of_format(self.name).unwrap_or(0);
        let Some(list) = self.arguments.as_deref().filter(|list| list.len() >= place) else {
            return Ok(format!("::core::{}!({})", self.name, (self.setting.write_out)(self.text)?));
        };
        let fails = match (self.setting.debug, self.format(place, "")) {
            (false, _) => "crate::std::failed()".to_string(),
            (true, Some(format)) if !format.pieces.is_empty() => {
                format!(
                    "{{ let {prefix}text = {}; crate::std::fail(&{prefix}text) }}",
                    format.as_string()
                )
            }
            (true, _) => {
                let reason = match self.name {
                    "assert" => format!("not true: {}", list[0].text),
                    "assert_eq" => format!("not equal: {} and {}", list[0].text, list[1].text),
                    "assert_ne" => format!("equal: {} and {}", list[0].text, list[1].text),
                    name => name.to_string(),
                };
                format!("crate::std::fail({reason:?})")
            }
        };
        let compared = |operator: &str| {
            format!(
                "({{ match (&({}), &({})) {{ ({prefix}l, {prefix}r) => \
                 if !(*{prefix}l {operator} *{prefix}r) {{ {fails} }} }} }})",
                list[0].text, list[1].text
            )
        };
        Ok(match self.name {
            "assert" => format!("({{ if !({}) {{ {fails} }} }})", list[0].text),
            "assert_eq" => compared("=="),
            "assert_ne" => compared("!="),
            _ => format!("({{ {fails} }})"),
        })
    }
}

/// Returns the text with each `$x` as a plain name, or `None` if it repeats something.
fn find_variables(text: &str, variable: &str) -> Result<Option<String>> {
    let tokens = tokenize(text)?;
    let mut plain = String::new();
    let mut at = 0;
    for (index, token) in tokens.iter().enumerate() {
        if spelling(text, &tokens, index) != "$" {
            continue;
        }
        if tokens.get(index + 1).is_none_or(|next| next.kind != Kind::Ident) {
            return Ok(None);
        }
        plain += &text[at..token.range.start];
        plain += variable;
        at = token.range.end;
    }
    Ok(Some(plain + &text[at..]))
}

/// Returns a statement that ends the line in `TO`, if the line is to end.
fn newline(line: &str) -> &'static str {
    match line {
        "" => "",
        _ => "TO.push('\\n');",
    }
}

/// Returns a statement that ends the program if a `Display` returns an error.
fn must(prefix: &str, result: &str) -> String {
    format!("crate::std::fmt::{prefix}must({result});")
}

impl<'a> Format<'a> {
    /// Reads a format string and its arguments; `line` follows it. Returns `None` if the first one
    /// is not a string literal, or not a format string.
    fn new(setting: &'a Setting<'a>, given: &[Argument], line: &str) -> Option<Format<'a>> {
        let (string, given) = match given.split_first() {
            None => ("", given),
            Some((first, rest)) => (first.literal.as_deref()?, rest),
        };
        let mut format = Format {
            setting,
            pieces: pieces(string)?,
            arguments: given.iter().map(|argument| argument.text.clone()).collect(),
            names: BTreeMap::new(),
        };
        for (position, argument) in given.iter().enumerate() {
            if let Some(name) = &argument.name {
                format.names.insert(name.clone(), position);
            }
        }
        match format.pieces.last_mut() {
            Some(Piece::Text(text)) => text.push_str(line),
            _ if line.is_empty() => {}
            _ => format.pieces.push(Piece::Text(line.to_string())),
        }
        let mut sources = Vec::new();
        for piece in &format.pieces {
            let Piece::Hole(hole) = piece else { continue };
            sources.push(hole.argument.clone());
            for count in [&hole.width, &hole.precision] {
                if let Count::Argument(source) = count {
                    sources.push(source.clone());
                }
            }
        }
        for source in sources {
            match source {
                ArgumentPlace::Position(position) if position >= given.len() => return None,
                ArgumentPlace::Name(name) if !format.names.contains_key(&name) => {
                    format.names.insert(name.clone(), format.arguments.len());
                    format.arguments.push(name);
                }
                _ => {}
            }
        }
        Some(format)
    }

    /// Returns the name under which an argument is bound.
    fn bound_name(&self, source: &ArgumentPlace) -> String {
        let position = match source {
            ArgumentPlace::Position(position) => *position,
            ArgumentPlace::Name(name) => self.names[name],
        };
        format!("{}p{position}", self.setting.prefix)
    }

    /// Returns an expression of the value of `body`, in which the arguments are bound.
    fn bound(&self, body: &str) -> String {
        if self.arguments.is_empty() {
            return body.to_string();
        }
        let values: String =
            self.arguments.iter().map(|argument| format!("&({argument}), ")).collect();
        let names: String = (0..self.arguments.len())
            .map(|position| self.bound_name(&ArgumentPlace::Position(position)) + ", ")
            .collect();
        format!("match ({values}) {{ ({names}) => {body} }}")
    }

    /// Returns expressions of type `fmt::Result` that append the pieces, in order.
    fn steps(&self) -> impl Iterator<Item = String> + '_ {
        let prefix = &self.setting.prefix;
        self.pieces.iter().map(move |piece| match piece {
            Piece::Text(text) => {
                format!("crate::std::fmt::{prefix}text({prefix}to, {text:?})")
            }
            Piece::Hole(hole) if hole.is_plain() => {
                let name = self.bound_name(&hole.argument);
                format!("crate::std::fmt::Display::{prefix}put({name}, {prefix}to)")
            }
            Piece::Hole(hole) => self.formed(hole),
        })
    }

    /// Returns an expression that fills a hole other than `{}`; for values that the host itself
    /// prints, it also handles widths and precisions.
    fn formed(&self, hole: &Hole) -> String {
        let by_core = self.write_for_core(hole);
        let (fill, side, flags) = hole.alignment();
        let put = match hole.form.as_str() {
            "" => "Display::PREFIXput_formed",
            "?" => "PREFIXput_debug",
            _ => return by_core,
        };
        if flags.contains('#') {
            return by_core;
        }
        let count = |count: &Count| match count {
            Count::Implied => None,
            Count::Number(number) => Some(number.clone()),
            Count::Argument(source) => Some(format!("*{}", self.bound_name(source))),
        };
        let width = count(&hole.width).unwrap_or("0".to_string());
        let places = match count(&hole.precision) {
            Some(places) => format!("::core::option::Option::Some({places})"),
            None => "::core::option::Option::None".to_string(),
        };
        let (plus, zeros) = (flags.contains('+'), flags.contains('0'));
        let (prefix, name) = (&self.setting.prefix, self.bound_name(&hole.argument));
        format!(
            "(match crate::std::fmt::{}({name}, \
             &crate::std::fmt::{prefix}Form {{ fill: {:?}, side: {side:?}, plus: {plus}, \
             zeros: {zeros}, width: {width}, places: {places} }}, {prefix}to) {{ \
             ::core::option::Option::Some({prefix}r) => {prefix}r, \
             ::core::option::Option::None => {by_core} }})",
            put.replace("PREFIX", prefix),
            fill.to_string()
        )
    }

    /// Returns an expression that leaves a hole to core.
    fn write_for_core(&self, hole: &Hole) -> String {
        let prefix = &self.setting.prefix;
        let name = self.bound_name(&hole.argument);
        let mut arguments = match hole.form.as_str() {
            "" => format!("crate::std::fmt::{prefix}Core({name})"),
            _ => format!("*{name}"),
        };
        let mut next = 1;
        let mut count = |count: &Count| match count {
            Count::Implied => String::new(),
            Count::Number(number) => number.clone(),
            Count::Argument(source) => {
                let _ = write!(arguments, ", *{}", self.bound_name(source));
                next += 1;
                format!("{}$", next - 1)
            }
        };
        let (width, precision) = (count(&hole.width), count(&hole.precision));
        let dot = if precision.is_empty() { "" } else { "." };
        let string = format!("{{0:{}{width}{dot}{precision}{}}}", hole.flags, hole.form);
        format!(
            "::core::fmt::Write::write_fmt({prefix}to, ::core::format_args!({string:?}, {arguments}))"
        )
    }

    /// Returns a statement that appends all pieces to the `String` that `to` borrows.
    fn puts(&self, to: &str) -> String {
        let prefix = &self.setting.prefix;
        let puts = self.steps().map(|step| must(prefix, &step));
        let puts = puts.collect::<Vec<_>>().join(" ");
        self.bound(&format!("{{ let {prefix}to = {to}; {puts} }}")) + ";"
    }

    /// Returns an expression of the whole as a `String`.
    fn as_string(&self) -> String {
        let prefix = &self.setting.prefix;
        let puts = self.puts(&format!("&mut {prefix}text"));
        format!(
            "({{ let mut {prefix}text = crate::std::string::String::new(); {puts} {prefix}text }})"
        )
    }
}
