//! The tool as a whole, on a small collection of its own.

#[allow(dead_code)] // the tests of `judge` use all of it
#[path = "../../../../tools/judge/tests/tool/toys.rs"]
mod toys;

use std::process::Command;
use toys::Toys;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_mutants");

/// The remainder of a number that is not 0, but at least -1; the modulus is past all that the cases
/// try.
const REMAINDER: &str = r#"//! Toy s — s
//! <http://x> · 1 s · 32 MiB · difficulty 3
//!
//! Rules: a sum.
//! Bounds: ?
//! Kind: impartial
//! Model: toy, a sum.
//! Why: so.
//! Cost: little.

const MODULUS: i64 = 1000;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let number: i64 = text.trim().parse().unwrap();
    assert!(number >= 1, "no number");
    print(&[(number % MODULUS).max(-1)]);
}

fn print(numbers: &[i64; 1]) {
    println!("{}", numbers[0]);
}
"#;

/// Answers the numbers from 1 to 9.
const REFERENCE: &str = r#"
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match &*arguments[1] {
        "check" => std::process::exit(2),
        "cases" => {
            for seed in 1..=arguments[5].parse::<usize>().unwrap() {
                let number = 1 + seed % 9;
                print!("case {seed} 2 2\n{number}\n{number}\n");
            }
        }
        "middle" if std::path::Path::new("has_middle").exists() => {
            print!("case 1 5 2\n1003\n3\n");
        }
        "middle" => std::process::exit(2),
        _ => std::process::exit(3),
    }
}
"#;

/// The length of a number in binary. Where it is shifted by 0, that takes for ever.
const LENGTH: &str = "let mut rest: u64 = input.trim().parse().unwrap();
    let mut length = 0;
    while rest != 0 {
        rest >>= 1;
        length += 1;
    }
    println!(\"{length}\");";

const MODULUS: &str = "in `const MODULUS: i64 = 1000;`";
const PRINTED: &str = "in `print(&[(number % MODULUS).max(-1)]);`";

/// Returns the survivors of the remainder, as they are printed.
fn survivors() -> Vec<String> {
    let at = |line: u8, label: String| format!("problems/toy/s/solution.rs:{line}: {label}\n");
    vec![
        at(11, format!("1000 → 1001 {MODULUS}")),
        at(11, format!("1000 → 999 {MODULUS}")),
        at(17, format!("% MODULUS dropped {PRINTED}")),
        at(17, format!("1 → 2 {PRINTED}")),
        at(17, format!("1 → 0 {PRINTED}")),
    ]
}

fn toys() -> Toys {
    Toys::new()
        .raw_solution("s", REMAINDER)
        .reference("s", REFERENCE)
        .solution("h", 1.0, LENGTH)
        .tests(
            "s",
            &[
                ("sample-1.in", "7\n"),
                ("sample-1.out", "7\n"),
                ("bad-zero.in", "0\n"),
                ("bad-zero.err", "no number\n"),
            ],
        )
        .tests("h", &[("sample-1.in", "7\n"), ("sample-1.out", "3\n")])
}

#[test]
fn survivors_of_changed_problems_are_named_unless_a_record_explains_them() {
    available::unless_passed!(PROGRAM);
    let toys = toys();
    let reply = toys.judge(&["toy_s", "toy_h", "--count", "--jobs", "1"]);
    let counts = [
        "toy_s: 12 mutants, 2 do not compile, 5 caught, 0 recorded, 5 unexplained; 50.0 % caught\n",
        "toy_h: 9 mutants, 0 do not compile, 9 caught, 0 recorded, 0 unexplained; 100.0 % caught\n",
        "2 problems: 21 mutants, 2 do not compile, 14 caught, 0 recorded, 5 unexplained; 73.7 % caught\n",
    ];
    assert_eq!((reply.out, reply.err), (survivors().concat() + &counts.concat(), String::new()));
    assert_eq!(reply.code, Some(1));

    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.args(["-c", "user.name=toy", "-c", "user.email=toy"]).args(arguments);
        assert!(git.current_dir(toys.path("")).status().unwrap().success());
    };
    git(&["init", "--quiet"]);
    git(&["add", "problems", "testdata"]);
    git(&["commit", "--quiet", "--message", "toys"]);
    // What is no code, and what is made of the code, is not looked at.
    toys.write("problems/toy/s/solution.rs", &REMAINDER.replace("Why: so.", "Why: so it is."));
    toys.write("problems/toy/s/submit.rs", "fn main() {}\n");
    let reply = toys.judge(&["--changed"]);
    assert_eq!((reply.code, &*reply.out), (Some(0), "no problem has changed\n"), "{}", reply.err);

    let record = |labels: &[String]| {
        let lines = labels.iter().map(|label| format!("{label}: no number is below 0\n"));
        toys.write("problems/toy/s/mutants.txt", &lines.collect::<String>());
    };
    let equal = [format!("1 → 2 {PRINTED}"), format!("1 → 0 {PRINTED}")];
    let modulus = [format!("1000 → 1001 {MODULUS}"), format!("% MODULUS dropped {PRINTED}")];
    record(&[&equal[..], &modulus, &[format!("1000 → 999 {MODULUS}")]].concat());
    let reply = toys.judge(&["--changed", "--since", "HEAD"]);
    let counts = "1 problem: 12 mutants, 2 do not compile, 5 caught, 5 recorded, 0 unexplained; 100.0 % caught\n";
    assert_eq!((reply.code, &*reply.out, &*reply.err), (Some(0), counts, ""));

    // A larger case notices what the others do not, and a record of that is wrong then.
    toys.write("has_middle", "");
    record(&[&equal[..1], &modulus[..1], &["2 → 3 in `print(2);`".to_string()]].concat());
    let reply = toys.judge(&["toy_s"]);
    let lines = [
        format!("problems/toy/s/solution.rs:17: 1 → 0 {PRINTED}"),
        format!(
            "problems/toy/s/mutants.txt:2: noticed after all, by middle case of seed 1: \
             1000 → 1001 {MODULUS}: no number is below 0"
        ),
        "problems/toy/s/mutants.txt:3: no such change of the solution: 2 → 3 in `print(2);`: \
         no number is below 0"
            .to_string(),
        "1 problem: 12 mutants, 2 do not compile, 8 caught, 1 recorded, 1 unexplained; 88.9 % caught\n"
            .to_string(),
    ];
    assert_eq!((reply.code, &*reply.out), (Some(1), &*lines.join("\n")), "{}", reply.err);

    toys.write("testdata/toy/s/edge-1.in", "8\n");
    toys.write("testdata/toy/s/edge-1.out", "5\n");
    let reply = toys.judge(&["toy_s"]);
    assert!(reply.err.starts_with("error: toy_s: WA of the solution on edge-1\n"), "{}", reply.err);
    assert_eq!(reply.code, Some(1));
}
