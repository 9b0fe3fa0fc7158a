//! The headers of the real collection, and the indexes made from them.

use catalogue::groups::{groups, By};
use catalogue::index;
use catalogue::judges::Judge;
use catalogue::project::{Problem, Project};
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
    let known = Judge::all().unwrap();
    for (heading, problems) in groups(&project, By::Judge, &known) {
        let folder = problems[0].place.split('/').next().unwrap();
        assert_eq!(heading, known[folder].name);
        let of_folder = |place: &str| place.split('/').next() == Some(folder);
        let in_folder = project.problems.iter().filter(|problem| of_folder(&problem.place));
        assert_eq!(problems.len(), in_folder.count(), "{heading}");
    }
}

/// README says of some judges by name what to submit, and of all others in one row.
#[test]
fn readme_names_the_judges_that_take_no_plain_rust() {
    let judges = Judge::all().unwrap();
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
            let place = format!("{}/{}", judge.display(), id.display());
            let is_listed = project.problems.iter().any(|problem| problem.place == place);
            assert!(is_listed, "problems/Cargo.toml does not list {place}");
        }
    }
}

#[test]
fn the_indexes_are_current() {
    let project = project();
    let written = fs::read_to_string(project.root.join(index::FILE)).unwrap_or_default();
    let is_current = written == index::page(&project).unwrap();
    assert!(is_current, "{} is stale: `{}`", index::FILE, index::COMMAND);
}
