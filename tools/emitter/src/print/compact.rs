//! The same file in fewer letters: without the blanks that only people need.

/// The length to which lines are filled.
const LINE: usize = 100;

pub(super) fn compact(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut line = 0;
    let mut is_continued = false;
    for full in text.lines() {
        // The preprocessor, and comments, need their lines.
        let is_kept = is_continued || full.starts_with(['#', '/', '*']) || is_comment(full);
        is_continued = is_kept && full.ends_with('\\');
        if is_kept {
            if line > 0 {
                made.push('\n');
            }
            made.push_str(full);
            made.push('\n');
            line = 0;
            continue;
        }
        let squeezed = squeezed(full.trim());
        let is_definition = full.starts_with("static ") || full.starts_with("int ");
        if line > 0 && (is_definition || line + squeezed.len() > LINE) {
            made.push('\n');
            line = 0;
        }
        let last = made.chars().next_back();
        if line > 0 && !joins(last, squeezed.chars().next()) {
            made.push(' ');
        }
        made.push_str(&squeezed);
        line += squeezed.len();
    }
    if line > 0 {
        made.push('\n');
    }
    made
}

fn is_comment(line: &str) -> bool {
    line.contains("/*") || line.contains("*/")
}

/// Returns one line of code without the blanks between tokens that stay apart without them.
fn squeezed(line: &str) -> String {
    let mut made = String::with_capacity(line.len());
    let mut letters = line.chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        match letter {
            '\\' if quoted => {
                made.push(letter);
                made.extend(letters.next());
            }
            '"' => {
                quoted = !quoted;
                made.push(letter);
            }
            ' ' if !quoted && joins(made.chars().next_back(), letters.peek().copied()) => {}
            letter => made.push(letter),
        }
    }
    made
}

/// Returns whether two characters may touch: a word or a bracket beside an operator, or a bracket
/// beside anything.
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
