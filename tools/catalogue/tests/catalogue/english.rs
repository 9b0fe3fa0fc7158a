//! The English texts avoid what readers stumbled over: words that mean something else to them, and
//! turns that no native would use.

use crate::words::{assert_avoided, list_texts, root};

/// What was replaced everywhere, each with what to write instead.
const REPLACED: [(&str, &str); 19] = [
    (" one a line", "each on its own line"),
    (" after their number;", "The input is the number of cases; each is …"),
    (" after their number:", "The input is the number of cases; each is …"),
    (" after their count", "The input is how many there are, then …"),
    (" without blanks", "without spaces"),
    (" a blank and ", "a space and"),
    (" separated by blanks", "separated by spaces"),
    (" is no multiple of", "is not a multiple of"),
    (" is no power of", "is not a power of"),
    (" are no options", "are not options"),
    (" is no period", "is not a period"),
    (" is no certificate", "is not a certificate"),
    (" cannot be had", "is not available"),
    (" and its like", "and similar …"),
    (" dead lock", "deadlock"),
    (" all the same, ", "nevertheless"),
    (" if the moves are finitely many", "if there are finitely many moves"),
    (" what was written is removed again", "the new files have been removed"),
    (" too large a ", "the … is too large"),
];

#[test]
fn texts_avoid_what_readers_stumbled_over() {
    let mut files = Vec::new();
    for folder in ["problems", "src", "tools", "translator"] {
        list_texts(&root().join(folder), &mut files);
    }
    for name in ["README", "CONTRIBUTING", "ARCHITECTURE", "CHANGELOG", "RELEASING", "SECURITY"] {
        files.push(root().join(name).with_extension("md"));
    }
    // "There is no multiple of 3" is right.
    assert_avoided(&files, &REPLACED, |_, line, old| {
        line.split(old).next().is_some_and(|before| before.ends_with("here"))
    });
}
