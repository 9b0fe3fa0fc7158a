//! The tool as a whole, on small collections of its own.

mod bundle;
mod games;
mod list;
mod listen;
mod new;
mod remove;
mod stress;
mod toys;
mod unreadable;
mod verdicts;
