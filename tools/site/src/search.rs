//! The search: an index in a script that both languages share, and the page that shows the results.
//! The script and the page work as files, without a server.
//!
//! The index consists of terms: words; pairs of neighbouring Chinese characters, because Chinese
//! has no spaces between words; and whole names with their spaces removed, such as `hdu1848`.

use crate::lessons::LessonBlock;
use crate::library::ModuleDoc;
use crate::links::anchor;
use crate::markdown::plain;
use crate::page::{Location, Page, SEARCH};
use crate::sources::Sources;
use crate::title::Title;
use anyhow::Result;
use catalogue::chinese::is_ideograph;
use catalogue::fields::Fields;
use catalogue::glossary::Entry;
use catalogue::groups::{groups, By};
use maud::html;
use serde_json::json;
use std::collections::BTreeMap;
use support::language::Language;
use support::typing::letters;

pub const INDEX: &str = "search-index.js";

pub(crate) const SCRIPT: &str = "search.js";

/// The number of levels at which a term may occur in a place: in the text, in the summary or a
/// heading, in the title, or as a name.
const LEVELS: u32 = 4;

/// The character for the first place at the lowest level; the characters for the other places and
/// levels follow it in Unicode.
const FIRST: u32 = 0x4e00;

/// A page, or a part of a page.
#[derive(Default)]
struct Place {
    path: String,
    titles: [String; 2],
    names: Vec<String>,
    summary: String,
    text: String,
}

/// Returns the script with the index: for each place, its path and its titles in English and in
/// Chinese; for each term, the places where it occurs.
///
/// # Errors
/// If the file of synonyms is damaged.
pub(crate) fn index(sources: &Sources, english: &[Page], chinese: &[Page]) -> Result<String> {
    let synonyms = Fields::parse(include_str!("../page/synonyms.toml"))?.read_all(Fields::texts)?;
    let places = places(sources, english, chinese);
    let mut index: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for (number, place) in (0..).zip(&places) {
        for (level, line) in place.lines(&synonyms) {
            let name = (level == 3).then(|| (3, letters(&line)));
            let parts = split(&line).into_iter().map(|term| (level.min(2), term));
            for (level, term) in parts.chain(name) {
                let (found, own) = (index.entry(term).or_default(), number * LEVELS + level);
                match found.last_mut() {
                    Some(last) if *last / LEVELS == number => *last = own.max(*last),
                    _ => found.push(own),
                }
            }
        }
    }
    let lines = index.iter_mut().map(|(term, found)| {
        // A word that occurs in most texts says nothing about any of them.
        if found.len() > places.len() / 2 {
            found.retain(|number| number % LEVELS > 0);
        }
        let letter = |number: &u32| char::from_u32(FIRST + number).expect("below 8000 places");
        let found = found.iter().map(letter);
        format!("{term} {}", found.collect::<String>())
    });
    let pages = places.iter().map(|Place { path, titles: [english, chinese], .. }| {
        json!([path, english, if chinese == english { "" } else { chinese }]).to_string()
    });
    Ok(format!(
        "const SEARCH_PLACES = [\n{}\n];\nconst SEARCH_TERMS = `{}`;\n",
        pages.collect::<Vec<_>>().join(",\n"),
        lines.collect::<Vec<_>>().join("\n")
    ))
}

/// Returns the places; places that match a search equally well are shown in this order.
fn places(sources: &Sources, english: &[Page], chinese: &[Page]) -> Vec<Place> {
    let lessons = sources.lessons.iter().map(|lesson| {
        let texts = Language::ALL.map(|language| lesson.text(language));
        let blocks = texts.iter().flat_map(|text| &text.blocks).map(|block| match block {
            LessonBlock::Markdown(text) => text.as_str(),
            LessonBlock::Mark(mark) => &mark.text,
        });
        Place {
            path: lesson.path(),
            titles: texts.map(|text| text.title.clone()),
            names: vec![lesson.name.clone()],
            summary: texts.map(|text| &*text.summary).join("\n"),
            text: blocks.collect::<Vec<_>>().join("\n"),
        }
    });
    let modules = sources.library.modules.iter().map(|module| {
        let title = |language: Language| {
            let subject = plain(&sources.subject(module, language));
            let colon = language.select(": ", "：");
            format!("{}{colon}{}", module.path, subject.trim_end_matches(['.', ':']))
        };
        let chinese = module.chinese.as_ref().map_or("", |chinese| &chinese.text);
        Place {
            path: ModuleDoc::file(&module.path),
            titles: Language::ALL.map(title),
            names: vec![module.path.clone()],
            summary: "theory 理论".to_string(),
            // Every other part is code.
            text: module.text.split("```").step_by(2).chain(["\n", chinese]).collect(),
        }
    });
    let terms = sources.glossary.entries.iter().map(|entry| {
        let Entry { english, chinese, meaning, meaning_in_chinese } = entry;
        let names = [english, chinese].map(|names| names.split([',', '，', '、', '（', '）']));
        Place {
            path: "glossary.html".to_string(),
            titles: [format!("{english}: {}", plain(meaning)), format!("{chinese}（{english}）")],
            names: names.into_iter().flatten().map(String::from).collect(),
            text: meaning_in_chinese.clone(),
            ..Place::default()
        }
    });
    let ideas = groups(&sources.project, By::Model).into_iter().map(|(idea, problems)| {
        let (count, chinese) = (problems.len(), sources.heading(&idea, Language::Chinese));
        Place {
            path: format!("ideas.html#{}", anchor(&idea)),
            titles: [
                format!("Problems by idea: {idea} ({count})"),
                format!("按思路：{chinese}（{count}）"),
            ],
            names: vec![idea, chinese],
            ..Place::default()
        }
    });
    let is_other = |page: &Page| {
        let known = ["lesson/", "module/", "problem/", SEARCH];
        !known.iter().any(|known| page.location.path.starts_with(known))
    };
    let pages = english.iter().zip(chinese).filter(|(page, _)| is_other(page));
    let others = pages.map(|(english, chinese)| Place {
        path: english.location.path.clone(),
        titles: [english, chinese].map(|page| page.title.clone()),
        summary: format!("{}\n{}", english.description, chinese.description),
        ..Place::default()
    });
    let problems = sources.solutions().map(|(problem, solution)| {
        let header = &problem.header;
        let chinese = Title::parse(&header.title).text(Language::Chinese);
        let texts = Language::ALL.map(|language| header.texts(language));
        let idea = sources.heading(header.family(), Language::Chinese);
        let level = header.level();
        let words = [&idea, &level].into_iter().chain(texts.map(|texts| &texts.model));
        let words: Vec<_> = words.chain(&header.rule).chain(&solution.theory).cloned().collect();
        let names = problem.names().into_iter().chain([&*header.title]);
        Place {
            path: format!("problem/{}.html", problem.name),
            titles: [&header.title, &chinese].map(|title| format!("{} {title}", header.name)),
            names: names.map(String::from).collect(),
            summary: words.join("\n"),
            text: texts.map(|texts| format!("{}\n{}", texts.rules, texts.why)).join("\n"),
        }
    });
    lessons.chain(modules).chain(others).chain(terms).chain(ideas).chain(problems).collect()
}

impl Place {
    /// Returns the lines in lower case, with their synonyms, and the level of each line.
    fn lines(&self, synonyms: &BTreeMap<String, Vec<String>>) -> Vec<(u32, String)> {
        let lines = self.text.lines().map(|line| (u32::from(line.starts_with('#')), line));
        let titles = self.titles.iter().map(|title| (2, title.as_str()));
        let names = self.names.iter().map(|name| (3, name.as_str()));
        let lines = lines.chain([(1, &*self.summary)]).chain(titles).chain(names);
        let mut lines: Vec<_> = lines.map(|(level, line)| (level, line.to_lowercase())).collect();
        for (known, more) in synonyms {
            // Texts contain the names of pages in their links.
            let is_page = known.ends_with(".html");
            let with = lines.iter().filter(|(_, line)| !is_page && line.contains(known));
            let levels = with.map(|(level, _)| *level).chain((*known == self.path).then_some(3));
            if let Some(level) = levels.max() {
                lines.extend(more.iter().map(|name| (level, name.to_lowercase())));
            }
        }
        lines
    }
}

/// Returns the words of a text and every pair of neighbouring Chinese characters.
fn split(text: &str) -> Vec<String> {
    let mut terms = Vec::new();
    for run in text.split(|c: char| !c.is_alphanumeric()) {
        let run: Vec<char> = run.chars().collect();
        for part in run.chunk_by(|one, other| is_ideograph(*one) == is_ideograph(*other)) {
            let length = if is_ideograph(part[0]) { part.len().min(2) } else { part.len() };
            terms.extend(part.windows(length).map(String::from_iter));
        }
    }
    terms
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
