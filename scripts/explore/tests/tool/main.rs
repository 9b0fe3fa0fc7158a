//! The tool as a whole: what each command prints, draws and refuses.
//!
//! Golden files hold values that others have published; each test says who.

mod browser;
mod learn;
mod lookup;
mod misere;
mod play;
mod plot;
mod readme;
mod run;
mod screen;
mod site;
mod table;
mod terminal;
mod why;
mod words;
