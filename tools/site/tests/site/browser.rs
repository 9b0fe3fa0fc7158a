//! The live page in a real browser, opened from a file as a visitor would.

use crate::built::site;
use machine::{browser, Tool};
use std::process::Command;

/// Returns a page after its script has run; `None` without a browser or, if the page needs it,
/// without the live page's program.
fn page(address: &str, needed: &[Tool]) -> Option<String> {
    if !needed.iter().all(|tool| tool.is_here()) {
        return None;
    }
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(browser())
        .args(["--headless", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom"])
        // The sandbox does not work in containers, and the page is our own.
        .arg("--no-sandbox")
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("file://{}/{address}", site().display()))
        .output();
    Some(String::from_utf8(output.unwrap().stdout).unwrap())
}

#[track_caller]
fn assert_shows(file: &str, question: &str, parts: &[&str]) {
    let address = format!("{file}#{question}");
    let Some(page) = page(&address, &[Tool::Browser, Tool::Wasm]) else { return };
    let content = &page[..page.find("<script>").unwrap_or(page.len())];
    for part in parts {
        assert!(content.contains(part), "{question}: no {part:?} in {content}");
    }
}

/// Guy and Smith, 1956; and Bouton's winning moves on the values 3, 4 and 2.
#[test]
fn a_rule_is_answered() {
    let parts =
        ["period 12 after 71", "class=\"period\"", "hackerrank_game-of-kyles.html", "G(71 + "];
    assert_shows("live.html", "kayles", &parts);
    assert_shows(
        "live.html",
        "nim;3%205%207",
        &["by 3 moves:", "<li>3 → 2</li>", "<li>7 → 6</li>"],
    );
}

/// A problem's name stands for the rule in its header.
#[test]
fn a_problem_is_answered() {
    assert_shows("live.html", "HDU%204664", &["Dawson's Kayles, 0.07", "problem/hdu4664.html"]);
}

#[test]
fn misere_play_and_chinese() {
    let parts = ["必胜态", "Ferguson", "周期 4"];
    assert_shows("zh/live.html", "%7B1,2,3%7D;1%201;misere", &parts);
}

#[test]
fn a_mistake_is_named() {
    assert_shows("live.html", "chess", &["no game is known as \"chess\""]);
}

/// The search finds a problem by its number at another judge.
#[test]
fn the_search_works_without_a_server() {
    let Some(page) = page("search.html?q=poj2960", &[Tool::Browser]) else { return };
    let results = page.split("id=\"results\"").nth(1).unwrap();
    let first = results.split("</li>").next().unwrap();
    assert!(first.contains("<a href=\"problem/hdu1536.html\">HDU 1536 S-Nim</a>"), "{first}");
}
