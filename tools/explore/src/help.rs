//! The help pages and argument errors in the current language; clap has only English ones.

mod refusal;
pub mod texts;

use crate::forms;
use crate::Cli;
use clap::{Arg, Command, CommandFactory, FromArgMatches};
pub use refusal::refusal;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;
use support::language::{current, Language};
use texts::{about, argument_text};

/// Reads the command line. If there is no command to run, prints the help or the error.
pub fn parse(arguments: Vec<OsString>) -> Result<Cli, ExitCode> {
    let matches = command().try_get_matches_from(arguments);
    let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    cli.map_err(|error| match current() {
        Language::English => error.exit(),
        Language::Chinese => print_in_chinese(&error),
    })
}

/// Prints the error, or the help if requested, and returns the exit code.
fn print_in_chinese(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        eprintln!("错误：{}", refusal(error));
        return ExitCode::from(2);
    }
    let mut page = error.render().ansi().to_string();
    for heading in HEADINGS {
        // clap writes the colon.
        page = page.replace(&format!("{heading}:"), &format!("{heading}："));
    }
    let printed = writeln!(anstream::stdout(), "{}", page.trim_end());
    support::exit::code(printed.map(|()| ExitCode::SUCCESS).map_err(Into::into))
}

const HEADINGS: [&str; 3] = ["参数", "选项", "命令"];

/// Returns the commands, with their help in the current language.
pub fn command() -> Command {
    let mut command = Cli::command();
    match current() {
        Language::English => command,
        Language::Chinese => {
            // Once it is built, the arguments and commands that clap adds are there, too.
            command.build();
            in_chinese(command).help_template("{about}\n\n用法：{usage}{after-help}")
        }
    }
}

fn in_chinese(mut command: Command) -> Command {
    let usage = usage_in_chinese(&command.render_usage().to_string());
    let name = command.get_name().to_string();
    let command = command
        .about(about(&name).unwrap_or_default())
        .override_usage(usage)
        .subcommand_help_heading(HEADINGS[2])
        .help_template("{about}\n\n用法：{usage}\n\n{all-args}{after-help}")
        .mut_args(|argument| argument_in_chinese(&name, argument))
        .mut_subcommands(in_chinese);
    match command.get_after_help().map(ToString::to_string).as_deref() {
        Some(forms::RULES) => command.after_help(forms::RULES_IN_CHINESE),
        Some(forms::GAMES) => command.after_help(forms::GAMES_IN_CHINESE),
        _ => command,
    }
}

/// Translates an argument's help and default into Chinese.
fn argument_in_chinese(command: &str, argument: Arg) -> Arg {
    let text = argument_text(command, argument.get_id().as_str()).unwrap_or_default();
    let values: Vec<&str> =
        argument.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    let is_shown = argument.get_action().takes_values() && !values.is_empty();
    let default = match is_shown {
        true => format!("（默认：{}）", values.join(" ")),
        false => String::new(),
    };
    let [arguments, options, _] = HEADINGS;
    let heading = if argument.is_positional() { arguments } else { options };
    argument.help(format!("{text}{default}")).hide_default_value(true).help_heading(heading)
}

/// Translates the words of clap's usage line into Chinese.
fn usage_in_chinese(usage: &str) -> String {
    let words = [("Usage: ", ""), ("[OPTIONS]", "[选项]"), ("[COMMAND]", "[命令]")];
    words
        .iter()
        .fold(usage.trim().to_string(), |usage, (english, chinese)| usage.replace(english, chinese))
}
