//! The first page.

use crate::page::{Address, Page};
use crate::sources::Sources;
use crate::{atlas, modules, values};
use grundy::game::Ending;
use maud::html;
use support::language::Language;

/// Returns the page.
pub(crate) fn page(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "index.html");
    let title = language.select("grundy: impartial games", "grundy：公平组合游戏");
    let count = sources.project.problems.len();
    let description = language.select(
        format!(
            "The theory from Nim to the Sprague–Grundy function, and solutions of {count} \
             problems from online judges that use it."
        ),
        format!("从 Nim 到 SG 函数的理论，以及各评测网站上用到它的 {count} 道题目的解答。"),
    );
    let content = html! {
        h1 { (title) }
        p { (description) }
        ul.doors {
            @for (path, english, chinese) in [
                ("live.html", "Try a rule: values, period and winning moves as you type",
                    "试一条规则：边输入边看 SG 值、周期和必胜着法"),
                ("play.html", "Play against the page: Nim, any rule, Kayles, Wythoff's queen",
                    "和网页对弈：尼姆、任何规则、Kayles、威佐夫的皇后"),
                (
                    "module/grundy.html",
                    "Start with the theory, in six steps",
                    "从理论开始：六步讲完",
                ),
                (
                    atlas::PATH,
                    "The atlas of octal games: every code of up to three digits",
                    "八进制游戏图册：三位以内的每个编码",
                ),
                ("judges.html", "Problems by judge", "题目：按评测网站"),
                ("ideas.html", "Problems by idea", "题目：按思路"),
                ("levels.html", "Problems by difficulty", "题目：按难度"),
                ("glossary.html", "Glossary, in English and Chinese", "中英术语对照"),
            ] {
                li { a href=(address.to(path)) { (language.select(english, chinese)) } }
            }
        }
        (values::section("kayles", Ending::Normal, false, &address))
        h2 { (language.select("Theory", "理论")) }
        (modules::list(sources, &address))
    };
    Page { address, title: title.to_string(), description, content }
}
