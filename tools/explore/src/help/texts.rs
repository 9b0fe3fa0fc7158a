//! The Chinese of the help pages, whose English stands at the options themselves.

/// A line for each command, `every` for what all of them have, and for each argument of it.
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
