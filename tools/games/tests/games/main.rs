//! Tests of the answers about a rule, and of the problems that have one.

mod answer;
mod certificate;
mod columns;
mod contains;
mod drawings;
mod exports;
mod far;
mod json;
mod offer;
mod play;
mod problems;
mod said;
mod spoken;
mod steps;
mod strip;
mod texts;
mod typed;
mod unlike;
mod walk;
