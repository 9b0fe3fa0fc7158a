//! The page on which one plays against the program.

use crate::page::{Location, Page};
use crate::script;
use crate::sources::Sources;
use crate::texts::PageTexts;
use games::shown::GAMES;
use maud::{html, Markup};
use support::language::Language;

/// Games that buttons start, each with a position and its name.
const EXAMPLES: [(&str, &str, &str, &str); 8] = [
    ("nim", "3 5 7", "Nim", "尼姆"),
    ("kayles", "3 5 7", "Kayles", "Kayles（击柱）"),
    ("{1,2,3}", "21", "race to 21", "抢 21"),
    ("{1,3,4}", "5 9 10", "{1, 3, 4}", "{1, 3, 4}"),
    ("lasker", "3 4 6", "Lasker's Nim", "拉斯克 Nim"),
    ("grundy", "5 8 9", "Grundy's game", "Grundy 游戏"),
    ("dawson's chess", "6 9", "Dawson's Chess", "Dawson 棋"),
    ("kayles 5 + nim 3 + {1,2} 7", "", "a sum of games", "不同游戏的和"),
];

/// A graph on which play may never end.
const CYCLES: &str = "0.2>1.3 1.3>2.3 2.3>0.2 2.3>3.2 3.2>2.0 2.0>1.1 1.1>0.2 3.2>4.3 4.3>5.2 \
    5.2>4.0 4.0>3.2 1.1>2.0 5.2>6.2 from 0.2";

/// The code of the board.
pub(crate) const CODE: &str = concat!(
    include_str!("../page/play.js"),
    include_str!("../page/drawing.js"),
    include_str!("../page/exercise.js"),
);

/// The form that asks for a game, and below it the game.
const HTML: &str = include_str!("../page/play.html");

/// Where the part of the board begins that shows the game so far.
const REPLAY: &str = "<p class=\"buttons\" id=\"replay\">";

/// Returns the form, which asks for this game at first, and the board, for a page that puts other
/// things between them. The reader moves second if the ending is `second`.
pub(crate) fn parts(game: &str, start: &str, ending: &str, language: Language) -> [Markup; 2] {
    let place = HTML.find("<section id=\"game\">").expect("the board");
    let (form, board) = HTML.split_at(place);
    // What one needs after the first moves is folded.
    let board = board
        .replace(REPLAY, &format!("<details><summary>{{record}}</summary>{REPLAY}"))
        .replace("<h3>{record}</h3>", "")
        .replace("</section>", "</details></section>");
    let selected = if ending == "second" { " selected" } else { "" };
    let checked = if ending == "misere" { " checked" } else { "" };
    let form = form
        .replace("value=\"nim\"", "value=\"{GAME}\"")
        .replace("value=\"3 5 7\"", "value=\"{START}\"")
        .replace("value=\"second\"", &format!("value=\"second\"{selected}"))
        .replace("id=\"misere\"", &format!("id=\"misere\"{checked}"));
    let parts =
        [("GAME", html! { (game) }), ("START", html! { (start) }), ("RULE", html! { "{1,3,4}" })];
    let texts = Location::new(language, "play.html").texts();
    [form, board].map(|html| texts.fill_html(&html, &parts))
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
    let content = html! {
        h1 { (texts["title"]) }
        p.examples { (texts["examples"])
            @for (game, start, english, chinese) in EXAMPLES {
                (example(game, start, language.select(english, chinese)))
            }
            @for kind in GAMES {
                (example(kind.word(), kind.example(), kind.label().select(language)))
            }
            (example("graph", CYCLES, &texts["graph"]))
        }
        (texts.fill_html(HTML, &[("RULE", html! { "{1,3,4}" })]))
        (script::element(&location, PageTexts::new("play", language), CODE))
    };
    Page::new(location, content)
}
