//! Contestants' programs, each full of one kind of thing that a bundler can get wrong.
//!
//! `corpus/<name>.rs` is a program and `corpus/<name>.in` its inputs, with lines `---` between
//! them. What a bundle of it prints is compared with what cargo's own build of it prints, which
//! has the real proconio, itertools, and library.

use crate::judges;
use crate::programs::{self, Programs};
use crate::toy::{cache, HEADER};
use crate::ways::{self, Outcome, Way};
use anyhow::{anyhow, Result};
use available::cache::{files_below, Cache};
use available::Tool;
use bundle::compile::Compiler;
use bundle::maker::{Comments, Maker};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

/// The programs that the usual tests try in Rust and in C. Those made to try C they try in C.
const USUAL: [&str; 5] =
    ["allow_unused", "c_lines", "c_sides", "itertools_circular", "reader_forms"];

/// The programs that print something else for a judge.
const OTHERWISE: [(&str, &str); 1] = [
    ("debug", "spoj"), // an older std, which has `\u{0}` for `\0`
];

/// A program that recurses for ever, and the compilers for which the stack that is full first is C's
/// own: the system then ends the program, and what waits to be printed is lost.
const FILLS_THE_STACK_OF_C: (&str, &str) = ("c_audit_c60", "-m32");

/// A program of the corpus.
pub struct Program {
    /// The name of its file.
    pub name: String,
    /// The program.
    pub text: String,
    /// The inputs on which it is run.
    pub inputs: Vec<String>,
}

/// The programs that a test is to try as a collection of its own, built by cargo.
pub struct Corpus {
    /// The programs, in alphabetical order.
    programs: Vec<Program>,
    /// The workspace of the programs.
    workspace: Programs,
    /// The folder of the programs that cargo built.
    built: PathBuf,
}

fn programs() -> Vec<Program> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension() == Some("rs".as_ref())).collect();
    files.sort();
    let program = |file: PathBuf| Program {
        name: file.file_stem().unwrap().to_string_lossy().into_owned(),
        text: fs::read_to_string(&file).unwrap(),
        inputs: fs::read_to_string(file.with_extension("in"))
            .unwrap()
            .split("---\n")
            .map(String::from)
            .collect(),
    };
    let programs = files.into_iter().map(program);
    let is_quick = |name: &str| std::env::var_os(WHOLE).is_some() || !SLOW.contains(&name);
    let is_usual = |name: &str| USUAL.contains(&name) || is_made_for_c(name) && Tool::C.is_here();
    let is_tried = |name: &str| available::depth(is_usual(name), is_quick(name));
    programs.filter(|one| is_tried(&one.name)).collect()
}

/// Returns whether a program was made to try C, and uses std as it is today.
fn is_made_for_c(name: &str) -> bool {
    name.starts_with("c_")
}

impl Corpus {
    /// Returns the corpus, built at most once with the crates that the collection's own solutions
    /// have.
    fn get() -> &'static Corpus {
        static CORPUS: OnceLock<Corpus> = OnceLock::new();
        CORPUS.get_or_init(|| Corpus::build(programs()))
    }

    fn build(programs: Vec<Program>) -> Corpus {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus");
        let write = |path: &str, text: &str| {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            // What is as it was is not built again.
            if fs::read_to_string(&path).ok().as_deref() != Some(text) {
                fs::write(path, text).unwrap();
            }
        };
        let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
        let mut bins = String::new();
        for Program { name, text, .. } in &programs {
            let (_, program) = text.split_once('\n').unwrap();
            write(&format!("problems/toy/{name}/solution.rs"), &format!("{HEADER}{program}"));
            bins += &format!("[[bin]]\nname = \"{name}\"\npath = \"toy/{name}/solution.rs\"\n");
        }
        for file in files_below(&root.join("src")) {
            let path = file.strip_prefix(&root).unwrap().display().to_string();
            write(&path, &read(&path));
        }
        let workspace: toml::Table = read("Cargo.toml").parse().unwrap();
        let dependencies = ["itertools", "proconio"].map(|name| {
            let dependency = &workspace["workspace"]["dependencies"][name];
            format!("{name} = {dependency}\n")
        });
        write(
            "Cargo.toml",
            "[workspace]\nmembers = [\"problems\"]\n\
             [package]\nname = \"grundy\"\nversion = \"0.1.0\"\nedition = \"2021\"\n",
        );
        write(
            "problems/Cargo.toml",
            &format!(
                "[package]\nname = \"problems\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
                 autobins = false\n[dependencies]\ngrundy = {{ path = \"..\" }}\n{}{bins}",
                dependencies.concat()
            ),
        );
        fs::write(folder.join("Cargo.lock"), read("Cargo.lock")).unwrap();
        let target = folder.join("target");
        let mut cargo = Command::new("cargo");
        cargo
            .args(["build", "--release", "--offline", "--quiet", "--package=problems"])
            .current_dir(&folder);
        // What it prints is the same, and the usual tests run it once.
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", available::depth("0", "3"));
        cargo.env("RUSTFLAGS", "--cap-lints allow").arg("--target-dir").arg(&target);
        assert!(cargo.status().unwrap().success(), "the corpus does not compile");
        let workspace = Programs::read(&folder).unwrap();
        Corpus { programs, workspace, built: target.join("release") }
    }

    /// Returns what cargo's build of a program prints.
    fn expected(&self, program: &Program, input: &str) -> Outcome {
        let file = format!("{}{}", program.name, std::env::consts::EXE_SUFFIX);
        ways::Program::of_rust(self.built.join(file)).outcome(input)
    }

    /// Makes the bundle of a program for a judge, and compiles it: Rust by the judge's own rustc or
    /// else by the present one, C in several ways.
    fn trials(&self, number: usize, judge: &str) -> Result<Vec<ways::Program>> {
        let program = &self.programs[number];
        let (maker, target) = (maker(&self.workspace), judges::target(judge)?);
        let path = format!("problems/toy/{}/solution.rs", program.name);
        let solution = programs::Program { name: program.name.clone(), path };
        let text = maker.bundle(&solution, &target)?.text;
        let folder = self.built.join(judge).join(&program.name);
        fs::create_dir_all(&folder)?;
        if target.c.is_some() {
            let trials = compilations(number).into_iter().enumerate();
            let trial = |(place, (way, level)): (usize, (&'static Way, &str))| {
                let file = folder.join(format!("program-{place}"));
                way.compiled(&text, level, file).map_err(|complaint| anyhow!("{complaint}"))
            };
            return trials.map(trial).collect();
        }
        let mut compiler = match target.own_compiler()? {
            Some(compiler) => compiler,
            None => Compiler::present(target.edition()?)?,
        };
        compiler.crates = maker.compile_offered(&solution, &target, &compiler)?;
        let file = folder.join("program");
        compiler.build(&text, &["-O"], &file)?.map_err(|error| anyhow!("{error}"))?;
        Ok(vec![ways::Program::of_rust(file)])
    }
}

/// Returns the ways in which a program is compiled, with the level of optimization. In the gate
/// the ways take turns, one with optimization and the next one without, unless [`WHOLE`] asks for
/// more.
fn compilations(number: usize) -> Vec<(&'static Way, &'static str)> {
    let ways = Way::tried();
    if std::env::var_os(WHOLE).is_some() {
        return ways.iter().flat_map(|&way| [(way, "-O0"), (way, "-O2")]).collect();
    }
    let in_turn = |place: usize| ways[place % ways.len()];
    let plain = (in_turn(number + 1), "-O0");
    available::depth(vec![plain], vec![(in_turn(number), "-O2"), plain])
}

fn maker(programs: &Programs) -> Maker<'_, Programs> {
    static CACHE: OnceLock<Cache> = OnceLock::new();
    let cache = CACHE.get_or_init(cache);
    Maker { origin: programs, cache, comments: Comments::Fitting, debug: false }
}

/// A program that a judge cannot have.
struct Refusal {
    program: &'static str,
    judge: &'static str,
    /// A part of the reason.
    reason: &'static str,
}

/// itertools asks for rustc 1.63.
const REFUSALS: [Refusal; 3] = [
    refusal("itertools_many", "spoj", "then_some"),
    refusal("itertools_merge", "spoj", "from_fn"),
    refusal("itertools_order", "spoj", "then_some"),
];

const fn refusal(program: &'static str, judge: &'static str, reason: &'static str) -> Refusal {
    Refusal { program, judge, reason }
}

/// The environment variable that asks for every program, every judge, and every compiler with and
/// without optimization, for a quarter of an hour.
const WHOLE: &str = "CORPUS_WHOLE";

/// The programs that take a minute each.
const SLOW: [&str; 3] = ["itertools_groups", "itertools_maps", "itertools_products"];

/// Returns the judges for which a program is bundled: one that takes Rust, in turn, or one that takes
/// C if the program was made to try C. The usual programs and, in the gate, every fifth one are bundled
/// for both.
fn judges(program: &Program, number: usize) -> Vec<&'static str> {
    let (is_whole, for_c) = (std::env::var_os(WHOLE).is_some(), is_made_for_c(&program.name));
    let is_in_turn = is_whole || available::depth(false, number.is_multiple_of(5));
    let for_both = is_in_turn || USUAL.contains(&&*program.name);
    let rust: &[&str] = match for_c {
        true => &["codeforces"],
        false => &["spoj", "codeforces", "cses", "atcoder"],
    };
    let mut judges = match for_both || !for_c {
        true if is_whole => rust.to_vec(),
        true => vec![rust[available::depth(0, number % rust.len())]],
        false => vec![],
    };
    if Tool::C.is_here() && (for_both || for_c) {
        // It takes files of any size, with a warning.
        judges.push("bzoj");
    }
    judges
}

impl Corpus {
    /// Returns what is wrong with the bundle of a program for a judge: it must print what the
    /// program itself prints, and what is refused must be among the refusals.
    fn faults(&self, number: usize, judge: &str) -> Vec<String> {
        let program = &self.programs[number];
        let name = format!("{} for {judge}", program.name);
        let is_it = |one: &&Refusal| one.program == program.name && one.judge == judge;
        let refusal = REFUSALS.iter().find(is_it);
        let trials = match (self.trials(number, judge), refusal) {
            (Ok(_), Some(_)) => return vec![format!("{name} is no longer refused")],
            (Err(error), Some(refusal)) if format!("{error:#}").contains(refusal.reason) => {
                return vec![];
            }
            (Err(error), _) => return vec![format!("{name}: {error:#}")],
            (Ok(_), None) if OTHERWISE.contains(&(&*program.name, judge)) => return vec![],
            (Ok(trials), None) => trials,
        };
        let mut faults = Vec::new();
        for input in &program.inputs {
            let should = self.expected(program, input);
            for trial in &trials {
                let is = trial.outcome(input);
                let (endless, compiler) = FILLS_THE_STACK_OF_C;
                let is_lost =
                    program.name == endless && trial.by.contains(compiler) && is.code.is_none();
                if is != should && !is_lost {
                    let by = &trial.by;
                    faults.push(format!("{name} by {by} on {input:?}: {is:?}, not {should:?}"));
                }
            }
        }
        faults
    }
}

#[test]
fn bundles_print_what_the_programs_print() {
    let corpus = Corpus::get();
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(program) = corpus.programs.get(number) else { break };
        for judge in judges(program, number) {
            let found = corpus.faults(number, judge);
            faults.lock().unwrap().extend(found);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
