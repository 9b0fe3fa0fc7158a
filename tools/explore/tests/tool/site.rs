//! `explore site`: every page is read as a browser reads it, and every link is followed.

use crate::run::{assert_refused, command, explore};
use scraper::{Html, Selector};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::thread::sleep;
use std::time::Duration;

/// One site for all the tests, as it takes some seconds; `None` where rustc cannot make one.
/// The next run replaces it.
pub fn site() -> Option<&'static Path> {
    static SITE: OnceLock<Option<&Path>> = OnceLock::new();
    *SITE.get_or_init(|| {
        let place = concat!(env!("CARGO_TARGET_TMPDIR"), "/site");
        let said = explore(&["site", place]);
        if said.err.contains("rustup target add") {
            eprintln!("skipped: {}", said.err);
            return None;
        }
        assert_eq!((said.code, &*said.err), (Some(0), ""));
        assert!(said.out.contains("pages; begin at"), "{}", said.out);
        Some(Path::new(place))
    })
}

/// Every page, by its path.
fn pages(site: &Path) -> HashMap<PathBuf, Html> {
    let mut folders = vec![site.to_path_buf()];
    let mut pages = HashMap::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "html") {
                let page = Html::parse_document(&fs::read_to_string(&path).unwrap());
                pages.insert(path, page);
            }
        }
    }
    pages
}

fn attributes<'a>(page: &'a Html, selector: &str, name: &str) -> Vec<&'a str> {
    let selector = Selector::parse(selector).unwrap();
    page.select(&selector).filter_map(|element| element.value().attr(name)).collect()
}

/// The file that a link means, without `..`.
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
fn every_page_is_whole_and_every_link_leads_somewhere() {
    let Some(site) = site() else { return };
    let pages = pages(site);
    assert!(pages.len() > 400, "{} pages", pages.len());
    let ids: HashMap<&PathBuf, HashSet<&str>> = pages
        .iter()
        .map(|(path, page)| (path, attributes(page, "[id]", "id").into_iter().collect()))
        .collect();
    for (path, page) in &pages {
        let name = path.display();
        assert!(page.errors.is_empty(), "{name}: {:?}", page.errors);
        assert_eq!(attributes(page, "html", "lang").len(), 1, "{name}");
        for link in attributes(page, "a", "href") {
            if link.starts_with("https://") || link.starts_with("http://") {
                continue;
            }
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to = if file.is_empty() { path.clone() } else { target(path, file) };
            assert!(to.starts_with(site) && to.is_file(), "{name}: {link} leads nowhere");
            // After `live.html#` stands a rule.
            if !place.is_empty() && !to.ends_with("live.html") {
                assert!(ids[&to].contains(place), "{name}: there is no {link}");
            }
        }
    }
}

#[test]
fn nothing_is_loaded_from_elsewhere() {
    let Some(site) = site() else { return };
    for (path, page) in &pages(site) {
        let loaded =
            [("link", "href"), ("[src]", "src"), ("[srcset]", "srcset"), ("[data]", "data")];
        for (selector, name) in loaded {
            for address in attributes(page, selector, name) {
                let is_here = address == "data:," || target(path, address).is_file();
                assert!(is_here, "{}: {address}", path.display());
            }
        }
    }
    let style = fs::read_to_string(site.join("style.css")).unwrap();
    assert!(!style.contains("url(") && !style.contains("@import"));
}

/// What a page of each kind must say.
#[test]
fn the_pages_hold_what_they_promise() {
    let Some(site) = site() else { return };
    let cases: [(&str, &[&str]); 8] = [
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
        ("problem/hdu1536.html", &["http://poj.org/problem?id=2960", "read from the input"]),
        ("room/nim.html", &["Bouton", "../problem/poj2234.html"]),
        ("zh/problem/hdu4664.html", &["周期 34", "自 53 起", "为英文", "lang=\"zh-CN\""]),
        ("zh/ideas.html", &["阶梯博弈", "奇偶性"]),
        ("words.html", &["Wythoff's game", "威佐夫博弈"]),
    ];
    for (page, parts) in cases {
        let text = fs::read_to_string(site.join(page)).unwrap();
        for part in parts {
            assert!(text.contains(part), "{page}: no {part:?}");
        }
    }
}

#[test]
fn a_folder_of_someone_elses_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("letter.txt"), "dear").unwrap();
    assert_refused(&["site", folder.path().to_str().unwrap()], &["holds something else"]);
    let file = folder.path().join("letter.txt");
    assert_refused(&["site", file.to_str().unwrap()], &["is no folder"]);
}

/// Ctrl-C while it works leaves nothing behind.
#[test]
#[cfg(unix)]
fn a_site_that_is_stopped_leaves_nothing() {
    let Some(_) = site() else { return };
    let folder = tempfile::tempdir().unwrap();
    let is_empty = || fs::read_dir(folder.path()).unwrap().next().is_none();
    let place = folder.path().join("site");
    let mut command = command(&["site", place.to_str().unwrap()]);
    let child = command.stderr(Stdio::piped()).spawn().unwrap();
    while is_empty() {
        sleep(Duration::from_millis(1));
    }
    let told = Command::new("sh").arg("-c").arg(format!("kill -INT {}", child.id())).status();
    assert!(told.unwrap().success());
    let said = child.wait_with_output().unwrap();
    let error = String::from_utf8(said.stderr).unwrap();
    assert!(said.status.code() == Some(2) && error.contains("stopped: "), "{error}");
    assert!(is_empty(), "{:?}", fs::read_dir(folder.path()).unwrap().collect::<Vec<_>>());
}
