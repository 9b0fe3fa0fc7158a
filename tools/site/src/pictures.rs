//! Pictures that explain a module or a kind of problem, drawn from the library's own answers.
//!
//! A picture is chosen by the problem, by the idea of its header, or by the name of the module. Where
//! no picture is known that explains the very thing the page is about, there is none.

mod boards;
mod choice;
mod columns;
mod drawing;
mod games;
mod graphs;
mod heaps;
mod legend;
mod lines;
mod positions;
mod rooted;
mod rows;
mod tables;
mod theory;
mod trees;

pub use choice::{of_module, of_problem};
use maud::{html, Markup};
use wording::language::Language;

/// A picture with its text.
pub struct Picture {
    /// The drawing, which holds its own text alternative.
    svg: Markup,
    /// What one sees, and what it shows.
    caption: String,
}

impl Picture {
    fn new(language: Language, svg: Markup, english: &str, chinese: &str) -> Picture {
        Picture { svg, caption: language.select(english, chinese).to_string() }
    }

    /// Returns the picture as a figure of a page.
    pub fn figure(&self) -> Markup {
        html! { figure.explains { div.scroll { (self.svg) } figcaption { (self.caption) } } }
    }
}

/// Returns a picture, if there is a drawing, with its text in both languages.
fn figure(
    language: Language,
    drawing: Option<Markup>,
    english: &str,
    chinese: &str,
) -> Option<Picture> {
    Some(Picture::new(language, drawing?, english, chinese))
}
