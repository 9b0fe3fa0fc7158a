//! A new program in a contestant's own package, with its samples.

use super::draft::Draft;
use super::{template, Plan};
use crate::package;
use anyhow::{ensure, Context, Result};
use catalogue::header::is_forbidden;
use catalogue::judges::Judge;
use catalogue::project::Project;
use std::io::Write;
use support::files::{read, read_if_there};

/// The file of a package that new programs are copies of, if there is one.
const TEMPLATE: &str = "template.rs";

impl Plan {
    /// Makes the program and its samples, and prints the names of the files. If anything fails,
    /// nothing is left behind.
    pub(super) fn make_program(&self, project: &Project) -> Result<()> {
        let (name, link) = self.name_and_link()?;
        Plan::check_id(&name)?;
        let samples = format!("samples/{name}");
        let mut files = vec![(format!("src/bin/{name}.rs"), self.program(project, link)?)];
        files.extend(self.sample_files(&samples)?);
        let mut draft = Draft::default();
        draft.files(&project.root, &files)?;
        draft.folder(&project.root.join(&samples))?;
        let known = package::open(&project.root);
        let known = known.and_then(|now| self.find_samples(now.find(&[name.clone()])?[0]));
        known.context("what was written is removed again")?;
        draft.keep();

        let mut to = anstream::stdout().lock();
        for (path, _) in &files {
            writeln!(to, "made {path}")?;
        }
        if self.samples.is_empty() {
            writeln!(to, "next: save the statement's samples as {samples}/1.in and 1.out")?;
        }
        writeln!(
            to,
            "then: `test {name} --watch` while you write it, and `bundle {name} --check`"
        )?;
        Ok(())
    }

    /// Returns the name of the program, and the link to its problem if that is known.
    fn name_and_link(&self) -> Result<(String, Option<String>)> {
        if self.id.is_empty() {
            return Ok((self.judge.clone(), self.link.clone()));
        }
        let judge = Judge::from_folder(&self.judge)?;
        let id = judge.id(&self.id);
        Ok((judge.binary(&id), Some(judge.link(&id)?)))
    }

    /// Returns the text of the program: what is known of the problem, and the template.
    fn program(&self, project: &Project, link: Option<String>) -> Result<String> {
        let template = match &self.template {
            Some(file) => read(file)?,
            None => read_if_there(&project.root.join(TEMPLATE))?.unwrap_or(template::OWN.into()),
        };
        let title = self.title.as_ref().map(|_| self.title()).transpose()?;
        let [time, memory] = package::USUAL.map(String::from);
        let limits = [self.time.clone().unwrap_or(time), self.memory.clone().unwrap_or(memory)];
        let facts: Vec<String> = title.into_iter().chain(link).chain(limits).collect();
        let facts = facts.join(" · ");
        ensure!(!facts.contains(is_forbidden), "a link has no control characters: {facts:?}");
        Ok(format!("// {facts}\n{template}"))
    }
}
