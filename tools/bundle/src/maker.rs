//! From a solution to the text of its bundle.

use crate::c::{stack, translated};
use crate::cache::{Cache, Digest};
use crate::compile::Compiler;
use crate::crates::Wanted;
use crate::formats::with_named_arguments;
use crate::inlined::Inlined;
use crate::layout::{formatted, minified, without_comments};
use crate::module::module;
use crate::offered;
use crate::paths::resolving;
use crate::pieces::pieces;
use crate::shake::shaken;
use crate::sources::Sources;
use crate::target::Target;
use crate::tokens::without;
use anyhow::{anyhow, ensure, Context, Result};
use catalogue::project::Problem;
use std::path::{Path, PathBuf};

/// The number of bytes that are kept free for the first line of a file in C.
const FIRST_LINE: usize = 512;

/// The comments that stay in a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comments {
    /// All comments of the items that stay.
    All,
    /// The comments of the solution alone.
    Solution,
    /// No comments, and no layout either.
    None,
}

/// The maker of bundles. A bundle follows from the sources, the judge's settings and the rustc in
/// use alone: an older rustc that is installed may reject a bundle but never changes it.
pub struct Maker<'a> {
    /// The sources of the bundles.
    pub sources: &'a Sources<'a>,
    /// The results of earlier runs.
    pub cache: &'a Cache,
    /// The comments that stay.
    pub comments: Comments,
    /// Whether a C program reports why it failed.
    pub debug: bool,
}

/// A solution with the crates that it needs.
struct Parts<'a> {
    /// The solution, and the files of each crate that it reaches.
    solution: String,
    inlined: Vec<Inlined>,
    wanted: &'a Wanted,
    /// The digest of everything that the two follow from.
    digest: Digest,
}

impl Maker<'_> {
    /// Returns the bundle of a problem for a judge.
    pub fn bundle(&self, problem: &Problem, target: &Target) -> Result<String> {
        let words = match self.comments {
            Comments::All => "",
            Comments::Solution => " --strip-docs",
            Comments::None => " --minify",
        };
        let debug = if self.debug { " --debug" } else { "" };
        let (name, folder) = (&problem.name, &target.folder);
        let made = format!("made by `cargo judge bundle {name} --for {folder}{words}{debug}`");
        let body = self.body(problem, target)?;
        self.whole(target.first_line(problem, &made), &body, problem, target)
    }

    /// Returns the file that consists of a first line and a body, if the judge takes one of that
    /// size.
    pub fn whole(
        &self,
        first_line: String,
        body: &str,
        problem: &Problem,
        target: &Target,
    ) -> Result<String> {
        let whole = first_line + body;
        let (bytes, size, name) = (whole.len(), target.size(), &target.judge.name);
        let subject = || format!("{} for {name}", problem.name);
        match &target.c {
            Some(c) => ensure!(
                c.warns || bytes <= size,
                "{}: the C file has {bytes} bytes, and {name} takes {size}",
                subject()
            ),
            None => ensure!(
                bytes <= size,
                "{}: the bundle has {bytes} bytes, and {name} takes {size}; \
                 the largest items are {}",
                subject(),
                largest(&whole).unwrap_or_default()
            ),
        }
        Ok(whole)
    }

    /// Returns the bundle without its first line.
    pub fn body(&self, problem: &Problem, target: &Target) -> Result<String> {
        let subject = || {
            let path = self.sources.project.solution_path(problem);
            format!("{} for {}", path.display(), target.judge.name)
        };
        self.body_of(problem, target).with_context(subject)
    }

    fn body_of(&self, problem: &Problem, target: &Target) -> Result<String> {
        let solution = self.sources.solution(problem)?;
        let digest = self.sources.digest(&solution, &target.rust)?;
        let options = format!("{} {:?} {}", target.settings(), self.comments, self.debug);
        let key = Digest::key("bundle")?.with(&digest.hexadecimal()).with(&options);
        if let Some(known) = self.cache.get(&key) {
            return Ok(known);
        }
        let wanted = Wanted::new(&self.sources.manifest, &solution, &target.rust)?;
        let inlined = wanted.found(self.sources.project, &solution)?;
        let solution = resolving(&solution, &inlined)?;
        let parts = Parts { solution, inlined, wanted: &wanted, digest };
        let library = self.library(&parts)?;
        let body = match target.c {
            Some(_) => {
                let stack = stack::size(problem.header.memory);
                self.in_c(&parts, &library, target, stack)?
            }
            None => self.in_rust(parts, library, target)?,
        };
        self.cache.put(&key, &body);
        Ok(body)
    }

    fn in_c(&self, parts: &Parts, library: &str, target: &Target, stack: u32) -> Result<String> {
        // Judges that take files of the same size share this text.
        let size = target.size().saturating_sub(FIRST_LINE);
        let key = Digest::key("c")?.with(&parts.digest.hexadecimal());
        let key = key.with(&format!("{} {size} {:?}", self.debug, self.comments));
        if let Some(known) = self.cache.get(&key) {
            return Ok(known);
        }
        let bundle = format!("{}{library}", parts.solution);
        let text = translated(&bundle, self.debug, size, stack)?;
        self.cache.put(&key, &text);
        Ok(text)
    }

    fn in_rust(&self, parts: Parts, library: String, target: &Target) -> Result<String> {
        let (mut solution, mut library) = (parts.solution, library);
        if target.rust.is_older_than(58) {
            solution = with_named_arguments(&solution)?;
            library = with_named_arguments(&library)?;
        }
        let blank = if library.is_empty() { "" } else { "\n" };
        let body = match self.comments {
            Comments::None => minified(&format!("{solution}{library}"))?,
            _ => solution + blank + &library,
        };
        let mut judges = match target.own_compiler()? {
            Some(judges) => judges,
            None => Compiler::present(target.edition()?)?,
        };
        judges.crates = self.compiled(&parts.wanted.offered, &judges)?;
        for edition in &target.rust.editions {
            // A line stands above it in the file.
            judges.accepts(edition, &format!("//\n{body}"))?.map_err(|message| {
                let version = &target.rust.version;
                anyhow!("rustc {version} refuses the bundle in edition {edition}:\n{message}")
            })?;
        }
        Ok(body)
    }

    /// Returns the part that the solution needs of the crates that the judge lacks.
    fn library(&self, parts: &Parts) -> Result<String> {
        let Parts { solution, inlined, wanted, digest } = parts;
        // Judges with the same crates share this part, which takes longest.
        let key = Digest::key("library")?.with(&digest.hexadecimal());
        let key = key.with(&format!("{:?} {:?}", wanted.offered, self.comments));
        if let Some(known) = self.cache.get(&key) {
            return Ok(known);
        }
        let reached = self.sources.library(solution)?;
        let own = &self.sources.manifest.own;
        let mut modules = String::new();
        for each in inlined {
            let is_reached = |path: &Path| match &reached {
                Some(reached) if each.name == *own => reached.contains(path),
                _ => true,
            };
            modules += &module(each, inlined, &is_reached)?;
        }
        // The newest compiler has the most exact idea of what is dead, and everybody has it.
        let mut critic = Compiler::present("2021")?;
        critic.crates = self.compiled(&wanted.offered, &critic)?;
        let mut library = formatted(&shaken(solution, &modules, &critic)?)?;
        if self.comments != Comments::All {
            library = formatted(&without_comments(&library)?)?;
        }
        self.cache.put(&key, &library);
        Ok(library)
    }

    fn compiled(&self, names: &[String], compiler: &Compiler) -> Result<Vec<(String, PathBuf)>> {
        offered::compiled(self.sources, self.cache, names, compiler)
    }

    /// Compiles, by this compiler, the crates that a solution uses and the judge has.
    pub fn offered(
        &self,
        problem: &Problem,
        target: &Target,
        compiler: &Compiler,
    ) -> Result<Vec<(String, PathBuf)>> {
        let solution = self.sources.solution(problem)?;
        let wanted = Wanted::new(&self.sources.manifest, &solution, &target.rust)?;
        self.compiled(&wanted.offered, compiler)
    }
}

/// Returns a list of a bundle's largest items, for someone who has to make it smaller.
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
