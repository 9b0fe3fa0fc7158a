//! Answers to questions about a rule: the strip of its values, its proved period, winning moves,
//! and the problems that use the rule.
//!
//! `cargo explore` and the static pages of the site use this crate, and the live page calls the
//! same code, compiled to WebAssembly.

pub mod answer;
pub mod budget;
pub mod certificate;
#[cfg(not(target_family = "wasm"))]
pub mod collection;
pub mod cost;
pub mod drawing;
pub mod exports;
pub mod far;
pub mod followers;
pub mod heaps;
pub mod json;
pub mod misere;
pub mod mistake;
pub mod opening;
pub mod play;
pub mod problems;
pub mod question;
pub mod scale;
pub mod shown;
pub mod spoken;
pub mod steps;
pub mod strip;
pub mod sum;
mod texts;
pub mod values;
pub mod walk;
