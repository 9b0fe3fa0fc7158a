//! A new program in a contestant's own package, with its samples.

use super::draft::Draft;
use super::{template, Plan};
use crate::{cases, package};
use anyhow::{ensure, Context, Result};
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
        let samples = format!("samples/{name}");
        let mut files = vec![(format!("src/bin/{name}.rs"), self.program(project, link)?)];
        files.extend(self.sample_files(&samples)?);
        let mut draft = Draft::default();
        draft.files(&project.root, &files)?;
        draft.folder(&project.root.join(&samples))?;
        read_back(project, &name).context("what was written is removed again")?;
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
            Plan::check_id(&self.judge)?;
            return Ok((self.judge.clone(), self.link.clone()));
        }
        let judge = Judge::from_folder(&self.judge)?;
        let id = judge.id(&self.id);
        Plan::check_id(&id)?;
        Ok((judge.binary(&id), Some(judge.link(&id)?)))
    }

    /// Returns the text of the program: what is known of the problem, and the template.
    fn program(&self, project: &Project, link: Option<String>) -> Result<String> {
        let own = project.root.join(TEMPLATE);
        let template = match &self.template {
            Some(file) => read(file)?,
            None => read_if_there(&own)?.unwrap_or(template::OWN.to_string()),
        };
        let title = self.title.is_some().then(|| self.title()).transpose()?;
        let title = title.map_or(String::new(), |title| format!("// {title}\n"));
        let usual = package::USUAL.map(String::from);
        let limits = [&self.time, &self.memory].into_iter().zip(usual);
        let limits = limits.map(|(limit, usual)| limit.clone().unwrap_or(usual));
        let facts: Vec<String> = link.into_iter().chain(limits).collect();
        Ok(format!("{title}// {}\n{template}", facts.join(" · ")))
    }
}

/// Checks that cargo knows the program, and that its samples can be read.
fn read_back(project: &Project, name: &str) -> Result<()> {
    let now = package::open(&project.root)?;
    let problem = now.problems.iter().find(|problem| problem.name == name);
    let problem = problem.with_context(|| format!("cargo finds no program src/bin/{name}.rs"))?;
    let (cases, faults) = cases::read(problem);
    ensure!(cases.is_empty() || faults.is_empty(), "{}", faults.join("; "));
    Ok(())
}
