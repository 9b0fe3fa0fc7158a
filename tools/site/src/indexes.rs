//! The three indexes of the problems.

use crate::links;
use crate::page::{Address, Page};
use crate::sources::Sources;
use crate::texts::Texts;
use catalogue::groups::{groups, By};
use maud::html;
use support::language::Language;

pub(crate) fn pages(sources: &Sources, language: Language) -> [Page; 3] {
    [(By::Judge, "judges.html"), (By::Model, "ideas.html"), (By::Difficulty, "levels.html")]
        .map(|(by, path)| page(sources, by, Address::new(language, path)))
}

fn page(sources: &Sources, by: By, address: Address) -> Page {
    let groups = groups(&sources.project, by);
    let heading = |group: &str| sources.heading(group, address.language);
    let anchor = links::anchor;
    let title = &address.texts()["title"];
    let content = html! {
        h1 { (title) }
        p.contents {
            @for (group, problems) in &groups {
                span {
                    a href={ "#" (anchor(group)) } { (heading(group)) }
                    " " small { (problems.len()) }
                }
                " "
            }
        }
        @for (group, problems) in &groups {
            h2 id=(anchor(group)) { (heading(group)) }
            (links::problems(problems, &address))
        }
    };
    let description = Texts::new("indexes", address.language)
        .fill("description", &[("title", &title), ("count", &sources.project.problems.len())]);
    Page { title: title.to_string(), description, address, content }
}
