//! The page of a problem.

use super::language::Language;
use super::page::{Address, Page};
use super::{bundles, ideas, markdown, rooms, source, strips, Sources};
use catalogue::project::Problem;
use live::problems::{find, Source};
use maud::{html, Markup};
use std::collections::BTreeSet;
use std::fs;

pub fn page(problem: &Problem, sources: &Sources, language: Language) -> Page {
    let header = &problem.header;
    let address = Address::new(language, format!("problem/{}.html", problem.name));
    let rooms = rooms::names(sources);
    let paragraph = |text: &str| markdown::line(&sentence(text), &rooms, &address);
    let title = format!("{} — {}", header.name, header.title);
    let used = rooms_used(problem, sources);
    let content = html! {
        h1 { (title) }
        p.facts {
            a href=(header.link) { (language.of("statement at the judge", "到评测网站看原题")) }
            " · " (header.limits) " · "
            a href=(address.to(&format!("levels.html#{}", header.difficulty))) {
                (ideas::heading(&header.difficulty, sources, language))
            }
            @if !header.also.is_empty() {
                " · " (language.of("also ", "另见 "))
                @for (number, name) in header.also.iter().enumerate() {
                    @if number > 0 { ", " }
                    @match elsewhere(name, sources) {
                        Some(link) => a href=(link) { (name) },
                        None => (name),
                    }
                }
            }
        }
        @if language == Language::Chinese {
            p.note { "本题的规则、模型与理由为英文。" }
        }
        h2 { (language.of("Rules", "规则")) }
        p lang="en" { (paragraph(&header.rules)) }
        h2 { (language.of("Model", "模型")) }
        p lang="en" { (paragraph(&header.model)) }
        p { (language.of("Idea: ", "思路："))
            a href=(address.to(&format!("ideas.html#{}", anchor(header.family())))) {
                (ideas::heading(header.family(), sources, language))
            }
            @if !used.is_empty() {
                (language.of("; theory: ", "；理论："))
                @for (number, room) in used.iter().enumerate() {
                    @if number > 0 { ", " }
                    a href=(address.to(&format!("room/{room}.html"))) { (room) }
                }
            }
        }
        (values(problem, &address))
        h2 { (language.of("Why", "为什么")) }
        p lang="en" { (paragraph(&header.why)) }
        h2 { (language.of("Cost", "代价")) }
        p lang="en" { (paragraph(&header.cost)) }
        h2 { (language.of("Solution", "解答")) }
        (source::listing(&program(problem, sources)))
        (bundles::section(problem, sources, &address))
    };
    Page { address, title, content }
}

/// Where another judge has the problem, if its name says so.
fn elsewhere(name: &str, sources: &Sources) -> Option<String> {
    sources.judges.values().find_map(|judge| {
        let id = name.strip_prefix(&judge.name)?.strip_prefix(' ')?;
        judge.link(id).ok().filter(|_| !id.contains(' '))
    })
}

/// The text behind `Rules:` and its like as one that stands alone. A letter such as N or n
/// stays what it is.
fn sentence(text: &str) -> String {
    let word = text.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    match text.chars().next() {
        Some(first) if word.len() > 1 || word == "a" => {
            first.to_uppercase().chain(text.chars().skip(1)).collect()
        }
        _ => text.to_string(),
    }
}

/// The strip, where the game is heaps under a rule that can be written down.
fn values(problem: &Problem, from: &Address) -> Markup {
    let language = from.language;
    let Some(known) = find(&problem.name) else { return html! {} };
    html! {
        h2 { (language.of("Grundy values", "SG 值")) }
        @if let Source::Input(_) = known.source {
            p { (language.of(
                "The rule is read from the input; this is an example of one.",
                "规则由输入给出；以下是一个例子。",
            )) }
        }
        (strips::of_rule(known.rule, from))
    }
}

fn text(problem: &Problem, sources: &Sources) -> String {
    // It was read a moment ago, when the project was opened.
    fs::read_to_string(sources.project.solution(problem)).unwrap_or_default()
}

/// The solution without its header, which the page has above.
fn program(problem: &Problem, sources: &Sources) -> String {
    let text = text(problem, sources);
    let lines: Vec<&str> =
        text.lines().skip_while(|line| line.starts_with("//!") || line.is_empty()).collect();
    lines.join("\n")
}

/// The modules of the library that a solution names.
pub fn rooms_used(problem: &Problem, sources: &Sources) -> BTreeSet<String> {
    let text = text(problem, sources);
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = code.flat_map(|line| [line, "\n"]).collect();
    // A tool of contests has a page of its own.
    let code = code.replace("grundy::contest::", "grundy::");
    let names = code.split("grundy::").skip(1);
    let words = names.flat_map(|rest| {
        // `use grundy::{a, b::c};` names several.
        let end = if rest.starts_with('{') { rest.find(';') } else { rest.find([':', ';', '(']) };
        let list = &rest[..end.unwrap_or(rest.len())];
        list.split(|c: char| !c.is_alphanumeric() && c != '_').map(String::from).collect::<Vec<_>>()
    });
    let rooms = rooms::names(sources);
    words.filter(|word| rooms.contains(&word.as_str())).collect()
}

/// A list of problems.
pub fn links(problems: &[&Problem], from: &Address) -> Markup {
    html! {
        ul.problems {
            @for problem in problems {
                li {
                    a href=(from.to(&format!("problem/{}.html", problem.name))) {
                        (problem.header.name)
                    }
                    " " (problem.header.title)
                }
            }
        }
    }
}

/// A heading as the part of an address after `#`.
pub fn anchor(heading: &str) -> String {
    let words = heading.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_capitals_and_formulas_do_not() {
        assert_eq!(sentence("a heap of n"), "A heap of n");
        assert_eq!(sentence("n heaps"), "n heaps");
        assert_eq!(sentence("misère Nim"), "Misère Nim");
        assert_eq!(sentence("`x` is"), "`x` is");
    }
}
