//! What someone sees who types `cargo explore` and nothing else.

use crate::run::{assert_refused, explore};

#[test]
fn all_there_is_at_once() {
    let said = explore(&[]);
    assert_eq!((said.code, &*said.err), (Some(0), ""));
    for part in
        ["Usage: cargo explore", "  table kayles  ", "  why '{1,2,3}' 5 6 7  ", "all but {2,4}"]
    {
        assert!(said.out.contains(part), "no {part:?} in\n{}", said.out);
    }
    for asked in ["help", "--help", "-h"] {
        assert_eq!(explore(&[asked]).out, said.out);
    }
}

#[test]
fn the_help_of_a_command_has_the_forms_of_a_rule() {
    for command in ["table", "why", "misere", "play", "plot", "learn"] {
        let out = explore(&["help", command]).out;
        assert!(out.contains("A rule is written the same way everywhere:\n"), "{command}: {out}");
    }
}

/// Each form that the help shows is one that can be typed.
#[test]
fn the_forms_of_a_rule_are_rules() {
    let forms = ["{1,2,3}", "all but {2,4}", "odd", "fibonacci", "powers of 2", "0.77", "0.[3]"];
    let names = ["0x8.[3]", "kayles", "grundy", "nim", "race", "lasker", "treblecross"];
    let help = explore(&[]).out;
    for form in forms.iter().chain(&names).chain(&["officers", "hdu1848"]) {
        assert!(help.contains(form), "{form}");
        assert_eq!(explore(&["table", form, "--to", "9"]).code, Some(0), "{form}");
    }
}

#[test]
fn an_unknown_command() {
    assert_refused(&["tabel", "kayles"], &["table"]);
}
