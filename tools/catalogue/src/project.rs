//! The collection on disk: the problems, and the paths of their files. A contestant's own package
//! has the same form: its programs are the problems.

use crate::compared::{self, Compared};
use crate::fields::Fields;
use crate::header::Header;
use crate::judges::Judge;
use anyhow::{anyhow, bail, ensure, Context, Result};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use support::files::read;
use support::nearest::nearest;
use support::plural::format_count;
use support::text;
use support::typing::letters;

/// The path of the list of programs in a collection.
pub const LIST: &str = "problems/Cargo.toml";

/// The collection.
pub struct Project {
    /// The root folder.
    pub root: PathBuf,
    /// The problems that can be read, in the order of `problems/Cargo.toml`.
    pub problems: Vec<Problem>,
    /// The problems that cannot be read, in the same order.
    pub unreadable: Vec<Unreadable>,
}

/// A problem of the collection.
#[derive(Clone)]
pub struct Problem {
    /// The name of its program.
    pub name: String,
    /// The path in `problems/`: `<judge>/<id>`; in a contestant's package, the program's name.
    pub place: String,
    /// The problem's folder; in a contestant's package, the folder of its test cases.
    pub folder: PathBuf,
    /// The solution's header; in a contestant's package, it has only limits and perhaps a link.
    pub header: Header,
    /// The folder of the problem's test cases.
    pub testdata: PathBuf,
    /// Other people's programs that agree with the solution.
    pub compared: Vec<Compared>,
}

/// A problem that `problems/Cargo.toml` lists, but whose solution or header cannot be read.
#[derive(Clone, Debug)]
pub struct Unreadable {
    /// The name of its program.
    pub name: String,
    /// The path of the problem's folder below `problems/`.
    pub place: String,
    /// The file and what is wrong with it.
    pub reason: String,
}

impl Problem {
    /// Returns the name of the problem's own judge. If the judge is unknown, returns the problem's
    /// name without its last part.
    pub fn judge_name(&self) -> &str {
        let name = &self.header.name;
        let without_id = || name.rsplit_once(' ').map_or(&name[..], |(judge, _id)| judge);
        self.judge().map_or_else(without_id, |judge| &judge.name)
    }

    /// Returns the problem's own judge, if the judge is known.
    pub fn judge(&self) -> Option<&'static Judge> {
        Judge::all().get(self.judge_folder())
    }

    /// Returns the folder of the problem's own judge.
    pub fn judge_folder(&self) -> &str {
        self.place.split_once('/').map_or("", |(judge, _id)| judge)
    }

    /// Returns whether the problem is a program of a contestant's own package.
    pub fn is_own(&self) -> bool {
        !self.place.contains('/')
    }

    /// Returns all names of the problem: the names of its program and its folder, and its name at
    /// each judge. Only the [`letters`] of names are compared.
    pub fn names(&self) -> Vec<&str> {
        let header = &self.header;
        // The round and letter of a contest suffice without the judge: `ABC 255 G`.
        let round = header.name.strip_prefix(self.judge_name()).map(str::trim_start);
        let round = round.filter(|id| id.contains(' '));
        let known = || [&header.name].into_iter().chain(&header.also).map(String::as_str);
        // An id of letters and digits suffices without its judge: `P2197`.
        let ids = known().filter_map(|name| name.rsplit(' ').next());
        let ids = ids.filter(|id| {
            id.contains(char::is_alphabetic) && id.contains(|c: char| c.is_ascii_digit())
        });
        [self.name.as_str(), &self.place]
            .into_iter()
            .chain(known())
            .chain(round)
            .chain(ids)
            .collect()
    }

    /// Returns whether the problem can be found by this name.
    pub fn is_called(&self, name: &str) -> bool {
        self.names().into_iter().any(|known| letters(known) == letters(name))
    }

    /// Returns whether the problem's folder has a `reference.rs`.
    pub fn has_reference(&self) -> bool {
        self.reference().is_file()
    }

    /// Returns whether the problem's `reference.rs` interacts with the program instead of computing
    /// an answer from the input.
    pub fn is_interactive(&self) -> bool {
        mentions(&self.reference(), "Reference::interactive(")
    }

    /// Returns whether `reference.rs` has a checker, which it needs if several outputs are right.
    pub fn has_checker(&self) -> bool {
        mentions(&self.reference(), ".with_checker(")
    }

    /// Returns the path of the problem's solution.
    pub fn solution(&self) -> PathBuf {
        self.folder.join("solution.rs")
    }

    /// Returns the path of the problem's `reference.rs`, whether or not the file exists.
    pub fn reference(&self) -> PathBuf {
        self.folder.join("reference.rs")
    }

    /// Returns the folders of the judges that have the problem, the folder of its own judge first.
    pub fn judges(&self) -> Vec<String> {
        let mut folders = vec![self.judge_folder().to_string()];
        for name in &self.header.also {
            let is_at = |judge: &Judge| {
                name.strip_prefix(&judge.name).is_some_and(|id| id.starts_with(' '))
            };
            let folder =
                Judge::all().iter().find(|(_, judge)| is_at(judge)).map(|(folder, _)| folder);
            folders.extend(folder.filter(|folder| !folders.contains(folder)).cloned());
        }
        folders
    }
}

impl Project {
    /// Returns whether this is a contestant's own package rather than the collection.
    pub fn is_own(&self) -> bool {
        !self.root.join(LIST).is_file()
    }

    /// Reads `problems/Cargo.toml` and the header of every solution. A problem that cannot be read
    /// is added to [`Project::unreadable`], and does not stop the commands for other problems.
    pub fn open(root: &Path) -> Result<Project> {
        let manifest = root.join(LIST);
        let text = read(&manifest)?;
        let programs = programs(&text).with_context(|| manifest.display().to_string())?;
        let mut project =
            Project { root: root.to_path_buf(), problems: vec![], unreadable: vec![] };
        for (name, path) in programs {
            let Some(place) = path.strip_suffix("/solution.rs") else { continue };
            match project.read_problem(&name, place) {
                Ok(problem) => project.problems.push(problem),
                Err(error) => {
                    let (place, reason) = (place.to_string(), format!("{error:#}"));
                    project.unreadable.push(Unreadable { name, place, reason });
                }
            }
        }
        let lists_any = !project.problems.is_empty() || !project.unreadable.is_empty();
        ensure!(lists_any, "{} lists no problem", manifest.display());
        Ok(project)
    }

    /// Reads the problem in the folder `place`, whose program is called `name`.
    pub fn read_problem(&self, name: &str, place: &str) -> Result<Problem> {
        let folder = self.root.join("problems").join(place);
        let path = format!("problems/{place}/solution.rs");
        let source = match fs::read_to_string(folder.join("solution.rs")) {
            Err(error) if error.kind() == ErrorKind::NotFound => bail!(
                "{path} does not exist, but problems/Cargo.toml lists it: restore it, or run \
                 `cargo judge remove {name}`"
            ),
            source => source.with_context(|| path.clone())?,
        };
        let compared = Compared::read(&folder)
            .with_context(|| format!("problems/{place}/{}", compared::FILE))?;
        Ok(Problem {
            name: name.to_string(),
            place: place.to_string(),
            folder,
            header: Header::parse(source.trim_start_matches('\u{feff}')).context(path)?,
            testdata: self.root.join("testdata").join(place),
            compared,
        })
    }

    /// Reports each unreadable problem on stderr, with the reason.
    pub fn warn_of_unreadable(&self) {
        for Unreadable { name, reason, .. } in &self.unreadable {
            let warning =
                text!("warning: {name} is left out: {reason}", "警告：略过 {name}：{reason}");
            eprintln!("{warning}");
        }
    }

    /// Checks that every problem can be read, for commands whose result must be complete.
    ///
    /// # Errors
    /// If any problem is unreadable; the message names every unreadable problem and the reason.
    pub fn ensure_complete(&self) -> Result<()> {
        let reason = |problem: &Unreadable| format!("\n{}: {}", problem.name, problem.reason);
        let reasons: String = self.unreadable.iter().map(reason).collect();
        let count = format_count(self.unreadable.len(), "problem");
        ensure!(self.unreadable.is_empty(), "{count} cannot be read:{reasons}");
        Ok(())
    }

    /// Returns the problems with these names. A name may be the problem's name at any judge, or an
    /// id that only one problem has. A problem that is named several times is returned once.
    pub fn find(&self, names: &[String]) -> Result<Vec<&Problem>> {
        let mut found: Vec<&Problem> = Vec::new();
        for name in names {
            let problem = self.find_one(name)?;
            if !found.iter().any(|other| other.name == problem.name) {
                found.push(problem);
            }
        }
        Ok(found)
    }

    fn find_one(&self, wanted: &str) -> Result<&Problem> {
        let called = self.problems.iter().filter(|problem| problem.is_called(wanted));
        // `a1` and `a_1` are two programs.
        if let Some(problem) = called.min_by_key(|problem| problem.name != wanted) {
            return Ok(problem);
        }
        if let Some(problem) = self.find_unreadable(wanted) {
            bail!("{} cannot be read: {}", problem.name, problem.reason);
        }
        let has_id = |problem: &&Problem| {
            problem.place.split_once('/').is_some_and(|(_judge, id)| letters(id) == letters(wanted))
        };
        match self.problems.iter().filter(has_id).collect::<Vec<_>>()[..] {
            [] => {}
            [problem] => return Ok(problem),
            [first, second, ..] => bail!(
                "several problems have the id {wanted:?}, such as {} and {}",
                first.name,
                second.name
            ),
        }
        let names = self.problems.iter().map(|problem| problem.name.as_str());
        let unreadable = self.unreadable.iter().map(|problem| problem.name.as_str());
        Err(anyhow!(
            "no problem is called {wanted:?}; the nearest are {}",
            nearest(&letters(wanted), names.chain(unreadable))
        ))
    }

    /// Returns the unreadable problem whose program or folder has this name. The names that judges
    /// give the problem are unknown, because its header could not be read.
    pub fn find_unreadable(&self, wanted: &str) -> Option<&Unreadable> {
        let is_wanted = |name: &str| letters(name) == letters(wanted);
        self.unreadable.iter().find(|problem| is_wanted(&problem.name) || is_wanted(&problem.place))
    }
}

/// Returns the names and paths of the programs in a manifest.
pub fn programs(manifest: &str) -> Result<Vec<(String, String)>> {
    let program = |mut fields: Fields| {
        Ok((fields.text("name")?, fields.text_or_none("path")?.unwrap_or_default()))
    };
    Fields::parse(manifest)?.tables("bin")?.into_iter().map(program).collect()
}

/// Returns whether a file can be read and contains this text.
fn mentions(file: &Path, wanted: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text.contains(wanted))
}

/// Returns the root of the collection that contains the current folder.
pub fn nearest_root() -> Result<PathBuf> {
    nearest_with(&[LIST])
}

/// Returns the nearest folder, from the current one upwards, that has the first of these files. If
/// no folder has this file, looks for the next file.
pub fn nearest_with(files: &[&str]) -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder")?;
    let nearest = |file| here.ancestors().find(|folder| folder.join(file).is_file());
    files.iter().find_map(nearest).map(PathBuf::from).ok_or_else(|| {
        anyhow!(
            "neither {} nor a folder above it has {}; name one with --root",
            here.display(),
            files.join(" or ")
        )
    })
}
