//! Lists of links to problems, and anchors of headings.

use crate::page::Location;
use crate::sources::Sources;
use crate::title::Title;
use catalogue::kind::Kind;
use catalogue::project::Problem;
use itertools::Itertools;
use maud::{html, Markup};

/// Returns a list of problems, each with its judge, difficulty, idea and kind (unless impartial),
/// but without any fact that the heading above already states.
pub(crate) fn problems(all: &[&Problem], sources: &Sources, from: &Location, top: &str) -> Markup {
    html! {
        ul.problems {
            @for problem in all {
                @let header = &problem.header;
                @let name = header.name.strip_prefix(top).map_or(&*header.name, str::trim_start);
                li {
                    a href=(from.to(&format!("problem/{}.html", problem.name))) { (name) }
                    " " (Title::parse(&header.title).markup(from.language))
                    @let level = header.level();
                    @let kind = Some(header.kind.name()).filter(|_| header.kind != Kind::Impartial);
                    @let facts = [&*level, header.family()].into_iter().chain(kind);
                    @let facts = facts.filter(|fact| *fact != top);
                    " " small { (facts.map(|fact| sources.heading(fact, from.language)).format(" · ")) }
                }
            }
        }
    }
}

/// Returns the anchor of a heading, that is, the part of a link after `#`.
pub fn anchor(heading: &str) -> String {
    let parts = heading.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-").to_lowercase()
}
