//! A problem as Competitive Companion sends it.

use anyhow::{ensure, Context, Result};
use catalogue::judges::Judge;
use judge::new::{limits, Plan};
use serde::Deserialize;

/// The fields used here, out of all the fields that the extension documents.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Parcel {
    name: String,
    url: String,
    #[serde(default)]
    interactive: bool,
    /// The memory limit in MiB.
    memory_limit: f64,
    /// The time limit in milliseconds.
    time_limit: f64,
    tests: Vec<Test>,
}

#[derive(Deserialize)]
struct Test {
    input: String,
    output: String,
}

impl Parcel {
    pub fn parse(text: &str) -> Result<Parcel> {
        serde_json::from_str(text).context("this is not a problem in the extension's format")
    }

    /// Returns the plan of the files to make. A contestant's own package may have problems from any
    /// judge; for an unknown judge, each problem is named after its title or address.
    pub fn plan(self, is_own: bool) -> Result<Plan> {
        let Parcel { name, url, interactive, memory_limit, time_limit, tests } = self;
        ensure!(
            !interactive,
            "{name} is interactive: make it by `cargo judge new`, without samples"
        );
        let title = title(&name).to_string();
        let (judge, id) = match Judge::parse_address(&url) {
            Err(_) if is_own && title.is_ascii() => (identifier(&title), String::new()),
            Err(_) if is_own => (identifier(&url), String::new()),
            known => known?,
        };
        let time = limits::time(time_limit / 1000.0)?;
        let memory = limits::memory(memory_limit)?;
        let samples = tests.into_iter().map(|test| (test.input, test.output)).collect();
        let (title, time, memory) = (Some(title), Some(time), Some(memory));
        Ok(Plan { judge, id, link: Some(url), template: None, title, time, memory, samples })
    }
}

/// Returns a problem's name without the problem's contest letter.
fn title(name: &str) -> &str {
    let parts = [" - ", ". "].iter().find_map(|mark| name.split_once(mark));
    let is_letter =
        |text: &str| text.len() <= 2 && text.starts_with(|c: char| c.is_ascii_uppercase());
    parts.filter(|(letter, _)| is_letter(letter)).map_or(name, |(_, title)| title)
}

/// Returns the letters and digits of a text as a name: `strange_game`.
fn identifier(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("_")
}
