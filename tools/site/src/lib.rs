//! The theory and the problems as web pages that need no network and no server.
//!
//! The content comes from the collection: the problems from the headers of their solutions, the
//! theory from the library's doc comments, and the glossary from the library's front page. The
//! Chinese texts of the theory are in `tools/site/chinese`.
#![forbid(unsafe_code)]

pub mod atlas;
mod blocks;
mod course;
mod example;
pub mod folder;
pub mod front_page;
mod glossary;
pub mod highlight;
mod home;
mod indexes;
pub mod lessons;
pub mod library;
mod links;
mod live_page;
pub mod markdown;
mod modules;
pub mod page;
pub mod pictures;
mod play_page;
mod practice;
pub mod problem;
mod script;
mod search;
mod solution;
mod sources;
mod steps;
mod submit_file;
mod texts;
pub mod title;
pub mod translation;
mod values;
mod wasm;

use anyhow::{bail, Result};
use catalogue::project::nearest_root;
use clap::Args;
use folder::NewFolder;
use library::Library;
use page::Page;
use sources::Sources;
use std::io::Write;
use std::path::{Path, PathBuf};
use support::interrupt::Interrupt;
use support::language::Language;
use support::text;
use translation::mark_as_current;

/// The options of `cargo site`.
#[derive(Args)]
pub struct Options {
    /// The folder for the site: a new one, or one that this command wrote earlier
    #[arg(required_unless_present_any = ["translated", "front_page"])]
    dir: Option<PathBuf>,
    /// Write no site; record that these modules' Chinese texts now match the English ones
    #[arg(long, value_name = "MODULE", num_args = 1.., conflicts_with = "dir")]
    translated: Vec<String>,
    /// Instead of a site, write src/README.md and src/README.zh.md, the front page for readers of
    /// the repository, if they are out of date
    #[arg(long, conflicts_with_all = ["dir", "translated"])]
    front_page: bool,
    /// The root of the collection [default: the nearest enclosing folder that contains problems/]
    #[arg(long)]
    root: Option<PathBuf>,
}

/// Writes the site, or does what `--translated` requests.
///
/// # Errors
/// If the site's folder contains anything other than a site that this command wrote, or if the
/// collection cannot be read.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let root = options.root.clone().map_or_else(nearest_root, Ok)?;
    match &options.dir {
        Some(dir) => write_site(&root, dir, to),
        None if options.front_page => front_page::write(&root, to),
        None => {
            let library = Library::read(&root)?;
            let modules = options.translated.iter().map(|path| library.module(path));
            for module in modules.collect::<Result<Vec<_>>>()? {
                mark_as_current(&root, &module.path, &module.text, to)?;
            }
            Ok(())
        }
    }
}

fn write_site(root: &Path, dir: &Path, to: &mut dyn Write) -> Result<()> {
    let interrupt = Interrupt::watch()?;
    // This checks the folder before minutes of work.
    let folder = NewFolder::new(dir)?;
    let sources = Sources::read(root)?;
    let style = [include_str!("../page/style.css"), include_str!("../page/play.css")].concat();
    folder.write("style.css", &style)?;
    match &sources.wasm {
        Some(wasm) => {
            folder.write(script::PROGRAM, &script::program(wasm, &sources))?;
            folder.write(steps::SCRIPT, steps::CODE)?;
        }
        None => {
            let warning = text!(
                "the pages \"Try a rule\" and \"Play\" will not work: first run `{}`",
                "“试一条规则”和“对弈”两页将无法使用：请先运行 `{}`",
                wasm::COMMAND
            );
            eprintln!("{warning}");
        }
    }
    folder.write("page.js", include_str!("../page/page.js"))?;
    folder.write(example::SCRIPT, &script::with_elements(include_str!("../page/example.js")))?;
    folder.write(course::SCRIPT, include_str!("../page/lesson.js"))?;
    folder.write(search::SCRIPT, &script::with_elements(include_str!("../page/search.js")))?;
    for file in sources.solutions().filter_map(|(_, solution)| solution.submit_file.as_ref()) {
        folder.write(&file.path, &file.text)?;
    }
    let english = pages(&sources, Language::English)?;
    let chinese = pages(&sources, Language::Chinese)?;
    folder.write(search::INDEX, &search::index(&sources, &english, &chinese)?)?;
    let count = english.len() + chinese.len();
    for page in english.iter().chain(&chinese) {
        if interrupt.is_requested() {
            bail!(text!("stopped: {} is unchanged", "已停止：{} 没有改动", dir.display()));
        }
        folder.write(&page.file(), &page.html())?;
    }
    folder.put_in_place()?;
    let first = dir.join("index.html");
    let first = first.display();
    writeln!(to, "{}", text!("{count} pages; start at {first}", "{count} 页；从 {first} 开始"))?;
    Ok(())
}

fn pages(sources: &Sources, language: Language) -> Result<Vec<Page>> {
    let mut pages = vec![
        home::page(sources, language),
        live_page::page(sources, language),
        play_page::page(sources, language),
        glossary::page(sources, language),
        modules::index(sources, language),
        search::page(language),
    ];
    pages.extend(atlas::pages(sources, language)?);
    pages.extend(course::pages(sources, language)?);
    pages.extend(indexes::pages(sources, language));
    for module in &sources.library.modules {
        pages.push(modules::page(module, sources, language)?);
    }
    let solved = sources.solutions();
    pages.extend(
        solved.map(|(problem, solution)| problem::page(problem, solution, sources, language)),
    );
    Ok(pages)
}
