//! What a page offers to those who want to solve the problem themselves: its samples, folded
//! spoilers, the lessons to read first, and the problems to try next.

use crate::lessons::Lesson;
use crate::links;
use crate::page::Location;
use crate::sources::Sources;
use crate::texts::PageTexts;
use catalogue::project::Problem;
use itertools::Itertools;
use maud::{html, Markup};
use support::language::Language;

/// Returns the samples, each with buttons that copy its input and its output.
pub(crate) fn samples(samples: &[[String; 2]], language: Language) -> Markup {
    let texts = PageTexts::new("practice", language);
    html! {
        @if !samples.is_empty() { h2 { (texts["samples"]) } }
        @for (number, sample) in (1..).zip(samples) {
            div.sample { @for (kind, text) in ["input", "output"].into_iter().zip(sample) {
                @let id = format!("sample-{number}-{kind}");
                div {
                    p.facts { (texts.fill(kind, &[("number", &number)])) " "
                        button type="button" data-copy=(id) data-copied=(texts["copied"]) hidden {
                            (texts["copy"])
                        }
                    }
                    pre { code id=(id) { (text) } }
                }
            } }
        }
    }
}

/// Returns part of a page, folded until the reader opens it.
pub(crate) fn fold(title: &str, content: Markup) -> Markup {
    html! { details.fold { summary { h2 { (title) } } (content) } }
}

/// Returns links to preparatory lessons: lessons that name the problem or a module of its theory.
pub(crate) fn lessons(names: &[&String], sources: &Sources, from: &Location) -> Markup {
    let is_before = |lesson: &&Lesson| {
        let marks = lesson.text(from.language).marks();
        let mut marks = marks.filter(|mark| ["problems", "modules"].contains(&&*mark.kind));
        marks.any(|mark| mark.field(0).split(' ').any(|name| names.iter().any(|own| *own == name)))
    };
    let lessons: Vec<&Lesson> = sources.lessons.iter().filter(is_before).collect();
    let texts = PageTexts::new("practice", from.language);
    html! {
        @if !lessons.is_empty() {
            p { (texts["before"])
                @for (number, lesson) in lessons.iter().enumerate() {
                    @if number > 0 { (texts["comma"]) }
                    a href=(from.to(&lesson.path())) { (lesson.text(from.language).title) }
                }
            }
        }
    }
}

/// Returns the next problems with the same idea, from easy to hard.
pub(crate) fn next(problem: &Problem, sources: &Sources, from: &Location) -> Markup {
    let all = sources.project.problems.iter();
    let of_idea = all.filter(|other| other.header.family() == problem.header.family());
    let of_idea = of_idea.sorted_by_key(|other| other.header.difficulty);
    let after = of_idea.skip_while(|other| other.name != problem.name).skip(1);
    let after: Vec<&Problem> = after.take(3).collect();
    html! {
        @if !after.is_empty() {
            h2 { (PageTexts::new("practice", from.language)["next"]) }
            (links::problems(&after, sources, from, ""))
        }
    }
}
