//! The lines `Rule:` of the solutions' headers, and the problems found by them.

use catalogue::project::Project;
use games::collection::problems;
use games::problems::{Problems, Stated, StatedGame};
use grundy::game::Ending;
use grundy::rule::Rule;
use std::path::Path;

fn project() -> Project {
    Project::open(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
}

#[test]
fn each_problem_is_found_by_each_of_its_names() {
    let project = project();
    let problems = problems(&project).unwrap();
    for problem in project.problems.iter().filter(|problem| problem.header.rule.is_some()) {
        let header = &problem.header;
        for name in header.also.iter().chain([&problem.name, &problem.place, &header.name]) {
            assert_eq!(problems.find(name).unwrap().name, problem.name, "{name}");
        }
    }
    let written = ["HDU 1848", "hdu1848", "Codeforces 305E", "AtCoder abc212_h", "Luogu P2197"];
    let names = ["hdu1848", "hdu1848", "cf305e", "abc212_h", "luogu_p2197"];
    for (text, name) in written.into_iter().zip(names) {
        assert_eq!(problems.find(text).unwrap().name, name);
    }
    assert!(problems.find("hdu0000").is_none());
}

/// A solution whose model spells out a set has this set as its rule.
#[test]
fn every_spelt_out_set_is_the_rule() {
    for problem in project().problems {
        let model = problem.header.english.model.strip_prefix("subtraction game ");
        let set = model.and_then(|rest| rest.split_inclusive('}').next());
        // Dots spell out nothing, though they can be read.
        let set = set.filter(|set| !set.contains('…'));
        let Some(rule) = set.and_then(|set| set.parse::<Rule>().ok()) else { continue };
        let stated: Stated = problem.header.rule.as_ref().unwrap().parse().unwrap();
        assert_eq!(stated.game, StatedGame::Heaps(rule), "{}", problem.name);
    }
}

/// A solution whose model is exactly a game that has a rule has this rule.
#[test]
fn every_game_that_has_a_rule_is_the_rule() {
    for problem in project().problems {
        let model = &*problem.header.english.model;
        let code = model.split_once("octal game ").map(|(_, code)| code.trim_end_matches('.'));
        let expected = match model {
            "Nim." | "Nim, counted by nim sum." => "nim",
            "misère Nim." => "nim, misère",
            "Lasker's Nim." => "lasker",
            "Bash's game." => "{1, …, m}, for example {1, 2, 3}",
            "Wythoff's game." => "wythoff",
            "Fibonacci Nim." => "fibonacci nim",
            _ if model.starts_with("subtraction game, a set ") => "any set",
            _ => match code {
                Some(code) => code,
                None => continue,
            },
        };
        let stated = problem.header.rule.as_deref().unwrap_or_default();
        assert!(stated.starts_with(expected), "{}: {stated:?}, not {expected:?}", problem.name);
    }
}

/// A game whose model is misère has no rule under normal play, nor the other way round.
#[test]
fn misere_games_have_misere_rules() {
    for problem in project().problems {
        let Some(rule) = &problem.header.rule else { continue };
        let stated: Stated = rule.parse().unwrap();
        let is_misere = problem.header.english.model.contains("misère");
        assert_eq!(stated.ending == Ending::Misere, is_misere, "{}", problem.name);
    }
    let misere: Stated = "any set, for example {2, 5}, misère".parse().unwrap();
    assert_eq!((misere.ending, &*misere.text), (Ending::Misere, "{2, 5}"));
    assert_eq!(misere.to_string(), "any set, for example {2, 5}, misère");
}

#[test]
fn problems_by_rule() {
    let problems = problems(&project()).unwrap();
    let names = |rule: &str| -> Vec<&str> {
        let using = problems.using(&rule.parse().unwrap(), Ending::Normal);
        using.into_iter().map(|problem| problem.name.as_str()).collect()
    };
    for (rule, expected) in [
        ("0.07", &["hdu4664", "leetcode294"][..]),
        ("fibonacci", &["hdu1848"]),
        ("{2, 3}", &["abc297_g", "acwing893", "bzoj1874", "cses1729", "dp_k", "hdu1536"]),
    ] {
        let names = names(rule);
        assert!(expected.iter().all(|name| names.contains(name)), "{rule}: {names:?}");
        assert!(!names.contains(&"hdu1849"), "{rule}: {names:?}");
    }
    let misere = problems.using(&"nim".parse().unwrap(), Ending::Misere);
    assert!(misere.iter().any(|problem| problem.name == "hdu1907"), "{misere:?}");
    assert!(!names("nim").contains(&"hdu1907"));
    assert_eq!(names("all"), names("0.[3]"));
    assert!(names("{1, 2, 9}").contains(&"cf1194d"));
    assert!(!names("{1, 2, 9}").contains(&"hdu1846"));
}

/// The text that the live page holds reads back as the rules of the headers.
#[test]
fn problems_read_back_as_they_were_written() {
    let problems = problems(&project()).unwrap();
    assert!(problems.iter().count() > 50);
    assert_eq!(problems.to_string().parse(), Ok(problems));
    assert_eq!("".parse(), Ok(Problems::default()));
    for wrong in ["hdu1", "hdu1\tchess\thdu1", "hdu1\tany sets, for example {1}\thdu1"] {
        assert!(wrong.parse::<Problems>().is_err(), "{wrong:?}");
    }
    assert!("{1, …, m}, for example {2, 3}".parse::<Stated>().is_err());
    let wythoff: Stated = "wythoff".parse().unwrap();
    assert_eq!(wythoff.game, StatedGame::Own("wythoff"));
}
