//! `explore words`: the glossary.

use crate::run::{assert_refused, explore};

#[test]
fn words_are_found_in_both_languages() {
    let mex = "mex, 最小排除值: the least non-negative integer that is missing\n";
    for word in ["MEX", "最小排除"] {
        assert!(explore(&["words", word]).out.starts_with(mex));
    }
    assert!(explore(&["words"]).out.lines().count() > 40);
    assert_refused(&["words", "chess"], &["no word of the glossary has \"chess\""]);
}
