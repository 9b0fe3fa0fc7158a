//! The problems and the judges as data, read in one place for all the tools.
#![forbid(unsafe_code)]

pub mod chinese;
pub mod document;
mod fields;
pub mod glossary;
pub mod groups;
pub mod header;
pub mod index;
pub mod judges;
pub mod nearest;
pub mod project;
pub mod replace;
