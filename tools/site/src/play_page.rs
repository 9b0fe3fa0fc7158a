//! The page for playing against the program.

use crate::page::{Location, Page};
use crate::script;
use crate::sources::Sources;
use crate::texts::PageTexts;
use games::shown::GAMES;
use maud::{html, Markup};
use support::language::Language;

/// Games started by buttons, one per line: the game, a position, and the name in both languages.
const EXAMPLES: &str = include_str!("../page/examples.txt");

/// The code of the board.
pub(crate) const CODE: &str =
    concat!(include_str!("../page/drawing.js"), include_str!("../page/play.js"),);

/// Returns the form for choosing a game, and the board, as two parts of a page that puts other
/// content around them. `how` may be `misere`, or `second` if the reader moves second.
pub(crate) fn parts([game, start, how]: [&str; 3], language: Language) -> [Markup; 2] {
    const HTML: &str = include_str!("../page/play.html");
    let texts = Location::new(language, "play.html").texts();
    let word = |text: &str, is_there: bool| html! { @if is_there { (text) } };
    let parts = [
        ("GAME", html! { (game) }),
        ("START", html! { (start) }),
        ("SECOND", word(" selected", how == "second")),
        ("MISERE", word(" checked", how == "misere")),
        ("OPEN", word(" open", how == "open")),
    ];
    let board = HTML.find("<p id=\"error\"").expect("the board");
    [&HTML[..board], &HTML[board..]].map(|html| texts.fill_html(html, &parts))
}

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "play.html");
    if sources.wasm.is_none() {
        return script::missing(location);
    }
    let texts = location.texts();
    let example = |game: &str, start: &str, name: &str| {
        html! { button type="button" data-game=(game) data-start=(start) { (name) } " " }
    };
    // The board comes first: on a telephone, the form alone fills the screen.
    let [form, board] = parts(["nim", "3 5 7", "open"], language);
    let content = html! {
        h1 { (texts["title"]) }
        details.no-print {
            summary { (texts["choose"]) }
            p.examples { (texts["examples"])
                @for line in EXAMPLES.lines() {
                    @let fields: Vec<&str> = line.split("; ").collect();
                    (example(fields[0], fields[1], fields[language.select(2, 3)]))
                }
                @for kind in GAMES {
                    (example(kind.word(), kind.example(), kind.label().select(language)))
                }
            }
            (form)
        }
        (board)
        (script::element(&location, PageTexts::new("play", language), CODE))
    };
    Page::new(location, content)
}
