//! What people type first, in both languages, sloppily and maliciously.

use catalogue::project::Project;
use games::answer::page::answer;
use games::collection;
use games::play::play;
use games::problems::Problems;
use games::shown::Asked;
use games::sum::Sum;
use grundy::rule::{Remark, Rule};
use serde_json::Value;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::OnceLock;
use support::language::{within, Language};

/// Lines as they are typed, each with what is meant.
const TYPED: &str = include_str!("../typed.tsv");

/// The problems of the collection, and those of the lines in the form in which a page holds them.
fn problems() -> &'static (Problems, String) {
    static PROBLEMS: OnceLock<(Problems, String)> = OnceLock::new();
    PROBLEMS.get_or_init(|| {
        let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", ".."].iter().collect();
        let problems = collection::problems(&Project::open(&root).unwrap()).unwrap();
        let all = problems.to_string();
        let is_typed = |line: &&str| TYPED.contains(line[..=line.find('\t').unwrap()].trim());
        let few = all.lines().filter(is_typed).collect::<Vec<_>>().join("\n");
        (problems, few)
    })
}

/// What a text is read as.
#[derive(Debug, PartialEq)]
enum Reading {
    Heaps(Vec<(Rule, Vec<u64>)>),
    Problem(String),
    Own(&'static str, Vec<String>),
}

/// Reads a text as terminal and pages do, and returns it with the remarks.
fn read(text: &str) -> Result<(Reading, Vec<Remark>), String> {
    let (problems, _) = problems();
    if let Some(asked) = Asked::read(problems, text) {
        return Ok((Reading::Own(asked.kind.word(), asked.words), vec![]));
    }
    let sum = Sum::read(problems, text, "")?;
    let heaps = sum.addends.into_iter().map(|addend| (addend.rule, addend.heaps));
    let reading = match sum.problem {
        Some(problem) => Reading::Problem(problem.name.clone()),
        None => Reading::Heaps(heaps.collect()),
    };
    Ok((reading, sum.remarks))
}

fn on_pages(text: &str) -> [Value; 2] {
    let (_, problems) = problems();
    let live = answer(&format!("{text}\n\nnormal\n{problems}"));
    let play = play(&format!("{text}\n\nnormal\nnobody\nfirst\n\n{problems}"));
    [live, play].map(|answer| serde_json::from_str(&answer).unwrap())
}

/// Checks that a message is one sentence.
#[track_caller]
fn assert_one_sentence(text: &str, message: &str) {
    let is_one = ![". ", "。", "\n"].iter().any(|end| message.contains(end));
    assert!(is_one && message.chars().count() < 260, "{text}: {message}");
}

#[test]
fn what_is_typed_first_is_understood() {
    let mut asked = HashSet::new();
    let mut count = 0;
    for line in TYPED.lines().filter(|line| !line.starts_with('#')) {
        let Some((text, meant)) = line.split_once('\t') else { continue };
        count += 1;
        let reading = read(text);
        let Some(part) = meant.strip_prefix("? ") else {
            let (reading, remarks) = reading.unwrap_or_else(|error| panic!("{text}: {error}"));
            let (wanted, said) = read(meant).unwrap();
            assert_eq!(reading, wanted, "{text}");
            // The rule that words were read as is told, and what is meant is in no words.
            let is_said = |remark: &Remark| matches!(remark, Remark::Said(_));
            assert!(!said.iter().any(is_said), "{meant}");
            // What else says the same is answered in the same way.
            if !asked.insert((meant, remarks.len())) {
                continue;
            }
            let [live, play] = on_pages(text);
            let note = live["note"].as_str().unwrap_or("").contains("read as");
            assert_eq!(note, remarks.iter().any(is_said), "{text}: {live}");
            assert_eq!(play["error"], Value::Null, "{text}");
            // A game with a board of its own is answered by a link to the board.
            let is_own = matches!(reading, Reading::Own(..));
            assert_eq!(live["error"].is_string(), is_own, "{text}: {live}");
            assert!(!live["plays"].as_array().unwrap().is_empty(), "{text}: {live}");
            continue;
        };
        let message = reading.map(|(reading, _)| format!("{reading:?}")).unwrap_err();
        assert!(message.contains(part), "{text}: {message}");
        assert_one_sentence(text, &message);
        let [live, play] = on_pages(text);
        assert_eq!([&live["error"], &play["error"]], [&*message; 2], "{text}");
        let chinese = within(Language::Chinese, || read(text)).unwrap_err();
        assert!(chinese.contains(|c: char| c > '\u{4e00}'), "{text}: {chinese}");
        assert_one_sentence(text, &chinese);
    }
    assert!(count >= 290, "{count}");
}

/// A text that is too long for any rule is refused shortly, and soon.
#[test]
fn long_texts_are_refused() {
    const LEN: usize = 100_000;
    for piece in
        ["a", "1 ", "1,", "a ", "{", "(", "[", "+", " + ", "->", "n -> ", "0.", "😀", "取", "- "]
    {
        let text = piece.repeat(LEN / piece.len());
        let message = read(&text).map(|(reading, _)| format!("{reading:?}")).unwrap_err();
        assert!(message.contains("at most 10000"), "{piece:?}: {message}");
        for answer in on_pages(&text) {
            assert!(answer["error"].is_string(), "{piece:?}");
        }
    }
}
