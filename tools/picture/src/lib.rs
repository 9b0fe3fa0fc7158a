//! The picture of a problem's own game: an example chosen from its inputs, drawn from the graph
//! that its `reference.rs` hands out, and kept in the problem's folder as `picture.svg`.
//!
//! [`boxes`] and [`svg`] draw, and know nothing of problems; the site uses them for its other
//! pictures.
#![forbid(unsafe_code)]

pub mod boxes;
mod caption;
pub mod example;
mod game;
pub mod kept;
mod layers;
pub mod svg;
