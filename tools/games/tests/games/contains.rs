//! What an answer must contain.

use games::answer::page::{answer, PAGE};
use games::answer::{Answer, HeapMoves};
use games::json;
use games::question;
use games::sum::Sum;
use grundy::game::Ending;
use grundy::nim::nim_sum;

/// Checks that the answer to a question, or who wins and by which moves, contains each of the parts.
#[track_caller]
pub fn assert_has(question: &str, parts: &[&str]) {
    let answer = answer(question) + &decision(question).unwrap_or_default();
    for part in parts {
        assert!(answer.contains(part), "{question:?}: no {part:?} in {answer}");
    }
}

/// Returns the nim sum and who wins by which moves, in JSON, if the question is decided.
pub fn decision(question: &str) -> Option<String> {
    let ([rule, heaps, ending], problems) = question::read(question).ok()?;
    let sum = Sum::read(&problems, rule, heaps).ok()?;
    let ending = match sum.ending {
        Ending::Misere => Ending::Misere,
        Ending::Normal => question::read_ending(ending),
    };
    let answer = Answer::find(&sum, ending, &PAGE).ok()?;
    let decision = answer.verdict.as_ref().ok()?;
    let moves = |HeapMoves { addend, heap, options, .. }: &HeapMoves| {
        // A heap is a number where all follow one rule, and otherwise stands after its rule.
        let name = answer.heap_name(*addend, *heap);
        let heap = if answer.addends.len() == 1 { name } else { json::text(&name) };
        let step = |left| json::object(&[("heap", heap.clone()), ("left", json::list(left))]);
        options.iter().map(step).collect::<Vec<_>>()
    };
    Some(json::object(&[
        ("sum", nim_sum(answer.values()).to_string()),
        ("outcome", json::text(&decision.outcome.to_string())),
        ("moves", json::list(decision.moves.iter().flat_map(moves))),
        ("some", (!decision.are_all).to_string()),
    ]))
}
