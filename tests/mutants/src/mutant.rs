//! Small changes of a solution's code, each of which a case should notice.
//!
//! Tokens are all that is looked at. A change that is none, such as one of a `<` that opens
//! generics, does not compile and is dropped; the code is formatted, so a space on both sides tells
//! an operator from most other uses of its sign.

use crate::code::{end_of_brackets, tokens, Kind, Token};
use std::collections::HashMap;
use std::ops::Range;

/// A solution with one small change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    range: Range<usize>,
    replacement: String,
    /// The line of the change, from 1 on.
    pub line: usize,
    /// The change and the line's text, as a record names it: "34 → 33 in `const PERIOD: usize = 34;`".
    pub label: String,
}

impl Mutant {
    /// Returns the text of the changed solution.
    pub fn apply(&self, text: &str) -> String {
        [&text[..self.range.start], &self.replacement, &text[self.range.end..]].concat()
    }

    /// Returns every mutant of a solution, in the order of the text.
    pub fn all(text: &str) -> Vec<Mutant> {
        let tokens = tokens(text);
        let mut changes = Vec::new();
        for place in (0..tokens.len()).filter(|&place| tokens[place].is_code) {
            changes.extend(Place { text, tokens: &tokens, place }.changes());
        }
        let line = |change: &Change| text[..change.range.start].matches('\n').count();
        let mut times: HashMap<(usize, String), usize> = HashMap::new();
        for change in &changes {
            *times.entry((line(change), change.words.clone())).or_default() += 1;
        }
        let mut seen: HashMap<(usize, String), usize> = HashMap::new();
        let lines: Vec<&str> = text.lines().collect();
        let label = |change: Change| {
            let key = (line(&change), change.words.clone());
            let (all, seen) = (times[&key], seen.entry(key).or_default());
            *seen += 1;
            let which = if all > 1 { format!(" ({seen} of {all})") } else { String::new() };
            let line = line(&change);
            let code = lines[line].trim();
            Mutant {
                label: format!("{}{which} in `{code}`", change.words),
                line: line + 1,
                range: change.range,
                replacement: change.replacement,
            }
        };
        changes.into_iter().map(label).collect()
    }
}

/// A change of a text.
struct Change {
    range: Range<usize>,
    replacement: String,
    /// The change in words.
    words: String,
}

/// A token among those of its text.
#[derive(Clone, Copy)]
struct Place<'a> {
    text: &'a str,
    tokens: &'a [Token<'a>],
    place: usize,
}

impl Place<'_> {
    fn changes(&self) -> Vec<Change> {
        let token = self.token();
        match token.kind {
            Kind::Integer(_) | Kind::Fraction if self.is_field() || self.is_generic() => vec![],
            Kind::Integer(end) => {
                let (digits, suffix) = token.text.split_at(end);
                let other = |digits: String| self.replace(digits + suffix);
                neighbours(digits).into_iter().map(other).collect()
            }
            Kind::Fraction => {
                let (whole, rest) = token.text.split_at(token.text.find('.').unwrap_or(0));
                let other = |whole: String| self.replace(whole + rest);
                neighbours(whole).into_iter().map(other).collect()
            }
            Kind::Name => match token.text {
                "true" => vec![self.replace("false".to_string())],
                "false" => vec![self.replace("true".to_string())],
                _ => vec![],
            },
            Kind::Text => vec![],
            Kind::Sign => self.other_signs(),
        }
    }

    fn other_signs(&self) -> Vec<Change> {
        let sign = self.token().text;
        match sign {
            "!" if self.is_negation() => return vec![self.drop(1)],
            ".." if self.has_end() => return vec![self.replace("..=".to_string())],
            "..=" => return vec![self.replace("..".to_string())],
            _ if !self.is_binary() => return vec![],
            _ => {}
        }
        let other = match sign {
            "<" => "<=",
            "<=" => "<",
            ">" => ">=",
            ">=" => ">",
            "==" => "!=",
            "!=" => "==",
            "+" => "-",
            "-" => "+",
            "*" => "/",
            "/" => "*",
            "%" => "+",
            "^" | "&" => "|",
            // Most unions are of sets that have nothing in common, where `^` would be the same.
            "|" => "&",
            "&&" => "||",
            "||" => "&&",
            "<<" => ">>",
            ">>" => "<<",
            "+=" => "-=",
            "-=" => "+=",
            "*=" => "/=",
            "/=" => "*=",
            "%=" => "+=",
            "^=" | "&=" => "|=",
            "|=" => "&=",
            "<<=" => ">>=",
            ">>=" => "<<=",
            _ => return vec![],
        };
        let mut changes = vec![self.replace(other.to_string())];
        if sign == "%" {
            changes.push(self.drop(1 + self.operand()));
        }
        changes
    }

    fn token(&self) -> &Token<'_> {
        &self.tokens[self.place]
    }

    /// Returns the token so many places on.
    fn at(&self, step: isize) -> Option<&Token<'_>> {
        self.tokens.get(self.place.checked_add_signed(step)?)
    }

    /// Returns the text of the token so many places on, if nothing stands between.
    fn touching(&self, step: isize) -> &str {
        let touches = |other: &&Token| {
            let own = &self.token().range;
            other.range.end == own.start || other.range.start == own.end
        };
        self.at(step).filter(touches).map_or("", |token| token.text)
    }

    /// Returns whether the token is an operator between two operands.
    fn is_binary(&self) -> bool {
        let follows_operand = self.at(-1).is_some_and(|token| match token.kind {
            Kind::Name => !["move", "return", "in", "match", "if", "while"].contains(&token.text),
            Kind::Sign => [")", "]", "}", "?"].contains(&token.text),
            _ => true,
        });
        follows_operand && self.touching(-1).is_empty() && self.touching(1).is_empty()
    }

    /// Returns whether the exclamation mark negates what follows, and is not that of a macro.
    fn is_negation(&self) -> bool {
        let is_macro = !self.touching(-1).is_empty()
            && self.at(-1).is_some_and(|token| token.kind == Kind::Name);
        !is_macro && !self.touching(1).is_empty()
    }

    /// Returns whether the range has an end.
    fn has_end(&self) -> bool {
        !["", ")", "]", "}", ",", ";"].contains(&self.touching(1))
    }

    /// Returns whether the number names a field, as in `pair.0`.
    fn is_field(&self) -> bool {
        self.touching(-1) == "."
    }

    /// Returns whether the number stands for a constant of a type, as in `Sum<2>`.
    fn is_generic(&self) -> bool {
        ["<", "::<"].contains(&self.touching(-1)) || [">", ">>"].contains(&self.touching(1))
    }

    /// Returns how many tokens the operand has that follows the operator.
    fn operand(&self) -> usize {
        let words: Vec<&str> =
            self.tokens[self.place + 1..].iter().map(|token| token.text).collect();
        let mut end = words.iter().take_while(|word| ["-", "!", "*", "&"].contains(word)).count();
        end = match words.get(end) {
            Some(&"(") => end_of_brackets(&words, end),
            _ => end + 1,
        };
        loop {
            end = match words[end.min(words.len())..] {
                ["." | "::" | "as", _, ..] => end + 2,
                ["(" | "[", ..] => end_of_brackets(&words, end),
                ["?", ..] => end + 1,
                _ => return end,
            };
        }
    }

    fn replace(&self, replacement: String) -> Change {
        let Token { text, range, .. } = self.token();
        Change { range: range.clone(), words: format!("{text} → {replacement}"), replacement }
    }

    /// Returns the change that drops so many tokens.
    fn drop(&self, tokens: usize) -> Change {
        let last = &self.tokens[(self.place + tokens).min(self.tokens.len()) - 1];
        let range = self.token().range.start..last.range.end;
        let dropped: Vec<&str> = self.text[range.clone()].split_whitespace().collect();
        let words = format!("{} dropped", dropped.join(" "));
        Change { range, replacement: String::new(), words }
    }
}

/// Returns the numbers beside a number, written to the same base. Below 0 there is none: few types
/// have it.
fn neighbours(digits: &str) -> Vec<String> {
    let plain = digits.replace('_', "");
    let (base, plain) = match plain.get(..2) {
        Some("0x") => (16, &plain[2..]),
        Some("0o") => (8, &plain[2..]),
        Some("0b") => (2, &plain[2..]),
        _ => (10, &*plain),
    };
    let Ok(number) = u128::from_str_radix(plain, base) else { return vec![] };
    let write = |number: u128| match base {
        16 => format!("{number:#x}"),
        8 => format!("{number:#o}"),
        2 => format!("{number:#b}"),
        _ => number.to_string(),
    };
    let beside = [number.checked_add(1), number.checked_sub(1)];
    beside.into_iter().flatten().map(write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines that the mutants of one line are.
    fn mutants(line: &str) -> Vec<String> {
        Mutant::all(line).iter().map(|mutant| mutant.apply(line)).collect()
    }

    #[test]
    fn numbers_and_words_have_neighbours() {
        let cases: [(&str, &[&str]); 8] = [
            ("f(34)", &["f(35)", "f(33)"]),
            ("f(0)", &["f(1)"]),
            ("f(1_000u64)", &["f(1001u64)", "f(999u64)"]),
            ("f(0b111)", &["f(0b1000)", "f(0b110)"]),
            ("f(0xff_u8)", &["f(0x100u8)", "f(0xfeu8)"]),
            ("f(1.5)", &["f(2.5)", "f(0.5)"]),
            ("f(true)", &["f(false)"]),
            ("f(pair.0, Sum::<2>::new(), \"3\", b'4')", &[]),
        ];
        for (line, expected) in cases {
            assert_eq!(mutants(line), expected, "{line}");
        }
    }

    #[test]
    fn operators_have_others_but_references_generics_and_closures_have_none() {
        let cases: [(&str, &[&str]); 18] = [
            ("a < b", &["a <= b"]),
            ("a == b", &["a != b"]),
            ("a - b", &["a + b"]),
            ("a * b", &["a / b"]),
            ("x += y", &["x -= y"]),
            ("a ^ b", &["a | b"]),
            ("a && b", &["a || b"]),
            ("a << b", &["a >> b"]),
            ("f(a..b)", &["f(a..=b)"]),
            ("f(a..=b)", &["f(a..b)"]),
            ("f(a % b, c)", &["f(a + b, c)", "f(a , c)"]),
            (
                "a % m[i].len() as u64 == b",
                &["a + m[i].len() as u64 == b", "a  == b", "a % m[i].len() as u64 != b"],
            ),
            ("f(!a, b!(c))", &["f(a, b!(c))"]),
            ("x %= m", &["x += m"]),
            ("f(&a, *b, -c, &&d, |x| y, || z)", &[]),
            ("let f = || x;", &[]),
            ("let f: Vec<Vec<u8>> = g::<u8>(a..);", &[]),
            ("fn f() -> u8 { match x { [a, .., b] => c } }", &[]),
        ];
        for (line, expected) in cases {
            assert_eq!(mutants(line), expected, "{line}");
        }
    }

    #[test]
    fn a_mutant_says_where_it_is() {
        let mutants = Mutant::all("fn f() {\n    x + y - z - 0\n}\n");
        let said: Vec<_> = mutants.iter().map(|mutant| (mutant.line, &*mutant.label)).collect();
        let line = "in `x + y - z - 0`";
        let expected = ["+ → -", "- → + (1 of 2)", "- → + (2 of 2)", "0 → 1"];
        assert_eq!(
            said,
            expected
                .map(|words| (2, format!("{words} {line}")))
                .each_ref()
                .map(|(line, label)| (*line, &**label))
        );
        let dropped = &Mutant::all("let x = f(y) %\n    m;")[1];
        assert_eq!((dropped.line, &*dropped.label), (1, "% m dropped in `let x = f(y) %`"));
    }
}
