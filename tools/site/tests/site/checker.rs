//! The pages by the Nu Html Checker, which knows every rule of HTML.

use crate::built::site;
use available::{depth, vnu, Tool};
use std::fs;
use std::process::Command;

/// A browser ends a paragraph before a list, so that the `</p>` behind the list ends nothing.
const BROKEN: &str = "<!DOCTYPE html><html lang=\"en\"><title>A list in a paragraph</title>\
    <p>1<ol><li>2</li></ol></p><p><ol start=\"2\"><li>3</li></ol></p></html>";

#[test]
fn the_checker_finds_nothing_on_a_page_of_each_kind() {
    if !Tool::Vnu.is_here() {
        return;
    }
    // That it looks at all, a page with a mistake shows.
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.html");
    fs::write(&broken, BROKEN).unwrap();
    let pages = ["lesson/bouton.html", "problem/hdu1848.html", "zh/module/nim.html", "play.html"];
    let pages = depth(&pages[..], &[""]).iter().map(|page| site().join(page));
    let output = Command::new("java")
        .arg("-jar")
        .arg(vnu())
        .args(["--errors-only", "--skip-non-html", "--no-langdetect", "--asciiquotes"])
        .arg(&broken)
        .args(pages)
        .output();
    let report = String::from_utf8(output.unwrap().stderr).unwrap();
    let lines: Vec<&str> = report.lines().filter(|line| !line.contains("/broken.html\"")).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
    assert!(report.contains("No \"p\" element in scope"), "{report}");
}
