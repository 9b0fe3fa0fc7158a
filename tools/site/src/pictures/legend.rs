//! Captions that end by explaining the colours of a picture.

use super::Picture;
use maud::Markup;
use support::language::Language;

/// Returns a picture in which P-positions and winning moves are green.
pub fn outcomes(language: Language, svg: Markup, english: &str, chinese: &str) -> Picture {
    let english = format!(
        "{english} Green positions, P, are lost for the player to move; a green arrow is a \
         winning move."
    );
    let chinese = format!("{chinese}绿色的 P 为必败态，绿色箭头为必胜的走法。");
    Picture::new(language, svg, &english, &chinese)
}
