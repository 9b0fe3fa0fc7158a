//! `explore glossary`.

use crate::run::{assert_refused, explore};

#[test]
fn terms_are_found_in_both_languages() {
    let mex = "mex, 最小排除值: the least non-negative integer that is missing\n";
    for term in ["MEX", "最小排除"] {
        assert!(explore(&["glossary", term]).out.starts_with(mex));
    }
    assert!(explore(&["glossary"]).out.lines().count() > 40);
    // Hyphens, blanks, accents and what a word is about.
    assert!(explore(&["glossary", "nim-sum"]).out.starts_with("nim sum, "));
    assert!(explore(&["glossary", "misere"]).out.starts_with("misère play, "));
    let out = explore(&["glossary", "carrying"]).out;
    assert!(
        out.starts_with("no term contains \"carrying\", but the meaning of:\nnim sum"),
        "{out}"
    );
    // Not what has the letters inside: Bash's game, Wythoff's game, Northcott's game.
    let out = explore(&["glossary", "SG"]).out;
    assert!(out.starts_with("Grundy value, SG value") && !out.contains("'s game"), "{out}");
    assert!(explore(&["glossary", "排除值"]).out.starts_with(mex));
    assert_refused(&["glossary", "nimsun"], &["did you mean nim sum?"]);
    assert_refused(&["glossary", "-"], &["no letters"]);
    assert_refused(&["glossary", "chess"], &["no term of the glossary contains \"chess\""]);
}

/// The command was once called `words`.
#[test]
fn the_old_name_still_works() {
    assert_eq!(explore(&["words", "mex"]).out, explore(&["glossary", "mex"]).out);
}
