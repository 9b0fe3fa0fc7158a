//! From a solution to the text of its bundle.

use super::c::translated;
use super::cache::{files_below, Cache, Key};
use super::compile::Compiler;
use super::crates::{used, Used, READER};
use super::formats::with_named_arguments;
use super::layout::{formatted, minified, without_comments};
use super::module::{unix, Inlined};
use super::offered;
use super::paths::resolving;
use super::pieces::pieces;
use super::shake::shaken;
use super::tokens::without;
use crate::header::Header;
use crate::judges::{Judge, Rust, C};
use crate::project::{Problem, Project};
use anyhow::{anyhow, bail, ensure, Context, Result};
use std::fs;
use std::path::PathBuf;

/// Stands for the first line of a C file until it is known which judge it goes to.
const HEADER: &str = "the judge's line";

/// How much of the words stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// All comments of what is kept.
    All,
    /// The solution's alone.
    Solution,
    /// None, and no layout either.
    None,
}

/// What makes bundles.
pub struct Maker<'a> {
    pub project: &'a Project,
    pub cache: &'a Cache,
    pub words: Words,
    /// Whether a C program says why it failed.
    pub debug: bool,
}

/// A judge that takes Rust.
pub struct Target {
    /// Its folder's name.
    pub folder: String,
    /// What is known of it.
    pub judge: Judge,
    /// How it compiles Rust; of a judge that takes C, how the Rust before it is compiled.
    pub rust: Rust,
    /// How it takes C, if it takes no Rust.
    pub c: Option<C>,
}

impl Target {
    /// The judge of this folder.
    pub fn of(folder: &str) -> Result<Target> {
        let judge = Judge::of_folder(folder)?;
        let c = judge.c.clone();
        let (rust, c) = match (judge.rust.clone(), c) {
            (Some(rust), _) => (rust, None),
            (None, Some(c)) => {
                let (version, editions) = ("none".to_string(), vec!["2021".to_string()]);
                (Rust { version, editions, crates: vec![], size: usize::MAX }, Some(c))
            }
            (None, None) => bail!(
                "{} takes no program; a bundle for another judge, say --for codeforces, does the same",
                judge.name
            ),
        };
        Ok(Target { folder: folder.to_string(), judge, rust, c })
    }

    /// The largest file that it takes, in bytes.
    pub fn size(&self) -> usize {
        self.c.as_ref().map_or(self.rust.size, |c| c.size)
    }

    /// What its files end in.
    pub fn suffix(&self) -> &'static str {
        if self.c.is_some() {
            "c"
        } else {
            "rs"
        }
    }

    /// The judge's own rustc, or the present one, with a word on which it is.
    pub fn compiler(&self) -> Result<(Compiler, bool)> {
        let edition = self.rust.editions.first().context("a judge without an edition")?;
        match Compiler::new(Some(&self.rust.version), edition)? {
            Some(compiler) => Ok((compiler, true)),
            None => {
                let present = Compiler::new(None, edition)?;
                Ok((present.context("no rustc")?, false))
            }
        }
    }
}

impl Maker<'_> {
    /// The bundle of a problem for a judge.
    pub fn bundle(&self, problem: &Problem, target: &Target) -> Result<String> {
        let path = self.project.solution(problem);
        let said = || format!("{} for {}", path.display(), target.judge.name);
        let solution = unix(&fs::read_to_string(&path).with_context(said)?);
        let solution = format!("{}\n", solution.trim_end());
        let Rust { version, editions, crates, size } = &target.rust;
        let judge = format!("{} {version} {editions:?} {crates:?} {size}", target.folder);
        let in_root = |file: &str| self.project.root.join(file);
        let mut sources = files_below(&in_root("src"));
        sources.extend([in_root("problems/Cargo.toml"), in_root("Cargo.lock"), READER.into()]);
        let sources: Vec<PathBuf> = sources.into_iter().filter(|file| file.is_file()).collect();
        let source = Key::new("source")?.with(&solution).with_files(sources)?.digest();
        let key = Key::new("bundle")?.with(&source);
        let key = key.with(&format!("{judge} {:?} {} {}", self.words, self.debug, problem.name));
        if let Some(known) = self.cache.get(&key) {
            return Ok(known);
        }
        let bundle = self.made(problem, &solution, target, &source).with_context(said)?;
        self.cache.put(&key, &bundle);
        Ok(bundle)
    }

    fn made(
        &self,
        problem: &Problem,
        solution: &str,
        target: &Target,
        source: &str,
    ) -> Result<String> {
        let Used { inlined, offered } = used(self.project, solution, &target.rust)?;
        let mut solution = resolving(solution, &inlined)?;
        let (mut judges, _) = target.compiler()?;
        judges.crates =
            offered::compiled(self.project, self.cache, &target.rust, &offered, &judges)?;
        // Judges with the same crates share this part, which takes longest.
        let key = Key::new("library")?.with(source).with(&format!("{offered:?} {:?}", self.words));
        let mut library = match self.cache.get(&key) {
            Some(known) => known,
            None => {
                let library = self.library(&solution, &inlined, &judges)?;
                self.cache.put(&key, &library);
                library
            }
        };
        if let Some(c) = &target.c {
            // Every judge gets the same but for the first line.
            let key = Key::new("c")?.with(source).with(&format!("{} {}", self.debug, c.size));
            let known = self.cache.get(&key);
            let text = known.map_or_else(
                || translated(&format!("{solution}{library}"), HEADER, self.debug, c.size),
                Ok,
            )?;
            self.cache.put(&key, &text);
            let header = self.head(problem, target).replace(" · ", ", ");
            let text = text.replacen(HEADER, header.trim_start_matches("// ").trim(), 1);
            let (size, name) = (text.len(), &target.judge.name);
            ensure!(
                c.warns || size <= c.size,
                "the C file has {size} bytes, and {name} takes {}",
                c.size
            );
            return Ok(text);
        }
        if target.rust.is_older_than(58) {
            solution = with_named_arguments(&solution)?;
            library = with_named_arguments(&library)?;
        }
        let blank = if library.is_empty() { "" } else { "\n" };
        let bundle = match self.words {
            Words::None => minified(&format!("{solution}{library}"))?,
            _ => solution + blank + &library,
        };
        let bundle = self.head(problem, target) + &bundle;
        let size = target.rust.size;
        let too_large = || {
            let (name, items) = (&target.judge.name, largest(&bundle).unwrap_or_default());
            format!(
                "the bundle has {} bytes, and {name} takes {size}; the largest items are {items}",
                bundle.len()
            )
        };
        ensure!(bundle.len() <= size, too_large());
        for edition in &target.rust.editions {
            judges.accepts(edition, &bundle)?.map_err(|message| {
                anyhow!(
                    "rustc {} refuses the bundle in edition {edition}:\n{message}",
                    target.rust.version
                )
            })?;
        }
        Ok(bundle)
    }

    /// What the solution needs of the crates that the judge lacks.
    fn library(&self, solution: &str, inlined: &[Inlined], judges: &Compiler) -> Result<String> {
        let modules: Result<String> = inlined.iter().map(|each| each.module(inlined)).collect();
        // The newest compiler has the most exact idea of what is dead; but the judge's
        // crates are compiled by the judge's.
        let newest = Compiler::new(None, "2021")?.context("no rustc")?;
        let critic = if judges.crates.is_empty() { &newest } else { judges };
        let library = formatted(&shaken(solution, &modules?, critic)?)?;
        match self.words {
            Words::All => Ok(library),
            _ => formatted(&without_comments(&library)?),
        }
    }

    /// The crates that a solution uses and the judge has, compiled by this compiler.
    pub fn offered(
        &self,
        problem: &Problem,
        target: &Target,
        compiler: &Compiler,
    ) -> Result<Vec<(String, PathBuf)>> {
        if target.rust.crates.is_empty() {
            return Ok(vec![]);
        }
        let solution = unix(&fs::read_to_string(self.project.solution(problem))?);
        let offered = used(self.project, &solution, &target.rust)?.offered;
        offered::compiled(self.project, self.cache, &target.rust, &offered, compiler)
    }

    fn head(&self, problem: &Problem, target: &Target) -> String {
        let Header { name, link, .. } = &problem.header;
        let words = match self.words {
            Words::All => "",
            Words::Solution => " --strip-docs",
            Words::None => " --minify",
        };
        let debug = if self.debug { " --debug" } else { "" };
        let (name_of, folder) = (&problem.name, &target.folder);
        let command = format!("cargo judge bundle {name_of} --for {folder}{words}{debug}");
        format!("// {name} {link} · made by `{command}`\n")
    }
}

/// The largest items of a bundle, for someone who has to make it smaller.
fn largest(bundle: &str) -> Result<String> {
    let pieces = pieces(bundle)?;
    let mut sizes: Vec<(usize, String)> = Vec::new();
    for (index, piece) in pieces.iter().enumerate().filter(|(_, piece)| !piece.is_container()) {
        let children = pieces.iter().filter(|child| child.parent == Some(index));
        let own = without(bundle, children.map(|child| child.range.clone()));
        let size = piece.range.len() - (bundle.len() - own.len());
        let name = match &piece.of[..] {
            [ty, of_trait] => format!("impl {of_trait} for {ty}"),
            _ => piece.names.first().cloned().unwrap_or_default(),
        };
        sizes.push((size, name));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    let first = sizes.iter().take(5).map(|(size, name)| format!("{name} ({size} bytes)"));
    Ok(first.collect::<Vec<_>>().join(", "))
}
