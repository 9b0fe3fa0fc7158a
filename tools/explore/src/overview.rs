//! What there is, on one screen: every command with an example, and the forms of a rule.

use crate::rules::FORMS;

/// An example of each command, in the order in which they are best tried, and what it shows.
pub const EXAMPLES: [(&str, &str); 11] = [
    ("table kayles", "values, and the certificate of their period"),
    ("why '{1,2,3}' 5 6 7", "mex sets, nim sum, every winning move"),
    ("misere kayles", "where the SJ rule fails under misère play"),
    ("lookup 0 1 2 0 1 2", "the games and problems with this table"),
    ("play nim 3 5 7", "a game; h is a hint, u undo, q quit"),
    ("plot wythoff --heat", "figures, as SVG and PNG"),
    ("learn nim", "self-play finds the P-positions, untold"),
    ("words mex", "the glossary, in English and Chinese"),
    ("run 0.6 --to 100000 --file values", "a long table, kept in a file"),
    ("verify values", "some of that file anew, by definition"),
    ("site pages", "all of it as web pages in a folder"),
];

/// The end of the help of the tool itself.
pub fn text() -> String {
    let width = EXAMPLES.iter().map(|(example, _)| example.len()).max().unwrap_or(0);
    let lines = EXAMPLES.iter().map(|(example, shown)| format!("  {example:<width$}  {shown}\n"));
    let examples: String = lines.collect();
    format!(
        "Commands, each with an example to be typed after `cargo explore`:\n{examples}\n{FORMS}\n\n\
         `cargo explore help table` says what else the command table can do; so for each."
    )
}
