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

#[test]
fn the_lines_by_which_the_tests_optimise_it_go_too() {
    let list = |lines: &str, entries: &str| {
        format!("[package.metadata.tests]\noptimised = [\n{lines}]\n\n{entries}")
    };
    let both = list(
        "    \"reference x/a\",\n    \"solution x/a\",\n    \"solution x/ab\",\n",
        &(entry("a") + "\n" + &entry("ab")),
    );
    let one = without_entry(&both, "a").unwrap();
    assert_eq!(one, list("    \"solution x/ab\",\n", &entry("ab")));
    assert_eq!(without_entry(&one, "ab").unwrap(), list("", "").trim_end().to_string() + "\n");
}
