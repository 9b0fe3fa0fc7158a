//! The problems and the judges as data, read in one place for all the tools.
#![forbid(unsafe_code)]

mod address;
pub mod chinese;
pub mod compared;
pub mod fields;
pub mod glossary;
pub mod groups;
pub mod header;
pub mod index;
pub mod judges;
pub mod kind;
pub mod natural;
mod paragraph;
pub mod project;
pub mod replace;
pub mod texts;
