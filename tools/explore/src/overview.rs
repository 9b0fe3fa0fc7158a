//! The overview on one screen: every command with an example, and the ways to write a rule.

use crate::rules::FORMS;

/// An example of a command.
pub struct Example {
    /// What is typed after `cargo explore`.
    pub command: &'static str,
    /// What it shows.
    pub purpose: &'static str,
}

const fn example(command: &'static str, purpose: &'static str) -> Example {
    Example { command, purpose }
}

/// One example of each command, in the order in which they are best tried.
pub const EXAMPLES: [Example; 11] = [
    example("table kayles", "values, and the certificate of their period"),
    example("why '{1,2,3}' 5 6 7", "mex sets, nim sum, every winning move"),
    example("misere kayles", "where the SJ rule fails under misère play"),
    example("lookup 0 1 2 0 1 2", "the games and problems with this table"),
    example("play nim 3 5 7", "a game; ? lists its keys, h gives a hint"),
    example("plot wythoff --heat", "figures, as SVG and PNG"),
    example("learn nim", "P-positions discovered by self-play"),
    example("glossary mex", "the terms in English and Chinese"),
    example("run 0.6 --to 100000 --file values", "a long table, kept in a file"),
    example("verify values", "that file, checked and computed again"),
    example("site pages", "everything as web pages in a folder"),
];

/// Returns the text that ends the help of the tool itself.
pub fn text() -> String {
    let width = EXAMPLES.iter().map(|example| example.command.len()).max().unwrap_or(0);
    let lines = EXAMPLES
        .iter()
        .map(|Example { command, purpose }| format!("  {command:<width$}  {purpose}\n"));
    let examples: String = lines.collect();
    format!(
        "Commands, each with an example to type after `cargo explore`:\n{examples}\n{FORMS}\n\n\
         `cargo explore help COMMAND` lists the options of a command."
    )
}
