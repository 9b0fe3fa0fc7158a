//! The pages by the rules of axe-core in a real browser: a wide light window and a narrow dark one.

use crate::browser::{opened, with_addition};
use available::{axe, depth, Tool};
use std::fs;

/// A page of each kind. What a program adds to a page is there when the rules are tried.
const PAGES: [&str; 17] = [
    "lesson/bouton.html",
    "course.html",
    "zh/lesson/graphs.html",
    "index.html",
    "problem/hdu1848.html",
    "module/nim.html#steps;columns;1;3%205%207",
    "live.html#kayles;3%205%207",
    "play.html#nim;3%205%207;normal;nobody;first;",
    "play.html#hackenbush;0.0-0.1%200.1-0.2%201.0-1.1;normal;nobody;first;",
    "search.html",
    "glossary.html",
    "atlas.html",
    "judges.html",
    "zh/problem/hdu1907.html",
    "zh/module/wythoff.html",
    "zh/live.html#{1,2,3};1%201;misere",
    "zh/play.html#nim;3%205%207;normal;nobody;first;a_to_1-b_to_4;1;hp",
];

/// What a page posts to the window that shows it: what axe-core finds.
const TRIAL: &str = "addEventListener('load', async () => {
    const { violations } = await axe.run();
    const found = violations.map(({ id, nodes }) =>
        id + ': ' + nodes.map(node => node.html).join(' and '));
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(scrollWidth + ' pixels in ' + clientWidth);
    parent.postMessage(found.join('\\n') || 'nothing', '*');
});";

/// Writes what was posted at the end of the window.
const REPORT: &str = "addEventListener('message', ({ data }) => {
    const report = document.createElement('div');
    report.id = 'axe';
    report.textContent = data;
    document.body.append(report);
});";

/// A window that shows one page.
#[derive(Clone, Copy, Debug)]
enum Window {
    WideLight,
    NarrowDark,
}

impl Window {
    /// Returns what axe-core finds on a page of the site.
    fn violations(self, file: &str, question: &str) -> Option<String> {
        let axe = axe();
        let script = format!("<script src=\"file://{}\"></script>", axe.display());
        let (folder, copy) =
            with_addition(file, &format!("{script}<script>{TRIAL}{REPORT}</script>"));
        let address = format!("{}#{question}", copy.display());
        let tools = [Tool::Browser, Tool::Wasm, Tool::Axe];
        let page = match self {
            Window::WideLight => opened(&address, &tools, &["--window-size=1400,900"]),
            Window::NarrowDark => {
                // No window of a browser is so narrow, but a frame is.
                let frame = folder.path().join("frame.html");
                let html = format!(
                    "<script>{REPORT}</script><iframe width=\"360\" height=\"740\" \
                     style=\"color-scheme: dark\" src=\"file://{address}\"></iframe>"
                );
                fs::write(&frame, html).unwrap();
                let is_dark = ["--blink-settings=preferredColorScheme=0"];
                opened(&frame.display().to_string(), &tools, &is_dark)
            }
        }?;
        let report = page.split("<div id=\"axe\">").nth(1).expect("axe-core ends in time");
        report.split("</div>").next().map(String::from)
    }
}

#[test]
fn axe_finds_nothing_on_a_page_of_each_kind() {
    for address in &PAGES[..depth(1, PAGES.len())] {
        let (file, question) = address.split_once('#').unwrap_or((address, ""));
        for window in [Window::WideLight, Window::NarrowDark] {
            let Some(found) = window.violations(file, question) else { return };
            assert_eq!(found, "nothing", "{address}, {window:?}");
        }
    }
}
