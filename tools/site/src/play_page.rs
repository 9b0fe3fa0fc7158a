//! The page on which one plays against the program.

use crate::page::{Address, Page};
use crate::script;
use crate::sources::Sources;
use crate::texts::texts;
use games::shown::GAMES;
use maud::{html, Markup};
use support::language::{Language, Text};

/// A game that a button starts.
struct Example {
    game: &'static str,
    start: &'static str,
    name: Text,
}

/// Returns the games that buttons start: some of heaps, every one with a notation of its own, and a
/// graph on which play may never end.
fn examples() -> Vec<Example> {
    let heaps = [
        ("nim", "3 5 7", Text::new("Nim", "尼姆")),
        ("kayles", "3 5 7", Text::new("Kayles", "Kayles（击柱）")),
        ("{1,2,3}", "21", Text::new("race to 21", "抢 21")),
        ("{1,3,4}", "5 9 10", Text::new("{1, 3, 4}", "{1, 3, 4}")),
        ("lasker", "3 4 6", Text::new("Lasker's Nim", "拉斯克 Nim")),
        ("grundy", "5 8 9", Text::new("Grundy's game", "Grundy 游戏")),
        ("dawson's chess", "6 9", Text::new("Dawson's Chess", "Dawson 棋")),
        ("kayles 5 + nim 3 + {1,2} 7", "", Text::new("a sum of games", "不同游戏的和")),
    ];
    let heaps = heaps.map(|(game, start, name)| Example { game, start, name });
    let own = GAMES.into_iter().map(|kind| Example {
        game: kind.word(),
        start: kind.example(),
        name: kind.label(),
    });
    let cycles = Example {
        game: "graph",
        start: "0.2>1.3 1.3>2.3 2.3>0.2 2.3>3.2 3.2>2.0 2.0>1.1 1.1>0.2 3.2>4.3 4.3>5.2 5.2>4.0 \
            4.0>3.2 1.1>2.0 5.2>6.2 from 0.2",
        name: Text::new("a graph with cycles", "有环图"),
    };
    heaps.into_iter().chain(own).chain([cycles]).collect()
}

/// Returns the page with its program, or, if there is no program, with the way to add it.
pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "play.html");
    let title = language.select("Play", "对弈");
    let description = language.select(
        "Play Nim, Kayles, Wythoff's game, Chomp, Green Hackenbush or a rule of your own in the \
         browser, with hints, reasons and exercises.",
        "在浏览器里玩尼姆、Kayles、威佐夫博弈、Chomp、绿色 Hackenbush 或自定的规则，有提示、理由和练习。",
    );
    let description = description.to_string();
    if sources.wasm.is_none() {
        return script::missing(address, title, description);
    }
    let code = [
        include_str!("../page/play.js"),
        include_str!("../page/drawing.js"),
        include_str!("../page/exercise.js"),
    ]
    .concat();
    let content = html! {
        h1 { (title) }
        (setup(language))
        (exercises(language))
        p #error role="alert" {}
        (game(language))
        noscript { p { (language.select("This page needs JavaScript.", "此页需要 JavaScript。")) } }
        (script::element(&address, &texts("play", language), &code))
    };
    Page { address, title: title.to_string(), description, content }
}

/// Returns the fields that describe a game.
fn setup(language: Language) -> Markup {
    let text = |english, chinese| language.select(english, chinese);
    html! {
        p.examples { (text("For example ", "例如 "))
            @for example in examples() {
                button type="button" data-game=(example.game) data-start=(example.start) {
                    (example.name.select(language))
                } " "
            }
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

/// Returns the exercises, which use the board of the page.
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

/// Returns the board, the binary columns, the buttons and the record.
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
                    p.note { (text(
                        "The address of this page holds the whole game: copy it to show this \
                         position to others.",
                        "本页的网址记录了整局棋：复制网址即可把这一局面给别人看。",
                    )) }
                }
                details {
                    summary { (text("All moves as a list", "全部走法列表")) }
                    ul #all-moves {}
                }
            }
        }
    }
}
