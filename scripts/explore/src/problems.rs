//! The rules that the collection's solutions use, by the name of the problem.

mod list;

pub use list::all;

/// A problem, and the rule of its heaps.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    /// The name of its program, such as `hdu1848`.
    pub name: &'static str,
    /// The rule, or an example of one.
    pub rule: &'static str,
    /// The line `Model:` of its solution. Nothing is made of it here; a test holds the two
    /// equal, so that a solution that changes its model is looked at again.
    #[allow(dead_code)]
    pub model: &'static str,
    /// Where the rule comes from.
    pub source: Source,
}

/// Where a problem's rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The statement: it is always the same.
    Fixed,
    /// The input: the rule here is an example.
    Input,
}

/// The problem of this name, written as its program or as its judge writes it.
pub fn find(text: &str) -> Option<Problem> {
    let wanted = plain(text);
    all().find(|problem| plain(problem.name) == wanted)
}

/// What counts in a name: letters and digits, and the short name of the judge.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    let name = name.strip_prefix("atcoder").unwrap_or(&name);
    match name.strip_prefix("codeforces") {
        Some(id) => format!("cf{id}"),
        None => name.to_string(),
    }
}

#[cfg(test)]
mod tests;
