//! The last step of a module, used as the module's picture.

use super::columns;
use super::frame::Frame;
use super::question::steps_of_module;
use crate::walk::modules;
use support::language::{within, Language};
use support::text;

/// The last step of a module, for a page that has not loaded the program.
pub struct LastStep {
    pub caption: String,
    pub svg: String,
}

impl LastStep {
    /// Returns the last frame of a module's binary columns or, if it has none, of its walk; `None`
    /// if the module has neither.
    pub fn of_module(module: &str, language: Language) -> Option<LastStep> {
        within(language, || {
            if let Some(example) = columns::of_module(module) {
                let steps = columns::steps(module, example.start, "last").ok()?;
                let frame = Frame::last(&steps);
                let (caption, move_made) = (example.caption.select(language), frame.line());
                let caption = text!("{caption} At last {move_made}", "{caption}最后，{move_made}");
                return Some(LastStep { caption, svg: frame.picture(true) });
            }
            let steps = steps_of_module(module, "last").ok()?;
            let caption = modules::caption(module)?.select(language).to_string();
            Some(LastStep { caption, svg: Frame::last(&steps).picture(true) })
        })
    }
}
