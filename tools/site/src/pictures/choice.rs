//! The pictures named by a problem's header or chosen according to a module's name.

use super::{heaps, theory, Picture};
use crate::sources::Sources;
use catalogue::project::Problem;
use games::steps::picture::LastStep;
use maud::PreEscaped;
use picture::example::{AS_IN, OWN_DRAWING};
use support::language::Language;

// Each problem's `picture.rs` as a module, and `draw`, which returns the picture in `<judge>/<id>`.
include!(concat!(env!("OUT_DIR"), "/draw.rs"));

/// Returns the picture that the header of a problem names: the picture in the problem's folder, or
/// the picture of another problem, a module or a rule, with a note that names this source; returns
/// `None` if the header names no picture.
pub fn of_problem(sources: &Sources, problem: &Problem, language: Language) -> Option<Picture> {
    let named = problem.header.picture.as_deref()?;
    if named == OWN_DRAWING {
        return draw(&problem.place, language);
    }
    let name = named.strip_prefix(AS_IN)?;
    let is_it = |other: &&Problem| other.header.name == name;
    let Picture { svg, caption } = match sources.project.problems.iter().find(is_it) {
        Some(other) => draw(&other.place, language)?,
        None => of_module(sources, name, language).or_else(|| heaps::example(name, language))?,
    };
    let place = match sources.glossary.module(name) {
        Some(module) => language.select(format!("the module {name}"), module.chinese.clone()),
        None => name.to_string(),
    };
    let caption =
        language.select(format!("As in {place}: {caption}"), format!("与“{place}”相同：{caption}"));
    Some(Picture { svg, caption })
}

/// Returns the picture of a module, given the module's path: the last step of its columns or walk,
/// otherwise its own drawing, otherwise the drawing of its rule.
pub fn of_module(sources: &Sources, path: &str, language: Language) -> Option<Picture> {
    let rule = || sources.glossary.module(path)?.rule.as_ref();
    last_step(path, language)
        .or_else(|| theory::of_module(path, language))
        .or_else(|| heaps::example(rule()?, language))
}

fn last_step(module: &str, language: Language) -> Option<Picture> {
    // The tool for Moore's game is shown at work in that game.
    let module = if module == "contest::column_sums" { "moore" } else { module };
    let LastStep { caption, svg } = LastStep::of_module(module, language)?;
    Some(Picture { svg: PreEscaped(svg), caption })
}
