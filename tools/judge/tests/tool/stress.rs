//! `judge stress` on a solution with a planted bug.

use crate::toys::Toys;
use crate::PROGRAM;
use std::fs;
#[cfg(unix)]
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::{thread, time::Duration};

/// A count and as many numbers; their sum.
pub const REFERENCE: &str = r#"
use std::io::Read;

fn generate(seed: u64) -> String {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        state >> 33
    };
    let count = 1 + next() % 6;
    let numbers: Vec<String> = (0..count).map(|_| (next() % 50).to_string()).collect();
    format!("{count}\n{}\n", numbers.join(" "))
}

fn answer(input: &str) -> String {
    let numbers: Vec<u64> = input.split_whitespace().map(|w| w.parse().unwrap()).collect();
    assert_eq!(numbers[0] as usize, numbers.len() - 1);
    assert!(numbers[0] > 0);
    format!("{}\n", numbers[1..].iter().sum::<u64>())
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    match &*arguments[1] {
        "check" | "middle" => std::process::exit(2),
        "generate" => print!("{}", generate(arguments[3].parse().unwrap())),
        "answer" => {
            let mut input = String::new();
            std::io::stdin().read_to_string(&mut input).unwrap();
            print!("{}", answer(&input));
        }
        "cases" => {
            let (seed, count): (u64, u64) = (arguments[3].parse().unwrap(), arguments[5].parse().unwrap());
            for seed in seed..seed + count {
                let input = generate(seed);
                let answer = answer(&input);
                print!("case {seed} {} {}\n{input}{answer}", input.len(), answer.len());
            }
        }
        _ => panic!(),
    }
}
"#;

pub const RIGHT: &str =
    "println!(\"{}\", input.split_whitespace().skip(1).map(|w| w.parse::<u64>().unwrap()).sum::<u64>());";
pub const WRONG: &str =
    "println!(\"{}\", input.split_whitespace().skip(1).map(|w| w.parse::<u64>().unwrap() % 31).sum::<u64>());";

#[test]
fn a_right_solution_agrees() {
    available::unless_passed!(PROGRAM);
    let toys = Toys::new().solution("s", 100.0, RIGHT).reference("s", REFERENCE);
    let reply = toys.judge(&["stress", "toy_s", "--cases", "101", "--seed", "5"]);
    assert_eq!(
        (reply.code, &*reply.out),
        (Some(0), "toy_s: 101 cases agree (seed 5)\n"),
        "{}",
        reply.err
    );
    let reply = toys.judge(&["stress", "toy_s", "--cases", "1"]);
    assert_eq!((reply.code, &*reply.out), (Some(0), "toy_s: 1 case agrees (seed 1)\n"));
    let reply = toys.judge(&["stress", "--all", "--cases", "0"]);
    assert_eq!((reply.code, &*reply.out), (Some(0), "toy_s: 0 cases agree (seed 1)\n"));
    let reply = toys.judge(&["stress", "toy_s", "--largest", "--seed", "5"]);
    assert_eq!(reply.code, Some(0), "{}", reply.err);
    assert!(reply.out.starts_with("AC  toy_s "), "{}", reply.out);
}

#[test]
fn a_difference_is_shrunk_and_saved_and_never_overwrites() {
    available::unless_passed!(PROGRAM);
    let toys = Toys::new().solution("s", 100.0, WRONG).reference("s", REFERENCE);
    let mut saved = Vec::new();
    for _ in 0..2 {
        let reply =
            toys.judge(&["stress", "toy_s", "--cases", "500", "--seed", "1", "--jobs", "1"]);
        assert_eq!(reply.code, Some(1), "{}{}", reply.out, reply.err);
        assert!(reply.out.contains("     1 - 31\n     1 + 0\n"), "{}", reply.out);
        saved =
            fs::read_dir(toys.path("testdata/toy/s")).unwrap().map(|e| e.unwrap().path()).collect();
    }
    assert_eq!(saved.len(), 4, "two runs, a pair each: {saved:?}");
    for file in saved {
        let expected = if file.extension().unwrap() == "in" { "1\n31\n" } else { "31\n" };
        assert_eq!(fs::read_to_string(&file).unwrap(), expected, "{}", file.display());
    }
}

#[test]
fn mistakes_are_told() {
    available::unless_passed!(PROGRAM);
    let broken = REFERENCE.replace("numbers[0] > 0", "numbers[0] > 5, \"my own fault\"");
    let toys =
        Toys::new().solution("s", 100.0, RIGHT).reference("s", &broken).solution("t", 100.0, RIGHT);
    let cases: [(&[&str], &str); 4] = [
        (&["stress", "toy_s", "--cases", "50", "--seed", "1"], "my own fault"),
        (&["stress"], "name a problem, or say --all"),
        (&["stress", "--all"], "several problems need --cases"),
        (&["stress", "toy_t", "--cases", "1"], "toy_t has no reference"),
    ];
    for (arguments, message) in cases {
        let reply = toys.judge(arguments);
        assert_eq!(reply.code, Some(2), "{arguments:?}");
        assert!(reply.err.starts_with("error: ") && reply.err.contains(message), "{}", reply.err);
    }
}

#[test]
fn a_reference_that_hangs_on_a_candidate_does_not_hang_the_tool() {
    available::unless_passed!(PROGRAM);
    // Shrinking tries a single 31: it hangs the first time, and is no input from then on.
    let hang = "if numbers == [1, 31] && std::env::args().nth(1).unwrap() == \"answer\" {
        std::fs::File::create_new(\"hung\").unwrap();
        loop { std::thread::park() }
    }";
    let hangs = REFERENCE.replace("assert!(numbers[0] > 0);", hang);
    let toys = Toys::new().solution("s", 100.0, WRONG).reference("s", &hangs);
    let reply = toys.judge(&["stress", "toy_s", "--cases", "500", "--seed", "1", "--jobs", "1"]);
    assert_eq!(reply.code, Some(1), "{}{}", reply.out, reply.err);
    assert!(reply.out.contains("WA on this input, saved as "), "{}", reply.out);
    assert!(!reply.out.contains("\n  1\n  31\n"), "{}", reply.out);
    assert!(toys.path("hung").exists());
}

#[cfg(unix)]
#[test]
fn an_endless_run_ends_at_ctrl_c_with_its_count() {
    available::unless_passed!(PROGRAM);
    // Each run leaves a byte, and by then the tool listens for Ctrl-C, which ends the runs as well.
    let append = "std::fs::File::options().append(true).create(true).open(\"runs\").unwrap()";
    let body = format!("std::io::Write::write_all(&mut {append}, b\".\").unwrap(); {RIGHT}");
    let toys = Toys::new().solution("s", 100.0, &body).reference("s", REFERENCE);
    let mut command = toys.command(&["stress", "toy_s"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let runs = || fs::metadata(toys.path("runs")).map_or(0, |file| file.len());
    while runs() < 10 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(10));
    }
    // The shell's own: there need not be a program of that name.
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let reply = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{reply}");
    assert!(reply.starts_with("toy_s: ") && reply.contains(" cases agree (seed "), "{reply}");
}
