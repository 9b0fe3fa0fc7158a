//! The real collection.

use crate::toy::cache;
use available::Tool;
use bundle::maker::Comments;
use bundle::programs::build_once;
use catalogue::project::{Problem, Project};
use judge_bundle::finished::Finished;
use judge_bundle::solutions::{Maker, Solutions};
use judge_bundle::target::target;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

fn project() -> Project {
    Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
}

/// Makes a problem's bundle for a judge, compiles it once and runs its samples.
fn passes(project: &Project, problem: &Problem, judge: &str) {
    let (solutions, cache) = (Solutions::read(project).unwrap(), cache());
    let maker = Maker { origin: &solutions, cache: &cache, comments: Comments::All, debug: false };
    let target = target(judge).unwrap();
    let text = maker.bundle(problem, &target).unwrap().text;
    let folder = tempfile::tempdir().unwrap();
    let program = build_once(&target, &text, &[], folder.path()).unwrap().unwrap();
    let mut samples = 0;
    for entry in fs::read_dir(&problem.testdata).unwrap() {
        let path = entry.unwrap().path();
        let is_sample = path.file_name().unwrap().to_string_lossy().starts_with("sample-");
        if !is_sample || path.extension() != Some("in".as_ref()) {
            continue;
        }
        let output = Command::new(&program).stdin(File::open(&path).unwrap()).output().unwrap();
        let expected = fs::read_to_string(path.with_extension("out")).unwrap();
        let words = |text: &str| text.split_whitespace().map(String::from).collect::<Vec<_>>();
        let got = String::from_utf8_lossy(&output.stdout);
        assert_eq!(words(&got), words(&expected), "{} for {judge}", path.display());
        samples += 1;
    }
    assert!(samples > 0, "{} has samples", problem.name);
}

/// For the oldest compiler, with the library and the reader, and in C. The gate tries all problems
/// for every judge.
#[test]
fn a_problem_in_rust_and_in_c() {
    let project = project();
    let problem = project.find(&["hdu1848".to_string()]).unwrap()[0];
    passes(&project, problem, "acwing");
    if Tool::C.is_here() {
        passes(&project, problem, "hdu");
    }
}

/// HDU 1848 has nothing to do with Wythoff's game: a change there leaves its file fresh.
#[test]
fn a_solution_reaches_a_part_of_the_library() {
    let project = project();
    let solutions = Solutions::read(&project).unwrap();
    let problem = project.find(&["hdu1848".to_string()]).unwrap()[0];
    let solution = solutions.solution(problem).unwrap();
    let reached = solutions.workspace.library(&solution).unwrap().unwrap();
    let names: Vec<String> = reached.paths().map(|path| path.display().to_string()).collect();
    assert!(names.iter().any(|name| name.ends_with("lib.rs")), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("wythoff")), "{names:?}");
}

/// Their states are known without compiling anything.
#[test]
fn every_problem_has_a_place_for_its_file() {
    let project = project();
    let solutions = Solutions::read(&project).unwrap();
    let finished = Finished::new(&solutions);
    for problem in &project.problems {
        let path = finished.path(problem).unwrap();
        assert!(
            path.ends_with(Path::new(&problem.place).join("submit.rs"))
                || path.ends_with(Path::new(&problem.place).join("submit.c"))
        );
        finished.state(problem).unwrap();
    }
}
