//! `explore play` in lines of text.

use crate::run::{assert_refused, explore, explore_with};

#[test]
fn a_won_game_of_nim() {
    // Bouton, 1901: from (1, 2) leave (1, 1); then the last stone.
    let output = explore_with("h\nb to 1\na 1\n", &["play", "nim", "1", "2", "--seed", "3"]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    let order = [
        "Nim, 0.[3]; whoever makes the last move wins.",
        "a 1, b 2. Your move: Hint: The Grundy values a: 1, b: 2 have the nim sum 3. This is an \
         N-position",
        "Winning moves: b to 1",
        "I play ",
    ];
    for part in order {
        assert!(output.out.contains(part), "no {part:?} in\n{}", output.out);
    }
}

#[test]
fn a_perfect_opponent_wins_every_won_position() {
    // (1, 1) and the multiples of 4 are lost for you, whatever the seed.
    for seed in 0..20 {
        let seed = seed.to_string();
        let output = explore_with("a 1\na 1\na 1\n", &["play", "{1,2,3}", "8", "--seed", &seed]);
        assert!(output.out.contains("2. tool  a to 4  from a 7; wins"), "{}", output.out);
    }
}

#[test]
fn a_fallible_opponent_errs() {
    let output = explore_with("a 1\n", &["play", "{1,2,3}", "8", "--errors", "1", "--seed", "1"]);
    assert!(output.out.contains("a mistake: a to 4 would win"), "{}", output.out);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let game = |seed: &str| {
        let arguments = ["play", "kayles", "--errors", "0.5", "--second", "--seed", seed];
        explore_with("a 1\na 1\na 1\n", &arguments).out
    };
    assert_eq!(game("7"), game("7"));
    assert!((0..10).any(|seed| game(&seed.to_string()) != game("7")));
}

#[test]
fn misere_games_are_won_the_other_way() {
    // With one stone in each heap, the mover leaves the last one to the opponent.
    let output = explore_with("h\na 1\n", &["play", "nim", "1", "1", "--misere", "--seed", "1"]);
    assert!(output.out.contains("Winning moves: a to 0; b to 0"), "{}", output.out);
    assert!(output.out.contains("You have won."), "{}", output.out);
    // Misère Kayles rows of 1, 4, 9 are P-positions (Sibert and Conway, 1992).
    let output = explore_with("h\n", &["play", "kayles", "9", "--misere", "--seed", "1"]);
    assert!(output.out.contains("This is a P-position: no move wins."), "{}", output.out);
}

#[test]
fn fibonacci_nim_by_zeckendorf() {
    // Whinihan, 1963: 12 = 8 + 3 + 1, take 1; and 13 is lost.
    let output = explore_with("h\n", &["play", "fibonacci", "nim", "12"]);
    assert!(
        output.out.contains("12 = 8 + 3 + 1") && output.out.contains("Winning moves: a to 11"),
        "{}",
        output.out
    );
    let output = explore_with("h\n", &["play", "fibonacci", "nim", "13"]);
    assert!(output.out.contains("no move wins"), "{}", output.out);
}

/// The tool moves first: 4 = 3 + 1, so it takes 1 (Whinihan, 1963), and you may take up to 2.
#[test]
fn fibonacci_nim_bounds_the_answer() {
    let arguments = ["play", "fibonacci", "nim", "4", "--second", "--seed", "1"];
    let output = explore_with("m\na 3\n", &arguments);
    for part in ["I play a to 3.", "Your move: a to 2; a to 1\n", "the rule has no such move"] {
        assert!(output.out.contains(part), "no {part:?} in\n{}", output.out);
    }
}

/// Kayles rows of 4 and 1 pins have the values 1 and 1 (Winning Ways, chapter 4), so beside 3
/// stones of Nim the nim sum is 2, and Nim to 1 wins.
#[test]
fn sums_of_unlike_games() {
    let arguments = ["play", "kayles", "4", "+", "nim", "3", "--seed", "1"];
    let output = explore_with("h\na 1\na 1\na 1\nq\n", &arguments);
    for part in [
        "The sum of heaps of Kayles, 0.77; of Nim, 0.[3]; whoever makes the last move wins.",
        "a 4 (Kayles), b 3 (Nim). Your move: Hint: The Grundy values a: 1, b: 3 have the nim sum 2.",
        "Winning moves: a to 3; a to 1 + 2; b to 1",
    ] {
        assert!(output.out.contains(part), "no {part:?} in\n{}", output.out);
    }
    // A split leaves two heaps of the same rule.
    let output = explore_with("a to 1 + 2\nq\n", &arguments);
    assert!(output.out.contains("a 1 (Kayles), b 2 (Kayles), "), "{}", output.out);
    let output = explore_with("h\n", &["play", "nim 1 + {1,2} 2", "--misere"]);
    assert!(output.out.contains("Winning moves: b to 0"), "{}", output.out);
    assert_refused(&["play", "kayles 5 + nim 99999"], &["too large a game"]);
}

#[test]
fn mistyped_lines_are_explained() {
    let input = "z 1\na to 2+9\na\na x\nu\n\nm\na 1\nu\nq\n";
    let output = explore_with(input, &["play", "kayles", "4", "--seed", "1"]);
    for part in [
        "\"z\" is not a heap with a move; type, for example, a to 3",
        "the rule has no such move; type, for example, a to 3",
        "how many? Type, for example, a to 3",
        "\"x\" is not a number",
        "You have no move to take back.",
        "Type a move: a to 3, or a 1 to take 1, or a to 1 + 2 to split.",
        "a to 3; a to 1 + 2; a to 2; a to 1 + 1",
        "Taken back.",
        "0 mistakes, 0 hints, 1 move taken back.",
    ] {
        assert!(output.out.contains(part), "no {part:?} in\n{}", output.out);
    }
}

#[test]
fn a_move_names_its_heap_unless_there_is_only_one() {
    let output = explore_with("3\n2 3\nto 1\n", &["play", "nim", "3", "4", "--seed", "1"]);
    let message = "which heap? A move begins with the letter of its heap: a or b; \
                   type, for example, a to 2";
    assert_eq!(output.out.matches(message).count(), 2, "{}", output.out);
    assert!(output.out.contains("\"to\" is not a heap with a move"), "{}", output.out);
    // Bash: from 5 leave 4.
    for line in ["1", "to 4", "take 1", "a take 1", "A TO 4", "ａ　ｔｏ　４"] {
        let output = explore_with(&format!("{line}\n"), &["play", "race", "5", "--seed", "1"]);
        assert!(output.out.contains("  1. you   a to 4  from a 5; wins"), "{line}: {}", output.out);
    }
}

#[test]
fn the_help_has_moves_that_the_game_has() {
    let help = |game: &str| explore_with("", &["play", game]).out;
    assert!(help("wythoff").contains("or both 1 to take from both heaps"));
    assert!(help("grundy").contains("Type a move: a to 1 + 6 to split. Type h for a hint"));
}

/// Bytes that are not UTF-8 may come from a file of another kind or encoding.
#[test]
fn invalid_utf_8_is_not_a_move() {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = crate::run::command(&["play", "nim", "1", "--seed", "1"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\na 1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && out.contains("You have won."), "{out}");
}

#[test]
fn a_game_is_followed_by_another() {
    let input = "1\nwhat\no\nn\nu\nq\n";
    let output = explore_with(input, &["play", "nim", "1", "--seed", "1"]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    let question = "Once more? a again, o other side, n new heaps, u undo, q quit: ";
    // After the first game, after a line that is no answer, and after those lost to the tool, in
    // which there is no move of one's own to take back.
    assert_eq!(output.out.matches(question).count(), 5, "{}", output.out);
    assert_eq!(output.out.matches("You have won.").count(), 1, "{}", output.out);
    assert_eq!(output.out.matches("You have lost.").count(), 2, "{}", output.out);
}

#[test]
fn a_hint_has_the_binary_columns() {
    let output = explore_with("h\n", &["play", "nim", "3", "5", "7"]);
    let columns =
        "  3  011   a\n  5  101   b\n  7  111   c\n  1  001   nim sum\n       ^   odd columns\n";
    assert!(output.out.contains(columns), "{}", output.out);
    // No column is odd in a P-position, and the formula of Wythoff's game has none.
    let output = explore_with("h\n", &["play", "nim", "2", "2"]);
    assert!(output.out.contains("  0  00   nim sum\n"), "{}", output.out);
    let output = explore_with("h\n", &["play", "wythoff", "3", "5"]);
    assert!(!output.out.contains("nim sum"), "{}", output.out);
}

/// By hand, from three different letters: two are left after any move, one after any answer, and
/// whoever finds one letter has a palindrome and wins.
#[test]
fn a_problems_own_game_is_played_like_any_other() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let output = explore_with("h\n9\n1\nq\n", &["play", "cf276b", "abc"]);
    for part in [
        "Codeforces 276B, input abc; the problem says who has won.\n",
        "can win within 2 moves of both players. This is an N-position.\n",
        "Winning moves: 1. bc; 2. ac; 3. ab\n",
        "\"9\" is not a move here; type, for example, 1. bc",
        "\n  1. you   1. bc  from abc; wins\n",
        "You have won.",
    ] {
        assert!(output.out.contains(part), "no {part:?} in {}", output.out);
    }
    let output = explore_with("1\nq\n", &["play", "cf276b", "ab", "--second"]);
    assert!(output.out.contains(" from ab; no move would win\nYou have won."), "{}", output.out);
    assert_refused(&["play", "cf276b", "a"], &["the starting position has no move: a"]);
    assert_refused(&["play", "cf276b", "--save", "game"], &["not for a problem's own game"]);
    let out = explore(&["why", "cf276b", "ab"]).out;
    let answers =
        "This is a P-position: no move wins.\nEvery move has an answer that wins:\n  1. b\n";
    assert!(out.contains(answers), "{out}");
}

#[test]
fn games_that_cannot_be_played() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    assert_refused(&["play", "wythoff", "3"], &["two heaps, for example, 8 12"]);
    assert_refused(&["play", "fibonacci", "nim", "1"], &["one heap of 2 or more"]);
    assert_refused(&["play", "nim", "2000"], &["2000", "12 heaps of up to 1000"]);
    assert_refused(&["play", "kayles", "30", "31", "--misere"], &["61 stones", "40 stones"]);
    // A move may split what it leaves into three heaps. The refusal comes before they are listed.
    assert_refused(&["play", "0x8.[F]", "1000"], &["83917333 moves", "GB", "limit is 200000"]);
    assert_refused(&["play", "nim", "--errors", "2"], &["--errors 2 is not between 0 and 1"]);
    assert_refused(&["play", "nim", "--errors", "-1"], &["--errors -1 is not between 0 and 1"]);
    assert_refused(&["play", "nim", "--errors", "NaN"], &["not between 0 and 1"]);
    assert_refused(&["play", "grundy", "2", "2"], &["the starting position has no move"]);
    assert_refused(&["play", "cf276b", "--misere"], &["not for a problem's own game"]);
    assert_refused(&["why", "cf276b", "--misere"], &["not for a problem's own game"]);
    // A problem with a rule is then played on heaps.
    let output = explore_with("q\n", &["play", "hdu1907", "--errors", "0.5"]);
    assert!(output.out.starts_with("Nim, 0.[3], the model of hdu1907; "), "{}", output.out);
    assert_refused(&["play", "tic-tac-toe"], &["no game is known as \"tic-tac-toe\""]);
}
