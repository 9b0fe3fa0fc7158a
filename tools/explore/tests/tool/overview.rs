//! The overview, which `cargo explore` prints without a command.

use crate::run::{assert_refused, explore};
use clap::{CommandFactory, Parser};
use explore::overview::{examples, text, Example};
use explore::Cli;

#[test]
fn the_overview_lists_everything() {
    let output = explore(&[]);
    assert_eq!((output.code, &*output.err), (Some(0), ""));
    for part in
        ["Usage: cargo explore", "  table kayles  ", "  why '{1,2,3}' 5 6 7  ", "all but {2,4}"]
    {
        assert!(output.out.contains(part), "no {part:?} in\n{}", output.out);
    }
    for asked in ["help", "--help", "-h"] {
        assert_eq!(explore(&[asked]).out, output.out);
    }
}

#[test]
fn the_help_of_a_command_has_the_forms_of_a_rule() {
    for command in ["table", "why", "misere", "play"] {
        let out = explore(&["help", command]).out;
        assert!(out.contains("A rule is written the same way everywhere:\n"), "{command}: {out}");
    }
}

/// Each form that the help shows can be typed.
#[test]
fn the_forms_of_a_rule_are_rules() {
    let forms = ["{1,2,3}", "all but {2,4}", "odd", "fibonacci", "powers of 2", "0.77", "0.[3]"];
    let names = ["0x8.[3]", "kayles", "grundy", "nim", "race", "lasker", "treblecross"];
    let help = explore(&[]).out;
    for form in forms.iter().chain(&names).chain(&["officers", "hdu1848"]) {
        assert!(help.contains(form), "{form}");
        let table = explore(&["table", form, "--to", "9", "--seconds", "0"]);
        assert_eq!(table.code, Some(0), "{form}");
    }
}

#[test]
fn an_unknown_command() {
    assert_refused(&["tabel", "kayles"], &["table"]);
}

/// `cargo explore … | head -1` is not an error: the tool ends silently and successfully.
#[test]
fn a_closed_pipe_is_not_an_error() {
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;
    let long = ["table", "{1,2}", "--to", "100000"];
    for arguments in [&long[..], &["why", "nim", "5000", "--all"], &["glossary"], &[]] {
        let mut command = crate::run::command(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(!line.is_empty() && output.status.success(), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{arguments:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = crate::run::command(&["glossary"]).stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("error: "));
}

#[test]
fn each_command_has_one_example_that_parses() {
    let first_word = |[command, ..]: &Example| command.split(' ').next().unwrap();
    let mut shown: Vec<&str> = examples().map(first_word).collect();
    let commands = Cli::command();
    let mut known: Vec<&str> = commands.get_subcommands().map(|c| c.get_name()).collect();
    known.sort_unstable();
    shown.sort_unstable();
    assert_eq!(shown, known);
    for [command, ..] in examples() {
        let arguments = shlex::split(&format!("explore {command}")).unwrap();
        assert!(Cli::try_parse_from(arguments).is_ok(), "{command}");
    }
}

#[test]
fn it_fits_a_terminal_of_80_columns() {
    for line in text().lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}
