//! The page of a problem.

use crate::library::ModuleDoc;
use crate::markdown::plain;
use crate::page::{Location, Page};
use crate::solution::Solution;
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::title::Title;
use crate::{example, links, markdown, pictures, practice, submit_file, values};
use catalogue::compared::Compared;
use catalogue::judges::Judge;
use catalogue::project::Problem;
use games::problems::{Stated, StatedGame};
use itertools::Itertools;
use maud::{html, Markup};
use support::language::Language;

pub(crate) fn page(
    problem: &Problem,
    solution: &Solution,
    sources: &Sources,
    language: Language,
) -> Page {
    let header = &problem.header;
    let known = sources.rules.iter().find(|known| known.name == problem.name);
    let stated = known.map(|known| &known.stated);
    let location = Location::new(language, format!("problem/{}.html", problem.name));
    let texts = header.texts(language);
    let are_english = texts == &header.english;
    let comma = language.select(", ", "、");
    let others = others_named(problem, sources);
    let capitalize = |text: &str| if are_english { sentence(text) } else { text.to_string() };
    let markdown_of =
        |text: &str| others.iter().fold(capitalize(text), |text, other| link_to(other, &text));
    // Each line is a paragraph, or a step of a numbered list.
    let paragraphs = |text: &str| {
        let parts = text.lines().map(markdown_of).join("\n\n");
        markdown::text(&parts, &sources.library, "", &location)
    };
    // A Chinese page has English texts only as long as nobody has translated the header.
    let is_untranslated = are_english && language == Language::Chinese;
    let tag = is_untranslated.then_some("en");
    let line = |text: &str| {
        html! {
            p lang=[tag] { (markdown::line(&markdown_of(text), &sources.library, "", &location)) }
        }
    };
    // If the proof has no steps, it is one with the idea.
    let (idea, steps) = texts.why.split_once('\n').unwrap_or((&texts.why, ""));
    let proof_title = match steps.is_empty() {
        true => language.select("The idea and the proof", "思路与证明"),
        false => language.select("The proof", "证明"),
    };
    let named: Vec<&String> = solution.theory.iter().chain([&problem.name]).collect();
    let own_title = Title::parse(&header.title);
    let title = format!("{} — {}", header.name, own_title.text(language));
    let content = html! {
        h1 { (header.name) " — " (own_title.markup(language)) }
        p.facts {
            a href=(header.link) { (language.select("statement at the judge", "到评测网站看原题")) }
            " · " (header.limits) " · "
            @if header.limits.contains('?') {
                small { (language.select("?: a limit that we could not confirm", "?：未能核实的限制")) }
                " · "
            }
            a href=(location.to(&format!("levels.html#{}", links::anchor(&header.level())))) {
                (sources.heading(&header.level(), language))
            }
            " · "
            a href=(location.to(&format!("kinds.html#{}", header.kind.name()))) {
                (sources.heading(header.kind.name(), language))
            }
            @if !header.also.is_empty() {
                " · " (language.select("also ", "另见 "))
                @for (number, name) in header.also.iter().enumerate() {
                    @if number > 0 { (comma) }
                    @match find_link(name) {
                        Some(link) => a href=(link) { (name) },
                        None => (Title::parse(name).in_full(language)),
                    }
                }
            }
        }
        @if is_untranslated {
            p.note { "本题的规则、模型与理由为英文。" }
        }
        h2 { (language.select("Rules", "规则")) }
        (line(&texts.rules))
        p lang=[tag] {
            b { (language.select("Bounds: ", "数据范围：")) }
            (markdown::line(&texts.bounds, &sources.library, "", &location))
        }
        (practice::samples(&solution.samples, language))
        @if let Some(kept) = &solution.example { (example::figure(kept, &location)) }
        p.buttons.no-print { button type="button" data-open hidden {
            (PageTexts::new("practice", language)["open all"])
        } }
        (practice::fold(language.select("Hint 1: the kind of game", "提示一：归类"), html! {
            p { (language.select("Idea: ", "归类："))
                a href=(location.to(&format!("ideas.html#{}", links::anchor(header.family())))) {
                    (sources.heading(header.family(), language))
                }
                @for (key, modules) in [
                    (language.select("; theory: ", "；理论："), &solution.theory),
                    (language.select("; tools: ", "；工具："), &solution.tools),
                ] {
                    @if !modules.is_empty() { (key) }
                    @for (number, module) in modules.iter().enumerate() {
                        @if number > 0 { (comma) }
                        a href=(location.to(&ModuleDoc::file(module))) { (module) }
                    }
                }
            }
            (practice::lessons(&named, sources, &location))
        }))
        (practice::fold(language.select("Hint 2: the model", "提示二：模型"), html! {
            (line(&texts.model))
            @if let Some(picture) = pictures::of_problem(sources, problem, language) {
                (picture.figure())
            }
            (values_section(stated, &location))
        }))
        @if !steps.is_empty() {
            (practice::fold(language.select("The idea", "思路"), html! {
                div lang=[tag] { (paragraphs(idea)) }
            }))
        }
        (practice::fold(proof_title, html! {
            div lang=[tag] { (paragraphs(if steps.is_empty() { idea } else { steps })) }
            @if let Some(judge) = &texts.judge {
                h3 { (language.select("Where the judge differs", "评测与规则不一致之处")) }
                (line(judge))
            }
            h3 { (language.select("Cost", "复杂度")) }
            (line(&texts.cost))
        }))
        (practice::fold(language.select("Solution: the program", "解答：程序"), html! {
            (solution.listing)
            (comparison(&problem.compared, language))
        }))
        (submit_file::section(problem, solution.submit_file.as_ref(), &location))
        (practice::next(problem, sources, &location))
    };
    let description = match is_untranslated {
        true => format!(
            "{title} 的题解：{}；模型、证明、程序，以及可直接提交的文件。",
            sources.heading(header.family(), language)
        ),
        false => shorten(&plain(&capitalize(&texts.rules))),
    };
    Page { location, title, description, content }
}

/// States which programs the solution was compared with, and on how many inputs.
fn comparison(compared: &[Compared], language: Language) -> Markup {
    let texts = PageTexts::new("compared", language);
    if compared.is_empty() {
        return html! { p.note { (texts["brute force only"]) } };
    }
    html! {
        p.note {
            (texts["programs"])
            @for (number, Compared { inputs, program }) in compared.iter().enumerate() {
                @if number > 0 { (texts["comma"]) }
                code { (program) }
                (texts.fill(if *inputs == 1 { "one" } else { "many" }, &[("count", inputs)]))
            }
            (texts["end"])
        }
    }
}

/// Returns the other problems that a header names in its `Why:` text.
fn others_named<'a>(problem: &Problem, sources: &'a Sources) -> Vec<&'a Problem> {
    let problems = sources.project.problems.iter();
    let is_named = |other: &&Problem| {
        other.name != problem.name && problem.header.english.why.contains(&other.header.name)
    };
    problems.filter(is_named).collect()
}

/// Returns the Markdown `text` with each occurrence of the name of `other` linked to the page of
/// `other`.
fn link_to(other: &Problem, text: &str) -> String {
    let name = &other.header.name;
    let mut linked = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(name.as_str()) {
        linked += before;
        // `Codeforces 2027E1` does not name `Codeforces 2027E`.
        match after.starts_with(|next: char| next.is_ascii_alphanumeric()) {
            true => linked += name,
            false => linked += &format!("[{name}](problem/{}.html)", other.name),
        }
        rest = after;
    }
    linked + rest
}

/// Returns the text cut to at most 200 characters, between words or after Chinese punctuation.
fn shorten(text: &str) -> String {
    const MOST: usize = 200;
    let Some((cut, _)) = text.char_indices().nth(MOST) else { return text.to_string() };
    let end = text[..cut].rfind([' ', '，', '。', '；', '：']).unwrap_or(cut);
    format!("{} …", text[..end].trim_end_matches([',', ';', ':']))
}

/// Returns the address of the problem at another judge, given the problem's name there.
fn find_link(name: &str) -> Option<String> {
    Judge::all().values().find_map(|judge| {
        let id = name.strip_prefix(&judge.name)?.strip_prefix(' ')?;
        judge.link(id).ok().filter(|_| !id.contains(' '))
    })
}

/// Capitalizes the first letter of the text after a key such as `Rules:`. A single letter such as n
/// stays as it is, because it is a variable.
pub fn sentence(text: &str) -> String {
    let first_word = text.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
    match text.chars().next() {
        Some(first) if first_word.len() > 1 || first_word == "a" => {
            first.to_uppercase().chain(text.chars().skip(1)).collect()
        }
        _ => text.to_string(),
    }
}

/// Returns the section with the values of heaps under a rule, or a link to the page for playing if
/// that page knows the game.
fn values_section(stated: Option<&Stated>, from: &Location) -> Markup {
    let language = from.language;
    let Some(stated) = stated else { return html! {} };
    if let StatedGame::Own(game) = stated.game {
        let link = values::play_link(&values::fragment(game), from);
        return html! { @if stated.family.is_none() { p { (link) } } };
    }
    html! {
        h3 { (language.select("Grundy values", "SG 值")) }
        @if stated.family.is_some() {
            p { (PageTexts::new("values", language)["from input"]) }
        }
        (values::section(&stated.text, stated.ending, false, from))
    }
}
