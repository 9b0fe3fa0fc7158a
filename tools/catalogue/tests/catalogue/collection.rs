//! The headers of the real collection, and the indexes made from them.

use crate::halfwidth::halfwidth_mark;
use catalogue::chinese::{is_ideograph, KEYS};
use catalogue::glossary::Glossary;
use catalogue::groups::{groups, By};
use catalogue::header::{is_step, Header};
use catalogue::index::{self, Index};
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
use catalogue::texts::Texts;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

fn project() -> Project {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    project.ensure_complete().unwrap();
    project
}

/// What `judge new` writes in parentheses is replaced before a problem is added.
#[test]
fn headers_are_written_to_the_end() {
    for problem in &project().problems {
        let unwritten = &problem.header.unwritten;
        assert!(unwritten.is_empty(), "problems/{}: {}", problem.place, unwritten.join(", "));
    }
}

/// Every header says in Chinese what it says in English.
#[test]
fn headers_are_in_both_languages() {
    let project = project();
    let glossary = Glossary::read(&project.root).unwrap();
    let mut faults = Vec::new();
    for Problem { header, place, .. } in &project.problems {
        let found = match &header.chinese {
            None => vec!["no Chinese texts; CONTRIBUTING.md says how they are written".to_string()],
            Some(chinese) => faults_of(chinese, header, &glossary),
        };
        faults.extend(found.into_iter().map(|fault| format!("problems/{place}: {fault}")));
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn faults_of(chinese: &Texts, header: &Header, glossary: &Glossary) -> Vec<String> {
    let mut faults = Vec::new();
    let name = glossary.chinese(header.family()).unwrap_or("(no name in the glossary)");
    // What stands in parentheses may be left out: 反常 Nim（Anti-Nim）.
    let short = name.split('（').next().unwrap_or(name);
    let begins = |name: &str| {
        let rest = chinese.model.strip_prefix(name);
        rest.is_some_and(|rest| !rest.starts_with(is_ideograph))
    };
    if !begins(name) && !begins(short) {
        let start: String = chinese.model.chars().take(12).collect();
        faults.push(format!("模型 begins with {start:?}, but the idea is called {name:?}"));
    }
    if chinese.judge.is_some() != header.english.judge.is_some() {
        faults.push("`评测` and `Judge` come together".to_string());
    }
    let steps = |text: &str| text.lines().filter(|line| is_step(line)).count();
    let (here, there) = (steps(&chinese.why), steps(&header.english.why));
    if here != there {
        faults.push(format!("思路 has {here} numbered steps, `Why` has {there}"));
    }
    let Texts { rules, bounds, model, why, cost, judge } = chinese;
    let texts = [Some(rules), Some(bounds), Some(model), Some(why), Some(cost), judge.as_ref()];
    for (key, text) in KEYS.into_iter().zip(texts) {
        if let Some(around) = text.and_then(|text| halfwidth_mark(text)) {
            faults.push(format!("{key} has an ASCII punctuation mark in {around:?}"));
        }
    }
    faults
}

/// What is called the same in English is called the same in Chinese.
#[test]
fn a_model_has_one_chinese_name() {
    let project = project();
    let mut names = BTreeMap::new();
    for Problem { header, place, .. } in &project.problems {
        let chinese = &header.chinese.as_ref().unwrap().model;
        let (name, first) = names.entry(&header.english.model).or_insert((chinese, place));
        assert_eq!(chinese, *name, "problems/{place} and problems/{first}");
    }
}

/// A problem's page names the theory of its idea.
#[test]
fn every_idea_leads_to_its_theory() {
    let project = project();
    let glossary = Glossary::read(&project.root).unwrap();
    let ideas: BTreeSet<&str> =
        project.problems.iter().map(|problem| problem.header.family()).collect();
    let listed: BTreeSet<&str> = glossary.ideas().keys().map(String::as_str).collect();
    assert_eq!(listed, ideas, "[ideas] in tools/catalogue/glossary.toml");
}

/// The names are those that `judge new` gives.
#[test]
fn headers_name_problems_as_contestants_do() {
    for problem in &project().problems {
        let (folder, id) = problem.place.split_once('/').unwrap();
        let judge = Judge::from_folder(folder).unwrap();
        assert_eq!(problem.header.name, judge.title(id), "problems/{}", problem.place);
        assert_eq!(problem.name, judge.binary(id), "problems/{}", problem.place);
        assert_eq!(id, judge.id(id), "problems/{}", problem.place);
    }
}

/// A round of AtCoder is not a judge of its own.
#[test]
fn a_judge_has_one_heading() {
    let project = project();
    for (heading, problems) in groups(&project, By::Judge) {
        let folder = problems[0].place.split('/').next().unwrap();
        assert_eq!(heading, Judge::all()[folder].name);
        let of_folder = |place: &str| place.split('/').next() == Some(folder);
        let in_folder = project.problems.iter().filter(|problem| of_folder(&problem.place));
        assert_eq!(problems.len(), in_folder.count(), "{heading}");
    }
}

/// README says of some judges by name what to submit, and of all others in one row.
#[test]
fn readme_names_the_judges_that_take_no_plain_rust() {
    let judges = Judge::all();
    let names = |wanted: fn(&Judge) -> bool, comma: &str| -> String {
        let mut names: Vec<&str> =
            judges.values().filter(|judge| wanted(judge)).map(|judge| &*judge.name).collect();
        names.sort_unstable_by_key(|name| name.to_lowercase());
        format!("| {} | ", names.join(comma))
    };
    let with_crates =
        |judge: &Judge| judge.rust.as_ref().is_some_and(|rust| !rust.crates.is_empty());
    for (page, comma) in [("README.md", ", "), ("README.zh.md", "、")] {
        let text = fs::read_to_string(project().root.join(page)).unwrap();
        for row in [
            names(with_crates, comma) + "Rust",
            names(|judge| judge.c.is_some(), comma) + "C",
            names(|judge| judge.function, comma) + "Rust",
        ] {
            assert!(text.contains(&row), "{page} has no row that begins with {row}");
        }
    }
}

/// HDU and POJ both count from 1000 on.
#[test]
fn an_id_is_a_name_if_only_one_problem_has_it() {
    let project = project();
    for problem in &project.problems {
        let id = problem.place.split_once('/').unwrap().1;
        let same = |other: &&Problem| other.place.ends_with(&format!("/{id}"));
        let found = project.find(&[id.to_string()]);
        match project.problems.iter().filter(same).count() {
            1 => assert_eq!(found.unwrap()[0].name, problem.name),
            _ => assert!(found.is_err_and(|error| error.to_string().contains("several")), "{id}"),
        }
    }
}

/// Every problem's folder is listed, in the order that `judge new` keeps.
#[test]
fn the_list_of_programs_is_the_folders_sorted_by_name() {
    let project = project();
    let names: Vec<&str> = project.problems.iter().map(|problem| &*problem.name).collect();
    assert!(names.is_sorted(), "problems/Cargo.toml is not sorted by name");
    for judge in fs::read_dir(project.root.join("problems")).unwrap() {
        let judge = judge.unwrap();
        if !judge.file_type().unwrap().is_dir() {
            continue;
        }
        for id in fs::read_dir(judge.path()).unwrap() {
            let (judge, id) = (judge.file_name(), id.unwrap().file_name());
            if id == index::JUDGE_FILE {
                continue;
            }
            let place = format!("{}/{}", judge.display(), id.display());
            let is_listed = project.problems.iter().any(|problem| problem.place == place);
            assert!(is_listed, "problems/Cargo.toml does not list {place}");
        }
    }
}

#[test]
fn the_indexes_are_current() {
    let project = project();
    for Index { path, text } in index::indexes(&project).unwrap() {
        let written = fs::read_to_string(project.root.join(&path)).unwrap_or_default();
        assert!(written == text, "{path} is stale: `{}`", index::COMMAND);
    }
}
