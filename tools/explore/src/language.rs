//! The language of the program: a flag chooses it; without a flag, the locale chooses it.

use clap::Args;
use std::env::var;
use std::ffi::OsString;
use support::language::{self, Language};

/// The flags that choose the language, as the help page lists them. [`speak`] reads them.
#[derive(Args)]
pub struct Options {
    /// Print Chinese, which is the default if the locale is Chinese
    #[arg(long, global = true)]
    zh: bool,
    /// Print English
    #[arg(long, global = true)]
    en: bool,
}

/// Sets the process's language from its arguments and environment. This is done before the
/// arguments are parsed, since help and errors use that language, too. Returns the other arguments,
/// because clap would reject a language flag after `help`.
pub fn speak(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut others: Vec<OsString> = arguments.collect();
    let (mut asked, mut are_options) = (None, true);
    others.retain(|argument| {
        are_options &= argument != "--";
        let language = match argument.to_str().filter(|_| are_options) {
            Some("--zh") => Language::Chinese,
            Some("--en") => Language::English,
            _ => return true,
        };
        asked = Some(language);
        false
    });
    let of_locale = || Language::from_locale(|name| var(name).ok());
    language::speak(asked.unwrap_or_else(of_locale));
    others
}
