//! A problem that cannot be read is named with the reason, and the others are read all the same.

use catalogue::index;
use catalogue::project::Project;
use std::fs;
use tempfile::TempDir;

const HEADER: &str = "//! HDU 1 — One\n//! <http://x> · 1 s · 32 MiB · difficulty 3\n//!\n\
    //! Rules: r.\n//! Bounds: ?\n//! Kind: impartial\n//! Model: m.\n//! Why: w.\n//! Cost: c.\n";

/// A collection of the problems 1 to 5 of HDU, of which only the first can be read.
fn collection() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let problems = folder.path().join("problems");
    let mut manifest = String::new();
    let solutions: [&[u8]; 4] = [
        HEADER.as_bytes(),
        &HEADER.replace(" 1 s ", " one s ").into_bytes(),
        &HEADER.replace("One", "O\rne").into_bytes(),
        b"//! \xff",
    ];
    for number in 1..=5 {
        manifest +=
            &format!("[[bin]]\nname = \"hdu{number}\"\npath = \"hdu/{number}/solution.rs\"\n");
        // The folder of the last one is deleted.
        if let Some(solution) = solutions.get(number - 1) {
            let place = problems.join(format!("hdu/{number}"));
            fs::create_dir_all(&place).unwrap();
            fs::write(place.join("solution.rs"), solution).unwrap();
        }
    }
    fs::write(problems.join("Cargo.toml"), manifest).unwrap();
    folder
}

#[test]
fn the_others_are_read() {
    let folder = collection();
    let project = Project::open(folder.path()).unwrap();
    let readable: Vec<&str> = project.problems.iter().map(|problem| &*problem.name).collect();
    assert_eq!(readable, ["hdu1"]);
    let reasons = [
        ("hdu2", "problems/hdu/2/solution.rs: line 2: expected a number of s"),
        ("hdu3", "problems/hdu/3/solution.rs: line 1: a control character"),
        ("hdu4", "problems/hdu/4/solution.rs: stream did not contain valid UTF-8"),
        ("hdu5", "problems/hdu/5/solution.rs does not exist, but problems/Cargo.toml lists it"),
    ];
    assert_eq!(project.unreadable.len(), reasons.len());
    for (problem, (name, reason)) in project.unreadable.iter().zip(reasons) {
        assert_eq!(problem.name, name);
        assert!(problem.reason.starts_with(reason), "{}", problem.reason);
    }
    assert!(project.unreadable[3].reason.contains("`cargo judge remove hdu5`"));
}

#[test]
fn a_command_for_the_problem_itself_fails_with_the_reason() {
    let folder = collection();
    let project = Project::open(folder.path()).unwrap();
    let error = |name: &str| match project.find(&[name.to_string()]) {
        Ok(_) => panic!("{name} is found"),
        Err(error) => error.to_string(),
    };
    assert_eq!(project.find(&["HDU 1".to_string()]).unwrap()[0].name, "hdu1");
    for name in ["hdu2", "HDU 2", "hdu/2"] {
        let message = "hdu2 cannot be read: problems/hdu/2/solution.rs: line 2: expected";
        assert!(error(name).starts_with(message), "{name}: {}", error(name));
    }
    assert!(error("hdu55").contains("no problem is called \"hdu55\"; the nearest are hdu"));
}

#[test]
fn an_index_without_them_is_not_made() {
    let folder = collection();
    let project = Project::open(folder.path()).unwrap();
    let error = index::indexes(&project).err().unwrap().to_string();
    assert!(error.starts_with("4 problems cannot be read:\nhdu2: problems/hdu/2/"), "{error}");
}
