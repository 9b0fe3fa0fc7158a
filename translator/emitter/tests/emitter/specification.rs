//! WebAssembly's own test suite, through C.
//!
//! Every module of a file becomes a program that performs commands (`driver`), and the
//! commands that the file has for it are its input (`script`). The results have to be those that the
//! suite says; no interpreter is asked. A trap ends a program, so it is tried in a run of its own,
//! after all that came before it.

mod driver;
mod files;
mod script;

use crate::compilers::{Batch, Ended, Way, C89, SANITIZED};
use available::Tool;
use driver::{Source, ENTRY};
use emitter::{emit, EmitError, Options};
use files::{File, FILES, NUMBERS, USUAL};
use script::{Command, Ending, Expected};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::thread;

/// A C file, and what is done with it.
struct Trial {
    /// The file of the suite and the module's line in it.
    place: String,
    text: String,
    runs: Vec<Run>,
}

struct Run {
    input: Vec<u8>,
    reports: Vec<Report>,
    /// The suite's message, if a trap comes after the last report.
    trap: Option<String>,
    /// The line of the last command.
    line: usize,
}

/// What the program writes after one command.
struct Report {
    line: usize,
    number: u64,
    ending: Ending,
    /// How many results there are, expected or not.
    results: usize,
}

/// How many assertions of a file are tried, and why the others are not.
#[derive(Default)]
struct Tally {
    tried: usize,
    left_out: BTreeMap<String, usize>,
}

impl Tally {
    fn leave_out(&mut self, reason: &str, assertions: usize) {
        if assertions > 0 {
            *self.left_out.entry(reason.to_string()).or_default() += assertions;
        }
    }
}

/// Makes the programs of a file. Loads and stores are checked where the suite asks for it, and
/// elsewhere if `checked` says so.
fn trials(file: &File, checked: bool) -> (Vec<Trial>, Tally) {
    let script = script::read(file.name);
    let mut maker = Maker { file, checked, trials: Vec::new(), tally: Tally::default() };
    for instance in &script.instances {
        maker.instance(instance);
    }
    for module in &script.start_traps {
        maker.start_trap(module);
    }
    for (_, reason) in &script.skipped {
        maker.tally.leave_out(reason, 1);
    }
    (maker.trials, maker.tally)
}

struct Maker<'f> {
    file: &'f File,
    checked: bool,
    trials: Vec<Trial>,
    tally: Tally,
}

impl Maker<'_> {
    fn instance(&mut self, instance: &script::Instance) {
        let source = match Source::new(&instance.wasm) {
            Ok(source) => source,
            Err(reason) => return self.tally.leave_out(&reason, assertions(&instance.commands)),
        };
        let checked = self.checked || instance.commands.iter().any(is_out_of_bounds);
        let options = Options { check_bounds: checked, ..options() };
        let mut exports: Vec<&str> = Vec::new();
        for command in &instance.commands {
            if !exports.contains(&command.export.as_str()) {
                exports.push(&command.export);
            }
        }
        let is_silent = source.pages == Some(0);
        let text = |exports: &[&str]| match is_silent {
            false => translated(&source.by_input(exports), &options),
            true => {
                let commands = instance.commands.iter();
                let of_these = |command: &&Command| exports.contains(&command.export.as_str());
                let commands: Vec<&Command> = commands.filter(of_these).collect();
                translated(&source.by_itself(&commands), &options)
            }
        };
        let place = format!("{}.wast:{}", self.file.name, instance.line);
        // What cannot be translated is left out, but what stands beside it is not.
        let mut usable = exports.clone();
        let mut refused: BTreeMap<&str, String> = BTreeMap::new();
        if !exports.iter().all(|name| source.is_of_numbers(name)) || text(&exports).is_err() {
            for name in exports {
                let reason = match source.is_of_numbers(name) {
                    true => text(&[name]).err(),
                    false => Some("a reference".to_string()),
                };
                refused.extend(reason.map(|reason| (name, reason)));
            }
            usable.retain(|name| !refused.contains_key(name));
        }
        let mut commands: Vec<&Command> = Vec::new();
        let mut missed: Option<&str> = None;
        for command in &instance.commands {
            let reason = refused.get(command.export.as_str()).map(String::as_str).or(missed);
            match reason {
                None => commands.push(command),
                Some(reason) => self.tally.leave_out(reason, assertions([command])),
            }
            if matches!(command.ending, Ending::Whatever) {
                // What comes after it would find the module as it should not be.
                missed = reason;
            }
        }
        let count = assertions(commands.iter().copied());
        if count == 0 {
            return;
        }
        self.tally.tried += count;
        if is_silent {
            return self.silent(&place, &source, &options, &commands);
        }
        let text = text(&usable).expect("each can be translated alone");
        let runs = runs(&source, &usable, &commands);
        self.trials.push(Trial { place, text, runs });
    }

    /// Makes programs that check their results themselves: one without a trap, and one for each.
    fn silent(&mut self, place: &str, source: &Source, options: &Options, all: &[&Command]) {
        let mut before: Vec<&Command> = Vec::new();
        let mut add = |commands: &[&Command], trap: Option<String>| {
            let text = translated(&source.by_itself(commands), options).expect("as before");
            let line = commands.last().map_or(0, |command| command.line);
            let runs = vec![Run { input: Vec::new(), reports: Vec::new(), trap, line }];
            self.trials.push(Trial { place: place.to_string(), text, runs });
        };
        for &command in all {
            match &command.ending {
                Ending::Trap(message) => {
                    let commands: Vec<&Command> = before.iter().copied().chain([command]).collect();
                    add(&commands, Some(message.clone()));
                }
                _ => before.push(command),
            }
        }
        add(&before, None);
    }

    /// Makes a program that does nothing but start.
    fn start_trap(&mut self, module: &script::StartTrap) {
        let translated = Source::new(&module.wasm)
            .and_then(|source| translated(&source.by_itself(&[]), &options()));
        match translated {
            Ok(text) => {
                let (trap, line) = (Some(module.message.clone()), module.line);
                let runs = vec![Run { input: Vec::new(), reports: Vec::new(), trap, line }];
                let place = format!("{}.wast:{}", self.file.name, line);
                self.trials.push(Trial { place, text, runs });
                self.tally.tried += 1;
            }
            Err(reason) => self.tally.leave_out(&reason, 1),
        }
    }
}

fn options() -> Options {
    Options { entry: ENTRY.to_string(), ..Options::default() }
}

fn assertions<'c>(commands: impl IntoIterator<Item = &'c Command>) -> usize {
    let asserted = |command: &&Command| !matches!(command.ending, Ending::Whatever);
    commands.into_iter().filter(asserted).count()
}

fn is_out_of_bounds(command: &Command) -> bool {
    matches!(&command.ending, Ending::Trap(message) if message.contains("memory access"))
}

/// Returns the C file, or what has no translation.
fn translated(wasm: &[u8], options: &Options) -> Result<String, String> {
    match emit(wasm, options) {
        Ok(text) => Ok(text),
        Err(EmitError::Unsupported { what, .. } | EmitError::Module(what)) => Err(what),
        Err(error) => panic!("{error}"),
    }
}

/// Returns the runs of a program: one with all commands that return, and one for every trap.
fn runs(source: &Source, exports: &[&str], commands: &[&Command]) -> Vec<Run> {
    let words = source.words(exports);
    let mut whole = Run { input: Vec::new(), reports: Vec::new(), trap: None, line: 0 };
    let mut runs = Vec::new();
    for command in commands {
        let number = exports.iter().position(|&name| name == command.export);
        let number = number.expect("one of them") as u64;
        let mut record = vec![0; words];
        record[0] = number;
        for (word, argument) in record[1..].iter_mut().zip(&command.arguments) {
            *word = argument.bits();
        }
        let input = record.iter().flat_map(|word| word.to_le_bytes());
        let line = command.line;
        if let Ending::Trap(message) = &command.ending {
            let input = whole.input.iter().copied().chain(input).collect();
            let trap = Some(message.clone());
            let reports = whole.reports.iter().map(Report::copy).collect();
            runs.push(Run { input, reports, trap, line });
            continue;
        }
        whole.input.extend(input);
        let results = source.results(&command.export);
        whole.reports.push(Report { line, number, ending: command.ending.clone(), results });
    }
    runs.push(whole);
    runs
}

impl Report {
    fn copy(&self) -> Report {
        Report { ending: self.ending.clone(), ..*self }
    }
}

/// Compiles some programs and compares what they do with what the suite says.
fn compare(trials: &[Trial], way: &Way) {
    let texts: Vec<String> = trials.iter().map(|trial| trial.text.clone()).collect();
    let batch = Batch::in_units(&texts, way);
    let waiting = Mutex::new(trials.iter().enumerate());
    let next = || waiting.lock().expect("nobody has panicked").next();
    let faults: Mutex<Vec<String>> = Mutex::default();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((number, trial)) = next() {
                    for run in &trial.runs {
                        if let Err(fault) = run.check(&batch.ended(number, &run.input)) {
                            let fault = format!("{}: {fault}", trial.place);
                            faults.lock().expect("nobody has panicked").push(fault);
                        }
                    }
                }
            });
        }
    });
    let mut faults = faults.into_inner().expect("nobody has panicked");
    faults.sort();
    let Way { compiler, flags, .. } = way;
    let (count, first) = (faults.len(), faults[..faults.len().min(40)].join("\n"));
    assert!(faults.is_empty(), "{count} faults with {compiler} {flags:?}:\n{first}");
}

impl Run {
    fn check(&self, ended: &Ended) -> Result<(), String> {
        let Ended { code, output, errors } = ended;
        let mut words = output.chunks(8).map(|word| {
            let mut bytes = [0; 8];
            bytes[..word.len()].copy_from_slice(word);
            u64::from_le_bytes(bytes)
        });
        for Report { line, number, ending, results } in &self.reports {
            if words.next() != Some(*number) {
                return Err(format!("line {line} gives nothing; {code:?}: {errors}"));
            }
            let found: Vec<u64> = words.by_ref().take(*results).collect();
            let Ending::Results(expected) = ending else { continue };
            let allows = |(&expected, &found): (&Expected, &u64)| expected.allows(found);
            if expected.len() != found.len() || !expected.iter().zip(&found).all(allows) {
                return Err(format!("line {line} gives {found:x?}, not {expected:x?}"));
            }
        }
        if words.next().is_some() {
            return Err(format!("line {} gives too much", self.line));
        }
        match &self.trap {
            None if *code == Some(0) => Ok(()),
            None => Err(format!("ends with {code:?}: {errors}")),
            Some(message) => {
                let known = errors.lines().any(|line| files::words_of(message).contains(&line));
                match known && *code == Some(1) {
                    true => Ok(()),
                    false => Err(format!(
                        "line {} ends with {code:?} and not for `{message}`: {errors}",
                        self.line
                    )),
                }
            }
        }
    }
}

/// The ways of the gate, each with whether loads and stores are checked where that is free.
fn ways() -> Vec<(Way, bool)> {
    let cpp98 = ["-std=c++98", "-pedantic-errors", "-Wno-long-long", "-w", "-O1"];
    let ways = [
        (None, Way::new("cc", &[&C89, &["-O2"]]), false),
        (Some(Tool::Gxx), Way::new("g++", &[&cpp98]), true),
        (Some(Tool::Clang), Way::new("clang", &[&C89, &["-O2"]]), true),
        (Some(Tool::Bits32), Way::new("cc", &[&C89, &["-O1", "-m32"]]), false),
        (None, Way::new("cc", &[&C89, &["-O1"], &SANITIZED]), false),
    ];
    let here = |tool: &Option<Tool>| tool.is_none_or(Tool::is_here);
    ways.into_iter()
        .filter(|(tool, ..)| here(tool))
        .map(|(_, way, checked)| (way, checked))
        .collect()
}

/// Returns the files that are tried: a few of them, or in the gate all.
fn tried() -> Vec<&'static File> {
    let is_tried = |file: &&File| available::depth(USUAL.contains(&file.name), true);
    FILES.iter().filter(is_tried).collect()
}

#[test]
fn the_suite_runs() {
    let usual: fn() -> Vec<(Way, bool)> = || vec![(Way::usual(), true)];
    let ways = available::depth(usual, ways)();
    for checked in [true, false] {
        let ways: Vec<&Way> =
            ways.iter().filter(|way| way.1 == checked).map(|(way, _)| way).collect();
        if ways.is_empty() {
            continue;
        }
        let mut programs = Vec::new();
        for file in tried() {
            let (trials, tally) = trials(file, checked);
            file.check(tally.tried, &tally.left_out);
            programs.extend(trials);
        }
        for way in ways {
            compare(&programs, way);
        }
    }
}

/// A computation of constants is done by the emitter and has to come to the same.
#[test]
fn the_emitter_computes_as_the_suite_says() {
    let mut trials = Vec::new();
    for &file in NUMBERS.iter().take(available::depth(1, NUMBERS.len())) {
        for instance in script::read(file).instances {
            // What has an effect on later calls is no computation.
            let commands = &instance.commands;
            if commands.iter().any(|command| matches!(command.ending, Ending::Whatever)) {
                continue;
            }
            let source = Source::new(&instance.wasm).expect("no imports");
            let returns = |command: &&Command| !matches!(command.ending, Ending::Trap(_));
            let commands: Vec<&Command> = instance.commands.iter().filter(returns).collect();
            let place = format!("{file}.wast:{}", instance.line);
            let text = translated(&source.by_constants(&commands), &options());
            let text = text.unwrap_or_else(|reason| panic!("{place}: {reason}"));
            let report = |(number, command): (usize, &&Command)| Report {
                line: command.line,
                number: number as u64,
                ending: command.ending.clone(),
                results: source.results(&command.export),
            };
            let reports = commands.iter().enumerate().map(report).collect();
            let runs = vec![Run { input: Vec::new(), reports, trap: None, line: instance.line }];
            trials.push(Trial { place, text, runs });
        }
    }
    compare(&trials, &available::depth(Way::usual(), Way::new("cc", &[&C89, &["-O0"]])));
}

/// What is no module is refused as such; a module that merely is no program is not.
#[test]
fn what_the_suite_calls_invalid_is_refused() {
    for file in tried() {
        let script = script::read(file.name);
        for (line, wasm) in &script.faulty {
            let place = format!("{}.wast:{line}", file.name);
            let error = emit(wasm, &Options::default()).err();
            let error = error.unwrap_or_else(|| panic!("{place} is taken"));
            if !matches!(error, EmitError::Invalid(_)) {
                println!("{place}: {error}");
            }
        }
        for script::Instance { line, wasm, .. } in &script.instances {
            let error = emit(wasm, &options()).expect_err("it has no entry");
            let is_invalid = matches!(error, EmitError::Invalid(_));
            assert!(!is_invalid, "{}.wast:{line}: {error}", file.name);
        }
    }
}
