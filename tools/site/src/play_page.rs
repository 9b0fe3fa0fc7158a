//! The page on which one plays against the program.

use crate::page::{Address, Page};
use crate::script;
use crate::sources::Sources;
use crate::texts::Texts;
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

pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "play.html");
    if sources.wasm.is_none() {
        return script::missing(address);
    }
    let code = [
        include_str!("../page/play.js"),
        include_str!("../page/drawing.js"),
        include_str!("../page/exercise.js"),
    ]
    .concat();
    let content = html! {
        h1 { (address.texts()["title"]) }
        (setup(language))
        (exercises(language))
        p #error role="alert" {}
        (game(language))
        noscript { p { (language.select("This page needs JavaScript.", "此页需要 JavaScript。")) } }
        (script::element(&address, Texts::new("play", language), &code))
    };
    Page::new(address, content)
}

fn setup(language: Language) -> Markup {
    let text = |english: &'static str, chinese| language.select(english, chinese);
    let example = |game: &str, start: &str, name: &str| {
        html! { button type="button" data-game=(game) data-start=(start) { (name) } " " }
    };
    html! {
        p.examples { (text("For example ", "例如 "))
            @for (game, start, english, chinese) in EXAMPLES {
                (example(game, start, text(english, chinese)))
            }
            @for kind in GAMES {
                (example(kind.word(), kind.example(), kind.label().select(language)))
            }
            (example("graph", CYCLES, text("a graph with cycles", "有环图")))
        }
        form #setup {
            label { (text("Game: a name, a rule or a problem", "游戏：名称、规则或题目"))
                input #rule type="text" value="nim" spellcheck="false" autocomplete="off"
                    autocapitalize="off"; }
            label { (text("Start", "开局"))
                input #start type="text" value="3 5 7" spellcheck="false" autocomplete="off"; }
            label { (text("Opponent", "对手"))
                select #opponent {
                    option value="perfect" { (text("never errs", "从不出错")) }
                    option value="erring" { (text("errs on a third of the moves", "约三分之一的步出错")) }
                    option value="nobody" { (text("two people play", "两人对下")) }
                } }
            label { (text("First move", "先手"))
                select #side {
                    option value="first" { (text("you", "你")) }
                    option value="second" { (text("the opponent", "对手")) }
                } }
            label.switch { input #misere type="checkbox";
                (text("misère: whoever makes the last move loses", "反常规则：走最后一步者负")) }
            button #new type="submit" { (text("New game", "新的一局")) }
        }
    }
}

fn exercises(language: Language) -> Markup {
    let text = |english, chinese| language.select(english, chinese);
    html! {
        p.buttons {
            (text("Exercises on this game:", "这个游戏的练习："))
            @for (kind, instead, english, chinese) in [
                ("move", None, "Which move wins?", "哪一步必胜？"),
                ("outcome", None, "P or N?", "P 还是 N？"),
                ("value", Some("{1,3,4}"), "What is G(n)?", "G(n) 是多少？"),
            ] {
                button type="button" data-exercise=(kind) data-instead=[instead] {
                    (text(english, chinese))
                }
            }
        }
        p.buttons {
            (text("Bouton's theorem, to be broken:", "试着推翻 Bouton 定理："))
            @for (kind, english, chinese) in [
                ("zero", "From 0 no move leads to 0", "从 0 出发，没有一步到 0"),
                ("nonzero", "From any other sum one does", "从其他和出发，总有一步到 0"),
            ] {
                button type="button" data-exercise=(kind) { (text(english, chinese)) }
            }
        }
        section #exercise hidden {
            h2 #exercise-title {}
            p #exercise-question {}
            p.buttons {
                button #say-p type="button" { (text("P-position", "必败态（P）")) }
                button #say-n type="button" { (text("N-position", "必胜态（N）")) }
                button #say-draw type="button" { (text("Draw", "和局")) }
                label #value-label { "G " (text("is ", "等于 "))
                    input #say-number type="number" min="0"; }
                button #say-value type="button" { (text("Answer", "回答")) }
                button #next type="button" { (text("Next exercise", "下一题")) }
            }
            p #result role="status" {}
        }
    }
}

fn game(language: Language) -> Markup {
    let text = |english, chinese| language.select(english, chinese);
    html! {
        section #game {
            h2 #title {}
            p #status role="status" {}
            div.table {
                div #board {}
                details #columns open {
                    summary { (text("Binary columns", "二进制的各列")) }
                    div #balance {}
                }
            }
            p #how.note {}
            p.buttons #tools hidden {
                button #draw type="button" aria-pressed="false" {
                    (text("Change the drawing", "修改这幅图"))
                }
                button #draw-token type="button" aria-pressed="false" {
                    (text("Place tokens", "放置棋子"))
                }
            }
            p.buttons {
                button #take type="button" {}
                button #undo type="button" { (text("Undo", "悔棋")) }
                button #hint type="button" { (text("Hint", "提示")) }
                button #again type="button" { (text("Start again", "重新开始")) }
                button #projector type="button" aria-pressed="false" {
                    (text("Projector view", "投影模式"))
                }
            }
            p #reason role="status" {}
            p.buttons #replay {
                button #to-start type="button" aria-label=(text("to the start", "到开局")) { "|◀" }
                button #back type="button" aria-label=(text("one move back", "后退一步")) { "◀" }
                span #place {}
                button #forward type="button" aria-label=(text("one move forward", "前进一步")) { "▶" }
                button #to-end type="button" aria-label=(text("to the last move", "到最后一步")) { "▶|" }
                button #from-here type="button" { (text("Play on from here", "从这里继续下")) }
            }
            div.table {
                div {
                    h3 { (text("The game so far", "着法记录")) }
                    label #judge-label { input #judge type="checkbox" checked;
                        (text("judge every move", "评判每一步")) }
                    ol #record {}
                    p.note { (Texts::new("play.html", language)["copy"]) }
                }
                details {
                    summary { (text("All moves as a list", "全部走法列表")) }
                    ul #all-moves {}
                }
            }
        }
    }
}
