//! `judge new`: the files of a new problem. Nothing is ever overwritten.

use anyhow::{bail, ensure, Context, Result};
use catalogue::judges::Judge;
use catalogue::project::Project;
use clap::Args;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

/// The list of programs.
const MANIFEST: &str = "problems/Cargo.toml";

/// The options of `judge new`.
#[derive(Args)]
pub struct Options {
    /// The judge's folder, such as hdu
    judge: String,
    /// The problem's id, such as 1848, P2197 or abc255_g
    id: String,
    /// The problem's title
    #[arg(long, default_value = "Untitled")]
    title: String,
    /// The input and output files of a sample, which are copied; may be repeated
    #[arg(long, num_args = 2, value_names = ["IN", "OUT"])]
    sample: Vec<PathBuf>,
}

/// A problem whose files are to be made.
pub struct Plan {
    /// The judge's folder.
    pub judge: String,
    pub id: String,
    pub title: String,
    /// The limits as a header has them; if they are not known, the judge's usual ones are taken.
    pub limits: Option<String>,
    /// The samples' inputs and outputs.
    pub samples: Vec<(String, String)>,
}

pub fn run(project: &Project, options: &Options) -> Result<()> {
    let read =
        |path: &PathBuf| fs::read_to_string(path).with_context(|| path.display().to_string());
    let pairs = options.sample.chunks_exact(2);
    let samples = pairs.map(|pair| Ok((read(&pair[0])?, read(&pair[1])?)));
    let plan = Plan {
        judge: options.judge.clone(),
        id: options.id.clone(),
        title: options.title.clone(),
        limits: None,
        samples: samples.collect::<Result<_>>()?,
    };
    make(project, &plan)
}

/// Makes the files and the entry in the list of programs, and says so.
pub fn make(project: &Project, plan: &Plan) -> Result<()> {
    let Plan { judge: folder, id, title, limits, samples } = plan;
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    ensure!(
        !id.is_empty() && id.chars().all(is_plain),
        "an id is letters, digits, _ and -, not {id:?}"
    );
    ensure!(!title.contains('\n') && !title.trim().is_empty(), "a title is one line");
    let judge = Judge::from_folder(folder)?;
    let name = judge.binary(id);
    let place = format!("{folder}/{id}");
    if let Some(problem) = project.problems.iter().find(|problem| problem.name == name) {
        bail!("{name} already exists, in problems/{}", problem.place);
    }
    let header = format!(
        "//! {} — {title}\n//! <{}> · {} · easy\n",
        judge.title(id),
        judge.link(id)?,
        limits.as_ref().unwrap_or(&judge.limits)
    );

    let mut files = vec![
        (format!("problems/{place}/solution.rs"), format!("{header}{SOLUTION}")),
        (format!("problems/{place}/reference.rs"), format!("//! {} {REFERENCE}", judge.title(id))),
    ];
    for (number, (input, output)) in (1..).zip(samples) {
        for (text, ending) in [(input, "in"), (output, "out")] {
            files.push((format!("testdata/{place}/sample-{number}.{ending}"), text.clone()));
        }
    }
    for (path, _) in &files {
        ensure!(!project.root.join(path).exists(), "{path} already exists");
    }
    let manifest = project.root.join(MANIFEST);
    let old = fs::read_to_string(&manifest).with_context(|| MANIFEST)?;
    ensure!(!has_program(&old, &name)?, "{MANIFEST} already has a program called {name}");
    let new = with_problem(&old, &name, &place);
    toml::from_str::<toml::Table>(&new)
        .with_context(|| format!("{MANIFEST} would become invalid"))?;

    for (path, text) in &files {
        let full = project.root.join(path);
        fs::create_dir_all(full.parent().context("a file in a folder")?)?;
        fs::write(&full, text).with_context(|| path.clone())?;
    }
    fs::create_dir_all(project.root.join("testdata").join(&place))?;
    fs::write(&manifest, new)?;

    // Printed at the end: a closed pipe must not leave a problem half made.
    let mut to = anstream::stdout().lock();
    for (path, _) in &files {
        writeln!(to, "made {path}")?;
    }
    writeln!(to, "added {name} to {MANIFEST}")?;
    if samples.is_empty() {
        writeln!(
            to,
            "next: save the statement's samples as testdata/{place}/sample-1.in and sample-1.out"
        )?;
    }
    writeln!(
        to,
        "then: write solution.rs, reference.rs and the samples; cargo judge test {name}; \
         cargo judge stress {name}; cargo judge bundle {name} --check"
    )?;
    Ok(())
}

fn has_program(manifest: &str, name: &str) -> Result<bool> {
    let manifest: toml::Table = manifest.parse().context(MANIFEST)?;
    let targets = manifest.get("bin").and_then(|targets| targets.as_array());
    let names = targets.into_iter().flatten().filter_map(|target| target.get("name")?.as_str());
    Ok(names.into_iter().any(|other| other == name))
}

/// Returns the manifest with a problem's entry before the first one whose name is later,
/// every other byte as it was.
fn with_problem(manifest: &str, name: &str, place: &str) -> String {
    let targets = format!(
        "[[bin]]\nname = \"{name}\"\npath = \"{place}/solution.rs\"\ntest = false\nbench = false\n"
    );
    let is_later = |(at, _): &(usize, &str)| {
        let entry = &manifest[*at..];
        let value = |key: &str| {
            let lines = entry.lines().skip(1).take_while(|line| !line.starts_with('['));
            let value =
                lines.filter_map(|line| line.strip_prefix(key)?.trim().strip_prefix('=')).next();
            value.map(|value| value.trim().trim_matches('"'))
        };
        value("name").is_some_and(|other| other > name)
    };
    match manifest.match_indices("[[bin]]").find(is_later) {
        Some((at, _)) => {
            let at = with_comment(manifest, at);
            format!("{}{targets}\n{}", &manifest[..at], &manifest[at..])
        }
        None => format!("{}\n\n{targets}", manifest.trim_end()),
    }
}

/// Returns the place at which the comment right above the line at `at` begins, or `at` if there is
/// none.
fn with_comment(manifest: &str, mut at: usize) -> usize {
    for line in manifest[..at].split_inclusive('\n').rev() {
        if !line.starts_with('#') {
            break;
        }
        at -= line.len();
    }
    at
}

const SOLUTION: &str = "//!
//! Rules: (two or three sentences in your own words, with what is printed)
//! Model: (the kind of game, what it is a sum of)
//! Why: (the idea and the theorem, so that a reader could redo it)
//! Cost: (time and memory)

use proconio::{input, is_stdin_empty};

fn main() {
    let mut verdicts = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        verdicts += if n > 0 { \"first\\n\" } else { \"second\\n\" };
    }
    print!(\"{verdicts}\");
}
";

const REFERENCE: &str = "by its rules: (how every move is tried)

use reference::{Generator, Input, Reference, Search};

fn main() {
    Reference::new(generate, answer).run();
}

fn generate(g: &mut Generator) -> String {
    format!(\"{}\\n\", g.within(0..=g.pick(9, 1000)))
}

fn answer(input: &mut Input) -> String {
    let mut search = Search::normal();
    let mut output = String::new();
    while let Some(n) = input.number_or_end(0..=1000u64) {
        let first = search.mover_wins(&n, &|&n: &u64| (0..n).collect());
        output += if first { \"first\\n\" } else { \"second\\n\" };
    }
    output
}
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_goes_to_its_place_in_the_alphabet() {
        let entry =
            |name: &str| format!("[[bin]]\nname = \"{name}\"\npath = \"x/{name}/solution.rs\"\n");
        let manifest = format!("# head\n\n{}\n{}", entry("b"), entry("d"));
        for (name, before) in [("a", "b"), ("c", "d")] {
            let new = with_problem(&manifest, name, &format!("x/{name}"));
            let next = new.find(&format!("name = \"{before}\"")).unwrap();
            let at = new.find(&format!("name = \"{name}\"")).unwrap();
            assert!(at < next && new[at..next].matches("[[bin]]").count() == 1, "{new}");
            let without: String =
                new.lines().filter(|line| !line.contains(&format!("x/{name}/"))).collect();
            assert!(without.starts_with("# head"));
        }
        assert!(with_problem(&manifest, "e", "x/e")
            .ends_with("path = \"x/e/solution.rs\"\ntest = false\nbench = false\n"));
        assert!(with_problem("[package]\n", "e", "x/e").starts_with("[package]\n\n[[bin]]"));
    }

    #[test]
    fn a_comment_stays_with_its_entry() {
        let entry = "# Why.\n# So.\n[[bin]]\nname = \"b\"\npath = \"x/b/solution.rs\"\n";
        let new = with_problem(&format!("# List of [[bin]]:\n\n{entry}"), "a", "x/a");
        assert!(new.starts_with("# List of [[bin]]:\n\n[[bin]]\nname = \"a\"\n"), "{new}");
        assert!(new.ends_with(&format!("\n\n{entry}")), "{new}");
    }
}
