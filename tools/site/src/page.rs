//! What all pages share: the head, the way around, and links from one to another.

use crate::language::Language;
use maud::{html, Markup, DOCTYPE};

/// A page in one language.
pub struct Page {
    pub address: Address,
    pub title: String,
    pub content: Markup,
}

/// Where a page is: a language, and a path that is the same in each.
#[derive(Clone)]
pub struct Address {
    pub language: Language,
    pub path: String,
}

impl Address {
    /// The page of this path, in this language.
    pub fn new(language: Language, path: impl Into<String>) -> Address {
        Address { language, path: path.into() }
    }

    /// The way from here to another page of the same language.
    pub fn to(&self, path: &str) -> String {
        "../".repeat(self.path.matches('/').count()) + path
    }

    /// The way from here to a file that both languages share.
    pub fn to_shared(&self, path: &str) -> String {
        self.to(self.language.of("", "../")) + path
    }

    /// The way to this page in the other language.
    pub fn to_other(&self) -> String {
        self.to_shared(&format!("{}{}", self.language.other().folder(), self.path))
    }
}

impl Page {
    /// The file, from the site's folder.
    pub fn file(&self) -> String {
        format!("{}{}", self.address.language.folder(), self.address.path)
    }

    /// The whole file.
    pub fn html(&self) -> String {
        let Page { address, title, content } = self;
        let language = address.language;
        let markup = html! {
            (DOCTYPE)
            html lang=(language.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (title) @if address.path != "index.html" { " · grundy" } }
                    // Without this, browsers ask a server for an icon that is not there.
                    link rel="icon" href="data:,";
                    link rel="stylesheet" href=(address.to_shared("style.css"));
                }
                body {
                    header { (navigation(address)) }
                    main { (content) }
                    footer {
                        p { "grundy · CC0-1.0 " (language.of("or", "或")) " MIT" }
                    }
                }
            }
        };
        markup.into_string()
    }
}

fn navigation(address: &Address) -> Markup {
    let language = address.language;
    let places = [
        ("index.html", "grundy", "grundy"),
        ("live.html", "Try a rule", "试一条规则"),
        ("modules.html", "Theory", "理论"),
        ("judges.html", "By judge", "按网站"),
        ("ideas.html", "By idea", "按思路"),
        ("levels.html", "By difficulty", "按难度"),
        ("words.html", "Words", "词汇"),
    ];
    html! {
        nav {
            @for (path, english, chinese) in places {
                a href=(address.to(path)) aria-current=[(path == address.path).then_some("page")] {
                    (language.of(english, chinese))
                }
            }
            a.language href=(address.to_other()) hreflang=(language.other().code()) {
                (language.of("中文", "English"))
            }
        }
    }
}
