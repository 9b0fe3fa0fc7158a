//! A program as a page shows it: comments a shade lighter.

use maud::{html, Markup};

/// A listing that scrolls sideways where the page is narrow.
pub fn listing(text: &str) -> Markup {
    html! {
        pre.code { code {
            @for line in text.lines() {
                @let (code, comment) = split(line);
                (code) @if !comment.is_empty() { span.comment { (comment) } } "\n"
            }
        } }
    }
}

/// The line up to its comment, and the comment.
fn split(line: &str) -> (&str, &str) {
    let mut in_text = false;
    let mut before = ' ';
    for (place, c) in line.char_indices() {
        match c {
            '"' if before != '\\' && before != '\'' => in_text = !in_text,
            '/' if before == '/' && !in_text => return line.split_at(place - 1),
            _ => {}
        }
        before = c;
    }
    (line, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_found_and_texts_are_not() {
        assert_eq!(split("let x = 1; // one"), ("let x = 1; ", "// one"));
        assert_eq!(split("//! <https://x>"), ("", "//! <https://x>"));
        assert_eq!(split("\"http://x\""), ("\"http://x\"", ""));
        assert!(listing("a < b // c").into_string().contains("a &lt; b <span"));
    }
}
