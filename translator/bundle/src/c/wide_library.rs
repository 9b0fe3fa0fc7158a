//! The standard library, from rustup, for the target through which the path to C leads.

use anyhow::{anyhow, Result};
use available::{library, Tool, WIDE};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// Makes sure that rustc has the library, and adds it if it is missing and rustup is installed.
pub fn ready() -> Result<()> {
    static READY: OnceLock<Result<(), String>> = OnceLock::new();
    READY.get_or_init(make_ready).clone().map_err(|reason| anyhow!("{reason}"))
}

fn make_ready() -> Result<(), String> {
    if library(WIDE).is_some() {
        return Ok(());
    }
    let [_, command] = Tool::C.about();
    let lacks = "C is made by way of a library that rustc lacks here";
    let mut rustup = Command::new("rustup");
    rustup.args(command.split(' ').skip(1)).stdin(Stdio::null()).stdout(Stdio::null());
    if !is_rustup_here() {
        return Err(format!("{lacks}: `{command}`, where rustup manages Rust"));
    }
    eprintln!("{lacks}; adding it by `{command}`");
    let is_done = rustup.status().is_ok_and(|status| status.success());
    match is_done && library(WIDE).is_some() {
        true => Ok(()),
        false => Err(format!("{lacks}, and `{command}` did not add it")),
    }
}

fn is_rustup_here() -> bool {
    let mut ask = Command::new("rustup");
    ask.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    ask.status().is_ok_and(|status| status.success())
}
