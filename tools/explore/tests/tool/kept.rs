//! Games that are saved and replayed.

use crate::run::{assert_refused, explore_with};
use std::fs;

const FIRST: &str = "cargo explore play '0.[3]' 1 2 --seed 1\n";

#[test]
fn a_game_is_saved_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let name = path.to_str().unwrap();
    // Bouton, 1901: from (1, 2) the winning move leaves (1, 1).
    let input = "b 2\nu\nb to 1\nq\n";
    let output = explore_with(input, &["play", "nim", "1", "2", "--seed", "1", "--save", name]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with(FIRST), "{text}");
    assert!(text.contains("\n  1. you   b to 1  from a 1, b 2; wins\n  2. tool  "), "{text}");

    let output = explore_with("1\n", &["play", "--replay", name]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    let parts =
        ["Nim, 0.[3]; whoever makes the last move wins.", "  1. you   b to 1", "You have won."];
    assert!(parts.iter().all(|part| output.out.contains(part)), "{}", output.out);
    // Every move can be taken back and played otherwise.
    let output = explore_with("u\nb 2\nq\n", &["play", "--replay", name]);
    assert!(output.out.contains("  1. you   b to 0  from a 1, b 2; a mistake"), "{}", output.out);
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert_refused(&["play", "nim", "--save", name], &[name, "exists"]);
}

/// The first line of a saved game begins the same game, whatever its rule and options.
#[test]
fn every_kind_of_game_is_replayed() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let folder = tempfile::tempdir().unwrap();
    let games: [&[&str]; 18] = [
        &["{1, 2, 3}", "5", "6", "--misere", "--errors", "0.5"],
        &["wythoff", "3", "4", "--second"],
        &["fibonacci", "nim", "20", "--seed", "7"],
        &["kayles", "3", "5", "7"],
        &["grundy", "9"],
        &["all but {2, 4}", "7"],
        &["hdu1907", "3", "4"],
        &["staircase", "4", "9", "6", "--second"],
        &["moore", "2", "1", "2", "3", "--second"],
        &["northcott", "1-5 2-3 on 12", "--second"],
        &["euclid", "12", "34", "--misere"],
        &["hackenbush", "g-a a-b a-c b-c g-a g-d", "--second"],
        &["chomp", "5 4 3", "--second"],
        &["cram", "..#.", "....", "--second"],
        &["ruler", "01101", "--second"],
        &["turning turtles", "1101"],
        &["geography", "a-b b-c c-d d-a from b without a", "--second"],
        &["geography", "a>b b>c c>a c>d from a", "--misere"],
    ];
    for (number, game) in games.into_iter().enumerate() {
        let path = folder.path().join(number.to_string());
        let name = path.to_str().unwrap();
        let arguments = [&["play"], game, &["--save", name]].concat();
        let played = explore_with("m\nq\n", &arguments);
        assert_eq!((played.code, &*played.err), (Some(0), ""), "{game:?}");
        let replayed = explore_with("m\nq\n", &["play", "--replay", name]);
        assert_eq!((replayed.out, &*replayed.err), (played.out, ""), "{game:?}");
    }
}

#[test]
fn what_is_no_saved_game_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let name = path.to_str().unwrap();
    for (text, part) in [
        ("", "line 1: expected the command of a game"),
        ("# notes\n", "line 1: expected the command of a game"),
        ("cargo explore play chess\n", "no game is known as \"chess\""),
        ("cargo explore play nim --heaps 3\n", "line 1: unexpected argument"),
        ("cargo explore play nim 3 --save x\n", "line 1: --save and --replay"),
        (
            &format!("{FIRST}  1. you   b to 2  from a 1"),
            "line 2: \"b to 2\": the rule has no such",
        ),
        (
            &format!("{FIRST}  1. you   h  from a 1"),
            "line 2: \"h\": \"h\" is not a heap with a move",
        ),
        (&format!("{FIRST}  1. tool  b to 1  from a 1"), "line 2: the move \"b to 1\" is not that"),
    ] {
        fs::write(&path, text).unwrap();
        assert_refused(&["play", "--replay", name], &[name, part]);
    }
    fs::remove_file(&path).unwrap();
    assert_refused(&["play", "--replay", name], &[name, "No such file"]);
    assert_refused(&["play", "--replay", name, "nim"], &["cannot be used with"]);
    let nowhere = folder.path().join("none/game");
    assert_refused(&["play", "nim", "--save", nowhere.to_str().unwrap()], &["does not exist"]);
}
