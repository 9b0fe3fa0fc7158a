//! The text of a new program in a contestant's own package.

use super::{template, Plan};
use crate::package;
use anyhow::{ensure, Result};
use catalogue::header::is_forbidden;
use catalogue::project::Project;
use support::files::{read, read_if_there};

/// The template for a package's new programs, if the package has one.
const TEMPLATE: &str = "template.rs";

impl Plan {
    /// Returns a comment with the known facts about the problem, followed by the template.
    pub(super) fn program(&self, project: &Project, link: &str) -> Result<String> {
        let template = match &self.template {
            Some(file) => read(file)?,
            None => read_if_there(&project.root.join(TEMPLATE))?.unwrap_or(template::OWN.into()),
        };
        let title = self.title.as_ref().map_or(Ok(String::new()), |_| self.title())?;
        let [time, memory] = package::USUAL;
        let [time, memory] = [(&self.time, time), (&self.memory, memory)]
            .map(|(limit, usual)| limit.as_deref().unwrap_or(usual));
        let facts = [&title, link, time, memory].into_iter().filter(|fact| !fact.is_empty());
        let facts = facts.collect::<Vec<_>>().join(" · ");
        ensure!(!facts.contains(is_forbidden), "an address has no control characters: {facts:?}");
        Ok(format!("// {facts}\n{template}"))
    }
}
