//! Rules as users write them, correctly and wrongly. All commands read them alike; this tests
//! `table`.

use crate::run::{assert_refused, command, explore, in_folder};
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
            "//! Toy {name} — T\n//! <http://x> · {limit} · 32 MiB · difficulty 3\n//! Rules: r.\n\
             //! Rule: {rule}\n//! Bounds: ?\n//! Kind: impartial\n//! Model: m.\n//! Why: w.\n//! Cost: c.\n"
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

/// The name of a problem is not called unknown where no collection is.
#[test]
fn a_problem_is_known_within_the_collection() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [["table", "hdu1848"], ["why", "hdu1848 3 5"]] {
        let error = in_folder(folder.path(), "", &arguments).err;
        assert!(error.contains("this folder is outside it"), "{error}");
    }
    let error = in_folder(folder.path(), "", &["table", "kaylse"]).err;
    assert!(error.contains("did you mean kayles?"), "{error}");
}

#[test]
fn mistakes_have_a_place_and_an_example() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
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
    assert_refused(&["table", "all but x"], &["character 9", "for example, all but {2, 4}"]);
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
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    assert_refused(
        &["table", "wythoff"],
        &["has two heaps", "try `cargo explore why 'wythoff' 3 5`; play and learn know this game"],
    );
    assert_refused(
        &["misere", "fibonacci", "nim"],
        &["it allows a move by what the last one took", "why 'fibonacci nim' 20"],
    );
    assert_refused(&["table", "hdu1527"], &["hdu1527 is wythoff", "it has two heaps"]);
    assert_refused(&["table", "BZOJ 3298"], &["why 'bzoj3298' 3 5"]);
    assert_refused(
        &["table", "hdu1404"],
        &["the game of hdu1404 has no rule for independent heaps: game on sets and strings"],
    );
}

/// Everything that a student's hand writes is read, printed back, and remarked on if doubtful.
#[test]
fn rules_as_people_type_them() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let table = |rule: &[&str]| {
        let output = explore(&[&["table"], rule, &["--to", "20"]].concat());
        assert_eq!(output.code, Some(0), "{rule:?}: {}", output.err);
        (output.out.lines().next().unwrap().to_string(), output.err)
    };
    for (rule, title, note) in [
        (&["{1 2 3}"][..], "{1, 2, 3}", ""),
        (&["{1;2}"], "{1, 2}", ""),
        (&["{1..5}"], "{1, 2, 3, 4, 5}", ""),
        (&["{1,…,5}"], "{1, 2, 3, 4, 5}", ""),
        (&["{1,1,2}"], "{1, 2}", "note: 1 is given more than once; once is enough\n"),
        (&["{1, 3, 5, …}"], "odd", "were read as the beginning of: odd\n"),
        (&["all", "but", "3"], "all but {3}", ""),
        (&["all but {}"], "Nim, all", ""),
        (&["even"], "even", ""),
        (&["primes"], "primes", ""),
        (&["squares"], "squares", ""),
        (&["multiples", "of", "3"], "multiples of 3", ""),
        (&["除了{2,4}"], "all but {2, 4}", ""),
        (&["奇数"], "odd", ""),
        (&["尼姆"], "Nim, 0.[3]", ""),
        (&["巴什博弈", "3"], "{1, 2, 3}", ""),
        (&["n -> n-1 | n-2"], "{1, 2}", "note: the moves n -> n-1 | n-2 are those of the rule"),
        (&["n -> n-1 | (a, n-a) with a odd"], "n -> n-1 | (a, n-a) with a odd", ""),
    ] {
        let (printed, err) = table(rule);
        assert_eq!(printed, title, "{rule:?}");
        assert!(err.contains(note) && err.is_empty() == note.is_empty(), "{rule:?}: {err}");
    }
    let out = explore(&["table", "primes", "--to", "50"]).out;
    assert!(out.ends_with("up to 50: no theorem on periods applies to this rule\n"), "{out}");
    let out = explore(&["table", "multiples of 3", "--to", "20"]).out;
    assert!(out.contains("\nperiod 3, saltus 1 after 0: "), "{out}");
    assert_refused(&["table", "n -> (a, n-a)", "--to", "20", "n -> ("], &["at character"]);
    assert_refused(&["table", "n -> (a, n-a"], &["character 13: expected a comma or )", "^"]);
    assert_refused(&["table", "n -> n"], &["from a heap of 1 this leaves 1", "add a condition"]);
    assert_refused(&["run", "primes", "--to", "9", "--file", "x"], &["explore table 'primes'"]);
    assert_refused(&["table", "kaylse"], &["no game is known as \"kaylse\"; did you mean kayles?"]);
    assert_refused(&["table", "巴什博弈"], &["needs the largest number", "for example, bash 3"]);
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
    assert!(!explore(&["misere", "nim", "--to", "5"]).err.contains("misère play"));
}
