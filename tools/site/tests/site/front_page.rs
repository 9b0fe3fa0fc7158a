//! The front page of the library as files of the repository.

use catalogue::glossary::Glossary;
use site::front_page::{file, page};
use site::library::Library;
use std::fs;
use std::path::PathBuf;
use support::language::Language;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

fn pages() -> [(Language, String); 2] {
    let (library, glossary) = (Library::read(&root()).unwrap(), Glossary::read(&root()).unwrap());
    [Language::English, Language::Chinese]
        .map(|language| (language, page(&root(), &library, &glossary, language).unwrap()))
}

#[test]
fn the_files_are_current() {
    for (language, page) in pages() {
        let file = file(language);
        let kept = fs::read_to_string(root().join(file)).unwrap_or_default();
        assert!(kept == page, "{file} is stale: run `cargo site --front-page`");
    }
}

/// Every link to a file leads somewhere, and each module of the library is linked.
#[test]
fn links_lead_to_the_files_of_the_modules() {
    let library = Library::read(&root()).unwrap();
    for (language, page) in pages() {
        let targets = page.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let targets: Vec<&str> = targets.filter(|target| !target.starts_with('#')).collect();
        for target in &targets {
            assert!(root().join("src").join(target).is_file(), "{}: {target}", file(language));
        }
        for module in library.modules.iter().skip(1) {
            // A module within another one is named on the page of that one.
            if !module.path.contains("::") {
                let source = format!("{}.rs", module.path);
                assert!(targets.contains(&source.as_str()), "{}: {source}", file(language));
            }
        }
        let names = page.split("[`").skip(1).filter_map(|rest| rest.split_once('`'));
        for (name, after) in names {
            assert!(after.starts_with("]("), "{}: {name} has no target", file(language));
        }
    }
}
