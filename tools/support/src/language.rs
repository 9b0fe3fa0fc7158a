//! The two languages of the pages and the terminal, and the language that a program uses.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

/// A language in which every page and every message exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// Returns the language for the tag of a page or a locale: Chinese for `zh-CN` or
    /// `zh_CN.UTF-8`, English for anything else.
    pub fn from_tag(tag: &str) -> Language {
        match tag.starts_with("zh") {
            true => Language::Chinese,
            false => Language::English,
        }
    }

    /// Returns the language of the locale, given a function that looks up environment variables: as
    /// in POSIX, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides; the
    /// language is English if all are empty.
    pub fn from_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
        let mut set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let locale = set.find(|locale| !locale.is_empty());
        locale.map_or(Language::English, |locale| Language::from_tag(&locale.to_lowercase()))
    }

    /// Returns the HTML tag.
    pub fn tag(self) -> &'static str {
        self.select("en", "zh-CN")
    }

    /// Returns whichever of the two arguments is in this language.
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

    /// Returns the version in this language.
    pub fn select(&self, language: Language) -> &str {
        language.select(&self.english, &self.chinese)
    }
}

/// Whether the program speaks Chinese.
static SPEAKS_CHINESE: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The language in which an action run by [`within`] writes on this thread.
    static WITHIN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Returns the language in which [`text!`](crate::text) writes: English, until [`speak`] is called.
pub fn current() -> Language {
    if let Some(language) = WITHIN.get() {
        return language;
    }
    match SPEAKS_CHINESE.load(Ordering::Relaxed) {
        true => Language::Chinese,
        false => Language::English,
    }
}

/// Sets the language of the whole process; a program must do this before it prints anything.
pub fn speak(language: Language) {
    SPEAKS_CHINESE.store(language == Language::Chinese, Ordering::Relaxed);
}

/// Runs `action` on this thread with this language as the [`current`] language; returns its result.
pub fn within<T>(language: Language, action: impl FnOnce() -> T) -> T {
    let before = WITHIN.replace(Some(language));
    let result = action();
    WITHIN.set(before);
    result
}

/// Returns whichever of the two arguments is in the [`current`] language.
pub fn choose<T>(english: T, chinese: T) -> T {
    current().select(english, chinese)
}

/// Formats the English or Chinese text, whichever is in the [current
/// language](crate::language::current), as a `String`. Both texts use the arguments that follow
/// them.
#[macro_export]
macro_rules! text {
    ($english:literal, $chinese:literal $(, $argument:expr)* $(,)?) => {
        match $crate::language::current() {
            $crate::language::Language::English => ::std::format!($english $(, $argument)*),
            $crate::language::Language::Chinese => ::std::format!($chinese $(, $argument)*),
        }
    };
}

/// Writes a line in the [current language](crate::language::current), as `writeln!` does, but
/// returns an `anyhow` error on failure. Its arguments are the writer, followed by the arguments of
/// [`text!`](crate::text).
#[macro_export]
macro_rules! say {
    ($to:expr, $($text:tt)*) => {
        ::std::writeln!($to, "{}", $crate::text!($($text)*)).map_err(::anyhow::Error::from)
    };
}
