//! Links between pages.

use site::page::Location;
use support::language::Language;

#[test]
fn links_between_pages() {
    let english = Location::new(Language::English, "problem/hdu1848.html");
    assert_eq!(english.to("live.html"), "../live.html");
    assert_eq!(english.to_shared("style.css"), "../style.css");
    assert_eq!(english.to_other(), "../zh/problem/hdu1848.html");
    let chinese = Location::new(Language::Chinese, "problem/hdu1848.html");
    assert_eq!(chinese.to("live.html"), "../live.html");
    assert_eq!(chinese.to_shared("style.css"), "../../style.css");
    assert_eq!(chinese.to_other(), "../../problem/hdu1848.html");
}
