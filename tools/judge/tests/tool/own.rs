//! A contestant's own package in the place of the collection.

use crate::toys::{Reply, Toys};
use crate::PROGRAM;
use judge::program::Program;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;

/// A package without programs.
fn package() -> Toys {
    let toys = Toys::new();
    let manifest = "[package]\nname = \"mine\"\nedition = \"2021\"\n";
    toys.write("Cargo.toml", &format!("{manifest}\n[profile.release]\nopt-level = 0\n"));
    toys
}

fn assert_reply(reply: &Reply, code: i32, parts: &[&str]) {
    let Reply { out, err, .. } = reply;
    assert_eq!(reply.code, Some(code), "{out}{err}");
    for part in parts {
        assert!(out.contains(part) || err.contains(part), "no {part:?} in {out}{err}");
    }
}

/// A sum of numbers after their count, with a mistake: 31 and more lose a part.
const WRONG: &str = "// https://example.org/sum · 30 s · 64 MiB
fn main() {
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let mut numbers = input.split_whitespace().map(|word| word.parse::<u64>().unwrap());
    numbers.next().unwrap();
    println!(\"{}\", numbers.map(|number| number % 31).sum::<u64>());
}
";

/// With a seed it is the generator, and without one the brute force, which is strict but for an empty
/// input: there the program crashes, and shrinking must not get so far.
const BOTH: &str = "fn main() {
    if let Some(seed) = std::env::args().nth(1) {
        let seed: u64 = seed.parse().unwrap();
        return println!(\"3\\n{} {} {}\", seed % 40, seed % 7, seed / 2 % 5);
    }
    let input = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<usize> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    if numbers.is_empty() {
        return println!(\"0\");
    }
    assert!(numbers[0] > 0 && numbers[0] == numbers.len() - 1, \"my own fault\");
    println!(\"{}\", numbers[1..].iter().sum::<usize>());
}
";

#[test]
fn programs_are_tested_stressed_and_watched() {
    available::unless_passed!(PROGRAM);
    let toys = package();
    toys.write("src/bin/sum.rs", WRONG);
    toys.write("src/bin/both.rs", BOTH);
    // Ordinary names, also of cases that the collection's programs would have to refuse.
    for (name, text) in
        [("1.in", "2\n3 4\n"), ("1.out", "7\n"), ("bad-1.in", "1\n5\n"), ("bad-1.out", "5\n")]
    {
        toys.write(&format!("samples/sum/{name}"), text);
    }
    let test = ["AC  sum 1 ", "AC  sum bad-1 ", "1 problem, 2 cases: 2 AC"];
    assert_reply(&toys.judge(&["test"]), 0, &test);

    let stress = |brute: &str, input: &str, more: &[&str]| {
        let given = ["stress", "sum", "--brute", brute, "--input", input, "--jobs", "1"];
        toys.judge(&[&given[..], more].concat())
    };
    let difference = ["sum: a difference at seed 31", "\n  1\n  31\n", "     1 - 31\n     1 + 0\n"];
    assert_reply(&stress("both", "both", &["--seed", "29"]), 1, &difference);
    let saved = ["in", "out"].map(|ending| toys.path(&format!("samples/sum/stress-31.{ending}")));
    assert_eq!(saved.map(|file| fs::read_to_string(file).unwrap()), ["1\n31\n", "31\n"]);
    let itself = ["--program", "both", "--cases", "9"];
    assert_reply(&stress("both", "both", &itself), 0, &["sum: 9 cases agree (seed 1)\n"]);
    #[cfg(unix)]
    {
        let fails = ["case of seed 1:\nthe brute force: exit code 101\n", "my own fault"];
        toys.write("four.sh", "echo 4\n");
        let four = format!("sh {}", toys.path("four.sh").display());
        assert_reply(&stress("both", &four, &[]), 2, &fails);
    }

    let mut watch = toys.command(&["test", "sum", "--watch"]);
    let mut watch = watch.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut errors = BufReader::new(watch.stderr.take().unwrap()).lines().map(Result::unwrap);
    assert!(errors.any(|line| line.starts_with("waiting")));
    toys.write("src/bin/sum.rs", &WRONG.replace(" % 31", ""));
    assert!(errors.any(|line| line.starts_with("waiting")));
    toys.write("samples/sum/1.out", "8\n");
    assert!(errors.any(|line| line.starts_with("waiting")));
    watch.kill().unwrap();
    let out = String::from_utf8(watch.wait_with_output().unwrap().stdout).unwrap();
    let runs: Vec<&str> = out.lines().filter(|line| line.starts_with("1 problem")).collect();
    let runs: Vec<&str> = runs.iter().map(|line| line.rsplit(": ").next().unwrap()).collect();
    assert_eq!(runs, ["2 AC, 1 WA", "3 AC", "2 AC, 1 WA"], "{out}");
}

/// The library of a program may be in any folder, also in one with a space in its name.
#[test]
fn the_files_of_a_program_are_those_that_cargo_notes() {
    let toys = Toys::new();
    toys.write("a.d", "/t/release/a: /p/my\\ lib/src/lib.rs /p/src/bin/a.rs\n");
    let sources = Program::alone(toys.path("a")).sources();
    assert_eq!(sources, ["/p/my lib/src/lib.rs", "/p/src/bin/a.rs"].map(PathBuf::from));
}

#[test]
fn new_programs_begin_as_their_template() {
    let toys = package();
    toys.write("1", "5\n");
    toys.write("2", "6\n");
    let made = "made src/bin/a.rs\nmade samples/a/sample-1.in\nmade samples/a/sample-1.out\nthen: ";
    let known = ["--title", "Sum", "--time", "500ms", "--memory", "1G"];
    let reply = toys.judge(&[&["new", "a", "--sample", "1", "2"], &known[..]].concat());
    assert_reply(&reply, 0, &[made]);
    let program =
        |name: &str| fs::read_to_string(toys.path(&format!("src/bin/{name}.rs"))).unwrap();
    let head = "// Sum · 0.5 s · 1024 MiB\nuse std::io";
    assert!(program("a").starts_with(head), "{}", program("a"));
    assert_eq!(fs::read_to_string(toys.path("samples/a/sample-1.out")).unwrap(), "6\n");

    toys.write("template.rs", "fn main() {} // mine\n");
    let next = "next: save the statement's samples as samples/b/sample-1.in and sample-1.out";
    assert_reply(&toys.judge(&["new", "b"]), 0, &[next]);
    assert_eq!(program("b"), "// 2 s · 256 MiB\nfn main() {} // mine\n");
    assert!(toys.path("samples/b").is_dir());
    toys.write("other.rs", "fn main() {} // other\n");
    assert_reply(&toys.judge(&["new", "hdu", "1848", "--template", "other.rs"]), 0, &[]);
    let link = "https://acm.hdu.edu.cn/showproblem.php?pid=1848";
    let expected = format!("// {link} · 2 s · 256 MiB\nfn main() {{}} // other\n");
    assert_eq!(program("hdu1848"), expected);

    toys.write("src/bin/b_.rs", "fn main() {}\n");
    toys.write("samples/b_/notes.txt", "");
    let cases: [(&[&str], &str); 9] = [
        (&["new", "a"], "error: a already exists: `test a` runs it"),
        (&["new", "../c"], "error: an id is letters, digits"),
        (&["new", "c", "--template", "missing.rs"], "error: missing.rs: No such file"),
        (&["new", "c", "--sample", "1", "missing"], "error: missing: No such file"),
        (&["new", "hud", "1"], "error: no judge is called \"hud\""),
        (&["test", "b"], "error: no *.in with its .out in "),
        // Names are compared by their letters, but the very name goes first.
        (&["test", "b_"], "notes.txt is neither .in, .out nor .err"),
        (&["test", "c"], "error: no problem is called \"c\"; the nearest are a, b"),
        (&["stress", "a"], "error: a has no reference; --brute and --input take its place\n"),
    ];
    for (arguments, message) in cases {
        let reply = toys.judge(arguments);
        assert_reply(&reply, 2, &[message]);
    }
    assert!(!toys.path("src/bin/c.rs").exists() && !toys.path("samples/c").exists());
    let manifest = fs::read_to_string(toys.path("Cargo.toml")).unwrap();
    toys.write("Cargo.toml", &manifest.replace("[profile", "autobins = false\n[profile"));
    let removed = "error: what was written is removed again: no problem is called \"c\"";
    assert_reply(&toys.judge(&["new", "c", "--sample", "1", "2"]), 2, &[removed]);
    assert!(!toys.path("src/bin/c.rs").exists() && !toys.path("samples/c").exists());
}

#[test]
fn elsewhere_the_commands_say_so() {
    let toys = package();
    toys.write("src/lib.rs", "");
    assert_reply(
        &toys.judge(&["test"]),
        2,
        &["no program of this package has a folder samples/NAME"],
    );
    for command in [&["list"][..], &["remove", "a"], &["compare", "a", "b"]] {
        let message = format!("error: {} is about the collection, not ", command[0]);
        assert_reply(&toys.judge(command), 2, &[&message]);
    }
    let inside = |folder: &str| {
        fs::create_dir_all(toys.path(folder)).unwrap();
        let output = toys.plain_command(&["test"]).current_dir(toys.path(folder)).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    // A folder inside the package is the package; a collection above it goes before.
    assert!(inside("src").contains("no program of this package"), "{}", inside("src"));
    toys.write("inner/problems/Cargo.toml", "");
    assert!(inside("inner/src").contains("problems/Cargo.toml lists no problem"));
    let collection = Toys::new().solution("x", 100.0, "");
    let reply = collection.judge(&["new", "hdu", "1", "--template", "x"]);
    assert_reply(&reply, 2, &["error: --template is for a package of your own\n"]);
    fs::remove_file(toys.path("Cargo.toml")).unwrap();
    let message = "has problems/Cargo.toml or Cargo.toml; name one with --root\n";
    assert!(inside("src").ends_with(message), "{}", inside("src"));
}
