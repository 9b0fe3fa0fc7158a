//! Every page is well formed, and every link leads somewhere.

use crate::built::site;
use crate::html::{read, Tag};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Returns every page by its path.
fn pages(site: &Path) -> HashMap<PathBuf, String> {
    let mut folders = vec![site.to_path_buf()];
    let mut pages = HashMap::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "html") {
                let page = fs::read_to_string(&path).unwrap();
                pages.insert(path, page);
            }
        }
    }
    pages
}

/// Returns the values of an attribute of all elements called `element`, or of all for `*`.
fn attributes<'a>(page: &[Tag<'a>], element: &str, name: &str) -> Vec<&'a str> {
    let elements = page.iter().filter(|tag| element == "*" || tag.name == element);
    elements.filter_map(|tag| tag.attribute(name)).collect()
}

/// Returns the file that a link refers to, without `..`.
fn target(from: &Path, link: &str) -> PathBuf {
    let mut path = from.parent().unwrap().to_path_buf();
    for part in Path::new(link).components() {
        match part {
            Component::ParentDir => assert!(path.pop()),
            part => path.push(part),
        }
    }
    path
}

#[test]
fn every_page_is_well_formed_and_every_link_leads_somewhere() {
    let site = site();
    let pages = pages(site);
    assert!(pages.len() > 400, "{} pages", pages.len());
    let read =
        |path: &PathBuf, page| read(page).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let pages: HashMap<&PathBuf, Vec<Tag>> =
        pages.iter().map(|(path, page)| (path, read(path, page))).collect();
    let ids: HashMap<&PathBuf, HashSet<&str>> = pages
        .iter()
        .map(|(path, page)| (*path, attributes(page, "*", "id").into_iter().collect()))
        .collect();
    for (path, page) in &pages {
        let name = path.display();
        assert_eq!(attributes(page, "html", "lang").len(), 1, "{name}");
        assert_eq!(attributes(page, "*", "id").len(), ids[path].len(), "{name}: an id twice");
        for link in attributes(page, "a", "href") {
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to = if file.is_empty() { path.to_path_buf() } else { target(path, file) };
            assert!(
                to.starts_with(site) && pages.contains_key(&to),
                "{name}: {link} leads nowhere"
            );
            // The fragments of these pages are a rule and a game.
            let is_question = to.ends_with("live.html") || to.ends_with("play.html");
            if !place.is_empty() && !is_question {
                assert!(ids[&to].contains(place), "{name}: there is no {link}");
            }
        }
        let loaded = [("link", "href"), ("*", "src"), ("*", "srcset"), ("*", "data")];
        for (element, attribute) in loaded {
            for address in attributes(page, element, attribute) {
                let is_here = address == "data:," || target(path, address).is_file();
                assert!(is_here, "{name}: {address} is loaded from elsewhere");
            }
        }
    }
    let style = fs::read_to_string(site.join("style.css")).unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"));
}

/// A page of each kind has its content.
#[test]
fn the_pages_hold_what_they_promise() {
    let site = site();
    let cases: [(&str, &[&str]); 10] = [
        (
            "problem/hdu1848.html",
            &[
                "Fibonacci again and again",
                "class=\"strip\"",
                "showproblem.php?pid=1848",
                "cargo judge bundle hdu1848",
                "static SG",
            ],
        ),
        (
            "problem/hdu4664.html",
            &["period 34 after 53", "by Guy-Smith", "G(n) = G(53 + (n − 53) mod 34)"],
        ),
        ("problem/cses1098.html", &["G(n) = n mod 4"]),
        // One sweet is lost and none is won, because whoever eats the last one loses.
        (
            "problem/hdu1907.html",
            &[
                "single heaps under misère play",
                ";misere",
                "<g class=\"n\"><title>0: 0</title>",
                "<g class=\"p\"><title>1: 1</title>",
            ],
        ),
        ("problem/hdu1536.html", &["http://poj.org/problem?id=2960", "read from the input"]),
        ("module/nim.html", &["Bouton", "../problem/poj2234.html"]),
        ("zh/problem/hdu4664.html", &["周期 34", "自 53 起", "为英文", "lang=\"zh-CN\""]),
        ("zh/ideas.html", &["阶梯博弈", "奇偶性"]),
        ("modules.html", &["href=\"module/nim/misere.html\"", "the last stone loses"]),
        ("glossary.html", &["Wythoff's game", "威佐夫博弈"]),
    ];
    for (page, parts) in cases {
        let text = fs::read_to_string(site.join(page)).unwrap();
        for part in parts {
            assert!(text.contains(part), "{page}: no {part:?}");
        }
    }
}

/// The live page and the page for playing have the program and the rules of the headers, or say
/// how to add them.
#[test]
fn the_pages_have_their_program_or_say_why_not() {
    for file in ["live.html", "zh/live.html", "play.html", "zh/play.html"] {
        let page = fs::read_to_string(site().join(file)).unwrap();
        let parts: &[&str] = match machine::Tool::Wasm.is_here() {
            true => &["const WASM = \"", "hdu1848\\tfibonacci\\t", "\"hdu1848\":\"HDU 1848 "],
            false => &["rustup target add wasm32-unknown-unknown"],
        };
        for part in parts {
            assert!(page.contains(part), "{file}: no {part:?}");
        }
    }
}
