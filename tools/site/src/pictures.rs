//! Pictures that explain a module or a kind of problem, drawn from the library's own answers.
//!
//! A problem's picture is in its folder, unless the problem's header names the drawing of an idea;
//! the picture of a module is chosen by the module's name.

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
    /// The drawing, which includes its own alternative text.
    svg: Markup,
    caption: String,
}

impl Picture {
    pub(crate) fn new(language: Language, svg: Markup, english: &str, chinese: &str) -> Picture {
        Picture { svg, caption: language.select(english, chinese).to_string() }
    }

    /// Returns the picture as a figure of a page.
    pub fn figure(&self) -> Markup {
        html! { figure.explains { div.scroll { (self.svg) } figcaption { (self.caption) } } }
    }
}

/// Returns a picture with its text in both languages, if there is a drawing.
pub(crate) fn figure(
    language: Language,
    drawing: Option<Markup>,
    english: &str,
    chinese: &str,
) -> Option<Picture> {
    Some(Picture::new(language, drawing?, english, chinese))
}
