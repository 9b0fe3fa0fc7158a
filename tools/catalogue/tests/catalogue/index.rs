//! The lists of the problems: rows and order.

use catalogue::compared::Compared;
use catalogue::header::Header;
use catalogue::index::{self, Index};
use catalogue::natural;
use catalogue::project::{Problem, Project};

/// Returns the lists of a collection of these problems.
fn indexes(problems: Vec<Problem>) -> Vec<Index> {
    // The Chinese names of headings are read from the library's front page.
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").into();
    index::indexes(&Project { root, problems, unreadable: vec![] }).unwrap()
}

/// Returns the row of the only problem of a collection.
fn row(problem: Problem) -> String {
    let indexes = indexes(vec![problem]);
    let [_, of_judge] = &indexes[..] else { panic!("{} lists", indexes.len()) };
    assert_eq!(of_judge.path, "problems/toy/README.md");
    let page = &of_judge.text;
    let row = page.lines().find(|line| line.starts_with("| [Toy b]"));
    row.unwrap_or_else(|| panic!("{page}")).to_string()
}

fn problem(id: &str, kind: &str, difficulty: u8) -> Problem {
    let header = format!(
        "//! Toy {id} — {id}\n//! <http://x> · 1 s · 32 MiB · difficulty {difficulty}\n//!\n//! Rules: r.\n\
         //! Bounds: ?\n//! Kind: {kind}\n//! Model: grid {{a|b}}, one token.\n//! Why: so.\n\
         //! Cost: little.\n"
    );
    Problem {
        name: format!("toy_{id}"),
        place: format!("toy/{id}"),
        folder: format!("problems/toy/{id}").into(),
        header: Header::parse(&header).unwrap(),
        testdata: format!("testdata/toy/{id}").into(),
        compared: vec![],
    }
}

#[test]
fn a_row_escapes_vertical_bars() {
    let problem = problem("b", "impartial", 9);
    let expected = "| [Toy b](http://x) | [b](b/solution.rs) | \
        [submit.rs](b/submit.rs) | grid {a\\|b}, one token | impartial · 公平 | 9 | \
        brute force only |";
    assert_eq!(row(problem.clone()), expected);
    let program = "x/y|z: b.cpp".to_string();
    let compared = row(Problem { compared: vec![Compared { inputs: 1, program }], ..problem });
    assert!(compared.ends_with("| 9 | x/y\\|z (1 input) |"), "{compared}");
}

/// Numbers count as numbers, and capitals as small letters.
#[test]
fn names_are_in_natural_order() {
    let sorted = ["Codeforces 15C", "Codeforces 1585G", "codeforces 1586A", "UVa 682", "UVa 10165"];
    assert!(sorted.is_sorted_by_key(|name| natural::parts(name)));
    assert!(natural::parts("ABC 9 A") < natural::parts("ABC 010 A"));
}

#[test]
fn an_idea_has_its_problems_from_easy_to_hard_and_a_judge_has_them_by_name() {
    let problems = [
        ("1585G", "impartial", 2),
        ("15C", "score", 10),
        ("2A", "count", 2),
        ("3", "impartial", 9),
    ];
    let of = |(id, kind, difficulty)| problem(id, kind, difficulty);
    let indexes = indexes(problems.map(of).into());
    let [by_idea, of_judge] = &indexes[..] else { panic!("{} lists", indexes.len()) };
    let expected = "## grid\n\n\
        - difficulty 2 · 难度 2: [Toy 2A — 2A](problems/toy/2A/solution.rs) (count), \
        [Toy 1585G — 1585G](problems/toy/1585G/solution.rs)\n\
        - difficulty 9 · 难度 9: [Toy 3 — 3](problems/toy/3/solution.rs)\n\
        - difficulty 10 · 难度 10: [Toy 15C — 15C](problems/toy/15C/solution.rs) (score)\n";
    assert!(by_idea.text.ends_with(expected), "{}", by_idea.text);
    let row =
        "| difficulty 10 · 难度 10 | among the hardest of a world final or of an AtCoder Grand \
        Contest | 1 |\n";
    assert!(by_idea.text.contains(row), "{}", by_idea.text);
    assert!(by_idea.text.contains("both players have the same moves | 2 |"), "{}", by_idea.text);
    let names = ["[Toy 2A]", "[Toy 3]", "[Toy 15C]", "[Toy 1585G]"];
    let places = names.map(|name| of_judge.text.find(name).unwrap());
    assert!(places.is_sorted(), "{}", of_judge.text);
}
