//! What the command-line programs share: exit codes, the handling of Ctrl-C, and the folder of
//! a file.
#![forbid(unsafe_code)]

pub mod exit;
pub mod files;
pub mod interrupt;
