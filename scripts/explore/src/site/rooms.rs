//! The rooms of the theory: a page for each module of the library.

use super::language::Language;
use super::page::{Address, Page};
use super::{markdown, problem, strips, Sources};
use anyhow::{Context, Result};
use maud::{html, Markup};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

/// A module of the library.
pub struct Room {
    pub name: String,
    /// Its doc comment.
    text: String,
    /// What README says of it, in both languages.
    summary: [String; 2],
}

/// The rules whose strips say at a glance what a room is about.
const EXAMPLES: [(&str, &str); 11] = [
    ("bash", "{1, 2, 3}"),
    ("fibonacci", "fibonacci"),
    ("game", "grundy"),
    ("lasker", "lasker"),
    ("mex", "{1, 3, 4}"),
    ("misere", "kayles"),
    ("nim", "nim"),
    ("octal", "0.137"),
    ("period", "kayles"),
    ("subtraction", "{2, 3}"),
    ("table", "fibonacci"),
];

/// The public modules, in the order of the front page.
pub fn read(root: &Path) -> Result<Vec<Room>> {
    let file = |name: &str| {
        let path = root.join(name);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let library = file("src/lib.rs")?;
    let mut rooms = vec![Room {
        name: "grundy".to_string(),
        text: until_words(&doc(&library)),
        summary: ["the whole path in five screens", "五屏走完全程"].map(String::from),
    }];
    let summaries = [file("README.md")?, file("README.zh.md")?].map(|text| summaries(&text));
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod "));
    for name in modules.filter_map(|line| line.strip_suffix(';')) {
        let text = doc(&file(&format!("src/{name}.rs"))?);
        let first = text.split("\n\n").next().unwrap_or("").replace('\n', " ");
        let summary =
            [0, 1].map(|language| summaries[language].get(name).unwrap_or(&first).clone());
        rooms.push(Room { name: name.to_string(), text, summary });
    }
    Ok(rooms)
}

/// A file's doc comment as Markdown.
fn doc(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let lines: Vec<&str> = lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
    lines.join("\n")
}

/// The glossary has a page of its own.
fn until_words(text: &str) -> String {
    text.split("# Words").next().unwrap_or(text).to_string()
}

/// What README's table says of each module.
fn summaries(readme: &str) -> HashMap<String, String> {
    let mut summaries = HashMap::new();
    let rows = readme.lines().filter(|line| line.starts_with("| [`") && line.contains("](src/"));
    for row in rows {
        let Some((names, summary)) = row.trim_matches('|').split_once(" | ") else { continue };
        for name in names.split("[`").skip(1).filter_map(|rest| rest.split('`').next()) {
            summaries.insert(name.to_string(), summary.trim().to_string());
        }
    }
    summaries
}

pub fn names(sources: &Sources) -> Vec<&str> {
    sources.rooms.iter().map(|room| room.name.as_str()).collect()
}

/// The list of all rooms.
pub fn index(sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, "rooms.html");
    let title = language.of("Theory", "理论");
    let content = html! {
        h1 { (title) }
        p { (language.of(
            "One idea a room, in small modules of a library; every example on these pages is run by the tests.",
            "每个房间一个想法，对应库里的一个小模块；页面上的每个例子都由测试执行。正文为英文。",
        )) }
        (list(sources, &address))
    };
    Page { address, title: title.to_string(), content }
}

pub fn list(sources: &Sources, from: &Address) -> Markup {
    let rooms = names(sources);
    html! {
        dl.rooms {
            @for room in &sources.rooms {
                dt { a href=(from.to(&format!("room/{}.html", room.name))) { (room.name) } }
                dd { (markdown::line(room.summary(from.language), &rooms, from)) }
            }
        }
    }
}

impl Room {
    fn summary(&self, language: Language) -> &str {
        let [english, chinese] = &self.summary;
        language.of(english, chinese)
    }
}

pub fn page(room: &Room, sources: &Sources, language: Language) -> Page {
    let address = Address::new(language, format!("room/{}.html", room.name));
    let rooms = names(sources);
    let users: Vec<_> = sources
        .project
        .problems
        .iter()
        .filter(|problem| problem::rooms_used(problem, sources).contains(&room.name))
        .collect();
    let content = html! {
        h1 { (room.name) }
        @if language == Language::Chinese {
            p { (markdown::line(room.summary(language), &rooms, &address)) }
            p.note { "以下正文取自库的文档，为英文。" }
        }
        @if let Some((_, rule)) = EXAMPLES.iter().find(|(name, _)| *name == room.name) {
            (strips::of_rule(rule, &address))
        }
        div lang="en" { (markdown::text(&room.text, &rooms, &address)) }
        @if !users.is_empty() {
            h2 { (language.of("Problems that use it", "用到它的题目")) }
            (problem::links(&users, &address))
        }
    };
    Page { address, title: room.name.clone(), content }
}
