//! `explore lookup`.

use crate::run::{assert_refused, explore};

fn lines(table: &str) -> Vec<String> {
    let arguments: Vec<&str> = table.split(' ').collect();
    let out = explore(&[&["lookup"], &arguments[..]].concat()).out;
    out.lines().map(str::trim).map(String::from).collect()
}

/// Returns whether a problem is among those of a line.
fn names(line: &str, problem: &str) -> bool {
    line.split(", ").any(|name| name == problem)
}

/// The first values of OEIS A002186, A002187 and A002188.
#[test]
fn tables_of_oeis() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    for (table, game, problem) in [
        ("0 1 2 3 1 4 3 2 1 4 2 6", "Kayles, 0.77", "hackerrank_game-of-kyles"),
        ("0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5", "Dawson's Chess, 0.137", "cf305e"),
        ("0 0 0 1 0 2 1 0 2 1", "Grundy's game", "cses2207"),
    ] {
        let lines = lines(table);
        assert_eq!(lines[1], game);
        assert!(names(&lines[2], problem), "{lines:?}");
    }
}

#[test]
fn a_table_may_begin_at_heap_1() {
    let lines = lines("1 2 3 1 4 3 2 1 4 2 6");
    assert_eq!(lines[..2], ["the Grundy values of heaps 1 to 11", "Kayles, 0.77"]);
}

#[test]
fn a_table_may_have_brackets_and_commas() {
    available::unless_passed!(env!("CARGO_BIN_EXE_explore"), available::passed::PROBLEMS);
    let plain = lines("0 1 2 3 1 4 3 2 1 4 2 6");
    for table in [
        "[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]",
        "{0,1,2,3,1,4,3,2,1,4,2,6};",
        "0，1，2，3，1，4，3，2，1，4，2，6",
    ] {
        assert_eq!(lines(table), plain, "{table}");
    }
}

/// Bash's game: lost at the multiples of m + 1.
#[test]
fn won_and_lost() {
    let found = lines("P N N P N N P");
    assert!(found.contains(&"{1, 2}".to_string()), "{found:?}");
    let found = lines("LWWWLWWWL");
    let bash = found.iter().position(|line| line == "{1, 2, 3}").unwrap();
    assert!(names(&found[bash + 1], "cses1098"), "{found:?}");
    assert!(found[bash + 2].starts_with("with the set from the input: "), "{found:?}");
    assert!(found[bash + 2].contains("hdu1846"), "{found:?}");
}

/// Whinihan, 1963: the Fibonacci numbers lose.
#[test]
fn fibonacci_nim() {
    let found = lines("PPPPNPNNPNNNNPNN");
    assert_eq!(found[1], "Fibonacci Nim, at most twice the number just taken");
}

#[test]
fn unknown_tables_and_nonsense() {
    assert!(lines("9 9 9 9")[0].starts_with("no known game has this table"));
    assert_refused(&["lookup", "0", "1"], &["at least 4 entries", "this has 2"]);
    assert_refused(&["lookup", "0", "1", "x", "3"], &["entry 3", "\"x\"", "for example"]);
    assert_refused(&["lookup", "PNXP"], &["'X'", "for example, P N N P"]);
    assert_refused(
        &["lookup", "0", "1", "2", "99999999999"],
        &["entry 4 of the table is 99999999999, which is larger than any value known here"],
    );
    assert_refused(&["lookup", "-1", "0", "0", "1"], &["entry 1", "\"-1\""]);
    assert_refused(&["lookup", "XNNP"], &["'X' is neither P"]);
    assert_refused(
        &["lookup", "012012"],
        &["at least 4 entries", "for example, 0 1 2 0; this has 1"],
    );
    assert_refused(&["lookup", ",", ",,"], &["this has 0"]);
}
