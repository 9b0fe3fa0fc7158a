//! The texts of the pages, of their scripts and of the modules' pictures, kept in a separate file.

use games::drawing::svg::escape;
use maud::{Markup, PreEscaped};
use serde_json::Value;
use std::fmt::Display;
use std::ops::Index;
use std::sync::LazyLock;
use support::language::Language;

static ALL: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../page/texts.json")).expect("JSON"));

/// The named texts of one kind in one language. A name in braces inside a text is a placeholder.
#[derive(Clone, Copy)]
pub(crate) struct PageTexts {
    texts: &'static Value,
    language: Language,
}

impl PageTexts {
    /// Returns the texts of a kind; the kind may be the path of a page.
    pub(crate) fn new(kind: &str, language: Language) -> PageTexts {
        PageTexts { texts: &ALL[kind], language }
    }

    pub(crate) fn get(self, name: &str) -> Option<&'static str> {
        self.texts[name][self.language.select(0, 1)].as_str()
    }

    /// Returns a text with each name in braces replaced by its value.
    pub(crate) fn fill(self, name: &str, values: &[(&str, &dyn Display)]) -> String {
        fill(&self[name], values)
    }

    /// Returns HTML with each name in braces replaced by the name's part or, if there is none, the
    /// name's text. Line breaks and indentation are left out.
    pub(crate) fn fill_html(self, html: &str, parts: &[(&str, Markup)]) -> Markup {
        let html: String = html.lines().map(str::trim).collect();
        let (mut filled, mut rest) = (String::new(), &*html);
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').expect("each brace is closed");
            let part = parts.iter().find(|(own, _)| *own == name);
            filled += before;
            filled += &part.map_or_else(|| escape(&self[name]), |(_, part)| part.0.clone());
            rest = after;
        }
        PreEscaped(filled + rest)
    }

    pub(crate) fn to_json(self) -> Value {
        select(self.texts, self.language)
    }
}

impl Index<&str> for PageTexts {
    type Output = str;

    fn index(&self, name: &str) -> &str {
        self.get(name).unwrap_or_else(|| panic!("texts.json has no {name:?} there"))
    }
}

/// Returns a text with each name in braces replaced by its value.
pub(crate) fn fill(text: &str, values: &[(&str, &dyn Display)]) -> String {
    values.iter().fold(text.to_string(), |text, (name, value)| {
        text.replace(&format!("{{{name}}}"), &value.to_string())
    })
}

fn select(texts: &Value, language: Language) -> Value {
    match texts {
        Value::Object(texts) => {
            texts.iter().map(|(name, text)| (name.clone(), select(text, language))).collect()
        }
        pair => pair[language.select(0, 1)].clone(),
    }
}
