//! The pages of the theory, one for each module of the library.

use crate::library::{ModuleDoc, FRONT_PAGE};
use crate::markdown::plain;
use crate::page::{Location, Page};
use crate::solution::is_tool;
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::{atlas, links, markdown, pictures, steps, values};
use anyhow::Result;
use games::shown::GameKind;
use grundy::game::Ending;
use itertools::Itertools;
use maud::{html, Markup};
use support::language::Language;

pub(crate) fn index(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, "modules.html");
    let texts = location.texts();
    let content = html! {
        h1 { (texts["title"]) }
        p { (texts["description"]) }
        dl.modules {
            @for module in &sources.library.modules {
                dt { a href=(location.to(&ModuleDoc::file(&module.path))) { (module.path) } }
                dd { (summary(module, sources, &location)) }
            }
        }
    };
    Page::new(location, content)
}

fn summary(module: &ModuleDoc, sources: &Sources, from: &Location) -> Markup {
    let subject = sources.subject(module, from.language);
    markdown::line(&subject, &sources.library, &module.path, from)
}

/// Returns a module's page: its strip of values, its documentation, and the problems that use it.
///
/// # Errors
/// If the Chinese text names an example or a table that the English text does not have.
pub(crate) fn page(module: &ModuleDoc, sources: &Sources, language: Language) -> Result<Page> {
    let location = Location::new(language, ModuleDoc::file(&module.path));
    let users = sources.solutions().filter(|(_, solution)| solution.names(&module.path));
    let users = users.map(|(problem, _)| problem);
    let users: Vec<_> = users.sorted_by_key(|problem| problem.header.difficulty).collect();
    let known = sources.glossary.module(&module.path);
    let rule = known.and_then(|known| known.rule.as_ref());
    let within = if module.path == FRONT_PAGE { "" } else { &module.path };
    let has_steps = sources.wasm.is_some();
    let chinese = language.select(None, module.chinese.as_ref());
    let chinese = chinese
        .map(|text| text.markdown(&module.path, &module.text, &sources.glossary))
        .transpose()?;
    let is_untranslated = language == Language::Chinese && chinese.is_none();
    let text = chinese.as_ref().unwrap_or(&module.text);
    // The page says what it is about before it shows any pictures.
    let end = ["\n```", "\n# "].iter().filter_map(|mark| text.find(mark)).min();
    let (opening, rest) = text.split_at(end.unwrap_or(text.len()));
    let part = |text: &str| {
        let tag = is_untranslated.then_some("en");
        html! { div lang=[tag] { (markdown::text(text, &sources.library, within, &location)) } }
    };
    let content = html! {
        h1 { (module.path) }
        @if is_untranslated {
            p { (summary(module, sources, &location)) }
            p.note { "以下正文取自库的文档，为英文。" }
        }
        (part(opening))
        @if let Some(picture) = pictures::of_module(sources, &module.path, language) { (picture.figure()) }
        @if let Some(rule) = rule {
            (values::section(rule, Ending::Normal, has_steps, &location))
        }
        @if has_steps {
            (steps::of_module(&module.path, rule.map(String::as_str), &location))
        }
        // The games that the page for playing knows besides heaps under a rule.
        @if let Some(game) = GameKind::of_module(&module.path) {
            @let word = values::fragment(game.word());
            p { (values::play_link(&word, &location)) }
        }
        @for (_, path) in atlas::PATHS.iter().filter(|(of, _)| *of == module.path) {
            p { a href=(location.to(path)) { (PageTexts::new(path, language)["title"]) } }
        }
        (part(rest))
        @if !users.is_empty() {
            h2 { (match is_tool(&module.path) {
                true => language.select("Problems that use this module", "用到它的题目"),
                false => language.select("Problems with this theory", "用到这一理论的题目"),
            }) }
            (links::problems(&users, sources, &location, ""))
        }
    };
    let subject = plain(&sources.subject(module, language));
    let description = language.select(
        format!("{subject} Part of the theory of impartial games."),
        format!("{}：{subject}（公平组合游戏的理论）", module.path),
    );
    Ok(Page { location, title: module.path.clone(), description, content })
}
