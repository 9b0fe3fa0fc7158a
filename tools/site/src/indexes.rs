//! The three indexes of the problems.

use crate::links;
use crate::page::{Address, Page};
use crate::sources::Sources;
use catalogue::groups::{groups, By};
use maud::html;
use support::language::Language;

/// Returns the indexes by judge, by idea and by difficulty.
pub(crate) fn pages(sources: &Sources, language: Language) -> Vec<Page> {
    let titles = [
        (By::Judge, "judges.html", "Problems by judge", "题目：按评测网站"),
        (By::Model, "ideas.html", "Problems by idea", "题目：按思路"),
        (By::Difficulty, "levels.html", "Problems by difficulty", "题目：按难度"),
    ];
    let pages = titles.into_iter().map(|(by, path, english, chinese)| {
        page(sources, by, Address::new(language, path), language.select(english, chinese))
    });
    pages.collect()
}

fn page(sources: &Sources, by: By, address: Address, title: &str) -> Page {
    let groups = groups(&sources.project, by);
    let heading = |group: &str| sources.heading(group, address.language);
    let anchor = links::anchor;
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
    let count = sources.project.problems.len();
    let description = address.language.select(
        format!("{title}: {count} problems on impartial games, each with its theory and solution."),
        format!("{title}：{count} 道公平组合游戏题，每题都有理论和解答。"),
    );
    Page { address, title: title.to_string(), description, content }
}
