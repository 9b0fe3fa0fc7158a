//! The last step of a module as its picture.

use super::columns;
use super::frame::Frame;
use super::question::steps_of_module;
use crate::walk::modules;
use support::language::{within, Language};
use support::text;

/// The last step of a module, for a page that has not loaded the program.
pub struct Picture {
    pub caption: String,
    pub svg: String,
}

impl Picture {
    /// Returns the last frame of the walk of a module, if it has one.
    pub fn of_walk(module: &str, language: Language) -> Option<Picture> {
        within(language, || {
            let steps = steps_of_module(module, "last").ok()?;
            let svg = Frame::last(&steps).picture(true);
            let caption = modules::caption(module)?.select(language).to_string();
            Some(Picture { caption, svg })
        })
    }

    /// Returns the last frame of the binary columns of a module, if it has an example.
    pub fn of_columns(module: &str, language: Language) -> Option<Picture> {
        within(language, || {
            let example = columns::of_module(module)?;
            let steps = columns::steps(module, example.start, "last").ok()?;
            let frame = Frame::last(&steps);
            let (caption, move_made) = (example.caption.select(language), frame.line());
            let caption = text!("{caption} At last {move_made}", "{caption}最后，{move_made}");
            Some(Picture { caption, svg: frame.picture(true) })
        })
    }
}
