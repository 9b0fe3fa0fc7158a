//! A problem's example: the picture of its own game, which can be played on the problem's page.

use crate::page::Location;
use crate::texts::PageTexts;
use maud::{html, Markup, PreEscaped};
use picture::kept::Kept;

pub(crate) const SCRIPT: &str = "example.js";

/// Returns the figure for a problem's page: the example, with the script for playing the game.
pub(crate) fn figure(kept: &Kept, location: &Location) -> Markup {
    let can_be_played = kept.graph().is_some_and(|graph| !graph.positions[0].options.is_empty());
    let texts =
        can_be_played.then(|| PageTexts::new("example", location.language).to_json().to_string());
    html! {
        figure.explains data-example=[texts] {
            div.scroll { (PreEscaped(kept.inline())) }
            figcaption { (kept.caption(location.language)) }
        }
        @if can_be_played { script defer src=(location.to_shared(SCRIPT)) {} }
    }
}
