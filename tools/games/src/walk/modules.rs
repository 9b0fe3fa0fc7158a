//! The walk that shows the idea of a module: a small game that its theorem solves, here by the
//! definition alone.

mod compounds;
mod last_moves;
mod pairs;
mod rows;
mod sets;
mod shapes;

use super::{stalks, Walk};
use support::language::Text;

/// A walk and the modules that it is about, with what it shows.
struct ModuleWalk {
    modules: &'static [&'static str],
    english: &'static str,
    chinese: &'static str,
    walk: fn() -> Walk,
}

const WALKS: [&[ModuleWalk]; 5] =
    [pairs::WALKS, compounds::WALKS, last_moves::WALKS, rows::WALKS, sets::WALKS];

fn find(module: &str) -> Option<&'static ModuleWalk> {
    WALKS.into_iter().flatten().find(|entry| entry.modules.contains(&module))
}

/// Returns the walk of a module of the library, named by its path such as `nim::misere`.
pub fn of(module: &str) -> Option<Walk> {
    find(module).map(|entry| (entry.walk)())
}

/// Returns what a page says of the game that shows the idea of a module, if there is one.
pub fn caption(module: &str) -> Option<Text> {
    match module {
        stalks::MODULE => Some(stalks::caption()),
        _ => find(module).map(|entry| Text::new(entry.english, entry.chinese)),
    }
}
