//! The walk that shows the idea of a module: a small game that the module's theorem solves, but
//! that is solved here directly from the definition.

mod graphs;
mod rows;
mod tables;

use super::{Marks, Walk};
use crate::shown::{GameKind, Shown};
use crate::texts::find_text;
use grundy::game::{Ending, Game};
use grundy::rule::Rule;
use std::rc::Rc;
use support::language::Text;

const CAPTIONS: &str = include_str!("captions.toml");

const NORMAL: Marks = Marks::Outcomes(Ending::Normal);
const MISERE: Marks = Marks::Outcomes(Ending::Misere);

/// Returns the name of a module's walk, which is another module's name if the modules share a walk.
fn walk_name(module: &str) -> &str {
    match module {
        "chomp" => "board",
        "compound" => "compound::selective",
        module => module,
    }
}

/// Returns the walk of a module of the library, given the module's path, such as `nim::misere`.
pub fn find_walk(module: &str) -> Option<Walk> {
    let finders = [tables::find, rows::find, graphs::find];
    finders.into_iter().find_map(|find| find(walk_name(module)))
}

/// Returns a page's text about the game that shows the idea of a module, if there is such a text.
pub fn caption(module: &str) -> Option<Text> {
    find_text(CAPTIONS, walk_name(module), "caption")
}

/// Returns the options of a heap under a rule, with a heap of 0 for an option without heaps.
fn options_under(rule: &str) -> impl Fn(&u64) -> Vec<Vec<u64>> {
    let rule: Rule = rule.parse().expect("the rule can be read");
    move |heap| {
        let mut options = rule.options(heap);
        options.iter_mut().filter(|left| left.is_empty()).for_each(|left| left.push(0));
        options
    }
}

/// Returns a game of [`crate::shown`], and its start.
fn open(kind: GameKind, start: &str) -> (Rc<dyn Shown>, Vec<u64>) {
    let opening = kind.open(start).expect("the position is one of the game");
    (opening.game, opening.start)
}

/// Returns the options of a position in a game.
fn options_in(game: &dyn Shown, position: &[u64]) -> Vec<Vec<u64>> {
    game.moves(position).into_iter().map(|step| step.after).collect()
}

/// Returns options that each leave a single position.
fn alone<P>(options: Vec<P>) -> Vec<Vec<P>> {
    options.into_iter().map(|option| vec![option]).collect()
}
