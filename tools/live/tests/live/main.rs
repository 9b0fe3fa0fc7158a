//! Tests of the answers about a rule, and of the problems that have one.

mod answer;
mod certificate;
mod contains;
mod drawings;
mod exports;
mod far;
mod json;
mod play;
mod problems;
mod steps;
mod strip;
mod typed;
mod unlike;
