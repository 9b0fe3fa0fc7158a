//! The tool as a whole: what each command prints, draws and refuses; and its parts.
//!
//! Golden files hold values that others have published; each test says who.

mod definition;
mod learn;
mod long_run;
mod long_run_refusals;
mod lookup;
mod misere;
mod overview;
mod pace;
mod play;
mod plot;
mod readme;
mod room;
mod rows;
mod rules;
mod run;
mod saved_header;
mod screen;
mod seeds;
mod site;
mod svg;
mod table;
#[cfg(unix)]
mod terminal;
mod text;
mod typing;
mod verify;
mod why;
mod words;
