//! Doc comments as HTML: rustdoc's links lead to rooms of the site, or are plain code.

use super::page::Address;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{
    html::push_html, BrokenLink, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag,
    TagEnd,
};

/// The address of a link that leads nowhere on the site.
const NOWHERE: &str = "nowhere:";

/// A whole text. `rooms` are the modules that have a page.
pub fn text(markdown: &str, rooms: &[&str], from: &Address) -> Markup {
    // A link such as [`bash`] has no address in the text itself.
    let mut named = |link: BrokenLink| Some((CowStr::from(link.reference.to_string()), "".into()));
    let parser =
        Parser::new_with_broken_link_callback(markdown, Options::ENABLE_TABLES, Some(&mut named));
    let (mut events, mut in_code, mut kept) = (Vec::new(), false, Vec::new());
    for event in parser {
        match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let to = target(&dest_url, rooms, from);
                kept.push(to != NOWHERE);
                if to != NOWHERE {
                    let dest_url = to.into();
                    events.push(Event::Start(Tag::Link { link_type, dest_url, title, id }));
                }
            }
            Event::End(TagEnd::Link) => {
                if kept.pop() == Some(true) {
                    events.push(Event::End(TagEnd::Link));
                }
            }
            // The page has a title of its own above these.
            Event::Start(Tag::Heading { level, id, classes, attrs }) => {
                let level = below(level);
                events.push(Event::Start(Tag::Heading { level, id, classes, attrs }));
            }
            Event::End(TagEnd::Heading(level)) => {
                events.push(Event::End(TagEnd::Heading(below(level))));
            }
            Event::Start(Tag::CodeBlock(_)) => {
                in_code = true;
                events.push(Event::Start(Tag::CodeBlock(CodeBlockKind::Indented)));
            }
            Event::End(TagEnd::CodeBlock) => {
                in_code = false;
                events.push(event);
            }
            Event::Text(code) if in_code => events.push(Event::Text(visible(&code).into())),
            event => events.push(event),
        }
    }
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    PreEscaped(html)
}

/// A text of one paragraph, without the paragraph.
pub fn line(markdown: &str, rooms: &[&str], from: &Address) -> Markup {
    let PreEscaped(html) = text(markdown, rooms, from);
    let html = html.trim();
    let inner = html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
    PreEscaped(inner.unwrap_or(html).to_string())
}

/// The page that a link of rustdoc means.
fn target(link: &str, rooms: &[&str], from: &Address) -> String {
    if link.starts_with("https://") || link.starts_with("http://") {
        return link.to_string();
    }
    let path = link.trim_matches('`').trim_start_matches("crate::");
    let first = path.split("::").next().unwrap_or("");
    match rooms.contains(&first) {
        true => from.to(&format!("room/{first}.html")),
        false => NOWHERE.to_string(),
    }
}

/// Lines that rustdoc hides from readers begin with `#` and a blank.
fn visible(code: &str) -> String {
    let lines = code.lines().filter(|line| !line.starts_with("# ") && *line != "#");
    lines.map(|line| line.to_string() + "\n").collect()
}

fn below(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + 1).unwrap_or(HeadingLevel::H6)
}

#[cfg(test)]
mod tests {
    use super::super::language::Language;
    use super::*;

    #[test]
    fn links_lead_to_rooms_or_nowhere() {
        let from = Address::new(Language::English, "room/nim.html");
        let html = |markdown| line(markdown, &["bash"], &from).into_string();
        assert_eq!(
            html("see [`bash`]."),
            "see <a href=\"../room/bash.html\"><code>bash</code></a>."
        );
        assert_eq!(html("[`Game`] is"), "<code>Game</code> is");
        assert!(html("[x](crate::bash::y)").contains("../room/bash.html"));
        assert_eq!(html("[Game](crate::game)"), "Game");
        assert_eq!(html("mod [3] & <b>"), "mod 3 &amp; <b>");
    }
}
