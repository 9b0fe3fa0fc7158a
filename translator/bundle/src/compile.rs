//! rustc, asked for its opinion of a bundle.

use crate::remarks::{Author, Remark};
use crate::runs::{Outcome, Runs};
use anyhow::{ensure, Context, Result};
use serde::Deserialize;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::rc::Rc;

/// A compiler with the crates that it is to find.
pub struct Compiler {
    rustc: PathBuf,
    edition: String,
    /// Crates that the judge offers, compiled by the same rustc.
    pub crates: Vec<(String, PathBuf)>,
    runs: Runs,
}

/// A complaint of rustc about a bundle.
#[derive(Debug)]
pub struct Complaint {
    /// The kind of fault.
    pub fault: Fault,
    /// The bytes of the library's part at fault; none if the fault is the solution's.
    pub places: Vec<usize>,
    /// The bytes of the solution at fault.
    pub in_solution: Vec<usize>,
    /// The bytes of the library's part with the macro calls that make what is at fault.
    pub calls: Vec<usize>,
    /// The lint or error, such as `dead_code`.
    pub code: String,
    /// The message in one line.
    pub summary: String,
    /// The message as rustc prints it.
    pub message: String,
}

impl Complaint {
    /// Returns whether it is an error.
    pub fn is_error(&self) -> bool {
        self.message.starts_with("error")
    }

    /// Returns whether this is a lint, at whatever level, about the library's part.
    pub fn is_lint_of_library(&self) -> bool {
        let is_asked_for = UNUSED_RULES.contains(&self.code.as_str());
        let is_lint = self.code.starts_with(|first: char| first.is_ascii_lowercase());
        is_lint && !is_asked_for && !self.places.is_empty()
    }
}

/// The kind of fault about which rustc complains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The bundle does not compile.
    Error,
    /// An imported name is not used.
    UnusedImport,
    /// A rule of a macro is not used.
    UnusedRule,
    /// An item is never used.
    Dead,
    /// A field or a variant is never used.
    DeadPart,
    /// The style is out of date.
    Style,
}

/// A message of rustc about a program.
#[derive(Deserialize)]
pub struct Message {
    level: String,
    message: String,
    code: Option<Code>,
    spans: Vec<Span>,
    /// Explanations and proposals.
    children: Vec<Message>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    file_name: PathBuf,
    byte_start: usize,
    byte_end: usize,
    line_start: usize,
    is_primary: bool,
    suggested_replacement: Option<String>,
    suggestion_applicability: Option<String>,
    /// The macro call from which this comes, if it comes from one.
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

/// The edits of a text that together correct one fault.
pub type Correction = Vec<(Range<usize>, String)>;

/// The lint for a library's part that rustc does not apply by itself.
const UNUSED_RULES: &[&str] = &["-W", "unused_macro_rules"];

impl Compiler {
    /// Returns the rustc that is in use here.
    pub fn present(edition: &str) -> Result<Compiler> {
        let root = sysroot()?;
        // This avoids rustup's proxy, which takes as long as a small compilation.
        Compiler::at(root.join("bin").join(format!("rustc{EXE_SUFFIX}")), edition)
    }

    /// Returns the rustc of a version such as `1.75.0`, if it is installed.
    pub fn find_installed(version: &str, edition: &str) -> Result<Option<Compiler>> {
        available::rustc(version).map(|rustc| Compiler::at(rustc, edition)).transpose()
    }

    fn at(rustc: PathBuf, edition: &str) -> Result<Compiler> {
        Ok(Compiler { rustc, edition: edition.to_string(), crates: vec![], runs: Runs::new()? })
    }

    fn command(&self, edition: &str) -> Command {
        let mut command = Command::new(&self.rustc);
        command.args(["--edition", edition, "--crate-name", "bundle", "--error-format=json"]);
        for (name, path) in &self.crates {
            command.arg("--extern").arg(format!("{name}={}", path.display()));
            let folder = path.parent().unwrap_or(path);
            command.arg("-L").arg(format!("dependency={}", folder.join("deps").display()));
            command.arg("-L").arg(format!("dependency={}", folder.display()));
        }
        command
    }

    /// Returns rustc's complaints about a solution above a library; no program is made.
    pub fn complaints(&self, solution: &str, library: &str) -> Result<Vec<Complaint>> {
        self.complaints_in(&self.edition, solution, library)
    }

    /// Returns rustc's complaints about a solution above a library in an edition.
    pub fn complaints_in(
        &self,
        edition: &str,
        solution: &str,
        library: &str,
    ) -> Result<Vec<Complaint>> {
        let outcome = self.outcome(edition, UNUSED_RULES, &format!("{solution}{library}"))?;
        let complaint = |message: Message| message.complaint(solution.len(), &outcome.file);
        Ok(messages_in(&outcome.messages).filter_map(complaint).collect())
    }

    /// Returns whether a solution above a library compiles in an edition.
    pub fn compiles_in(&self, edition: &str, solution: &str, library: &str) -> Result<bool> {
        let text = format!("{solution}{library}");
        Ok(self.outcome(edition, UNUSED_RULES, &text)?.is_success)
    }

    /// Returns the corrections of which rustc is certain, for the errors of a library below a
    /// solution in an edition.
    pub fn corrections(
        &self,
        edition: &str,
        solution: &str,
        library: &str,
    ) -> Result<Vec<Correction>> {
        let outcome = self.outcome(edition, UNUSED_RULES, &format!("{solution}{library}"))?;
        let errors = messages_in(&outcome.messages).filter(|message| message.level == "error");
        Ok(errors.filter_map(|error| error.correction(solution.len(), &outcome.file)).collect())
    }

    /// Begins to look for complaints that will be asked for next.
    pub fn begin_complaints(&self, solution: &str, library: &str) -> Result<()> {
        let command = || self.command_with(&self.edition, UNUSED_RULES);
        let options = Compiler::options(&self.edition, UNUSED_RULES);
        self.runs.begin(&options, &format!("{solution}{library}"), command)
    }

    /// Begins to look for complaints that will probably be asked for, unless all cores are busy.
    pub fn prepare_complaints(&self, solution: &str, library: &str) -> Result<()> {
        self.prepare(&self.edition, UNUSED_RULES, &format!("{solution}{library}"))
    }

    /// Compiles a bundle in these editions without making a program, and returns all that rustc
    /// has to say in each, every remark in the terms of the solution's author.
    pub fn remarks(
        &self,
        editions: &[String],
        bundle: &str,
        author: &Author,
    ) -> Result<Vec<Vec<Remark>>> {
        for edition in editions {
            self.prepare(edition, &[], bundle)?;
        }
        let remarks_in = |edition: &String| {
            let Outcome { file, is_success, messages } = &*self.outcome(edition, &[], bundle)?;
            let remark = |message: Message| message.remark(file, author);
            let remarks: Vec<Remark> = messages_in(messages).filter_map(remark).collect();
            if !is_success && !remarks.iter().any(|remark| remark.is_error) {
                let text = messages.clone();
                return Ok(vec![Remark { is_error: true, is_authors: false, text }]);
            }
            Ok(remarks)
        };
        editions.iter().map(remarks_in).collect()
    }

    fn outcome(&self, edition: &str, options: &[&str], text: &str) -> Result<Rc<Outcome>> {
        let command = || self.command_with(edition, options);
        self.runs.outcome(&Compiler::options(edition, options), text, command)
    }

    fn prepare(&self, edition: &str, options: &[&str], text: &str) -> Result<()> {
        let command = || self.command_with(edition, options);
        self.runs.prepare(&Compiler::options(edition, options), text, command)
    }

    fn options(edition: &str, options: &[&str]) -> String {
        format!("{edition} {options:?}")
    }

    fn command_with(&self, edition: &str, options: &[&str]) -> Command {
        let mut command = self.command(edition);
        command.args(options);
        command
    }

    /// Compiles a bundle to a program with these options, and returns rustc's first complaint if it
    /// does not compile.
    pub fn build(
        &self,
        bundle: &str,
        options: &[&str],
        program: &Path,
    ) -> Result<Result<(), String>> {
        let file = program.with_extension("rs");
        fs::write(&file, bundle)?;
        let mut command = self.command(&self.edition);
        let verdict = first_error(command.args(options).arg("-o").arg(program).arg(&file))?;
        // Nobody can look into that temporary file.
        Ok(verdict.map_err(|text| text.replace(&file.display().to_string(), "the bundle")))
    }

    /// Returns the compiler's version, such as `1.75.0`.
    pub fn version(&self) -> Result<String> {
        let output = Command::new(&self.rustc).arg("--version").output().context("rustc")?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.split(' ').nth(1).context("rustc --version")?.trim().to_string())
    }

    /// Returns whether it is the rustc that is in use here.
    pub fn is_present(&self) -> Result<bool> {
        Ok(self.rustc.starts_with(sysroot()?))
    }

    /// Returns the path of the compiler.
    pub fn rustc(&self) -> &Path {
        &self.rustc
    }
}

/// Returns the folder of the toolchain that is in use here.
pub fn sysroot() -> Result<&'static Path> {
    available::sysroot().context("`rustc --print sysroot` fails: is Rust installed?")
}

/// Returns the errors that rustc has printed as JSON.
///
/// # Errors
/// If it has printed none; the error contains what it has printed.
pub fn errors(output: &Output) -> Result<Vec<Message>> {
    let text = String::from_utf8_lossy(&output.stderr);
    let is_error = |message: &Message| {
        message.level.starts_with("error") && !message.message.starts_with("aborting")
    };
    let errors: Vec<Message> = messages_in(&text).filter(is_error).collect();
    ensure!(!errors.is_empty(), "rustc: {text}");
    Ok(errors)
}

/// Returns the messages that rustc has printed as JSON, each on its own line.
fn messages_in(text: &str) -> impl Iterator<Item = Message> + '_ {
    text.lines().filter_map(|line| serde_json::from_str(line).ok())
}

impl Message {
    /// Returns the ranges of bytes in the program that the message is about.
    pub fn spans(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let primary = self.spans.iter().filter(|span| span.is_primary);
        primary.map(|span| span.byte_start..span.byte_end)
    }

    /// Returns the name of the lint or the number of the error, if it has one.
    pub fn code(&self) -> &str {
        self.code.as_ref().map_or("", |code| &code.code)
    }

    /// Returns the message in one line.
    pub fn summary(&self) -> &str {
        &self.message
    }

    /// Returns the message as rustc prints it.
    pub fn rendered(&self) -> &str {
        self.rendered.as_deref().unwrap_or(&self.message)
    }

    /// Returns the proposal of which rustc is certain, if it is for the library below the solution
    /// in this file and preserves the meaning in an earlier edition.
    fn correction(&self, solution: usize, file: &Path) -> Option<Correction> {
        let is_certain = |span: &Span| {
            let applicability = span.suggestion_applicability.as_deref();
            span.file_name == file && applicability == Some("MachineApplicable")
        };
        let edit = |span: &Span| {
            let start = span.byte_start.checked_sub(solution)?;
            let replacement = span.suggested_replacement.clone()?;
            Some((start..span.byte_end - solution, replacement))
        };
        let mut proposals: Vec<Correction> = Vec::new();
        for Message { spans, .. } in &self.children {
            if !spans.is_empty() && spans.iter().all(is_certain) {
                proposals.push(spans.iter().map(edit).collect::<Option<_>>()?);
            }
        }
        if proposals.len() > 1 {
            // Among the ways to write a trait as a type, this is what its bare name once meant.
            let is_dyn = |(_, replacement): &(_, String)| replacement == "dyn ";
            proposals.retain(|proposal| proposal.iter().all(is_dyn));
        }
        proposals.pop()
    }

    fn complaint(self, solution: usize, file: &Path) -> Option<Complaint> {
        let starts: Vec<usize> = self.spans().map(|span| span.start).collect();
        let primary = self.spans.iter().filter(|span| span.is_primary);
        let calls = primary.flat_map(Span::calls).filter_map(|call| call.checked_sub(solution));
        let calls = calls.collect();
        let code = self.code.map_or(String::new(), |code| code.code);
        // This is a lint that has the number of the error that it may become.
        let code = match &*code {
            "E0133" if self.level == "warning" => "unsafe_op_in_unsafe_fn".to_string(),
            _ => code,
        };
        let subject = self.message.split('`').next().unwrap_or_default();
        let is_part = ["field", "variant"].iter().any(|part| subject.contains(part));
        let fault = match (&*self.level, &*code) {
            // This is the import of an item that was cut as dead a moment ago.
            ("error", "E0432") => Fault::UnusedImport,
            ("error", _) if self.message.starts_with("aborting") => return None,
            ("error", _) => Fault::Error,
            (_, "unused_imports") => Fault::UnusedImport,
            (_, "unused_macro_rules") => Fault::UnusedRule,
            (_, "dead_code") if is_part => Fault::DeadPart,
            (_, "dead_code" | "unused_macros") => Fault::Dead,
            (_, lint) if !lint.is_empty() => Fault::Style,
            _ => return None,
        };
        let places = starts.iter().filter_map(|start| start.checked_sub(solution)).collect();
        let in_solution = starts.into_iter().filter(|start| *start < solution).collect();
        let message = self.rendered.unwrap_or_else(|| self.message.clone());
        let message = message.replace(&file.display().to_string(), "the bundle");
        let summary = self.message;
        Some(Complaint { fault, places, in_solution, calls, code, summary, message })
    }

    /// Returns the message in the terms of the solution's author, unless it only counts others.
    fn remark(self, file: &Path, author: &Author) -> Option<Remark> {
        let is_error = self.level.starts_with("error");
        if self.spans.is_empty() && self.code.is_none() {
            let counts = self.message.starts_with("aborting") || self.message.contains(" emitted");
            if counts || !is_error {
                return None;
            }
        }
        // If the crates were separate, rustc would say nothing against what their macros make.
        let is_by_author = |span: &Span| match is_error {
            true => span.reaches(author),
            false => author.wrote(span.line_start),
        };
        let is_authors = self.spans.iter().any(|span| span.is_primary && is_by_author(span));
        let text = author.terms(&self.rendered.unwrap_or(self.message), file);
        Some(Remark { is_error, is_authors, text })
    }
}

impl Span {
    /// Returns the first bytes of the macro calls that it comes from, the innermost first.
    fn calls(&self) -> Vec<usize> {
        let mut calls = Vec::new();
        let mut next = &self.expansion;
        while let Some(expansion) = next {
            calls.push(expansion.span.byte_start);
            next = &expansion.span.expansion;
        }
        calls
    }

    /// Returns whether it is in the solution, or in what a macro call of the solution makes.
    fn reaches(&self, author: &Author) -> bool {
        let outer = self.expansion.as_ref();
        author.wrote(self.line_start) || outer.is_some_and(|outer| outer.span.reaches(author))
    }
}

fn first_error(command: &mut Command) -> Result<Result<(), String>> {
    let output = command.output().context("rustc")?;
    if output.status.success() {
        return Ok(Ok(()));
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let rendered = messages_in(&text).find_map(|message| message.rendered);
    Ok(Err(rendered.unwrap_or(text)))
}
