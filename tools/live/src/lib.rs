//! What a rule is answered: its strip of values, its proved period, winning moves, and the
//! problems that are played under it. `cargo explore` draws its static pages with this, and
//! the live page calls the same code as WebAssembly.

pub mod answer;
pub mod certificate;
pub mod cost;
mod exports;
mod json;
pub mod misere;
mod moves;
pub mod problems;
pub mod strip;
