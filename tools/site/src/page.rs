//! What all pages share: the head, the navigation, and relative links.

use crate::texts::PageTexts;
use maud::{html, Markup, DOCTYPE};
use support::language::Language;

/// The page of search results, relative to the folder of a language.
pub const SEARCH: &str = "search.html";

/// The pages to which every page links.
const PLACES: &str =
    "index.html course.html live.html play.html modules.html judges.html ideas.html kinds.html \
    levels.html glossary.html";

/// A page in one language.
pub struct Page {
    pub location: Location,
    pub title: String,
    /// A description of the page in a sentence or two; search engines and chat programs show it
    /// next to a link to the page.
    pub description: String,
    pub content: Markup,
}

/// The location of a page: a language, and a path that is the same in all languages.
#[derive(Clone)]
pub struct Location {
    pub language: Language,
    pub path: String,
}

impl Location {
    /// Creates the location of a page in a language.
    pub fn new(language: Language, path: impl Into<String>) -> Location {
        Location { language, path: path.into() }
    }

    pub(crate) fn texts(&self) -> PageTexts {
        PageTexts::new(&self.path, self.language)
    }

    /// Returns the link from this page to another page in the same language.
    pub fn to(&self, path: &str) -> String {
        "../".repeat(self.path.matches('/').count()) + path
    }

    /// Returns the link from this page to a file that both languages share.
    pub fn to_shared(&self, path: &str) -> String {
        self.to(self.language.select("", "../")) + path
    }

    /// Returns the link from this page to the same page in the other language.
    pub fn to_other(&self) -> String {
        self.to_shared(&format!("{}{}", folder(self.language.other()), self.path))
    }
}

fn folder(language: Language) -> &'static str {
    language.select("", "zh/")
}

impl Page {
    /// Creates a page whose title and description are taken from the site's texts.
    pub fn new(location: Location, content: Markup) -> Page {
        let texts = location.texts();
        let [title, description] = ["title", "description"].map(|name| texts[name].to_string());
        Page { location, title, description, content }
    }

    /// Returns the path of the page's file, relative to the site's folder.
    pub fn file(&self) -> String {
        format!("{}{}", folder(self.location.language), self.location.path)
    }

    /// Returns the content of the page's file.
    pub fn html(&self) -> String {
        let Page { location, title, description, content } = self;
        let language = location.language;
        let markup = html! {
            (DOCTYPE)
            html lang=(language.tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) @if location.path != "index.html" { " · grundy" } }
                    meta name="description" content=(description);
                    meta property="og:type" content="website";
                    meta property="og:site_name" content="grundy";
                    meta property="og:title" content=(title);
                    meta property="og:description" content=(description);
                    meta property="og:locale" content=(language.select("en_US", "zh_CN"));
                    // Without this, browsers request an icon that does not exist.
                    link rel="icon" href="data:,";
                    link rel="stylesheet" href=(location.to_shared("style.css"));
                    link rel="alternate" hreflang=(language.other().tag())
                        href=(location.to_other());
                    script defer src=(location.to_shared("page.js")) {}
                }
                body {
                    a.skip href="#content" {
                        (language.select("Skip to the content", "跳到正文"))
                    }
                    header { (navigation(location)) (search_field(location)) }
                    main #content tabindex="-1" { (content) }
                    footer {
                        p { "grundy · CC0-1.0 " (language.select("or", "或")) " MIT" }
                    }
                }
            }
        };
        markup.into_string()
    }
}

fn navigation(location: &Location) -> Markup {
    let language = location.language;
    html! {
        nav aria-label=(language.select("Site", "全站")) {
            @for path in PLACES.split(' ') {
                a href=(location.to(path)) aria-current=[(path == location.path).then_some("page")] {
                    (PageTexts::new(path, language)["link"])
                }
            }
            a.language href=(location.to_other()) hreflang=(language.other().tag())
                lang=(language.other().tag()) {
                (language.select("中文", "English"))
            }
        }
    }
}

fn search_field(location: &Location) -> Markup {
    let text = &PageTexts::new(SEARCH, location.language)["field"];
    html! {
        form.search role="search" action=(location.to(SEARCH)) {
            input #search type="search" name="q" aria-label=(text) placeholder=(text)
                autocomplete="off" spellcheck="false";
        }
    }
}
