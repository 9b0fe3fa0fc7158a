//! The commands, each as a text to print.

use crate::interpreter;
use anyhow::{bail, ensure, Context, Result};
use clap::{Args, Parser, Subcommand};
use emitter::inspect::{self, Change, Culprit};
use emitter::Memory;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long a program may run if the interpreter can finish it; it should be far faster.
const PATIENCE: Duration = Duration::from_secs(20);

/// Translate WebAssembly to C, and look at the passes of the translator.
#[derive(Parser)]
#[command(name = "emitter", bin_name = "cargo emitter", version)]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Print the C file
    Emit(Module),
    /// List the passes, and what holds before and after each
    Passes,
    /// Print what the files would have more, in percent, without each of the passes
    Earnings {
        /// The WebAssembly modules
        #[arg(required = true)]
        modules: Vec<PathBuf>,
        /// Passes that are left out in any case
        #[arg(long)]
        without: Vec<String>,
    },
    /// Print the tree of each function that a pass changes, before and after it
    Dump {
        /// The pass, such as structure, or `translate`, which makes the first tree
        pass: String,
        #[command(flatten)]
        module: Module,
        /// Only the functions whose name contains this, changed or not
        #[arg(long)]
        function: Option<String>,
    },
    /// Name the first pass after which the C program does something else than the module
    Bisect {
        #[command(flatten)]
        module: Module,
        /// The file that both read as standard input
        input: PathBuf,
    },
}

/// The module, and how it is translated.
#[derive(Args)]
struct Module {
    /// The WebAssembly module
    file: PathBuf,
    /// The exported function that C's main calls
    #[arg(long, default_value = "main")]
    entry: String,
    /// Leave out layout
    #[arg(long)]
    compact: bool,
    /// Check every load and store against the memory's end
    #[arg(long)]
    check_bounds: bool,
    /// The size of the memory in bytes [default: as much as the module asks for]
    #[arg(long)]
    memory: Option<u32>,
}

impl Module {
    fn read(&self) -> Result<(Vec<u8>, emitter::Options)> {
        let place = || self.file.display().to_string();
        let wasm = fs::read(&self.file).with_context(place)?;
        let options = emitter::Options {
            entry: self.entry.clone(),
            compact_above: if self.compact { 0 } else { usize::MAX },
            check_bounds: self.check_bounds,
            memory: self.memory.map_or(Memory::Growing, Memory::Fixed),
            // This is what the bundler asks for, so that the files are the same.
            debug: true,
            verify: true,
            ..emitter::Options::default()
        };
        Ok((wasm, options))
    }
}

/// Carries out the command that these arguments give, the program's name first.
pub fn run(arguments: impl Iterator<Item = OsString>) -> Result<String> {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => bail!("{}", error.to_string().trim_end()),
        Err(help) => return Ok(help.to_string()),
    };
    match cli.command {
        Task::Emit(module) => {
            let (wasm, options) = module.read()?;
            Ok(emitter::emit(&wasm, &options)?)
        }
        Task::Passes => Ok(passes()),
        Task::Earnings { modules, without } => earnings(&modules, &without),
        Task::Dump { pass, module, function } => dump(&pass, &module, function.as_deref()),
        Task::Bisect { module, input } => bisect(&module, &input),
    }
}

fn passes() -> String {
    let mut text = String::new();
    for pass in inspect::passes() {
        let _ = writeln!(text, "{}\n  {}", pass.name, pass.about);
        for (when, conditions) in [("before", pass.before), ("after", pass.after)] {
            for condition in conditions {
                let _ = writeln!(text, "  {when:<6} {condition}");
            }
        }
    }
    text
}

/// The bytes of some files, with layout and without.
#[derive(Default)]
struct Sizes {
    plain: usize,
    compact: usize,
}

impl Sizes {
    /// Returns the sizes of the files of all modules, made without some passes.
    fn without(left_out: &[&str], modules: &[Vec<u8>]) -> Result<Sizes> {
        let mut sizes = Sizes::default();
        for wasm in modules {
            for (size, compact_above) in [(&mut sizes.plain, usize::MAX), (&mut sizes.compact, 0)] {
                let options =
                    emitter::Options { compact_above, debug: true, ..emitter::Options::default() };
                *size += inspect::emit_without(wasm, &options, left_out)?.len();
            }
        }
        Ok(sizes)
    }
}

fn earnings(files: &[PathBuf], without: &[String]) -> Result<String> {
    let read = |file: &PathBuf| fs::read(file).with_context(|| file.display().to_string());
    let modules = files.iter().map(read).collect::<Result<Vec<_>>>()?;
    let without: Vec<&str> = without.iter().map(String::as_str).collect();
    let all = Sizes::without(&without, &modules)?;
    let more = |size: usize, all: usize| 100.0 * (size as f64 / all as f64 - 1.0);
    let mut text = format!(
        "{} files of {} bytes, {} without layout\n\n| without | plain | compact |\n|---|---|---|\n",
        modules.len(),
        all.plain,
        all.compact
    );
    let kept = inspect::passes().into_iter().filter(|pass| !without.contains(&pass.name));
    for pass in kept {
        let _ = match Sizes::without(&[&without[..], &[pass.name]].concat(), &modules) {
            Ok(Sizes { plain, compact }) => writeln!(
                text,
                "| `{}` | {:+.2} % | {:+.2} % |",
                pass.name,
                more(plain, all.plain),
                more(compact, all.compact)
            ),
            Err(error) => writeln!(text, "| `{}` | {error} | |", pass.name),
        };
    }
    Ok(text)
}

fn dump(pass: &str, module: &Module, function: Option<&str>) -> Result<String> {
    let (wasm, options) = module.read()?;
    // A tree that breaks a promise is nevertheless worth a look.
    let options = emitter::Options { verify: false, ..options };
    let Some(changes) = inspect::changes(&wasm, &options, pass)? else {
        let names: Vec<&str> = inspect::passes().iter().map(|pass| pass.name).collect();
        bail!("no pass {pass}; there are translate, {}", names.join(", "));
    };
    let count = changes.len();
    let is_wanted = |change: &Change| match function {
        Some(part) => change.function.contains(part),
        None => change.before != change.after,
    };
    let wanted: Vec<Change> = changes.into_iter().filter(is_wanted).collect();
    if let Some(part) = function {
        ensure!(!wanted.is_empty(), "no function has {part} in its name");
    }
    let mut text = String::new();
    for change in &wanted {
        let Change { before, after, .. } = change;
        let _ = match (before.is_empty(), after.is_empty()) {
            (true, _) => writeln!(text, "=== after {pass}\n{after}"),
            (false, true) => writeln!(text, "=== before {pass}\n{before}=== dropped by {pass}\n"),
            (false, false) => {
                writeln!(text, "=== before {pass}\n{before}=== after {pass}\n{after}")
            }
        };
    }
    let _ = writeln!(text, "{} of {count} functions", wanted.len());
    Ok(text)
}

fn bisect(module: &Module, input: &Path) -> Result<String> {
    let (wasm, options) = module.read()?;
    let input = fs::read(input).with_context(|| input.display().to_string())?;
    let mut text = String::new();
    if let Err(error) = emitter::emit(&wasm, &options) {
        let _ = writeln!(text, "{error}");
    }
    let Some(expected) = interpreter::run(&wasm, &input) else {
        bail!("the interpreter does not come to an end with this input");
    };
    let folder = tempfile::tempdir()?;
    let culprit = inspect::bisect(&wasm, &options, |file| {
        let Some(ended) = compiled_and_run(file, folder.path(), &input)? else { return Ok(false) };
        anyhow::Ok(ended.succeeded == expected.finished && ended.output == expected.output)
    })?;
    text += &match culprit {
        Culprit::None => "the C program does what the module does\n".to_string(),
        Culprit::NoPass => {
            "wrong before the first pass: the fault is in src/translate or src/print\n".to_string()
        }
        Culprit::Pass(name) => {
            format!("wrong after the pass {name}, right before it; see it by `dump {name}`\n")
        }
    };
    Ok(text)
}

/// How a C program ended.
struct Ended {
    succeeded: bool,
    output: Vec<u8>,
}

/// Compiles a file and runs the program; there is no answer if the compiler refuses the file.
fn compiled_and_run(file: &str, folder: &Path, input: &[u8]) -> Result<Option<Ended>> {
    let (source, program) = (folder.join("program.c"), folder.join("program"));
    fs::write(&source, file)?;
    fs::write(folder.join("input"), input)?;
    let mut compiler = Command::new("cc");
    compiler.args(["-O1", "-w", "-o"]).arg(&program).arg(&source);
    if !compiler.output().context("cc")?.status.success() {
        return Ok(None);
    }
    let (input, output) = (folder.join("input"), folder.join("output"));
    let mut running = Command::new(&program)
        .stdin(fs::File::open(input)?)
        .stdout(fs::File::create(&output)?)
        .stderr(Stdio::null())
        .spawn()?;
    // A wrong program may well run forever.
    let begun = Instant::now();
    while running.try_wait()?.is_none() {
        if begun.elapsed() > PATIENCE {
            running.kill()?;
        }
        thread::sleep(Duration::from_millis(5));
    }
    Ok(Some(Ended { succeeded: running.wait()?.success(), output: fs::read(output)? }))
}
