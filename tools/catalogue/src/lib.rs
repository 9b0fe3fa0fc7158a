//! The problems as data, for `cargo judge` and `cargo explore`: each reads a header in the
//! same way, since there is one reader.
#![forbid(unsafe_code)]

pub mod glossary;
pub mod groups;
pub mod header;
pub mod index;
pub mod judges;
pub mod nearest;
pub mod project;
