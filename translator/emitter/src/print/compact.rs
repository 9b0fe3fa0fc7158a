//! The same file in fewer characters: without the white space that only people need.

/// The length to which lines are filled.
const LINE: usize = 100;

pub(super) fn compact(text: &str) -> String {
    let mut squeezed_text = String::with_capacity(text.len());
    let mut line = 0;
    let mut is_continued = false;
    for full in text.lines() {
        // Directives and comments need lines of their own.
        let is_kept = is_continued || full.starts_with(['#', '/', '*']) || is_comment(full);
        is_continued = is_kept && full.ends_with('\\');
        if is_kept {
            if line > 0 {
                squeezed_text.push('\n');
            }
            squeezed_text.push_str(full);
            squeezed_text.push('\n');
            line = 0;
            continue;
        }
        let squeezed = squeeze(full.trim());
        let is_definition = full.starts_with("static ") || full.starts_with("int ");
        if line > 0 && (is_definition || line + squeezed.len() > LINE) {
            squeezed_text.push('\n');
            line = 0;
        }
        let last = squeezed_text.chars().next_back();
        if line > 0 && !joins(last, squeezed.chars().next()) {
            squeezed_text.push(' ');
        }
        squeezed_text.push_str(&squeezed);
        line += squeezed.len();
    }
    if line > 0 {
        squeezed_text.push('\n');
    }
    squeezed_text
}

fn is_comment(line: &str) -> bool {
    line.contains("/*") || line.contains("*/")
}

/// Returns one line of code without the spaces between tokens that stay apart without them.
fn squeeze(line: &str) -> String {
    let mut squeezed_text = String::with_capacity(line.len());
    let mut letters = line.chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if quoted => {
                squeezed_text.push(letter);
                squeezed_text.extend(letters.next());
            }
            '"' => {
                quoted = !quoted;
                squeezed_text.push(letter);
            }
            ' ' if !quoted && joins(squeezed_text.chars().next_back(), letters.peek().copied()) => {
            }
            letter => squeezed_text.push(letter),
        }
    }
    squeezed_text
}

/// Returns whether two characters may touch: a word may touch an operator, and a bracket may touch
/// anything.
fn joins(left: Option<char>, right: Option<char>) -> bool {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let is_bracket = |letter: char| "(){}[];,?:\"".contains(letter);
    match (left, right) {
        (Some(left), Some(right)) => {
            is_bracket(left) || is_bracket(right) || is_word(left) != is_word(right)
        }
        _ => true,
    }
}
