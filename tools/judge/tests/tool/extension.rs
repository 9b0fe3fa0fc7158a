//! `judge bundle` and `judge listen` are handed over to programs of their own.
//!
//! A stand-in for cargo says that it has built a program, which prints how it was called.
#![cfg(unix)]

use crate::toys::Toys;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Output;

/// Writes a script, and returns its path.
fn script(toys: &Toys, name: &str, text: &str) -> PathBuf {
    toys.write(name, &format!("#!/bin/sh\n{text}\n"));
    fs::set_permissions(toys.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    toys.path(name)
}

/// Runs `judge` with a cargo that builds a program which does what `program` says.
fn handed_over(program: &str, arguments: &[&str]) -> Output {
    let toys = Toys::new();
    let program = script(&toys, "program", program);
    let message = format!(
        "{{\"reason\":\"compiler-artifact\",\"target\":{{\"name\":\"x\"}},\
         \"filenames\":[],\"executable\":\"{}\"}}",
        program.display()
    );
    let log = toys.path("log");
    let cargo = format!("echo \"$@\" > '{}'\necho '{message}'", log.display());
    let cargo = script(&toys, "cargo", &cargo);
    let output = toys.plain_command(arguments).env("CARGO", cargo).output().unwrap();
    let asked = fs::read_to_string(log).unwrap();
    let named = arguments.iter().find(|argument| ["bundle", "listen"].contains(argument)).unwrap();
    assert!(asked.contains(&format!("--package judge-{named} ")), "{asked}");
    output
}

#[test]
fn arguments_output_and_exit_code_pass_through() {
    let cases: [&[&str]; 6] = [
        &["bundle"],
        &["bundle", "hdu1848", "--for", "a judge", "--help"],
        &["--root", "bundles", "bundle", "--all"],
        &["--root=listen", "bundle", "-h"],
        &["help", "listen"],
        &["listen", "--port", "0", "--no-such-option"],
    ];
    for arguments in cases {
        let program = "for one in \"$@\"; do echo \"<$one>\"; done; echo said >&2; exit 7";
        let Output { status, stdout, stderr } = handed_over(program, arguments);
        let given: String = arguments.iter().map(|argument| format!("<{argument}>\n")).collect();
        assert_eq!(String::from_utf8(stdout).unwrap(), given);
        assert_eq!(status.code(), Some(7));
        assert!(String::from_utf8(stderr).unwrap().ends_with("said\n"));
    }
}

#[test]
fn what_cannot_be_built_is_named() {
    let toys = Toys::new();
    let cargo = script(&toys, "cargo", "echo why >&2; exit 101");
    let output = toys.plain_command(&["bundle", "--all"]).env("CARGO", cargo).output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    let end = "why\nerror: the bundler cannot be built: the programs do not compile\n";
    assert!(errors.ends_with(end), "{errors}");
}

#[test]
fn help_lists_all_commands() {
    let reply = Toys::new().judge(&["--help"]);
    let commands = ["test", "stress", "bundle", "new", "listen", "remove", "list"];
    let mut rest = &*reply.out;
    for command in commands {
        let place = rest.find(&format!("\n  {command} ")).expect(command);
        rest = &rest[place + 1..];
    }
}
