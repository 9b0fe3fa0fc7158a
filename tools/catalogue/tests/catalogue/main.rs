//! Headers, judges and the indexes: of small collections, and of the real one.

mod chinese;
mod collection;
mod compared;
mod english;
mod fields;
#[path = "../halfwidth/mod.rs"]
mod halfwidth;
mod header;
mod index;
mod judges;
mod unreadable;
mod words;
