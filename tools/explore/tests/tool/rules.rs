//! Rules as users write them, correctly and wrongly. All commands read them alike; this tests
//! `table`.

use crate::run::{assert_refused, command, explore};
use std::fs;

#[test]
fn a_rule_of_several_words_needs_no_quotes() {
    let out = explore(&["table", "powers", "of", "2", "--to", "20"]).out;
    assert!(out.contains("\nperiod 3 after 0: equal on heaps 0..1 against 3..4"), "{out}");
}

#[test]
fn a_problem_stands_for_its_rule() {
    let table = |rule: &str| explore(&["table", rule, "--to", "60"]).out;
    assert_eq!(table("hdu1848"), table("fibonacci"));
    assert_eq!(table("HDU 4664"), table("0.07"));
    assert_refused(&["table", "hdu1846"], &["from the input", "for example, {1, 2, 3}"]);
}

/// One header that cannot be read, one rule that is none, and a good one.
#[test]
fn a_broken_problem_is_named_and_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut list = String::new();
    for (name, limit, rule) in [("a", "1 s", "{1,2}"), ("b", "one s", "{1,2}"), ("c", "1 s", "{0}")]
    {
        let place = folder.path().join("problems/toy").join(name);
        fs::create_dir_all(&place).unwrap();
        let header = format!(
            "//! Toy {name} — T\n//! <http://x> · {limit} · 32 MiB · easy\n//! Rules: r.\n\
             //! Rule: {rule}\n//! Model: m.\n//! Why: w.\n//! Cost: c.\n"
        );
        fs::write(place.join("solution.rs"), header).unwrap();
        list += &format!("[[bin]]\nname = \"toy_{name}\"\npath = \"toy/{name}/solution.rs\"\n");
    }
    fs::write(folder.path().join("problems/Cargo.toml"), list).unwrap();
    let output = command(&["table", "toy_a", "--to", "9"]).current_dir(&folder).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{errors}");
    let lines: Vec<&str> = errors.lines().collect();
    let broken = "warning: toy_b is left out: problems/toy/b/solution.rs: line 2: expected";
    assert!(lines[0].starts_with(broken), "{errors}");
    assert!(lines[1].starts_with("warning: left out: problems/toy/c: Rule: {0}: "), "{errors}");
    assert_eq!(lines.len(), 2, "{errors}");
}

#[test]
fn mistakes_have_a_place_and_an_example() {
    assert_refused(
        &["table", "0.78"],
        &["character 4, '8'", "for example, 0.77", "\n    0.78\n       ^\n"],
    );
    assert_refused(&["table", "{1,0}"], &["character 4", "for example, {1, 2, 3}"]);
    assert_refused(
        &["table", "trebel"],
        &["no game is known as \"trebel\"", "did you mean treblecross?"],
    );
    assert_refused(&["table", "odds"], &["did you mean odd?"]);
    assert_refused(&["table", "all but 2"], &["character 9", "for example, all but {2, 4}"]);
    for wrong in ["powers", "powers of", "powers of x", "powers of 1"] {
        assert_refused(&["table", wrong], &["for example, powers of 2"]);
    }
    assert_refused(&["table", "77"], &["'{77}'", "an octal code, it needs a point: 0.77"]);
    assert_refused(&["table", "1", "2", "3"], &["quote it", "'{1,2,3}'"]);
    assert_refused(&["table", ""], &["expected a rule"]);
    assert_refused(&["table"], &["RULE"]);
    assert_refused(&["table", "kayles", "--to", "many"], &["--to"]);
}

#[test]
fn the_race_and_chinese_punctuation_are_understood() {
    let table = |rule: &str| explore(&["table", rule, "--to", "20"]).out;
    for rule in ["race", "the one-heap race", "｛１，２，３｝", "{1、2、3}"] {
        assert_eq!(table(rule), table("{1, 2, 3}"), "{rule}");
    }
}

/// A game without a rule is not called unknown if the tool or the collection knows it.
#[test]
fn games_without_a_rule() {
    assert_refused(
        &["table", "wythoff"],
        &["has two heaps", "try `cargo explore why 'wythoff' 3 5`; play and learn know this game"],
    );
    assert_refused(
        &["misere", "fibonacci", "nim"],
        &["fibonacci nim allows a move by what the last one took", "why 'fibonacci nim' 20"],
    );
    assert_refused(&["table", "hdu1527"], &["hdu1527 has two heaps"]);
    assert_refused(&["table", "BZOJ 3298"], &["bzoj3298 "]);
    assert_refused(
        &["table", "hdu1404"],
        &["the game of hdu1404 has no rule for independent heaps: game on sets and strings"],
    );
}

#[test]
fn numbers_beside_a_rule_are_explained() {
    assert_refused(&["table", "1,2,3"], &["quote it", "'{1,2,3}'"]);
    assert_refused(&["table", "kayles", "20"], &["20 is not part of the rule 0.77", "--to 20"]);
    assert_refused(&["table", "kayles 20"], &["--to 20"]);
    assert_refused(&["table", "kayles", "--to", "-1"], &["cannot have fewer than 0 stones"]);
    assert_refused(&["table", "kayles", "--to", "1.5"], &["expected a whole number"]);
    for large in ["18446744073709551616", "10^30", &"9".repeat(50)] {
        assert_refused(&["table", "kayles", "--to", large], &["which is 2^64 - 1, the largest"]);
    }
}

/// The values of a misère problem's rule do not tell who wins it.
#[test]
fn a_misere_problem_is_noted() {
    let note = "hdu1907 is misère play: whoever makes the last move loses; `cargo explore why";
    assert!(explore(&["table", "hdu1907", "--to", "9"]).out.contains(note));
    assert!(explore(&["misere", "hdu1907", "--to", "5"]).err.contains(note));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    assert!(explore(&["plot", "hdu1907", "--to", "9", "--out", out]).err.contains(note));
    assert!(!explore(&["misere", "nim", "--to", "5"]).err.contains("misère play"));
}
