//! The pictures that are drawn for single problems: each is the file `picture.rs` in the problem's
//! folder, which the build script makes a module of this one.

use crate::pictures::Picture;
use support::language::Language;

include!(concat!(env!("OUT_DIR"), "/drawn.rs"));

/// Returns the picture in the folder of a problem, given as `<judge>/<id>`.
pub fn of_problem(place: &str, language: Language) -> Option<Picture> {
    let (_, picture) = PICTURES.iter().find(|(of, _)| *of == place)?;
    picture(language)
}
