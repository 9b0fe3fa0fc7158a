//! The language of the program: the one that a flag asks for, or that of the locale.

use clap::Args;
use std::env::var;
use std::ffi::OsString;
use wording::language::{self, Language};

/// The flags that choose the language.
#[derive(Args)]
pub struct Options {
    /// Print Chinese, which is the default where the locale is Chinese
    #[arg(long, global = true, overrides_with = "en")]
    zh: bool,
    /// Print English
    #[arg(long, global = true, overrides_with = "zh")]
    en: bool,
}

/// Sets the language of the process by its arguments and its environment. This comes before the
/// arguments are parsed, since help and refusals are in that language, too.
pub fn speak(arguments: impl Iterator<Item = OsString>) {
    let options = arguments.take_while(|argument| argument != "--");
    let asked = options.filter_map(|argument| match argument.to_str() {
        Some("--zh") => Some(Language::Chinese),
        Some("--en") => Some(Language::English),
        _ => None,
    });
    let of_locale = || Language::from_locale(|name| var(name).ok());
    language::speak(asked.last().unwrap_or_else(of_locale));
}
