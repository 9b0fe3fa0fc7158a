//! `explore learn`.

use crate::run::{assert_refused, explore};
use available::depth;
use explore::learn::graph;
use explore::learn::subject::Subject;
use explore::reading::TypedGame;
use grundy::game::Ending;

/// Returns what a run prints.
fn learn(arguments: &[&str]) -> String {
    let output = explore(&[&["learn"], arguments].concat());
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    output.out
}

/// Bouton, 1901: the P-positions of Nim up to (3, 5, 7).
#[test]
fn nim_is_learnt() {
    let out = learn(&["nim"]);
    assert!(out.contains("agrees with the theory on 87 of 87 positions"), "{out}");
    let found = "P-positions it has found: (1, 1), (2, 2), (3, 3), (1, 2, 3), (4, 4), (5, 5), \
                 (1, 4, 5), (2, 4, 6), (2, 5, 7), (3, 4, 7), (3, 5, 6)\n";
    assert!(out.ends_with(found), "{out}");
}

#[test]
fn the_curve_rises() {
    let out = learn(&["nim"]);
    let shares: Vec<f64> = out
        .lines()
        .filter_map(|line| line.strip_suffix(" %")?.rsplit(' ').next()?.parse().ok())
        .collect();
    assert_eq!(shares.len(), 6, "{out}"); // 1, 10, 100, 1000, 10 000, 20 000 games
    assert!(shares.windows(2).all(|pair| pair[0] <= pair[1]), "{out}");
    assert!(shares[0] < 5.0 && shares[5] == 100.0, "{out}");
}

#[test]
fn other_games_and_other_endings() {
    // Multiples of 4; Wythoff's pairs; misère Nim, in which (1) is lost and (1, 1) is not.
    let out = learn(&["race"]);
    assert!(out.contains("found: (4), (8), (12), (16), (20)\n"), "{out}");
    let out = learn(&["wythoff"]);
    let pairs = "found: (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4), (6, 10)\n";
    assert!(out.contains(pairs), "{out}");
    // Schuh, 1952: with two rows, the second is lost if it is one shorter than the first.
    let out = learn(&["chomp", "4", "4"]);
    let shorter = "found: (2, 1), (3, 2), (4, 3)\n";
    assert!(out.contains(shorter), "{out}");
    // The values 2 and 2 (Winning Ways, chapter 4), and what follows with the sum 0.
    let out = learn(&["kayles 2 + nim 2"]);
    assert!(out.contains(" on 8 of 8 positions"), "{out}");
    let out = learn(&["nim", "2", "2", "--misere"]);
    assert!(out.contains("found: (1), (2, 2)\n"), "{out}");
}

/// More positions get more games to learn from.
#[test]
fn the_default_is_enough_for_a_game_that_splits() {
    let out = learn(&["kayles", "6", "7"]);
    let last = out.lines().find(|line| line.starts_with("after ")).unwrap();
    assert!(last.contains(" games it agrees with the theory on "), "{last}");
    let (right, of) = last.rsplit_once(" on ").unwrap().1.split_once(" of ").unwrap();
    assert_eq!(Some(right), of.strip_suffix(" positions"));
    let games: Vec<&str> = out
        .lines()
        .filter(|line| line.ends_with(" %"))
        .filter_map(|l| l.split_whitespace().next())
        .collect();
    assert_eq!(games[..5], ["1", "10", "100", "1000", "10000"], "{out}");
}

#[test]
fn the_same_seed_learns_the_same() {
    let run = |seed: &str| learn(&["kayles", "7", "--games", "50", "--seed", seed]);
    let first = run("5");
    assert_eq!(first, run("5"));
    assert!((6..16).any(|seed| run(&seed.to_string()) != first));
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_with_a_report() {
    let mut terminal = crate::terminal::Terminal::run(&["learn", "nim", "--games", "4000000000"]);
    terminal.wait_for("100.0 % right");
    terminal.press("\x03");
    assert_eq!(terminal.wait(), 0);
    assert!(terminal.text().contains("87 of 87 positions"), "{}", terminal.text());
    assert!(terminal.is_as_it_was());
}

#[test]
fn unlearnable_games_are_refused() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    // Reaching the real limit takes seconds.
    if depth(false, true) {
        assert_refused(&["learn", "nim", "300", "300", "300"], &["2000000 moves", "MB"]);
    }
    let tokens = ["nim", "300", "300", "300"].map(String::from);
    let subject = Subject::open(&TypedGame::read(&tokens).unwrap(), Ending::Normal).unwrap();
    let error = graph::collect(&subject, 20_000).err().unwrap().to_string();
    assert!(error.contains("20000 moves") && error.contains(" MB; choose"), "{error}");
    assert_refused(&["learn", "nim", "--games", "0"], &["--games 0"]);
    assert_refused(&["learn", "nim", "0"], &["the starting position has no move"]);
    assert_refused(&["learn", "nim", "--games", "-1"], &["-1 is not in 0..=4294967295"]);
    assert_refused(&["learn", "nim", "--rate", "0"], &["--rate 0"]);
    assert_refused(&["learn", "nim", "--explore", "1.5"], &["--explore 1.5"]);
    assert_refused(&["learn", "0.9"], &["character 3", "for example, 0.77"]);
}
