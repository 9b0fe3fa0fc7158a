//! The links of the live page lead to games that the page for playing takes.

use games::answer::page::answer;
use games::opening::{EXAMPLES, HEAPS, RULE};
use games::play::play;
use games::steps::question::steps;
use serde_json::Value;

/// Problems of the collection: of normal play, of misère play, and on two heaps that depend on each
/// other.
const PROBLEMS: &str = "hdu1848\tfibonacci\thdu1848 1848\n\
     hdu1907\tnim, misère\thdu1907\n\
     hdu1527\twythoff\thdu1527";

/// Returns the answer of the live page.
fn asked(rule: &str, heaps: &str, ending: &str) -> Value {
    serde_json::from_str(&answer(&[rule, heaps, ending, PROBLEMS].join("\n"))).unwrap()
}

/// Returns the message with which the page for playing refuses a game.
fn refusal(rule: &str, start: &str, ending: &str) -> Option<String> {
    let question = [rule, start, ending, "perfect", "first", "", PROBLEMS].join("\n");
    let answer: Value = serde_json::from_str(&play(&question)).unwrap();
    answer["error"].as_str().map(String::from)
}

/// Asks, and opens every link of the answer.
#[track_caller]
fn offered(rule: &str, heaps: &str, ending: &str) -> (bool, Vec<String>) {
    open_links(&asked(rule, heaps, ending), rule, heaps, ending)
}

/// Opens every link of the answer to a question, and returns whether the game is offered itself,
/// and the names of what is offered instead.
#[track_caller]
fn open_links(answer: &Value, rule: &str, heaps: &str, ending: &str) -> (bool, Vec<String>) {
    assert_eq!(answer["error"], Value::Null, "{rule}; {heaps}");
    let text = |offer: &Value, field: &str| offer[field].as_str().unwrap().to_string();
    let offers = answer["plays"].as_array().unwrap();
    for offer in offers {
        let refused = refusal(&text(offer, "rule"), &text(offer, "start"), ending);
        assert_eq!(refused, None, "{rule}; {heaps}; {ending}: {offer}");
    }
    let is_whole = offers.iter().any(|offer| offer["text"] == "Play this game against the page");
    assert_eq!(is_whole, refusal(rule, heaps, ending).is_none(), "{rule}; {heaps}; {ending}");
    if is_whole {
        assert_eq!(offers.len(), 1);
        assert_eq!(
            (text(&offers[0], "rule"), text(&offers[0], "start")),
            (rule.trim().into(), heaps.into())
        );
        return (true, vec![]);
    }
    let name = |offer: &Value| {
        let text = text(offer, "text");
        let name =
            text.strip_prefix("Play ").and_then(|rest| rest.strip_suffix(" against the page"));
        name.unwrap().to_string()
    };
    (false, offers.iter().map(name).collect())
}

#[test]
fn every_link_to_a_game_is_one_that_is_played() {
    let rules = ["Kayles", " nim ", "race", "hdu1907", "n -> n-a with a + 1 < n", "0.07"];
    let heaps = [HEAPS, "", "0", "3 5 7", "3;4", "３、5", "61", "2000 3000"];
    // All pairs are the gate's: the plain run has each rule and each text for heaps in every
    // second pair, as the squares of one colour.
    let colours = available::depth(2, 1);
    for (row, rule) in EXAMPLES.lines().chain(rules).enumerate() {
        for heaps in heaps.into_iter().skip(row % colours).step_by(colours) {
            for ending in ["normal", "misère"] {
                // Some heaps are too large for a table, and an answer without one has no link.
                let answer = asked(rule, heaps, ending);
                assert!(answer["error"].is_null() || heaps == "2000 3000", "{rule}: {answer}");
                if answer["error"].is_null() {
                    let (is_whole, offers) = open_links(&answer, rule, heaps, ending);
                    assert!(is_whole || !offers.is_empty(), "{rule}; {heaps}; {ending}");
                }
            }
        }
    }
}

#[test]
fn what_is_offered_instead() {
    let names = |names: &[&str]| (false, names.iter().map(|name| name.to_string()).collect());
    let sum = "kayles 5 + nim 3 + {1,2} 7";
    assert_eq!(offered(sum, "3 4", "normal"), (true, vec![]));
    let large = "kayles 500 + nim 3 + {1,2} 7";
    assert_eq!(offered(large, "3 4", "normal"), names(&["Nim 3", "{1, 2} 7"]));
    assert_eq!(offered("kayles 10^12 + nim 3", "", "misère"), names(&["Nim 3"]));
    assert_eq!(offered("kayles", "2000 3000", "normal"), names(&["Kayles 3 5 7"]));
    assert_eq!(offered("nim 3 + nim 5", "", "normal"), (true, vec![]));
    assert_eq!(offered("kayles", "60", "normal"), (true, vec![]));
}

/// The page for playing says which name in a sum is none.
#[test]
fn a_mistake_in_a_sum_is_named() {
    assert_eq!(refusal("kayles 5 + nim 3", "", "normal"), None);
    let message = refusal("kaylse 5 + nim 3", "", "normal").unwrap();
    assert!(message.contains("kaylse"), "{message}");
    let message = refusal("kaylse", "", "normal").unwrap();
    assert!(message.contains("no game is known as"), "{message}");
}

/// The question with which the page opens has an answer, and so do its views.
#[test]
fn the_page_opens_with_an_answer() {
    assert_eq!(offered(RULE, HEAPS, "normal"), (true, vec![]));
    let question = ["en", "heaps", RULE, HEAPS, "normal", "last", "all", "", PROBLEMS].join("\n");
    let positions: Value = serde_json::from_str(&steps(&question)).unwrap();
    assert_eq!(positions["error"], Value::Null, "{positions}");
    assert_eq!(positions["labels"].as_array().unwrap().len(), 22);
}
