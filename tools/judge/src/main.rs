//! `cargo judge`: an online judge at home, for the problems of this collection or of a package.
#![forbid(unsafe_code)]

use anyhow::{bail, Result};
use clap::{ArgMatches, Command};
use judge::extension::Extension;
use judge::{comparison, list, measure, new, remove, stress, test, Collection};
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(code) = measure::serve() {
        return code;
    }
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match Extension::find(&arguments) {
        Some(extension) => support::exit::code(extension.run(&arguments)),
        None => judge::exit_code(run(&command_line().get_matches())),
    }
}

/// Returns the definition of the command line.
fn command_line() -> Command {
    let sub = |name, about| Command::new(name).about(about);
    let extension = |extension: Extension| sub(extension.command, extension.about);
    let [bundle, listen, picture, graph] = Extension::ALL.map(extension);
    Collection::command_line().subcommands([
        test::declare(sub(
            "test",
            "Run samples and edge cases, compare, and print a judge's verdicts",
        )),
        stress::declare(sub(
            "stress",
            "Compare with the reference on random cases, and shrink the first difference",
        )),
        comparison::declare(sub(
            "compare",
            "Compare the solution with another program on tiny, middle and largest inputs",
        )),
        bundle,
        picture,
        graph,
        new::declare(sub("new", "Make the files of a new problem")),
        listen,
        remove::declare(sub(
            "remove",
            "Remove a problem: its folders and its entry in the list of programs",
        )),
        list::declare(sub("list", "Print the catalogue")),
    ])
}

/// Runs a command and returns whether everything passed.
fn run(matches: &ArgMatches) -> Result<bool> {
    let Some((name, options)) = matches.subcommand() else { unreachable!("clap requires one") };
    let is_about_all = match name {
        "test" | "stress" => options.get_many::<String>("names").is_none(),
        name => name == "list",
    };
    Collection::read(matches).run(is_about_all, |project| match name {
        "compare" | "remove" | "list" if project.is_own() => {
            bail!("{name} is about the collection, not about a package of your own")
        }
        "test" => test::run(project, options),
        "stress" => stress::run(project, options),
        "compare" => comparison::run(project, options),
        "new" => new::run(project, options).map(|()| true),
        "remove" => remove::run(project, options).map(|()| true),
        "list" => list::run(project, options).map(|()| true),
        other => unreachable!("clap knows no command {other}"),
    })
}
