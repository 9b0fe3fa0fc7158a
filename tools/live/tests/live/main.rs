//! Tests of the answers about a rule, and of the problems that have one.

mod answer;
mod certificate;
mod exports;
mod far;
mod json;
mod problems;
mod strip;
mod typed;
mod unlike;
