//! The two languages of the pages.

/// A language that every page exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// Returns the language with this HTML tag: Chinese for `zh-CN`, English for any other.
    pub fn from_tag(tag: &str) -> Language {
        match tag.starts_with("zh") {
            true => Language::Chinese,
            false => Language::English,
        }
    }

    /// Returns the HTML tag.
    pub fn tag(self) -> &'static str {
        self.select("en", "zh-CN")
    }

    /// Returns the one of two texts that is in this language.
    pub fn select<T>(self, english: T, chinese: T) -> T {
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }

    /// Returns the other language.
    pub fn other(self) -> Language {
        self.select(Language::Chinese, Language::English)
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
