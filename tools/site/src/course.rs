//! The pages of the course: its index, and a page for each lesson.

use crate::lessons::{Lesson, LessonBlock, LessonText, Mark};
use crate::library::ModuleDoc;
use crate::markdown;
use crate::markdown::plain;
use crate::page::{Location, Page};
use crate::pictures::heaps;
use crate::pictures::positions::{outcomes_of_graph, outcomes_of_heaps};
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::title::Title;
use crate::{pictures, play_page, script, steps, values};
use anyhow::{bail, Context, Result};
use games::steps::frame::Frame;
use games::steps::question::StepsQuestion;
use games::strip::svg;
use grundy::game::Analysis;
use grundy::rule::Rule;
use maud::{html, Markup, PreEscaped};
use support::language::{within, Language};

pub const PATH: &str = "course.html";

pub(crate) const SCRIPT: &str = "lesson.js";

/// Returns the index, and a page for each lesson.
///
/// # Errors
/// If a lesson asks for what there is not; the message names the line.
pub(crate) fn pages(sources: &Sources, language: Language) -> Result<Vec<Page>> {
    let mut pages = vec![index(sources, language)];
    for place in 0..sources.lessons.len() {
        let page = page(place, sources, language);
        pages.push(page.with_context(|| sources.lessons[place].path())?);
    }
    Ok(pages)
}

fn index(sources: &Sources, language: Language) -> Page {
    let location = Location::new(language, PATH);
    let texts = location.texts();
    let content = html! {
        h1 { (texts["title"]) }
        p { (texts["description"]) }
        ol.lessons {
            @for lesson in &sources.lessons {
                @let text = lesson.text(language);
                li data-lesson=(lesson.name) {
                    a href=(location.to(&lesson.path())) { (text.title) }
                    " " small.state {}
                    br;
                    (markdown::line(&text.summary, &sources.library, "", &location))
                }
            }
        }
        p.note { (texts["after"]) }
        script defer src=(location.to_shared(SCRIPT)) {}
    };
    Page::new(location, content)
}

fn page(place: usize, sources: &Sources, language: Language) -> Result<Page> {
    let lesson = &sources.lessons[place];
    let LessonText { title, summary, blocks } = lesson.text(language);
    let location = Location::new(language, lesson.path());
    let texts = PageTexts::new("lesson", language);
    let number = place + 1;
    let before = place.checked_sub(1).map(|before| &sources.lessons[before]);
    let after = sources.lessons.get(number);
    let writer = Writer { sources, location: &location, texts, knows_sums: place > 0 };
    let has_board = lesson.text(language).marks().any(|mark| mark.kind == "board");
    let link = |lesson: Option<&Lesson>, key: &str| {
        html! {
            @if let Some(lesson) = lesson {
                a rel=(key) href=(location.to(&lesson.path())) {
                    (texts.fill(key, &[("title", &lesson.text(language).title)]))
                }
            }
        }
    };
    let content = html! {
        p.facts {
            a href=(location.to(PATH)) { (PageTexts::new(PATH, language)["link"]) } " · "
            (texts.fill("number", &[("number", &number), ("count", &sources.lessons.len())]))
        }
        h1 { (title) }
        p { (writer.line(summary)) }
        (writer.blocks(blocks)?)
        p.buttons.no-print { label {
            input type="checkbox" data-done=(lesson.name); (texts["done"])
        } }
        nav.lessons aria-label=(texts["lessons"]) { (link(before, "prev")) (link(after, "next")) }
        @if has_board && sources.wasm.is_some() {
            (script::element(&location, PageTexts::new("play", language), play_page::CODE))
            script src=(location.to_shared(steps::SCRIPT)) {}
        }
        (PreEscaped(format!("<script>const LESSON = {};</script>", texts.to_json())))
        script defer src=(location.to_shared(SCRIPT)) {}
    };
    let title = title.clone();
    Ok(Page { title, description: plain(summary), content, location: location.clone() })
}

/// What the blocks of a lesson become.
struct Writer<'a> {
    sources: &'a Sources,
    location: &'a Location,
    texts: PageTexts,
    /// Whether an earlier lesson has explained the nim sum.
    knows_sums: bool,
}

impl Writer<'_> {
    fn line(&self, text: &str) -> Markup {
        markdown::line(text, &self.sources.library, "", self.location)
    }

    fn blocks(&self, blocks: &[LessonBlock]) -> Result<Markup> {
        let (mut parts, mut rest, mut exercises) = (Vec::new(), blocks, 0);
        while let [block, after @ ..] = rest {
            rest = after;
            let mark = match block {
                LessonBlock::Markdown(text) => {
                    parts.push(markdown::text(text, &self.sources.library, "", self.location));
                    continue;
                }
                LessonBlock::Mark(mark) => mark,
            };
            let is_end =
                |block: &LessonBlock| matches!(block, LessonBlock::Mark(m) if m.kind == "end");
            let inner = match &*mark.kind {
                "proof" | "exercise" => {
                    let end = rest.iter().position(is_end).context("a line {end} is missing")?;
                    let inner = &rest[..end];
                    rest = &rest[end + 1..];
                    inner
                }
                _ => &[],
            };
            exercises += usize::from(mark.kind == "exercise");
            let part = match &*mark.kind {
                "proof" => self.proof(mark, inner),
                "exercise" => self.exercise(mark, inner, exercises),
                _ => self.part(mark),
            };
            parts.push(part.with_context(|| format!("{mark:?}"))?);
        }
        Ok(html! { @for part in parts { (part) } })
    }

    fn part(&self, mark: &Mark) -> Result<Markup> {
        let language = self.location.language;
        let drawing = match &*mark.kind {
            "board" => return Ok(self.board(mark)),
            "problems" => return self.problems(mark),
            "modules" => return Ok(self.modules(mark)),
            "steps" if self.sources.wasm.is_none() => return Ok(html! {}),
            "steps" => return Ok(steps::of_lesson(mark.field(0), mark.field(1), self.location)),
            "picture" => {
                let picture = pictures::of_module(self.sources, mark.field(0), language);
                return Ok(picture.context("no picture")?.figure());
            }
            "outcomes" => outcomes_of_heaps(mark.field(0), mark.field(1)),
            "graph" => outcomes_of_graph(mark.field(0)),
            "values" => strip(mark.field(0), mark.field(1).parse()?),
            "options" => {
                let rule: Rule = mark.field(0).parse().ok().context("no rule")?;
                heaps::drawing(Analysis::new(&rule), mark.field(1).parse()?)
            }
            "positions" => self.frame("heaps", mark),
            "columns" => self.frame("columns", mark),
            _ => bail!("no such kind"),
        };
        Ok(html! {
            figure.explains {
                div.scroll { (drawing.context("nothing to draw")?) }
                figcaption { (self.line(&mark.text)) }
            }
        })
    }

    /// Returns one of the steps that a script would show: of the binary columns the one with the
    /// number in the third field, and else the last one.
    fn frame(&self, source: &str, mark: &Mark) -> Option<Markup> {
        let language = self.location.language;
        let (game, heaps, ending) = (mark.field(0), mark.field(1), mark.field(2));
        let index = if source == "columns" { ending } else { "last" };
        let ending = if ending == "misere" { "misère" } else { "normal" };
        let question = format!(
            "{}\n{source}\n{game}\n{heaps}\n{ending}\n{index}\n\nopen\n{}",
            language.tag(),
            self.sources.rules
        );
        within(language, || {
            let steps = StepsQuestion::parse(&question).ok()?.steps().ok()?;
            Some(PreEscaped(Frame::last(&steps).picture(true)))
        })
    }

    fn board(&self, mark: &Mark) -> Markup {
        let language = self.location.language;
        if self.sources.wasm.is_none() {
            return html! { p.note { (PageTexts::new("missing", language)["program"]) } };
        }
        let (game, start, ending) = (mark.field(0), mark.field(1), mark.field(2));
        let [form, board] = play_page::parts(game, start, ending, language);
        html! {
            p { (self.line(&mark.text)) }
            div.lesson-board.without-sums[!self.knows_sums] { (board) }
            details.no-print { summary { (self.texts["other game"]) } (form) }
        }
    }

    /// Returns a proof in steps, which a script checks on the reader's own position.
    fn proof(&self, mark: &Mark, inner: &[LessonBlock]) -> Result<Markup> {
        let is_step =
            |block: &LessonBlock| matches!(block, LessonBlock::Mark(m) if m.kind == "step");
        let starts = inner.iter().enumerate().filter(|(_, block)| is_step(block)).map(|(at, _)| at);
        let starts: Vec<usize> = starts.chain([inner.len()]).collect();
        let mut steps = Vec::new();
        for pair in starts.windows(2) {
            let LessonBlock::Mark(step) = &inner[pair[0]] else { continue };
            steps.push((step, self.blocks(&inner[pair[0] + 1..pair[1]])?));
        }
        let is_checked = steps.iter().any(|(step, _)| !step.field(0).is_empty());
        let has_checks = self.sources.wasm.is_some() && is_checked;
        Ok(html! {
            section.proof data-game=[has_checks.then_some(mark.field(0))]
                data-ending=(mark.field(2)) {
                h3 { (self.line(&mark.text)) }
                @if has_checks {
                    p.no-print { label { (self.texts["own position"]) " "
                        input data-own type="text" value=(mark.field(1)) spellcheck="false"
                            autocomplete="off"; } }
                }
                ol { @for (step, text) in steps {
                    li { details data-check=[Some(step.field(0)).filter(|kind| !kind.is_empty())] {
                        summary { (self.line(&step.text)) }
                        (text)
                        @if has_checks && !step.field(0).is_empty() { p.check role="status" {} }
                    } }
                } }
                p.buttons.no-print {
                    button type="button" data-next hidden { (self.texts["next step"]) }
                    button type="button" data-all hidden { (self.texts["all steps"]) }
                }
            }
        })
    }

    fn exercise(&self, mark: &Mark, inner: &[LessonBlock], number: usize) -> Result<Markup> {
        let is_solution =
            |block: &LessonBlock| matches!(block, LessonBlock::Mark(m) if m.kind == "solution");
        let middle = inner.iter().position(is_solution).context("no {solution}")?;
        let (question, solution) =
            (self.blocks(&inner[..middle])?, self.blocks(&inner[middle + 1..])?);
        let name = self.location.path.trim_start_matches("lesson/").trim_end_matches(".html");
        let (game, start, ending) = (mark.field(0), mark.field(1), mark.field(3));
        let fields = [game, start, ending].map(values::fragment).join(";");
        Ok(html! {
            @if number == 1 { h2 { (self.texts["exercises"]) } }
            section.exercise {
                h3 { (self.texts.fill("exercise", &[("number", &number)])) }
                (question)
                details {
                    summary { (self.texts["solution"]) }
                    (solution)
                    p.no-print { a href=(self.location.to(&format!("play.html#{fields}"))) {
                        (self.texts["on the board"])
                    } }
                }
                p.no-print { label {
                    input type="checkbox" data-done={ (name) "/" (number) }; (self.texts["solved"])
                } }
            }
        })
    }

    /// Returns links to the pages of the library that have more.
    fn modules(&self, mark: &Mark) -> Markup {
        html! {
            p.note { (self.texts["library"])
                @for module in mark.field(0).split(' ') {
                    " " a href=(self.location.to(&ModuleDoc::file(module))) { (module) }
                }
            }
        }
    }

    /// Returns problems of the collection with their judges and levels, in the order given.
    fn problems(&self, mark: &Mark) -> Result<Markup> {
        let language = self.location.language;
        let mut found = Vec::new();
        for name in mark.field(0).split(' ') {
            let mut problems = self.sources.project.problems.iter();
            let problem = problems.find(|problem| problem.name == name);
            found.push(problem.with_context(|| format!("there is no problem {name}"))?);
        }
        Ok(html! {
            h2 { (self.texts["practice"]) }
            ol.practice { @for problem in found {
                @let header = &problem.header;
                li {
                    a href=(self.location.to(&format!("problem/{}.html", problem.name))) { (header.name) }
                    " " (Title::parse(&header.title).markup(language)) " "
                    small { "· " (self.sources.heading(&header.difficulty, language)) }
                }
            } }
        })
    }
}

/// Draws the values of the heaps below `count`, and in a frame the first period.
fn strip(rule: &str, count: usize) -> Option<Markup> {
    let rule: Rule = rule.parse().ok()?;
    let values = rule.values(count);
    let outcomes = games::answer::page::single_heap_outcomes(&rule, &values, false);
    let period = rule
        .period(1000)
        .ok()
        .filter(|period| period.preperiod() + period.period() <= count as u64);
    Some(PreEscaped(svg(&values, &outcomes, period.as_ref())))
}
