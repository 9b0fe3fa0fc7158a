//! The list against the collection itself.

use super::*;
use grundy::rule::Rule;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The text of each solution that the root's Cargo.toml names.
fn solutions() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let value = |line: &str, key: &str| {
        let quoted = line.strip_prefix(key)?.strip_prefix(" = \"")?;
        quoted.strip_suffix('"').map(String::from)
    };
    let mut solutions = BTreeMap::new();
    let mut name = None;
    for line in manifest.lines() {
        name = value(line, "name").or(name);
        let path = value(line, "path").filter(|path| path.ends_with("/solution.rs"));
        if let Some(path) = path {
            solutions.insert(name.take().unwrap(), fs::read_to_string(root.join(path)).unwrap());
        }
    }
    solutions
}

/// A paragraph of a solution's header: `Model: …` up to the next one, such as `Why: …`.
fn paragraph(source: &str, key: &str, next: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let mut lines = lines.map(str::trim).skip_while(|line| !line.starts_with(key));
    let first = lines.next().unwrap_or("").trim_start_matches(key);
    let rest = lines.take_while(|line| !line.starts_with(next));
    rest.fold(first.to_string(), |text, line| text + " " + line)
}

fn models() -> BTreeMap<String, String> {
    let models = solutions().into_iter();
    models.map(|(name, source)| (name, paragraph(&source, "Model: ", "Why: "))).collect()
}

#[test]
fn each_problem_is_found_by_its_names_elsewhere() {
    let solutions = solutions();
    for problem in all() {
        let also = paragraph(&solutions[problem.name], "Also: ", "Rules: ");
        for name in also.split(", ").filter(|name| !name.is_empty()) {
            let found = find(name).unwrap_or_else(|| panic!("{name} belongs in problems/list.rs"));
            assert_eq!(found.name, problem.name);
        }
    }
}

#[test]
fn each_model_is_that_of_the_solution() {
    let models = models();
    for problem in all() {
        let Problem { name, model, .. } = problem;
        assert_eq!(models.get(name).map(String::as_str), Some(model), "{name}");
    }
}

#[test]
fn each_rule_parses_and_each_name_is_found() {
    for problem in all() {
        problem.rule.parse::<Rule>().unwrap_or_else(|error| panic!("{}: {error}", problem.name));
        assert_eq!(find(problem.name).unwrap().name, problem.name);
    }
    let written = ["HDU 1848", "hdu1848", "Codeforces 305E", "AtCoder abc212_h", "Luogu P2197"];
    let names = ["hdu1848", "hdu1848", "cf305e", "abc212_h", "luogu_p2197"];
    for (text, name) in written.into_iter().zip(names) {
        assert_eq!(find(text).unwrap().name, name);
    }
    assert!(find("hdu0000").is_none());
}

/// A solution whose model spells a set out is in the list, under this set.
#[test]
fn every_spelt_out_set_is_there() {
    for (name, model) in models() {
        let set = model
            .strip_prefix("subtraction game ")
            .and_then(|rest| rest.split_inclusive('}').next());
        let Some(rule) = set.and_then(|set| set.parse::<Rule>().ok()) else { continue };
        let problem = find(&name).unwrap_or_else(|| panic!("{name} belongs in problems/list.rs"));
        assert_eq!(problem.rule.parse::<Rule>().unwrap(), rule, "{name}");
    }
}

/// So is a solution whose model is a game that has a rule, and nothing besides.
#[test]
fn every_game_that_has_a_rule_is_there() {
    for (name, model) in models() {
        let code = model.split_once("octal game ").map(|(_, code)| code.trim_end_matches('.'));
        let is_one = ["Nim.", "misère Nim.", "Bash's game.", "Nim, counted by nim sum."];
        let is_set = model.starts_with("subtraction game, a set ");
        if code.is_none() && !is_set && !is_one.contains(&&*model) {
            continue;
        }
        let problem = find(&name).unwrap_or_else(|| panic!("{name} belongs in problems/list.rs"));
        if let Some(code) = code {
            let rule = code.parse::<Rule>().unwrap();
            assert_eq!(problem.rule.parse::<Rule>().unwrap().name(), rule.name(), "{name}");
        }
    }
}

#[test]
fn problems_by_rule() {
    let names = |rule: &str| -> Vec<&str> {
        using(&rule.parse().unwrap()).iter().map(|problem| problem.name).collect()
    };
    assert_eq!(names("0.07"), ["cf1704f", "hdu4664"]);
    assert_eq!(names("fibonacci"), ["hdu1848"]);
    assert_eq!(names("all"), names("0.[3]"));
    assert_eq!(
        names("{2, 3}"),
        ["abc297_g", "acwing893", "bzoj1874", "cses1729", "dp_k", "hdu1536"]
    );
    assert!(names("{1, 2, 9}").contains(&"cf1194d"));
    assert!(!names("{1, 2, 9}").contains(&"hdu1846"));
}
