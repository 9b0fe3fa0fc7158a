//! The answers of `cargo explore why`, compared with the programs of the problems.
//!
//! Each position is asked by the problem's name, or by the example of its family, and given to its
//! solution in the format of the judge. A problem whose input is not heaps, or whose answer is
//! not who wins, is in [`NOT_COMPARED`]; every other problem with a rule is in
//! [`formats::FORMATS`].
#![forbid(unsafe_code)]

mod formats;
mod periods;

use catalogue::project::Project;
use clap::Parser;
use explore::why;
use formats::{Format, Shape, FORMATS};
use games::collection::problems;
use games::problems::Stated;
use grundy::game::Ending;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The number of random positions for each problem.
const POSITIONS: u64 = 5;

/// The number of random positions for each problem in the gate.
const DEEP_POSITIONS: u64 = 20;

/// The problems that are not compared: they count positions, list moves, read a board, a graph or
/// a chance, or let a player choose something before the heaps are played.
const NOT_COMPARED: [&str; 32] = [
    "hdu2188",
    "uva11311",
    "uva10561",
    "codechef_chn07",
    "codechef_shgame",
    "codechef_bwcell",
    "bzoj4589",
    "bzoj2819",
    "hackerrank_vertical-rooks",
    "hackerrank_game-of-kyles",
    "hackerrank_nimble-game-1",
    "codechef_qcj6",
    "hdu2177",
    "hdu4764",
    "lightoj1192",
    "lightoj1229",
    "lightoj1186",
    "cf717d",
    "cf1149e",
    "cf2004e",
    "cf305e",
    "cf1451f",
    "cf277c",
    "cf662a",
    "cf1511g",
    "abc212_h",
    "arc168_b",
    "agc033_c",
    "euler888",
    "euler306",
    "euler310",
    "luogu_p7589",
];

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    options: why::Options,
}

#[test]
fn why_agrees_with_the_programs() {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    let rules = problems(&project).unwrap();
    for (seed, format) in (1..).zip(FORMATS) {
        let mut random = SmallRng::seed_from_u64(seed);
        let problem = project.problems.iter().find(|problem| problem.name == format.name);
        let problem = problem.unwrap_or_else(|| panic!("no problem is called {}", format.name));
        let stated = &rules.find(format.name).unwrap().stated;
        for _ in 0..available::depth(POSITIONS, DEEP_POSITIONS) {
            let heaps = position(format.shape, &mut random);
            let input = format.input(&heaps);
            let output = solve(&problem.place, &input);
            let wins = (format.wins)(output.trim());
            let answer = explain(format, stated, &heaps);
            let is_won = answer.contains("N-position");
            assert!(is_won || answer.contains("P-position"), "{}: {answer}", format.name);
            assert_eq!(is_won, wins, "{}:\n{input}\n{output}\n{answer}", format.name);
        }
    }
}

/// A new problem with a rule belongs to the comparison, unless its format prevents it.
#[test]
fn every_problem_with_a_rule_is_compared_or_named() {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    let rules = problems(&project).unwrap();
    for problem in rules.iter() {
        let is_compared = FORMATS.iter().any(|format| format.name == problem.name);
        let is_named = NOT_COMPARED.contains(&&*problem.name);
        assert!(is_compared != is_named, "{}", problem.name);
    }
    for name in NOT_COMPARED {
        assert!(rules.iter().any(|problem| problem.name == name), "{name}");
    }
}

/// Every problem that is misère play is compared.
#[test]
fn every_misere_problem_is_compared() {
    let project = Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    for problem in problems(&project).unwrap().iter() {
        let is_misere = problem.stated.ending == Ending::Misere;
        assert!(!is_misere || !NOT_COMPARED.contains(&&*problem.name), "{}", problem.name);
    }
}

fn position(shape: Shape, random: &mut SmallRng) -> Vec<u64> {
    let (count, smallest, largest) = match shape {
        Shape::Heaps { largest } => (random.random_range(1..=5), 1, largest),
        Shape::Exactly { heaps, smallest, largest } => (heaps, smallest, largest),
    };
    // Half of the positions have small heaps, of which more are lost.
    let largest = if random.random_bool(0.5) { largest.min(smallest + 3) } else { largest };
    (0..count).map(|_| random.random_range(smallest..=largest)).collect()
}

/// Returns what `cargo explore why` prints.
fn explain(format: &Format, stated: &Stated, heaps: &[u64]) -> String {
    // A family is asked by its example, and with the ending of the problem.
    let rule = if stated.family.is_some() { &*stated.text } else { format.name };
    let mut arguments = vec!["why".to_string(), rule.to_string()];
    arguments.extend(heaps.iter().map(u64::to_string));
    if stated.family.is_some() && stated.ending == Ending::Misere {
        arguments.push("--misere".to_string());
    }
    let options = Cli::parse_from(&arguments).options;
    let mut text = Vec::new();
    why::run(&options, &mut text).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
    String::from_utf8(text).unwrap()
}

/// Returns what the solution prints for an input.
fn solve(place: &str, input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_together"))
        .args(["solution", place])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{place} refuses\n{input}");
    String::from_utf8(output.stdout).unwrap()
}
