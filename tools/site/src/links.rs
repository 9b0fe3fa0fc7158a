//! Lists of links to problems, and anchors of headings.

use crate::page::Location;
use crate::title::Title;
use catalogue::project::Problem;
use maud::{html, Markup};

pub fn problems(problems: &[&Problem], from: &Location) -> Markup {
    html! {
        ul.problems {
            @for problem in problems {
                li {
                    a href=(from.to(&format!("problem/{}.html", problem.name))) {
                        (problem.header.name)
                    }
                    " " (Title::parse(&problem.header.title).markup(from.language))
                }
            }
        }
    }
}

/// Returns the anchor of a heading, which follows `#` in a link.
pub fn anchor(heading: &str) -> String {
    let parts = heading.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-").to_lowercase()
}
