//! The walk that shows the idea of a module: a small game that its theorem solves, here by the
//! definition alone.

mod compounds;
mod last_moves;
mod pairs;
mod rows;
mod sets;
mod shapes;

use super::Walk;
use crate::texts::find_text;
use support::language::Text;

const CAPTIONS: &str = include_str!("captions.toml");

/// Returns the name of the walk of a module: that of another module if they share one.
fn walk_name(module: &str) -> &str {
    match module {
        "chomp" => "board",
        "compound" => "compound::selective",
        module => module,
    }
}

/// Returns the walk of a module of the library, named by its path such as `nim::misere`.
pub fn find_walk(module: &str) -> Option<Walk> {
    let finders = [pairs::find, compounds::find, last_moves::find, rows::find, sets::find];
    finders.into_iter().find_map(|find| find(walk_name(module)))
}

/// Returns what a page says of the game that shows the idea of a module, if there is one.
pub fn caption(module: &str) -> Option<Text> {
    find_text(CAPTIONS, walk_name(module), "caption")
}
