//! The pages of the course: its index, and a page for each lesson.

use crate::lessons::{Lesson, LessonBlock, LessonText, Mark};
use crate::library::ModuleDoc;
use crate::markdown;
use crate::markdown::plain;
use crate::page::{Location, Page};
use crate::pictures::heaps;
use crate::pictures::positions::outcomes_of_graph;
use crate::sources::Sources;
use crate::texts::PageTexts;
use crate::{links, pictures, play_page, script, steps, values};
use anyhow::{bail, ensure, Context, Result};
use games::steps::frame::Frame;
use games::steps::question::StepsQuestion;
use games::strip::svg;
use grundy::game::Analysis;
use grundy::period::Period;
use grundy::rule::Rule;
use grundy::Outcome;
use maud::{html, Markup, PreEscaped};
use support::language::{within, Language};

pub const PATH: &str = "course.html";

pub(crate) const SCRIPT: &str = "lesson.js";

/// Returns the index, and a page for each lesson.
///
/// # Errors
/// If a lesson refers to something that does not exist; the message names the line.
pub(crate) fn pages(sources: &Sources, language: Language) -> Result<Vec<Page>> {
    let page = |(place, lesson): (usize, &Lesson)| {
        page(place, sources, language).with_context(|| lesson.path())
    };
    let lessons = sources.lessons.iter().enumerate().map(page);
    [Ok(index(sources, language))].into_iter().chain(lessons).collect()
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
                    br;
                    (markdown::line(&text.summary, &sources.library, "", &location)) " "
                    strong {}
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
    let before = place.checked_sub(1).and_then(|before| sources.lessons.get(before));
    let sides = [("prev", before), ("next", sources.lessons.get(number))];
    let writer =
        Writer { name: &lesson.name, sources, location: &location, texts, knows_sums: place > 2 };
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
        nav.lessons aria-label=(texts["lessons"]) {
            @for (key, other) in sides { @if let Some(other) = other {
                a rel=(key) href=(location.to(&other.path())) {
                    (texts.fill(key, &[("title", &other.text(language).title)]))
                }
            } }
        }
        @if sources.wasm.is_some() {
            (script::element(&location, PageTexts::new("play", language), play_page::CODE))
            script src=(location.to_shared(steps::SCRIPT)) {}
        }
        (PreEscaped(format!("<script>const LESSON = {};</script>", texts.to_json())))
        script defer src=(location.to_shared(SCRIPT)) {}
    };
    Ok(Page { title: title.clone(), description: plain(summary), content, location })
}

/// Returns a board to play on, with nim sum columns if the reader knows nim sums.
pub(crate) fn board(game: [&str; 3], knows_sums: bool, language: Language) -> Markup {
    let [form, board] = play_page::parts(game, language);
    html! {
        div.lesson-board.without-sums[!knows_sums] { (board) }
        details.no-print { summary { (PageTexts::new("lesson", language)["other game"]) } (form) }
    }
}

/// The converter from the blocks of a lesson to the parts of a page.
struct Writer<'a> {
    name: &'a str,
    sources: &'a Sources,
    location: &'a Location,
    texts: PageTexts,
    /// Whether earlier lessons have explained the nim sums and values that boards mention.
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
            let part = match block {
                LessonBlock::Markdown(text) => {
                    Ok(markdown::text(text, &self.sources.library, "", self.location))
                }
                LessonBlock::Mark(mark) if mark.kind == "exercise" => {
                    let end = rest.iter().position(|block| block.is("end")).context("no {end}")?;
                    let inside = &rest[..end];
                    (rest, exercises) = (&rest[end + 1..], exercises + 1);
                    self.exercise(mark, inside, exercises)
                }
                LessonBlock::Mark(mark) => self.part(mark),
            };
            parts.push(part.with_context(|| format!("{block:?}"))?);
        }
        Ok(html! { @for part in parts { (part) } })
    }

    fn part(&self, mark: &Mark) -> Result<Markup> {
        let language = self.location.language;
        let drawing = match &*mark.kind {
            "board" | "steps" if self.sources.wasm.is_none() => return Ok(script::note(language)),
            "board" => {
                let game = [0, 1, 2].map(|place| mark.field(place));
                let board = board(game, self.knows_sums, language);
                return Ok(html! { p { (self.line(&mark.text)) } (board) });
            }
            "problems" => return self.problems(mark),
            "proof" => return self.proof(mark),
            "modules" => {
                return Ok(html! {
                    p.note { (self.texts["library"])
                        @for module in mark.field(0).split(' ') {
                            " " a href=(self.location.to(&ModuleDoc::file(module))) { (module) }
                        }
                    }
                })
            }
            "steps" => return Ok(steps::of_lesson(mark.field(0), mark.field(1), self.location)),
            "picture" => {
                let picture = pictures::of_module(self.sources, mark.field(0), language);
                return Ok(picture.context("no picture")?.figure());
            }
            "graph" => outcomes_of_graph(mark.field(0)),
            "values" => strip(mark.field(0), mark.field(1).parse()?),
            "options" => {
                let rule: Rule = mark.field(0).parse().ok().context("no rule")?;
                heaps::drawing(Analysis::new(&rule), mark.field(1).parse()?)
            }
            "outcomes" => self.frame("heaps", mark, "outcomes"),
            "positions" => self.frame("heaps", mark, mark.field(2)),
            "columns" => self.frame("columns", mark, ""),
            _ => bail!("no such kind"),
        };
        Ok(html! {
            figure.explains {
                div.scroll { (drawing.context("nothing to draw")?) }
                figcaption { (self.line(&mark.text)) }
            }
        })
    }

    /// Returns one of the steps that a script would show: for binary columns, the step whose number
    /// is in the third field; otherwise, the last step.
    fn frame(&self, source: &str, mark: &Mark, ending: &str) -> Option<Markup> {
        let language = self.location.language;
        let index = if source == "columns" { mark.field(2) } else { "last" };
        let ending = ending.replace("misere", "misère");
        let lines =
            [language.tag(), source, mark.field(0), mark.field(1), &ending, index, "", "open"];
        let question = format!("{}\n{}", lines.join("\n"), self.sources.rules);
        within(language, || {
            let steps = StepsQuestion::parse(&question).ok()?.steps().ok()?;
            Some(PreEscaped(Frame::last(&steps).picture(true)))
        })
    }

    /// Returns a proof, with its steps taken from the library's module. On the page, a script
    /// checks each step on the reader's own position, according to the step's kind.
    fn proof(&self, mark: &Mark) -> Result<Markup> {
        let (path, list) = mark.field(3).split_once(' ').context("no number of a list")?;
        let module = self.sources.library.module(path)?;
        let steps = module.steps(list.parse()?, self.location.language);
        let kinds: Vec<&str> = mark.field(4).split(' ').collect();
        ensure!(steps.len() == kinds.len(), "a kind for each of {} steps", steps.len());
        let text = |text: &str| markdown::text(text, &self.sources.library, path, self.location);
        let has_checks = self.sources.wasm.is_some();
        Ok(html! {
            section.proof data-game=[has_checks.then_some(mark.field(0))]
                data-ending=[Some(mark.field(2)).filter(|ending| !ending.is_empty())] {
                h3 { (self.line(&mark.text)) }
                @if has_checks {
                    p.no-print { label { (self.texts["own position"]) " "
                        input data-own type="text" value=(mark.field(1)) spellcheck="false"
                            autocomplete="off"; } }
                }
                ol { @for ([claim, why], kind) in steps.iter().zip(kinds) {
                    li { details data-check=(kind) {
                        summary { (self.line(claim)) }
                        (text(why))
                        @if has_checks { p.check role="status" {} }
                    } }
                } }
                p.buttons.no-print {
                    button type="button" data-next hidden { (self.texts["next step"]) }
                }
            }
        })
    }

    fn exercise(&self, mark: &Mark, inner: &[LessonBlock], number: usize) -> Result<Markup> {
        let mut parts = inner.split(|block| block.is("solution"));
        let mut part = || self.blocks(parts.next().context("no {solution}")?);
        let (question, solution) = (part()?, part()?);
        let fields = [0, 1, 3].map(|place| values::fragment(mark.field(place))).join(";");
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
                    input type="checkbox" data-done={ (self.name) "/" (number) }; (self.texts["solved"])
                } }
            }
        })
    }

    /// Returns problems of the collection with their judges and difficulties, in the order given.
    fn problems(&self, mark: &Mark) -> Result<Markup> {
        let names: Vec<String> = mark.field(0).split(' ').map(String::from).collect();
        let found = self.sources.project.find(&names)?;
        Ok(html! {
            h2 { (self.texts["practice"]) }
            div.practice { (links::problems(&found, self.sources, self.location, "")) }
        })
    }
}

/// Draws the values of the heaps below `count`, with a frame around the first period.
fn strip(rule: &str, count: usize) -> Option<Markup> {
    let rule: Rule = rule.parse().ok()?;
    let values = rule.values(count);
    let outcomes: Vec<_> = values.iter().map(|value| Some(Outcome::of_mover(*value > 0))).collect();
    let is_shown = |period: &Period| period.preperiod() + period.period() <= count as u64;
    let period = rule.period(1000).ok().filter(is_shown);
    Some(PreEscaped(svg(&values, &outcomes, period.as_ref())))
}
