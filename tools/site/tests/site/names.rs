//! Every idea, every kind and every module has a Chinese name.

use catalogue::glossary::Glossary;
use catalogue::groups::{groups, By};
use catalogue::project::Project;
use site::library::Library;
use std::path::PathBuf;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

#[test]
fn every_idea_has_a_chinese_name() {
    let (project, glossary) = (Project::open(&root()).unwrap(), Glossary::read(&root()).unwrap());
    for by in [By::Model, By::Kind, By::Difficulty] {
        for (group, _) in groups(&project, by) {
            let named = glossary.chinese(&group).is_some();
            assert!(named, "tools/catalogue/glossary.toml or the front page should name {group:?}");
        }
    }
}

#[test]
fn every_term_has_a_chinese_meaning() {
    let entries = Glossary::read(&root()).unwrap().entries;
    assert!(entries.len() > 50);
    for entry in entries {
        let has_one = entry.meaning_in_chinese != entry.meaning;
        assert!(has_one, "tools/catalogue/glossary.toml should explain {:?}", entry.english);
    }
}

#[test]
fn every_module_has_a_chinese_name() {
    let glossary = Glossary::read(&root()).unwrap();
    let modules = Library::read(&root()).unwrap().modules;
    assert!(modules.len() > 20);
    for module in modules {
        let named = glossary.module(&module.path).is_some();
        assert!(named, "tools/catalogue/glossary.toml should name {}", module.path);
    }
}

/// What `glossary.toml` says of modules is true of the library.
#[test]
fn the_theory_of_each_idea_exists() {
    let glossary = Glossary::read(&root()).unwrap();
    let library = Library::read(&root()).unwrap();
    for (idea, modules) in glossary.ideas() {
        for path in modules {
            assert!(library.module(path).is_ok(), "{idea}: there is no module {path}");
        }
    }
    for module in &library.modules {
        let helpers = glossary.module(&module.path).map_or(&[][..], |known| &known.helpers);
        let file = root().join(format!("src/{}.rs", module.path.replace("::", "/")));
        for helper in helpers {
            let source = std::fs::read_to_string(&file).unwrap();
            let is_there = ["pub fn ", "pub const fn "].iter().any(|start| {
                source.contains(&format!("{start}{helper}("))
                    || source.contains(&format!("{start}{helper}<"))
            });
            assert!(is_there, "{} has no function {helper}", module.path);
        }
    }
}
