//! The finished files, which are submitted to the problems' own judges.

use crate::highlight::{colour, Syntax};
use crate::page::Address;
use anyhow::Result;
use catalogue::project::{Problem, Project};
use maud::{html, Markup};
use support::files::read_if_there;

/// The longest file in bytes that is shown in colours, which triple a text. A longer one would
/// make a page heavy that must open on a telephone.
const LONGEST_IN_COLOURS: usize = 16_000;

/// The finished file of a problem.
pub struct Finished {
    /// The name of the file: `submit.rs` or `submit.c`.
    name: &'static str,
    text: String,
    /// The text as a listing, which both languages show.
    listing: Markup,
}

/// Reads the finished file of each problem, in their order; `None` for a problem whose file has
/// not been written yet.
pub fn finished(project: &Project) -> Result<Vec<Option<Finished>>> {
    let files = project.problems.iter().map(|problem| {
        let folder = &problem.folder;
        for name in ["submit.rs", "submit.c"] {
            if let Some(text) = read_if_there(&folder.join(name))? {
                return Ok(Some(Finished { name, listing: listing(name, &text), text }));
            }
        }
        Ok(None)
    });
    files.collect()
}

fn listing(name: &str, text: &str) -> Markup {
    html! {
        pre.code { code #finished {
            @if text.len() <= LONGEST_IN_COLOURS {
                (colour(text, Syntax::of_file(name)))
            } @else {
                (text)
            }
        } }
    }
}

/// Returns the path on the site of the file of a problem.
pub fn path(problem: &Problem, file: &Finished) -> String {
    format!("submit/{}", file.name.replace("submit", &problem.name))
}

impl Finished {
    /// Returns what is submitted.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn syntax(&self) -> Syntax {
        Syntax::of_file(self.name)
    }

    /// Returns the size as a text, such as `6.8 kB`.
    fn size(&self) -> String {
        format!("{:.1} kB", self.text.len() as f64 / 1000.0)
    }
}

/// Returns the section with the file to submit: its language and size, a button that copies it,
/// and, folded, its text; and the command that makes it anew.
pub fn section(problem: &Problem, file: Option<&Finished>, from: &Address) -> Markup {
    let language = from.language;
    let command = format!("cargo judge bundle {} --check", problem.name);
    html! {
        h2 #submit { (language.select("The file to submit", "要提交的文件")) }
        @if let Some(file) = file {
            p.facts {
                (file.syntax().name()) " · " (file.size()) " · "
                (language.select("complete, with what it uses of the library", "完整，已含所用的库代码"))
            }
            p.buttons {
                // Copying needs JavaScript, which shows the button.
                button type="button" data-copy="finished" hidden
                    data-copied=(language.select("Copied", "已复制")) {
                    (language.select("Copy the file", "复制文件"))
                }
                a href=(from.to_shared(&path(problem, file))) download {
                    (language.select("Save it", "保存"))
                }
            }
            details {
                summary { (language.select("Show it", "展开")) }
                (file.listing)
            }
        }
        p.note {
            (language.select("This command makes the file anew and compiles it: ",
                "下面的命令重新生成并编译这个文件："))
            code { (command) }
        }
    }
}
