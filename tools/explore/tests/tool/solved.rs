//! Games with a notation of their own, in `why` and `play`.

use crate::run::{assert_refused, explore, explore_with};
use available::depth;
use clap::Parser;
use explore::play::round::{End, Participant, Rematch};
use explore::play::{begin, Options};
use games::problems::Problems;
use games::shown::typed::{code, read};
use games::shown::{Asked, Effort, Judge, Opening, Prospect, Shown};
use grundy::game::{ByPlay, Ending, Game as GameRules};
use grundy::graph::{Loopy, LoopyOutcome};
use grundy::Outcome;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;
use std::rc::Rc;

/// Positions from which every kind of move can be made, and which are small enough to be searched.
const POSITIONS: [&str; 28] = [
    "staircase 3 2 2 1",
    "staircase 4 0 5",
    "moore 1 3 2 3",
    "moore 2 3 2 3",
    "moore 3 2 2 1 2",
    "euclid 40 40",
    "euclid 12 34",
    "hackenbush g-a a-b a-c b-c g-d d-e",
    "hackenbush g-a g-b a-b b-c c-a c-d d-e d-f",
    "hackenbush g-a g-a a-a a-b b-g b-c c-c g-g",
    "hackenbush g-a a-b b-c c-d d-a c-e e-f f-c",
    "hackenbush g-a a-b a-c a-d c-e c-f g-h h-i",
    "chomp 9",
    "chomp 7 7",
    "chomp 5 5 5",
    "cram 3 3",
    "cram 2 5",
    "cram ..#. #... ..#.",
    "coins turtles 11111111",
    "coins mock 11111111",
    "coins ruler 11111111",
    "coins twins 11111111",
    "coins triplets 11111111",
    "geography a-b b-c c-d d-a c-e from a",
    "geography a-b b-c c-a c-d d-e e-f f-d d-g from a",
    "geography a-b b-c d-e e-f f-d a-d c-f from b",
    "geography a>b a>c b>d c>d c>e d>f b>e a>f from a",
    "geography a>b c>b c>d d>a from c",
];

/// The number of random positions of each game.
const RANDOM_POSITIONS: usize = 200;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    options: Options,
}

fn opened(text: &str) -> Opening {
    Asked::read(&Problems::default(), text).unwrap().open().unwrap()
}

/// Returns the position after some random moves.
fn play_on(game: &dyn Shown, start: &[u64], random: &mut SmallRng) -> Vec<u64> {
    let mut position = start.to_vec();
    for _ in 0..random.random_range(0..6) {
        let moves = game.moves(&position);
        if !moves.is_empty() {
            position = moves[random.random_range(0..moves.len())].after.clone();
        }
    }
    position
}

/// A game by its moves alone.
struct ByMoves(Rc<dyn Shown>);

impl GameRules for ByMoves {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        self.0.moves(position).into_iter().map(|step| vec![step.after]).collect()
    }
}

/// Play by definition knows the rules of each game, but none of the theorems.
#[test]
fn each_theorem_agrees_with_play_by_definition() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let mut random = SmallRng::seed_from_u64(1);
    for text in POSITIONS {
        let Opening { game, start } = opened(text);
        let mut by_play = ByPlay::new(ByMoves(Rc::clone(&game)), Ending::Normal);
        let judge = Judge::new(&game, &start, Ending::Normal, &Effort::TERMINAL).unwrap();
        assert!(game.outcome(&start, Ending::Normal).is_some(), "{text}");
        let others = (0..RANDOM_POSITIONS).map(|_| play_on(&*game, &start, &mut random));
        for position in [start.clone()].into_iter().chain(others) {
            let outcome = by_play.outcome(std::slice::from_ref(&position)).unwrap();
            assert_eq!(judge.prospect(&position), outcome.into(), "{text}: {position:?}");
            let winning = |step| by_play.outcome(&[step]).unwrap() == Outcome::P;
            let won: Vec<bool> =
                game.moves(&position).into_iter().map(|step| step.after).map(winning).collect();
            for (step, wins) in game.moves(&position).iter().zip(won) {
                let is_named = judge.prospect_after(step) == Prospect::Win;
                assert_eq!(is_named, wins, "{text}: {position:?} to {:?}", step.after);
            }
        }
    }
}

/// By retrograde analysis of a board of two rows, retreats and all. No position is a draw.
#[test]
fn northcotts_theorem_agrees_with_retrograde_analysis() {
    let Opening { game, .. } = opened("northcott 1-4 7-6");
    // In each row a piece stays on its side of the other one.
    let pairs = || (1..8).flat_map(|left| (left + 1..=8).map(move |right| [left, right]));
    let positions: Vec<Vec<u64>> = [0, 1]
        .into_iter()
        .flat_map(|colour| pairs().map(move |[white, black]| [colour, white, black]))
        .flat_map(|upper| pairs().map(move |[black, white]| [&upper[..], &[white, black]].concat()))
        .collect();
    let numbers: HashMap<&Vec<u64>, usize> = positions.iter().zip(0..).collect();
    let from = |(number, position): (usize, &Vec<u64>)| {
        let steps = game.moves(position).into_iter();
        steps.map(|step| (number, numbers[&step.after])).collect::<Vec<_>>()
    };
    let edges: Vec<(usize, usize)> = positions.iter().enumerate().flat_map(from).collect();
    assert_eq!(positions.len(), 28 * 28 * 2);
    let graph = Loopy::from_edges(positions.len(), &edges).unwrap();
    for (position, outcome) in positions.iter().zip(graph.outcomes()) {
        let outcome = match outcome {
            LoopyOutcome::N { .. } => Outcome::N,
            LoopyOutcome::P { .. } => Outcome::P,
            LoopyOutcome::Draw => panic!("{position:?} is a draw"),
        };
        assert_eq!(game.outcome(position, Ending::Normal), Some(outcome), "{position:?}");
    }
}

/// Whoever wins by theory beats any answers, so the tool's moves come to an end.
#[test]
fn a_won_game_of_northcott_ends() {
    // Black retreats whenever there is room, and advances only where there is none.
    let squares = [8, 7, 6, 5, 4, 3, 2, 1];
    let line = |square| format!("row 1 to {square}\nrow 2 to {}\n", 9 - square);
    let lines = squares.map(line).concat().repeat(12);
    let output = explore_with(&lines, &["play", "northcott", "3-6", "6-4", "--second"]);
    assert!(output.out.contains("You have lost."), "{}", output.out);
}

/// Positions that only some tests can take, among them points that are called like commands.
const OTHERS: [&str; 4] = [
    "northcott 1-5 2-3 8-1",
    "chomp 3 3 3 3",
    "hackenbush g-to to-cut cut-h h-u",
    "geography to-go go-cut cut-to from go",
];

/// What a move is called is read as that move and no other.
#[test]
fn every_move_is_read_as_it_is_written() {
    for text in POSITIONS.into_iter().chain(OTHERS) {
        let Opening { game, start } = opened(text);
        let moves = game.moves(&start);
        assert!(!moves.is_empty(), "{text}");
        for step in &moves {
            let (written, words) = (game.text(step), game.words(step).join(" "));
            for line in [written.clone(), written.to_uppercase(), words, code(&*game, step)] {
                let read = read(&*game, &start, &moves, &line);
                assert_eq!(read.as_ref(), Ok(step), "{text}: {line}");
            }
        }
    }
}

/// Numbers in the wrong order, or too many of them, are not taken for another move.
#[test]
fn a_mistyped_move_is_no_other_move() {
    for (game, line) in [
        ("staircase 1 5", "5 2"),
        ("staircase 3 5", "9 2 3"),
        ("chomp 5 4", "4 2"),
        ("northcott 1-5 2-3", "1 1 2"),
        ("hackenbush g-a a-b", "a b b"),
        ("coins 0111", "1"),
        ("geography a-b b-c from a", "c"),
    ] {
        let output = explore_with(&format!("{line}\nq\n"), &["play", game]);
        let is_refused = output.out.contains(&format!("{line:?} is not a move here; type"));
        assert!(is_refused, "{game}: {}", output.out);
    }
}

/// What a position is called is read as that position.
#[test]
fn every_position_is_read_as_it_is_written() {
    let mut random = SmallRng::seed_from_u64(1);
    for text in POSITIONS.into_iter().chain(["northcott 1-5 2-3 8-1 on 12"]) {
        let Opening { game, start } = opened(text);
        assert_eq!(opened(&game.command(&start)).start, start, "{text}");
        for _ in 0..10 {
            let other = play_on(&*game, &start, &mut random);
            if game.moves(&other).is_empty() {
                continue;
            }
            let Opening { game: same, start: read } = opened(&game.command(&other));
            assert_eq!(same.notation(&read), game.notation(&other), "{text}");
            let outcome = |game: &dyn Shown, at: &[u64]| game.outcome(at, Ending::Normal);
            assert_eq!(outcome(&*same, &read), outcome(&*game, &other), "{text}");
        }
    }
}

/// A new position is another one, and the player who has the better of it wins against the tool
/// by making the moves that hints name.
#[test]
fn new_positions_are_played_to_the_end() {
    for text in POSITIONS.into_iter().chain(["northcott 1-5 2-3 8-1"]) {
        let cli = Cli::parse_from(["play", text]);
        let mut round = begin(&cli.options).unwrap();
        for _ in 0..5 {
            round.rematch(Rematch::NewHeaps).unwrap();
            let is_won = !round.hint(&round.moves()).winning.is_empty();
            while round.end().is_none() {
                let moves = round.moves();
                let best = round.judge.best(&moves)[0];
                round.play(moves[best].clone());
            }
            assert_eq!(round.end() == Some(End::Won(Participant::You)), is_won, "{text}");
        }
    }
}

/// The triangle on a stalk is worth 2 by the fusion principle, as is the stalk of two edges
/// (Winning Ways, chapter 7).
#[test]
fn green_hackenbush() {
    let out = explore(&["why", "hackenbush", "g-a a-b a-c b-c g-d d-e"]).out;
    for part in [
        "\n  b───c   e\n  └─┬─┘   │\n    a     d\n    │     │\n  ═════════ g\n",
        "\n  a = b = c: 3 loops (1)\n  d: e (1)\n  g: a (2) ⊕ d (2) = 0\n",
        "\n  2  10   g-a\n  2  10   g-d\n  0  00   nim sum\n",
        "This is a P-position: no move wins.",
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    // Without the triangle's upper edge its stalk is worth 1 + (1 ⊕ 1) = 1, and so is the other.
    let input = "h\nc-b\nq\n";
    let output = explore_with(input, &["play", "hackenbush", "g-a a-b a-c b-c g-d"]);
    for part in ["Winning moves: cut b-c\n", "  1. you   cut b-c  from g-a a-b a-c b-c g-d; wins"] {
        assert!(output.out.contains(part), "no {part:?} in {}", output.out);
    }
}

/// An edge that cannot be drawn between neighbours is a branch with the name of its other end.
#[test]
fn edges_that_cross_are_branches() {
    let out = explore(&["why", "hackenbush", "g-a g-b g-c a-c a-b"]).out;
    let drawing = "\n  (c)\n   │\n   a────b   c\n   │    │   │\n  ═══════════ g\n";
    assert!(out.contains(drawing), "{out}");
}

/// D. Gale, 1974: the only winning bite in a square is the one beside the poison, and in two rows
/// of the same length the last square of the second row.
#[test]
fn chomp() {
    let out = explore(&["why", "chomp", "4", "4"]).out;
    assert!(out.contains("\n  eat row 2 square 4: leaves (4, 3)\nThis is the only"), "{out}");
    let out = explore(&["why", "chomp", "4", "4", "4", "4"]).out;
    let parts = ["an exhaustive search finds", "\n  eat row 2 square 2: leaves (4, 1, 1, 1)\n"];
    assert!(parts.iter().all(|part| out.contains(part)), "{out}");
    // Gale, too: two rows are lost if the first is one square longer.
    let out = explore(&["why", "chomp", "4", "3"]).out;
    assert!(out.contains("Above a row of 3 a first row of 4 makes a P-position"), "{out}");
    assert!(!out.contains("third") && !out.contains(", 0)"), "{out}");
    let out = explore(&["why", "chomp", "1"]).out;
    assert!(out.contains("This is a P-position: no move is left."), "{out}");
    let output = explore_with("2 4\nq\n", &["play", "chomp", "4", "4"]);
    assert!(output.out.contains("\n  row  1  × ■ ■ ■\n  row  2  ■ ■ ■ ■\n"), "{}", output.out);
    assert!(output.out.contains("eat row 2 square 4  from (4, 4); wins"), "{}", output.out);
}

/// Two by two is lost, and in three cells in a row either domino leaves no other.
#[test]
fn cram() {
    let out = explore(&["why", "cram", "2x2"]).out;
    assert!(out.contains("This is a P-position: no move wins."), "{out}");
    let out = explore(&["why", "cram", "...#", "####"]).out;
    assert!(out.contains("\n      a b c d\n   1  · · · #\n   2  # # # #\n"), "{out}");
    let winning = "\n  cover a1-b1: leaves ##·# ####\n  cover b1-c1: leaves ·### ####\n";
    assert!(out.contains(winning), "{out}");
    let output = explore_with("b1 a1\nq\n", &["play", "cram", "...#"]);
    assert!(output.out.contains("cover a1-b1  from ···#; wins"), "{}", output.out);
}

/// The values are those of Winning Ways, chapter 14: 1, 2, 4, 7, 8 in Mock Turtles; 1, 2, 1, 4 in
/// the Ruler game; and coin n is worth n in Turning Turtles.
#[test]
fn coin_turning() {
    let out = explore(&["why", "coins", "mock", "01101"]).out;
    for part in [
        "\n   1 2 3 4 5\n   ○ ● ● ○ ●\n",
        "\n   2  0010   coin 2\n   4  0100   coin 3\n   8  1000   coin 5\n",
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    let out = explore(&["why", "ruler", "0110"]).out;
    assert!(out.contains("\n  turn 1 2: leaves 1010\n  turn 2 3: leaves 0000\n"), "{out}");
    let out = explore(&["why", "coins", "0110"]).out;
    assert!(out.contains("Turning Turtles: ") && out.contains("\n  turn 2 3: leaves"), "{out}");
    let output = explore_with("3 2\nq\n", &["play", "turning", "turtles", "htHT"]);
    assert!(output.out.contains("  1. you   turn 2 3  from 1010; "), "{}", output.out);
}

/// A cycle of four has a perfect matching, so the player to move follows it; a path of three has
/// none, and its end is left out by one of its maximum matchings.
#[test]
fn geography() {
    let out = explore(&["why", "geography", "a-b b-c c-d d-a from a"]).out;
    assert!(out.contains("Every maximum matching covers a") && out.contains("\n  to b:"), "{out}");
    let out = explore(&["why", "geography", "a-b b-c from a"]).out;
    assert!(out.contains("Some maximum matching leaves a out"), "{out}");
    // By hand: from a to b, to c, and then there is no way on but back to a.
    let out = explore(&["why", "geography", "a>b b>c c>a from a"]).out;
    assert!(out.contains("an exhaustive search finds") && out.contains("a P-position"), "{out}");
    let out = explore(&["why", "geography", "a>b b>c a>c from a"]).out;
    assert!(out.contains("b 1, c 0, so a has the value 2, their mex"), "{out}");
    let out = explore(&["why", "geography", "a-b b-c c-a from c without a b"]).out;
    assert!(out.contains("This is a P-position: no move is left."), "{out}");
    let output = explore_with("to b\nq\n", &["play", "geography", "a-b b-c c-d from a"]);
    assert!(output.out.contains("\n  × a  → b\n  × b  → a c\n  ▶ c  → b d\n"), "{}", output.out);
}

#[test]
fn the_solved_games_are_played() {
    // Bouton, 1901: of the gaps 3, 0 and 6, the last becomes 3.
    let output = explore_with("h\n3 5\nq\n", &["play", "northcott"]);
    let parts = ["  row 3 B · · · · · · W\n", "The gaps 3, 0, 6 have the nim sum 5."];
    assert!(parts.iter().all(|part| output.out.contains(part)), "{}", output.out);
    assert!(output.out.contains("  1. you   row 3 to 5  from 1-5 2-3 8-1, White to move; wins"));
    let output = explore_with("h\nq\n", &["play", "staircase", "4", "9", "6"]);
    let winning = "Winning moves: step 2: 2 down; step 3: 2 down\n";
    assert!(output.out.contains(winning), "{}", output.out);
    // Moore, 1910: (1, 1, 1) is lost where a move takes from up to two heaps.
    let output = explore_with("b 1, c 1\n", &["play", "moore", "2", "1", "2", "3"]);
    assert!(output.out.contains("b to 1, c to 1  from (1, 2, 3); wins"), "{}", output.out);
    let output = explore_with("34 to 10\n", &["play", "euclid", "12", "34"]);
    assert!(output.out.contains("34 to 10  from (12, 34); wins"), "{}", output.out);
}

/// By hand: from tails and heads, heads and tails is left, and the opponent must turn the last coin.
/// From (2, 3) only (2, 1) can be reached, from there (1, 1), and from there only the end.
#[test]
fn misere_play_by_search() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let out = explore(&["why", "coins", "01", "--misere"]).out;
    let parts = ["Misère play: ", "an exhaustive search", "\n  turn 1 2: leaves 10\n"];
    assert!(parts.iter().all(|part| out.contains(part)), "{out}");
    let out = explore(&["why", "euclid", "2", "3", "--misere"]).out;
    assert!(out.contains("This is a P-position: no move wins."), "{out}");
    let out = explore(&["why", "coins", "00", "--misere"]).out;
    assert!(out.contains("the player to move has won"), "{out}");
    // Whoever would have to close the gap retreats instead, for ever.
    let out = explore(&["why", "northcott", "1-5", "--misere"]).out;
    assert!(
        out.contains("This is a draw: ") && out.contains("These moves keep the draw."),
        "{out}"
    );
    let cases = [
        ["why", "staircase", "99 99 99"],
        ["play", "northcott", "1-5 2-3 8-1"],
        ["play", "staircase", "99 99 99"],
        ["why", "northcott", "1-5 2-3 8-1"],
    ];
    for case in &cases[..depth(2, 4)] {
        let large = ["an exhaustive search of more than 400000 moves is too large"];
        assert_refused(&[&case[..], &["--misere"]].concat(), &large);
    }
}

#[test]
fn games_in_chinese() {
    let output =
        explore_with("h\n剪 b-c\nq\n", &["play", "删边游戏", "g-a a-b a-c b-c g-d", "--zh"]);
    assert!(output.out.contains("必胜的走法：剪 b-c\n"), "{}", output.out);
    assert!(output.out.contains("  1. 你    剪 b-c  自 "), "{}", output.out);
    for (game, line) in [
        ("staircase 1 2", "第 2 级：1 枚下移"),
        ("moore 2 1 2", "a → 0，b → 1"),
        ("northcott 1-5", "第 1 行 → 4"),
        ("euclid 3 7", "7 → 4"),
        ("chomp 3 2", "吃第 2 行第 1 格"),
        ("cram 2 2", "盖 a1-b1"),
        ("ruler 011", "翻 2 3"),
        ("geography a-b b-c from b", "→ c"),
    ] {
        let output = explore_with(&format!("{line}\nq\n"), &["play", game, "--zh"]);
        assert!(output.out.contains(&format!("  1. 你    {line}  自 ")), "{}", output.out);
        let why = explore(&["why", game, "--zh"]);
        assert!(why.code == Some(0) && why.out.contains('态'), "{}", why.out);
    }
}

#[test]
fn mistakes_name_their_place() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    for (text, message) in [
        ("hackenbush a-b", "at least one stands on the ground"),
        ("hackenbush g-a b--c", "\"b--c\" is not an edge"),
        ("hackenbush g-a b-c", "b-c is not connected to the ground"),
        ("hackenbush g>a", "g>a leads one way"),
        ("chomp 3 4", "row 2 has 4 squares, more than the 3 of the row above it"),
        ("chomp x", "\"x\" is not a heap size"),
        ("chomp 0", "expected the lengths of the rows"),
        ("chomp 99 1", "the limit is 12 rows of 30 squares"),
        ("chomp 20 20 20 20 20 20 20 20", "an exhaustive search of more than 400000 moves"),
        ("cram 3", "the two sides of a board"),
        ("cram 3 y", "\"y\" is neither the side of a board"),
        ("cram 9 9", "81 free cells is too large; the limit is 25"),
        ("cram ..# ....", "row 2 has 4 cells, but the first one has 3"),
        ("coins 01x", "01x has 'x' at place 3, which is not a coin"),
        ("coins mock 0101010101010101010101010101", "28 coins are too many; the limit is 24"),
        ("geography a-b", "expected edges and the place of the token"),
        ("geography a-b from z", "\"z\" is not on any edge"),
        ("geography a-b from a b", "\"b\" comes after the place of the token"),
        ("geography a-b from a without a", "among those that it has left"),
        ("northcott 0-3", "squares are numbered from 1"),
        ("northcott 1-9 on 5", "\"5\" is not the length of the rows, which is 9 or more here"),
        ("moore 0 1", "k, the first number"),
    ] {
        assert_refused(&["why", text], &[message]);
        assert_refused(&["play", text], &[message]);
    }
    assert_refused(&["play", "staircase", "9999"], &["the limit is 12 steps with 1000 stones"]);
    assert_refused(&["play", "moore", "3", "99 99 99"], &["moves; the limit is 20000"]);
    assert_refused(&["play", "euclid", "1", "9999"], &["9999 moves; the limit is 1000"]);
    assert_refused(&["play", "chomp", "1"], &["the starting position has no move"]);
    #[cfg(feature = "full")]
    assert_refused(&["learn", "northcott 1-5"], &["learn takes games that must end"]);
}

#[test]
fn the_help_lists_every_notation() {
    for command in ["why", "play"] {
        let help = explore(&["help", command]).out;
        for name in [
            "staircase",
            "moore",
            "northcott",
            "euclid",
            "hackenbush",
            "chomp",
            "cram",
            "coins",
            "geography",
        ] {
            assert!(help.contains(&format!("\n  {name} ")), "{command}: no {name} in {help}");
        }
        assert!(explore(&[command, "--help", "--zh"]).out.contains("有自己写法的游戏：\n"));
    }
}
