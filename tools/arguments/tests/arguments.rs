//! Inputs as LeetCode writes them, and inputs with mistakes.

use arguments::{evaluate, Callable};

fn double(n: i32) -> i32 {
    2 * n
}

fn mirrored(rows: Vec<Vec<i64>>) -> Vec<Vec<i64>> {
    rows.into_iter().map(|row| row.into_iter().rev().collect()).collect()
}

fn chosen(words: Vec<String>, which: i32, is_last: bool) -> String {
    words[if is_last { words.len() - 1 } else { which as usize }].clone()
}

#[track_caller]
fn prints<A>(function: impl Callable<A>, input: &str, output: &str) {
    assert_eq!(evaluate(function, input).as_deref(), Ok(output), "{input:?}");
}

#[track_caller]
fn refuses<A>(function: impl Callable<A>, input: &str, message: &str) {
    let error = evaluate(function, input).unwrap_err();
    assert_eq!(error, message, "{input:?}");
}

#[test]
fn one_argument_stands_on_each_line() {
    prints(double, "21", "42");
    prints(double, " -3 \r\n\n", "-6");
    prints(mirrored, "[[1,2],[],[ 3 , 4 ]]\n", "[[2,1],[],[4,3]]");
    prints(mirrored, "[ ]", "[]");
    prints(chosen, "[\"a b\", \"é,]\"]\n0\nfalse\n", "\"a b\"");
    prints(chosen, "[\"a b\", \"é,]\"]\r\n0\r\ntrue\r\n", "\"é,]\"");
}

#[test]
fn mistakes_are_named_with_their_place() {
    refuses(double, "", "line 1, column 1: expected i32, found \"\"");
    refuses(double, "\n1", "line 1, column 1: expected i32, found \"\"");
    refuses(double, "x", "line 1, column 1: expected i32, found \"x\"");
    refuses(double, "12x", "line 1, column 1: expected i32, found \"12x\"");
    refuses(double, "1.5", "line 1, column 2: expected the end of the line, found \".5\"");
    refuses(double, "1 2", "line 1, column 2: expected the end of the line, found \" 2\"");
    refuses(double, "2147483648", "line 1, column 1: expected i32, found \"2147483648\"");
    refuses(double, "1\n2", "line 2: expected the end of the input");
    refuses(mirrored, "[[1,2]", "line 1, column 7: expected , or ], found \"\"");
    refuses(mirrored, "[[1,]]", "line 1, column 5: expected i64, found \"]]\"");
    refuses(mirrored, "[[1 2]]", "line 1, column 4: expected , or ], found \" 2]]\"");
    refuses(mirrored, "[1]", "line 1, column 2: expected [, found \"1]\"");
    refuses(mirrored, "[]]", "line 1, column 3: expected the end of the line, found \"]\"");
    let string = "expected a string in quotes without a backslash";
    refuses(chosen, "[a]\n0\ntrue", &format!("line 1, column 2: {string}, found \"a]\""));
    refuses(chosen, "[\"a]\n0\ntrue", &format!("line 1, column 2: {string}, found \"\\\"a]\""));
    refuses(
        chosen,
        "[\"\\n\"]\n0\n1",
        &format!("line 1, column 2: {string}, found {:?}", "\"\\n\"]"),
    );
    refuses(chosen, "[\"a\"]\n0\n1", "line 3, column 1: expected bool, found \"1\"");
    refuses(chosen, "[\"a\"]\n0", "line 3, column 1: expected bool, found \"\"");
}
