//! The emitted C against an interpreter, and against the Rust it was made from.

mod compilers;
mod generated;
mod instructions;
mod interpreter;
mod noise;
mod random;
mod refusals;
