//! The home page: what the site is, a board to play on, and where to begin.

use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::{course, play_page, script};
use maud::html;
use support::language::Language;

/// The home page's links, besides the course, in the order in which a visitor may want them.
const DOORS: &str = "live.html play.html modules.html atlas.html judges.html ideas.html \
    kinds.html levels.html glossary.html";

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "index.html");
    let texts = location.texts();
    let description = texts.fill("description", &[("count", &sources.project.problems.len())]);
    let has_program = sources.wasm.is_some();
    let content = html! {
        h1 { (texts["title"]) }
        p { (description) }
        p { a.begin href=(location.to(course::PATH)) { (texts["start"]) } }
        @if has_program {
            p { (texts["board"]) }
            (course::board(["nim", "3 5 7", ""], false, language))
        }
        h2 { (texts["more"]) }
        ul.doors {
            @for path in DOORS.split(' ') {
                @let texts = PageTexts::new(path, language);
                li { a href=(location.to(path)) { (texts.get("door").unwrap_or_else(|| &texts["title"])) } }
            }
        }
        @if has_program {
            (script::element(&location, PageTexts::new("play", language), play_page::CODE))
        }
    };
    Page { title: texts["title"].to_string(), description, location, content }
}
