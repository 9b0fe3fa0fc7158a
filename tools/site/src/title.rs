//! The titles of problems, which are in English, followed by the original title if that is in
//! another script: `Taking stones (取石子游戏)`.

use catalogue::chinese::is_ideograph;
use maud::{html, Markup};
use support::language::Language;

pub struct Title<'a> {
    /// The title in Latin script.
    pub english: &'a str,
    /// The original title, in Chinese or Japanese.
    pub original: Option<&'a str>,
}

impl<'a> Title<'a> {
    /// Splits a title, given as in a header.
    pub fn parse(title: &'a str) -> Title<'a> {
        let parts = title.strip_suffix(')').and_then(|title| title.split_once(" ("));
        match parts.filter(|(_, original)| original.contains(is_ideograph)) {
            Some((english, original)) => Title { english, original: Some(original) },
            None => Title { english: title, original: None },
        }
    }

    /// Returns the title for a page's text; on a Chinese page, if the original title is in Chinese,
    /// returns only that title.
    pub fn text(&self, language: Language) -> String {
        match (language, self.original) {
            (_, None) => self.english.to_string(),
            (Language::Chinese, Some(original)) if tag(original) == "zh-CN" => original.to_string(),
            (Language::Chinese, Some(original)) => format!("{}（{original}）", self.english),
            (Language::English, Some(original)) => format!("{} ({original})", self.english),
        }
    }

    /// Returns the same title as markup, with tags around text that is not in the page's language.
    pub fn markup(&self, language: Language) -> Markup {
        match (language, self.original) {
            (Language::Chinese, Some(original)) if tag(original) == "zh-CN" => html! { (original) },
            _ => self.in_full(language),
        }
    }

    /// Returns both titles, with tags around text that is not in the page's language.
    pub fn in_full(&self, language: Language) -> Markup {
        let (open, close) = language.select((" (", ")"), ("（", "）"));
        html! {
            @match language {
                Language::English => (self.english),
                Language::Chinese => span lang="en" { (self.english) },
            }
            @if let Some(original) = self.original {
                (open) span lang=(tag(original)) { (original) } (close)
            }
        }
    }
}

/// Returns the HTML language tag for an original title: Japanese, if it contains kana.
fn tag(original: &str) -> &'static str {
    match original.contains(|c| matches!(c, '\u{3040}'..='\u{30ff}')) {
        true => "ja",
        false => "zh-CN",
    }
}
