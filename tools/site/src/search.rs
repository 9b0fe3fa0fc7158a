//! The search: an index in a script that both languages share, and the page that shows the
//! results. Both work from files, without a server.

use crate::library::ModuleDoc;
use crate::links::anchor;
use crate::markdown::plain;
use crate::page::{Location, Page, SEARCH};
use crate::sources::Sources;
use crate::title::Title;
use catalogue::groups::{groups, By};
use maud::html;
use serde_json::{json, Value};
use support::language::Language;

pub const INDEX: &str = "search-index.js";

pub(crate) const SCRIPT: &str = "search.js";

/// Returns the script with the index: for each place, its path, its titles in English and in
/// Chinese, and the other words by which it is found. The two lists hold the same pages in the
/// same order.
pub(crate) fn index(sources: &Sources, english: &[Page], chinese: &[Page]) -> String {
    // Problems and modules have entries with more words below.
    let is_indexed = |page: &Page| {
        !["problem/", "module/", SEARCH].iter().any(|other| page.location.path.starts_with(other))
    };
    let pages = english.iter().zip(chinese).filter(|(page, _)| is_indexed(page));
    let mut entries: Vec<Value> = pages
        .map(|(english, chinese)| {
            let words = format!("{} {}", english.description, chinese.description);
            json!([english.location.path, english.title, chinese.title, words])
        })
        .collect();
    for (problem, solution) in sources.solutions() {
        let header = &problem.header;
        let title = format!("{} {}", header.name, header.title);
        let chinese = Title::parse(&header.title).text(Language::Chinese);
        let chinese = format!("{} {chinese}", header.name);
        let chinese = if chinese == title { "" } else { &chinese };
        let mut words = problem.names();
        words.retain(|name| *name != header.name);
        let (idea, level) = (sources.heading(header.family(), Language::Chinese), header.level());
        words.extend([idea.as_str(), header.english.model.as_str(), &level]);
        words.extend(header.chinese.as_ref().map(|chinese| chinese.model.as_str()));
        words.extend(header.rule.as_deref());
        words.extend(solution.theory.iter().chain(&solution.tools).map(String::as_str));
        let path = format!("problem/{}.html", problem.name);
        entries.push(json!([path, title, chinese, words.join(" ")]));
    }
    for module in &sources.library.modules {
        let [english, chinese] =
            Language::ALL.map(|language| plain(&sources.subject(module, language)));
        let english = format!("{}: {}", module.path, english.trim_end_matches(['.', ':']));
        let chinese = format!("{}：{chinese}", module.path);
        entries.push(json!([ModuleDoc::file(&module.path), english, chinese, "theory 理论"]));
    }
    for (group, problems) in groups(&sources.project, By::Model) {
        let path = format!("ideas.html#{}", anchor(&group));
        let count = problems.len();
        let english = format!("Problems by idea: {group} ({count})");
        let chinese = sources.heading(&group, Language::Chinese);
        entries.push(json!([path, english, format!("按思路：{chinese}（{count}）"), ""]));
    }
    for entry in &sources.glossary.entries {
        let english = format!("{}: {}", entry.english, plain(&entry.meaning));
        let chinese = format!("{}（{}）", entry.chinese, entry.english);
        entries.push(json!(["glossary.html", english, chinese, ""]));
    }
    let lines: Vec<String> = entries.iter().map(ToString::to_string).collect();
    format!("const SEARCH_INDEX = [\n{}\n];\n", lines.join(",\n"))
}

pub(crate) fn page(language: Language) -> Page {
    let location = Location::new(language, SEARCH);
    let texts = location.texts();
    let content = html! {
        h1 { (texts["title"]) }
        p.note { (texts["note"]) }
        p #found role="status" data-none=(language.select("Nothing found.", "没有找到。"))
            data-some=(language.select("Found: ", "找到：")) {}
        ol #results.results {}
        noscript { p { (texts["script"]) } }
        script defer src=(location.to_shared(INDEX)) {}
        script defer src=(location.to_shared(SCRIPT)) {}
    };
    Page::new(location, content)
}
