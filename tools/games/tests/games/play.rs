//! Games in progress, compared with the games' definitions.

use games::play::play;
use games::shown::GAMES;
use grundy::game::{ByPlay, Ending, Game};
use grundy::rule::Rule;
use grundy::Outcome;
use serde_json::Value;

/// Returns the answer to a question about a game against a perfect opponent.
fn ask(game: &str, start: &str, ending: &str, moves: &str) -> Value {
    ask_as(game, start, ending, "perfect", "first", moves)
}

fn ask_as(game: &str, start: &str, ending: &str, opponent: &str, side: &str, moves: &str) -> Value {
    let lines = [game, start, ending, opponent, side, moves, PROBLEMS];
    serde_json::from_str(&play(&lines.join("\n"))).unwrap()
}

/// Problems in the form in which a page holds them.
const PROBLEMS: &str = "hdu1527\twythoff\thdu1527 poj1067\nhdu1907\tnim, misère\thdu1907\n\
    abc206_f\t\tabc206f\n";

fn text(position: &[u64]) -> String {
    position.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Checks the moves and the outcome of every position of two heaps against the definition.
#[track_caller]
fn assert_agrees_with_the_definition(rule: &str, largest: u64) {
    let game: Rule = rule.parse().unwrap();
    for (ending, name) in [(Ending::Normal, "normal"), (Ending::Misere, "misère")] {
        let mut by_play = ByPlay::new(&game, ending);
        for (a, b) in (0..=largest).flat_map(|a| (0..=a).map(move |b| (a, b))) {
            let answer = ask(rule, &text(&[a, b]), name, "");
            let outcome = by_play.outcome(&[a, b]).unwrap();
            assert_eq!(answer["outcome"], outcome.to_string(), "{rule} {a} {b} {name}: {answer}");
            let mut expected = Vec::new();
            for (place, heap, other) in [(0, a, b), (1, b, a)] {
                for mut left in game.options(&heap) {
                    left.retain(|&part| part > 0);
                    left.sort_unstable();
                    let next = [&left[..], &[other]].concat();
                    let wins = by_play.outcome(&next).unwrap() == Outcome::P;
                    expected.push((place, left, wins));
                }
            }
            let read = |step: &Value| {
                let left = step["left"].as_array().unwrap().iter();
                let left: Vec<u64> = left.map(|part| part.as_u64().unwrap()).collect();
                (step["heap"].as_u64().unwrap(), left, step["wins"] == true)
            };
            let moves: Vec<_> = answer["moves"].as_array().unwrap().iter().map(read).collect();
            assert_eq!(moves, expected, "{rule} {a} {b} {name}");
        }
    }
}

#[test]
fn heaps_agree_with_the_definition() {
    for rule in ["nim", "{1,3,4}", "kayles", "lasker", "grundy", "0.137", "0x8.3"] {
        assert_agrees_with_the_definition(rule, 5);
    }
}

/// Every move that the page lists can be made, and leads to the position that it names.
#[test]
fn every_listed_move_can_be_made() {
    for rule in ["kayles", "lasker", "0x8.3"] {
        for step in ask(rule, "5 4", "normal", "")["moves"].as_array().unwrap() {
            let after = ask(rule, "5 4", "normal", step["code"].as_str().unwrap());
            let heaps = after["board"]["heaps"].as_array().unwrap();
            let mut sizes: Vec<u64> =
                heaps.iter().map(|heap| heap["stones"].as_u64().unwrap()).collect();
            let left = step["left"].as_array().unwrap().iter();
            let mut expected: Vec<u64> = left.map(|part| part.as_u64().unwrap()).collect();
            expected.push(if step["heap"] == 0 { 4 } else { 5 });
            sizes.sort_unstable();
            expected.sort_unstable();
            assert_eq!(sizes, expected, "{rule}: {step}");
            let verdict = if step["wins"] == true { "wins" } else { "mistake" };
            assert_eq!(after["record"][0]["verdict"], verdict, "{rule}: {step}");
        }
    }
}

/// A pin in the middle leaves two rows, in the order in which they stand.
#[test]
fn pins_keep_their_places() {
    let answer = ask("kayles", "7", "normal", "a_to_4_2 b_to_0_1");
    let heaps = answer["board"]["heaps"].as_array().unwrap();
    let number = |heap: &Value, field: &str| heap[field].as_u64().unwrap();
    let places = heaps.iter().map(|heap| (number(heap, "from"), number(heap, "stones")));
    // The fifth pin is gone, and then the sixth, which was at the left end of its row.
    assert_eq!(places.collect::<Vec<_>>(), [(0, 4), (6, 1)], "{answer}");
}

#[test]
fn the_queen_agrees_with_the_definition() {
    // The misère P-positions are (0, 1) and (2, 2), and otherwise those of normal play.
    let normal = [(0, 0), (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4)];
    let misere = [(0, 1), (1, 0), (2, 2), (3, 5), (5, 3), (4, 7), (7, 4)];
    for (ending, lost) in [("normal", normal), ("misère", misere)] {
        for (x, y) in (0..8u64).flat_map(|x| (0..8u64).map(move |y| (x, y))) {
            let answer = ask("wythoff", &text(&[x, y]), ending, "");
            let outcome = if lost.contains(&(x, y)) { "P" } else { "N" };
            assert_eq!(answer["outcome"], outcome, "{x} {y} {ending}");
            let moves = answer["moves"].as_array().unwrap();
            assert_eq!(moves.len() as u64, x + y + x.min(y));
            for step in moves {
                // The rows are listed from the top down.
                let [row, column] = [0, 1].map(|at| step["spots"][0][at].as_u64().unwrap());
                let square = (column, y - row);
                assert_eq!(step["wins"] == true, lost.contains(&square), "{x} {y}: {step}");
            }
        }
    }
}

/// Plays a game to its end, in which the reader always makes the first move in the list.
fn play_on(game: &str, start: &str, ending: &str, opponent: &str) -> (Value, Vec<String>) {
    let mut moves: Vec<String> = Vec::new();
    loop {
        let answer = ask_as(game, start, ending, opponent, "second", &moves.join(" "));
        assert!(answer["error"].is_null(), "{game} {start} {ending}: {answer}");
        let list = answer["moves"].as_array().unwrap();
        if answer["winner"] != "" {
            return (answer, moves);
        }
        let code = if answer["reader"] == true { &list[0]["code"] } else { &answer["reply"] };
        moves.push(code.as_str().unwrap().to_string());
    }
}

#[test]
fn a_perfect_opponent_wins_what_is_won() {
    for (game, start) in
        [("nim", "3 5 7"), ("kayles", "3 5 7"), ("wythoff", "8 11"), ("{1,2,3}", "22")]
    {
        for ending in ["normal", "misère"] {
            let (answer, moves) = play_on(game, start, ending, "perfect");
            let first = ask(game, start, ending, "");
            assert_eq!(first["outcome"], "N");
            assert_eq!(answer["winner"], "opponent", "{game} {ending}: {moves:?}");
            let record = answer["record"].as_array().unwrap();
            let own = record.iter().filter(|step| step["reader"] == false);
            own.for_each(|step| assert_eq!(step["verdict"], "wins", "{game}: {answer}"));
        }
    }
}

/// The same seed makes the same mistakes; some of the seeds make one.
#[test]
fn an_erring_opponent_errs_reproducibly() {
    let mut mistakes = 0;
    for seed in 1..=8 {
        let opponent = format!("erring {seed}");
        let (answer, moves) = play_on("nim", "3 5 7", "normal", &opponent);
        assert_eq!(play_on("nim", "3 5 7", "normal", &opponent).1, moves);
        let record = answer["record"].as_array().unwrap();
        let own = record.iter().filter(|step| step["reader"] == false);
        mistakes += own.filter(|step| step["verdict"] == "mistake").count();
    }
    assert!(mistakes > 2, "{mistakes}");
}

#[test]
fn two_people_can_play() {
    let answer = ask_as("nim", "1 1", "normal", "nobody", "first", "a_to_0 b_to_0");
    assert_eq!((&answer["firstWins"], &answer["reply"]), (&false.into(), &Value::Null));
    let answer = ask_as("nim", "1 1", "misère", "nobody", "first", "a_to_0 b_to_0");
    assert_eq!(answer["firstWins"], true);
}

#[test]
fn a_problem_is_played_as_it_states_its_game() {
    assert_eq!(ask("hdu1907", "1", "normal", "")["misere"], true);
    assert_eq!(ask("poj1067", "1 2", "normal", "")["board"]["rows"][0], "·♛");
    assert_eq!(ask("poj1067", "1 2", "misère", "")["outcomes"][0], "NN");
}

#[test]
fn a_link_without_a_start_has_the_usual_one() {
    for (game, start) in [("nim", "3 5 7"), ("poj1067", "8 12"), ("race", "21")] {
        assert_eq!(ask(game, "", "normal", "")["start"], start);
    }
    for kind in GAMES {
        let answer = ask(kind.word(), "", "normal", "");
        assert_eq!(answer["start"], kind.example(), "{answer}");
    }
    // As a Chinese keyboard types it.
    assert_eq!(ask("nim", "１、２，３", "normal", "")["outcome"], "P");
}

#[test]
fn reasons_are_given() {
    let reason = |game, start, ending| {
        let answer = ask(game, start, ending, "");
        answer["reason"].as_str().unwrap().to_string()
    };
    assert!(reason("nim", "3 5 7", "normal")
        .starts_with("The Grundy values a: 3, b: 5, c: 7 have the nim sum 1."));
    assert!(reason("nim", "1 1", "misère").contains("Ferguson"));
    assert!(reason("kayles", "1 5", "misère").contains("exhaustive"));
    assert!(reason("wythoff", "4 7", "normal").contains("(⌊3φ⌋, ⌊3φ⌋ + 3)"));
}

#[test]
fn mistakes_are_named() {
    let error = |game, start, ending, moves| {
        ask(game, start, ending, moves)["error"].as_str().unwrap_or("none").to_string()
    };
    assert!(error("chess", "3", "normal", "").contains("chess"));
    assert!(error("nim", "3 x", "normal", "").contains("\"x\" is not a heap size"));
    assert!(error("nim", ",", "normal", "").contains("1 to 12 heaps"));
    assert!(error("nim", "61", "normal", "").contains("at most 60 stones"));
    assert!(error("wythoff", "3", "normal", "").contains("two heaps"));
    for moves in ["a_to_3", "a_4", "b_to_1", "a", "7", "a_to_1_1", "a9999999999999999999999", "é1"]
    {
        assert!(error("nim", "3", "normal", moves).contains("move 1 of the link"), "{moves}");
    }
    assert!(error("nim", "3", "normal", "a_to_0 a_to_0").contains("move 2 of the link"));
    assert!(error("kayles", "30 30", "misère", "").contains("60 stones"));
    assert!(play("").contains("error"));
}

/// Every game that has a notation of its own is played to its end by moves as links write them,
/// each of which the page recognises by places of its board.
#[test]
fn every_game_is_played_to_its_end() {
    for kind in GAMES {
        for ending in ["normal", "misère"] {
            let start = match kind.word() {
                // Play on the example may never end.
                "graph" => "0.0>1.0 1.0>2.0 0.0>2.0 from 0.0",
                // No theorem decides misère play of the example.
                "northcott" => "1-4 2-3",
                _ => kind.example(),
            };
            let word = kind.word();
            let (answer, moves) = play_on(word, start, ending, "perfect");
            assert!(!moves.is_empty() && answer["winner"] != "", "{word} {ending}: {answer}");
            let first = ask(word, start, ending, "");
            let winner = if first["outcome"] == "N" { "opponent" } else { "" };
            assert!(winner.is_empty() || answer["winner"] == winner, "{word} {ending}: {moves:?}");
            for step in first["moves"].as_array().unwrap() {
                // A link separates moves by a hyphen, and its fields by a semicolon.
                let code = step["code"].as_str().unwrap();
                assert!(!code.contains(['-', ';', ' ']), "{word}: {code}");
                assert!(!step["spots"].as_array().unwrap().is_empty(), "{word}: {step}");
                let after = ask(word, start, ending, step["code"].as_str().unwrap());
                assert_eq!(after["record"][0]["name"], step["name"], "{word} {ending}");
                let verdict = &after["record"][0]["verdict"];
                assert_eq!(verdict == "wins", step["wins"] == true, "{word} {ending}: {step}");
            }
        }
    }
}

/// Heaps under several rules are played as their sum.
#[test]
fn a_sum_is_played() {
    let answer = ask("kayles 5 + nim 3", "", "normal", "b_to_1");
    assert_eq!(answer["error"], Value::Null, "{answer}");
    // G(5) of Kayles is 4.
    assert_eq!(answer["balance"]["sum"], 4 ^ 1);
    assert_eq!(answer["board"]["heaps"][1]["rule"], "Nim");
    let answer = ask("kayles + nim", "5 3", "normal", "");
    assert_eq!((&answer["start"], &answer["outcome"]), (&"5 3".into(), &"N".into()));
}
