//! The Chinese help pages; the English ones are in the doc comments of the options themselves.

/// A line for each command and each of its arguments; `every` marks what all commands share.
const TEXTS: &str = include_str!("chinese.txt");

/// Returns what a command is for.
pub fn about(command: &str) -> Option<&'static str> {
    let mut texts = TEXTS.lines().filter_map(|line| line.split_once(" = "));
    texts.find(|(name, _)| *name == command).map(|(_, text)| text)
}

/// Returns the help of an argument of a command.
pub fn argument_text(command: &str, argument: &str) -> Option<&'static str> {
    ["every", command].iter().find_map(|command| about(&format!("{command} {argument}")))
}
