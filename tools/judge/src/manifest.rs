//! The list of programs in `problems/Cargo.toml`, edited as text, so that comments and layout stay
//! as they are.

use anyhow::{ensure, Context, Result};
use catalogue::document::{self, Table, Value};

/// The path of the list in a collection.
pub const FILE: &str = "problems/Cargo.toml";

/// The line that opens an entry.
const ENTRY: &str = "[[bin]]";

/// Returns the list with an entry for the program `name` before the first entry whose name is
/// later.
pub fn with_entry(list: &str, name: &str, place: &str) -> Result<String> {
    ensure!(!has_entry(&parse(list)?, name), "{FILE} already has a program called {name}");
    let entry = format!(
        "{ENTRY}\nname = \"{name}\"\npath = \"{place}/solution.rs\"\ntest = false\nbench = false\n"
    );
    let is_later =
        |&(at, _): &(usize, &str)| name_of(&list[at..]).is_some_and(|other| other > name);
    let list = match list.match_indices(ENTRY).find(is_later) {
        Some((at, _)) => {
            let at = with_comment(list, at);
            format!("{}{entry}\n{}", &list[..at], &list[at..])
        }
        None => format!("{}\n\n{entry}", list.trim_end()),
    };
    parse(&list).context("the new list would not be valid")?;
    Ok(list)
}

/// Returns the list without the entry of the program `name` and the comment right above it.
///
/// # Errors
/// If anything else would go with it.
pub fn without_entry(list: &str, name: &str) -> Result<String> {
    let mut expected = parse(list)?;
    ensure!(has_entry(&expected, name), "{FILE} has no program called {name}");
    if let Some(Value::List(programs)) = expected.get_mut("bin") {
        programs.retain(|program| !is_called(program, name));
    }
    let is_wanted = |&(at, _): &(usize, &str)| name_of(&list[at..]) == Some(name);
    let entry = list.match_indices(ENTRY).find(is_wanted);
    let (at, _) = entry.with_context(|| format!("{FILE}: remove the entry of {name} by hand"))?;
    let after = at + ENTRY.len();
    let next = list[after..].find("\n[").map(|next| with_comment(list, after + next + 1));
    let (before, rest) = (&list[..with_comment(list, at)], &list[next.unwrap_or(list.len())..]);
    let shorter = match rest {
        "" => format!("{}\n", before.trim_end()),
        rest => format!("{before}{rest}"),
    };
    let is_right = parse(&shorter).is_ok_and(|shorter| shorter == expected);
    ensure!(is_right, "{FILE}: remove the entry of {name} by hand, as it has an unusual form");
    Ok(shorter)
}

fn parse(list: &str) -> Result<Table> {
    document::parse(list).context(FILE)
}

fn has_entry(list: &Table, name: &str) -> bool {
    let programs = list.get("bin").and_then(Value::as_list);
    programs.into_iter().flatten().any(|program| is_called(program, name))
}

fn is_called(program: &Value, name: &str) -> bool {
    program.as_table().and_then(|program| program.get("name")?.as_text()) == Some(name)
}

/// Returns the name in the entry that opens `list`.
fn name_of(list: &str) -> Option<&str> {
    let mut lines = list.lines().skip(1).take_while(|line| !line.starts_with('['));
    let name = lines.find_map(|line| line.strip_prefix("name")?.trim().strip_prefix('='))?;
    Some(name.trim().trim_matches('"'))
}

/// Returns the place at which the comment right above the line at `at` begins, or `at` if there is
/// none.
fn with_comment(list: &str, mut at: usize) -> usize {
    for line in list[..at].split_inclusive('\n').rev() {
        if !line.starts_with('#') {
            break;
        }
        at -= line.len();
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(name: &str) -> String {
        format!("[[bin]]\nname = \"{name}\"\npath = \"x/{name}/solution.rs\"\n")
    }

    #[test]
    fn a_problem_goes_to_its_place_in_the_alphabet() {
        let list = format!("# head\n\n{}\n{}", entry("b"), entry("d"));
        for (name, before) in [("a", "b"), ("c", "d")] {
            let new = with_entry(&list, name, &format!("x/{name}")).unwrap();
            let next = new.find(&format!("name = \"{before}\"")).unwrap();
            let at = new.find(&format!("name = \"{name}\"")).unwrap();
            assert!(at < next && new[at..next].matches("[[bin]]").count() == 1, "{new}");
            assert!(new.starts_with("# head"));
            assert_eq!(without_entry(&new, name).unwrap(), list);
        }
        let new = with_entry(&list, "e", "x/e").unwrap();
        assert!(new.ends_with("path = \"x/e/solution.rs\"\ntest = false\nbench = false\n"));
        assert_eq!(without_entry(&new, "e").unwrap(), list);
        assert!(with_entry("[package]\n", "e", "x/e").unwrap().starts_with("[package]\n\n[[bin]]"));
    }

    #[test]
    fn a_comment_stays_with_its_entry() {
        let commented = format!("# Why.\n# So.\n{}", entry("b"));
        let list = format!("# List of [[bin]]:\n\n{commented}");
        let new = with_entry(&list, "a", "x/a").unwrap();
        assert!(new.starts_with("# List of [[bin]]:\n\n[[bin]]\nname = \"a\"\n"), "{new}");
        assert!(new.ends_with(&format!("\n\n{commented}")), "{new}");
        assert_eq!(without_entry(&new, "a").unwrap(), list);
        let alone = with_entry("# List of [[bin]]:\n", "a", "x/a").unwrap();
        assert_eq!(without_entry(&new, "b").unwrap(), alone);
    }

    #[test]
    fn only_the_entry_itself_is_removed() {
        let list = format!("{}\n{}\n[lints]\nworkspace = true\n", entry("a"), entry("b"));
        let shorter = without_entry(&list, "b").unwrap();
        assert_eq!(shorter, format!("{}\n[lints]\nworkspace = true\n", entry("a")));
        assert!(without_entry(&list, "c").is_err());
        let inline = "bin = [{ name = \"a\", path = \"x/a/solution.rs\" }]\n";
        let error = without_entry(inline, "a").unwrap_err().to_string();
        assert!(error.contains("remove the entry of a by hand"), "{error}");
    }
}
