//! A reader of our own pages, stricter than a browser: tags are balanced, no paragraph has a block
//! inside, attributes are quoted, and special characters in texts are escaped.

/// The start tag of an element.
pub struct Tag<'a> {
    /// The element.
    pub name: &'a str,
    /// The attributes by name; one without a value has the value "".
    pub attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    /// Returns the value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| *value)
    }
}

/// The elements that have no end tag.
const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];

/// The elements before which a browser ends a paragraph, of those that the pages have.
const BLOCKS: [&str; 22] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "details",
    "div",
    "dl",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "ol",
    "p",
    "pre",
    "table",
    "ul",
];

/// Reads a page and returns its tags in order.
///
/// # Errors
/// With a message that says what is wrong, and the text from there on.
pub fn read(page: &str) -> Result<Vec<Tag<'_>>, String> {
    let wrong = |what: &str, rest: &str| {
        Err(format!("{what} at {:?}", rest.chars().take(60).collect::<String>()))
    };
    let Some(mut rest) = page.strip_prefix("<!DOCTYPE html>") else {
        return wrong("no doctype", page);
    };
    let (mut tags, mut open) = (Vec::new(), Vec::new());
    while let Some(place) = rest.find('<') {
        let (text, from) = rest.split_at(place);
        check_text(text)?;
        let Some(end) = end_of_tag(from) else { return wrong("a tag without an end", from) };
        let inside = &from[1..end];
        rest = &from[end + 1..];
        if let Some(name) = inside.strip_prefix('/') {
            if open.pop() != Some(name) {
                return wrong("an end tag that ends nothing", from);
            }
            continue;
        }
        let tag = read_tag(inside.trim_end_matches('/').trim_end())?;
        if open.contains(&"p") && BLOCKS.contains(&tag.name) {
            return wrong("a block in a paragraph", from);
        }
        if tag.name == "script" {
            let Some(script) = rest.find("</script>") else { return wrong("a script", from) };
            rest = &rest[script..];
        }
        let is_closed = VOID.contains(&tag.name) || inside.ends_with('/');
        if !is_closed {
            open.push(tag.name);
        }
        tags.push(tag);
    }
    check_text(rest)?;
    match open.last() {
        None => Ok(tags),
        Some(name) => Err(format!("<{name}> is not closed")),
    }
}

/// Returns the end of the tag that `text` begins with: the first `>` outside quotes.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut in_quotes = false;
    text.char_indices().find_map(|(place, c)| {
        in_quotes ^= c == '"';
        (c == '>' && !in_quotes).then_some(place)
    })
}

fn read_tag(inside: &str) -> Result<Tag<'_>, String> {
    let is_name = |text: &str| {
        !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "-:".contains(c))
    };
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut attributes = Vec::new();
    while !rest.trim_start().is_empty() {
        rest = rest.trim_start();
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let value = match after.strip_prefix("=\"") {
            Some(value) => {
                let (value, after) = value.split_once('"').ok_or(format!("no quote: {inside}"))?;
                check_text(value)?;
                rest = after;
                value
            }
            None => {
                rest = after;
                ""
            }
        };
        if !is_name(key) || attributes.iter().any(|(other, _)| *other == key) {
            return Err(format!("{key:?} is not an attribute, or is repeated: {inside}"));
        }
        attributes.push((key, value));
    }
    if !is_name(name) {
        return Err(format!("{name:?} is not an element"));
    }
    Ok(Tag { name, attributes })
}

/// Checks that special characters are escaped: there is no `<`, and each `&` begins a character
/// reference such as `&amp;`.
fn check_text(text: &str) -> Result<(), String> {
    let is_name = |rest: &str| {
        let end = rest.find(';').unwrap_or(0);
        end > 0 && rest[..end].chars().all(|c| c.is_ascii_alphanumeric() || c == '#')
    };
    match text.split('&').skip(1).find(|rest| !is_name(rest)) {
        None if !text.contains('<') => Ok(()),
        _ => Err(format!("an unescaped character in {text:?}")),
    }
}

#[test]
fn mistakes_are_found() {
    let page = |body: &str| format!("<!DOCTYPE html><html lang=\"en\">{body}</html>");
    let good = page("<p a=\"1 > 0\" b>x &amp; y<br /></p><script>a < b</script>");
    assert_eq!(read(&good).unwrap().len(), 4);
    for wrong in [
        "<p>",
        "</p>",
        "<p></b>",
        "<p><ol></ol></p>",
        "<p>1</p><ol></ol></p><p><ol></ol>",
        "<p><b><ul></ul></b></p>",
        "x & y",
        "<p a=1></p>",
        "<p a=\"1\" a=\"2\"></p>",
        "1 < 2",
    ] {
        assert!(read(&page(wrong)).is_err(), "{wrong}");
    }
}
