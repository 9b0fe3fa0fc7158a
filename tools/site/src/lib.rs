//! Everything as pages that need no network and no server.
//!
//! What is on them comes from the collection: the problems from the headers of their
//! solutions, the theory from the library's doc comments, the words from its front page.
#![forbid(unsafe_code)]

mod bundles;
pub mod folder;
mod home;
mod indexes;
pub mod language;
pub mod library;
mod links;
mod live_page;
pub mod markdown;
mod modules;
pub mod page;
pub mod problem;
pub mod source;
mod strips;
mod wasm;
mod words;

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

/// Where to, and what with it.
#[derive(Args)]
pub struct Options {
    /// Where the site goes: a new folder, or one that this command has made before
    dir: PathBuf,
    /// Show the file to submit on each problem's page (makes every bundle first)
    #[arg(long)]
    with_bundles: bool,
    /// The collection's folder [default: the nearest one above that has problems/]
    #[arg(long)]
    root: Option<PathBuf>,
}

/// What the pages are made of.
struct Sources {
    project: Project,
    judges: BTreeMap<String, Judge>,
    /// Of each problem, in the project's order.
    solutions: Vec<Solution>,
    /// The problems that have a rule.
    rules: Problems,
    library: Library,
    glossary: Glossary,
    bundles: Bundles,
    /// The live page's program; none where rustc has no way to WebAssembly.
    wasm: Option<Vec<u8>>,
}

impl Sources {
    /// A heading of an index in this language; in English where there is no Chinese for it.
    fn heading(&self, text: &str, language: Language) -> String {
        let chinese = self.glossary.chinese(text).unwrap_or(text);
        language.of(text, chinese).to_string()
    }
}

/// Writes the site.
///
/// # Errors
/// If its folder holds something else, or something of the collection cannot be read.
pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let interrupt = Interrupt::watch()?;
    // Before minutes of work that would have nowhere to go.
    let folder = NewFolder::new(&options.dir)?;
    let root = options.root.clone().map_or_else(nearest_root, Ok)?;
    let project = Project::open(&root)?;
    let library = Library::read(&root)?;
    let sources = Sources {
        judges: Judge::all()?,
        solutions: source::solutions(&project, &library)?,
        rules: problems(&project)?,
        library,
        glossary: Glossary::read(&root)?,
        bundles: match options.with_bundles {
            true => Bundles::make(&project)?,
            false => Bundles::default(),
        },
        wasm: wasm::build(&root)?,
        project,
    };
    if sources.wasm.is_none() {
        eprintln!("the page \"Try a rule\" has no program: {}", wasm::HOW_TO);
    }
    folder.write("style.css", include_str!("../page/style.css"))?;
    for (path, text) in sources.bundles.files() {
        folder.write(&path, text)?;
    }
    let mut count = 0;
    for language in Language::ALL {
        for page in pages(&sources, language) {
            if interrupt.came() {
                bail!("stopped: {} is as it was", options.dir.display());
            }
            folder.write(&page.file(), &page.html())?;
            count += 1;
        }
    }
    folder.put_in_place()?;
    writeln!(to, "{count} pages; begin at {}", options.dir.join("index.html").display())?;
    Ok(())
}

fn pages(sources: &Sources, language: Language) -> Vec<Page> {
    let mut pages = vec![
        home::page(sources, language),
        live_page::page(sources, language),
        words::page(sources, language),
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
