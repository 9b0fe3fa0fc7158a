//! The emitted C against an interpreter, and against the Rust it was made from.

extern crate alloc; // the programs say `alloc`, as their module has no `std`

#[path = "../../examples/emitter/command.rs"]
mod command;
mod compilers;
mod data;
mod documentation;
mod floats;
mod generated;
mod input;
mod inspect;
mod instructions;
mod interpreter;
mod mathematics;
mod noise;
mod programs;
mod random;
mod refusals;
mod shape;
mod specification;
