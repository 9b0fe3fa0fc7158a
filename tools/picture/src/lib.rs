//! The picture of a problem's own game: an example is chosen from the problem's inputs; its picture
//! is drawn from the graph that the problem's `reference.rs` supplies, and is kept in the problem's
//! folder as `picture.svg`.
#![forbid(unsafe_code)]

mod caption;
pub mod example;
mod game;
pub mod kept;
