//! The bundler on small workspaces and packages of its own.

mod c;
mod c_numbers;
mod c_small;
mod command;
mod contestants;
mod corpus;
mod crates;
mod floats;
mod generated;
mod golden;
mod judges;
mod package;
mod patterns;
mod programs;
mod remarks;
mod toy;
mod ways;
mod workspace;
