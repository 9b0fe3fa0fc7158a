//! Tests of the tool as a whole, namely what each command prints, draws and refuses, and of its
//! parts.
//!
//! Golden files hold published values; each test names the source.

mod chinese;
mod definition;
mod free_memory;
mod glossary;
mod kept;
mod learn;
mod long_run;
mod long_run_refusals;
mod lookup;
mod misere;
mod overview;
mod play;
#[cfg(feature = "full")]
mod plot;
mod readme;
#[cfg(feature = "full")]
mod rows;
mod rules;
mod run;
mod saved;
#[cfg(feature = "full")]
mod screen;
mod seeds;
mod site;
mod solved;
#[cfg(feature = "full")]
mod svg;
mod table;
#[cfg(unix)]
mod terminal;
#[cfg(feature = "full")]
mod text;
mod typing;
mod value_file;
mod verify;
mod why;
mod window;
