//! The three indexes of the problems.

use super::language::Language;
use super::page::{Address, Page};
use super::problem::{anchor, links};
use super::{ideas, Sources};
use catalogue::groups::{groups, By};
use maud::html;

pub fn pages(sources: &Sources, language: Language) -> Vec<Page> {
    let titles = [
        (By::Judge, "judges.html", "Problems by judge", "题目：按评测网站"),
        (By::Model, "ideas.html", "Problems by idea", "题目：按思路"),
        (By::Difficulty, "levels.html", "Problems by difficulty", "题目：按难度"),
    ];
    let pages = titles.into_iter().map(|(by, path, english, chinese)| {
        page(sources, by, Address::new(language, path), language.of(english, chinese))
    });
    pages.collect()
}

fn page(sources: &Sources, by: By, address: Address, title: &str) -> Page {
    let groups = groups(&sources.project, by, &sources.judges);
    let heading = |group: &str| ideas::heading(group, sources, address.language);
    let content = html! {
        h1 { (title) }
        p.contents {
            @for (group, problems) in &groups {
                span { a href={ "#" (anchor(group)) } { (heading(group)) } " " small { (problems.len()) } } " "
            }
        }
        @for (group, problems) in &groups {
            h2 id=(anchor(group)) { (heading(group)) }
            (links(problems, &address))
        }
    };
    Page { address, title: title.to_string(), content }
}

#[cfg(test)]
mod tests {
    use super::super::{glossary, Bundles, Language, Sources};
    use super::*;
    use catalogue::project::Project;
    use std::path::Path;

    /// So that whoever adds a kind of game is told to name it.
    #[test]
    fn every_idea_has_a_chinese_name() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let sources = Sources {
            project: Project::open(&root).unwrap(),
            judges: Default::default(),
            words: glossary::read(&root).unwrap(),
            rooms: vec![],
            bundles: Bundles::default(),
            wasm: vec![],
        };
        for by in [By::Model, By::Difficulty] {
            for (group, _) in groups(&sources.project, by, &sources.judges) {
                let chinese = ideas::heading(&group, &sources, Language::Chinese);
                assert_ne!(chinese, group, "site/ideas.rs or the glossary should name {group:?}");
            }
        }
    }
}
