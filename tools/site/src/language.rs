//! The two languages of the site.

/// A language that every page exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// The one of two texts that is in this language.
    pub fn of<T>(self, english: T, chinese: T) -> T {
        match self {
            Language::English => english,
            Language::Chinese => chinese,
        }
    }

    /// What HTML calls it.
    pub fn code(self) -> &'static str {
        self.of("en", "zh-CN")
    }

    /// The folder of its pages.
    pub fn folder(self) -> &'static str {
        self.of("", "zh/")
    }

    pub fn other(self) -> Language {
        self.of(Language::Chinese, Language::English)
    }
}
