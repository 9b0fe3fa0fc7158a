//! `explore glossary`.

use crate::run::{assert_refused, explore};

#[test]
fn terms_are_found_in_both_languages() {
    let mex = "mex, 最小排除值: the least non-negative integer that is missing\n";
    for term in ["MEX", "最小排除"] {
        assert!(explore(&["glossary", term]).out.starts_with(mex));
    }
    assert!(explore(&["glossary"]).out.lines().count() > 40);
    assert_refused(&["glossary", "chess"], &["no term of the glossary contains \"chess\""]);
}

/// The command was once called `words`.
#[test]
fn the_old_name_still_works() {
    assert_eq!(explore(&["words", "mex"]).out, explore(&["glossary", "mex"]).out);
}
