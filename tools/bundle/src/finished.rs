//! The finished file of a problem for its own judge, which is kept in the problem's folder.
//!
//! Its first line ends in a stamp: a digest of what the file was made from and of the rest of
//! the file. Whether a file is still what its sources make is so known without making it
//! anew. What the tool makes of the same sources may change as well; that is what `FORMAT`
//! and `FORMAT_OF_C` are for, and whoever forgets them is caught by
//! `cargo judge bundle --all --verify`, which does make every file anew.

use crate::c::HOST;
use crate::cache::{Cache, Digest};
use crate::maker::{Maker, Words};
use crate::module::unix;
use crate::sources::Sources;
use crate::target::Target;
use anyhow::{Context, Result};
use catalogue::project::{Problem, Project};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The rustc by which the files are made that are kept. Another one makes the same programs,
/// but perhaps not to the same byte.
pub const RUSTC: &str = "1.95.0";

/// Raised when the tool makes other files of the same sources: all are stale then.
const FORMAT: u32 = 1;

/// Raised when only the files in C come out otherwise.
const FORMAT_OF_C: u32 = 1;

/// How many hexadecimal digits of the digest a stamp has.
const STAMP: usize = 16;

/// What is known of a finished file without making it anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is what its sources make.
    Fresh,
    /// It, or what it is made from, has changed since; or another file stands beside it.
    Stale,
    /// It is not there.
    Missing,
}

/// What making a file anew comes to.
#[derive(Debug, PartialEq, Eq)]
pub struct Change {
    /// The bytes of what was there, if anything was.
    pub before: Option<usize>,
    /// The bytes of what is made.
    pub after: usize,
    /// Whether the two differ.
    pub differs: bool,
    /// A file for judges of another language, which goes.
    pub leftover: Option<PathBuf>,
}

impl Change {
    /// Whether there is anything to write or to remove.
    pub fn is_needed(&self) -> bool {
        self.differs || self.leftover.is_some()
    }
}

/// The finished files of a collection.
pub struct Finished<'a> {
    sources: &'a Sources<'a>,
    targets: BTreeMap<String, Target>,
}

/// The state of one problem's file. For many, [`Finished::state`] reads the sources once.
pub fn check(project: &Project, problem: &Problem) -> Result<State> {
    let sources = Sources::of(project)?;
    Finished::of(&sources)?.state(problem)
}

impl<'a> Finished<'a> {
    /// Those of this collection; each problem's own judge must take a language that we speak.
    pub fn of(sources: &'a Sources<'a>) -> Result<Finished<'a>> {
        let mut targets = BTreeMap::new();
        for problem in &sources.project.problems {
            let folder = own_folder(problem);
            if !targets.contains_key(folder) {
                let target = Target::of(folder).with_context(|| problem.name.clone())?;
                targets.insert(folder.to_string(), target);
            }
        }
        Ok(Finished { sources, targets })
    }

    /// The judge for which a problem's file is made.
    pub fn target(&self, problem: &Problem) -> Result<&Target> {
        let folder = own_folder(problem);
        self.targets.get(folder).with_context(|| format!("{} is of no known judge", problem.name))
    }

    /// Where a problem's file is.
    pub fn path(&self, problem: &Problem) -> Result<PathBuf> {
        Ok(self.beside(problem, self.target(problem)?.suffix()))
    }

    /// What is known of a problem's file without making it anew.
    pub fn state(&self, problem: &Problem) -> Result<State> {
        let path = self.path(problem)?;
        if !path.is_file() {
            return Ok(State::Missing);
        }
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let text = unix(&text);
        let body = text.split_once('\n').map_or("", |(_, body)| body);
        let is_as_made = text == self.first_line(problem, body)? + body;
        Ok(match is_as_made && self.leftover(problem)?.is_none() {
            true => State::Fresh,
            false => State::Stale,
        })
    }

    /// What is wrong with a problem's file, in a line with the command that mends it.
    pub fn fault(&self, problem: &Problem) -> Result<Option<String>> {
        let path = self.path(problem)?;
        let path = path.strip_prefix(&self.sources.project.root).unwrap_or(&path);
        let is = match self.state(problem)? {
            State::Fresh => return Ok(None),
            State::Stale => "is no longer what its sources make",
            State::Missing => "is not there",
        };
        let (path, name) = (path.display(), &problem.name);
        Ok(Some(format!("{path} {is}: `cargo judge bundle {name} --write`")))
    }

    /// Makes a problem's file anew.
    pub fn text(&self, cache: &Cache, problem: &Problem) -> Result<String> {
        let target = self.target(problem)?;
        let maker = Maker { sources: self.sources, cache, words: Words::All, debug: false };
        let body = maker.body(problem, target)?;
        maker.whole(self.first_line(problem, &body)?, &body, problem, target)
    }

    /// Compares what is there with what was made.
    pub fn change(&self, problem: &Problem, text: &str) -> Result<Change> {
        let path = self.path(problem)?;
        let before = match fs::read(&path) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        };
        Ok(Change {
            differs: before.as_deref() != Some(text.as_bytes()),
            before: before.map(|bytes| bytes.len()),
            after: text.len(),
            leftover: self.leftover(problem)?,
        })
    }

    /// Puts what was made in its place, whole or not at all.
    pub fn write(&self, problem: &Problem, text: &str, change: &Change) -> Result<()> {
        let path = self.path(problem)?;
        let said = || format!("{} cannot be written", path.display());
        if change.differs {
            put(&path, text).with_context(said)?;
        }
        if let Some(leftover) = &change.leftover {
            fs::remove_file(leftover)
                .with_context(|| format!("{} cannot be removed", leftover.display()))?;
        }
        Ok(())
    }

    fn first_line(&self, problem: &Problem, body: &str) -> Result<String> {
        let target = self.target(problem)?;
        let made = |stamp: &str| {
            let command = format!("cargo judge bundle {} --write", problem.name);
            target.first_line(problem, &format!("made by `{command}` from {stamp}"))
        };
        let solution = self.sources.solution(problem)?;
        let sources = self.sources.digest(&solution, &target.rust)?;
        let mut digest = Digest::new().with(&format!("{FORMAT} {}", target.settings()));
        if target.c.is_some() {
            digest = digest.with(&format!("{FORMAT_OF_C} {}", unix(HOST)));
        }
        let digest = digest.with(&made("")).with(&sources.hexadecimal()).with(body);
        Ok(made(&digest.hexadecimal()[..STAMP]))
    }

    /// A finished file of the language that the judge does not take.
    fn leftover(&self, problem: &Problem) -> Result<Option<PathBuf>> {
        let other = match self.target(problem)?.suffix() {
            "c" => "rs",
            _ => "c",
        };
        let path = self.beside(problem, other);
        Ok(path.is_file().then_some(path))
    }

    fn beside(&self, problem: &Problem, suffix: &str) -> PathBuf {
        self.sources.project.solution(problem).with_file_name(format!("submit.{suffix}"))
    }
}

fn own_folder(problem: &Problem) -> &str {
    problem.place.split('/').next().unwrap_or_default()
}

fn put(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file has a folder")?;
    let mut half = tempfile::Builder::new().prefix(".submit-").tempfile_in(folder)?;
    half.write_all(text.as_bytes())?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        half.as_file().set_permissions(fs::Permissions::from_mode(0o644))?;
    }
    half.persist(path).map_err(|error| error.error)?;
    Ok(())
}
