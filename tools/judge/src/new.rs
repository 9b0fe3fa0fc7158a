//! `judge new`: the files of a new problem, or of a program in a contestant's package. Nothing is
//! ever overwritten, and files that cannot be read back are not kept.

mod draft;
pub mod limits;
mod own;
mod question;
mod template;

use crate::cases;
use crate::manifest;
use crate::option::option;
use crate::package;
use anyhow::{ensure, Context, Result};
use catalogue::header::{is_forbidden, Header};
use catalogue::judges::Judge;
use catalogue::project::Project;
use catalogue::replace::replace;
use clap::{value_parser, Arg, ArgAction, ArgMatches, Command};
use draft::Draft;
use question::ask;
use std::fs;
use std::io::{stderr, stdin, IsTerminal, Write};
use std::path::PathBuf;
use support::files::read;

/// A limit on a title's length in characters; no problem's title reaches this limit.
const MAX_TITLE: usize = 200;

/// A limit on the number of samples; no statement reaches this limit.
const MOST_SAMPLES: usize = 100;

/// Adds the options to the command.
pub fn declare(command: Command) -> Command {
    let word = |name: &'static str, shown: &'static str, help: &'static str| {
        Arg::new(name).value_name(shown).help(help).required(true)
    };
    let time = "The limit of time, such as 2s or 500ms [default: asked for on a terminal]";
    let memory = "The limit of memory, such as 256MiB or 65536K [default: asked for on a terminal]";
    let template =
        "The file that a new program of your package begins as [default: its template.rs]";
    let sample = Arg::new("sample")
        .long("sample")
        .help("The input and output files of a sample, which are copied; may be repeated")
        .value_names(["IN", "OUT"])
        .num_args(2)
        .action(ArgAction::Append)
        .value_parser(value_parser!(PathBuf));
    command
        .arg(word("judge", "JUDGE", "The judge's folder, such as hdu; alone, a program's name"))
        .arg(word("id", "ID", "The problem's id, such as 1848 or abc255_g").required(false))
        .arg(option("title", "TITLE", "The problem's title [default: asked for on a terminal]"))
        .arg(option("time", "TIME", time).value_parser(limits::parse_time))
        .arg(option("memory", "MEMORY", memory).value_parser(limits::parse_memory))
        .arg(sample)
        .arg(option("template", "FILE", template).value_parser(value_parser!(PathBuf)))
}

/// A problem whose files are to be made.
pub struct Plan {
    /// The judge's folder; in a contestant's package, the name of the program if the problem has no
    /// id.
    pub judge: String,
    /// The problem's id, as it was typed or as it occurs in an address.
    pub id: String,
    /// The address, if it is known but the judge is not.
    pub link: Option<String>,
    /// The template of a program in a contestant's package, if it is not the usual one.
    pub template: Option<PathBuf>,
    /// The title, if it is known.
    pub title: Option<String>,
    /// The time limit, written as in a header, if it is known.
    pub time: Option<String>,
    /// The memory limit, written as in a header, if it is known.
    pub memory: Option<String>,
    /// The samples' inputs and outputs.
    pub samples: Vec<(String, String)>,
}

/// The names of a new problem.
struct FileNames {
    /// The name of its program.
    program: String,
    /// The path of the problem's folder below `problems/`.
    place: String,
    /// The judge's name for the problem.
    title: String,
    link: String,
}

/// Makes the problem's files after asking for whatever the options omit.
pub fn run(project: &Project, options: &ArgMatches) -> Result<()> {
    let mut plan = Plan::read(options)?;
    if !project.is_own() && stdin().is_terminal() && stderr().is_terminal() {
        // Nobody should have to answer questions about a problem that cannot be made.
        plan.names(project)?;
        plan.ask()?;
    }
    make(project, &plan)
}

/// Makes the files and the entry in the list of programs, and prints the names of the files. If
/// anything fails, nothing is left behind.
pub fn make(project: &Project, plan: &Plan) -> Result<()> {
    let names = plan.names(project)?;
    let files = plan.files(project, &names)?;
    let FileNames { program, place, .. } = names;
    let list = project.root.join(manifest::FILE);
    let mut edited = None;
    if !project.is_own() {
        let lock = manifest::lock(&project.root)?;
        let old = fs::read_to_string(&list).context(manifest::FILE)?;
        edited = Some((lock, manifest::with_entry(&old, &program, &place)?));
    }

    let mut draft = Draft::default();
    for (path, text) in &files {
        draft.file(&project.root.join(path), text)?;
    }
    let samples = samples_folder(project, &place);
    draft.folder(&project.root.join(&samples))?;
    let readable = plan.read_back(project, &program, &place);
    readable.context("what was written is removed again")?;
    if let Some((_lock, new)) = &edited {
        replace(&list, new)?;
    }
    draft.keep();

    // These are printed at the end: a closed pipe must not leave a problem half made.
    let mut to = anstream::stdout().lock();
    for (path, _) in &files {
        writeln!(to, "made {path}")?;
    }
    if edited.is_some() {
        writeln!(to, "added {program} to {}", manifest::FILE)?;
    }
    if plan.samples.is_empty() {
        writeln!(
            to,
            "next: save the statement's samples as {samples}/sample-1.in and sample-1.out"
        )?;
    }
    if project.is_own() {
        let then = "while you write it, and `bundle";
        return Ok(writeln!(to, "then: `test {program} --watch` {then} {program} --check`")?);
    }
    if plan.time.is_none() || plan.memory.is_none() {
        writeln!(
            to,
            "next: write the statement's limits into line 2 of problems/{place}/solution.rs; those \
             with ? are only what is usual at this judge"
        )?;
    }
    writeln!(
        to,
        "then: write solution.rs, reference.rs and the samples; cargo judge test {program}; \
         cargo judge stress {program}; cargo judge bundle {program} --check --write; \
         cargo judge picture {program} --write; cargo judge list --write"
    )?;
    Ok(())
}

impl Plan {
    /// Returns the plan that the options describe, with the texts of the samples.
    fn read(options: &ArgMatches) -> Result<Plan> {
        let text = |name: &str| options.get_one::<String>(name).cloned();
        let files: Vec<&PathBuf> = options.get_many("sample").into_iter().flatten().collect();
        let samples = files.chunks_exact(2).map(|pair| Ok((read(pair[0])?, read(pair[1])?)));
        Ok(Plan {
            judge: text("judge").unwrap_or_default(),
            id: text("id").unwrap_or_default(),
            link: None,
            template: options.get_one("template").cloned(),
            title: text("title"),
            time: text("time"),
            memory: text("memory"),
            samples: samples.collect::<Result<_>>()?,
        })
    }

    /// Asks on the terminal for the missing details.
    fn ask(&mut self) -> Result<()> {
        let (from, to) = (&mut stdin().lock(), &mut stderr());
        if self.title.is_none() {
            self.title = ask("title (empty if unknown)", |title| Ok(title.to_string()), from, to)?;
        }
        if self.time.is_none() {
            let question = "limit of time, such as 2s (empty if unknown)";
            self.time = ask(question, limits::parse_time, from, to)?;
        }
        if self.memory.is_none() {
            let question = "limit of memory, such as 256MiB (empty if unknown)";
            self.memory = ask(question, limits::parse_memory, from, to)?;
        }
        Ok(())
    }

    /// Returns the problem's names after checking that they are valid.
    fn names(&self, project: &Project) -> Result<FileNames> {
        let is_own = project.is_own();
        ensure!(is_own || self.template.is_none(), "--template is for a package of your own");
        let judge = match is_own && self.id.is_empty() {
            true => None,
            false => Some(Judge::from_folder(&self.judge)?),
        };
        let id = judge.map_or(self.judge.clone(), |judge| judge.id(&self.id));
        let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        ensure!(
            id.starts_with(|c: char| c.is_ascii_alphanumeric()) && id.chars().all(is_plain),
            "an id is letters, digits, _ and -, not {id:?}"
        );
        let program = judge.map_or(id.clone(), |judge| judge.binary(&id));
        let exists = project.problems.iter().any(|problem| problem.name == program);
        ensure!(!exists, "{program} already exists: `test {program}` runs it");
        let place = if is_own { program.clone() } else { format!("{}/{id}", self.judge) };
        let title = judge.map_or(String::new(), |judge| judge.title(&id));
        let link = self.link.clone().unwrap_or_default();
        Ok(FileNames { program, place, title, link: judge.map_or(Ok(link), |it| it.link(&id))? })
    }

    /// Returns the paths and texts of the files to make, none of which exists yet.
    fn files(&self, project: &Project, names: &FileNames) -> Result<Vec<(String, String)>> {
        let FileNames { program, place, title, link } = names;
        let count = self.samples.len();
        ensure!(count <= MOST_SAMPLES, "a problem has at most {MOST_SAMPLES} samples, not {count}");
        let reference = format!("//! {title} {}", template::REFERENCE);
        let mut files = match project.is_own() {
            true => vec![(format!("src/bin/{program}.rs"), self.program(project, link)?)],
            false => vec![
                (format!("problems/{place}/solution.rs"), self.solution(names)?),
                (format!("problems/{place}/reference.rs"), reference),
            ],
        };
        let samples = samples_folder(project, place);
        for (number, (input, output)) in (1..).zip(&self.samples) {
            for (text, ending) in [(input, "in"), (output, "out")] {
                files.push((format!("{samples}/sample-{number}.{ending}"), text.clone()));
            }
        }
        for (path, _) in &files {
            ensure!(!project.root.join(path).exists(), "{path} already exists");
        }
        Ok(files)
    }

    /// Returns the text of the solution, after checking that its header can be read.
    fn solution(&self, names: &FileNames) -> Result<String> {
        let FileNames { title: name, link, .. } = names;
        let judge = Judge::from_folder(&self.judge)?;
        let usual = judge.limits.split_once(" · ");
        let (time, memory) = usual.context("the judge's usual limits of time and memory")?;
        let time = self.time.as_deref().unwrap_or(time);
        let memory = self.memory.as_deref().unwrap_or(memory);
        let (title, limits) = (self.title()?, format!("{time} · {memory}"));
        let note = if limits.contains('?') { template::ASSUMED } else { "" };
        let body = if judge.function { template::FUNCTION } else { template::SOLUTION };
        let solution = format!(
            "//! {name} — {title}\n//! <{link}> · {limits} · difficulty 3\n//!\n{note}{}{body}",
            template::HEADER
        );
        let header = Header::parse(&solution)?;
        ensure!(
            (&header.name, &header.title, &header.link, &header.limits)
                == (name, &title, link, &limits),
            "the header would read as another problem, {} — {}",
            header.name,
            header.title
        );
        Ok(solution)
    }

    /// Returns the title on one line.
    fn title(&self) -> Result<String> {
        let Some(title) = &self.title else { return Ok(template::NO_TITLE.to_string()) };
        let title = title.trim();
        ensure!(!title.contains('\n') && !title.is_empty(), "a title is one line");
        let title = title.split_whitespace().collect::<Vec<_>>().join(" ");
        ensure!(!title.contains(is_forbidden), "a title has no control characters: {title:?}");
        let length = title.chars().count();
        ensure!(length <= MAX_TITLE, "a title has at most {MAX_TITLE} characters, not {length}");
        Ok(title)
    }

    /// Checks that the problem and its samples can now be read from disk.
    fn read_back(&self, project: &Project, program: &str, place: &str) -> Result<()> {
        let problem = match project.is_own() {
            true => package::open(&project.root)?.find(&[program.to_string()])?[0].clone(),
            false => project.read_problem(program, place)?,
        };
        if !self.samples.is_empty() {
            let (_cases, faults) = cases::read(&problem);
            ensure!(faults.is_empty(), "{}: {}", problem.testdata.display(), faults.join("; "));
        }
        Ok(())
    }
}

/// Returns the path of the folder for the samples of a problem.
fn samples_folder(project: &Project, place: &str) -> String {
    format!("{}/{place}", if project.is_own() { package::SAMPLES } else { "testdata" })
}
