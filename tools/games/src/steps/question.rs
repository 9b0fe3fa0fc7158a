//! The questions that a page asks about steps.

use super::frame::{Frame, View};
use super::{columns, rule, Steps};
use crate::problems::Problems;
use crate::question;
use crate::walk::{heaps, modules, stalks};
use grundy::game::Ending;
use support::language::{within, Language};
use support::text;

/// A question about steps.
pub struct StepsQuestion<'a> {
    language: Language,
    source: &'a str,
    /// The rule or the module.
    game: &'a str,
    heaps: &'a str,
    ending: &'a str,
    index: &'a str,
    view: View,
    problems: Problems,
}

impl StepsQuestion<'_> {
    /// Reads eight lines: the language tag; a source (`rule`, `module`, `columns` or `heaps`); the
    /// rule or module; the heaps or numbers; `misère`, `normal` or, for the outcomes under normal
    /// play, `outcomes`; the index of a position, or `last`; how many options are shown (one more
    /// than the number of options also shows the mex); and what else is shown: nothing, `open` for
    /// all values, or the number of a step of the period's proof. The known [`Problems`] follow.
    ///
    /// # Errors
    /// If the problems cannot be read.
    pub fn parse(text: &str) -> Result<StepsQuestion<'_>, String> {
        let ([tag, source, game, heaps, ending, index, shown, what], problems) =
            question::read(text)?;
        let language = Language::from_tag(tag);
        let view = View {
            shown: shown.parse().unwrap_or(usize::MAX),
            is_open: what == "open",
            proof: what.parse().unwrap_or(0),
        };
        Ok(StepsQuestion { language, source, game, heaps, ending, index, view, problems })
    }

    /// Returns the requested steps.
    ///
    /// # Errors
    /// If there are no such steps; the page shows the message.
    pub fn steps(&self) -> Result<Steps, String> {
        within(self.language, || self.steps_in_its_language())
    }

    fn steps_in_its_language(&self) -> Result<Steps, String> {
        let StepsQuestion { game, index, problems, .. } = self;
        match self.source {
            "rule" => rule::steps(game, index, self.view.proof > 0, problems),
            "columns" => columns::steps(game, self.heaps, index),
            "module" => steps_of_module(game, index),
            _ => {
                let outcomes = match self.ending {
                    "misère" => Some(Ending::Misere),
                    "outcomes" => Some(Ending::Normal),
                    _ => None,
                };
                let walk = heaps::read_walk(game, self.heaps, outcomes, problems)?;
                Ok(walk.steps(read_index(index, walk.last())?))
            }
        }
    }
}

/// Answers a question about steps and returns the answer as JSON, with the parts of a page as HTML.
pub fn steps(question: &str) -> String {
    let fields = StepsQuestion::parse(question).and_then(|question| {
        let steps = question.steps()?;
        Ok(within(question.language, || Frame::new(&steps, question.view).fields()))
    });
    question::format_answer(fields)
}

/// Returns the steps to a position, given its index or `last`, in the game that shows a module's
/// idea.
pub(super) fn steps_of_module(module: &str, index: &str) -> Result<Steps, String> {
    if module == stalks::MODULE {
        return Ok(stalks::steps(read_index(index, stalks::COUNT - 1)?));
    }
    let walk = modules::find_walk(module)
        .ok_or_else(|| text!("there are no steps for {module:?}", "“{module}”没有逐步演示"))?;
    Ok(walk.steps(read_index(index, walk.last())?))
}

/// Reads the index of a position, which must be at most `last`.
fn read_index(index: &str, last: usize) -> Result<usize, String> {
    if index == "last" {
        return Ok(last);
    }
    index.parse().ok().filter(|&index| index <= last).ok_or_else(|| {
        text!(
            "{index:?} is not the number of a position, from 0 to {last}",
            "“{index}”不是 0 到 {last} 的局面编号"
        )
    })
}
