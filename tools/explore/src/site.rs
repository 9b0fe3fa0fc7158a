//! `explore site`: everything as pages that need no network and no server.

mod bundles;
mod folder;
pub mod glossary;
mod home;
mod ideas;
mod indexes;
mod language;
mod live_page;
mod markdown;
mod page;
mod problem;
mod rooms;
mod source;
mod strips;
mod wasm;

use crate::interrupt::Interrupt;
use anyhow::{bail, Result};
use bundles::Bundles;
use catalogue::judges::Judge;
use catalogue::project::{nearest_root, Project};
use clap::Args;
use folder::NewFolder;
use glossary::Word;
use language::Language;
use page::Page;
use rooms::Room;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

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
    rooms: Vec<Room>,
    words: Vec<Word>,
    bundles: Bundles,
    wasm: Vec<u8>,
}

pub fn run(options: &Options, to: &mut dyn Write) -> Result<()> {
    let interrupt = Interrupt::watch()?;
    // Before minutes of work that would have nowhere to go.
    let folder = NewFolder::new(&options.dir)?;
    let root = options.root.clone().map_or_else(nearest_root, Ok)?;
    let project = Project::open(&root)?;
    let sources = Sources {
        judges: Judge::all()?,
        rooms: rooms::read(&root)?,
        words: glossary::read(&root)?,
        bundles: match options.with_bundles {
            true => Bundles::make(&project)?,
            false => Bundles::default(),
        },
        wasm: wasm::build(&root)?,
        project,
    };
    folder.write("style.css", include_str!("../site/style.css"))?;
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
        glossary::page(sources, language),
        rooms::index(sources, language),
    ];
    pages.extend(indexes::pages(sources, language));
    pages.extend(sources.rooms.iter().map(|room| rooms::page(room, sources, language)));
    let problems = sources.project.problems.iter();
    pages.extend(problems.map(|problem| problem::page(problem, sources, language)));
    pages
}
