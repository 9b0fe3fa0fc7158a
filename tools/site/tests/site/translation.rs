//! The Chinese texts of the modules.

use crate::halfwidth::halfwidth_mark;
use catalogue::glossary::Glossary;
use site::library::{Library, ModuleDoc};
use site::translation::{checksum, examples, stamp, Placed, Translation};
use std::path::PathBuf;

fn root() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect()
}

/// A module whose English text has changed is read again before its Chinese text is called
/// current.
#[test]
fn every_module_has_a_current_chinese_text() {
    let library = Library::read(&root()).unwrap();
    let glossary = Glossary::read(&root()).unwrap();
    let mut faults = Vec::new();
    for module in &library.modules {
        let found = match &module.chinese {
            None => vec!["is missing".to_string()],
            Some(translation) => faults_of(translation, module, &glossary),
        };
        let file = Translation::file(&module.path);
        faults.extend(found.into_iter().map(|fault| format!("{} {fault}", file.display())));
    }
    assert!(
        faults.is_empty(),
        "CONTRIBUTING.md says how these texts are written:\n{}",
        faults.join("\n")
    );
}

fn faults_of(translation: &Translation, module: &ModuleDoc, glossary: &Glossary) -> Vec<String> {
    let mut faults = Vec::new();
    if let Err(error) = translation.markdown(&module.path, &module.text, glossary) {
        faults.push(format!("cannot be shown: {error:#}"));
    }
    let file = std::fs::read_to_string(root().join(Translation::file(&module.path))).unwrap();
    if !file.starts_with(&format!("{}\n", stamp(&module.text))) {
        let path = &module.path;
        faults.push(format!(
            "is stale: adapt it to the English text, then run `cargo site --translated {path}`"
        ));
    }
    let placed: Vec<Placed> = translation.text.lines().filter_map(Placed::parse).collect();
    let examples = (1..=examples(&module.text).len()).map(Placed::Example);
    for example in examples.filter(|example| !placed.contains(example)) {
        faults.push(format!("does not place {example:?}"));
    }
    if translation.text.contains("```") {
        faults.push("has a block of code, which is to be placed and not copied".to_string());
    }
    for line in translation.text.lines() {
        if let Some(around) = halfwidth_mark(line) {
            faults.push(format!("has an ASCII punctuation mark in {around:?}"));
        }
    }
    faults
}

/// The hash of no words is the offset basis of the 64-bit FNV-1a hash.
#[test]
fn a_checksum_changes_with_the_words_alone() {
    assert_eq!(checksum("a b"), checksum(" a\n  b\n"));
    assert_ne!(checksum("a b"), checksum("ab"));
    assert_eq!(checksum(""), "cbf29ce484222325");
}

/// The code of the English text stands in the Chinese one, and a list of modules has their
/// subjects.
#[test]
fn parts_are_placed() {
    let english = "One\n\n```\na\n```\n\n| module | it has |\n|---|---|\n| [`mex`] | the mex |\n\n```text\nb\n```";
    let glossary = Glossary::read(&root()).unwrap();
    let placed = |text: &str| {
        let translation = Translation { text: text.to_string() };
        translation.markdown("nim", english, &glossary)
    };
    assert_eq!(placed("一\n\n{example 2}\n二").unwrap(), "一\n\n```text\nb\n```\n\n二\n");
    let table = placed("{table 1}").unwrap();
    assert!(table.starts_with("| 模块 | 内容 |\n|---|---|\n| [`mex`] | 最小排除值"), "{table}");
    let error = placed("{example 3}").unwrap_err().to_string();
    assert_eq!(error, "tools/site/chinese/nim.md: the English text has no {example 3}");
}

#[test]
fn lines_that_stand_for_parts_are_told_from_text() {
    assert_eq!(Placed::parse("{example 12}"), Some(Placed::Example(12)));
    assert_eq!(Placed::parse("{table 1}"), Some(Placed::Table(1)));
    for text in ["{1, 2}", "{example 0}", "{example}", "{picture 1}", "见 {example 1}"] {
        assert_eq!(Placed::parse(text), None, "{text}");
    }
}
