//! Lists of problems, and headings that links lead to.

use crate::page::Address;
use catalogue::project::Problem;
use maud::{html, Markup};

/// A list of problems, each a link to its page.
pub fn problems(problems: &[&Problem], from: &Address) -> Markup {
    html! {
        ul.problems {
            @for problem in problems {
                li {
                    a href=(from.to(&format!("problem/{}.html", problem.name))) {
                        (problem.header.name)
                    }
                    " " (problem.header.title)
                }
            }
        }
    }
}

/// A heading as the part of an address after `#`.
pub fn anchor(heading: &str) -> String {
    let words = heading.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}
