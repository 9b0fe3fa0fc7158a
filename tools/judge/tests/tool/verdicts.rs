//! Each verdict on a program that earns it.

use crate::toys::Toys;
use crate::PROGRAM;

const SUM: &str =
    "println!(\"{}\", input.split_whitespace().map(|w| w.parse::<u64>().unwrap()).sum::<u64>());";

/// The output for one problem: its line, and the lines under it.
fn verdict_of(toys: Toys, code: i32) -> String {
    let reply = toys.judge(&["test"]);
    assert_eq!(reply.code, Some(code), "{}{}", reply.out, reply.err);
    reply.out
}

fn toy(seconds: f64, body: &str, input: &str, output: &str) -> Toys {
    let files = [("sample-1.in", input), ("sample-1.out", output)];
    Toys::new().solution("x", seconds, body).tests("x", &files)
}

fn assert_contains(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

#[test]
fn accepted_with_time_and_memory() {
    available::unless_passed!(PROGRAM);
    let reply = verdict_of(toy(100.0, SUM, "1 2\n3", "6"), 0);
    assert_contains(
        &reply,
        &[
            "AC  toy_x sample-1  ",
            " s  ",
            " MiB\n1 problem, 1 case: 1 AC\nslowest: toy_x sample-1 in ",
        ],
    );
    assert!(!reply.contains("warning"), "{reply}");
}

#[test]
fn presentation_error_with_the_blanks_shown() {
    available::unless_passed!(PROGRAM);
    let reply = verdict_of(toy(100.0, "println!(\"1  2\");", "1\n", "1 2\n"), 1);
    assert_contains(
        &reply,
        &["PE  toy_x sample-1", "     1 - 1·2⏎\n     1 + 1··2⏎\n", "1 case: 1 PE"],
    );
}

#[test]
fn wrong_answer_with_a_numbered_diff() {
    available::unless_passed!(PROGRAM);
    let reply = verdict_of(toy(100.0, "println!(\"a\\nc\");", "1\n", "a\nb\n"), 1);
    assert_contains(&reply, &["WA  toy_x sample-1", "     1   a\n     2 - b\n     2 + c\n"]);
}

#[test]
fn runtime_errors_with_code_or_signal_and_message() {
    available::unless_passed!(PROGRAM);
    let reply =
        verdict_of(toy(100.0, "eprintln!(\"no luck\"); std::process::exit(3);", "1\n", "1\n"), 1);
    assert_contains(&reply, &["RE  toy_x sample-1", "  exit code 3\n  | no luck\n"]);
    let reply = verdict_of(toy(100.0, "std::process::abort();", "1\n", "1\n"), 1);
    assert_contains(&reply, &["RE  toy_x sample-1", "  killed by signal 6 (SIGABRT)\n"]);
}

#[test]
fn a_program_that_hangs_is_stopped() {
    available::unless_passed!(PROGRAM);
    let reply = verdict_of(toy(0.2, "loop { std::hint::spin_loop(); }", "1\n", "1\n"), 1);
    assert_contains(&reply, &["TLE toy_x sample-1", "the limit is 0.2 s\n"]);
    // Asleep, it uses no processor time at all.
    let asleep = "std::thread::sleep(std::time::Duration::from_secs(1000));";
    let reply = verdict_of(toy(0.2, asleep, "1\n", "1\n"), 1);
    let killed = "  killed after 0.5 s by the clock; the limit is 0.2 s\n";
    assert_contains(&reply, &["TLE toy_x sample-1", killed]);
}

#[test]
fn a_program_that_eats_memory_is_stopped() {
    available::unless_passed!(PROGRAM);
    let eat = "let mut blocks = vec![]; \
               while blocks.len() <= 4000 { blocks.push(vec![1u8; 1 << 20]) }";
    let reply = verdict_of(toy(1000.0, eat, "1\n", "1\n"), 1);
    assert_contains(&reply, &["MLE toy_x sample-1", "  the limit is 32 MiB\n"]);
}

#[test]
fn a_program_that_prints_for_ever_is_stopped() {
    available::unless_passed!(PROGRAM);
    let reply =
        verdict_of(toy(1000.0, "loop { println!(\"{}\", \"x\".repeat(1000)); }", "1\n", "1\n"), 1);
    assert_contains(&reply, &["OLE toy_x sample-1", "more output than any right answer"]);
    // Line by line, the limit of time comes first.
    let lines = "loop { println!(\"1\"); }";
    assert_contains(&verdict_of(toy(0.3, lines, "1\n", "1\n"), 1), &["OLE toy_x sample-1"]);
    let chatters = "loop { eprintln!(\"{}\", \"x\".repeat(1000)); }";
    assert_contains(&verdict_of(toy(1000.0, chatters, "1\n", "1\n"), 1), &["OLE toy_x sample-1"]);
}

#[test]
fn an_end_that_is_not_read_is_a_warning() {
    available::unless_passed!(PROGRAM);
    let first = "println!(\"{}\", input.split_whitespace().next().unwrap());";
    let reply = verdict_of(toy(100.0, first, "7 8\n", "7\n"), 0);
    assert_contains(&reply, &["AC  toy_x", "warning: input not read to its end"]);
}

#[test]
fn inputs_that_break_the_statement() {
    available::unless_passed!(PROGRAM);
    let refuse = "assert!(input != \"0\\n\", \"a zero\"); println!(\"{}\", input.trim());";
    let toys = toy(100.0, refuse, "1\n", "1\n");
    let toys = toys.tests("x", &[("bad-zero.in", "0\n"), ("bad-zero.err", "a zero\n")]);
    let toys = toys.tests("x", &[("bad-two.in", "2\n"), ("bad-two.err", "a two\n")]);
    let toys = toys.tests("x", &[("bad-null.in", "0\n"), ("bad-null.err", "a null\n")]);
    let reply = verdict_of(toys, 1);
    assert_contains(
        &reply,
        &[
            "AC  toy_x bad-zero",
            "WA  toy_x bad-two",
            "exit code 0 on an input that breaks the statement",
            "WA  toy_x bad-null",
            "does not contain \"a null\"",
        ],
    );
}

#[test]
fn stray_and_missing_files_are_named() {
    available::unless_passed!(PROGRAM);
    let files = [
        ("edge-1.out", "1\n"),
        ("bad-1.in", "1\n"),
        ("bad-2.in", "1\n"),
        ("bad-2.err", "\n"),
        ("notes.txt", ""),
    ];
    let reply = verdict_of(toy(100.0, SUM, "1\n", "1\n").tests("x", &files), 1);
    assert_contains(
        &reply,
        &[
            "edge-1.out has no edge-1.in beside it",
            "bad-1.in has no bad-1.err beside it",
            "notes.txt is neither .in, .out nor .err",
            "bad-2.err should be one line, not 0",
            "5 cases: 1 AC, 4 BAD",
        ],
    );
    let reply = verdict_of(Toys::new().solution("x", 100.0, SUM), 1);
    assert_contains(&reply, &["BAD toy_x", "there is no folder"]);
    let reply = verdict_of(
        Toys::new()
            .solution("x", 100.0, SUM)
            .tests("x", &[("edge-1.in", "1"), ("edge-1.out", "1")]),
        1,
    );
    assert_contains(&reply, &["no sample-*.in with its .out"]);
}

#[test]
fn what_editors_and_systems_leave_behind_is_no_test() {
    available::unless_passed!(PROGRAM);
    let files = [
        (".DS_Store", ""),
        ("Thumbs.db", ""),
        ("desktop.ini", ""),
        (".sample-1.in.swp", ""),
        ("sample-1.swp", ""),
        ("sample-1.in~", ""),
        (".#sample-1.in", ""),
        ("#sample-1.in#", ""),
    ];
    let reply = verdict_of(toy(100.0, SUM, "1\n", "1\n").tests("x", &files), 0);
    assert_contains(&reply, &["1 problem, 1 case: 1 AC"]);
}

#[test]
fn a_checker_accepts_other_right_answers() {
    available::unless_passed!(PROGRAM);
    // Any number above the input's is right; the reference prints the next one.
    let checker = r#"// As if it were made by .with_checker().
    fn main() {
        let arguments: Vec<String> = std::env::args().collect();
        assert_eq!(arguments[1], "check");
        let number = |path: &String| -> u64 { std::fs::read_to_string(path).unwrap().trim().parse().unwrap() };
        if number(&arguments[3]) <= number(&arguments[2]) { println!("not above"); std::process::exit(1); }
    }"#;
    let body = "println!(\"{}\", if input.trim() == \"5\" { 9 } else { 0 });";
    let toys = toy(100.0, body, "5\n", "6\n").reference("x", checker);
    let reply = verdict_of(toys.tests("x", &[("edge-1.in", "1\n"), ("edge-1.out", "2\n")]), 1);
    assert_contains(&reply, &["AC  toy_x sample-1", "WA  toy_x edge-1", "  not above\n"]);
}

#[test]
fn names_and_mistakes() {
    available::unless_passed!(PROGRAM);
    let toys = toy(100.0, SUM, "1\n", "1\n");
    for name in ["toy_x", "TOY X", "toy/x", "x"] {
        assert_eq!(toys.judge(&["test", name]).code, Some(0), "{name}");
    }
    let reply = toys.judge(&["test", "toy_x", "Toy X"]);
    assert_contains(&reply.out, &["1 problem, 1 case: 1 AC"]);
    let reply = toys.judge(&["test", "toy_z"]);
    assert_eq!((reply.code, &*reply.out), (Some(2), ""));
    assert_contains(&reply.err, &["error: no problem is called \"toy_z\"; the nearest are toy_x"]);
    for arguments in
        [&["test", "--time-factor", "-1"][..], &["test", "--jobs", "0"], &["tset"], &[]]
    {
        let reply = toys.judge(arguments);
        assert_eq!(reply.code, Some(2), "{arguments:?}: {}", reply.err);
        assert!(!reply.err.contains("panicked"), "{}", reply.err);
    }
    toys.write("problems/toy/x/solution.rs", "fn main() {}\n");
    let reply = toys.judge(&["test"]);
    assert_eq!(reply.code, Some(2));
    assert_contains(&reply.err, &["problems/toy/x/solution.rs: line 1: expected"]);
}

#[test]
fn a_solution_that_does_not_compile_is_shown() {
    available::unless_passed!(PROGRAM);
    let reply = toy(100.0, "let x: u8 = \"\";", "1\n", "1\n").judge(&["test"]);
    assert_eq!(reply.code, Some(2));
    assert_contains(&reply.err, &["mismatched types", "error: the programs do not compile"]);
}
