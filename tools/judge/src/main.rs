//! `cargo judge`: an online judge at home, for the problems of this collection.
#![forbid(unsafe_code)]

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use judge::extension::Extension;
use judge::{list, measure, new, remove, stress, test, Collection};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    if let Some(folder) = measure::folder(&mut arguments) {
        return judge::exit_code(measure::serve(&folder).map(|()| true));
    }
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match Extension::find(&arguments) {
        Some(extension) => support::exit::code(extension.run(&arguments)),
        None => judge::exit_code(run(&command().get_matches())),
    }
}

/// Returns the definition of the command line.
fn command() -> Command {
    let sub = |name, about| Command::new(name).about(about);
    let extension = |extension: Extension| sub(extension.command, extension.about);
    let [bundle, listen, picture, graph] = Extension::ALL.map(extension);
    let commands = [
        test::declare(sub(
            "test",
            "Run samples and edge cases, compare, and print a judge's verdicts",
        )),
        stress::declare(sub(
            "stress",
            "Compare with the reference on random cases, and shrink the first difference",
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
    ];
    let judge = Command::new("cargo judge").bin_name("cargo judge");
    let judge = judge.version(env!("CARGO_PKG_VERSION"));
    let judge = judge.about("Test, stress, scaffold and list the problems of the collection");
    Collection::augment_args(judge)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(commands)
}

/// Runs a command and returns whether everything passed.
fn run(matches: &ArgMatches) -> Result<bool> {
    let collection = Collection::from_arg_matches(matches)?;
    let Some((name, matches)) = matches.subcommand() else { unreachable!("clap requires one") };
    let is_about_all = match name {
        "test" | "stress" => matches.get_many::<String>("names").is_none(),
        name => name == "list",
    };
    collection.run(is_about_all, |project| match name {
        "test" => test::run(project, matches),
        "stress" => stress::run(project, matches),
        "new" => new::run(project, matches).map(|()| true),
        "remove" => remove::run(project, &remove::Options::read(matches)).map(|()| true),
        "list" => list::run(project, matches).map(|()| true),
        other => unreachable!("clap knows no command {other}"),
    })
}
