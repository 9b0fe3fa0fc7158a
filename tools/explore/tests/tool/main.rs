//! The tool as a whole: what each command prints, draws and refuses.
//!
//! Golden files hold values that others have published; each test says who.

mod browser;
mod learn;
mod long_run;
mod long_run_refusals;
mod lookup;
mod misere;
mod overview;
mod play;
mod plot;
mod readme;
mod rules;
mod run;
mod screen;
mod site;
mod svg;
mod table;
mod terminal;
mod verify;
mod why;
mod words;
