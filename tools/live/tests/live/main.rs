//! What a rule is answered, and which problems have one.

mod answer;
mod certificate;
mod exports;
mod json;
mod problems;
mod strip;
