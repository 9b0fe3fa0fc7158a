//! The rows of a judge's list.

use catalogue::compared::Compared;
use catalogue::header::Header;
use catalogue::index;
use catalogue::natural;
use catalogue::project::{Problem, Project};

/// Returns the row of the only problem of a collection.
fn row(problem: Problem) -> String {
    // The Chinese names of headings are read from the library's front page.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    let project = Project { root, problems: vec![problem], unreadable: vec![] };
    let indexes = index::indexes(&project).unwrap();
    let [_, of_judge] = &indexes[..] else { panic!("{} lists", indexes.len()) };
    assert_eq!(of_judge.path, "problems/toy/README.md");
    let page = &of_judge.text;
    let row = page.lines().find(|line| line.starts_with("| [Toy b]"));
    row.unwrap_or_else(|| panic!("{page}")).to_string()
}

#[test]
fn a_row_escapes_vertical_bars() {
    let header = "//! Toy b — b\n//! <http://x> · 1 s · 32 MiB · hard\n//!\n//! Rules: r.\n\
        //! Bounds: ?\n//! Kind: impartial\n//! Model: grid {a|b}, one token.\n//! Why: so.\n//! Cost: little.\n";
    let problem = Problem {
        name: "toy_b".to_string(),
        place: "toy/b".to_string(),
        folder: "problems/toy/b".into(),
        header: Header::parse(header).unwrap(),
        testdata: "testdata/toy/b".into(),
        compared: vec![],
    };
    let expected = "| [Toy b](http://x) | [b](b/solution.rs) | \
        [submit.rs](b/submit.rs) | grid {a\\|b}, one token | impartial · 公平 | hard · 困难 | \
        brute force only |";
    assert_eq!(row(problem.clone()), expected);
    let program = "x/y|z: b.cpp".to_string();
    let compared = row(Problem { compared: vec![Compared { inputs: 1, program }], ..problem });
    assert!(compared.ends_with("| hard · 困难 | x/y\\|z (1 input) |"), "{compared}");
}

/// Numbers count as numbers, and capitals as small letters.
#[test]
fn names_are_in_natural_order() {
    let sorted = ["Codeforces 15C", "Codeforces 1585G", "codeforces 1586A", "UVa 682", "UVa 10165"];
    assert!(sorted.is_sorted_by_key(|name| natural::parts(name)));
    assert!(natural::parts("ABC 9 A") < natural::parts("ABC 010 A"));
}
