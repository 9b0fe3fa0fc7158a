//! The real collection through the tool: every sample, 500 random inputs a problem
//! against its reference, and the largest inputs.

use catalogue::groups::{groups, By};
use catalogue::judges::Judge;
use catalogue::project::Project;
use std::path::Path;
use std::process::Command;

/// Runs `judge` on this repository with programs of the dev profile, which `cargo test` has
/// just built and which check arithmetic for overflow.
fn judge(arguments: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.arg("--root").arg(root).args(arguments).arg("--dev");
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "judge {arguments:?}\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
}

#[test]
fn every_test_of_every_problem_passes() {
    // The dev profile is slower than the judge's; limits of time are for `scripts/test`.
    judge(&["test", "--all", "--time-factor", "10"]);
}

#[test]
fn every_solution_agrees_with_its_reference() {
    judge(&["stress", "--all", "--cases", "500", "--seconds", "6", "--seed", "1"]);
}

#[test]
fn every_solution_answers_the_largest_input() {
    judge(&["stress", "--all", "--cases", "2", "--seed", "1", "--largest"]);
}

/// One way to name a judge's problems, the one of `judge new`.
#[test]
fn headers_name_problems_as_contestants_do() {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    for problem in &project.problems {
        let (folder, id) = problem.place.split_once('/').unwrap();
        let judge = Judge::of_folder(folder).unwrap();
        assert_eq!(problem.header.name, judge.title(id), "problems/{}", problem.place);
    }
}

/// A round of AtCoder is no judge of its own.
#[test]
fn a_judge_has_one_heading() {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    let known = Judge::all().unwrap();
    for (heading, problems) in groups(&project, By::Judge, &known) {
        let folder = problems[0].place.split('/').next().unwrap();
        assert_eq!(heading, known[folder].name);
        let of_folder = |place: &str| place.split('/').next() == Some(folder);
        let all = project.problems.iter().filter(|problem| of_folder(&problem.place));
        assert_eq!(problems.len(), all.count(), "{heading}");
    }
}
