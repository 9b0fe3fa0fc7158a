//! The tool's output as README quotes it, and the agreement of README in both languages.

use crate::run::explore;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PAGES: [&str; 2] = ["README.md", "README.zh.md"];

fn page(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(name)).unwrap()
}

#[test]
fn the_output_in_readme_is_the_output() {
    for name in PAGES {
        let page = page(name);
        let blocks: Vec<&str> = page.split("```console\n$ cargo explore ").skip(1).collect();
        assert!(!blocks.is_empty(), "{name}");
        for block in blocks {
            let (command, rest) = block.split_once('\n').unwrap();
            let (expected, _) = rest.split_once("```").unwrap();
            let arguments: Vec<&str> = command.split(' ').collect();
            assert_eq!(explore(&arguments).out, expected, "{name}: {command}");
        }
    }
}

/// The certificate that README quotes, from the heap on that README names.
#[test]
fn the_certificate_in_readme() {
    let lines = [
        "period 12 after 71: equal on heaps 71..155 against 83..167, hence on all larger ones, by \
         Guy-Smith",
        "周期 12，自 71 起：G(71..155) = G(83..167)，由 Guy–Smith 定理，周期恒成立",
    ];
    for ((name, line), language) in PAGES.into_iter().zip(lines).zip(["--en", "--zh"]) {
        let out = explore(&[language, "table", "kayles", "--to", "167"]).out;
        assert!(out.contains(&format!("\n{line}\n")), "{out}");
        let text = page(name).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(line), "{name}");
    }
}

/// Returns the commands of the fenced blocks, without the comments.
fn commands(text: &str) -> Vec<&str> {
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(str::lines).map(|line| line.split("  #").next().unwrap().trim_end()).collect()
}

#[test]
fn every_command_of_the_tool_is_in_readme() {
    for name in PAGES {
        let text = page(name);
        let commands = commands(&text);
        let help = explore(&[]).out;
        let shown = help.lines().skip_while(|line| !line.starts_with("Commands")).skip(1);
        for line in shown.take_while(|line| !line.is_empty()) {
            let command = format!("cargo explore {}", line.split_whitespace().next().unwrap());
            let is_there = commands.iter().any(|line| line.starts_with(&command));
            assert!(is_there, "{name} has no {command}");
        }
    }
}

/// Commands, headings, code and links are the same in a translation.
#[test]
fn both_languages_have_the_same_content() {
    let [english, chinese] = PAGES.map(page);
    assert_eq!(commands(&english), commands(&chinese));
    let headings = |text: &str| -> Vec<usize> {
        let lines = text.lines().filter(|line| line.starts_with('#') && line.contains("# "));
        lines.map(|line| line.chars().take_while(|&c| c == '#').count()).collect()
    };
    assert_eq!(headings(&english), headings(&chinese));
    let rows = |text: &str| text.lines().filter(|line| line.starts_with('|')).count();
    assert_eq!(rows(&english), rows(&chinese));
    let code = |text: &str| -> BTreeSet<String> {
        let outside: String = text.split("```").step_by(2).collect();
        // A line may break inside the code.
        let joined = |code: &str| code.split_whitespace().collect::<Vec<_>>().join(" ");
        outside.split('`').skip(1).step_by(2).map(joined).collect()
    };
    assert_eq!(code(&english), code(&chinese));
    let links = |text: &str| -> BTreeSet<String> {
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let links = links.filter(|link| !PAGES.contains(link));
        // A page that has both languages is linked in the reader's, with its own headings.
        let file = |link: &str| {
            let file = link.split('#').next().unwrap().replace(".zh.md", ".md");
            file.replace("lessons/zh/", "lessons/")
        };
        links.map(file).collect()
    };
    assert_eq!(links(&english), links(&chinese));
}
