//! `cargo judge picture` and `graph`, run on problems of this collection.
#![forbid(unsafe_code)]

use catalogue::project::{Problem, Project};
use picture::kept::Kept;
use reference::graph::Graph;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the tool printed, and its exit code.
struct Output {
    code: Option<i32>,
    out: String,
    err: String,
}

fn judge(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge-picture"));
    command.args(arguments).current_dir(root());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // Writing fails if the tool refuses its arguments, because it then reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Output { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// By hand: of three heaps of 1, each move takes one away, so the outcomes and values alternate.
/// One more heap of 2 makes another game.
#[test]
fn the_games_of_an_input() {
    let out = judge(&["graph", "HDU 1848", "--game", "1"], "1 1 1\n1 1 2\n0 0 0\n").out;
    let mut lines = out.lines();
    let expected = [
        "game 4 4",
        "0\tN\t1\t\t1,1,1\t1",
        "1\tP\t0\t\t0,1,1\t2",
        "2\tN\t1\t\t0,0,1\t3",
        "3\tP\t0\t\t0,0,0\t",
    ];
    assert_eq!(lines.by_ref().take(5).collect::<Vec<_>>(), expected);
    assert!(lines.next().unwrap().starts_with("game 0 "), "{out}");
    assert_eq!(lines.next(), Some("end"), "{out}");
}

#[test]
fn a_picture_is_printed_as_it_is_kept() {
    let kept = std::fs::read_to_string(root().join("problems/hdu/1848/picture.svg")).unwrap();
    assert_eq!(judge(&["picture", "hdu1848", "--dev"], "").out, kept.replace("\r\n", "\n"));
}

/// An example in which the rules of two ideas do the same, such as three heaps of Nim for a game
/// that differs only from 4 stones on, is the picture of neither: another input tells more.
#[test]
fn problems_of_two_ideas_have_two_pictures() {
    let project = Project::open(&root()).unwrap();
    let mut seen: Vec<(Graph, &Problem)> = Vec::new();
    let mut shared = 0;
    for problem in &project.problems {
        let kept = Kept::read(problem).unwrap();
        let Some(graph) = kept.and_then(|kept| kept.graph()) else { continue };
        let same = seen.iter().find(|(other, _)| *other == graph);
        if let Some((_, other)) = same {
            shared += 1;
            let ideas = [problem, *other].map(|problem| problem.header.family());
            assert_eq!(ideas[0], ideas[1], "{} has the picture of {}", problem.name, other.name);
        }
        seen.push((graph, problem));
    }
    assert!(seen.len() > 400 && shared > 10, "{} pictures, {shared} shared", seen.len());
}

#[test]
fn what_cannot_be_shown_is_refused() {
    for (arguments, input, reason) in [
        (&["graph", "no-such-problem"][..], "", "no-such-problem"),
        (&["picture", "no-such-problem"], "", "no-such-problem"),
        (&["graph", "hdu1848"], "1 x 1\n", "expected a number"),
        (&["picture"], "", "name a problem, or say --all"),
        // Few plates fit on a small table.
        (&["picture", "cf197a", "--dev"], "", "has no picture"),
    ] {
        let Output { code, out, err } = judge(arguments, input);
        assert!(code.is_some_and(|code| code != 0) && out.is_empty(), "{arguments:?}: {out}");
        assert!(err.contains(reason), "{arguments:?}: {err}");
    }
}
