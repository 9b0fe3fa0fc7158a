//! The front page goes.

/// Not used: "}" and r#"}"#.
pub fn gone() -> &'static str {
    "}"
}

pub mod text {
    /* A block comment /* in which another is nested */ with { and ". */

    /// Braces in strings and characters: `"{"` and '}'.
    pub fn braces(c: char) -> String {
        // A remark: } } }
        format!("{{{}}} {} {}", c, "}{", '}') // at the end of a line
    }

    /// Also gone, between two that stay.
    pub fn between() -> u8 {
        b'}'
    }

    // A raw string over several lines, whose text must not move.
    pub fn raw() -> &'static str {
        r##"one "#
  two } \
three"##
    }

    /// Ünïcödé names and words: 词。
    pub fn 词(word: &str) -> String {
        format!("{}\u{301}“{}”", word, '\'')
    }

    /// Gone: 'a is a lifetime here, no character.
    pub fn lifetime<'a>(word: &'a str) -> &'a str {
        word
    }
}
