//! The tool as a whole, on small collections of its own.

mod bundle;
mod list;
mod listen;
mod new;
mod stress;
mod toys;
mod verdicts;
