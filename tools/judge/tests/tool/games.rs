//! Interactive problems: each verdict on a program that earns it, by playing.

use crate::toys::Toys;
use crate::PROGRAM;
use std::fs;

/// Says a number; the program says the next one, and so on until a number above 6, for which 0 is
/// said. The program has three turns. A second number of the input is what the program is to do
/// wrong, and is said before the first.
const INTERACTOR: &str = r#"// As if it were made by Reference::interactive(generate, interact).
use std::io::{stdin, stdout, Read, Write};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let generated = |seed: u64| 1 + 2 * (seed % 3);
    let number = |place: usize| -> u64 { arguments[place].parse().unwrap() };
    match &*arguments[1] {
        "interact" => interact(&std::fs::read_to_string(&arguments[2]).unwrap()),
        "generate" => println!("{}", generated(number(3))),
        "cases" => (number(3)..number(3) + number(5)).for_each(|seed| {
            let input = format!("{}\n", generated(seed));
            print!("case {seed} {} 0\n{input}", input.len());
        }),
        _ => panic!(),
    }
}

fn interact(input: &str) {
    let mut words = input.split_whitespace();
    let mut number: i64 = words.next().unwrap().parse().expect("the secret input is a number");
    if let Some(fault) = words.next() {
        println!("{fault}");
    }
    assert!(number % 2 != 0);
    let ends = |reason: &str, code: i32| {
        eprintln!("{reason}");
        std::process::exit(code);
    };
    println!("{number}");
    for turn in 1.. {
        let mut said = String::new();
        if stdin().read_line(&mut said).unwrap() == 0 {
            ends("the program ended before the game did", 4);
        }
        if turn > 3 {
            ends("too many turns: more than 3", 1);
        }
        if said.trim() != (number + 1).to_string() {
            ends(&format!("{:?} is no move", said.trim()), 1);
        }
        number += 2;
        if number > 6 {
            print!("0\n\u{4}");
            stdout().flush().unwrap();
            let mut rest = String::new();
            stdin().read_to_string(&mut rest).unwrap();
            if !rest.trim().is_empty() {
                ends("output after the end of the game", 1);
            }
            return;
        }
        println!("{number}");
    }
}
"#;

/// A program, compiled once for all its faults.
struct Player {
    id: &'static str,
    /// The limit of time.
    seconds: f64,
    /// How many faults it has; it is told which to make. Without any it is told nothing.
    faults: u32,
    /// What it does with each number that it hears, `n`.
    each: &'static str,
    /// What it does afterwards.
    last: &'static str,
}

const RIGHT: Player =
    Player { id: "right", seconds: 100.0, faults: 0, each: "println!(\"{}\", n + 1)", last: "" };

const PLAYERS: [Player; 5] = [
    RIGHT,
    Player { id: "wrong", each: "println!(\"{}\", if n < 5 { n + 1 } else { 9 })", ..RIGHT },
    Player {
        id: "faulty",
        faults: 5,
        each: "if fault == 5 { loop { print!(\"{}\", \"x\".repeat(1 << 16 | n as usize)) } }
        println!(\"{}\", n + 1);
        if fault == 2 && n == 3 { return }
        assert!(fault != 3 || n < 3, \"no luck\")",
        last: "if fault == 1 { println!(\"bye\") }
    if fault == 4 { hear(); }",
        ..RIGHT
    },
    Player {
        id: "waiting",
        seconds: 1.0,
        faults: 2,
        each: "if fault == 1 { print!(\"{}\", n + 1) } else { println!(\"{}\", n + 1) }
        if fault == 2 && n == 3 { hear(); }",
        ..RIGHT
    },
    Player { id: "slow", seconds: 0.1, each: "loop { std::hint::black_box(n); }", ..RIGHT },
];

fn toys() -> Toys {
    let mut toys = Toys::new();
    for Player { id, seconds, faults, each, last } in PLAYERS {
        let fault = if faults > 0 { "hear()" } else { "0" };
        let text = format!(
            "//! Toy {id} — {id}\n//! <http://x> · {seconds} s · 32 MiB · difficulty 3\n//!\n\
             //! Rules: a game.\n//! Bounds: ?\n//! Kind: impartial\n//! Model: toy, a game.\n//! Why: so.\n//! Cost: little.\n\n\
             fn hear() -> i64 {{\n    let mut line = String::new();\n    \
             std::io::stdin().read_line(&mut line).unwrap();\n    \
             line.trim().parse().expect(\"a number\")\n}}\n\n\
             #[allow(unused, unreachable_code)]\nfn main() {{\n    \
             let fault: i64 = {fault};\n    loop {{\n        let n = hear();\n        \
             if n == 0 {{\n            break;\n        }}\n        {each};\n    }}\n    {last}\n}}\n"
        );
        toys = toys.raw_solution(id, &text).reference(id, INTERACTOR);
        for fault in 1..=faults {
            toys = toys.tests(id, &[(&format!("sample-{fault}.in"), &format!("1 {fault}\n"))]);
        }
        if faults == 0 {
            toys = toys.tests(id, &[("sample-1.in", "1\n")]);
        }
    }
    let files = [("edge-long.in", "-7\n"), ("edge-word.in", "x\n"), ("edge-3.out", "")];
    let refused = [("bad-word.in", "x\n"), ("bad-word.err", "a number\n")];
    toys.tests("right", &files).tests("right", &refused)
}

#[test]
fn every_game_has_its_verdict() {
    available::unless_passed!(PROGRAM);
    let toys = toys();
    let reply = toys.judge(&["test"]);
    assert_eq!(reply.code, Some(1), "{}{}", reply.out, reply.err);
    // Each begins with its verdict, its name and the figures of its run.
    let expected: [(&str, &[&str]); 14] = [
        ("AC  toy_right sample-1 ", &[]),
        ("WA  toy_right edge-long ", &["  too many turns: more than 3\n  < -7\n  > -6\n  < -5\n"]),
        ("BAD toy_right edge-word ", &["the interactor fails: ", "the secret input is a number"]),
        ("AC  toy_right bad-word ", &[]),
        ("BAD toy_right", &["  edge-3.out has no edge-3.in beside it\n"]),
        (
            "WA  toy_wrong sample-1 ",
            &["  \"9\" is no move\n  < 1\n  > 2\n  < 3\n  > 4\n  < 5\n  > 9\n"],
        ),
        ("WA  toy_faulty sample-1 ", &["  output after the end of the game\n", "  < 0\n  > bye\n"]),
        ("WA  toy_faulty sample-2 ", &["  the program ended before the game did\n", "  > 4\n"]),
        ("TLE toy_waiting sample-1 ", &["  both sides wait: ", "  < 1\n"]),
        ("TLE toy_waiting sample-2 ", &["  both sides wait: ", "  > 4\n  < 5\n"]),
        ("RE  toy_faulty sample-3 ", &["  exit code 101\n", "no luck", "  < 3\n  > 4\n"]),
        ("RE  toy_faulty sample-4 ", &["  exit code 101\n", "a number", "  < 0\n"]),
        ("TLE toy_slow sample-1 ", &["the limit is 0.1 s\n  < 1\n"]),
        ("OLE toy_faulty sample-5 ", &["more output than any right answer\n", "xxx…\n"]),
    ];
    for (title, parts) in expected {
        let lines: Vec<&str> = reply.out.lines().collect();
        let place = lines.iter().rposition(|line| line.starts_with(title));
        let place = place.unwrap_or_else(|| panic!("no {title:?} in:\n{}", reply.out));
        let details = lines[place + 1..].iter().take_while(|line| line.starts_with(' '));
        let details: String = details.map(|line| format!("{line}\n")).collect();
        for part in parts {
            assert!(details.contains(part), "no {part:?} below {title:?}:\n{}", reply.out);
        }
        assert_eq!(parts.is_empty(), details.is_empty(), "{title:?}:\n{}", reply.out);
    }

    // The same games, chosen at random.
    let reply = toys.judge(&["stress", "toy_right", "--cases", "20"]);
    let agree = "toy_right: 20 cases agree (seed 1)\n";
    assert_eq!((reply.code, &*reply.out), (Some(0), agree), "{}", reply.err);
    let reply = toys.judge(&["stress", "toy_right", "--largest"]);
    assert!(reply.code == Some(0) && reply.out.starts_with("AC  toy_right "), "{}", reply.out);
    let reply = toys.judge(&["stress", "toy_wrong", "--cases", "20", "--jobs", "1"]);
    assert_eq!(reply.code, Some(1), "{}", reply.err);
    assert!(reply.out.contains("WA on this input, saved as "), "{}", reply.out);
    assert!(reply.out.contains("  < 5\n  > 9\n"), "{}", reply.out);
    let files = fs::read_dir(toys.path("testdata/toy/wrong")).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert!(names.len() == 2 && names[1].starts_with("stress-"), "{names:?}");
    assert!(names.iter().all(|name| name.ends_with(".in")), "{names:?}");
}
