//! Pictures that explain a module or a kind of problem, drawn from the library's own answers.
//!
//! A problem's picture is in the problem's folder, unless the header names another picture; a
//! module's picture is chosen according to the module's name.

mod choice;
pub(crate) mod drawing;
pub(crate) mod heaps;
pub(crate) mod legend;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod positions;
pub(crate) mod rooted;
pub(crate) mod tables;
mod theory;

pub use choice::{of_module, of_problem};
use maud::{html, Markup};
use support::language::Language;

/// A picture with its caption.
pub struct Picture {
    /// The drawing, including its alternative text.
    svg: Markup,
    caption: String,
}

impl Picture {
    pub(crate) fn new(language: Language, svg: Markup, english: &str, chinese: &str) -> Picture {
        Picture { svg, caption: language.select(english, chinese).to_string() }
    }

    /// Returns the picture as a figure for a page.
    pub fn figure(&self) -> Markup {
        html! { figure.explains { div.scroll { (self.svg) } figcaption { (self.caption) } } }
    }
}

/// Returns a picture with its caption in this language, if there is a drawing.
pub(crate) fn figure(
    language: Language,
    drawing: Option<Markup>,
    english: &str,
    chinese: &str,
) -> Option<Picture> {
    Some(Picture::new(language, drawing?, english, chinese))
}
