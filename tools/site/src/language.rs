//! The two languages of the site.

/// A language that every page exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// Returns the one of two texts that is in this language.
    pub fn select<T>(self, english: T, chinese: T) -> T {
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }

    /// Returns the language tag for HTML.
    pub fn code(self) -> &'static str {
        self.select("en", "zh-CN")
    }

    /// Returns the folder of its pages.
    pub fn folder(self) -> &'static str {
        self.select("", "zh/")
    }

    /// Returns the other language.
    pub fn other(self) -> Language {
        self.select(Language::Chinese, Language::English)
    }
}
