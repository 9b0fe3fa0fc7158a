//! The bundler on small collections of its own, and on some problems of the real one.

mod c;
mod collection;
mod corpus;
mod finished;
mod floats;
mod generated;
mod golden;
mod package;
mod remarks;
mod toy;
mod ways;
