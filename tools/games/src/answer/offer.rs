//! What the live page offers to play: the game of the question if the page for playing takes it,
//! and otherwise what it takes of it.

use super::Fields;
use crate::json;
use crate::play;
use crate::problems::Problems;
use crate::sum::name;
use grundy::game::Ending;
use grundy::rule::Rule;

/// A game as the fields of the page for playing say it.
pub(super) struct Offer {
    pub(super) rule: String,
    pub(super) start: String,
    /// What the link calls it, if it is not the game of the question.
    pub(super) name: String,
}

impl Offer {
    /// Returns the heaps of one rule.
    pub(super) fn new(rule: &Rule, heaps: &[u64]) -> Offer {
        let start = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let name = format!("{} {start}", name(rule));
        Offer { rule: rule.to_string(), start, name }
    }
}

/// Returns the fields that say what can be played: the game of the question or, if the page for
/// playing does not take that, each of `instead` that it takes.
pub(super) fn fields(
    question: Offer,
    instead: Vec<Offer>,
    is_misere: bool,
    known: &Problems,
) -> Fields {
    let ending = if is_misere { Ending::Misere } else { Ending::Normal };
    let is_taken = |offer: &Offer| play::takes(&offer.rule, &offer.start, ending, known);
    let is_whole = is_taken(&question);
    let offers = if is_whole { vec![question] } else { instead };
    let offers = offers.iter().filter(|offer| is_whole || is_taken(offer)).map(|offer| {
        let Offer { rule, start, name } = offer;
        json::object(&[
            ("rule", json::text(rule)),
            ("start", json::text(start)),
            ("name", json::text(name)),
        ])
    });
    vec![("plays_whole", is_whole.to_string()), ("plays", json::list(offers))]
}
