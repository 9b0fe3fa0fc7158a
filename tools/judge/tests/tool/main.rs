//! The tool as a whole, on small collections of its own.

mod bundles;
mod c;
mod list;
mod listen;
mod new;
mod stress;
mod toys;
mod verdicts;
