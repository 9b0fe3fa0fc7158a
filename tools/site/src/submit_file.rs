//! The finished files, which are submitted to the problems' own judges.

use crate::highlight::{colour, Syntax};
use crate::page::Location;
use anyhow::Result;
use catalogue::project::Problem;
use maud::{html, Markup};
use support::files::read_if_there;

/// The size in bytes of the longest file that is shown in colour; colouring triples a file's size.
/// A longer file would make the page too heavy for a phone.
const LONGEST_IN_COLOURS: usize = 16_000;

pub struct SubmitFile {
    /// The path of the file on the site.
    pub path: String,
    pub text: String,
    syntax: Syntax,
    /// The coloured text, which the pages in both languages show.
    listing: Markup,
}

impl SubmitFile {
    /// Reads the file of a problem; returns `None` if it has not been written yet.
    pub fn read(problem: &Problem) -> Result<Option<SubmitFile>> {
        for name in ["submit.rs", "submit.c"] {
            if let Some(text) = read_if_there(&problem.folder.join(name))? {
                let syntax = Syntax::of_file(name);
                let listing = match text.len() <= LONGEST_IN_COLOURS {
                    true => colour(&text, syntax),
                    false => html! { (text) },
                };
                let path = format!("submit/{}", name.replace("submit", &problem.name));
                return Ok(Some(SubmitFile { path, text, syntax, listing }));
            }
        }
        Ok(None)
    }
}

/// Returns the section with the file to submit: its language and size, a copy button, its text
/// (folded), and the command that regenerates it.
pub fn section(problem: &Problem, file: Option<&SubmitFile>, from: &Location) -> Markup {
    let language = from.language;
    html! {
        h2 #submit { (language.select("The file to submit", "要提交的文件")) }
        @if let Some(file) = file {
            p.facts {
                (file.syntax.name()) " · " (format!("{:.1} kB", file.text.len() as f64 / 1000.0)) " · "
                (language.select("complete, with what it uses of the library", "完整，已含所用的库代码"))
            }
            p.buttons {
                // Copying needs JavaScript, so a script reveals the button.
                button type="button" data-copy="finished" hidden
                    data-copied=(language.select("Copied", "已复制")) {
                    (language.select("Copy the file", "复制文件"))
                }
                a href=(from.to_shared(&file.path)) download { (language.select("Save it", "保存")) }
            }
            details {
                summary { (language.select("Show it", "展开")) }
                pre.code { code #finished { (file.listing) } }
            }
        }
        p.note {
            (language.select("This command makes the file anew and compiles it: ",
                "下面的命令重新生成并编译这个文件："))
            code { "cargo judge bundle " (problem.name) " --check" }
        }
    }
}
