//! Programs as pages show them.

use site::source::{listing, split};

#[test]
fn comments_are_found_but_not_in_strings() {
    assert_eq!(split("let x = 1; // one"), ("let x = 1; ", "// one"));
    assert_eq!(split("//! <https://x>"), ("", "//! <https://x>"));
    assert_eq!(split("\"http://x\""), ("\"http://x\"", ""));
    assert!(listing("a < b // c").into_string().contains("a &lt; b <span"));
}
