//! Texts on the page of a problem.

use site::problem::sentence;
use site::title::Title;
use support::language::Language;

/// A Chinese page calls a Chinese problem what its judge calls it.
#[test]
fn titles_are_shown_with_their_originals() {
    let both = |title: &str| Language::ALL.map(|language| Title::parse(title).text(language));
    let stones = "Taking stones from m heaps (取(m堆)石子游戏)";
    assert_eq!(both(stones), [stones, "取(m堆)石子游戏"]);
    let primes = "Prime Factor Game (素因数ゲーム)";
    assert_eq!(both(primes), [primes, "Prime Factor Game（素因数ゲーム）"]);
    assert_eq!(both("Nim (easy version)"), ["Nim (easy version)"; 2]);
    let html = Title::parse(stones).markup(Language::English).into_string();
    let original = "<span lang=\"zh-CN\">取(m堆)石子游戏</span>";
    assert_eq!(html, format!("Taking stones from m heaps ({original})"));
    let html = Title::parse("S-Nim").markup(Language::Chinese).into_string();
    assert_eq!(html, "<span lang=\"en\">S-Nim</span>");
}

#[test]
fn sentences_begin_with_capitals_and_formulas_do_not() {
    assert_eq!(sentence("a heap of n"), "A heap of n");
    assert_eq!(sentence("n heaps"), "n heaps");
    assert_eq!(sentence("misère Nim"), "Misère Nim");
    assert_eq!(sentence("`x` is"), "`x` is");
}
