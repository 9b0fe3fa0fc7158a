//! What an answer must contain.

use games::answer::page::answer;

/// Checks that the answer to a question contains each of the parts.
#[track_caller]
pub fn assert_has(question: &str, parts: &[&str]) {
    let answer = answer(question);
    for part in parts {
        assert!(answer.contains(part), "{question:?}: no {part:?} in {answer}");
    }
}
