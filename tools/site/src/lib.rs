//! The theory and the problems as web pages that need no network and no server.
//!
//! The content comes from the collection: the problems from the headers of their solutions, the
//! theory from the library's doc comments, the glossary from the library's front page.
#![forbid(unsafe_code)]

mod bundles;
pub mod folder;
mod glossary;
mod home;
mod indexes;
pub mod language;
pub mod library;
mod links;
mod live_page;
pub mod markdown;
mod modules;
pub mod page;
mod play_page;
pub mod problem;
mod script;
pub mod source;
mod steps;
mod values;
mod wasm;

use anyhow::{bail, Result};
use bundles::Bundles;
use catalogue::glossary::Glossary;
use catalogue::judges::Judge;
use catalogue::project::{nearest_root, Project};
use clap::Args;
use cli::interrupt::Interrupt;
use folder::NewFolder;
use language::Language;
use library::Library;
use live::collection::problems;
use live::problems::Problems;
use page::Page;
use source::Solution;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// The options of `cargo site`.
#[derive(Args)]
pub struct Options {
    /// The folder for the site: a new one, or one that this command has written before
    dir: PathBuf,
    /// Show the file to submit on each problem's page (bundles every problem first)
    #[arg(long)]
    with_bundles: bool,
    /// The root of the collection [default: the nearest folder upwards that has problems/]
    #[arg(long)]
    root: Option<PathBuf>,
}

/// The sources of the pages' content.
struct Sources {
    project: Project,
    judges: BTreeMap<String, Judge>,
    /// The solution of each problem, in the project's order.
    solutions: Vec<Solution>,
    /// The problems that have a rule.
    rules: Problems,
    library: Library,
    glossary: Glossary,
    bundles: Bundles,
    /// The live page's program; `None` if rustc lacks the WebAssembly target.
    wasm: Option<Vec<u8>>,
}

impl Sources {
    /// Returns a heading of an index in a language, or in English if it has no Chinese name.
    fn heading(&self, text: &str, language: Language) -> String {
        let chinese = self.glossary.chinese(text).unwrap_or(text);
        language.select(text, chinese).to_string()
    }
}

/// Writes the site.
///
/// # Errors
/// If its folder holds anything else, or the collection cannot be read.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let interrupt = Interrupt::watch()?;
    // Checks the folder before minutes of work.
    let folder = NewFolder::new(&options.dir)?;
    let root = options.root.clone().map_or_else(nearest_root, Ok)?;
    let project = Project::open(&root)?;
    project.ensure_complete()?;
    let library = Library::read(&root)?;
    let sources = Sources {
        judges: Judge::all()?,
        solutions: source::solutions(&project, &library)?,
        rules: problems(&project)?,
        library,
        glossary: Glossary::read(&root)?,
        bundles: match options.with_bundles {
            true => Bundles::build(&project)?,
            false => Bundles::default(),
        },
        wasm: wasm::build(&root)?,
        project,
    };
    if sources.wasm.is_none() {
        eprintln!("the pages \"Try a rule\" and \"Play\" will not work: {}", wasm::HOW_TO);
    }
    let style = [include_str!("../page/style.css"), include_str!("../page/play.css")].concat();
    folder.write("style.css", &style)?;
    for (path, text) in sources.bundles.files() {
        folder.write(&path, text)?;
    }
    let mut count = 0;
    for language in Language::ALL {
        for page in pages(&sources, language) {
            if interrupt.is_requested() {
                bail!("stopped: {} is unchanged", options.dir.display());
            }
            folder.write(&page.file(), &page.html())?;
            count += 1;
        }
    }
    folder.put_in_place()?;
    writeln!(to, "{count} pages; start at {}", options.dir.join("index.html").display())?;
    Ok(())
}

fn pages(sources: &Sources, language: Language) -> Vec<Page> {
    let mut pages = vec![
        home::page(sources, language),
        live_page::page(sources, language),
        play_page::page(sources, language),
        glossary::page(sources, language),
        modules::index(sources, language),
    ];
    pages.extend(indexes::pages(sources, language));
    let modules = sources.library.modules.iter();
    pages.extend(modules.map(|module| modules::page(module, sources, language)));
    let problems = sources.project.problems.iter().zip(&sources.solutions);
    pages.extend(
        problems.map(|(problem, solution)| problem::page(problem, solution, sources, language)),
    );
    pages
}
