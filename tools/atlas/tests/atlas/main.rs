//! Tests of the atlas: against published tables, and against values computed again.

mod census;
mod computed;
mod file;
mod misere;
mod published;

use atlas::classes::Class;
use std::sync::OnceLock;

/// Returns the atlas as the file has it.
fn classes() -> &'static [Class] {
    static CLASSES: OnceLock<Vec<Class>> = OnceLock::new();
    CLASSES.get_or_init(|| atlas::table::atlas().unwrap())
}

/// Returns the class of a code.
fn class_of(code: &str) -> &'static Class {
    let game = code.parse().unwrap();
    let class = classes().iter().find(|class| class.codes.contains(&game));
    class.unwrap_or_else(|| panic!("{code} is missing"))
}
