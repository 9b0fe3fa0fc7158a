//! No page mixes the two languages.
//!
//! On a Chinese page, a text is English if three English words follow one another; on an English
//! page, it is Chinese if it has a Chinese character. Neither code nor the title of a book or a
//! paper, which is emphasized, is a text in this sense. An element that is marked as being in the
//! other language holds nothing but a problem's title, a term of the glossary or the link to the
//! other language.

use crate::pages::pages;
use catalogue::chinese::is_ideograph;
use catalogue::glossary::Glossary;
use catalogue::project::Project;
use serde_json::Value;
use site::title::Title;
use std::collections::{BTreeSet, HashSet};
use std::path::PathBuf;
use support::language::Language;

/// The attributes that a reader sees or hears.
const READ: [&str; 6] =
    ["aria-label", "placeholder", "alt", "data-copied", "data-none", "data-some"];

/// Names of people and journals, which are not emphasized.
const PROPER_NAMES: [&str; 10] = [
    "贾志豪",
    "Advances in Applied Mathematics",
    "American Mathematical Monthly",
    "Annals of Mathematics",
    "Electronic Journal of Combinatorics",
    "International Journal of Game Theory",
    "Journal of Combinatorial Theory",
    "Nieuw Archief voor Wiskunde",
    "Proceedings of the Cambridge Philosophical Society",
    "Theoretical Computer Science",
];

/// The texts of the scripts, each in English and in Chinese.
const SCRIPTS: &str = include_str!("../../page/texts.json");

/// A text of a page, and the language in which its element is marked.
struct Text<'a> {
    text: &'a str,
    /// Whether it describes the page, without the marks of the code that it quotes from there.
    is_description: bool,
    /// The HTML tag of its language.
    tag: &'a str,
}

/// Returns the texts of a well-formed page, its description among them, and the code in its lines.
fn texts(page: &str) -> (Vec<Text<'_>>, Vec<&str>) {
    let (mut texts, mut codes, mut open) = (Vec::new(), Vec::new(), Vec::new());
    let mut tag = "en";
    let mut rest = page;
    while let Some(place) = rest.find('<') {
        let (text, from) = rest.split_at(place);
        texts.push(Text { text, is_description: false, tag });
        let end = from.find('>').unwrap();
        let inside = &from[1..end];
        rest = &from[end + 1..];
        if inside.starts_with('/') {
            tag = open.pop().unwrap();
            continue;
        }
        let name = inside.split([' ', '/']).next().unwrap();
        if ["script", "pre", "code", "title", "em"].contains(&name) {
            let content = &rest[..rest.find(&format!("</{name}>")).unwrap()];
            if name == "code" {
                codes.push(content);
            }
            // Chinese words are emphasized too, on Chinese pages.
            if name != "em" || tag == "en" || !content.contains(is_ideograph) {
                rest = &rest[content.len()..];
            }
        }
        let attribute = |name: &str| {
            let value = inside.split_once(&format!(" {name}=\""))?.1;
            value.split('"').next()
        };
        let inner = attribute("lang").unwrap_or(tag);
        let is_description = [attribute("name"), attribute("property")]
            .iter()
            .any(|name| name.is_some_and(|name| name.ends_with("description")));
        let described = is_description.then(|| attribute("content")).flatten();
        let read = READ.iter().filter_map(|name| attribute(name)).chain(described);
        texts.extend(read.map(|text| Text { text, is_description, tag: inner }));
        let is_void = ["!DOCTYPE", "meta", "link", "input", "br", "hr", "img"].contains(&name);
        if !is_void && !inside.ends_with('/') {
            open.push(tag);
            tag = inner;
        }
    }
    (texts, codes)
}

/// Returns the place where a text has three words of three or more letters in a row, with
/// nothing but spaces and shorter words between them.
fn english(text: &str) -> Option<&str> {
    let (mut start, mut count) = (0, 0);
    let mut at = 0;
    for word in text.split_inclusive(' ') {
        let letters = word.trim_end();
        let is_word = letters.bytes().all(|b| b.is_ascii_alphabetic());
        if !is_word && !ends_a_phrase(letters) {
            count = 0;
        } else if letters.len() >= 3 {
            start = if count == 0 { at } else { start };
            count += 1;
            if count == 3 {
                return Some(&text[start..at + word.len()]);
            }
        }
        if !is_word {
            count = 0;
        }
        at += word.len();
    }
    None
}

/// Returns whether a word is English up to the punctuation mark that ends it.
fn ends_a_phrase(word: &str) -> bool {
    let word = word.trim_end_matches(|c: char| !c.is_alphanumeric());
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphabetic())
}

#[test]
fn no_page_mixes_the_languages() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
    let project = Project::open(&root).unwrap();
    let glossary = Glossary::read(&root).unwrap();
    let titles = project.problems.iter().map(|problem| Title::parse(&problem.header.title));
    let also = project.problems.iter().flat_map(|problem| &problem.header.also);
    let titles = titles.chain(also.map(|name| Title::parse(name)));
    let titles = titles.flat_map(|title| [Some(title.english), title.original]).flatten();
    let terms = glossary.entries.iter().flat_map(|entry| [&*entry.english, &*entry.chinese]);
    let known: HashSet<&str> = titles.chain(terms).chain(["English", "中文"]).collect();
    let mut faults = Vec::new();
    for page in pages() {
        let own = match page.path.components().any(|part| part.as_os_str() == "zh") {
            true => Language::Chinese,
            false => Language::English,
        };
        let (texts, codes) = texts(page.text);
        for Text { text, is_description, tag } in texts {
            let quoted = codes.iter().filter(|code| is_description && !code.is_empty());
            let is_fault = match tag == own.tag() {
                true => is_foreign(text, own, PROPER_NAMES.iter().chain(quoted)),
                false => {
                    let text = unescaped(text);
                    !text.trim().is_empty() && !known.contains(text.trim())
                }
            };
            if is_fault {
                faults.push(format!("{}: {text}", page.path.display()));
            }
        }
    }
    let some = &faults[..faults.len().min(50)];
    assert!(faults.is_empty(), "{} texts, such as\n{}", faults.len(), some.join("\n"));
}

/// Returns whether a text on a page in the language `own` is in the other one, apart from the
/// parts that are excused.
fn is_foreign<'a>(text: &str, own: Language, excused: impl Iterator<Item = &'a &'a str>) -> bool {
    let is_foreign = |text: &str| match own {
        Language::English => text.contains(is_ideograph),
        Language::Chinese => english(text).is_some(),
    };
    if !is_foreign(text) {
        return false;
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    is_foreign(&excused.fold(text, |text, part| text.replace(part, "…")))
}

/// Returns the text that some HTML shows.
fn unescaped(html: &str) -> String {
    html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn the_scripts_say_the_same_in_each_language() {
    let mut pairs = Vec::new();
    collect_pairs(&serde_json::from_str(SCRIPTS).unwrap(), &mut pairs);
    assert!(pairs.len() > 90, "{}", pairs.len());
    for [in_english, in_chinese] in pairs {
        assert!(!in_english.contains(is_ideograph), "{in_english}");
        assert_eq!(english(&in_chinese), None);
        let names = |text: &str| -> BTreeSet<String> {
            let parts = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
            parts.map(|(name, _)| name.to_string()).collect()
        };
        assert_eq!(names(&in_english), names(&in_chinese));
    }
}

/// Collects the texts of an object, each a list of the English and the Chinese one.
fn collect_pairs(texts: &Value, pairs: &mut Vec<[String; 2]>) {
    match texts {
        Value::Object(texts) => texts.values().for_each(|text| collect_pairs(text, pairs)),
        pair => {
            let pair: Vec<String> = serde_json::from_value(pair.clone()).unwrap();
            pairs.push(pair.try_into().unwrap());
        }
    }
}

#[test]
fn english_is_told_from_names_and_formulas() {
    for text in ["whoever takes the last", "取 any of the two heaps 枚", "The values grow."] {
        assert!(english(text).is_some(), "{text}");
    }
    for text in ["Winning Ways 第 4 章", "mex {0, 1} = 2 = G(n)", "HDU 1848 Fibonacci", "a b c d e"]
    {
        assert_eq!(english(text), None, "{text}");
    }
}
