//! The collection on disk: which problems there are, and where their files lie.

use crate::header::Header;
use crate::judges::Judge;
use crate::nearest::nearest;
use anyhow::{anyhow, ensure, Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use wording::typing::letters;

/// The collection.
pub struct Project {
    /// Its top folder.
    pub root: PathBuf,
    /// In the order of problems/Cargo.toml.
    pub problems: Vec<Problem>,
}

/// One problem.
#[derive(Clone)]
pub struct Problem {
    /// The name of its program.
    pub name: String,
    /// `<judge>/<id>`.
    pub place: String,
    /// Whether its folder has a reference.rs.
    pub has_reference: bool,
    /// What its solution's first lines say.
    pub header: Header,
    /// Its folder of tests.
    pub testdata: PathBuf,
}

#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    bin: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    #[serde(default)]
    path: String,
}

impl Problem {
    /// Its own judge, as headers name it: of one that is not known, all but the last word.
    pub fn judge<'a>(&'a self, known: &'a BTreeMap<String, Judge>) -> &'a str {
        let folder = self.place.split('/').next().unwrap_or_default();
        let name = &self.header.name;
        let first_words = || name.rsplit_once(' ').map_or(&name[..], |(judge, _id)| judge);
        known.get(folder).map_or_else(first_words, |judge| &judge.name)
    }

    /// All that it may be called: its program, its place, and its name at each judge. Of a name
    /// only [`letters`] count.
    pub fn names<'a>(&'a self, known: &'a BTreeMap<String, Judge>) -> Vec<&'a str> {
        let header = &self.header;
        // A contest's round and letter say it all without the judge: `ABC 255 G`.
        let round = header.name.strip_prefix(self.judge(known)).map(str::trim_start);
        let round = round.filter(|id| id.contains(' '));
        let names = [self.name.as_str(), &self.place, &header.name];
        names.into_iter().chain(header.also.iter().map(String::as_str)).chain(round).collect()
    }

    /// The folders of the judges that have it, its own first.
    pub fn judges(&self, known: &BTreeMap<String, Judge>) -> Vec<String> {
        let mut folders: Vec<String> = self.place.split('/').take(1).map(String::from).collect();
        for name in &self.header.also {
            let named = |judge: &Judge| {
                name.strip_prefix(&judge.name).is_some_and(|id| id.starts_with(' '))
            };
            let folder = known.iter().find(|(_, judge)| named(judge)).map(|(folder, _)| folder);
            folders.extend(folder.filter(|folder| !folders.contains(folder)).cloned());
        }
        folders
    }
}

impl Project {
    /// Reads problems/Cargo.toml and every solution's header.
    pub fn open(root: &Path) -> Result<Project> {
        let manifest = root.join("problems/Cargo.toml");
        let text = fs::read_to_string(&manifest).with_context(|| manifest.display().to_string())?;
        let text: Manifest =
            toml::from_str(&text).with_context(|| manifest.display().to_string())?;
        let mut problems = Vec::new();
        for Target { name, path } in &text.bin {
            let Some(place) = path.strip_suffix("/solution.rs") else { continue };
            let reference = root.join("problems").join(place).join("reference.rs");
            let path = format!("problems/{path}");
            let source = fs::read_to_string(root.join(&path)).with_context(|| path.clone())?;
            problems.push(Problem {
                name: name.clone(),
                place: place.to_string(),
                has_reference: reference.is_file(),
                header: Header::parse(source.trim_start_matches('\u{feff}'))
                    .with_context(|| path.clone())?,
                testdata: root.join("testdata").join(place),
            });
        }
        ensure!(!problems.is_empty(), "{} lists no problem", manifest.display());
        Ok(Project { root: root.to_path_buf(), problems })
    }

    /// Where a problem's solution is.
    pub fn solution(&self, problem: &Problem) -> PathBuf {
        self.root.join("problems").join(&problem.place).join("solution.rs")
    }

    /// Where a problem's reference is, if it has one.
    pub fn reference(&self, problem: &Problem) -> PathBuf {
        self.root.join("problems").join(&problem.place).join("reference.rs")
    }

    /// Whether a problem's reference says of several outputs which are right.
    pub fn has_checker(&self, problem: &Problem) -> bool {
        let text = fs::read_to_string(self.reference(problem));
        text.is_ok_and(|text| text.contains(".with_checker("))
    }

    /// The problems of these names, which may be those of other judges with the same data.
    /// Each problem once, however often it is named.
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
        let known = Judge::all()?;
        let letters_of_wanted = letters(wanted);
        let is_wanted = |name: &&str| letters(name) == letters_of_wanted;
        let found =
            self.problems.iter().find(|problem| problem.names(&known).iter().any(is_wanted));
        found.ok_or_else(|| {
            let names = self.problems.iter().map(|problem| problem.name.as_str());
            anyhow!(
                "no problem is called {wanted:?}; the nearest are {}",
                nearest(&letters_of_wanted, names)
            )
        })
    }
}

/// The collection's folder: the nearest one from here upwards that has problems.
pub fn nearest_root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder")?;
    let mut above = here.ancestors();
    let root = above.find(|folder| folder.join("problems/Cargo.toml").is_file());
    root.map(PathBuf::from).ok_or_else(|| {
        anyhow!("no folder from {} upwards has problems/Cargo.toml; try --root", here.display())
    })
}
