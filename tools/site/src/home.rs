//! The first page: what this is, a board to play on, and where to begin.

use crate::page::{Location, Page};
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::{atlas, course, play_page, script};
use maud::html;
use support::language::Language;

/// The pages to which it leads beside the course, in the order in which a visitor may want them.
const DOORS: [&str; 9] = [
    "live.html",
    "play.html",
    "modules.html",
    atlas::PATH,
    "judges.html",
    "ideas.html",
    "kinds.html",
    "levels.html",
    "glossary.html",
];

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "index.html");
    let texts = location.texts();
    let description = texts.fill("description", &[("count", &sources.project.problems.len())]);
    let board = sources.wasm.is_some().then(|| {
        let [form, board] = play_page::parts("nim", "3 5 7", "", language);
        html! {
            p { (texts["board"]) }
            div.lesson-board.without-sums { (board) }
            details.no-print { summary { (PageTexts::new("lesson", language)["other game"]) } (form) }
        }
    });
    let content = html! {
        h1 { (texts["title"]) }
        p { (description) }
        p { a.start href=(location.to(course::PATH)) { (texts["start"]) } }
        @if let Some(board) = &board { (board) }
        h2 { (texts["more"]) }
        ul.doors {
            @for path in DOORS {
                @let texts = PageTexts::new(path, language);
                li { a href=(location.to(path)) { (texts.get("door").unwrap_or_else(|| &texts["title"])) } }
            }
        }
        @if board.is_some() {
            (script::element(&location, PageTexts::new("play", language), play_page::CODE))
        }
    };
    Page { title: texts["title"].to_string(), description, location, content }
}
