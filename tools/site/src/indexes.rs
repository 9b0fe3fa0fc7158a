//! The four indexes of the problems.

use crate::links;
use crate::page::{Location, Page};
use crate::problem::sentence;
use crate::sources::Sources;
use crate::texts::PageTexts;
use catalogue::groups::{groups, By};
use maud::html;
use support::language::Language;

pub(crate) fn pages(sources: &Sources, language: Language) -> [Page; 4] {
    [
        (By::Judge, "judges.html"),
        (By::Model, "ideas.html"),
        (By::Kind, "kinds.html"),
        (By::Difficulty, "levels.html"),
    ]
    .map(|(by, path)| page(sources, by, Location::new(language, path)))
}

fn page(sources: &Sources, by: By, location: Location) -> Page {
    let groups = groups(&sources.project, by);
    let heading = |group: &str| sources.heading(group, location.language);
    let anchor = links::anchor;
    let title = &location.texts()["title"];
    let content = html! {
        h1 { (title) }
        @if let Some(note) = location.texts().get("note") { p { (note) } }
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
            @if let Some(meaning) = sources.glossary.meaning(group, location.language) {
                p { (sentence(meaning)) (location.language.select(".", "。")) }
            }
            (links::problems(problems, sources, &location, group))
        }
    };
    let description = PageTexts::new("indexes", location.language)
        .fill("description", &[("title", &title), ("count", &sources.project.problems.len())]);
    Page { title: title.to_string(), description, location, content }
}
