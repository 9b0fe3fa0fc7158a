//! The Chinese help pages; the English ones are in the doc comments of the options themselves.

/// A line for each command and for each argument; `every` marks arguments that all commands share.
const TEXTS: &str = include_str!("chinese.txt");

/// Returns the text that says what a command does.
pub fn about(command: &str) -> Option<&'static str> {
    let mut texts = TEXTS.lines().filter_map(|line| line.split_once(" = "));
    texts.find(|(name, _)| *name == command).map(|(_, text)| text)
}

/// Returns the help text for an argument of a command.
pub fn argument_text(command: &str, argument: &str) -> Option<&'static str> {
    ["every", command].iter().find_map(|command| about(&format!("{command} {argument}")))
}
