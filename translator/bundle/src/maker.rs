//! From a solution to the text of its bundle.

use crate::attributes::as_macros;
use crate::c::{stack, translate, Request, Translation};
use crate::compile::{Compiler, Complaint};
use crate::critic::{for_critic, modules_on_imports};
use crate::editions::{correct, fit};
use crate::fallback::Fallback;
use crate::formats::name_arguments;
use crate::function;
use crate::layout::{format_rust, minify, remove_comments};
use crate::offered_crate::{self, OfferedCrate};
use crate::origin::{Crates, Origin};
use crate::pieces::find_pieces;
use crate::redirect::{find_outside_calls, redirect_solution};
use crate::reduction::{allow_lints, reduce, Reduction};
use crate::remarks::{Author, Remark};
use crate::target::Target;
use crate::text::cut;
use crate::unmentioned::remove_unmentioned;
use anyhow::{anyhow, bail, ensure, Context, Result};
use available::cache::{Cache, Digest};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// The number of bytes that are kept free for the first line of a file in C.
const FIRST_LINE: usize = 512;

/// The comments that stay in a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comments {
    /// All comments of the items that stay.
    All,
    /// Only the comments of the solution.
    Solution,
    /// No comments and no layout.
    None,
    /// As many as fit within the judge's limit.
    Fitting,
}

impl Comments {
    /// The forms of a file, the longest first.
    const FORMS: [Comments; 3] = [Comments::All, Comments::Solution, Comments::None];

    /// Returns the option that asks for this; empty if there is none.
    pub fn option(self) -> &'static str {
        match self {
            Comments::All => "",
            Comments::Solution => "--strip-docs",
            Comments::None => "--minify",
            Comments::Fitting => "--fit",
        }
    }
}

/// A bundle.
pub struct Bundle {
    /// The file.
    pub text: String,
    /// What rustc warns of in the solution itself, as rustc prints it; empty if nothing.
    pub warnings: String,
    /// What the reduction could not do, one line each.
    pub notes: Vec<String>,
    /// The comments that stayed.
    pub comments: Comments,
}

/// A bundle without its first line.
#[derive(Deserialize, Serialize)]
pub struct Body {
    /// The text.
    pub text: String,
    /// What rustc warns of in the solution itself, as rustc prints it; empty if nothing.
    pub warnings: String,
    /// What the reduction could not do, one line each.
    pub notes: Vec<String>,
    /// For a file in C that is too large, how much each part takes; otherwise empty.
    pub sizes: String,
}

/// The part of its crates that a solution needs.
#[derive(Deserialize, Serialize)]
struct Library {
    text: String,
    /// What the reduction could not do, one line each.
    notes: Vec<String>,
}

/// The maker of bundles. A bundle depends only on the programs and crates, the judge's settings and
/// the rustc in use: an older installed rustc may reject a bundle but never changes it.
pub struct Maker<'a, S> {
    /// Where the programs and their crates come from.
    pub origin: &'a S,
    /// The results of earlier runs.
    pub cache: &'a Cache,
    /// The comments that stay.
    pub comments: Comments,
    /// Whether a C program reports why it failed.
    pub debug: bool,
}

/// A solution with the crates that it needs.
struct Parts {
    /// The text of the solution.
    solution: String,
    /// For a function, what a compiler needs below it and the judge provides; empty for a program.
    frame: String,
    author: Author,
    crates: Crates,
}

impl Parts {
    /// Returns the text that a compiler reads above the crates.
    fn add_frame(&self) -> String {
        format!("{}{}", self.solution, self.frame)
    }
}

impl<S: Origin> Maker<'_, S> {
    /// Returns the bundle of a problem for a judge.
    pub fn bundle(&self, program: &S::Program, target: &Target) -> Result<Bundle> {
        let options: Vec<&str> = [self.comments.option(), if self.debug { "--debug" } else { "" }]
            .into_iter()
            .filter(|option| !option.is_empty())
            .collect();
        let first_line = self.origin.first_line(program, target, &options);
        let room = target.size().saturating_sub(first_line.len());
        let mut comments = self.comments;
        if comments == Comments::Fitting {
            comments = self.fitting(program, target, room)?;
        }
        let body = self.with(comments).body(program, target)?;
        let text = self.with(comments).whole(first_line, &body, program, target)?;
        let Body { warnings, mut notes, sizes, .. } = body;
        if !sizes.is_empty() {
            notes.push(format!("the file is larger than the limit. {sizes}"));
        }
        Ok(Bundle { text, warnings, notes, comments })
    }

    /// Returns a maker with the same origin that keeps these comments.
    fn with(&self, comments: Comments) -> Maker<'_, S> {
        Maker { comments, ..*self }
    }

    /// Returns the first form of a bundle whose body has at most `room` bytes, or the shortest.
    fn fitting(&self, program: &S::Program, target: &Target, room: usize) -> Result<Comments> {
        // Files in C have none of the comments.
        if target.c.is_some() {
            return Ok(Comments::All);
        }
        for comments in Comments::FORMS {
            if self.with(comments).body(program, target)?.text.len() <= room {
                return Ok(comments);
            }
        }
        Ok(Comments::None)
    }

    /// Returns the file that consists of a first line and a body, if the judge accepts its size.
    pub fn whole(
        &self,
        first_line: String,
        body: &Body,
        program: &S::Program,
        target: &Target,
    ) -> Result<String> {
        let whole = first_line + &body.text;
        let (bytes, size, name) = (whole.len(), target.size(), &target.name);
        let subject = || format!("{} for {name}", self.origin.name(program));
        match &target.c {
            Some(c) => ensure!(
                c.warns || bytes <= size,
                "{}: the C file has {bytes} bytes, and {name} takes {size}. {}",
                subject(),
                body.sizes
            ),
            None => ensure!(
                bytes <= size,
                "{}: the bundle has {bytes} bytes, and {name} takes {size}{}; \
                 the largest items are {}",
                subject(),
                self.shorter(bytes - body.text.len(), program, target)?,
                largest(&whole).unwrap_or_default()
            ),
        }
        Ok(whole)
    }

    /// Returns a remark on the sizes that a bundle would have with fewer comments.
    fn shorter(&self, first_line: usize, program: &S::Program, target: &Target) -> Result<String> {
        let shorter = Comments::FORMS.iter().skip_while(|form| **form != self.comments).skip(1);
        let mut sizes = Vec::new();
        for form in shorter {
            let bytes = first_line + self.with(*form).body(program, target)?.text.len();
            sizes.push(format!("{} makes it {bytes}", form.option()));
        }
        Ok(match sizes.is_empty() {
            true => String::new(),
            false => format!(" ({})", sizes.join(", ")),
        })
    }

    /// Returns the bundle without its first line.
    pub fn body(&self, program: &S::Program, target: &Target) -> Result<Body> {
        let subject = || format!("{} for {}", self.origin.path(program), target.name);
        self.body_of(program, target).with_context(subject)
    }

    fn body_of(&self, program: &S::Program, target: &Target) -> Result<Body> {
        let solution = self.origin.text(program)?;
        let digest = self.origin.digest(&solution, &target.rust)?;
        ensure!(
            self.origin.is_function(program) == target.is_function,
            match target.is_function {
                true => "the judge takes a function, and this is a program",
                false => "the judge takes a program, and this is a function",
            }
        );
        let path = self.origin.path(program);
        let options = format!("{} {:?} {}", target.settings(), self.comments, self.debug);
        let key = |digest: &Digest| -> Result<Digest> {
            let key = Digest::key("bundle")?.with(&digest.hexadecimal());
            Ok(key.with(&options).with(&path))
        };
        let key = digest.as_ref().map(key).transpose()?;
        let known = key.as_ref().and_then(|key| self.cache.get(key));
        if let Some(body) = known.and_then(|known| serde_json::from_str(&known).ok()) {
            return Ok(body);
        }
        let crates = self.origin.crates(&solution, &target.rust)?;
        let mut solution = redirect_solution(&solution, &crates.inlined)?;
        if crates.inlined.iter().any(|krate| krate.name == "proconio") {
            solution = as_macros(&solution, target.c.is_some())?;
        }
        let author = Author::new(path, &solution);
        let frame = match target.is_function {
            true => function::caller(&solution)?,
            false => String::new(),
        };
        let parts = Parts { solution, frame, author, crates };
        let library = self.library(&parts)?;
        let body = match target.c {
            Some(_) => {
                let whole = format!("{}{}", parts.solution, library.text);
                let stack = stack::size_for(&whole, self.origin.memory(program))?;
                let Translation { text, sizes } =
                    self.in_c(&parts, &library.text, target, stack)?;
                Body { text, warnings: String::new(), notes: library.notes, sizes }
            }
            None => self.in_rust(parts, library, target)?,
        };
        if let Some(key) = key {
            self.cache.put(&key, &serde_json::to_string(&body)?);
        }
        Ok(body)
    }

    fn in_c(
        &self,
        parts: &Parts,
        library: &str,
        target: &Target,
        stack: u32,
    ) -> Result<Translation> {
        // Judges that accept files of the same size share this text.
        let size = target.size().saturating_sub(FIRST_LINE);
        let Parts { solution, author, .. } = parts;
        let (debug, small) = (self.debug, self.comments == Comments::None);
        let options = format!("{debug} {size} {stack} {small}");
        let key = Digest::key("c")?.with(&options).with(&author.path).with(solution).with(library);
        let bundle = &format!("{solution}{library}");
        let request = Request { bundle, author, debug, size, stack, small };
        let made = || Ok(serde_json::to_string(&translate(&request)?)?);
        Ok(serde_json::from_str(&self.cache.get_or_make(&key, made)?)?)
    }

    fn in_rust(&self, parts: Parts, library: Library, target: &Target) -> Result<Body> {
        let Library { text: mut library, notes } = library;
        let mut solution = parts.solution;
        if target.rust.is_older_than(58) {
            solution = name_arguments(&solution)?;
            library = name_arguments(&library)?;
        }
        let blank = if library.is_empty() { "" } else { "\n" };
        let above = solution + blank;
        let mut text = format!("{above}{library}");
        let mut judges = match target.own_compiler()? {
            Some(judges) => judges,
            None => Compiler::present(target.edition()?)?,
        };
        judges.crates = self.compile(&parts.crates.offered, &judges)?;
        let refused = |edition: &str, remark: &Remark| {
            let version = &target.rust.version;
            let what = match (remark.is_authors, parts.crates.too_new_for(&target.rust)) {
                (true, _) => "the solution".to_string(),
                (false, Some((name, oldest))) => {
                    format!("what is used of the crates, of which {name} asks for rustc {oldest},")
                }
                (false, None) => "what the bundler made of the crates, which is a fault of the \
                                  bundler"
                    .to_string(),
            };
            anyhow!("rustc {version} refuses {what} in edition {edition}:\n{}", remark.text)
        };
        let mut warnings = String::new();
        let editions = &target.rust.editions;
        let framed = |text: &str| text.to_string() + &parts.frame;
        let mut remarks = judges.remarks(editions, &framed(&text), &parts.author)?;
        let is_later = editions.iter().any(|edition| parts.crates.are_older_than(edition));
        if is_later && remarks.iter().flatten().any(|remark| !remark.is_authors) {
            library = fit(&framed(&above), &library, &judges, editions)?;
            library = format_rust(&library, self.origin.edition())?;
            text = format!("{above}{library}");
            remarks = judges.remarks(editions, &framed(&text), &parts.author)?;
        }
        let mut lints = Vec::new();
        for (edition, remarks) in editions.iter().zip(&remarks) {
            let is_clean = !remarks.iter().any(|remark| remark.is_authors);
            if remarks.iter().any(|it| !it.is_authors && (it.is_error || is_clean)) {
                let complaints = judges.complaints_in(edition, &above, &framed(&library))?;
                lints.extend(complaints.into_iter().filter(Complaint::is_lint_of_library));
            }
        }
        if !lints.is_empty() {
            library = allow_lints(&library, &lints)?;
            text = format!("{above}{library}");
            remarks = judges.remarks(editions, &framed(&text), &parts.author)?;
        }
        for (edition, remarks) in editions.iter().zip(remarks) {
            if let Some(error) = remarks.iter().find(|remark| remark.is_error) {
                return Err(refused(edition, error));
            }
            // Warnings are the author's business, and what only unused parts of the solution use is
            // unused as well.
            let (own, others): (Vec<_>, Vec<_>) =
                remarks.iter().partition(|remark| remark.is_authors);
            if warnings.is_empty() {
                let told = if own.is_empty() { others } else { own };
                let texts = told.iter().map(|remark| remark.text.as_str());
                warnings = texts.collect::<Vec<_>>().join("\n\n");
            }
        }
        if self.comments != Comments::None {
            return Ok(Body { text, warnings, notes, sizes: String::new() });
        }
        let text = minify(&text)?;
        let nobody = Author { path: String::new(), lines: 0 };
        let remarks = judges.remarks(editions, &framed(&text), &nobody)?;
        for (edition, remarks) in editions.iter().zip(remarks) {
            if let Some(error) = remarks.iter().find(|remark| remark.is_error) {
                return Err(refused(edition, error));
            }
        }
        Ok(Body { text, warnings, notes, sizes: String::new() })
    }

    /// Of the crates that the judge lacks, returns the part that the solution needs.
    fn library(&self, parts: &Parts) -> Result<Library> {
        let library = self.library_with_comments(parts)?;
        if self.comments == Comments::All {
            return Ok(library);
        }
        let text = format_rust(&remove_comments(&library.text)?, self.origin.edition())?;
        Ok(Library { text, ..library })
    }

    fn library_with_comments(&self, parts: &Parts) -> Result<Library> {
        let Parts { solution, frame, crates, .. } = parts;
        let modules = self.origin.modules(crates, solution, self.cache)?;
        // Judges with the same crates share this part, which takes longest, and so do the forms of
        // a file that differ in their comments.
        let options = format!("{} {:?}", self.origin.edition(), crates.offered);
        let key = Digest::key("library")?.with(&options).with(solution).with(frame).with(&modules);
        let made = || Ok(serde_json::to_string(&self.reduce(parts, &modules)?)?);
        Ok(serde_json::from_str(&self.cache.get_or_make(&key, made)?)?)
    }

    fn reduce(&self, parts: &Parts, modules: &str) -> Result<Library> {
        let Parts { crates, author, .. } = parts;
        let solution = &parts.add_frame();
        // The newest compiler knows most exactly what is dead, and everybody has it.
        let edition = self.origin.edition();
        let mut critic = Compiler::present(edition)?;
        critic.crates = self.compile(&crates.offered, &critic)?;
        let mut modules = modules.to_string();
        if crates.are_older_than(edition) {
            // This comes before anything is taken out, because later errors may be due to what is
            // missing.
            modules = remove_unmentioned(solution, &modules, &modules_on_imports(solution)?)?;
            modules = self.correct(solution, modules, &critic, edition)?;
        }
        let error = match self.reduce_below(parts, &modules, &critic) {
            Ok(Reduction { library, excused, .. }) if find_outside_calls(&library)?.is_empty() => {
                let note = |name| format!("`{name}` stays though nothing uses it");
                let notes = excused.into_iter().map(note).collect();
                return Ok(Library { text: format_rust(&library, edition)?, notes });
            }
            Ok(_) => bail!("{}", crates.refused.join("\n")),
            Err(error) => error,
        };
        // With the whole crates below it, only the solution's own mistakes are reported.
        let all = format!("{solution}{modules}");
        let remarks = critic.remarks(&[edition.to_string()], &all, author)?;
        let mut errors = remarks.iter().flatten().filter(|remark| remark.is_error);
        if let Some(error) = errors.find(|remark| remark.is_authors) {
            bail!("the solution does not compile:\n{}", error.text)
        }
        let judged = for_critic(solution)?;
        for fallback in Fallback::ALL {
            let library = fallback.library(solution, &modules)?;
            let stands_alone = find_outside_calls(&library)?.is_empty();
            if stands_alone && critic.compiles_in(edition, &judged, &library)? {
                let notes = vec![fallback.note().to_string()];
                return Ok(Library { text: format_rust(&library, edition)?, notes });
            }
        }
        match crates.refused.is_empty() {
            true => Err(error.context("a fault of the bundler, please report it")),
            false => Err(error.context(crates.refused.join("\n"))),
        }
    }

    /// Returns `modules` in a form that fits an edition. If the result compiles, it is kept for
    /// other solutions: no error can then have hidden further mistakes.
    fn correct(
        &self,
        solution: &str,
        modules: String,
        critic: &Compiler,
        edition: &str,
    ) -> Result<String> {
        let options = format!("{edition} {:?}", critic.crates);
        let key = Digest::key("corrected")?.with(&options).with(&modules);
        if let Some(known) = self.cache.get(&key) {
            return Ok(known);
        }
        let corrected = correct(solution, &modules, critic, edition)?;
        if critic.compiles_in(edition, solution, &corrected)? {
            self.cache.put(&key, &corrected);
        }
        Ok(corrected)
    }

    /// Returns the part of `modules` that the solution needs. The questions that rustc was asked on
    /// the way are kept: after a change to the solution, it is mostly asked the same ones.
    fn reduce_below(&self, parts: &Parts, modules: &str, critic: &Compiler) -> Result<Reduction> {
        let Parts { crates, author, .. } = parts;
        let key = Digest::key("asked")?.with(&author.path).with(&format!("{:?}", crates.offered));
        let known = self.cache.get(&key).unwrap_or_default();
        let expected: Vec<String> = serde_json::from_str(&known).unwrap_or_default();
        let shaken = reduce(&parts.add_frame(), modules, critic, expected)?;
        let asked = serde_json::to_string(&shaken.asked)?;
        if asked != known {
            self.cache.put(&key, &asked);
        }
        Ok(shaken)
    }

    fn compile(
        &self,
        crates: &[OfferedCrate],
        compiler: &Compiler,
    ) -> Result<Vec<(String, PathBuf)>> {
        offered_crate::compile(self.origin.root(), self.cache, crates, compiler)
    }

    /// Compiles, with this compiler, the crates that a solution uses and the judge has.
    pub fn compile_offered(
        &self,
        program: &S::Program,
        target: &Target,
        compiler: &Compiler,
    ) -> Result<Vec<(String, PathBuf)>> {
        let text = self.origin.text(program)?;
        self.compile(&self.origin.crates(&text, &target.rust)?.offered, compiler)
    }
}

/// Returns a list of a bundle's largest items, for someone who has to make it smaller.
fn largest(bundle: &str) -> Result<String> {
    let pieces = find_pieces(bundle)?;
    let mut sizes: Vec<(usize, String)> = Vec::new();
    for (index, piece) in pieces.iter().enumerate().filter(|(_, piece)| !piece.is_container()) {
        let children = pieces.iter().filter(|child| child.parent == Some(index));
        let own = cut(bundle, children.map(|child| child.range.clone()));
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
