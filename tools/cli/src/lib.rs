//! What the command-line programs share: how they end, what Ctrl-C does to them, and the
//! folder that a file is in.
#![forbid(unsafe_code)]

pub mod exit;
pub mod files;
pub mod interrupt;
