//! Games on drawings, compared with their definitions.

use games::play::play;
use grundy::game::{ByPlay, Ending, Game};
use grundy::Outcome;
use serde_json::Value;

fn ask(game: &str, start: &str, ending: &str, moves: &str) -> Value {
    let lines = [game, start, ending, "nobody", "first", moves, ""];
    serde_json::from_str(&play(&lines.join("\n"))).unwrap()
}

type Point = (u64, u64);
type Edge = (Point, Point);

/// Green Hackenbush as its rules say it: the edges that stand.
struct Definition;

impl Game for Definition {
    type Position = Vec<Edge>;

    fn options(&self, edges: &Vec<Edge>) -> Vec<Vec<Vec<Edge>>> {
        let without = |cut: usize| {
            let mut rest = edges.clone();
            rest.remove(cut);
            vec![supported(rest)]
        };
        (0..edges.len()).map(without).collect()
    }
}

/// Returns the edges that are connected to row 0.
fn supported(edges: Vec<Edge>) -> Vec<Edge> {
    let mut reached: Vec<Point> = Vec::new();
    loop {
        let is_reached = |point: &Point| point.1 == 0 || reached.contains(point);
        let touches = |(a, b): &Edge| is_reached(a) || is_reached(b);
        let kept: Vec<Edge> = edges.iter().copied().filter(touches).collect();
        let ends: Vec<Point> = kept.iter().flat_map(|&(a, b)| [a, b]).collect();
        if ends.iter().all(is_reached) {
            return kept;
        }
        reached = ends;
    }
}

/// Returns a number from 0 to `below` - 1, by the generator of Lehmer.
fn random(state: &mut u64, below: usize) -> usize {
    *state = *state * 48_271 % 0x7fff_ffff;
    *state as usize % below
}

/// Returns drawings of up to `most` edges on a grid of 3 by 3, every edge of which stands.
fn pictures(most: usize) -> Vec<Vec<Edge>> {
    let mut state = 1901;
    let picture = |_| {
        let mut edges: Vec<Edge> = Vec::new();
        for _ in 0..most {
            let mut point = || (random(&mut state, 3) as u64, random(&mut state, 3) as u64);
            let (a, b) = (point(), point());
            if a != b && !edges.contains(&(a, b)) && !edges.contains(&(b, a)) {
                edges.push((a, b));
            }
        }
        supported(edges)
    };
    (0..60).map(picture).filter(|edges| !edges.is_empty()).collect()
}

fn text(edges: &[Edge]) -> String {
    let edges = edges.iter().map(|((a, b), (c, d))| format!("{a}.{b}-{c}.{d}"));
    edges.collect::<Vec<_>>().join(" ")
}

#[test]
fn hackenbush_agrees_with_its_definition() {
    for (ending, name) in [(Ending::Normal, "normal"), (Ending::Misere, "misère")] {
        let mut by_play = ByPlay::new(Definition, ending);
        let mut lost = 0;
        for edges in pictures(7) {
            let answer = ask("hackenbush", &text(&edges), name, "");
            let outcome = by_play.outcome(std::slice::from_ref(&edges)).unwrap();
            assert_eq!(answer["outcome"], outcome.to_string(), "{edges:?} {name}: {answer}");
            lost += usize::from(outcome == Outcome::P);
            let moves = answer["moves"].as_array().unwrap();
            assert_eq!(moves.len(), edges.len());
            for (option, step) in Definition.options(&edges).iter().zip(moves) {
                let wins = by_play.outcome(option).unwrap() == Outcome::P;
                assert_eq!(step["wins"], wins, "{edges:?} {name}: {step}");
            }
        }
        assert!(lost > 3, "{name}: {lost}");
    }
}

/// Two stalks of two edges on one root are misère Nim's (2, 2), which is lost, although the whole
/// tree has the value 0.
#[test]
fn branches_decide_misere_play_of_trees() {
    let answer = ask("green hackenbush", "1.0-0.1 0.1-0.2 1.0-2.1 2.1-2.2", "misère", "");
    assert_eq!(answer["outcome"], "P");
    assert!(answer["reason"].as_str().unwrap().contains("have the nim sum 0"), "{answer}");
    // By the fusion principle, a triangle that stands on the ground has the value 1.
    let answer = ask("hackenbush", "0.0-1.1 1.1-2.0 2.0-0.0", "normal", "");
    assert!(answer["balance"]["sum"] == 1, "{answer}");
    let answer = ask("hackenbush", "0.0-0.1 0.1-0.2", "normal", "0.0_0.1");
    assert_eq!(answer["moves"].as_array().unwrap().len(), 0);
}

/// Slides of one token along the edges of a graph.
struct Slides(Vec<(usize, usize)>);

impl Game for Slides {
    type Position = usize;

    fn options(&self, point: &usize) -> Vec<Vec<usize>> {
        let edges = self.0.iter().filter(|edge| edge.0 == *point);
        edges.map(|edge| vec![edge.1]).collect()
    }
}

#[test]
fn tokens_agree_with_their_definition() {
    let mut state = 7;
    for round in 0..30 {
        // Edges lead to greater numbers, so there is no cycle.
        let mut edges = vec![(0, 6)];
        for _ in 0..9 {
            let (a, b) = (random(&mut state, 7), random(&mut state, 7));
            if a < b && !edges.contains(&(a, b)) {
                edges.push((a, b));
            }
        }
        // Only points of the drawing have a name.
        let known: Vec<usize> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
        let tokens: Vec<usize> =
            (0..1 + round % 2).map(|_| known[random(&mut state, known.len())]).collect();
        let name = |point: usize| format!("{}.{}", point % 3, point / 3);
        let parts = edges.iter().map(|&(a, b)| format!("{}>{}", name(a), name(b)));
        let parts = parts.chain(tokens.iter().map(|&token| format!("@{}", name(token))));
        let start = parts.collect::<Vec<_>>().join(" ");
        let slides = Slides(edges);
        for (ending, text) in [(Ending::Normal, "normal"), (Ending::Misere, "misère")] {
            let mut by_play = ByPlay::new(&slides, ending);
            let answer = ask("graph", &start, text, "");
            let outcome = by_play.outcome(&tokens).unwrap();
            assert_eq!(answer["outcome"], outcome.to_string(), "{start} {text}: {answer}");
            let mut followers = Vec::new();
            for (place, token) in tokens.iter().enumerate() {
                for head in slides.options(token).concat() {
                    let mut follower = tokens.clone();
                    follower[place] = head;
                    followers.push(follower);
                }
            }
            let moves = answer["moves"].as_array().unwrap();
            assert_eq!(moves.len(), followers.len(), "{start}");
            for (step, follower) in moves.iter().zip(&followers) {
                let wins = by_play.outcome(follower).unwrap() == Outcome::P;
                assert_eq!(step["wins"], wins, "{start} {text}: {step}");
            }
        }
    }
}

/// Returns the prospects of the player to move by repeating the definition until nothing changes:
/// won if a move leads to a lost position, lost if every move leads to a won one. What is then
/// open is a draw. A position without moves has the prospect `at_end`.
fn prospects(edges: &[(usize, usize)], tokens: usize, at_end: Outcome) -> Vec<Option<Outcome>> {
    let count = 7usize.pow(tokens as u32);
    let followers: Vec<Vec<usize>> =
        (0..count).map(|position| followers(edges, tokens, position)).collect();
    let mut known: Vec<Option<Outcome>> = vec![None; count];
    loop {
        let next: Vec<Option<Outcome>> = followers
            .iter()
            .map(|followers| {
                let outcomes = || followers.iter().map(|&follower| known[follower]);
                match followers.is_empty() {
                    true => Some(at_end),
                    false if outcomes().any(|o| o == Some(Outcome::P)) => Some(Outcome::N),
                    false if outcomes().all(|o| o == Some(Outcome::N)) => Some(Outcome::P),
                    false => None,
                }
            })
            .collect();
        if next == known {
            return known;
        }
        known = next;
    }
}

/// Returns the positions after each move, a position being its tokens' points in base 7.
fn followers(edges: &[(usize, usize)], tokens: usize, position: usize) -> Vec<usize> {
    let mut followers = Vec::new();
    for place in (0..tokens).map(|token| 7usize.pow(token as u32)) {
        let point = position / place % 7;
        let heads = edges.iter().filter(|edge| edge.0 == point).map(|edge| edge.1);
        followers.extend(heads.map(|head| position - point * place + head * place));
    }
    followers
}

#[test]
fn tokens_on_graphs_with_cycles_agree_with_their_definition() {
    let name = |point: usize| format!("{}.{}", point % 3, point / 3);
    let (mut state, mut draws) = (11, 0);
    for round in 0..30 {
        let mut edges = vec![(0, 1), (1, 2), (2, 0)];
        for _ in 0..8 {
            let (a, b) = (random(&mut state, 7), random(&mut state, 7));
            if a != b && !edges.contains(&(a, b)) {
                edges.push((a, b));
            }
        }
        let count = 1 + round % 2;
        // Only points of the drawing have a name.
        let known: Vec<usize> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
        let tokens: Vec<usize> =
            (0..count).map(|_| known[random(&mut state, known.len())]).collect();
        let parts = edges.iter().map(|&(a, b)| format!("{}>{}", name(a), name(b)));
        let parts = parts.chain(tokens.iter().map(|&token| format!("@{}", name(token))));
        let start = parts.collect::<Vec<_>>().join(" ");
        for (at_end, ending) in [(Outcome::P, "normal"), (Outcome::N, "misère")] {
            let prospects = prospects(&edges, count, at_end);
            let text = |position: usize| {
                prospects[position].map_or("draw".to_string(), |outcome| outcome.to_string())
            };
            let position = tokens.iter().rev().fold(0, |all, token| 7 * all + token);
            let answer = ask("graph", &start, ending, "");
            assert_eq!(answer["outcome"], text(position), "{start} {ending}: {answer}");
            draws += usize::from(answer["outcome"] == "draw");
            let moves = answer["moves"].as_array().unwrap();
            let followers = followers(&edges, count, position);
            assert_eq!(moves.len(), followers.len(), "{start}");
            for step in moves {
                // The code of a move begins with the letter of its token if there are several.
                let is_second = step["code"].as_str().unwrap().starts_with("b_");
                let token = u32::from(is_second);
                let to = step["name"].as_str().unwrap().split(' ').next_back().unwrap();
                let point = (0..7).find(|&point| name(point) == to).unwrap();
                let place = 7usize.pow(token);
                let after = position - position / place % 7 * place + point * place;
                assert_eq!(step["wins"], text(after) == "P", "{start} {ending}: {step}");
                assert_eq!(step["draws"], text(after) == "draw", "{start} {ending}: {step}");
            }
        }
    }
    assert!(draws > 10, "{draws}");
}

/// The example of `graph::Loopy`: 0 ⇄ 1 → 2 → 3. From 1, moving to 2 loses, so play goes to and
/// fro between 0 and 1.
const DRAWN: &str = "0.0>1.0 1.0>0.0 1.0>2.0 2.0>3.0 from 1.0";

#[test]
fn a_drawn_game_is_a_draw_for_both() {
    let answer = ask("graph", DRAWN, "normal", "");
    assert_eq!((&answer["outcome"], &answer["winner"]), (&"draw".into(), &"".into()));
    assert!(answer["reason"].as_str().unwrap().contains("It is a draw"), "{answer}");
    let answer = ask("graph", DRAWN, "normal", "2.0");
    let verdict = |answer: &Value, place: usize| answer["record"][place]["verdict"].clone();
    assert_eq!((&answer["outcome"], verdict(&answer, 0)), (&"N".into(), "mistake".into()));
    // The third time at 1.0 with the same player to move.
    let answer = ask("graph", DRAWN, "normal", "0.0 1.0 0.0");
    assert_eq!((&answer["winner"], verdict(&answer, 2)), (&"".into(), "draws".into()));
    let answer = ask("graph", DRAWN, "normal", "0.0 1.0 0.0 1.0");
    assert_eq!(answer["winner"], "draw");
}

/// The opponent never loses a drawn position, wins a won one, and does so although the reader
/// could go round for ever.
#[test]
fn the_opponent_keeps_its_draws_and_brings_its_wins_home() {
    let reply = |start: &str, moves: &str| {
        let lines = ["graph", start, "normal", "perfect", "first", moves, ""];
        let answer: Value = serde_json::from_str(&play(&lines.join("\n"))).unwrap();
        answer["reply"].as_str().unwrap().to_string()
    };
    let from_zero = DRAWN.replace("from 1.0", "from 0.0");
    assert_eq!(reply(&from_zero, "1.0"), "0.0");
    // The reader has left 2.0, from which 3.0 ends the game.
    assert_eq!(reply(DRAWN, "2.0"), "3.0");
    // From 0.0, the moves to 1.0 and to the end 2.0 both win, but 1.0 only leads back to 0.0.
    let start = "3.0>0.0 0.0>1.0 1.0>0.0 0.0>2.0 from 3.0";
    for moves in ["0.0", "0.0 1.0 0.0", "0.0 1.0 0.0 1.0 0.0"] {
        assert_eq!(reply(start, moves), "2.0", "{moves}");
    }
}

#[test]
fn mistakes_in_drawings_are_named() {
    let error = |game, start, ending| ask(game, start, ending, "")["error"].to_string();
    assert!(error("hackenbush", ",", "normal").contains("expected edges"));
    assert!(error("hackenbush", "0.0-0.1 x", "normal").contains("not an edge"));
    assert!(error("hackenbush", "0.0>0.1", "normal").contains("no direction"));
    assert!(error("hackenbush", "0.0-0.9", "normal").contains("at most 8"));
    assert!(error("hackenbush", "0.1-0.2", "normal").contains("ground"));
    assert!(error("graph", "0.0>0.1", "normal").contains("1 to 3 tokens"));
    assert!(error("graph", "0.0>0.1 from 5.5", "normal").contains("not on any edge"));
}
