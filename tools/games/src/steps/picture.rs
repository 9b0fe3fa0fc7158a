//! The last step of a module as its picture.

use super::columns;
use super::frame::Frame;
use super::question::steps_of_module;
use crate::walk::modules;
use support::language::{Language, Text};

/// The last step of a module, for a page that has not loaded the program.
pub struct Picture {
    pub caption: Text,
    pub svg: String,
}

impl Picture {
    /// Returns the last frame of the walk of a module, if it has one.
    pub fn of_walk(module: &str, language: Language) -> Option<Picture> {
        let steps = steps_of_module(module, "last", language).ok()?;
        let svg = Frame::last(&steps, language).picture(true);
        Some(Picture { caption: modules::caption(module)?, svg })
    }

    /// Returns the last frame of the binary columns of a module, if it has an example.
    pub fn of_columns(module: &str, language: Language) -> Option<Picture> {
        let example = columns::of_module(module)?;
        let steps = columns::steps(module, example.start, "last", language).ok()?;
        let line = |language| {
            let last = columns::steps(module, example.start, "last", language).ok();
            last.map_or(String::new(), |last| Frame::last(&last, language).line())
        };
        let caption = Text::new(
            format!("{} {}", example.caption.english, line(Language::English)),
            format!("{}{}", example.caption.chinese, line(Language::Chinese)),
        );
        Some(Picture { caption, svg: Frame::last(&steps, language).picture(true) })
    }
}
