//! Doc comments as HTML. Rustdoc links lead to pages of the site or become plain text.

use crate::highlight::{colour, Syntax};
use crate::library::{Library, ModuleDoc};
use crate::page::Location;
use catalogue::chinese::joins_without_space;
use maud::{Markup, PreEscaped};
use pulldown_cmark::{
    html::push_html, BrokenLink, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag,
    TagEnd,
};

/// Converts a text from the documentation of the module `within` (empty for the front page).
pub fn text(markdown: &str, library: &Library, within: &str, from: &Location) -> Markup {
    let mut name = target_from_name;
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let parser = Parser::new_with_broken_link_callback(markdown, options, Some(&mut name));
    let (mut events, mut in_code, mut kept) = (Vec::new(), None, Vec::new());
    for mut event in parser {
        match &mut event {
            Event::Start(Tag::Link { dest_url, .. }) => {
                let to = target(dest_url, library, within, from);
                kept.push(to.is_some());
                let Some(to) = to else { continue };
                *dest_url = to.into();
            }
            Event::End(TagEnd::Link) if kept.pop() != Some(true) => continue,
            // The page's own title ranks above these headings.
            Event::Start(Tag::Heading { level, .. }) | Event::End(TagEnd::Heading(level)) => {
                *level = below(*level);
            }
            Event::Start(Tag::CodeBlock(kind)) => {
                in_code = Some(is_rust(kind));
                *kind = CodeBlockKind::Indented;
            }
            Event::End(TagEnd::CodeBlock) => in_code = None,
            Event::Text(code) => match in_code {
                Some(true) => {
                    let PreEscaped(html) = colour(&drop_hidden_lines(code), Syntax::Rust);
                    event = Event::InlineHtml(html.into());
                }
                Some(false) => *code = drop_hidden_lines(code).into(),
                None => {}
            },
            _ => {}
        }
        events.push(event);
    }
    let mut html = String::new();
    push_html(&mut html, drop_breaks_in_chinese(&events).into_iter());
    // A table that is too wide scrolls.
    let html = html.replace("<table>", "<div class=\"scroll\"><table>");
    PreEscaped(html.replace("</table>", "</table></div>"))
}

/// Drops line breaks between Chinese characters, where a browser would show a space.
fn drop_breaks_in_chinese<'a>(events: &[Event<'a>]) -> Vec<Event<'a>> {
    let text = |event: &Event<'a>| match event {
        Event::Text(text) => Some(text.clone()),
        Event::Code(_) => Some("`".into()),
        _ => None,
    };
    let is_kept = |index: usize| {
        let before = events[..index].iter().rev().find_map(text);
        let after = events[index + 1..].iter().find_map(text);
        let sides = before.zip(after);
        !sides.is_some_and(|(before, after)| joins_without_space(&before, &after))
    };
    let kept = events.iter().enumerate();
    let kept = kept.filter(|(index, event)| **event != Event::SoftBreak || is_kept(*index));
    kept.map(|(_, event)| event.clone()).collect()
}

/// Converts a text of one paragraph, and leaves out the paragraph element around it.
pub fn line(markdown: &str, library: &Library, within: &str, from: &Location) -> Markup {
    let PreEscaped(html) = text(markdown, library, within, from);
    let html = html.trim();
    let inner = html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
    PreEscaped(inner.unwrap_or(html).to_string())
}

/// Returns a text without its markup, for places that show no HTML.
pub fn plain(markdown: &str) -> String {
    let (mut name, options) = (target_from_name, Options::empty());
    let parser = Parser::new_with_broken_link_callback(markdown, options, Some(&mut name));
    let texts = parser.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_string()),
        Event::SoftBreak | Event::HardBreak => Some(" ".to_string()),
        _ => None,
    });
    texts.collect()
}

/// Gives a link without a target, such as [`bash`], its own name as its target.
fn target_from_name<'a>(link: BrokenLink) -> Option<(CowStr<'a>, CowStr<'a>)> {
    Some((CowStr::from(link.reference.to_string()), "".into()))
}

/// Returns the target page of a rustdoc link or a link to another page, if the site has that page.
fn target(link: &str, library: &Library, within: &str, from: &Location) -> Option<String> {
    if link.starts_with("https://") || link.starts_with("http://") {
        return Some(link.to_string());
    }
    if link.contains(".html") {
        return Some(from.to(link));
    }
    let link = link.trim_matches('`');
    let above = within.rsplit_once("::").map_or("", |(above, _)| above);
    let path = match link.split_once("::") {
        Some(("crate", path)) => path.to_string(),
        Some(("self", path)) => format!("{within}::{path}"),
        Some(("super", path)) => format!("{above}::{path}"),
        // A name in the module takes precedence over one in the library.
        _ => match library.module_of(&format!("{within}::{link}")) {
            Some(inner) if inner != within => inner.to_string(),
            _ => link.to_string(),
        },
    };
    let module = library.module_of(path.trim_start_matches("::"))?;
    Some(from.to(&ModuleDoc::file(module)))
}

/// Returns whether a block is Rust code, as rustdoc assumes if the block names no other language.
fn is_rust(kind: &CodeBlockKind) -> bool {
    match kind {
        CodeBlockKind::Indented => false,
        CodeBlockKind::Fenced(info) => !info.contains("text"),
    }
}

/// Removes the lines that rustdoc hides in an example; they begin with `# `.
pub(crate) fn drop_hidden_lines(code: &str) -> String {
    let lines = code.lines().filter(|line| !line.starts_with("# ") && *line != "#");
    lines.map(|line| line.to_string() + "\n").collect()
}

fn below(level: HeadingLevel) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + 1).unwrap_or(HeadingLevel::H6)
}
