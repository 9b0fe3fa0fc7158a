//! Texts on the page of a problem.

use site::problem::sentence;

#[test]
fn sentences_begin_with_capitals_and_formulas_do_not() {
    assert_eq!(sentence("a heap of n"), "A heap of n");
    assert_eq!(sentence("n heaps"), "n heaps");
    assert_eq!(sentence("misère Nim"), "Misère Nim");
    assert_eq!(sentence("`x` is"), "`x` is");
}
