//! Command-line options, in the form that all the commands share.

use clap::{Arg, ArgAction};

/// Returns an option without a value.
pub fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(help).action(ArgAction::SetTrue)
}

/// Returns an option whose value is named `value` in the help.
pub fn option(name: &'static str, value: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value).help(help)
}
