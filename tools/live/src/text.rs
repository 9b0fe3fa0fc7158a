//! Sentences in the two languages of the site.

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    /// Returns the language with this HTML tag: Chinese for `zh-CN`, English for any other.
    pub fn from_tag(tag: &str) -> Language {
        match tag.starts_with("zh") {
            true => Language::Chinese,
            false => Language::English,
        }
    }

    /// Returns the one of two texts that is in this language.
    pub fn select<T>(self, english: T, chinese: T) -> T {
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    pub english: String,
    pub chinese: String,
}

impl Text {
    /// Creates a text from its two versions.
    pub fn new(english: impl Into<String>, chinese: impl Into<String>) -> Text {
        Text { english: english.into(), chinese: chinese.into() }
    }

    /// Returns the version in a language.
    pub fn select(&self, language: Language) -> &str {
        language.select(&self.english, &self.chinese)
    }
}
