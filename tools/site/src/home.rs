//! The first page.

use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::{atlas, modules, values};
use grundy::game::Ending;
use maud::html;
use support::language::Language;

/// The pages to which it leads, in the order in which a visitor may want them.
const DOORS: [&str; 8] = [
    "live.html",
    "play.html",
    "module/grundy.html",
    atlas::PATH,
    "judges.html",
    "ideas.html",
    "levels.html",
    "glossary.html",
];

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "index.html");
    let texts = location.texts();
    let description = texts.fill("description", &[("count", &sources.project.problems.len())]);
    let content = html! {
        h1 { (texts["title"]) }
        p { (description) }
        ul.doors {
            @for path in DOORS {
                @let texts = PageTexts::new(path, language);
                li { a href=(location.to(path)) { (texts.get("door").unwrap_or_else(|| &texts["title"])) } }
            }
        }
        (values::section("kayles", Ending::Normal, false, &location))
        h2 { (language.select("Theory", "理论")) }
        (modules::list(sources, &location))
    };
    Page { title: texts["title"].to_string(), description, location, content }
}
