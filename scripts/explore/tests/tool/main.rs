//! The tool as a whole: what each command prints, draws and refuses.
//!
//! Golden files hold values that others have published; each test says who.

mod lookup;
mod misere;
mod run;
mod table;
mod why;
